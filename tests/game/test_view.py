"""A view holds what its seat may know, as plain data, and leads to nothing else."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from game_tools import GAMES, moment, play_out, random_action, random_hand

from holdem_teach.cards import DECK, Cards
from holdem_teach.game import FreezeoutRules, Hand, NoLimitRules

PLAIN = {dict, list, str, int, bool, type(None)}


def parts(value: Any) -> list[Any]:
    """The value and everything in it, keys too."""
    found = [value]
    if isinstance(value, dict):
        found += [part for key in value for part in parts(key)]
        value = list(value.values())
    if isinstance(value, list):
        found += [part for item in value for part in parts(item)]
    return found


def seats_of(hand: Hand) -> list[int | None]:
    return [None, *range(len(hand.stacks))]


def stopped_hand(game: str, random: Random) -> Hand:
    """A hand somewhere in its course, or over."""
    hand = random_hand(game, random)
    for _ in range(random.randint(0, 12)):
        if not hand.is_over:
            hand.act(random_action(hand, random))
    return hand


def hidden_from(hand: Hand, seat: int | None) -> list[int]:
    """Seats whose cards the seat has not seen and that do not matter any more, or yet.

    Once hands are compared, other cards would lead to another payout.
    """
    state = hand._state
    compared = bool(state.worth)
    return [
        other
        for other, hole in enumerate(state.holes)
        if hole is not None
        and other != seat
        and state.shown[other] is None
        and (state.betting.folded[other] or not compared)
    ]


def dealt_otherwise(hand: Hand, seat: int | None, random: Random) -> Hand:
    """The same turns, with other cards wherever the seat has seen none."""
    state = hand._state
    hidden = hidden_from(hand, seat)
    seen = set(state.board)
    for other, hole in enumerate(state.holes):
        if other not in hidden:
            seen |= set(hole or ())
    deck = [card for card in DECK if card not in seen]
    random.shuffle(deck)
    holes = [
        Cards([deck.pop(), deck.pop()]) if other in hidden else hole
        for other, hole in enumerate(state.holes)
    ]
    board = [*state.board, *deck[: 5 - len(state.board)]]
    again = Hand(hand.rules, state.start, hand.button, holes=holes, board=board)
    for _, *action in state.turns:
        again.act(action)
    return again


def check_secrecy(hand: Hand, random: Random) -> None:
    for seat in seats_of(hand):
        view = hand.view(seat)
        other = dealt_otherwise(hand, seat, random).view(seat)
        assert json.dumps(view) == json.dumps(other)
        assert {type(part) for part in parts(view)} <= PLAIN
        text = json.dumps([view, repr(hand), repr(hand.legal_actions())])
        text += repr(hand.history) + "".join(hand.history.sentences(seat))
        hidden = {str(c) for s in hidden_from(hand, seat) for c in hand._state.holes[s]}
        hidden |= {str(card) for card in hand._state.cards[len(hand.board) :]}
        words = set(re.findall(r"\w+", text))
        assert not (hidden - claimed(hand)) & words


def claimed(hand: Hand) -> set[str]:
    """Cards that players have named in claims, whoever holds them."""
    events = [event for event in hand.history.events if event[0] == "announce"]
    return {card for event in events for card in event[2].split()}


@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_leave_a_view_as_it_is(game: str) -> None:
    for number in range(40):
        random = Random(number)
        check_secrecy(stopped_hand(game, random), random)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_leave_a_view_as_it_is_often(game: str) -> None:
    for number in range(700):
        random = Random(1000 + number)
        check_secrecy(stopped_hand(game, random), random)


@pytest.mark.parametrize("game", GAMES)
def test_changing_a_view_changes_nothing(game: str) -> None:
    random = Random(3)

    def spoil(hand: Hand) -> None:
        before = moment(hand)
        for seat in seats_of(hand):
            for part in parts(hand.view(seat)):
                if isinstance(part, (list, dict)):
                    part.clear()
        hand.stacks.clear(), hand.history.events.clear(), hand.pots.clear()
        assert moment(hand) == before

    for _ in range(5):
        play_out(random_hand(game, random), random, spoil)


def test_what_a_view_says() -> None:
    hand = Hand(NoLimitRules(1, 2), [200, 0, 100, 50], button=0, seed=7)
    view = hand.view(0)
    assert json.loads(json.dumps(view)) == view
    assert view["game"] == "nolimit"
    assert view["rules"]["big_blind"] == 2
    assert (view["seat"], view["players"], view["actor"]) == (0, 3, 0)
    assert view["positions"] == [0, None, 1, 2]
    assert view["stacks"] == [200, 0, 99, 48]
    assert view["street_bets"] == view["contributions"] == [0, 0, 1, 2]
    assert view["folded"] == [False, True, False, False]
    assert (view["pot"], view["to_call"]) == (3, [2, 0, 1, 0])
    assert view["effective_stacks"] == [99, 0, 99, 48]
    assert view["legal"]["raise_to"] == [4, 200]
    assert len(view["hole"]) == 2 and view["board"] == []
    own = ["deal", 0, " ".join(view["hole"])]
    assert view["history"] == [own, ["small blind", 2, 1], ["big blind", 3, 2]]
    assert hand.view(None)["history"] == view["history"][1:]
    assert hand.view(2)["legal"] is None
    assert hand.view(1)["hole"] is None
    assert hand.view(None)["hole"] is None


def test_a_view_gains_what_is_shown() -> None:
    hand = Hand(
        NoLimitRules(1, 2), [10, 10, 10], holes=["AsAd", "KsKd", "7c2d"],
        board="Ah9c8c4d3h",
    )  # fmt: skip
    hand.all_in(), hand.all_in(), hand.fold()
    assert hand.view(2)["shown"] == [["As", "Ad"], ["Ks", "Kd"], None]
    hand.show(2)
    assert hand.view(0)["shown"][2] == ["7c", "2d"]
    assert hand.view(0)["history"][-1] == ["show", 2, "7c 2d"]


def test_a_claim_shows_the_hand() -> None:
    hand = Hand(FreezeoutRules(), [100, 100], seed=1)
    while not hand.legal_actions().can_announce:
        legal = hand.legal_actions()
        straddle = legal.straddle_amount is not None
        hand.act(["straddle" if straddle else "check" if legal.can_check else "call"])
    view = hand.view(hand.called)
    from holdem_teach.ranking.categories import best_five, category
    from holdem_teach.ranking.evaluator import evaluate

    cards = "".join(view["hole"] + view["board"])
    first = hand.called
    assert hand.view(1 - first)["shown"][first] is None
    hand.announce(best_five(cards), category(evaluate(cards)))
    assert hand.view(1 - first)["shown"][first] == view["hole"]
    assert hand.view(first)["shown"][1 - first] is None


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.0])
def test_there_is_no_such_seat(seat: object) -> None:
    hand = Hand(NoLimitRules(), [5, 5, 5], seed=1)
    with pytest.raises(ValueError, match="expected 0 to 2"):
        hand.view(seat)
