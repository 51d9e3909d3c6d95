"""What is said about samples."""

TEXTS: dict[str, str] = {
    "sampled.sentence": "{hole} on {board}: HS {hs:.3f} ± {hs_error},"
    " PPot {ppot:.3f} ± {ppot_error}, NPot {npot:.3f} ± {npot_error},"
    " EHS {ehs:.3f} ± {ehs_error} (one standard error); ahead in {ahead:,},"
    " tied in {tied:,}, behind in {behind:,} of {total:,} samples",
    "sampled.unknown_error": "unknown",
    "sampled.stopped": "{sentence}; stopped early, and valid for these samples",
    "sampled.multiway": "{hole} on {board} is the best of {hands} hands with"
    " a chance of {strength:.4f} ± {standard_error} (one standard error, {samples}"
    " samples); HS ** {opponents} says {power:.4f}",
    "sampled.progress": "sampling",
    "sampled.both_goals": "samples={samples!r} and tolerance={tolerance!r} were given;"
    " give one of them",
    "sampled.bad_samples": "samples: {given!r} was given, expected a whole number of"
    " at least 1",
    "sampled.bad_tolerance": "tolerance: {given!r} was given, expected a number from"
    " {least:.5f} to 0.5, the largest standard error that will do",
    "sampled.bad_seed": "seed: {given!r} was given, expected a whole number of at least"
    " 0, or None for a new sample each time",
    "sampled.bad_block": "block: {given!r} was given, expected a whole number of at"
    " least 1",
    "sampled.bad_measure": "measure: {given!r} was given, expected {expected}",
    "sampled.bad_level": "level: {given!r} was given, expected a number between 0 and"
    " 1, such as 0.95",
}
