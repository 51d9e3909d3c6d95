"""What a class's contest says."""

TEXTS: dict[str, str] = {
    "contest.nobody": "{folder}: no program here plays ten deals without a fault, so"
    " there is no contest ({reasons})",
    "contest.no_file": "{module}.py was not handed in",
    "contest.left_out": "Who does not play",
    "contest.faults": "What programs that play did wrong",
    "contest.tried": "program",
    "contest.page": "The league table: {page}",
    "contest.title": "League table",
    "contest.headings": "rank|player|{unit}, with its 95 % interval",
    "contest.pairs": "What the player of a row wins from that of a column",
    "contest.brackets": "In brackets: nobody is told to be better.",
    "contest.from_rank": "from rank",
    "contest.in_words": "Who beats whom, with 95 % intervals",
    "contest.recipe_title": "How to check the deals",
    "contest.recipe": "The key stands above, 16 bytes in hexadecimal. T is the first 16"
    " bytes of HMAC-SHA-256, under the key, of the text 'deal N', N from 0 on; H is the"
    " first 16 bytes of SHAKE-256 of 'holdem_teach hand 1 of T'. Both are read as"
    " numbers, the first byte the largest, and written in decimal. SHAKE-256 of"
    " 'holdem_teach deal H' gives 16 bytes to each of the cards 2c 2d 2h 2s 3c ... As,"
    " and the deck is the cards sorted by them. The first two cards are the"
    " button's, the next two the other player's, then come the five of the board.",
}
