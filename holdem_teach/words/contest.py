"""What a class's contest says."""

TEXTS: dict[str, str] = {
    "contest.nobody": "{folder}: no program here plays ten deals without a fault, so"
    " there is no contest",
    "contest.no_file": "{module}.py was not handed in",
    "contest.left_out": "Who does not play, and what programs did wrong:",
    "contest.page": "The league table: {page}",
    "contest.title": "League table",
    "contest.headings": "rank|player|{unit}, with its 95 % interval",
    "contest.pairs": "What the player of a row wins from that of a column",
}
