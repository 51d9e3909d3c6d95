"""What is said about the lessons' bars."""

TEXTS: dict[str, str] = {
    "charts.bad_columns": "columns: expected one to {most} columns of shares, with the"
    " same names in each",
}
