"""What the pot builder says."""

TEXTS: dict[str, str] = {
    "controls.chips": "Put in",
    "controls.chips_help": "Type what each seat has put in, such as 30 70 70",
    "controls.folded": "Folded",
    "controls.folded_help": "Type the seats that have folded, such as 0 2",
    "controls.ranking": "Best hands",
    "controls.ranking_help": "Type who has the better hand, such as 0 = 1 > 2",
    "controls.button": "Button",
    "controls.button_help": "The seat from which odd chips are counted",
    "controls.draw": "Random case",
    "controls.draw_help": "Draw chips, folds and hands for as many seats",
    "pots.chips_wanted": "whole numbers of chips by seat, such as 30 70 70",
    "pots.seat_wanted": "the numbers of seats, such as 0 2",
    "pots.seats_wanted": "{seats} given, expected {fewest} to {most}",
    "pots.no_number": "{token!r} given, expected {wanted}",
    "pots.no_seat": "seat {seat!r} given, expected one from 0 to {last}",
    "pots.nobody_in": "All seats would have folded; one has to stay in",
    "pots.has_folded": "Seat {seat} has folded and can win nothing",
    "pots.named_twice": "Seat {seat} is named twice",
    "pots.repr": "By side pots the seats get {layers}; by entitlements {shares}",
    "pots.pot": "{name} of {amount:,}: {who}",
    "pots.back": "{chips:,} that nobody matched go back to {name}",
    "pots.no_chips": "no chips are in the middle",
    "pots.main_sign": "P",
    "pots.side_sign": "S{number}",
    "pots.folded": "folded",
    "pots.sentence": "Who may win what: {pots}.",
    "pots.agree": "Side pots and entitlements give each seat the same.",
    "pots.differ": "Seat {seat} gets {layers:,} by side pots and {shares:,} by"
    " entitlements.",
    "pots.caption": "What each seat put in and gets. P: main pot, S: side pots. E_i:"
    " what a seat may win by its own chips; those who tie on the best hand share by"
    " E_i of E.",
    "pots.heads": "Seat|Put in|Gets by side pots|E_i of E|Gets by entitlements",
    "pots.part_of": "{own:,} of {whole:,}",
    "pots.plain": "Pot builder. {said} (Run this cell to use it.)",
}
