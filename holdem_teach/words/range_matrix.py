"""What the range matrix says."""

TEXTS: dict[str, str] = {
    "range.empty": "No hand is in the range. Type one, such as QQ+, AKs, or choose a"
    " hand and press In or out.",
    "range.whole": "The range has {combos:,} hands, which weigh {total:,.2f} of 1,326"
    " ({share:.1%}).",
    "range.left": "With {out} out, {combos:,} of them are left, which weigh"
    " {total:,.2f}.",
    "range.caption": "The range: under each hand, how many pairs of cards are left,"
    " and its weight if that is not whole. Suited hands stand above the diagonal.",
    "range.not_in": "{name}: not in the range",
    "range.cell": "{name}: {left} of {of} hands, weight {weight} per cent",
    "range.below": "{left}·{weight}%",
    "range.plain": "Range matrix: {text}. {sentence} (Run this cell to use it.)",
    "range.nothing": "no hand",
}
