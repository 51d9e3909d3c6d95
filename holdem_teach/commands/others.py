"""What belongs to no course: players, explorers, the installation, measurements.

Each function is one subcommand: it gets what stood on the command line, prints, and
returns the exit status. Heavy parts are imported inside.
"""

from __future__ import annotations

import argparse
from functools import partial


def tournament(options: argparse.Namespace) -> int:
    """Let players play one another."""
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


def contest(options: argparse.Namespace) -> int:
    """Let the players of a class play one another."""
    from holdem_teach.grading.contest import contest

    deals, jobs = options.hands or 200, options.jobs or 1
    given = {"deals": deals, "jobs": jobs, "seed": options.seed}
    if options.minimum_isolation:
        given["isolation"] = options.minimum_isolation
    print(contest(options.submissions, options.out, **given))
    return 0


def explore(options: argparse.Namespace) -> int:
    """Open the explorers as a page."""
    from holdem_teach.widgets.served import serve

    tell = partial(print, flush=True)
    return serve(options.port, not options.no_browser, tell)


def doctor(_options: argparse.Namespace) -> int:
    """Look for what is wrong with this installation."""
    from holdem_teach.course.doctor import examine

    wrong = 0
    for finding in examine():
        print(finding, flush=True)
        wrong += finding.advice is not None
    return 1 if wrong else 0


def bench(options: argparse.Namespace) -> int:
    """Measure."""
    from holdem_teach.bench import run

    return run(options.picture)
