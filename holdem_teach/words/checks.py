"""What the layer ``checks`` says."""

TEXTS: dict[str, str] = {}
