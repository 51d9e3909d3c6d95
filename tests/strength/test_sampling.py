"""How a sample is dealt, watched and stopped."""

from __future__ import annotations

import _thread
import io
import sys
from threading import Timer
from typing import Any

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.cards import DECK
from holdem_teach.strength import sampling
from holdem_teach.strength.estimate import SampledHandStrength
from holdem_teach.strength.sampling import deal, read_generator

FLOP = ("Ad Qc", "3h 4c Jh")
ROYAL = ("As Ks", "Qs Js Ts")


def sample(spot: tuple[str, str], **asked: Any) -> SampledHandStrength:
    return ht.sample_effective_hand_strength(*spot, **asked)


def test_every_hand_and_every_runout_is_dealt_as_often() -> None:
    rows = deal(read_generator(1), DECK[:7], 70_000, 3)
    assert (np.sort(rows) == rows).all(axis=1).mean() == pytest.approx(1 / 6, abs=0.006)
    for place in range(3):  # 10,000 each, with a standard deviation of 93
        assert np.abs(np.bincount(rows[:, place]) - 10_000).max() < 400
    assert all(len(set(row)) == 3 for row in rows[:1000].tolist())


def test_without_a_goal_the_sample_has_the_stated_size() -> None:
    assert sample(FLOP, seed=1).samples == 100_000


@pytest.mark.parametrize("tolerance", [0.002, np.float32(0.004), 0.5])
def test_a_tolerance_is_reached_and_not_by_far(tolerance: float) -> None:
    estimate = sample(FLOP, tolerance=tolerance, seed=1)
    assert estimate.ehs_error <= tolerance
    blocks, rest = divmod(estimate.samples, sampling.BLOCK)
    assert rest == 0
    if blocks > 1:
        one_less = sample(FLOP, samples=(blocks - 1) * sampling.BLOCK, seed=1)
        assert one_less.ehs_error > tolerance


def test_an_error_of_nought_is_not_believed_at_once() -> None:
    royal = sample(ROYAL, tolerance=0.00005, seed=1)
    assert 60_000 <= royal.samples < 60_000 + sampling.BLOCK


def test_an_interrupt_gives_what_was_drawn_so_far() -> None:
    Timer(0.3, _thread.interrupt_main).start()
    estimate = sample(FLOP, samples=10**12, seed=1)
    assert estimate.stopped and 0 < estimate.samples < 10**12
    assert repr(estimate).endswith("; stopped early, and valid for these samples")
    again = sample(FLOP, samples=estimate.samples, seed=1)
    assert again.transitions.tolist() == estimate.transitions.tolist()
    assert not again.stopped and "stopped" not in repr(again)


def test_an_interrupt_before_the_first_sample_goes_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stop(*asked: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sampling.Goal, "next_block", stop)
    with pytest.raises(KeyboardInterrupt):
        sample(FLOP, samples=10)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("goal", [{"samples": 100_000}, {"tolerance": 0.002}])
def test_a_bar_is_shown_at_a_terminal(
    goal: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampling, "BAR_AFTER", 0)
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    sample(FLOP, seed=1, **goal)
    assert "sampling: 100%" in terminal.getvalue()


def test_a_quick_answer_shows_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    sample(FLOP, samples=1000, seed=1)
    assert terminal.getvalue().strip() == ""


def test_nothing_is_shown_away_from_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sampling, "BAR_AFTER", 0)
    sample(FLOP, seed=1)
    assert capsys.readouterr() == ("", "")


def test_without_tqdm_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)  # as in the base install
    assert sample(FLOP, samples=1000, seed=1).samples == 1000


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"samples": 0}, "samples: 0 was given, expected a whole number"),
        ({"samples": -5}, "samples: -5 was given"),
        ({"samples": 1.5}, "samples: 1.5 was given"),
        ({"samples": float("nan")}, "samples: nan was given"),
        ({"samples": True}, "samples: True was given"),
        ({"samples": "many"}, "samples: 'many' was given"),
        ({"tolerance": 0}, "tolerance: 0 was given, expected a number from 0.00001"),
        ({"tolerance": -0.1}, "tolerance: -0.1 was given"),
        ({"tolerance": 1e-9}, "tolerance: 1e-09 was given"),
        ({"tolerance": 1.0}, "tolerance: 1.0 was given"),
        ({"tolerance": float("nan")}, "tolerance: nan was given"),
        ({"tolerance": "0.01"}, "tolerance: '0.01' was given"),
        ({"tolerance": True}, "tolerance: True was given"),
        ({"samples": 10, "tolerance": 0.1}, "samples=10 and tolerance=0.1 were given"),
        ({"seed": -1}, "seed: -1 was given, expected a whole number of at least 0"),
        ({"seed": 1.0}, "seed: 1.0 was given"),
        ({"seed": "x"}, "seed: 'x' was given"),
    ],
)
def test_a_bad_argument_gets_one_sentence(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message.replace('.', '[.]')}") as caught:
        sample(FLOP, **asked)
    assert "\n" not in str(caught.value)
