"""Fixed limit and no-limit rule by rule, by the numbers of notebooks/rules.md."""

from __future__ import annotations

import numpy as np
import pytest

from holdem_teach.game import FixedLimitRules, Hand, IllegalAction, NoLimitRules

ACES = {"holes": ["AsAd", "KsKd", "QsQd"], "board": "2h9c8c4d3h"}


def no_limit(stacks, small=5, big=10, button=0, **options):
    cards = {name: options.pop(name) for name in ("holes", "board") if name in options}
    return Hand(NoLimitRules(small, big, **options), stacks, button, seed=1, **cards)


def limit(stacks, **options):
    return Hand(FixedLimitRules(10, 20, **options), stacks, 0, seed=1)


def do(hand, *actions):
    for action in actions:
        hand.act(action if isinstance(action, list) else [action])


def names(hand):
    return [event[0] for event in hand.history.events if event[0] != "deal"]


def test_n1_two_players():
    hand = no_limit([100, 0, 100], button=2)
    assert hand.history.events[-2:] == [["small blind", 2, 5], ["big blind", 0, 10]]
    assert hand.actor == 2
    do(hand, "call", "check")
    assert (hand.round, hand.actor) == (2, 0)


@pytest.mark.parametrize(
    ("stacks", "button", "message"),
    [
        ([100], 0, "1 players with chips given, expected 2 to 9"),
        ([100] * 10, 0, "expected 2 to 9"),
        ([100, 0, 0], 0, "expected 2 to 9"),
        ([100, -1], 0, "whole numbers"),
        ([100, 5.5], 0, "whole numbers"),
        ([100, True], 0, "whole numbers"),
        ("100", 0, "whole numbers"),
        ([100, 0, 100], 1, "button: 1 given"),
        ([100, 100], 2, "button: 2 given"),
        ([100, 100], None, "button: None given"),
    ],
)
def test_n1_tables_that_are_not_possible(stacks, button, message):
    with pytest.raises(ValueError, match=message):
        no_limit(stacks, button=button)


def test_n2_antes_lie_in_layers_and_the_rest_goes_back():
    hand = no_limit([100, 3, 100], ante=5, **ACES)
    assert hand.contributions == [5, 3, 15]
    do(hand, "fold")
    assert hand.is_over
    assert hand.contributions == [5, 3, 5]
    assert hand.pots == [(9, (1, 2)), (4, (2,))]
    assert hand.payouts == [[0, 9, 0], [0, 0, 4]]


def test_n2_a_big_blind_ante_is_paid_after_the_blind_and_is_dead():
    hand = no_limit([100, 100, 13], big_blind_ante=10, **ACES)
    assert hand.history.events[-1] == ["big blind ante", 2, 3]
    assert hand.contributions == [0, 5, 10]
    assert hand.pot == 18
    do(hand, ["raise", 30], "fold")
    assert hand.net == [18, -5, -13]
    assert hand.contributions == [10, 5, 10]
    assert hand.pots == [(28, (0, 2))]


def test_n2_dead_money_is_the_pot_where_there_is_no_other():
    hand = no_limit([100, 100], small=0, big_blind_ante=10)
    do(hand, "fold")
    assert hand.pots == [(10, (1,))]
    assert hand.net == [0, 0]


def test_n3_sizes_of_bets_and_raises():
    hand = no_limit([100, 100, 100])
    assert hand.legal_actions().raise_to == (20, 100)
    do(hand, ["raise", 35], "call", "call")
    assert hand.legal_actions().bet_to == (10, 65)
    do(hand, ["bet", 12])
    assert hand.legal_actions().raise_to == (24, 65)
    for action, reason in (
        (["raise", 23], "lowest total to raise to is 24"),
        (["raise", 66], "highest total to raise to is 65"),
        (["raise", 30.0], "not a whole number"),
        (["raise", True], "not a whole number"),
        (["raise"], "any total from 24 to 65"),
        (["bet", 30], "there is a bet already"),
        (["check"], "12 to call"),
        (["straddle"], "no straddle is owed"),
        (["muck"], "no hands are announced or mucked now"),
        (["announce", "As Ks Qs Js Ts", "flush"], "no hands are announced"),
        (["dance"], "is no action"),
        (["fold", 1], "parts after 'fold': 1 given, expected 0"),
        ([], "is no action"),
        ("fold", "is no action"),
        (None, "is no action"),
        ([["fold"]], "is no action"),
    ):
        assert reason in hand.explain(action)
        with pytest.raises(IllegalAction, match="seat 2 may choose: fold, call 12"):
            hand.act(action)


