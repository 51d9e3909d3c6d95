"""What is said about compiling."""

TEXTS: dict[str, str] = {
    "warmup.failed": "the compiled function {name!r} could not be made, and what NumPy"
    " can do instead takes longer: {trouble}; 'holdem-teach doctor' looks for the"
    " cause",
}
