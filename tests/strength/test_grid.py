"""Every hand of a board at once gives what each hand gives alone."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.cards import DECK, CardError
from holdem_teach.strength.hand_names import PAIRS, PLACES

BOARDS = [
    "3h 4c Jh",
    "3h 4h Jh",
    "3h 4c Jd",
    "7h 7c 7d",
    "3h 4c Jh 2h",
    "3h 4h Jh 2h",
    "Th Jh Qh Kh",
    "3h 4c Jh 2s 9d",
    "3h 4h Jh 2h 9h",
    "Ah Kh Qh Jh Th",
]


def random_boards(number: int, seed: int) -> list[list[int]]:
    random = Random(seed)
    return [random.sample(DECK, random.choice((3, 4, 5))) for _ in range(number)]


def assert_equal_to_single_hands(board: object, hands: int, seed: int) -> None:
    grid = ht.ehs_grid(board)
    free = np.flatnonzero(~np.isnan(grid.hs))
    assert len(free) == (52 - len(grid.board)) * (51 - len(grid.board)) // 2
    for place in Random(seed).sample(free.tolist(), hands):
        single = ht.effective_hand_strength(PAIRS[place].tolist(), board)
        assert (single.transitions == grid.transitions[place]).all()
        for measure in ("hs", "ppot", "npot", "ehs"):
            one = getattr(single, measure)
            assert getattr(grid, measure)[place] == pytest.approx(one, rel=1e-12)


@pytest.mark.parametrize("board", BOARDS)
def test_equal_to_single_hands(board: str) -> None:
    assert_equal_to_single_hands(board, 40, seed=1)


def test_equal_to_single_hands_on_random_boards() -> None:
    for board in random_boards(10, seed=2):
        assert_equal_to_single_hands(board, 20, seed=3)


@pytest.mark.slow
def test_equal_to_single_hands_everywhere() -> None:
    for board in ("3h 4c Jh", "3h 4h Jh 2h", "3h 4h Jh 2h 9c"):
        free = int((~np.isnan(ht.ehs_grid(board).hs)).sum())
        assert_equal_to_single_hands(board, free, seed=4)


@pytest.mark.parametrize("board", ["3h 4c Jh", "3h 4h Jh 2h", "3h 4c Jh 2s 9d"])
def test_threads_change_nothing(board: str) -> None:
    one, three = ht.ehs_grid(board), ht.ehs_grid(board, threads=3)
    assert (one.transitions == three.transitions).all()


FORKED = """
import os, sys
import holdem_teach as ht
ht.ehs_grid("3h 4c Jh", threads=2)
child = os.fork()
if not child:
    ht.ehs_grid("3h 4c Jh", threads=2)
    os._exit(0)
sys.exit(os.waitpid(child, 0)[1])
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_a_forked_process_makes_threads_of_its_own() -> None:
    subprocess.run([sys.executable, "-c", FORKED], check=True, timeout=60)


def test_blocked_hands_are_nan() -> None:
    grid = ht.ehs_grid("3h 4c Jh")
    blocked = np.isin(PAIRS, grid.board).any(axis=1)
    for measure in (grid.hs, grid.ppot, grid.npot, grid.ehs):
        assert (np.isnan(measure) == blocked).all()


@pytest.mark.parametrize("measure", ["hs", "ppot", "npot", "ehs"])
def test_the_matrix_holds_means_by_name(measure: str) -> None:
    grid = ht.ehs_grid("3h 4c Jh")
    matrix = grid.matrix(measure)
    values = getattr(grid, measure)
    for place in (0, 1, 13, 41, 168):
        assert matrix.flat[place] == pytest.approx(np.nanmean(values[place == PLACES]))


def test_a_name_without_hands_is_nan() -> None:
    assert np.isnan(ht.ehs_grid("Ah As Ad Ac 2c").matrix()[0, 0])
    assert not np.isnan(ht.ehs_grid("Ah As Ad 3c 2c").matrix()[0, 1])


def test_all_hands_tie_on_a_royal_board() -> None:
    grid = ht.ehs_grid("Ah Kh Qh Jh Th")
    assert np.nanmin(grid.ehs) == np.nanmax(grid.ehs) == 0.5


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("", "holdem_teach.equity"),
        ("3h 4c", "board: 2 given"),
        ("3h 4c Jh 2c 2d 2s", "board: 6 given"),
        ("3h 4c 3h", "is there twice"),
        (None, "None is no way to give cards"),
    ],
)
def test_bad_boards_are_named(board: object, said: str) -> None:
    with pytest.raises(CardError) as caught:
        ht.ehs_grid(board)
    assert said in str(caught.value)


@pytest.mark.parametrize("threads", [0, -1, 1.5, True, None])
def test_bad_threads_are_named(threads: object) -> None:
    with pytest.raises(ValueError, match="expected a whole number from 1 up"):
        ht.ehs_grid("3h 4c Jh", threads=threads)


def test_a_bad_measure_is_named() -> None:
    with pytest.raises(ValueError, match="expected one of hs, ppot, npot, ehs"):
        ht.ehs_grid("3h 4c Jh 2s 9d").matrix("equity")
