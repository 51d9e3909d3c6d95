"""What the layer ``widgets`` says."""

TEXTS: dict[str, str] = {}
