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
    "bench.no_loop": "Whole boards are measured against a loop over eval7, and that is"
    " not"
    " installed.",
    "bench.loop": "One loop over eval7 for one flop hand, {pairs:,} pairs:"
    " {seconds:.2f} s",
    "bench.part": "  {name:<28}{milliseconds:10.3f} ms, {ratio:11,.1f} in one loop",
    "bench.one_hand": "exact EHS, one flop hand",
    "bench.omaha": "exact EHS, Omaha flop",
    "bench.grid": "grid of a {street}",
    "bench.threads_head": "A second thread, middle of 15 rounds:",
    "bench.threads": "  grid of a {street} on two threads: {shared:.2f} of the time of"
    " one (two grids at once, apart: {apart:.2f} of one after the other)",
    "bench.omaha_turn": "Omaha turn",
    "bench.omaha_flop": "Omaha flop",
    "bench.equity": "equity of {players}",
    "bench.cost_head": "Cost against work: showdowns counted, time, showdowns a second",
    "bench.cost": "  {name:<14}{showdowns:>14,}{milliseconds:12.3f} ms"
    "{rate:12,.0f} million/s",
    "bench.picture": "What exact answers cost against the showdowns that they count:"
    " {costs}",
    "bench.showdowns": "showdowns counted",
    "bench.milliseconds": "milliseconds",
    "bench.title": "What exact answers cost",
    "bench.no_hands": "Hands are played again from a checkout alone, which holds the"
    " records.",
    "bench.hands_all": "All {count} real hands",
    "bench.hands_of": "{count} real hands of {players} players",
    "bench.hands": "{hands} played again, legal actions asked: {rate:,.0f} hands/s",
    "bench.hands_with_views": "  and a view taken at each turn: {rate:,.0f} hands/s",
    "bench.hands_ratio": ", we are {ratio:.1f} times as fast as pokerkit",
    "bench.easy": "Easy against itself, heads-up no-limit: {rate:,.0f} hands/s",
    "bench.callers_ratio": ", {ratio:.1f} times those of callers in pokerkit",
    "bench.hard": "A decision of Hard: {mean:.2f} ms, the middle one {middle:.2f} ms",
    "bench.hard_ratio": "  {ratio:,.0f} of them in one loop over eval7 for a flop hand",
    "bench.two_jobs": "A tournament on two processors: {ratio:.2f} times as fast as on"
    " one, their start included",
    "bench.no_checkout": "Grading is measured in a checkout, which has hidden checks.",
    "bench.overhead": "Grading, beside students' functions: {milliseconds:.0f} ms a"
    " student ({students} students, two at a time)",
    "bench.overhead_pytest": "  pytest -q, a process for each: {milliseconds:.0f} ms,"
    " ours is {share:.2f} of that",
    "bench.overhead_lean": "  the same without loading plugins: {milliseconds:.0f} ms,"
    " ours is {share:.2f} of that",
    "bench.first_cold": "Fresh process, nothing compiled: first EHS after"
    " {first:.2f} s, first compiled one after {compiled:.2f} s",
    "bench.first_warm": "Fresh process, compiled code kept: first EHS after"
    " {first:.2f} s, first compiled one after {compiled:.2f} s",
}
