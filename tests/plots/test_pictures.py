"""All figures: drawn without pyplot, labelled, said in words, readable in grey."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
import pytest
from matplotlib.colors import to_rgb

import holdem_teach as ht
from holdem_teach import plots
from holdem_teach.game import NoLimitRules
from holdem_teach.plots import picture as colours
from holdem_teach.plots.picture import Picture, letters_on
from holdem_teach.strength.sampled import stream
from holdem_teach.tournament.deals import practice_key
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.run import run

FLOP = ("Ad Qc", "3h 4c Jh")
KEY = practice_key(1)
MATCH = Plan(NoLimitRules(), ("rock", "station", "maniac"), 20, KEY)
SQUARE = np.linspace(1, 0, 169).reshape(13, 13)
MADE: dict[str, Callable[[], Picture]] = {
    "streets": lambda: plots.ehs_by_street("Ad Qc", "3h 4c Jh 2s Qd"),
    "flow": lambda: plots.flow(ht.effective_hand_strength(*FLOP)),
    "grid": lambda: plots.heat_map(SQUARE, "made up"),
    "convergence": lambda: plots.convergence(list(islice(stream(*FLOP, seed=1), 9))),
    "river": lambda: plots.river_histogram(*FLOP),
    "chips": lambda: plots.chips_over_hands(run(MATCH, quiet=True)),
    "cross table": lambda: plots.cross_table(run(MATCH, quiet=True)),
}


@pytest.fixture(scope="module", params=MADE)
def made(request: pytest.FixtureRequest) -> Picture:
    return MADE[request.param]()


def test_each_figure_has_a_test(made: Picture) -> None:
    assert len(MADE) == len(plots.__all__)
    assert all(callable(getattr(plots, name)) for name in dir(plots))


def test_title_labels_and_words(made: Picture) -> None:
    axes = made.axes[0]
    assert axes.get_title() and (axes.get_xlabel() or axes.get_ylabel())
    assert len(made.description.split()) > 15 and "{" not in made.description


def test_it_can_be_drawn_and_carries_its_words(made: Picture, tmp_path: Any) -> None:
    html = made._repr_html_()
    assert html.startswith('<img alt="') and "data:image/png;base64," in html
    made.savefig(tmp_path / "figure ü.svg")
    assert (tmp_path / "figure ü.svg").stat().st_size > 5000


def test_labels_stay_inside_the_figure(made: Picture) -> None:
    made.canvas.draw()
    box = made.get_tightbbox()
    width, height = made.get_size_inches()
    assert box.x0 >= -0.02 and box.y0 >= -0.02
    assert box.x1 <= width + 0.02 and box.y1 <= height + 0.02


def test_no_figure_is_kept_by_pyplot() -> None:
    program = (
        "import sys, holdem_teach.plots as plots;"
        "assert 'matplotlib' not in sys.modules;"
        "plots.ehs_by_street('Ad Qc', '3h 4c Jh');"
        "assert 'matplotlib.figure' in sys.modules;"
        "assert 'matplotlib.pyplot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_quotes_in_a_title_do_not_end_the_alternative_text() -> None:
    assert 'alt="a &quot;b&quot; &lt;c"' in Picture('a "b" <c', 1, 1)._repr_html_()


def luminance(colour: Any) -> float:
    linear = [
        ((x + 0.055) / 1.055) ** 2.4 if x > 0.04045 else x / 12.92 for x in colour
    ]
    return float(np.dot(linear, [0.2126, 0.7152, 0.0722]))


def test_letters_stand_out_on_every_grey() -> None:
    for grey in np.linspace(0, 1, 101):
        paper = luminance((grey,) * 3)
        ink = luminance(to_rgb(letters_on(grey, grey, grey)))
        high, low = max(paper, ink), min(paper, ink)
        assert (high + 0.05) / (low + 0.05) >= 4.5


def test_neighbours_differ_by_lightness_or_by_hatch() -> None:
    blue, yellow, vermilion = (
        luminance(to_rgb(colour))
        for colour in (colours.BLUE, colours.YELLOW, colours.VERMILION)
    )
    assert min(yellow - blue, yellow - vermilion) > 0.4
    now = MADE["flow"]().axes[0].patches[-6:-3]
    assert len({bar.get_hatch() for bar in now}) == 3
