"""Is that a number of the kind that was asked for?"""

from __future__ import annotations

from numbers import Integral


def is_whole(given: object, least: int, most: int | None = None) -> bool:
    """Return whether something is a whole number, and no truth value, within bounds.

    Examples
    --------
    >>> is_whole(3, 1), is_whole(True, 1), is_whole(2.0, 1), is_whole(3, 0, 2)
    (True, False, False, False)
    """
    if isinstance(given, bool) or not isinstance(given, Integral):
        return False
    return least <= int(given) and (most is None or int(given) <= most)
