"""What the layer ``cli`` says."""

TEXTS: dict[str, str] = {}
