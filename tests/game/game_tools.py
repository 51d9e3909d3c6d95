"""Random rules, tables and players, and what a hand is at one moment, to compare."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from holdem_teach.cards import parse_cards
from holdem_teach.game import FixedLimitRules, FreezeoutRules, Hand, NoLimitRules
from holdem_teach.game.betting import Betting
from holdem_teach.game.rule_set import Rules
from holdem_teach.ranking.categories import best_five, category
from holdem_teach.ranking.evaluator import evaluate

GAMES = ("freezeout", "fixedlimit", "nolimit")


def random_rules(game: str, random: Random) -> Rules:
    """A rule set with parameters of every kind."""
    antes = {"ante": random.choice([0, 0, 1, 3])}
    if game == "freezeout":
        return FreezeoutRules(
            random.choice([2, 4, 10, 15]),
            check_raise=random.random() < 0.5,
            cards_speak=random.random() < 0.3,
            ranking=random.choice(["freezeout", "standard"]),
            min_hole_cards=random.choice([0, 1, 1, 1, 2]),
            max_raises=random.choice([0, 1, 3]),
            blind_rounds=random.choice([(1, 2), (1, 2), (1,), (1, 2, 3, 4), ()]),
            straddle_option=random.random() < 0.5,
            **random.choice([{}, antes]),
        )
    antes["big_blind_ante"] = random.choice([0, 0, 5, 10])
    if game == "fixedlimit":
        raises = random.choice([0, 1, 3])
        return FixedLimitRules(10, 20, max_raises=raises, **antes)
    return NoLimitRules(random.choice([0, 5, 10]), 10, **antes)


def random_hand(game: str, random: Random, **cards: Any) -> Hand:
    """The start of a hand: two players or more, stacks from one chip up."""
    rules = random_rules(game, random)
    players = random.randint(2, min(9, rules.most_players))
    top = random.choice([12, 60, 400])
    stacks = [random.randint(1, top) for _ in range(players)]
    for _ in range(random.choice([0, 0, 1])):
        stacks.insert(random.randint(0, len(stacks)), 0)
    button = random.choice([seat for seat, chips in enumerate(stacks) if chips])
    return Hand(rules, stacks, button, seed=random.getrandbits(64), **cards)


def random_action(hand: Hand, random: Random) -> list[Any]:
    """One of the legal actions; folds are rare, so that hands last."""
    legal = hand.legal_actions()
    if legal.can_announce:
        return _random_claim(hand, random)
    choices: list[list[Any]] = []
    if legal.can_check:
        choices += [["check"]] * 3
    if legal.call_adds is not None:
        choices += [["call"]] * 4
    if legal.straddle_amount is not None:
        choices += [["straddle"]] * 6
    for word, span in (("bet", legal.bet_to), ("raise", legal.raise_to)):
        if span is not None:
            low, high = span
            total = random.choice([low, high, random.randint(low, high)])
            choices += [[word, total]] * 3
    if legal.can_all_in:
        choices += [["all-in"]]
    if legal.can_fold and (not choices or random.random() < 0.3):
        choices += [["fold"]]
    return random.choice(choices)


def _random_claim(hand: Hand, random: Random) -> list[Any]:
    seat = hand.actor
    assert seat is not None
    if hand.legal_actions().can_muck and random.random() < 0.2:
        return ["muck"]
    view = hand.view(seat)
    seven = view["hole"] + view["board"]
    five = best_five("".join(seven))
    if random.random() < 0.3:
        five = parse_cards("".join(random.sample(seven, 5)))
    return ["announce", str(five), category(evaluate(five))]


def play_out(
    hand: Hand, random: Random, each: Callable[[Hand], None] | None = None
) -> int:
    """Play a hand to its end, looking at it before each turn; return the turns."""
    turns = 0
    while not hand.is_over:
        if each is not None:
            each(hand)
        hand.act(random_action(hand, random))
        turns += 1
    if each is not None:
        each(hand)
    return turns


def moment(hand: Hand) -> str:
    """Everything that a hand is now, as text to compare."""
    state = hand._state
    parts = {name: getattr(state, name) for name in state.__slots__ if name != "_legal"}
    parts["betting"] = {
        name: getattr(state.betting, name) for name in Betting.__slots__
    }
    return repr(parts)
