"""Figures as data: what their bars, cells and lines hold, and what they say."""

from __future__ import annotations

from itertools import islice
from math import sqrt
from typing import Any

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach import plots
from holdem_teach.cards import CardError
from holdem_teach.strength.hand_names import HAND_NAMES
from holdem_teach.strength.sampled import stream

FLOP = ("Ad Qc", "3h 4c Jh")
RIVER = ("Ad Qc", "3h 4c Jh 2s Qd")
DRAW = ("8d 7d", "9d 6c 2d")
SQUARE = np.linspace(1, 0, 169).reshape(13, 13)


def estimates() -> list[Any]:
    return list(islice(stream(*FLOP, seed=1, block=200), 50))


# by street


def test_bars_by_street_are_hs_and_ehs() -> None:
    figure = plots.ehs_by_street(*RIVER)
    hs, ehs = figure.axes[0].containers
    boards = ["3h 4c Jh", "3h 4c Jh 2s", "3h 4c Jh 2s Qd"]
    exact = [ht.effective_hand_strength("Ad Qc", board) for board in boards]
    assert [bar.get_height() for bar in hs] == [each.hs for each in exact]
    assert [bar.get_height() for bar in ehs] == [each.ehs for each in exact]
    assert hs.patches[0].get_hatch() != ehs.patches[0].get_hatch()
    ticks = [label.get_text() for label in figure.axes[0].get_xticklabels()]
    assert ticks == ["flop\n3h 4c Jh", "turn\n2s", "river\nQd"]
    written = [text.get_text() for text in figure.axes[0].texts]
    assert written == ["0.59", "0.45", "0.87", "0.51", "0.47", "0.87"]


def test_bars_stop_where_the_board_does() -> None:
    (hs, _) = plots.ehs_by_street(*FLOP).axes[0].containers
    assert len(hs) == 1


@pytest.mark.parametrize("spot", [("Ad Qc", "3h 4c"), ("Ad Ad", "3h 4c Jh")])
def test_bad_cards_are_refused(spot: tuple[str, str]) -> None:
    with pytest.raises(CardError):
        plots.ehs_by_street(*spot)


# from now to the river


def test_bars_and_ribbons_hold_the_table() -> None:
    result = ht.effective_hand_strength(*FLOP)
    shares = 100 * result.transitions / result.transitions.sum()
    *ribbons, n1, n2, n3, t1, t2, t3 = plots.flow(result).axes[0].patches
    now, then = [n1, n2, n3], [t1, t2, t3]
    assert [bar.get_height() for bar in now] == pytest.approx(shares.sum(axis=1))
    assert [bar.get_height() for bar in then] == pytest.approx(shares.sum(axis=0))
    thick = [np.ptp(ribbon.get_path().vertices[[3, 4], 1]) for ribbon in ribbons]
    assert thick == pytest.approx(shares[shares > 0])
    # each starts inside the bar of its row and ends inside the bar of its column
    for ribbon, (row, column) in zip(ribbons, np.argwhere(shares > 0), strict=True):
        corners = ribbon.get_path().vertices[:, 1]
        for y, bar in ((corners[[0, 7]], now[row]), (corners[[3, 4]], then[column])):
            low, high = bar.get_y(), bar.get_y() + bar.get_height()
            assert low - 1e-9 <= y.min() and y.max() <= high + 1e-9


@pytest.mark.parametrize("spot", [FLOP, ("7c 7d", "7h 2s Kd"), ("2c 3d", "Ah Ks Qh")])
def test_labels_of_the_flow_do_not_cover_each_other(spot: tuple[str, str]) -> None:
    texts = plots.flow(ht.effective_hand_strength(*spot)).axes[0].texts
    for side in (texts[:3], texts[3:]):
        heights = [text.get_position()[1] for text in side]
        assert min(np.diff(heights)) >= 5 and heights[0] >= 0 and heights[-1] <= 98


