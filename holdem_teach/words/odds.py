"""What is said about pot odds and the rule of four and two."""

TEXTS: dict[str, str] = {
    "odds.rule": "{outs} and {to_come} to come: the rule says {rule:.0%}, exactly"
    " {exact:.1%}",
    "odds.bad_to_come": "cards_to_come: {given!r} was given, expected 1 or 2",
    "odds.bad_unseen": "unseen: {given!r} was given, expected a whole number from"
    " {least} to 52",
    "odds.bad_outs": "outs: {given!r} was given, expected a whole number from 0 to"
    " {most}, the unseen cards",
    "odds.bad_pot": "pot: {given!r} was given, expected chips, 0 or more",
    "odds.bad_bet": "bet: {given!r} was given, expected chips, more than 0",
}
