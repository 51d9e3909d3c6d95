"""Work that would hold up the page: done on a thread, and only the newest is shown.

Where an event loop runs, as in a notebook, the work is done beside it, so that the
kernel goes on answering. In a script nobody waits for a page, and it is done at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

Found = TypeVar("Found")
# One thread: a question that is asked twice in a row is not worked on twice at once.
_WORKERS: Final = ThreadPoolExecutor(1, thread_name_prefix="holdem-teach-later")


class Later:
    """The work of one view; a new task makes the one before worth nothing.

    Examples
    --------
    >>> Later().run(lambda: 6 * 7, print)
    42
    """

    def __init__(self) -> None:
        self._newest = 0

    def run(
        self, work: Callable[[], Found], show: Callable[[Found], object]
    ) -> asyncio.Task[None] | None:
        """Work, then show what was found, unless something newer was asked meanwhile.

        Parameters
        ----------
        work
            Is called on another thread and must not touch the page; its answer should
            also say what went wrong.
        show
            Is called where :meth:`run` was.

        Returns
        -------
        Task or None
            What can be awaited; None where it is done already.
        """
        self._newest += 1
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            show(work())
            return None
        return loop.create_task(self._beside(work, show, self._newest))

    def drop(self) -> None:
        """Make the task that is being worked on worth nothing."""
        self._newest += 1

    async def _beside(
        self, work: Callable[[], Any], show: Callable[[Any], object], number: int
    ) -> None:
        def unless_newer() -> Any:
            return work() if number == self._newest else None

        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(_WORKERS, unless_newer)
        if number == self._newest:
            show(found)
