"""What stands in the figures."""

TEXTS: dict[str, str] = {}
