"""How is it shown? Figures for a slide or a page, by matplotlib.

matplotlib loads with the first figure that is asked for.
"""

from __future__ import annotations

from importlib import import_module

_HOMES = {
    "chips_over_hands": "tournaments",
    "cross_table": "tournaments",
    "ehs_by_street": "streets",
    "flow": "ribbons",
    "heat_map": "grids",
    "convergence": "samples",
    "river_histogram": "runouts",
}
__all__ = [*_HOMES]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"holdem_teach.plots.{_HOMES[name]}"), name)
    globals()[name] = value  # found at once from now on
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
