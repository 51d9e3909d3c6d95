"""What is said about hand strength."""

TEXTS: dict[str, str] = {}
