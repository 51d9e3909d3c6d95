"""Samples: the same by seed, near the exact answer, and honest about their error."""

from __future__ import annotations

import _thread
import io
import json
import sys
from collections.abc import Callable, Sequence
from itertools import islice
from math import isnan, sqrt
from pathlib import Path
from threading import Timer
from typing import Any

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.cards import DECK, CardError
from holdem_teach.strength import sampling
from holdem_teach.strength.estimate import SampledHandStrength
from holdem_teach.strength.sampled import stream
from holdem_teach.strength.sampling import deal, read_generator

DATA = Path(__file__).parents[1] / "data"
OMAHA = [
    spot
    for spot in json.loads((DATA / "ehs_truth.json").read_text("utf-8"))["spots"]
    if spot["game"] == "omaha"
]
FLOP = ("Ad Qc", "3h 4c Jh")
MEASURES = ("hs", "ppot", "npot", "ehs")
# EHS 0.512, 0.650, 0.975, 0.529 and 0.021
SPOTS = [
    FLOP,
    ("8d 7d", "9d 6c 2d"),
    ("7c 7d", "7h 2s Kd"),
    ("Ah Kd", "Qs Jc 3d 2h"),
    ("5h 4s", "Ad Td 2c 9s Kd"),
]
SAMPLES = 2000


def sample(spot: tuple[str, str], **asked: Any) -> SampledHandStrength:
    return ht.sample_effective_hand_strength(*spot, **asked)


# the same by seed


def test_a_seed_gives_the_same_samples_on_every_machine() -> None:
    drawn = sample(FLOP, samples=1000, seed=7).transitions.tolist()
    assert drawn == [[439, 5, 154], [0, 11, 1], [81, 3, 306]]


def test_other_seeds_and_no_seed_give_other_samples() -> None:
    drawn = {str(sample(FLOP, seed=seed)) for seed in (1, 2, None, None)}
    assert len(drawn) == 4


def test_how_a_sample_is_cut_into_blocks_makes_no_difference() -> None:
    whole = sample(FLOP, samples=40_000, seed=3)  # three blocks
    *_, last = islice(stream(*FLOP, seed=3, block=1000), 40)
    assert last.transitions.tolist() == whole.transitions.tolist()
    assert last.samples == whole.samples == 40_000


def test_a_stream_grows_and_leaves_what_it_gave() -> None:
    growing = stream(*FLOP, seed=3, block=10)
    first = next(growing)
    before = first.transitions.copy()
    assert next(growing).samples == 20
    assert (first.transitions == before).all()


def test_every_hand_and_every_runout_is_dealt_as_often() -> None:
    rows = deal(read_generator(1), DECK[:7], 70_000, 3)
    assert (np.sort(rows) == rows).all(axis=1).mean() == pytest.approx(1 / 6, abs=0.006)
    for place in range(3):  # 10,000 each, with a standard deviation of 93
        assert np.abs(np.bincount(rows[:, place]) - 10_000).max() < 400
    assert all(len(set(row)) == 3 for row in rows[:1000].tolist())


# near the exact answer


@pytest.mark.parametrize("spot", SPOTS)
def test_near_the_exact_answer(spot: tuple[str, str]) -> None:
    exact, estimate = ht.effective_hand_strength(*spot), sample(spot, seed=11)
    for measure in MEASURES:
        error = getattr(estimate, f"{measure}_error")
        gap = getattr(estimate, measure) - getattr(exact, measure)
        assert abs(gap) <= 4 * error, measure
    shares = estimate.transitions / estimate.samples
    exactly = exact.transitions / exact.transitions.sum()
    assert np.abs(shares - exactly).max() < 0.007


@pytest.mark.parametrize("spot", OMAHA, ids=lambda spot: spot["id"])
def test_omaha_is_near_the_exact_answer(spot: dict[str, Any]) -> None:
    estimate = sample((spot["hole"], spot["board"]), samples=20_000, seed=5)
    true = {"hs": spot["HS"][2]}
    if spot["look_ahead"]:
        full = spot["prob_full_tied"]
        true |= {"ppot": full["PPot"][2], "npot": full["NPot"][2]}
        true |= {"ehs": full["EHS_full"][2]}
    for measure, exactly in true.items():
        error = getattr(estimate, f"{measure}_error")
        assert abs(getattr(estimate, measure) - exactly) <= 4 * error, measure


def test_omaha_has_its_spots() -> None:
    assert len(OMAHA) >= 4


# honest about the error


@pytest.mark.parametrize("spot", [SPOTS[0], SPOTS[1], SPOTS[3]])
def test_the_errors_are_those_of_many_samples(spot: tuple[str, str]) -> None:
    drawn = [sample(spot, samples=1000, seed=seed) for seed in range(400)]
    for measure in MEASURES:
        spread = np.std([getattr(each, measure) for each in drawn], ddof=1)
        said = np.mean([getattr(each, f"{measure}_error") for each in drawn])
        # 400 samples give a spread to within 3.5 % of itself
        assert said / spread == pytest.approx(1, abs=0.14), measure


