"""What a teacher asks of a class: to grade it, to decide about marks, to give them out.

Each function is one subcommand: it gets what stood on the command line, prints, and
returns the exit status. Heavy parts are imported inside.
"""

from __future__ import annotations

import argparse

from holdem_teach.words import say


def grade(options: argparse.Namespace) -> int:
    """Grade a class."""
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


def explain(options: argparse.Namespace) -> int:
    """Show how a mark came about."""
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


def roster(options: argparse.Namespace) -> int:
    """Read who sits in the class."""
    from holdem_teach.grading.marks.roster import enrol

    print(enrol(options.out, options.file, options.course))
    return 0


def override(options: argparse.Namespace) -> int:
    """Set points or a mark."""
    from holdem_teach.grading.marks.changing import override
    from holdem_teach.grading.marks.decisions import Why

    subject = options.student, options.task, options.points
    why = Why(options.author, options.reason)
    print(override(options.out, *subject, why, options.course))
    return 0


def extend(options: argparse.Namespace) -> int:
    """Let a student hand in later."""
    from holdem_teach.grading.marks.changing import extend
    from holdem_teach.grading.marks.decisions import Why

    subject = options.student, options.exercise, options.until
    why = Why(options.author, options.reason)
    print(extend(options.out, *subject, why, options.course))
    return 0


def excuse(options: argparse.Namespace) -> int:
    """Ask a student nothing for an exercise."""
    from holdem_teach.grading.marks.changing import excuse
    from holdem_teach.grading.marks.decisions import Why

    subject = options.student, options.exercise, options.answer
    why = Why(options.author, options.reason)
    print(excuse(options.out, *subject, why, options.course))
    return 0


def forget(options: argparse.Namespace) -> int:
    """Remove all that is kept of a student."""
    from holdem_teach.grading.marks.forgetting import forget

    print(forget(options.out, options.student, options.course))
    return 0


def class_page(options: argparse.Namespace) -> int:
    """Write the class page."""
    from holdem_teach.grading.class_page.page import write_class_page

    path = write_class_page(options.out, options.course)
    print(say("cli.class_written", path=path))
    return 0


def tell(options: argparse.Namespace) -> int:
    """Say something to all who fail alike."""
    from holdem_teach.grading.class_page.telling import tell

    said = options.code, options.sentence, options.author
    print(tell(options.out, *said, options.course))
    return 0


def give_back(options: argparse.Namespace) -> int:
    """Make what goes back to students."""
    from holdem_teach.grading.giving_back.returning import give_back

    print(give_back(options.out, options.course))
    return 0


def export(options: argparse.Namespace) -> int:
    """Give out marks."""
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
