"""Estimates by chance: right ones pass whatever they draw, mistakes are known again."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev

import pytest

from holdem_teach.checks import TaskReport
from holdem_teach.checks.chance import drawn_anew, estimate_of, repeated
from holdem_teach.checks.known import wrong_versions

# It deals as one deals: shuffle, then take from the top. No draw is the solution's.
SHUFFLED = """
def estimate(hole, board, samples, seed):
    chance = random.Random("own " + str(seed))
    deck = [card for card in DECK if card not in hole + board]
    shares = []
    for _ in range(samples):
        chance.shuffle(deck)
        shares.append(share(hole, deck[:2], board + deck[2 : 7 - len(board)]))
    mean = sum(shares) / samples
    variance = sum((one - mean) ** 2 for one in shares) / samples
    return mean, {error}
"""
RIGHT = "sqrt(variance / samples)"
Checked = Callable[..., dict[str, TaskReport]]


@pytest.fixture
def module() -> str:
    return "ex09_ehs"


def test_a_coins_estimates_pass_and_what_is_off_does_not() -> None:
    complaint = estimate_of((500, 100, 400), samples=900)
    draw, spread = random.Random(1), sqrt(0.525 - 0.55**2)
    for _ in range(300):
        shares = draw.choices((1, 0.5, 0), (5, 1, 4), k=900)
        assert complaint((fmean(shares), stdev(shares) / 30)) == ""
    right = spread / 30
    assert "above the exact" in complaint((0.55 + 5.1 * right, right))
    assert "below the exact" in complaint((0.55 - 5.1 * right, right))
    assert "from 0 to 1" in complaint((55.0, right))
    assert "above 0" in complaint((0.55, 0.0))
    assert "about 32 times" in complaint((0.55, spread))
    assert "about 1/32 times" in complaint((0.55, spread / 900))
    assert complaint((0.5501, right)).startswith(
        "the estimate is not exactly a mean of"
    )
    assert "too large, though" in complaint((0.55, 1.3 * right))
    assert "too small, though" in complaint((0.55, 0.74 * right))


def test_the_same_seed_repeats_and_another_does_not() -> None:
    one, two, three = (0.5, 0.01), (0.51, 0.01), (0.49, 0.01)
    assert repeated(two, one, two, one) == ""
    assert "first time" in repeated(two, one, two, three)
    assert drawn_anew(one, one, two) == ""
    assert "every seed" in drawn_anew(one, one, one)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 5))]
)
def test_other_draws_are_as_right(checked: Checked, solution: str, seed: int) -> None:
    text = solution + SHUFFLED.format(error=RIGHT)
    assert checked(text, graded=True, seed=seed)["estimate"].status == "passed"


@pytest.mark.parametrize("graded", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("error", "mistake"),
    [
        ("sqrt(variance)", "estimate__spread_for_error"),
        ("sqrt(variance) / samples", "estimate__root_forgotten"),
        ("variance / sqrt(samples)", "estimate__variance_for_deviation"),
        ("1 / sqrt(samples)", "estimate__deviation_left_out"),
    ],
)
def test_a_mistake_is_known_whatever_was_drawn(
    checked: Checked, files: dict, solution: str, error: str, mistake: str, graded: bool
) -> None:
    versions = wrong_versions(files["solution"], files["mistakes"])
    (version,) = [version for version in versions if version.name == mistake]
    task = checked(solution + SHUFFLED.format(error=error), graded=graded)["estimate"]
    assert task.status == "wrong"
    assert f"A likely cause: {version.cause.sentence}" in task.message


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("[0.65, 0.015]", "a list where a tuple is asked"),
        ("0.65", "a number where a tuple is asked"),
        ("(0.65,)", "(0.65,) came back"),
        ("(True, 0.015)", "(True, 0.015) came back"),
        ("(float('nan'), 0.015)", "(nan, 0.015) came back"),
        ("(10**400, 0.015)", "came back"),
        ("None", "was return forgotten?"),
        ("('0.65', '0.015')", "came back"),
    ],
)
def test_an_answer_of_another_kind_is_wrong(
    checked: Checked, solution: str, answer: str, said: str
) -> None:
    text = f"{solution}\ndef estimate(*_): return {answer}\n"
    task = checked(text)["estimate"]
    assert task.status == "wrong"
    assert said in task.message
    assert "a tuple (estimate, standard error), such as (0.5, 0.1)" in task.message


def test_an_estimate_that_is_far_off_is_read_in_other_ways() -> None:
    complaint = estimate_of((700, 100, 200), samples=400)
    error = sqrt(0.725 - 0.75**2) / 20
    assert complaint((0.75, error)) == ""
    for wrong, said in {
        (75.0, 100 * error): "looks like per cent",
        (300.0, error): "the sum of the shares",
        (error, 0.75): "as if they had changed places",
        (0.25, error): "the opponent's share",
        (0.0, 0.0): "below the exact number",
        (1.0, 0.0): "above the exact number",
    }.items():
        assert said in complaint(wrong)


DEALS = """
def estimate(hole, board, samples, seed):
    chance, unseen = random.Random(seed), [c for c in DECK if c not in hole + board]
    deals = [chance.sample(unseen, 7 - len(board)) for _ in range({number})]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)
"""


@pytest.mark.parametrize("graded", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("number", "cause"),
    [
        ("samples - 1", "one deal is missing"),
        ("2003", "the number of deals does not depend on samples"),
        ("samples + 1", ""),
    ],
)
def test_another_number_of_deals_is_wrong(
    checked: Checked, solution: str, number: str, cause: str, graded: bool
) -> None:
    task = checked(solution + DEALS.format(number=number), graded=graded)["estimate"]
    assert task.status == "wrong"
    assert "are there as many deals as samples says" in task.message
    assert cause in task.message
    assert ("likely cause" in task.message) == bool(cause)
