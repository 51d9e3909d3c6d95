"""Samples: the same by seed, near the exact answer, and honest about their error."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import islice
from math import isnan, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.cards import CardError
from holdem_teach.strength.estimate import SampledHandStrength
from holdem_teach.strength.sampled import stream

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


@pytest.mark.parametrize(
    ("spot", "seed"),
    [(("7c 7d", "7h 2s Kd"), 57), (("2c 3d", "Ah Kh Qh Jh Th"), 1)],
)
def test_alike_means_an_error_of_exactly_nought(
    spot: tuple[str, str], seed: int
) -> None:
    estimate = sample(spot, samples=2000, seed=seed)
    assert estimate.hs in (0.5, 1) and estimate.hs_error == 0
    low, high = estimate.interval("hs")
    assert 0.001 < high - low < 0.05


def test_one_sample_has_no_error() -> None:
    one = sample(FLOP, samples=1, seed=1)
    assert one.samples == 1 and all(
        isnan(getattr(one, f"{measure}_error")) for measure in MEASURES
    )
    low, high = one.interval()
    assert high - low > 0.7


@pytest.mark.parametrize("seed", range(20))
def test_the_river_has_no_potential(seed: int) -> None:
    river = sample(SPOTS[4], samples=2000, seed=seed)
    assert river.ppot == river.npot == river.ppot_error == river.npot_error == 0
    assert river.interval("ppot")[0] == river.interval("npot")[0] == 0
    assert river.ehs == river.hs and river.ehs_error == pytest.approx(river.hs_error)


# what is shown, and what is refused


def test_html_has_the_facts_of_the_text() -> None:
    estimate = sample(FLOP, samples=1000, seed=1)
    html = estimate._repr_html_()
    assert 'aria-label="ace of diamonds"' in html and "1,000 samples" in html
    assert html.count("<td>") == 10


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
