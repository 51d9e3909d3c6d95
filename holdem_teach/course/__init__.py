"""What does a student do next? Start, check, take a hint, submit, update.

``check``, ``hint`` and ``progress`` load when first used: they need pytest, which
making a copy of the course does not.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdem_teach.course.checking import check
    from holdem_teach.course.hints import hint
    from holdem_teach.course.overview import progress

__all__ = ["check", "hint", "progress"]
_HOMES = {"check": "checking", "hint": "hints", "progress": "overview"}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