def test_n3_what_there_is_nothing_for():
    hand = no_limit([100, 100])
    do(hand, "call")
    assert "nothing to call" in hand.explain(["call"])
    do(hand, "check")
    assert "no bet to raise" in hand.explain(["raise", 20])
    do(hand, "fold")
    assert hand.explain(["fold"]) == "the hand is over (rule N8)"
    with pytest.raises(IllegalAction, match="the hand is over"):
        hand.fold()


def test_n3_all_in_is_a_call_a_bet_or_a_raise():
    hand = no_limit([100, 8, 100, 100])
    do(hand, "all-in", "fold", "all-in", "fold")
    found = [event for event in hand.history.events if event[0] in ("raise", "call")]
    assert found == [["raise", 3, 100], ["call", 1, 3]]
    hand = no_limit([100, 100])
    do(hand, "call", "check", "all-in")
    assert hand.history.events[-1] == ["bet", 1, 90]


def test_n3_the_big_blind_may_raise_when_the_pot_is_only_called():
    hand = no_limit([100] * 3)
    do(hand, "call", "call")
    assert hand.actor == 2
    assert hand.legal_actions().can_check
    assert hand.legal_actions().raise_to == (20, 100)


def test_n4_a_short_all_in_opening_bet():
    hand = no_limit([100, 100, 15])
    do(hand, "call", "call", "check", "check", ["bet", 5])
    legal = hand.legal_actions()
    assert (legal.call_adds, legal.raise_to) == (5, (15, 90))
    do(hand, "call")  # seat 1 has checked, and faces less than a full bet
    legal = hand.legal_actions()
    assert (hand.actor, legal.call_adds, legal.raise_to) == (1, 5, None)
    assert hand.explain(["raise", 15]).endswith("(rule N4)")


def test_n5_what_nobody_matched_goes_back_first():
    hand = no_limit([100, 60, 100], **ACES)
    do(hand, ["raise", 80], "all-in", "fold")
    assert ["return", 0, 20] in hand.history.events
    assert hand.contributions == [60, 60, 10]
    assert hand.pots == [(130, (0, 1))]


def test_n7_hands_are_shown_when_the_betting_ends_early():
    hand = no_limit([100, 100, 100], **ACES)
    do(hand, "fold", "all-in", "call")
    assert len(hand.board) == 5
    assert names(hand)[-6:] == ["board", "board", "board", "show", "show", "pay"]


def test_n7_no_empty_check_is_asked_for():
    hand = no_limit([4, 100])  # the small blind is all-in for less than the big one
    assert hand.is_over


def test_n8_the_first_shows_and_a_beaten_hand_is_mucked():
    hand = no_limit([100] * 3, holes=["KsKd", "AsAd", "QsQd"], board="2h9c8c4d3h")
    do(hand, "call", "call", "check", *["check"] * 9)
    assert hand.called == 1
    assert names(hand)[-4:] == ["show", "muck", "muck", "pay"]
    assert hand.view(None)["shown"] == [None, ["As", "Ad"], None]


def test_n8_the_last_aggressor_of_the_river_shows_first():
    hand = no_limit([100] * 3, **ACES)
    do(hand, "call", "call", "check", *["check"] * 6)
    do(hand, "check", ["bet", 20], "call", "call")
    assert hand.called == 2
    shown = [event[:2] for event in hand.history.events if event[0] in ("show", "muck")]
    assert shown == [["show", 2], ["show", 0], ["muck", 1]]


