"""What is said about the table of starting hands."""

TEXTS: dict[str, str] = {
    "preflop.no_such_hand": "{given!r} is no starting hand; expected a name such as"
    " 'AA', 'AKs' or '72o'",
}
