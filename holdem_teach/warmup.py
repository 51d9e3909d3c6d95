"""Nobody waits for the first answer: NumPy gives it while the compiled code is made.

Compiling a function takes seconds, loading it from the cache and importing numba about
one. So the first question is answered by the readable twin, and is then asked again of
the compiled function, on a thread of its own, whose answer is thrown away. From when
that is done, the compiled function answers.
"""

from __future__ import annotations

import threading
import time
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import Final, TypeVar

from holdem_teach.words import say

Answer = TypeVar("Answer")

_threads: Final[dict[str, threading.Thread]] = {}
_ready: Final[dict[str, ModuleType]] = {}
_lock: Final = threading.Lock()
# One function is made at a time: while numba compiles, it registers types in tables
# that another thread, which looks its arguments up there, may be walking through.
_compiler: Final = threading.Lock()
# Seconds before each try. Of numba's tables it was seen that they "changed size during
# iteration", by what the page had imported meanwhile: that is over a moment later.
_WAITS: Final = (0.0, 0.5, 2.0)


def answer(
    name: str,
    compiled: Callable[[ModuleType], Answer],
    plain: Callable[[], Answer],
    rehearsal: Callable[[ModuleType], object] | None = None,
) -> Answer:
    """Return the compiled function's answer, or its twin's until that is made.

    Parameters
    ----------
    name
        Which compiled function this is about.
    compiled, plain
        Two ways to the same answer; the first is handed the module of kernels.
    rehearsal
        What the background thread does instead of ``compiled`` to have the function
        made, where the question is large or belongs to the caller.

    Examples
    --------
    >>> answer("nothing", lambda kernels: 1, lambda: 1)
    1
    >>> wait_until_ready()
    """
    if name in _ready:
        return compiled(_ready[name])
    first = plain()
    prepare(name, rehearsal or compiled)
    return first


def wait_until_ready() -> None:
    """Wait until all functions that have been asked for are compiled.

    Examples
    --------
    >>> wait_until_ready()
    """
    with _lock:
        threads = list(_threads.values())
    for thread in threads:
        thread.join()


def is_ready(name: str) -> bool:
    """Return whether the compiled function of this name answers already."""
    return name in _ready


def prepare(name: str, rehearsal: Callable[[ModuleType], object]) -> None:
    """Have a function made on a thread of its own, unless that is done or under way.

    Parameters
    ----------
    name
        What this is about, for :func:`is_ready`.
    rehearsal
        Asks what is to be made; it is handed the module of kernels.

    Examples
    --------
    >>> prepare("something", lambda kernels: None)
    >>> wait_until_ready()
    >>> is_ready("something")
    True
    """
    with _lock:
        if name in _threads:
            return
        # a daemon: a script that has its answer ends at once
        thread = threading.Thread(target=_make, args=(name, rehearsal), daemon=True)
        _threads[name] = thread
    thread.start()


def _make(name: str, rehearsal: Callable[[ModuleType], object]) -> None:
    for seconds in _WAITS:
        time.sleep(seconds)
        try:
            with _compiler:
                from holdem_teach import kernels

                rehearsal(kernels)
        except Exception as error:  # whatever numba meets: NumPy goes on meanwhile
            trouble = f"{type(error).__name__}: {error}"
        else:
            _ready[name] = kernels
            return
    warnings.warn(say("warmup.failed", name=name, trouble=trouble), stacklevel=1)
