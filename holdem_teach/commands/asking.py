"""What stands after a subcommand: the arguments that several of them share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from holdem_teach.course.settings import ISOLATION_LEVELS
from holdem_teach.words import say

_SYSTEMS: Final = ("canvas", "moodle", "gradescope", "csv")


def folder(parser: argparse.ArgumentParser, **how: Any) -> None:
    parser.add_argument(
        "folder", metavar="DIR", type=Path, help=say("cli.folder"), **how
    )


def exercises(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "exercises", metavar="EXERCISE", nargs="*", help=say("cli.exercises")
    )


def grading(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "submissions", metavar="SUBMISSIONS", type=Path, help=say("cli.submissions")
    )
    parser.add_argument(
        "--out", metavar="OUT", type=Path, required=True, help=say("cli.out")
    )
    _clone(parser)
    parser.add_argument("--seed", metavar="S", type=int, help=say("cli.seed"))
    parser.add_argument("--jobs", metavar="N", type=number, help=say("cli.jobs"))
    parser.add_argument(
        "--only", metavar="NAME", nargs="+", action="extend", help=say("cli.only")
    )
    parser.add_argument("--regrade", action="store_true", help=say("cli.regrade"))


def contest_options(parser: argparse.ArgumentParser) -> None:
    _isolation(parser)
    told = say("cli.contest_submissions")
    parser.add_argument("submissions", metavar="SUBMISSIONS", type=Path, help=told)
    told = say("cli.contest_out")
    parser.add_argument("--out", metavar="OUT", type=Path, required=True, help=told)
    for name, kind in (("hands", number), ("seed", int), ("jobs", number)):
        text = say(f"tournament.opt_{name}")
        parser.add_argument(f"--{name}", metavar="N", type=kind, help=text)


def own_course(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    help_text = say("cli.own_course")
    parser.add_argument("--course", metavar="DIR", type=Path, help=help_text)
    return parser


def _clone(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--course", metavar="DIR", type=Path, help=say("cli.course"))
    _isolation(parser)


def _isolation(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--minimum-isolation",
        metavar="LEVEL",
        choices=ISOLATION_LEVELS,
        help=say("cli.minimum_isolation"),
    )


def explaining(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT", type=Path, help=say("cli.graded"))
    parser.add_argument("student", metavar="STUDENT", help=say("cli.student"))
    parser.add_argument("task", metavar="TASK", help=say("cli.task"))
    _clone(parser)


def graded(parser: argparse.ArgumentParser) -> None:
    """Let the folder of a graded class be given, and the clone that it belongs to."""
    parser.add_argument("out", metavar="OUT", type=Path, help=say("cli.graded"))
    parser.add_argument("--course", metavar="DIR", type=Path, help=say("cli.course"))


def about(parser: argparse.ArgumentParser, subject: str, what: str) -> None:
    """Let a student's work be named, and who decides about it and why."""
    graded(parser)
    parser.add_argument("student", metavar="STUDENT", help=say("cli.student"))
    parser.add_argument(subject, metavar=subject.upper(), help=say(f"cli.{what}"))
    author(parser)
    parser.add_argument(
        "--reason", metavar="TEXT", required=True, help=say("cli.reason")
    )


def author(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--author", metavar="NAME", required=True, help=say("cli.author")
    )


def archive(parser: argparse.ArgumentParser, default: str) -> None:
    parser.add_argument(
        "archive",
        metavar="FILE",
        nargs="?",
        type=Path,
        default=Path(default),
        help=say("cli.archive", default=default),
    )


def exporting(parser: argparse.ArgumentParser) -> None:
    graded(parser)
    parser.add_argument(
        "--to",
        metavar=("SYSTEM", "FILE"),
        nargs="+",
        required=True,
        action=_To,
        help=say("cli.to"),
    )
    parser.add_argument("--mark", metavar="MARK", default="", help=say("cli.mark"))
    parser.add_argument("--column", metavar="TITLE", default="", help=say("cli.column"))


class _To(argparse.Action):
    """A system and, if it is said, a file.

    A file as an argument of its own would have to stand beside OUT, before ``--to``.
    """

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        system, *files = values
        if system not in _SYSTEMS or len(files) > 1:
            parser.error(say("cli.bad_to", systems=", ".join(_SYSTEMS)))
        namespace.to = system
        namespace.file = Path(files[0]) if files else None


def serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", metavar="P", type=number, default=8866, help=say("cli.port")
    )
    parser.add_argument("--no-browser", action="store_true", help=say("cli.no_browser"))


def number(text: str) -> int:
    """Read a number of things, of which there has to be one."""
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(say("cli.at_least_one", came=text))
    return number
