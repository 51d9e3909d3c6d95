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
from functools import partial
from pathlib import Path
from typing import Any, Final

from holdem_teach import __version__
from holdem_teach.course.settings import ISOLATION_LEVELS
from holdem_teach.tournament.options import add_options
from holdem_teach.words import plural, say

_SYSTEMS: Final = ("canvas", "moodle", "gradescope", "csv")
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

    _folder(add("lab", _lab), nargs="?", default="my-course")
    _folder(add("start", _start))
    _folder(add("update", _update))
    check = add("check", _check)
    _exercises(check)
    check.add_argument("--traceback", action="store_true", help=say("cli.traceback"))
    hint = add("hint", _hint)
    hint.add_argument("task", metavar="TASK", help=say("cli.task"))
    hint.add_argument(
        "number", metavar="N", nargs="?", type=int, default=1, help=say("cli.number")
    )
    add("progress", _progress)
    _exercises(add("submit", _submit))
    _grading(add("grade", _grade))
    _explaining(add("explain", _explain))
    roster = add("roster", _roster)
    _graded(roster)
    roster.add_argument("file", metavar="FILE", type=Path, help=say("cli.roster_file"))
    override = add("override", _override)
    _about(override, "task", "override_task")
    override.add_argument("points", metavar="POINTS", help=say("cli.points"))
    extend = add("extend", _extend)
    _about(extend, "exercise", "one_exercise")
    extend.add_argument("until", metavar="UNTIL", help=say("cli.until"))
    excuse = add("excuse", _excuse)
    _about(excuse, "exercise", "one_exercise")
    excuse.add_argument(
        "answer",
        metavar="none",
        nargs="?",
        type=str.lower,
        choices=("yes", "none"),
        default="yes",
        help=say("cli.excused"),
    )
    forget = add("forget", _forget)
    _graded(forget)
    forget.add_argument("student", metavar="STUDENT", help=say("cli.student"))
    _graded(add("class", _class))
    tell = add("tell", _tell)
    _graded(tell)
    tell.add_argument("code", metavar="CODE", help=say("cli.code"))
    tell.add_argument("sentence", metavar="TEXT", help=say("cli.sentence"))
    _author(tell)
    _graded(add("return", _return))
    _exporting(add("export", _export))
    _exercises(_own_course(add("validate", _validate)))
    add_options(add("tournament", _tournament), _number)
    _own_course(add("new-exercise", _new_exercise)).add_argument(
        "name", metavar="NAME", help=say("cli.new_name")
    )
    _archive(_own_course(add("release", _release)), "my-course.zip")
    _archive(add("teacher-kit", _teacher_kit), "teacher-kit.zip")
    _archive(add("gradescope-archive", _gradescope_archive), "gradescope.zip")
    add("autograde", _autograde).add_argument(
        "base", metavar="DIR", type=Path, help=say("cli.base")
    )
    _contest_options(add("contest", _contest))
    _serving(add("explore", _explore))
    add("doctor", _doctor)
    _own_course(add("stubs", _stubs))
    add("bench", _bench).add_argument(
        "--picture", metavar="FILE", type=Path, help=say("cli.picture")
    )
    return parser


def _folder(parser: argparse.ArgumentParser, **how: Any) -> None:
    parser.add_argument(
        "folder", metavar="DIR", type=Path, help=say("cli.folder"), **how
    )


def _exercises(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "exercises", metavar="EXERCISE", nargs="*", help=say("cli.exercises")
    )


def _grading(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "submissions", metavar="SUBMISSIONS", type=Path, help=say("cli.submissions")
    )
    parser.add_argument(
        "--out", metavar="OUT", type=Path, required=True, help=say("cli.out")
    )
    _clone(parser)
    parser.add_argument("--seed", metavar="S", type=int, help=say("cli.seed"))
    parser.add_argument("--jobs", metavar="N", type=_number, help=say("cli.jobs"))
    parser.add_argument(
        "--only", metavar="NAME", nargs="+", action="extend", help=say("cli.only")
    )
    parser.add_argument("--regrade", action="store_true", help=say("cli.regrade"))


def _contest_options(parser: argparse.ArgumentParser) -> None:
    told = say("cli.contest_submissions")
    parser.add_argument("submissions", metavar="SUBMISSIONS", type=Path, help=told)
    told = say("cli.contest_out")
    parser.add_argument("--out", metavar="OUT", type=Path, required=True, help=told)
    for name, kind in (("hands", _number), ("seed", int), ("jobs", _number)):
        text = say(f"tournament.opt_{name}")
        parser.add_argument(f"--{name}", metavar="N", type=kind, help=text)