def test_the_error_of_hs_is_that_of_a_mean() -> None:
    estimate = sample(FLOP, samples=500, seed=2)
    counts = [estimate.ahead, estimate.tied, estimate.behind]
    results = np.repeat([1, 0.5, 0], counts)
    assert estimate.hs == results.mean()
    expected = results.std(ddof=1) / sqrt(500)
    assert estimate.hs_error == pytest.approx(expected, rel=1e-12)


def held(spot: tuple[str, str], seeds: int, level: float = 0.95) -> float:
    """The share of samples whose interval holds the exact EHS."""
    exactly = ht.effective_hand_strength(*spot).ehs
    intervals = (
        sample(spot, samples=SAMPLES, seed=seed).interval("ehs", level)
        for seed in range(seeds)
    )
    return sum(low <= exactly <= high for low, high in intervals) / seeds


def margin(seeds: int) -> float:
    """1.5 % for 2,000 seeds: 3.08 standard deviations, as for any other number."""
    return 0.015 * sqrt(2000 / seeds)


@pytest.mark.long
@pytest.mark.parametrize("spot", SPOTS)
def test_intervals_are_calibrated(
    spot: tuple[str, str], scaled: Callable[[int], int]
) -> None:
    seeds = scaled(2000)
    share = held(spot, seeds)
    print(f"{spot}: {share:.4f} of {seeds} intervals hold the exact EHS")
    assert abs(share - 0.95) <= margin(seeds)


@pytest.mark.parametrize("spot", SPOTS)
def test_intervals_are_calibrated_as_far_as_20_seeds_tell(
    spot: tuple[str, str],
) -> None:
    assert held(spot, 20) >= 0.95 - margin(20)


def test_half_of_the_intervals_of_level_one_half_hold() -> None:
    shares = [held(spot, 40, level=0.5) for spot in SPOTS]
    assert np.mean(shares) == pytest.approx(0.5, abs=0.11)  # 200: 3.1 deviations


def test_where_all_samples_are_alike_the_interval_is_not_empty() -> None:
    royal = sample(("As Ks", "Qs Js Ts"), samples=1000, seed=1)
    assert royal.hs == royal.ehs == 1 and royal.ehs_error == royal.npot_error == 0
    assert royal.interval() == (pytest.approx(0.99617, abs=1e-5), 1)
    assert royal.interval("npot") == (0, pytest.approx(0.00383, abs=1e-5))
    # it was never behind, so the sample tells nothing about coming from behind
    assert isnan(royal.ppot_error) and royal.interval("ppot") == (0, 1)
    assert "PPot 0.000 ± unknown" in repr(royal)


def test_one_sample_has_no_error() -> None:
    one = sample(FLOP, samples=1, seed=1)
    assert one.samples == 1 and all(
        isnan(getattr(one, f"{measure}_error")) for measure in MEASURES
    )
    low, high = one.interval()
    assert high - low > 0.7


def test_the_river_has_no_potential() -> None:
    river = sample(SPOTS[4], samples=1000, seed=1)
    assert river.ppot == river.npot == river.ppot_error == river.npot_error == 0
    assert river.ehs == river.hs and river.ehs_error == pytest.approx(river.hs_error)


# goals, and stopping


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
    royal = sample(("As Ks", "Qs Js Ts"), tolerance=0.00005, seed=1)
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


# what is shown, and what is refused


def test_html_has_the_facts_of_the_text() -> None:
    estimate = sample(FLOP, samples=1000, seed=1)
    html = estimate._repr_html_()
    assert 'aria-label="ace of diamonds"' in html and "1,000 samples" in html
    assert html.count("<td>") == 10


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


@pytest.mark.parametrize("block", [0, -1, 1.5, None])
def test_a_bad_block_is_refused_when_it_is_given(block: Any) -> None:
    with pytest.raises(ValueError, match=r"^block: "):
        stream(*FLOP, block=block)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (("equity",), "measure: 'equity' was given, expected hs, ppot, npot, ehs"),
        (("ehs", 0), "level: 0 was given"),
        (("ehs", 1), "level: 1 was given"),
        (("ehs", "95%"), "level: '95%' was given"),
    ],
)
def test_a_bad_interval_is_refused(asked: tuple[Any, ...], message: str) -> None:
    estimate = sample(FLOP, samples=10, seed=1)
    with pytest.raises(ValueError, match=message):
        estimate.interval(*asked)


@pytest.mark.parametrize("hole", ["Ad", "Ad Qc 2c", "Ad Qc 2c 2d 2h", "Ad Jh"])
def test_bad_cards_are_refused(hole: Sequence[int]) -> None:
    with pytest.raises(CardError):
        ht.sample_effective_hand_strength(hole, FLOP[1])
