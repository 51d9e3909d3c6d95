"""What a student asks for: a copy of the course, checks, hints, an archive to hand in.

Each function is one subcommand: it gets what stood on the command line, prints, and
returns the exit status. Heavy parts are imported inside.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from holdem_teach.words import say


def lab(options: argparse.Namespace) -> int:
    """Make or update a copy of the course and open it in JupyterLab."""
    from holdem_teach.course.handout import start
    from holdem_teach.course.lab import open_lab

    print(start(options.folder), flush=True)
    return open_lab(options.folder, lambda line: print(line, flush=True))


def start(options: argparse.Namespace) -> int:
    """Make a copy of the course."""
    from holdem_teach.course.handout import start

    print(start(options.folder))
    print(say("cli.next", folder=_quoted(options.folder)))
    return 0


def _quoted(path: Path) -> str:
    """Write a path as one types it, which a space makes two words of."""
    return f'"{path}"' if " " in str(path) else str(path)


def update(options: argparse.Namespace) -> int:
    """Bring a copy of the course up to date."""
    from holdem_teach.course.handout import update

    print(update(options.folder))
    return 0


def check(options: argparse.Namespace) -> int:
    """Try exercises on their visible checks."""
    from holdem_teach.course.checking import check_all

    status, between = 0, ""
    for result in check_all(options.exercises):
        told = result.as_text("command", where=options.traceback)
        print(f"{between}{told}", flush=True)
        status, between = status or int(not result.passed), "\n"
    return status


def hint(options: argparse.Namespace) -> int:
    """Give a hint."""
    from holdem_teach.course.hints import hint

    print(hint(options.task, options.number).as_text("command"))
    return 0


def progress(_options: argparse.Namespace) -> int:
    """Tell how far one is."""
    from holdem_teach.course.overview import progress

    print(progress())
    return 0


def submit(options: argparse.Namespace) -> int:
    """Pack exercises to be handed in."""
    from holdem_teach.course.submitting import submit

    print(submit(options.exercises))
    return 0