def test_the_flow_of_a_sample() -> None:
    sampled = ht.sample_effective_hand_strength(*FLOP, samples=500, seed=1)
    assert "Now: ahead" in plots.flow(sampled).description


# the square


def test_cells_hold_the_values_and_their_names() -> None:
    values = SQUARE.copy()
    values[3, 3] = np.nan
    axes = plots.heat_map(values, "made up").axes[0]
    shown = np.ma.filled(axes.images[0].get_array(), np.nan)
    np.testing.assert_array_equal(shown, 100 * values)
    assert axes.images[0].get_cmap().name == "cividis"
    written = [text.get_text().split("\n") for text in axes.texts]
    assert tuple(name for name, _ in written) == HAND_NAMES
    assert written[0] == ["AA", "100"] and written[-1] == ["22", "0"]
    assert written[3 * 13 + 3] == ["JJ", "–"]


def test_the_square_in_words() -> None:
    values = SQUARE.copy()
    values[0, 0] = np.nan
    said = plots.heat_map(values, "made up").description
    assert "Highest: AKs 99 %" in said and "Lowest: 22 0 %" in said
    assert said.endswith("Without a value: AA.")


def test_a_square_of_one_value() -> None:
    assert (
        "Without a value: none." in plots.heat_map(np.ones((13, 13)), "x").description
    )


@pytest.mark.parametrize(
    ("matrix", "message"),
    [
        (np.ones(169), "float64 of shape [(]169,[)] was given"),
        ([["a"] * 13] * 13, "shape [(]13, 13[)], such as"),
        (np.full((13, 13), np.nan), "holds a number to show"),
        (np.full((13, 13), np.inf), "holds a number to show"),
        (None, "matrix: an array of object"),
    ],
)
def test_a_bad_matrix_gets_one_sentence(matrix: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        plots.heat_map(matrix, "x")


# a growing sample


def test_the_line_the_band_and_the_exact_value() -> None:
    drawn = estimates()
    axes = plots.convergence(drawn).axes[0]
    line, exact = axes.lines
    assert list(line.get_xdata()) == [200 * (k + 1) for k in range(50)]
    assert list(line.get_ydata()) == [each.ehs for each in drawn]
    assert set(exact.get_ydata()) == {ht.effective_hand_strength(*FLOP).ehs}
    band = axes.collections[0].get_paths()[0].vertices
    for each in drawn:
        at = band[band[:, 0] == each.samples, 1]
        assert (at.min(), at.max()) == each.interval()
    first, last = (np.ptp(each.interval()) for each in (drawn[0], drawn[-1]))
    assert first / last == pytest.approx(sqrt(50), rel=0.1)
    legend = [text.get_text() for text in axes.get_legend().get_texts()]
    assert legend == ["95 % interval", "estimate", "exact: 0.5117"]


def test_no_estimates_are_refused() -> None:
    with pytest.raises(ValueError, match="estimates: none were given"):
        plots.convergence([])


# what the river brings


@pytest.mark.parametrize(
    ("spot", "runouts"), [(DRAW, 1081), ((*DRAW[:1], "9d 6c 2d 2s"), 46)]
)
def test_each_runout_is_in_one_bar(spot: tuple[str, str], runouts: int) -> None:
    figure = plots.river_histogram(*spot)
    axes = figure.axes[0]
    assert sum(bar.get_height() for bar in axes.patches) == runouts
    mean = axes.lines[0].get_xdata()[0]
    exact = ht.effective_hand_strength(*spot, ties="half").ehs
    assert mean == pytest.approx(100 * exact, rel=1e-12)
    assert f"{runouts:,}" in axes.get_ylabel()
    high = sum(bar.get_height() for bar in axes.patches if bar.get_x() >= 79.9)
    assert f"{high:.0f} at least 80 %" in figure.description


def test_there_is_nothing_to_come_on_the_river() -> None:
    with pytest.raises(CardError, match="board: 5 given"):
        plots.river_histogram(*RIVER)
