"""Hard bluffs as often as it is set to, counted from histories."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from holdem_teach.cards import parse_cards
from holdem_teach.game import Hand, NoLimitRules
from holdem_teach.players import CallingStation, Hard, Normal
from holdem_teach.players.reading import read_ranges
from holdem_teach.ranking.evaluator import evaluate_many
from holdem_teach.strength.hand_names import PAIRS, pair_index


def exact_equity(view) -> float:
    """What the seat in turn wins on the river against the range that is read."""
    (opponent,) = (
        s for s, out in enumerate(view["folded"]) if not out and s != view["seat"]
    )
    weights = read_ranges(view, [opponent])[0]
    board = np.array(parse_cards(" ".join(view["board"])), dtype=np.uint8)
    free = ~np.isin(PAIRS, board).any(axis=1)
    values = np.zeros(len(PAIRS), dtype=np.int64)
    rows = np.hstack((PAIRS[free], np.tile(board, (free.sum(), 1))))
    values[free] = evaluate_many(rows)
    own = values[pair_index(*parse_cards(" ".join(view["hole"])))]
    won = weights[values < own].sum() + weights[values == own].sum() / 2
    return won / weights.sum()


def rivers(bluff: float) -> Iterator[Hand]:
    """Yield hands in which Hard has position and is checked to on the river.

    It plays against one who checks and calls; up to the river Normal has its seat.
    """
    number = 0
    while True:
        number += 1
        hand = Hand(NoLimitRules(1, 2), [200, 200], seed=number)
        early, late = Normal(number, samples=100), Hard(number, bluff=bluff)
        while not hand.is_over:
            mine = late if hand.round == 4 else early
            player = mine if hand.actor == hand.button else CallingStation()
            hand.act(player.act(hand.view(hand.actor)))
        if on_the_river(hand):
            yield hand


def on_the_river(hand: Hand) -> list[list[object]]:
    """What players did on the river."""
    events = hand.history.events
    boards = [place for place, event in enumerate(events) if event[0] == "board"]
    done = ("check", "bet", "fold", "call", "raise")
    return [e for e in events[boards[2] :] if e[0] in done] if len(boards) == 3 else []


def hopeless_spots(bluff: float, number: int) -> tuple[int, int]:
    """Count spots where Hard is checked to with equity below 0.25, and its bets."""
    spots = bets = 0
    for hand in rivers(bluff):
        before = len(hand.history.turns) - len(on_the_river(hand)) + 1
        spot = hand.at(before)
        if exact_equity(spot.view(hand.button)) >= 0.25:
            continue
        spots += 1
        bets += on_the_river(hand)[1][0] == "bet"
        if spots == number:
            return spots, bets
    raise AssertionError


@pytest.mark.long
@pytest.mark.parametrize("bluff", [0.1, 0.3, 0.5])
def test_bluffs_come_as_often_as_they_are_set_to(bluff, scaled):
    spots, bets = hopeless_spots(bluff, scaled(5000))
    print(f"bluff {bluff}: {bets} bets in {spots} spots, {bets / spots:.3f}")
    chance = 3 * np.sqrt(bluff * (1 - bluff) / spots) if spots < 5000 else 0.0
    assert abs(bets / spots - bluff) <= 0.02 + chance
