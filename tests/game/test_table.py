"""Many hands: the button moves, chips stay, sessions end, a file resumes a hand."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest
from game_tools import moment, random_action

from holdem_teach.game import FreezeoutRules, IllegalAction, NoLimitRules, Table
from holdem_teach.game.table import draw_seats


class Clock:
    """A clock that a test moves."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def play_hand(table, random):
    hand = table.deal()
    while not hand.is_over:
        table.act(random_action(hand, random))
    return hand


@pytest.mark.parametrize("number", range(4))
def test_a_freezeout_is_played_to_one_winner(number: int) -> None:
    random = Random(number)
    table = Table(FreezeoutRules(), [60, 60, 0, 60, 60], seed=number)
    while not table.is_over:
        before, button = table.stacks, table.button
        play_hand(table, random)
        assert sum(table.stacks) == 240
        after = (table.button - button - 1) % 5
        passed = [(button + 1 + step) % 5 for step in range(after)]
        assert table.hands == 1 or not any(before[seat] for seat in passed)
        assert before[table.button] > 0
    assert table.stacks[table.winner] == 240
    with pytest.raises(ValueError, match="the session is over"):
        table.deal()


def test_button_and_blinds_move_past_those_who_are_out() -> None:
    table = Table(NoLimitRules(1, 2), [10, 10, 10, 10], button=0, seed=1)
    buttons = []
    for _ in range(5):
        hand = table.deal()
        buttons.append(hand.button)
        while not hand.is_over:
            table.act(["fold"])
    assert buttons == [0, 1, 2, 3, 0]


def test_a_session_ends_after_a_number_of_hands() -> None:
    table = Table(NoLimitRules(1, 2), [100, 100, 100], seed=2, max_hands=3)
    while not table.is_over:
        hand = table.deal()
        while not hand.is_over:
            table.act(["fold"])
    assert table.hands == 3


def test_a_session_ends_after_a_time_when_the_hand_is_finished() -> None:
    clock = Clock()
    table = Table(NoLimitRules(1, 2), [100, 100], seed=2, seconds=60, clock=clock)
    clock.now += 1000  # it begins with the first hand
    hand = table.deal()
    clock.now += 61
    assert not table.is_over
    table.act(["call"])
    while not hand.is_over:
        table.act(["check"])
    assert table.is_over


def test_what_is_not_the_time_for() -> None:
    table = Table(NoLimitRules(1, 2), [100, 100], seed=2)
    for call in (lambda: table.act(["fold"]), lambda: table.view(0)):
        with pytest.raises(ValueError, match="no hand has been dealt"):
            call()
    table.deal()
    with pytest.raises(ValueError, match="a hand is being played"):
        table.deal()
    with pytest.raises(IllegalAction):
        table.act(["check"])
    with pytest.raises(ValueError, match="2 to 9"):
        Table(NoLimitRules(1, 2), [100])


def test_a_table_goes_on_from_its_file_in_the_middle_of_a_hand(tmp_path) -> None:
    path, clock = tmp_path / "Tisch für später.json", Clock()
    for number in range(30):
        random = Random(number)
        rules = random.choice([FreezeoutRules(), NoLimitRules(1, 2)])
        stacks = [800, 900, 1000]
        table = Table(rules, stacks, seed=number, max_hands=5, clock=clock)
        for _ in range(random.randint(0, 2)):
            if not table.is_over:
                play_hand(table, random)
        if not table.is_over:
            hand = table.deal()
            for _ in range(random.randint(0, 6)):
                if not hand.is_over:
                    table.act(random_action(hand, random))
        table.save(path)
        again = Table.load(path, clock)
        assert again.to_json() == table.to_json()
        assert repr(again) == repr(table)
        assert moment(again.hand) == moment(table.hand)
        choices = Random(5), Random(5)
        while not table.is_over:
            for one, random in zip((table, again), choices, strict=True):
                if one.in_play:
                    one.act(random_action(one.hand, random))
                else:
                    one.deal()
            assert moment(again.hand) == moment(table.hand)
        assert again.is_over
    assert list(tmp_path.iterdir()) == [path]


def test_time_that_has_passed_is_kept() -> None:
    clock = Clock()
    table = Table(NoLimitRules(1, 2), [9, 9], seed=2, seconds=60, clock=clock)
    hand = table.deal()
    while not hand.is_over:
        table.act(["fold"])
    hand.show(0)
    clock.now += 50
    later = Clock()
    later.now = 5
    again = Table.from_json(table.to_json(), clock=later)
    assert again.view(1)["shown"] == table.view(1)["shown"]
    assert not again.is_over
    later.now += 10
    assert again.is_over


