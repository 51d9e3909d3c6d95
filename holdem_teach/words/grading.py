"""What the layer ``grading`` says."""

TEXTS: dict[str, str] = {}
