"""What is said about equity."""

TEXTS: dict[str, str] = {
    "equity.sentence": "{players}; {how}",
    "equity.player": "{hand}: {equity:.2%} (wins {win:.2%}, ties {tie:.2%})",
    "equity.exact": "exact, {boards}",
    "equity.sampled": "sampled, {boards}, standard error {error:.2%}",
    "equity.player_count": "hands: {given} given, expected 2 to 9 hands or ranges",
    "equity.no_list": "hands: {given!r} was given, expected a list of hands or ranges"
    " such as ['As Ad', 'KK, AKs']",
    "equity.no_deal": "hands: {hands} cannot be dealt together: in every way to deal"
    " them some card is needed twice",
    "equity.too_few_cards": "{players} players, {board} board cards and {dead} dead"
    " cards need more cards than the deck has; expected fewer dead cards",
    "equity.bad_number": "{name}: {given!r} was given, expected a whole number from 1"
    " up",
}