def test_n8_a_called_all_in_is_shown_though_beaten():
    holes = ["QsQd", "AsAd", "2s7d", "KsKd"]
    hand = no_limit([300, 300, 40, 300], holes=holes, board="2h9c8c4d3h")
    do(hand, "fold", "call", "call", "all-in", "call", "call", *["check"] * 6)
    shown = [event[:2] for event in hand.history.events if event[0] in ("show", "muck")]
    assert shown == [["show", 1], ["show", 2], ["muck", 0]]


def test_n8_showing_by_choice():
    hand = no_limit([100, 0, 100], holes=["AsAd", None, "KsKd"])
    with pytest.raises(IllegalAction, match="seat 0 has no cards to show"):
        hand.show(0)
    do(hand, "fold")
    hand.show(0)
    hand.show(0)
    assert names(hand).count("show") == 1
    for seat in (1, 3, -1):
        with pytest.raises(IllegalAction):
            hand.show(seat)


@pytest.mark.parametrize("seed", [0, -5, 2**200, 7])
def test_n9_a_seed_gives_the_same_deal(seed):
    one, two = (Hand(NoLimitRules(), [9, 9], 0, seed) for _ in range(2))
    assert one.history.events == two.history.events
    assert (
        Hand(NoLimitRules(), [9, 9], 0, seed + 1).history.events != two.history.events
    )


def test_n9_the_deal_of_a_seed_stays_as_it_is():
    hand = Hand(NoLimitRules(), [9, 9], 0, 2024)
    do(hand, "all-in", "all-in")
    assert hand.history.events[0] == ["deal", 0, "Td Qs"]


def test_n9_without_a_seed_every_deal_is_another():
    deals = {str(Hand(NoLimitRules(), [9, 9]).view(0)["hole"]) for _ in range(20)}
    assert len(deals) > 10


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seed": "7"}, "seed: '7' given"),
        ({"seed": True}, "seed: True given"),
        ({"holes": ["AsAd"]}, "expected a list of 2, one for each seat"),
        ({"holes": 5}, "holes: 5 given"),
        ({"holes": ["AsAd", "As2d"]}, "As at card 3 is there twice"),
        ({"holes": ["AsAd", "Ks"]}, r"holes\[1\]: 1 given"),
        ({"holes": ["AsAd", "KsKd"], "board": "2c3dAs"}, "As at card 7 is there twice"),
        ({"board": "2c 3d 4h 5s 6c 7d"}, "board: 6 given"),
    ],
)
def test_cards_that_cannot_be_dealt(options, message):
    with pytest.raises(ValueError, match=message):
        Hand(NoLimitRules(), [9, 9], **options)
    with pytest.raises(ValueError, match="seat 1 has no chips"):
        Hand(NoLimitRules(), [9, 0, 9], holes=["AsAd", "KsKd", None])


def test_the_board_goes_on_from_the_seed():
    hand = Hand(NoLimitRules(), [9, 9], seed=3, board="As Ks Qs")
    do(hand, "all-in", "all-in")
    assert str(hand.board).startswith("As Ks Qs ")
    assert len(set(hand.board)) == 5


def test_numbers_of_numpy_are_numbers():
    hand = Hand(NoLimitRules(), [9, 9], seed=np.int64(3))
    assert hand.history.events == Hand(NoLimitRules(), [9, 9], 0, 3).history.events
    hand.raise_to(np.int64(6))
    assert hand.history.turns == [[0, "raise", 6]]
    assert type(hand.history.turns[0][2]) is int
    assert "not a whole number" in hand.explain(["raise", np.bool_(True)])


@pytest.mark.parametrize("seat", [-1, 3, "0", 1.0, True, np.int64(1), [0]])
def test_what_is_no_seat(seat):
    hand = no_limit([100] * 3)
    do(hand, "fold", "fold")
    for call in (hand.view, hand.history.sentences):
        with pytest.raises(ValueError, match="expected 0 to 2, or None"):
            call(seat)
    with pytest.raises(IllegalAction, match="no cards to show"):
        hand.show(seat)
    with pytest.raises(ValueError, match="expected a seat with chips"):
        Hand(NoLimitRules(), [100] * 3, seat)


