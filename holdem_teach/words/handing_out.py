"""What is said of the archives that a teacher makes."""

TEXTS: dict[str, str] = {
    "out.released": "{path}: {files} for students.",
    "out.stale": "not as their sources make them: {files}; 'holdem-teach stubs' makes"
    " them anew, and nothing was packed",
    "out.leak": "{file} holds the mark of a solution, so nothing was packed",
    "out.kit": "{path}: {files} for teachers alone.",
}
