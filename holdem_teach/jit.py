"""The one way in which this package compiles a function.

numba is imported when the first compiled module is, never with the package. Compiled
code is kept on disk where that is possible; where neither the package's folder nor the
user's cache folder can be written, the function is compiled anew in each process.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., object])


def compiled(function: Function) -> Function:
    """Compile a function with numba when it is first called, and keep the result.

    The function releases the interpreter's lock, so that threads can share work.

    Examples
    --------
    >>> @compiled
    ... def add(a, b):
    ...     return a + b
    >>> add(2, 3)
    5
    """
    # numba keeps compiled code under this name and notices a change of the function's
    # own file alone (numba issue 1833): so the name tells of the other files
    function.__qualname__ += f"_{_sources()}"
    dispatcher: Any = numba.njit(nogil=True)(function)
    if dispatcher is function:  # NUMBA_DISABLE_JIT is set: it stays plain Python
        return function
    try:
        dispatcher.enable_caching()
    except RuntimeError:  # no folder can be written: numba says so, and compiling works
        pass
    return cast(Function, dispatcher)


@cache
def _sources() -> str:
    """A short digest of the files whose functions and constants are compiled."""
    package = Path(__file__).parent
    files = [*sorted(package.glob("kernels/*.py")), package / "ranking" / "tables.py"]
    contents = [file.read_bytes() for file in files if file.exists()]
    return sha256(b"\0".join(contents)).hexdigest()[:12]
