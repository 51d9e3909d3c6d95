"""What is said about hand strength."""

TEXTS: dict[str, str] = {
    "strength.sentence": "{hole} on {board}: HS {hs:.3f}, PPot {ppot:.3f},"
    " NPot {npot:.3f}, EHS {ehs:.3f}; ahead of {ahead:,.8g}, tied with {tied:,.8g},"
    " behind {behind:,.8g} of {total:,.8g} hands",
    "strength.relations": "ahead|tied|behind",
    "strength.now": "{word} now",
    "strength.then": "{word} at the end",
    "strength.table_caption": "Pairs of an opponent's hand and cards to come",
    "strength.bad_ties": 'ties: {given!r} was given, expected "full" or "half"',
    "strength.bad_look_ahead": "look_ahead: {given!r} was given, expected {expected}:"
    " {board} board cards are out",
    "strength.bad_opponents": "opponents: {given!r} was given, expected a whole number"
    " from 1 to {most}",
    "strength.before_the_flop": "there is no hand strength before the flop: nobody is"
    " ahead yet; holdem_teach.equity([hole, 'random']) gives the chance to win",
    "strength.weights_of_omaha": "weights: they are for hold'em hands of two cards, and"
    " {count} hole cards were given",
    "strength.omaha_river_only": "with {count} hole cards only the river can be counted"
    " exactly: give five board cards, or four hole cards",
    "strength.no_weight": "weights: no hand is left that an opponent can hold; expected"
    " at least one with a weight above 0 that shares no card with yours or the board",
    "strength.wrong_length": "weights: {given:,} numbers were given, expected 1,326,"
    " one for each hand in the order of itertools.combinations(range(52), 2)",
    "strength.other_length": "weights and likelihood: {first:,} and {second:,} numbers"
    " were given, expected as many of one as of the other",
    "strength.bad_weight": "weights: {given} was given, expected numbers from 0 up",
    "strength.no_numbers": "weights: {given!r} was given, expected a range such as"
    " 'QQ+, AKs', a mapping of such parts to weights, or 1,326 numbers",
    "strength.bad_floor": "floor: {given!r} was given, expected a number from 0 to 1",
    "strength.bad_threads": "threads: {given!r} was given, expected a whole number from"
    " 1 up",
    "strength.bad_measure": "measure: {given!r} was given, expected one of {expected}",
    "strength.grid_sentence": "{count:,} hands on {board}: EHS from {least:.3f}"
    " ({worst}) to {most:.3f} ({best}), mean {mean:.3f}",
}
