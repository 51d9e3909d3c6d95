"""What a teacher asks of a course: to make, look over and hand out its exercises.

Each function is one subcommand: it gets what stood on the command line, prints, and
returns the exit status. Heavy parts are imported inside.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from holdem_teach.words import plural, say


def validate(options: argparse.Namespace) -> int:
    """Say what is wrong with a course; the status is 1 if something is."""
    from holdem_teach.grading.validation import validate

    wrong = 0
    for verdict in validate(options.exercises, options.course):
        print(verdict, flush=True)
        wrong += bool(verdict.problems)
    return 1 if wrong else 0


def new_exercise(options: argparse.Namespace) -> int:
    """Begin an exercise."""
    from holdem_teach.grading.handing_out.new_exercise import new_exercise

    print(new_exercise(options.course or _clone_root(), options.name))
    return 0


def release(options: argparse.Namespace) -> int:
    """Pack the students' copy."""
    from holdem_teach.grading.handing_out.release import release

    print(release(options.course or _clone_root(), options.archive))
    return 0


def teacher_kit(options: argparse.Namespace) -> int:
    """Pack what grading needs."""
    from holdem_teach.grading.handing_out.kit import write_kit

    print(write_kit(_clone_root(), options.archive))
    return 0


def gradescope_archive(options: argparse.Namespace) -> int:
    """Pack an autograder for Gradescope."""
    from holdem_teach.grading.handing_out.autograder import write_autograder

    print(write_autograder(_clone_root(), options.archive))
    return 0


def autograde(options: argparse.Namespace) -> int:
    """Grade one submission on Gradescope."""
    from holdem_teach.grading.handing_out.autograding import autograde

    print(autograde(options.base))
    return 0


def stubs(options: argparse.Namespace) -> int:
    """Make stubs and the students' course.toml from their sources."""
    from holdem_teach.checks.stubs import write_stubs
    from holdem_teach.course.toml_handout import write_student_toml

    root = options.course or _clone_root()
    written = len(write_stubs(root / "solutions", root / "exercises"))
    written += write_student_toml(root)
    print(say("cli.stubs_written", files=plural(written, "file")))
    return 0


def _clone_root() -> Path:
    """Return the clone that this is run from, where a command needs one."""
    from holdem_teach.course.files import CourseError
    from holdem_teach.course.material import checkout

    root = checkout()
    if root is None:
        raise CourseError(say("cli.clone_needed"))
    return root
