"""What holds for every built-in player: legal, fair, the same again, and explained."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random

import pytest
from game_tools import GAMES
from player_tools import any_table, play

from holdem_teach.game import FreezeoutRules, Hand, NoLimitRules
from holdem_teach.players import BUILT_IN, Easy, Hard, Normal, player_named

QUICK = [name for name in BUILT_IN if name != "hard"]
LEVELS = [Easy(7), Normal(7, samples=50), Hard(7, samples=50)]


def play_any(game: str, number: int, names: list[str]) -> None:
    random = Random(f"{game} {number}")
    rules, stacks, button = any_table(game, random)
    hand = Hand(rules, stacks, button, seed=number)
    total = sum(stacks)
    players = [player_named(random.choice(names), number) for _ in stacks]
    net = play(hand, [player.act for player in players])
    assert sum(net) == 0
    assert sum(hand.stacks) == total and min(hand.stacks) >= 0


@pytest.mark.parametrize("game", GAMES)
def test_all_play_by_the_rules(game):
    for number in range(60):
        play_any(game, number, list(BUILT_IN))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_easy_and_normal_play_by_the_rules_for_long(game, scaled):
    for number in range(scaled(17_000)):
        play_any(game, number, QUICK)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_hard_plays_by_the_rules_for_long(game, scaled):
    for number in range(scaled(1_700)):
        play_any(game, number, ["hard", "hard", *QUICK])


def states(number: int):
    """Yield hands of all games in the middle of play, each with a seat to act."""
    random = Random(3)
    while number:
        rules, stacks, button = any_table(random.choice(GAMES), random)
        hand = Hand(rules, stacks, button, seed=random.getrandbits(64))
        turns = random.randint(0, 12)
        while not hand.is_over and turns:
            name = random.choice(QUICK)
            hand.act(player_named(name, turns).act(hand.view(hand.actor)))
            turns -= 1
        if not hand.is_over:
            number -= 1
            yield hand


def with_other_cards(hand: Hand, random: Random) -> Hand:
    """The same hand, but for all that the seat in turn cannot see."""
    state = hand._state
    seen = {*state.holes[hand.actor], *state.board}
    unseen = [card for card in range(52) if card not in seen]
    random.shuffle(unseen)
    holes = [
        hole
        if hole is None or seat == hand.actor or state.shown[seat]
        else [unseen.pop(), unseen.pop()]
        for seat, hole in enumerate(state.holes)
    ]
    again = Hand(
        state.rules,
        state.start,
        state.button,
        seed=random.getrandbits(64),
        holes=holes,
        board=list(state.board),
    )
    for _, *action in state.turns:
        again.act(action)
    return again


@pytest.mark.parametrize("player", LEVELS, ids=lambda player: type(player).__name__)
def test_what_one_may_not_see_changes_no_decision(player):
    random = Random(11)
    changed = 0
    for hand in states(1000):
        if any(hand._state.shown):
            continue
        other = with_other_cards(hand, random)
        mine, theirs = hand.view(hand.actor), other.view(hand.actor)
        changed += hand._state.holes != other._state.holes
        assert player.act(mine) == player.act(theirs)
    assert changed > 800


def walk(value):
    yield value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from walk(key)
            yield from walk(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from walk(inner)


CARDS = re.compile(r"\b(?:[2-9TJQKA][cdhs])+\b")


class Spy(Easy):
    """Easy, which also looks at all that it is handed."""

    def act(self, view):
        for value in walk(view):
            assert type(value) in (dict, list, str, int, bool, type(None))
        told = "".join(CARDS.findall(json.dumps(view)))
        cards = {told[start : start + 2] for start in range(0, len(told), 2)}
        shown = [card for hand in view["shown"] if hand for card in hand]
        assert cards == {*view["hole"], *view["board"], *shown}
        return super().act(view)


def test_a_player_is_handed_plain_data_and_no_card_of_another():
    for number in range(50):
        hand = Hand(NoLimitRules(1, 2), [100] * 4, seed=number)
        play(hand, [Spy(number).act] * 4)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_view_is_not_changed_and_the_same_again_gives_the_same(name):
    for hand in states(30):
        view, kept = hand.view(hand.actor), hand.view(hand.actor)
        player = player_named(name, 5)
        assert player.act(view) == player.act(kept) == player.act(view)
        assert view == kept


@pytest.mark.parametrize("name", BUILT_IN)
def test_each_says_why_in_one_sentence(name):
    for hand in states(60):
        decision = player_named(name, 5).decide(hand.view(hand.actor))
        assert decision.why and "{" not in decision.why and "\n" not in decision.why


TO_RAISE = "strong maniac opens value value_raise continues value_bet bluff raise"
NOT_ENOUGH = {  # reasons to check or fold: the figure named, and what it stays below
    "free": lambda said: said["strength"] < 0.9,
    "weak": lambda said: said["strength"] < said["enough"],
    "waits": lambda said: said["ehs"] < 0.6,
    "ehs_folds": lambda said: said["ehs"] - 0.15 == said["worth"] < said["odds"],
    "no_price": lambda said: said["equity"] < said["odds"],
    "no_price_yet": lambda said: said["equity"] < said["odds"] + said["margin"],
}


def test_a_reason_agrees_with_what_is_done():
    may_not = 0
    for hand in states(150):
        view = hand.view(hand.actor)
        for name in BUILT_IN:
            decision = player_named(name, 5).decide(view)
            is_raise = decision.action[0] in ("bet", "raise")
            assert is_raise <= (decision.key in TO_RAISE.split())
            if decision.key in TO_RAISE.split():
                assert is_raise != decision.why.endswith("it may not bet or raise")
                may_not += not is_raise
            holds = NOT_ENOUGH.get(decision.key)
            assert holds is None or holds(decision.said)
    assert may_not > 20


def test_another_seed_makes_another_player():
    views = [hand.view(hand.actor) for hand in states(60)]
    maniac = player_named("maniac", 1)
    other = replace(maniac, seed=2)
    assert [maniac.act(v) for v in views] != [other.act(v) for v in views]


@pytest.mark.parametrize("least", [0, 1, 2])
@pytest.mark.parametrize("ranking", ["freezeout", "standard"])
def test_they_announce_their_best_hand(least, ranking):
    """Announced hands divide the pot as if cards spoke."""
    for number in range(60):
        given = {"ranking": ranking, "min_hole_cards": least}
        nets = []
        for speak in (False, True):
            rules = FreezeoutRules(cards_speak=speak, **given)
            hand = Hand(rules, [60, 200, 200], seed=number)
            nets.append(play(hand, [player_named("station").act] * 3))
        assert nets[0] == nets[1]


def test_an_unknown_name_is_refused_with_those_that_there_are():
    with pytest.raises(ValueError, match="'expert' given, expected easy, normal"):
        player_named("expert")
