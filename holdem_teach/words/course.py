"""What the layer ``course`` says."""

TEXTS: dict[str, str] = {}
