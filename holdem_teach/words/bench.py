"""What the command ``bench`` prints."""

TEXTS: dict[str, str] = {
    "bench.peers": "Ours against {names}; middle of several rounds, taken in turn.",
    "bench.from_text": "One hand of seven from text, checked: {rate:.2f} million/s",
    "bench.from_cards": "One hand of seven from cards, checked: {rate:.2f} million/s",
    "bench.walk": "All 133,784,560 hands of seven, one core: {rate:.0f} million/s",
    "bench.rows": "Random (N, 7) rows, one core: {rate:.0f} million/s",
    "bench.flop": "Exact EHS of one hand on the flop: {rate:,.0f} million pairs/s",
    "bench.ratio": "  {name:<12}{rate:10.4f} million/s, we are {ratio:11,.1f} times"
    " as fast",
    "bench.first_cold": "Fresh process, nothing compiled: first EHS after"
    " {first:.2f} s, first compiled one after {compiled:.2f} s",
    "bench.first_warm": "Fresh process, compiled code kept: first EHS after"
    " {first:.2f} s, first compiled one after {compiled:.2f} s",
}
