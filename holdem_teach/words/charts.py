"""What is said about the lessons' bars and squares."""

TEXTS: dict[str, str] = {
    "charts.square": "{caption}. Highest: {best}.",
    "charts.bad_square": "matrix: an array of shape {shape} was given, expected"
    " (13, 13)",
    "charts.bad_columns": "columns: expected one to {most} columns of shares, with the"
    " same names in each",
}
