"""The few names of the library that an exercise allows, for a child that sees no files.

The child gets the source of what reads cards and evaluates one hand, as it stands, and
the tables as plain bytes within a source. So a student's file can say
``from holdem_teach import evaluate`` in class and in a check, and there is no second
evaluator to keep in step.
"""

from __future__ import annotations

import inspect
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from holdem_teach import words

# Where each name stands, among the modules that the child is handed
HOMES: Final = {"evaluate": "ranking.one_hand", "parse_cards": "cards"}
_SECTIONS: Final = ("words.", "cards.")  # what the texts of those modules begin with
_CONSTANTS: Final = (
    "FIVE_SUITED",
    "NO_CARDS",
    "ROW_BITS",
    "ROW_MASK",
    "SUM_BITS",
    "SUM_SHIFT",
)
_CODES: Final = {"uint64": "Q", "uint32": "I", "uint16": "H"}  # NumPy's, array's


def library_for(names: tuple[str, ...]) -> dict[str, Any] | None:
    """Return what a child needs to offer these names, None if there are none.

    Examples
    --------
    >>> handed = library_for(("parse_cards",))
    >>> handed["homes"], list(handed["sources"])[:2]
    ({'parse_cards': 'cards'}, ['words', 'cards'])

    Raises
    ------
    KeyError
        If a name is none of ``HOMES``.
    """
    if not names:
        return None
    return {"homes": {name: HOMES[name] for name in names}, "sources": _sources()}


@cache
def _sources() -> dict[str, str]:
    """The modules of the child's library in the order in which they are run."""
    package = files("holdem_teach")
    return {
        "words": "\n".join(_words()),
        "cards": (package / "cards.py").read_text(encoding="utf-8"),
        "ranking.tables": "\n".join(_tables()),
        "ranking.one_hand": (package / "ranking" / "one_hand.py").read_text(
            encoding="utf-8"
        ),
    }


def _words() -> Iterator[str]:
    yield "from __future__ import annotations"
    texts = words.CATALOGUE.items()
    yield f"CATALOGUE = { {k: text for k, text in texts if k.startswith(_SECTIONS)} }"
    yield inspect.getsource(words.say)
    yield inspect.getsource(words.either)


def _tables() -> Iterator[str]:
    from holdem_teach.ranking import tables  # NumPy, which most exercises do without

    yield "from array import array"
    yield "from base64 import b64decode"
    yield "from types import SimpleNamespace"
    for name in _CONSTANTS:
        yield f"{name} = {getattr(tables, name)}"
    yield "_TABLES = SimpleNamespace()"
    for name, values in tables.load_tables()._asdict().items():
        code, text = _CODES[values.dtype.name], b64encode(values.tobytes()).decode()
        yield f"_TABLES.{name} = array({code!r}, b64decode({text!r}))"
    yield "def load_tables(): return _TABLES"
