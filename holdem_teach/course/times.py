"""Moments as a course writes them."""

from __future__ import annotations

from datetime import datetime


def moment(when: datetime) -> str:
    """Return date, hours and minutes.

    Examples
    --------
    >>> moment(datetime(2026, 10, 1, 18, 0, 59))
    '2026-10-01 18:00'
    """
    return f"{when:%Y-%m-%d %H:%M}"


def lately(when: datetime, now: datetime) -> str:
    """Return hours and minutes alone, where it was today.

    Examples
    --------
    >>> lately(datetime(2026, 10, 1, 9, 5), datetime(2026, 10, 1, 23, 0))
    '09:05'
    """
    return f"{when:%H:%M}" if when.date() == now.date() else moment(when)
