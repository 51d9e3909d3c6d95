"""Heavy parts load when first used: importing numba or matplotlib takes a second."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("numba", "matplotlib", "ipywidgets")
REPORT = f"import sys; print([name for name in {HEAVY} if name in sys.modules])"
HELP = """
import sys
from holdem_teach.cli import main
try:
    main(["--help"])
except SystemExit as ending:
    assert ending.code == 0, ending
"""


def run(code):
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "code", ["import holdem_teach", HELP], ids=["import", "--help"]
)
def test_nothing_heavy_is_loaded(code):
    assert run(f"{code}\n{REPORT}")[-1] == "[]"


def test_checks_load_no_games_and_grading_compiles_nothing():
    code = "import holdem_teach.grading.batch, holdem_teach.course.checking, sys"
    games = ("holdem_teach.game", "holdem_teach.players", "holdem_teach.tournament")
    report = f"print([name for name in {(*games, *HEAVY)} if name in sys.modules])"
    assert run(f"{code}\n{report}") == ["[]"]


def test_the_report_sees_what_is_loaded():
    assert run(f"import holdem_teach.jit\n{REPORT}")[-1] == "['numba']"


def test_every_public_name_is_found():
    code = "import holdem_teach as ht\nfor name in ht.__all__: getattr(ht, name)"
    run(code)
