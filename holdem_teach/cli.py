"""The command ``holdem-teach``: each subcommand calls one function of a layer.

Heavy parts are imported inside the commands, so that ``--help`` answers at once. Exit
status: 0 when the command did its work, 1 for failure, 2 for wrong use.
"""

from __future__ import annotations

import argparse
import codecs
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from holdem_teach import __version__
from holdem_teach.commands import asking, classes, courses, others, students
from holdem_teach.tournament.options import add_options
from holdem_teach.words import say

# What stands for a sign on a console that does not have it, such as one of cp1252.
_PLAINER: Final = dict(zip("✓✗‼⊘○–…♣♦♥♠·", "+x!/o-~cdhs-", strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status.

    Parameters
    ----------
    arguments
        What follows ``holdem-teach`` on the command line; that line itself by default.
    """
    _never_fail_to_print()
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return _fail(say("cli.stopped"), 1)


def _run(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if not hasattr(options, "command"):
        parser.print_help()
        return 2
    from holdem_teach.checks import CheckFileError
    from holdem_teach.course.files import CourseError, WrongUse

    command: Callable[[argparse.Namespace], int] = options.command
    try:
        status = command(options)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        return _reader_left()
    except WrongUse as trouble:
        return _fail(trouble, 2)
    except (CourseError, CheckFileError, OSError) as trouble:
        return _fail(trouble, 1)
    except ModuleNotFoundError as trouble:
        if (trouble.name or "").startswith("holdem_teach"):
            raise  # that is a fault of ours
        return _fail(say("cli.not_installed", name=trouble.name), 1)


def _fail(trouble: object, status: int) -> int:
    print(f"holdem-teach: {trouble}", file=sys.stderr)
    return status


def _reader_left() -> int:
    """End quietly when whoever read the output has enough, as ``head`` has."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _never_fail_to_print() -> None:
    """Let a console without some sign show a plainer one."""
    codecs.register_error("plainer", _plainer)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    shown = (_PLAINER.get(sign) or ascii(sign)[1:-1] for sign in signs)
    return "".join(shown), error.end


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("holdem-teach", description=say("cli.description"))
    parser.add_argument(
        "--version", action="version", version=f"holdem-teach {__version__}"
    )
    commands = parser.add_subparsers(metavar="COMMAND")

    def add(
        name: str, command: Callable[[argparse.Namespace], int]
    ) -> argparse.ArgumentParser:
        text = say(f"cli.{name.replace('-', '_')}")
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(command=command)
        return added

    asking.folder(add("lab", students.lab), nargs="?", default="my-course")
    asking.folder(add("start", students.start))
    asking.folder(add("update", students.update))
    check = add("check", students.check)
    asking.exercises(check)
    check.add_argument("--traceback", action="store_true", help=say("cli.traceback"))
    hint = add("hint", students.hint)
    hint.add_argument("task", metavar="TASK", help=say("cli.task"))
    hint.add_argument(
        "number", metavar="N", nargs="?", type=int, default=1, help=say("cli.number")
    )
    add("progress", students.progress)
    asking.exercises(add("submit", students.submit))
    asking.grading(add("grade", classes.grade))
    asking.explaining(add("explain", classes.explain))
    roster = add("roster", classes.roster)
    asking.graded(roster)
    roster.add_argument("file", metavar="FILE", type=Path, help=say("cli.roster_file"))
    override = add("override", classes.override)
    asking.about(override, "task", "override_task")
    override.add_argument("points", metavar="POINTS", help=say("cli.points"))
    extend = add("extend", classes.extend)
    asking.about(extend, "exercise", "one_exercise")
    extend.add_argument("until", metavar="UNTIL", help=say("cli.until"))
    excuse = add("excuse", classes.excuse)
    asking.about(excuse, "exercise", "one_exercise")
    excuse.add_argument(
        "answer",
        metavar="none",
        nargs="?",
        type=str.lower,
        choices=("yes", "none"),
        default="yes",
        help=say("cli.excused"),
    )
    forget = add("forget", classes.forget)
    asking.graded(forget)
    forget.add_argument("student", metavar="STUDENT", help=say("cli.student"))
    asking.graded(add("class", classes.class_page))
    tell = add("tell", classes.tell)
    asking.graded(tell)
    tell.add_argument("code", metavar="CODE", help=say("cli.code"))
    tell.add_argument("sentence", metavar="TEXT", help=say("cli.sentence"))
    asking.author(tell)
    asking.graded(add("return", classes.give_back))
    asking.exporting(add("export", classes.export))
    asking.exercises(asking.own_course(add("validate", courses.validate)))
    add_options(add("tournament", others.tournament), asking.number)
    asking.own_course(add("new-exercise", courses.new_exercise)).add_argument(
        "name", metavar="NAME", help=say("cli.new_name")
    )
    asking.archive(asking.own_course(add("release", courses.release)), "my-course.zip")
    asking.archive(add("teacher-kit", courses.teacher_kit), "teacher-kit.zip")
    asking.archive(
        add("gradescope-archive", courses.gradescope_archive), "gradescope.zip"
    )
    add("autograde", courses.autograde).add_argument(
        "base", metavar="DIR", type=Path, help=say("cli.base")
    )
    asking.contest_options(add("contest", others.contest))
    asking.serving(add("explore", others.explore))
    add("doctor", others.doctor)
    asking.own_course(add("stubs", courses.stubs))
    add("bench", others.bench).add_argument(
        "--picture", metavar="FILE", type=Path, help=say("cli.picture")
    )
    return parser
