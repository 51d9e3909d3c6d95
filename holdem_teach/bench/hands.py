"""How fast hands are played again, next to pokerkit's engine on the same real hands."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from holdem_teach.bench.peers import Peer
from holdem_teach.bench.timing import Task, repeated, time_in_turn
from holdem_teach.course.material import checkout
from holdem_teach.game import FixedLimitRules, Hand, NoLimitRules
from holdem_teach.game.rule_set import Rules
from holdem_teach.words import say

_FILE: Final = "tests/data/game_hands.jsonl"
_HANDS: Final = 60  # as many of each number of players, where there are so many
_PLAYERS: Final = (2, 6, 9)


@dataclass(frozen=True)
class Recorded:
    """A real hand: what it began with, and what was done."""

    rules: Rules
    stacks: list[int]
    button: int
    holes: list[str]
    board: str
    actions: list[list[Any]]


def recorded_hands() -> list[Recorded]:
    """Return the real hands of the tests, of a checkout; none without one.

    Those with a big-blind ante are left out, which pokerkit plays in another order.

    Examples
    --------
    >>> len(recorded_hands()) in (0, 848)
    True
    """
    root = checkout()
    path = root / _FILE if root else None
    if path is None or not path.is_file():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    return [_recorded(fields) for fields in found if len(set(fields["antes"])) == 1]


def _recorded(fields: dict[str, Any]) -> Recorded:
    small, big = sorted(fields["blinds"])[-2:]
    ante = fields["antes"][0]
    if fields["game"] == "nolimit":
        rules: Rules = NoLimitRules(small, big, ante=ante)
    else:
        rules = FixedLimitRules(*fields["bets"], small_blind=small, ante=ante)
    names = ("stacks", "button", "holes", "board", "actions")
    return Recorded(rules, *(fields[name] for name in names))


def replay(hands: Sequence[Recorded], with_views: bool = False) -> list[list[int]]:
    """Play hands again, asking for the legal actions at each turn; return the stacks.

    The history is recorded as always. With views, the seat in turn is given one, too.
    """
    ends = []
    for one in hands:
        hand = Hand(one.rules, one.stacks, one.button, holes=one.holes, board=one.board)
        for seat, *action in one.actions:
            hand.legal_actions()
            if with_views:
                hand.view(seat)
            hand.act(action)
        ends.append(hand.stacks)
    return ends


def replay_in_pokerkit(hands: Sequence[Recorded]) -> list[list[int]]:
    """Play the same hands in pokerkit, asking for the same; return the stacks."""
    return [_end_in_pokerkit(one) for one in hands]


def _end_in_pokerkit(one: Recorded) -> list[int]:
    count = len(one.stacks)
    order = [(one.button + 1 + place) % count for place in range(count)]
    state = _pokerkit_state(one, tuple(one.stacks[seat] for seat in order))
    for seat in order:
        state.deal_hole(one.holes[seat])
    board = iter(one.board[start : start + 2] for start in range(0, len(one.board), 2))
    for _, word, *to in [*one.actions, [None, "end"]]:
        while state.can_burn_card() or state.can_deal_board():
            if state.can_burn_card():
                state.burn_card("??")
            else:
                state.deal_board(next(board))
        if word == "end":
            break
        _ask(state)
        _act(state, word, *to)
    stacks = dict(zip(order, state.stacks, strict=True))
    return [stacks[seat] for seat in range(count)]


def _pokerkit_state(one: Recorded, stacks: tuple[int, ...]) -> Any:
    import pokerkit

    automations = tuple(
        automation
        for automation in pokerkit.Automation
        if automation.name not in ("HOLE_DEALING", "BOARD_DEALING", "CARD_BURNING")
    )
    rules = one.rules
    start = (automations, True)
    if isinstance(rules, NoLimitRules):
        return pokerkit.NoLimitTexasHoldem.create_state(
            *start, rules.ante, rules.blinds, rules.big_blind, stacks, len(stacks)
        )
    assert isinstance(rules, FixedLimitRules)
    bets = rules.small_bet, rules.big_bet
    return pokerkit.FixedLimitTexasHoldem.create_state(
        *start, rules.ante, rules.blinds, *bets, stacks, len(stacks)
    )


def _ask(state: Any) -> tuple[object, ...]:
    return (
        state.can_fold(),
        state.checking_or_calling_amount,
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
    )


def _act(state: Any, word: str, to: int | None = None) -> None:
    if word == "fold":
        state.fold()
    elif word in ("check", "call"):
        state.check_or_call()
    else:
        state.complete_bet_or_raise_to(to)


def hands_again(peers: Sequence[Peer]) -> Iterator[str]:
    """Hands a second by number of players, and against pokerkit in the same run."""
    found = recorded_hands()
    if not found:
        yield say("bench.no_hands")
        return
    for name, hands in _tables(found):
        tasks: dict[str, Task] = {
            "ours": _task(replay, hands),
            "with views": _task(replay, hands, True),
        }
        if any(peer.name == "pokerkit" for peer in peers):
            tasks["pokerkit"] = _task(replay_in_pokerkit, hands)
        yield from _rows(name, tasks)


def _tables(found: Sequence[Recorded]) -> Iterator[tuple[str, Sequence[Recorded]]]:
    """Yield all hands, then some of each number of players, with their names."""
    yield say("bench.hands_all", count=len(found)), found
    for players in _PLAYERS:
        hands = [one for one in found if len(one.stacks) == players][:_HANDS]
        yield say("bench.hands_of", count=len(hands), players=players), hands


def _task(
    function: Callable[..., object], hands: Sequence[Recorded], *more: bool
) -> Task:
    run, number = repeated(lambda: function(hands, *more), seconds=0.2)
    return run, number * len(hands)


def _rows(hands: str, tasks: dict[str, Task]) -> Iterator[str]:
    timings = time_in_turn(tasks)
    theirs = timings.pop("pokerkit", None)
    for name, timing in timings.items():
        key = "bench.hands" if name == "ours" else "bench.hands_with_views"
        line = say(key, hands=hands, rate=timing.rate)
        if theirs is not None:
            line += say("bench.hands_ratio", ratio=timing.over(theirs))
        yield line
