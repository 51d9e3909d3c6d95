"""What is said about the lessons' bars, squares and intervals."""

TEXTS: dict[str, str] = {
    "charts.square": "{caption}. Highest: {best}.",
    "charts.bad_square": "matrix: an array of shape {shape} was given, expected"
    " (13, 13)",
    "charts.bad_columns": "columns: expected one to {most} columns of shares, with the"
    " same names in each",
    "charts.band_below": "below {edge:g}",
    "charts.band": "{low:g} to {high:g}",
    "charts.band_above": "{edge:g} and more",
    "charts.no_rates": "rates: none were given, expected one or more",
    "charts.with_unit": "{caption} ({unit})",
    "charts.interval": "{name}: {rate!r}, {verdict}",
    "charts.wins": "wins",
    "charts.loses": "loses",
    "charts.open": "open",
}