def _own_course(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    help_text = say("cli.own_course")
    parser.add_argument("--course", metavar="DIR", type=Path, help=help_text)
    return parser


def _clone(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--course", metavar="DIR", type=Path, help=say("cli.course"))
    parser.add_argument(
        "--minimum-isolation",
        metavar="LEVEL",
        choices=ISOLATION_LEVELS,
        help=say("cli.minimum_isolation"),
    )


def _explaining(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT", type=Path, help=say("cli.graded"))
    parser.add_argument("student", metavar="STUDENT", help=say("cli.student"))
    parser.add_argument("task", metavar="TASK", help=say("cli.task"))
    _clone(parser)


def _graded(parser: argparse.ArgumentParser) -> None:
    """Let the folder of a graded class be given, and the clone that it belongs to."""
    parser.add_argument("out", metavar="OUT", type=Path, help=say("cli.graded"))
    parser.add_argument("--course", metavar="DIR", type=Path, help=say("cli.course"))


def _about(parser: argparse.ArgumentParser, subject: str, what: str) -> None:
    """Let a student's work be named, and who decides about it and why."""
    _graded(parser)
    parser.add_argument("student", metavar="STUDENT", help=say("cli.student"))
    parser.add_argument(subject, metavar=subject.upper(), help=say(f"cli.{what}"))
    _author(parser)
    parser.add_argument(
        "--reason", metavar="TEXT", required=True, help=say("cli.reason")
    )


def _author(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--author", metavar="NAME", required=True, help=say("cli.author")
    )


def _archive(parser: argparse.ArgumentParser, default: str) -> None:
    parser.add_argument(
        "archive",
        metavar="FILE",
        nargs="?",
        type=Path,
        default=Path(default),
        help=say("cli.archive", default=default),
    )


def _exporting(parser: argparse.ArgumentParser) -> None:
    _graded(parser)
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


def _serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", metavar="P", type=_number, default=8866, help=say("cli.port")
    )
    parser.add_argument("--no-browser", action="store_true", help=say("cli.no_browser"))


def _number(text: str) -> int:
    """Read a number of things, of which there has to be one."""
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(say("cli.at_least_one", came=text))
    return number


def _lab(options: argparse.Namespace) -> int:
    from holdem_teach.course.handout import start
    from holdem_teach.course.lab import open_lab

    print(start(options.folder), flush=True)
    return open_lab(options.folder, lambda line: print(line, flush=True))


def _start(options: argparse.Namespace) -> int:
    from holdem_teach.course.handout import start

    print(start(options.folder))
    print(say("cli.next", folder=_quoted(options.folder)))
    return 0


def _quoted(path: Path) -> str:
    """Write a path as one types it, which a space makes two words of."""
    return f'"{path}"' if " " in str(path) else str(path)


def _update(options: argparse.Namespace) -> int:
    from holdem_teach.course.handout import update

    print(update(options.folder))
    return 0


def _check(options: argparse.Namespace) -> int:
    from holdem_teach.course.checking import check_all

    status, between = 0, ""
    for result in check_all(options.exercises):
        told = result.as_text("command", where=options.traceback)
        print(f"{between}{told}", flush=True)
        status, between = status or int(not result.passed), "\n"
    return status


def _hint(options: argparse.Namespace) -> int:
    from holdem_teach.course.hints import hint

    print(hint(options.task, options.number).as_text("command"))
    return 0


def _progress(_options: argparse.Namespace) -> int:
    from holdem_teach.course.overview import progress

    print(progress())
    return 0


def _submit(options: argparse.Namespace) -> int:
    from holdem_teach.course.submitting import submit

    print(submit(options.exercises))
    return 0


def _grade(options: argparse.Namespace) -> int:
    from holdem_teach.grading.batch import How, grade

    how = How(
        course=options.course,
        jobs=options.jobs,
        seed=options.seed,
        isolation=options.minimum_isolation,
        only=options.only or (),
        regrade=options.regrade,
    )
    print(grade(options.submissions, options.out, how))
    return 0


def _explain(options: argparse.Namespace) -> int:
    from holdem_teach.grading.explain import explain

    print(
        explain(
            options.out,
            options.student,
            options.task,
            course=options.course,
            least=options.minimum_isolation or "",
        )
    )
    return 0


def _roster(options: argparse.Namespace) -> int:
    from holdem_teach.grading.marks.roster import enrol

    print(enrol(options.out, options.file, options.course))
    return 0


def _override(options: argparse.Namespace) -> int:
    from holdem_teach.grading.marks.changing import override
    from holdem_teach.grading.marks.decisions import Why

    subject = options.student, options.task, options.points
    why = Why(options.author, options.reason)
    print(override(options.out, *subject, why, options.course))
    return 0


def _extend(options: argparse.Namespace) -> int:
    from holdem_teach.grading.marks.changing import extend
    from holdem_teach.grading.marks.decisions import Why

    subject = options.student, options.exercise, options.until
    why = Why(options.author, options.reason)
    print(extend(options.out, *subject, why, options.course))
    return 0


def _excuse(options: argparse.Namespace) -> int:
    from holdem_teach.grading.marks.changing import excuse
    from holdem_teach.grading.marks.decisions import Why

    subject = options.student, options.exercise, options.answer
    why = Why(options.author, options.reason)
    print(excuse(options.out, *subject, why, options.course))
    return 0


def _forget(options: argparse.Namespace) -> int:
    from holdem_teach.grading.marks.forgetting import forget

    print(forget(options.out, options.student, options.course))
    return 0


def _class(options: argparse.Namespace) -> int:
    from holdem_teach.grading.class_page.page import write_class_page

    path = write_class_page(options.out, options.course)
    print(say("cli.class_written", path=path))
    return 0


def _tell(options: argparse.Namespace) -> int:
    from holdem_teach.grading.class_page.telling import tell

    said = options.code, options.sentence, options.author
    print(tell(options.out, *said, options.course))
    return 0


def _return(options: argparse.Namespace) -> int:
    from holdem_teach.grading.giving_back.returning import give_back

    print(give_back(options.out, options.course))
    return 0


def _export(options: argparse.Namespace) -> int:
    from holdem_teach.grading.export.exporting import export

    print(
        export(
            options.out,
            options.to,
            options.file,
            mark=options.mark,
            column=options.column,
            clone=options.course,
        )
    )
    return 0


def _validate(options: argparse.Namespace) -> int:
    from holdem_teach.grading.validation import validate

    wrong = 0
    for verdict in validate(options.exercises, options.course):
        print(verdict, flush=True)
        wrong += bool(verdict.problems)
    return 1 if wrong else 0


def _tournament(options: argparse.Namespace) -> int:
    from holdem_teach.course.files import WrongUse
    from holdem_teach.tournament.command import play

    try:
        outcome = play(options)
    except ValueError as trouble:
        raise WrongUse(str(trouble)) from None
    print(outcome)
    if options.out is not None:
        from holdem_teach.plots.tournaments import draw

        draw(outcome, options.out)
    return 0


def _clone_root() -> Path:
    """Return the clone that this is run from, where a command needs one."""
    from holdem_teach.course.files import CourseError
    from holdem_teach.course.material import checkout

    root = checkout()
    if root is None:
        raise CourseError(say("cli.clone_needed"))
    return root


def _new_exercise(options: argparse.Namespace) -> int:
    from holdem_teach.grading.handing_out.new_exercise import new_exercise

    print(new_exercise(options.course or _clone_root(), options.name))
    return 0


def _release(options: argparse.Namespace) -> int:
    from holdem_teach.grading.handing_out.release import release

    print(release(options.course or _clone_root(), options.archive))
    return 0


def _teacher_kit(options: argparse.Namespace) -> int:
    from holdem_teach.grading.handing_out.kit import write_kit

    print(write_kit(_clone_root(), options.archive))
    return 0


def _contest(options: argparse.Namespace) -> int:
    from holdem_teach.grading.contest import contest

    deals, jobs = options.hands or 200, options.jobs or 1
    given = {"deals": deals, "jobs": jobs, "seed": options.seed}
    print(contest(options.submissions, options.out, **given))
    return 0


def _gradescope_archive(options: argparse.Namespace) -> int:
    from holdem_teach.grading.handing_out.autograder import write_autograder

    print(write_autograder(_clone_root(), options.archive))
    return 0


def _autograde(options: argparse.Namespace) -> int:
    from holdem_teach.grading.handing_out.autograding import autograde

    print(autograde(options.base))
    return 0


def _explore(options: argparse.Namespace) -> int:
    from holdem_teach.widgets.served import serve

    tell = partial(print, flush=True)
    return serve(options.port, not options.no_browser, tell)


def _doctor(_options: argparse.Namespace) -> int:
    from holdem_teach.course.doctor import examine

    wrong = 0
    for finding in examine():
        print(finding, flush=True)
        wrong += finding.advice is not None
    return 1 if wrong else 0


def _stubs(options: argparse.Namespace) -> int:
    from holdem_teach.checks.stubs import write_stubs
    from holdem_teach.course.toml_handout import write_student_toml

    root = options.course or _clone_root()
    written = len(write_stubs(root / "solutions", root / "exercises"))
    written += write_student_toml(root)
    print(say("cli.stubs_written", files=plural(written, "file")))
    return 0


def _bench(options: argparse.Namespace) -> int:
    from holdem_teach.bench import run

    return run(options.picture)
