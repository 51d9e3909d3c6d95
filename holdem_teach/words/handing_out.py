"""What is said of the archives that a teacher makes."""

TEXTS: dict[str, str] = {
    "out.released": "{path}: {files} for students.",
    "out.stale": "not as their sources make them: {files}; 'holdem-teach stubs' makes"
    " them anew, and nothing was packed",
    "out.leak": "{file} holds the mark of a solution, so nothing was packed",
    "out.autograder": "{path}: {files} for Gradescope, where it is uploaded as the"
    " autograder. It holds hidden checks and is for teachers alone.",
    "out.kit": "{path}: {files} for teachers alone.",
}
