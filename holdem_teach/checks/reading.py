"""What counts of an answer that chance makes another each time it is computed right."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

_LARGEST: Final = 1000  # bits of a whole number that is taken for a float


@dataclass(frozen=True)
class Reading:
    """What is wrong with an answer, in words that leave out its digits.

    Two versions that are wrong in the same way have the same readings, whatever they
    drew: so a typical mistake is known again.

    Attributes
    ----------
    complaint
        It takes the answer, and those of the calls at the places ``others``, and
        returns a sentence without its end; "" if nothing is wrong.
    like
        An answer of the right kind.
    others
        Places of other calls among those of the task.
    """

    complaint: Callable[..., str]
    like: Any
    others: tuple[int, ...] = ()

    def of(self, values: Sequence[Any]) -> str:
        """Return the complaint, or the types if one of the values is of another kind.

        Examples
        --------
        >>> reading = Reading(lambda share: "" if share <= 1 else "more than all", 0.5)
        >>> reading.of([0.7]), reading.of([70]), reading.of(["70"])
        ('', 'more than all', 'str')
        """
        if all(alike(value, self.like) for value in values):
            return self.complaint(*values)
        return " ".join(type(value).__name__ for value in values)


def alike(value: Any, example: Any) -> bool:
    """Tell whether a plain value is of the same kind as another, part by part.

    A whole number is taken where a float is asked, never nan or infinity. ``...`` as
    the example takes everything.

    Examples
    --------
    >>> alike((1, 0.1), (0.5, 0.1)), alike([0.5, 0.1], (0.5, 0.1)), alike(True, 0.5)
    (True, False, False)
    """
    if example is ...:
        return True
    if type(example) is float and type(value) is int:
        return value.bit_length() < _LARGEST
    if type(value) is not type(example):
        return False
    if isinstance(example, (list, tuple)):
        parts = zip(value, example, strict=False)
        return len(value) == len(example) and all(alike(*pair) for pair in parts)
    return type(example) is not float or math.isfinite(value)
