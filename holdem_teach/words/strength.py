"""What is said about hand strength."""

TEXTS: dict[str, str] = {
    "strength.sentence": "{hole} on {board}: HS {hs:.3f}, PPot {ppot:.3f},"
    " NPot {npot:.3f}, EHS {ehs:.3f}; ahead of {ahead:,}, tied with {tied:,},"
    " behind {behind:,} of {total:,} hands",
    "strength.relations": "ahead|tied|behind",
    "strength.now": "{word} now",
    "strength.then": "{word} at the end",
    "strength.table_caption": "Pairs of an opponent's hand and cards to come",
    "strength.bad_ties": 'ties: {given!r} was given, expected "full" or "half"',
    "strength.bad_look_ahead": "look_ahead: {given!r} was given, expected {expected}:"
    " {board} board cards are out",
    "strength.bad_opponents": "opponents: {given!r} was given, expected a whole number"
    " from 1 to 22",
}
