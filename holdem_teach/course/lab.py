"""The course opened in JupyterLab, its compiled code made ready."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from holdem_teach.course.course_toml import settings_of
from holdem_teach.course.files import CourseError, read_bytes
from holdem_teach.course.find import course_in
from holdem_teach.words import say

START_PAGE: Final = "notebooks/00_start_here.ipynb"
FIRST_LESSON: Final = "notebooks/01_what_is_a_hand_worth.ipynb"
_NUMBERED: Final = re.compile(rb'"execution_count": *[0-9]')


def page_to_open(root: Path) -> str:
    """Return the start page, or the first lesson once the start page has been run.

    JupyterLab numbers a cell when it is run; as handed out, no cell has a number.
    """
    page = root / START_PAGE
    if not page.is_file() or _NUMBERED.search(read_bytes(page)):
        return FIRST_LESSON
    return START_PAGE


def warm_up() -> float:
    """Have all that the first lesson needs compiled, or loaded; return the seconds."""
    began = time.perf_counter()
    import numpy

    from holdem_teach import warmup
    from holdem_teach.ranking.evaluator import evaluate_many
    from holdem_teach.strength.exact import effective_hand_strength

    evaluate_many(numpy.array([[0, 4, 8, 12, 17, 21, 25]], dtype=numpy.uint8))
    effective_hand_strength("Ad Qc", "3h 4c Jh")
    warmup.wait_until_ready()
    return time.perf_counter() - began


def open_lab(root: Path, tell: Callable[[str], None]) -> int:
    """Warm up, open the course in JupyterLab, and wait until that is shut down.

    Parameters
    ----------
    root
        A student's copy of the course.
    tell
        Takes each line of what is going on.

    Returns
    -------
    int
        JupyterLab's exit status.

    Raises
    ------
    CourseError
        If JupyterLab is not installed.
    """
    if find_spec("jupyterlab") is None:
        raise CourseError(say("course.no_jupyterlab"))
    for line in _dates(root):
        tell(line)
    tell(say("course.warming_up"))
    tell(say("course.warm", seconds=f"{warm_up():.1f}"))
    page = page_to_open(root)
    tell(say("course.opening", lesson=page))
    # as an address rather than a file: so it is right too where no browser opens
    shown = f"--LabApp.default_url=/lab/tree/{page}"
    command = [sys.executable, "-m", "jupyterlab", *_as_root(), shown]
    return wait_for(subprocess.Popen(command, cwd=root, env=_environment()))


def _dates(root: Path) -> list[str]:
    """Return the due dates, and what is wrong with the file that says them."""
    course = course_in(root.resolve())
    if course is None:
        return []
    settings, trouble = settings_of(course)
    return list(filter(None, [settings.dates(), trouble]))


def _environment() -> dict[str, str]:
    """The environment, with this Python's commands and our settings first.

    In a terminal of JupyterLab ``holdem-teach`` and ``pytest`` are then those of the
    environment that the course runs in. JupyterLab's announcements are off: they ask
    for leave to fetch news, and look for a newer version on the net.
    """
    commands = str(Path(sys.executable).parent)
    settings = str(Path(__file__).with_name("jupyter_config"))
    return os.environ | {
        "PATH": os.pathsep.join([commands, os.environ.get("PATH", os.defpath)]),
        "JUPYTER_CONFIG_PATH": os.pathsep.join(
            filter(None, [settings, os.environ.get("JUPYTER_CONFIG_PATH")])
        ),
    }


def _as_root() -> list[str]:
    """JupyterLab asks root to say so; in a container there often is nobody else."""
    return ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


def wait_for(lab: subprocess.Popen[bytes]) -> int:
    """Wait until a server has ended, and return its exit status."""
    while True:
        try:
            return lab.wait()
        except KeyboardInterrupt:
            continue  # the server has it too, may ask back, and is waited for
