"""What the layer ``sandbox`` says."""

TEXTS: dict[str, str] = {}
