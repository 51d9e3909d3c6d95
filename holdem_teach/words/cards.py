"""What is said about cards: names, and what is wrong with a card that was given."""

TEXTS: dict[str, str] = {
    "cards.card_name": "{rank} of {suit}",
    "cards.rank_names": "two three four five six seven eight nine ten"
    " jack queen king ace",
    "cards.rank_plurals": "twos threes fours fives sixes sevens eights nines tens"
    " jacks queens kings aces",
    "cards.suit_names": "clubs diamonds hearts spades",
    "cards.ranks_expected": "a rank is one of 2 3 4 5 6 7 8 9 T (or 10) J Q K A",
    "cards.suits_expected": "a suit is one of c d h s or ♣ ♦ ♥ ♠",
    "cards.unknown_rank": "{name}: {token!r} at card {place} has an unknown rank"
    " {part!r}; {expected}",
    "cards.unknown_suit": "{name}: {token!r} at card {place} has an unknown suit"
    " {part!r}; {expected}",
    "cards.half_card": "{name}: {token!r} at card {place} is only half a card;"
    " a card is a rank and a suit, such as 'Ad'",
    "cards.bad_code": "{name}: {token!r} at card {place} is not a card;"
    " expected a whole number from 0 (2c) to 51 (As)",
    "cards.text_among_codes": "{name}: {token!r} at card {place} is text in a list;"
    " expected one text for all cards, such as '2c 3d', which ' '.join(...) makes of a"
    " list of texts",
    "cards.bad_type": "{name}: {token!r} is no way to give cards;"
    " expected text such as 'Ad Qc' or a sequence of cards or of numbers 0 to 51",
    "cards.duplicate": "{name}: {token} at card {place} is there twice;"
    " every card can be used once",
    "cards.duplicate_across": "{name}: {token} at card {place} is already in {other};"
    " every card can be used once",
    "cards.wrong_count": "{name}: {count} given ({token}), expected {expected}",
    "cards.none_given": "none",
}
