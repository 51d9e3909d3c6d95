"""The limits that a child sets itself before any code of a student's runs in it.

A part of the child's program: it needs the standard library alone, and sets what the
system has.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final

resource: Any
try:
    import resource
except ImportError:  # Windows has none; there the parent watches the memory
    resource = None

_GRACE: Final = 2  # seconds; the parent, while there is one, is always earlier


def set_apart() -> int:
    """Keep stdout for replies: an empty input stands in place 0, stderr in place 1."""
    replies = os.dup(1)
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    os.dup2(2, 1)
    return replies


def limit(limits: Mapping[str, int]) -> None:
    """Set limits of the system by their names, such as "RLIMIT_AS"."""
    if resource is None:
        return
    for name, wanted in limits.items():
        number = getattr(resource, name)
        hardest = resource.getrlimit(number)[1]
        allowed = wanted if hardest == resource.RLIM_INFINITY else min(wanted, hardest)
        resource.setrlimit(number, (allowed, allowed))


def limit_time(seconds: float) -> None:
    """End this process if it computes on when nobody is left to stop it."""
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        soft = int(used.ru_utime + used.ru_stime + seconds) + _GRACE
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        if hard == resource.RLIM_INFINITY or soft < hard:
            resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))