def test_a_table_without_a_hand_is_kept_too() -> None:
    table = Table(FreezeoutRules(ante=5), [50, 50], seed=3)
    again = Table.from_json(table.to_json())
    assert again.rules == table.rules
    assert again.deal().history.events == table.deal().history.events


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2}', '{"format": 1}'])
def test_what_is_no_table(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a table|in format 2"):
        Table.from_json(text)


def test_a_file_that_is_not_text(tmp_path) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(b"\xff{")
    with pytest.raises(ValueError, match="not a table"):
        Table.load(path)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("key", None, "not a table that was saved here: key: None"),
        ("button", None, "button: None"),
        ("hands", "3", "hands: '3'"),
        ("stacks", [5], "1 players"),
        ("max_hands", "3", "max_hands: '3' given"),
        ("elapsed", None, "not a table"),
        ("turns", 5, "not a table"),
        ("turns", [[]], "is no turn"),
        ("turns", [[1, "call"]], "the record lets seat 1 act, and the rules seat 0"),
        ("turns", [[0, "check"]], "nobody may check"),
        ("shown", [0], "no cards to show"),
        ("rules", None, "expected a dict of the game"),
    ],
)
def test_a_file_that_somebody_has_changed(name, value, message) -> None:
    table = Table(NoLimitRules(1, 2), [100, 100], button=0, seed=1)
    table.deal()
    kept = json.loads(table.to_json()) | {name: value}
    with pytest.raises(ValueError, match=message):
        Table.from_json(json.dumps(kept))


@pytest.mark.parametrize(
    ("rules", "stacks", "options", "message"),
    [
        ("nolimit", 3, {}, "expected a rule set"),
        (NoLimitRules(), None, {}, "stacks: None given"),
        (FreezeoutRules(), 3.0, {}, "stacks: 3.0 given"),
        (FreezeoutRules(), True, {}, "stacks: True given"),
        (FreezeoutRules(), 10**12, {}, "expected 2 to 22"),
        (NoLimitRules(), [9, 9], {"button": 1.0}, "button: 1.0 given"),
        (NoLimitRules(), [9, 9], {"button": np.int64(1)}, "button: .* given"),
        (NoLimitRules(), [9, 9], {"seed": "x"}, "seed: 'x' given"),
        (NoLimitRules(), [9, 9], {"max_hands": 1.5}, "a whole number from 0, or None"),
        (NoLimitRules(), [9, 9], {"max_hands": True}, "max_hands: True given"),
        (NoLimitRules(), [9, 9], {"seconds": "x"}, "seconds: 'x' given"),
        (NoLimitRules(), [9, 9], {"seconds": -1}, "a number from 0, or None"),
        (NoLimitRules(), [9, 9], {"seconds": float("nan")}, "seconds: nan given"),
    ],
)
def test_a_table_that_is_not_possible(rules, stacks, options, message) -> None:
    with pytest.raises(ValueError, match=message):
        Table(rules, stacks, **options)


def test_a_key_of_numpy_goes_to_a_file() -> None:
    table = Table(NoLimitRules(), [9, 9], seed=np.int64(5))
    assert json.loads(table.to_json())["key"] == 5


def test_names_to_draw_are_a_list() -> None:
    with pytest.raises(ValueError, match="names: 5 given"):
        draw_seats(5)
    with pytest.raises(ValueError, match="seed: 'x' given"):
        draw_seats(["Ann", "Bo"], "x")
    assert sorted(draw_seats(["Zoë", "李", "Bo"], 7)) == ["Bo", "Zoë", "李"]


def test_players_of_a_freezeout_bring_the_buy_in() -> None:
    assert Table(FreezeoutRules(), 3, seed=1).stacks == [1000] * 3
    with pytest.raises(ValueError, match="nolimit name no buy-in"):
        Table(NoLimitRules(), 3)


def test_rules_with_a_function_cannot_be_kept() -> None:
    rules = FreezeoutRules(odd_chips=lambda count, seats: seats[:count])
    table = Table(rules, [50, 50], seed=3)
    with pytest.raises(ValueError, match="odd_chips"):
        table.to_json()
    hand = table.deal()
    assert json.dumps(hand.view(0))
    with pytest.raises(ValueError, match="odd_chips"):
        hand.history.to_phh()


def test_rules_that_a_file_would_lead_to_others_cannot_be_kept() -> None:
    class Mine(NoLimitRules):
        """Without a game of its own, it would come back as no-limit."""

    table = Table(Mine(1, 2), [50, 50], seed=3)
    for write in (table.to_json, table.deal().history.to_phh):
        with pytest.raises(ValueError, match="Mine cannot be written to a file"):
            write()


def test_seats_and_button_are_drawn() -> None:
    names = ["Ann", "Bo", "Cem", "Di"]
    drawn = {tuple(draw_seats(names, seed)) for seed in range(200)}
    assert len(drawn) == 24
    buttons = {Table(NoLimitRules(), [9, 0, 9, 9], seed=s).button for s in range(40)}
    assert buttons == {0, 2, 3}
