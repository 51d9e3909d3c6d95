"""Names of hands and their parts, and what is wrong with a value."""

TEXTS: dict[str, str] = {
    "ranking.categories": "high card|one pair|two pair|three of a kind|straight|flush|"
    "full house|four of a kind|straight flush",
    "ranking.bad_value": "{value!r} is not the value of a hand; expected a whole"
    " number from 1 (the worst hand) to 7462 (an ace-high straight flush)",
    "ranking.bad_array": "cards: an array of {dtype} of shape {shape} was given;"
    " expected whole numbers 0 to 51 of shape (N, 5), (N, 6) or (N, 7)",
    "ranking.bad_row": "cards: row {row} holds {token}; expected {count} distinct"
    " cards, whole numbers from 0 (2c) to 51 (As)",
    "ranking.to_the": "{name}, {high} high",
    "ranking.all_five": "{name}, {ranks}",
    "ranking.full_house": "{name}, {many[0]} over {many[1]}",
    "ranking.groups_1": "{name}, {many[0]} with {kickers}",
    "ranking.groups_2": "{name}, {many[0]} and {many[1]} with {kickers}",
    "ranking.and": "{first} and {last}",
}
