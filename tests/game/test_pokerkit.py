"""Our engine next to pokerkit's: hands played in both, and files read by both."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from game_tools import play_out, random_hand
from pokerkit import HandHistory
from pokerkit_parity import DIFFERENCES, play_both, random_table

from holdem_teach.game import Hand, NoLimitRules
from holdem_teach.game.phh import write_many


def differences(game: str, hands: range) -> Counter[str | None]:
    """How often both engines agree to the end (None), or part by a named rule."""
    return Counter(
        play_both(random_table(game, random), random) for random in map(Random, hands)
    )


@pytest.mark.parametrize("game", ["nolimit", "fixedlimit"])
def test_both_engines_agree_or_differ_by_a_named_rule(game: str) -> None:
    found = differences(game, range(60))
    assert found[None] > 15
    assert set(found) - {None} <= set(DIFFERENCES)


@pytest.mark.long
@pytest.mark.parametrize("game", ["nolimit", "fixedlimit"])
def test_both_engines_agree_or_differ_by_a_named_rule_often(game: str, scaled) -> None:
    hands = scaled(10_000)
    found = differences(game, range(1000, 1000 + hands))
    print(found.most_common())
    assert found[None] > hands / 4
    assert set(found) - {None} <= set(DIFFERENCES)


def end_in_pokerkit(text: str) -> list[int]:
    """Final stacks by pokerkit, in the order of the file."""
    *_, state = HandHistory.loads(text)
    assert not state.status
    return list(state.stacks)


def stacks_in_file_order(hand: Hand) -> list[int]:
    seats = hand._state.betting.seats
    return [hand.stacks[seat] for seat in seats[1:] + seats[:1]]


def check_files(hand: Hand) -> None:
    text = hand.history.to_phh()
    assert end_in_pokerkit(text) == stacks_in_file_order(hand)
    theirs = HandHistory.loads(text)
    theirs.user_defined_fields.clear()
    again = Hand.from_phh(theirs.dumps())
    assert again.net == hand.net
    assert again.history.turns == hand.history.turns


def test_pokerkit_reads_what_we_write_and_we_what_it_writes(
    real_hands, start_of, play
) -> None:
    for record in real_hands[::12]:
        hand = start_of(record)
        play(hand, record["actions"])
        if hand.rules.big_blind_ante == 0:
            check_files(hand)


@pytest.mark.slow
def test_pokerkit_reads_every_real_hand(real_hands, start_of, play) -> None:
    for record in real_hands:
        hand = start_of(record)
        play(hand, record["actions"])
        check_files(hand)


def test_who_is_all_in_shows_before_the_board_is_run_out() -> None:
    hand = Hand(NoLimitRules(1, 2), [9, 9], holes=["AsAd", "KsKd"], board="2h9c8c4d3h")
    hand.all_in()
    hand.all_in()
    shows = ["p2 sm AsAd", "p1 sm KsKd"]
    boards = ["d db 2h9c8c", "d db 4d", "d db 3h"]
    text = hand.history.to_phh()
    (line,) = [line for line in text.splitlines() if line.startswith("actions")]
    actions = json.loads(line.partition(" = ")[2])
    assert sorted(actions[4:6]) == sorted(shows)
    assert actions[6:] == boards
    check_files(hand)


def test_a_hand_without_our_own_fields_is_read() -> None:
    text = """
        variant = "NT"
        antes = [500, 500, 500]
        blinds_or_straddles = [1000, 2000, 0]
        min_bet = 2000
        starting_stacks = [1125600, 2000000, 553500]
        actions = [
          "d dh p1 Ac2d", "d dh p2 ????", "d dh p3 7h6h",
          "p3 cbr 7000 # a comment", "p1 cbr 23000", "p2 f", "p3 cc",
          "d db Jc3d5c", "p1 cbr 35000", "p3 cc", "d db 4h", "p1 cbr 90000",
          "p3 cbr 232600", "p1 cbr 1067100", "p3 cc",
          "p1 sm Ac2d", "p3 sm 7h6h", "d db Jh",
        ]
    """
    hand = Hand.from_phh(text)
    assert hand.net == [-553500, -2500, 556000]
    assert hand.button == 2
    assert hand.view(1)["hole"] is None
    assert ["deal", 1, "??"] in hand.history.events


def test_hands_that_nobody_saw_win_against_none() -> None:
    text = """
        variant = "FT"
        antes = [0, 0]
        blinds_or_straddles = [5, 10]
        small_bet = 10
        big_bet = 20
        starting_stacks = [100, 100]
        actions = ["d dh p1 ????", "d dh p2 ????", "p2 cc", "p1 cc",
          "d db 2c3c4c", "p1 cc", "p2 cc", "d db 5d", "p1 cc", "p2 cc",
          "d db 9h", "p1 cc", "p2 cc", "p1 sm", "p2 sm 7h8h"]
    """
    hand = Hand.from_phh(text)
    assert hand.net == [-10, 10]
    assert hand.view(None)["shown"] == [None, ["7h", "8h"]]


@pytest.mark.parametrize("game", ["freezeout", "fixedlimit", "nolimit"])
def test_every_game_goes_to_a_file_and_back(game: str) -> None:
    hands = []
    for number in range(30):
        random = Random(number)
        hand = random_hand(game, random)
        play_out(hand, random)
        hands.append(hand)
        again = Hand.from_phh(hand.history.to_phh())
        assert again.rules == hand.rules
        assert again.history.events == hand.history.events
    text = write_many(hand.history.to_phh() for hand in hands)
    assert [hand.net for hand in Hand.all_from_phh(text)] == [h.net for h in hands]
    if game == "fixedlimit":
        assert len(list(HandHistory.loads_all(text))) == 30


def test_what_was_shown_by_choice_is_in_the_file_and_pokerkit_ends_the_hand() -> None:
    hand = Hand(NoLimitRules(1, 2), [100, 100, 100], seed=7)
    hand.fold()
    hand.fold()
    hand.show(1)
    hand.show(0)
    check_files(hand)
    again = Hand.from_phh(hand.history.to_phh())
    assert again.history.events == hand.history.events
    assert hand.at(2).history.events == hand.history.events
    assert hand.history.shown_by_choice() == [1, 0]


def test_a_comment_is_no_action_and_unseen_cards_may_be_half_seen() -> None:
    text = BASE.replace('"p2 cc"', '"# well", "p2 cc # limps"').replace("AcAd", "Ac??")
    hand = Hand.from_phh(text)
    assert hand.history.turns == [[1, "call"]]
    assert hand.view(0)["hole"] is None


def test_files_of_one_hand_and_of_many_are_told_apart() -> None:
    for text, read, message in (
        ("[1]\n" + BASE, Hand.from_phh, "all_from_phh reads it"),
        (BASE, Hand.all_from_phh, "from_phh reads it"),
        (BASE.encode(), Hand.from_phh, "a value of type bytes given"),
        (None, Hand.all_from_phh, "a value of type NoneType given"),
    ):
        with pytest.raises(ValueError, match=message):
            read(text)


BASE = """variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [10, 10]
actions = ["d dh p1 AcAd", "d dh p2 KcKd", "p2 cc"]
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[1, 2]", "[1, 2", "not a hand in the PHH format"),
        ("actions", "acts", "'actions' is missing"),
        ('"NT"', '"PO"', "'PO' is not played here"),
        ("[1, 2]", "[2, 1]", "expected a small and a big blind"),
        ("[0, 0]", "[1, 0]", "expected equal ones"),
        ("min_bet = 2", "min_bet = 4", "a smallest bet of 4 is not played here"),
        ("p2 cc", "p1 cc", "the record lets seat 0 act, and the rules seat 1"),
        ("p2 cc", "p2 cbr 3", "lowest total to raise to is 4"),
        ("p2 cc", "p2 cbr 4.5", "expected whole chips"),
        ("p2 cc", "p2 pb", "is not known"),
        ("KcKd", "KcXd", "unknown rank"),
        ("[10, 10]", "[10, 1.5]", "whole numbers of chips"),
        ("[10, 10]", "10", "whole numbers of chips"),
        ("[10, 10]", "[]", "whole numbers of chips"),
        ("[0, 0]", "[0]", "antes: .0. given"),
        ("[1, 2]", '["a", 2]', "blinds_or_straddles: .* given"),
        ("[1, 2]", "[1, 2, 4]", "expected a small and a big blind"),
        ('["d dh', '["d dh p1", "d dh', "'d dh p1' is not known"),
        ('["d dh', '["d db", "d dh', "'d db' is not known"),
        ('["d dh', '[5, "d dh', "5 is not known"),
        ("p2 cc", "p2", "'p2' is not known"),
        ("p2 cc", "px cc", "'px cc' is not known"),
        ("p2 cc", "p0 cc", "of a player from p1 to p2"),
        ("p2 cc", "p7 cc", "'p7 cc' is not known"),
        ("p2 cc", "p2 cbr", "'p2 cbr' is not known"),
        ("p2 cc", "p2 cc 2", "'p2 cc 2' is not known"),
        ("p2 cc", "p2 cbr \uff14", "expected whole chips"),
        ("min", "seats = [1, 1]\nmin", "2 different whole numbers"),
        ("min", "seats = [0, 1]\nmin", "2 different whole numbers"),
        ("min", "seats = [1, 2, 3]\nmin", "2 different whole numbers"),
        ("min", "seat_count = 1\nmin", "of 1 given"),
        ("min", "seat_count = 1000000000000\nmin", "of 100 seats at most"),
        ("min", "_rules = 'x'\nmin", "a wrong form"),
        ("min", "_rules = '[]'\nmin", "expected a dict of the game"),
        ("min", "_turns = ['x']\nmin", "a wrong form"),
        ("min", "_turns = ['[]']\nmin", "is no turn"),
        ("min", "_turns = ['[1, [2]]']\nmin", "is no action"),
        ("min", "_shown = [0]\nmin", "no cards to show"),
        ("min", "_shown = 0\nmin", "a wrong form"),
    ],
)
def test_a_file_that_cannot_be_played(old: str, new: str, message: str) -> None:
    assert Hand.from_phh(BASE).actor == 0
    assert old in BASE
    with pytest.raises(ValueError, match=message):
        Hand.from_phh(BASE.replace(old, new))
