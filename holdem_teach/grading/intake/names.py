"""Which exercise is a file meant for? Its name, and those that people give it instead.

"ex02_ranking (1).py", "EX02_Ranking.PY", "ex02.py" and "ex02_ranking.py.txt" are all
``ex02_ranking``: browsers, mail and hurry make such names.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

_NUMBERED: Final = re.compile(r"ex(?:ercise)?[\s_-]*0*(\d+)(?:[\s_-]+([a-z].*))?")
_AGAIN: Final = re.compile(r"[\s_-]*(?:\((\d+)\)|[_-](\d+)|[\s_-]copy)$")
_COPY_OF: Final = re.compile(r"^copy[\s_-]of[\s_-]")
_LONGEST: Final = 255  # characters of a name, as on most disks
_MOST_COPIES: Final = 3  # "ex02 - Copy - Copy (2).py"
# A text is a Python file that some browser or mail program has given another ending.
_PYTHON: Final = (".py.txt", ".py", ".txt")


@dataclass(frozen=True)
class Meant:
    """The exercise that a file is meant for.

    ``refused`` is the key of why it cannot be taken in for it, "" if it can;
    ``is_exact`` tells that it is called just as asked for, and ``copy`` is the number
    that a browser or Canvas has put behind its name.
    """

    module: str
    refused: str = ""
    is_exact: bool = False
    copy: int = 0


def meant(name: str, modules: Collection[str]) -> Meant | None:
    """Return the exercise that a file of this name is meant for, None if it is none.

    Examples
    --------
    >>> meant("EX02 (1).py", ["ex02_ranking"])
    Meant(module='ex02_ranking', refused='', is_exact=False, copy=1)
    >>> meant("ex02_ranking.ipynb", ["ex02_ranking"]).refused
    'grading.left_notebook'
    >>> meant("helper.py", ["ex02_ranking"]) is None
    True
    """
    if len(name) > _LONGEST:
        return None
    if name.endswith(".py") and name[:-3] in modules:
        return Meant(name[:-3], is_exact=True)
    low = name.lower()
    ending = next((end for end in _PYTHON if low.endswith(end)), "")
    stem = low.removesuffix(ending) if ending else low.rpartition(".")[0] or low
    module, copy = _recognised(stem, modules)
    if module is None:
        return _not_quite(stem, modules)
    if ending:
        return Meant(module, copy=copy)
    is_notebook = low.endswith(".ipynb")
    return Meant(
        module, "grading.left_notebook" if is_notebook else "grading.left_kind"
    )


def _recognised(stem: str, modules: Collection[str]) -> tuple[str | None, int]:
    """Return the module of a name without its ending, and the number of the copy."""
    stem, copy = _COPY_OF.sub("", stem.strip()), 0
    for _ in range(_MOST_COPIES + 1):
        module = _module(stem, modules)
        again = _AGAIN.search(stem)
        if module is not None or again is None:
            return module, copy
        copy = max(copy, int((again[1] or again[2] or "1")[:9]))
        stem = stem[: again.start()].strip()
    return None, 0


def _module(stem: str, modules: Collection[str]) -> str | None:
    found = _NUMBERED.fullmatch(stem)
    if found is None:
        return None
    title = re.sub(r"[\s_-]+", "_", found[2] or "")
    for module in modules:
        number, _, own = module.removeprefix("ex").partition("_")
        if int(number) == int(found[1][:9]) and title in ("", own):
            return module
    return None


def _not_quite(stem: str, modules: Collection[str]) -> Meant | None:
    """Return the exercise that a name begins with, where more stands behind it."""
    begun = [module for module in modules if stem.startswith(module)]
    return Meant(begun[0], "grading.left_name") if begun else None
