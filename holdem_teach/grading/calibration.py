"""How fast is this machine? Time limits are made for one, and scaled to the others."""

from __future__ import annotations

import time
from typing import Final

_REFERENCE: Final = 0.012  # seconds of processor for a walk, where limits were set
_WALKS: Final = 5


def time_scale() -> float:
    """Return by how much time limits are stretched here; never below 1.

    A slow machine makes nobody slow, and on a fast one nobody has less time than the
    course says. It is processor time, so other programs hardly count; the best of a few
    walks is taken, and the scale has steps of a half.
    """
    walks = [_walk() for _ in range(_WALKS)]
    return max(1.0, round(2 * min(walks) / _REFERENCE) / 2)


def _walk() -> float:
    """Do what students' functions do, with numbers, texts, lists and dicts."""
    start = time.process_time()
    counts: dict[str, int] = {}
    for number in range(60_000):
        name = f"{number % 13}{'cdhs'[number % 4]}"
        counts[name] = counts.get(name, 0) + number * number % 7
    sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return time.process_time() - start