@pytest.mark.parametrize("turn", [-1, 3, 1.0, "1", None, True])
def test_what_is_no_turn(turn):
    hand = no_limit([100] * 3)
    do(hand, "fold", "fold")
    with pytest.raises(ValueError, match="expected 0 to 2"):
        hand.at(turn)


def test_f1_blinds_and_order():
    hand = limit([100] * 3)
    assert hand.history.events[-2:] == [["small blind", 1, 5], ["big blind", 2, 10]]
    assert FixedLimitRules(10, 20, small_blind=3).blinds == (3, 10)


def test_f2_a_bet_and_three_raises():
    hand = limit([1000] * 2)
    do(hand, "raise", "raise", "raise")
    assert hand.legal_actions().raise_to is None  # the big blind counts as the bet
    assert hand.explain(["raise"]).endswith("(rule F2)")
    do(hand, "call", "bet", "raise", "raise", "raise")
    assert hand.legal_actions().words()[:2] == ["fold", "call 10"]
    assert hand.legal_actions().raise_to is None


def test_f2_without_raises_there_is_a_bet_all_the_same():
    hand = Hand(FixedLimitRules(10, 20, max_raises=0), [200, 200], seed=1)
    assert hand.legal_actions().raise_to is None  # the big blind counts as the bet
    hand.call()
    hand.check()
    assert hand.legal_actions().bet_to == (10, 10)


def test_f2_a_short_bet_counts_and_the_next_raise_adds_a_full_bet():
    hand = limit([100, 100, 15])
    do(hand, "call", "call", "check", "check", "bet")
    assert hand.history.events[-1] == ["bet", 2, 5]
    assert hand.legal_actions().raise_to == (15, 15)
    do(hand, "call")
    assert hand.legal_actions().raise_to is None  # not reopened for the checker


def test_f2_the_big_bet_from_the_turn_on():
    hand = limit([1000] * 2)
    do(hand, "call", "check", "check", "check")
    assert hand.legal_actions().bet_to == (20, 20)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (
            lambda: NoLimitRules(3, 2),
            "small_blind: 3 given, expected at most big_blind",
        ),
        (lambda: NoLimitRules(1, 0), "at least 1"),
        (lambda: NoLimitRules(1, 2, ante=-1), "at least 0"),
        (lambda: FixedLimitRules(20, 10), "at most big_bet, 10"),
        (lambda: FixedLimitRules("20", 40), "small_bet: .20. given"),
        (lambda: FixedLimitRules(10, 20, max_raises=None), "whole number"),
    ],
)
def test_rules_that_are_not_possible(rules, message):
    with pytest.raises(ValueError, match=message):
        rules()
    with pytest.raises(ValueError, match="expected a rule set"):
        Hand("nolimit", [9, 9])


def test_pots_in_words_and_as_data():
    hand = no_limit([20, 50, 100], **ACES)
    do(hand, "all-in", "all-in", ["call"])
    main, side = hand.explain_pots()
    assert main.sentence == (
        "the main pot of 60 can be won by seat 0, seat 1 or seat 2 (rule N5)"
    )
    assert (side.name, side.amount, side.seats) == ("side pot 1", 60, (1, 2))
    assert (main.each, side.each) == ((20, 20, 20), (0, 30, 30))


def test_a_hand_says_how_it_stands():
    hand = no_limit([100] * 2)
    assert repr(hand) == "Hand: nolimit, round 1, 15 in the pot, seat 0 to act"
    assert repr(hand.history) == "History: 2 events, 0 turns of players"
    assert hand.net is None
    do(hand, "fold")
    assert repr(hand) == "Hand: nolimit, over in round 1"
    assert (hand.pot, hand.contributions, hand.pots) == (0, [5, 5], [(10, (1,))])
    assert repr(hand.legal_actions()) == "LegalActions: nothing"


def test_replay_from_any_point():
    hand = no_limit([100] * 3, **ACES)
    do(hand, ["raise", 30], "call", "fold", "check", ["bet", 20], "call")
    for turn in range(len(hand.history.turns) + 1):
        again = hand.at(turn)
        assert again.history.turns == hand.history.turns[:turn]
        for _, *action in hand.history.turns[turn:]:
            again.act(action)
        assert again.history.events == hand.history.events
