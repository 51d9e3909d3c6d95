"""What is said about ranges of hands."""

TEXTS: dict[str, str] = {
    "ranges.sentence": "range {text}: {combos:,} of 1,326 hands ({share:.1%})",
    "ranges.weighted": "range {text}: {combos:,} hands that weigh {total:,.2f}"
    " of 1,326 ({share:.1%})",
    "ranges.caption": "Suited hands stand above the diagonal; a number is the part"
    " of a hand that is in the range, in per cent",
    "ranges.empty": "range: nothing was given, expected hands such as"
    ' "QQ+, AKs, A5s-A2s, KdQd, 15%"',
    "ranges.not_text": "range: {given!r} was given, expected text such as"
    ' "QQ+, AKs, A5s-A2s, KdQd, 15%", two cards, or a range',
    "ranges.unknown": "range: {part!r} is not understood; a part is a hand (QQ, AKs,"
    " AKo, AK), a hand with a plus (TT+, ATs+), two ends (99-66, A5s-A2s, JTs-76s),"
    " two cards (KdQd), a share (15%) or random",
    "ranges.suited_pair": "range: {part!r} is not understood; two cards of one rank"
    " are never suited, and a pair takes no s or o",
    "ranges.two_kinds": "range: {part!r} has ends of two kinds; both are pairs, both"
    " suited (s), both offsuit (o), or both without a letter",
    "ranges.no_line": "range: the ends of {part!r} are on no line; they share the"
    " higher card (A5s-A2s) or the gap between their cards (JTs-76s)",
    "ranges.bad_weight": "range: the weight of {part!r} is not a number from 0 to 1,"
    " such as @0.5 or @50%",
    "ranges.bad_share": "range: {part!r} is not a share of the hands, more than 0% and"
    " at most 100%",
    "ranges.small_share": "range: {part!r} is less than the best hand, {best}, which"
    " is {least:.2f}% of all hands",
    "ranges.nothing_left": "no combination left for the range {text}: {reason}",
    "ranges.all_blocked": "the cards {dead} block all of it",
    "ranges.no_weight": "each hand in it has weight 0",
    "ranges.these_weights": "given as weights",
    "ranges.bad_shape": "weights: shape {given} was given, expected {expected}",
    "ranges.not_numbers": "weights: numbers from 0 to 1 were expected",
    "ranges.bad_number": "weights: {given} was given for {name}, expected a number"
    " from 0 to 1",
}
