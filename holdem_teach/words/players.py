"""Why a player acted: one sentence for each kind of reason."""

TEXTS: dict[str, str] = {
    "players.no_such_player": "player: {name!r} given, expected {names}",
    # a person at a terminal
    "players.you_hold": "You hold {hole}{board}; the pot is {pot:,}.",
    "players.on_board": ", on the board lie {board}",
    "players.you_may": "You may choose: {choices}.",
    "players.prompt": "your action: ",
    "players.none_of_them": "{line!r} is none of them.",
    # study tools
    "players.nobody_in_turn": "the hand waits for nobody; expected one with a seat to"
    " act",
    "players.what_if": "{action}: {value:+.2f} chips (± {error:.2f}, {times:,} times)",
    "players.did": "Seat {seat}: {action}.",
    "players.did_since": "Seat {seat}: {action}. {why}.",
    "players.did_instead": "Seat {seat}: {action}; it would be {instead} here. {why}.",
    "players.seat": "seat {seat}",
    "players.profile": "{name}: {hands:,} hands, enters {enters:.0%}, raises"
    " {raises:.0%}, folds to {folds:.0%} of bets, shows {shows:.0%} of flops, won"
    " {won:+,}",
    # all
    "players.cannot_raise": "{why}; but here it may not bet or raise",
    "players.claim": "the best hand that the rules let it announce",
    # Easy, and the rock
    "players.strong": "strength {strength:.2f}, and {enough:.2f} is enough to raise",
    "players.fair": "strength {strength:.2f}, and {enough:.2f} is enough to stay in",
    "players.free": "strength {strength:.2f} is not enough to bet, and checking is"
    " free",
    "players.weak": "strength {strength:.2f}, and {enough:.2f} would be enough",
    # the other plain styles
    "players.station": "it calls whatever it costs",
    "players.maniac": "it raises four times in five",
    "players.maniac_calls": "the one time in five that it does not raise",
    # Normal
    "players.opens": "{share:.0%} of all hands are better; here it raises with the"
    " best {raises:.0%}",
    "players.enters": "{share:.0%} of all hands are better; here it raises with the"
    " best {raises:.0%} and stays in with {calls:.0%}",
    "players.stays_out": "{share:.0%} of all hands are better; here it stays in with"
    " the best {calls:.0%}",
    "players.value": "EHS {ehs:.2f} is enough to bet for value",
    "players.value_raise": "EHS {ehs:.2f}, taken for {worth:.2f} since somebody has"
    " bet, is enough to raise for value",
    "players.continues": "EHS {ehs:.2f}: it raised last before the flop, and goes on"
    " betting against one opponent",
    "players.waits": "EHS {ehs:.2f} is not enough to bet, and checking is free",
    "players.ehs_calls": "EHS {ehs:.2f}, taken for {worth:.2f} since somebody has bet,"
    " against pot odds {odds:.2f}",
    "players.ehs_folds": "EHS {ehs:.2f}, taken for {worth:.2f} since somebody has bet,"
    " is less than the pot odds, {odds:.2f}",
    # Hard
    "players.value_bet": "equity {equity:.2f} against what the others may hold is"
    " enough to bet for value",
    "players.bluff": "equity {equity:.2f}: a bluff, as often as it is set to",
    "players.checks": "equity {equity:.2f} is not enough to bet, and checking is free",
    "players.raise": "equity {equity:.2f} with pot odds of {odds:.2f}: it raises for"
    " value",
    "players.price": "equity {equity:.2f} against pot odds {odds:.2f}",
    "players.no_price": "equity {equity:.2f} against pot odds {odds:.2f} is too little",
    "players.no_price_yet": "equity {equity:.2f} against pot odds {odds:.2f} is too"
    " little: with cards to come it wants {margin:.2f} more than those",
}
