"""What is said about compiling."""

TEXTS: dict[str, str] = {
    "warmup.failed": "the compiled function {name!r} could not be made, so NumPy"
    " answers more slowly: {trouble}; 'holdem-teach doctor' looks for the cause",
}
