"""What the layer ``lesson`` says."""

TEXTS: dict[str, str] = {}
