"""The limit freezeout rule by rule, by the numbers of notebooks/rules.md."""

from __future__ import annotations

import pytest

from holdem_teach.game import FreezeoutRules, Hand, IllegalAction


def table(stacks, **options):
    cards = {name: options.pop(name) for name in ("holes", "board") if name in options}
    rules = options.pop("rules", None) or FreezeoutRules(**options)
    return Hand(rules, stacks, 0, seed=1, **cards)


def do(hand, *words):
    for word in words:
        hand.act([word])


def passive(hand):
    """Straddle, check or call until hands are announced, or everything is paid."""
    while not (hand.is_over or hand.legal_actions().can_announce):
        legal = hand.legal_actions()
        words = {
            "straddle": legal.straddle_amount is not None,
            "check": legal.can_check,
        }
        words |= {"call": legal.call_adds is not None, "all-in": legal.can_all_in}
        do(hand, next(word for word, is_legal in words.items() if is_legal))


def names(hand):
    return [event[0] for event in hand.history.events if event[0] != "deal"]


def test_l1_amounts_are_derived_or_given():
    rules = FreezeoutRules(4, ante=2, big_bet=6)
    assert (rules.ante, rules.blind, rules.straddle, rules.big_bet) == (2, 2, 4, 6)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"small_bet": 1}, "at least 2"),
        ({"small_bet": 10.0}, "whole number"),
        ({"ante": -1}, "at least 0"),
        ({"blind": 11}, "expected at most straddle, 10"),
        ({"max_raises": True}, "whole number"),
        ({"ranking": "razz"}, "'freezeout' or 'standard'"),
        ({"min_hole_cards": 3}, "0, 1 or 2"),
        ({"min_hole_cards": 1.0}, "0, 1 or 2"),
        ({"blind_rounds": (5,)}, "1, 2, 3 or 4"),
        ({"blind_rounds": 2}, "blind_rounds: 2 given"),
        ({"cards_speak": "no"}, "True or False"),
        ({"odd_chips": "button"}, "None or a function"),
    ],
)
def test_l1_parameters_that_are_not_possible(options, message):
    with pytest.raises(ValueError, match=message):
        FreezeoutRules(**options)


def test_l3_two_to_twenty_two_players():
    hand = table([1000] * 22)
    passive(hand)
    assert hand.legal_actions().can_announce
    for players in (1, 23):
        with pytest.raises(ValueError, match=r"expected 2 to 22 \(rule L3\)"):
            table([1000] * players)


def test_l2_antes_come_before_the_cards_and_the_blind():
    hand = table([1000, 1000, 1])
    assert hand.history.events[:3] == [["ante", 0, 2], ["ante", 1, 2], ["ante", 2, 1]]
    assert [event[0] for event in hand.history.events[3:]] == ["deal"] * 3 + ["blind"]


def test_l2_the_blind_is_paid_from_what_the_ante_leaves():
    hand = table([6, 1000, 1000])
    assert hand.history.events[-1] == ["blind", 0, 4]
    do(hand, "straddle")
    assert hand.legal_actions().call_adds == 10  # L4: the price is the whole straddle


def test_l3_the_button_is_first_in_every_round():
    hand = table([1000] * 3, blind_rounds=())
    for number in (1, 2, 3, 4):
        assert (hand.round, hand.actor) == (number, 0)
        do(hand, "check", "check", "check")


def test_l4_the_straddle_may_be_all_in_for_less():
    hand = table([1000, 9, 1000])
    legal = hand.legal_actions()
    assert legal.can_all_in and legal.can_fold
    assert legal.straddle_amount is legal.call_adds is None
    do(hand, "all-in")
    assert hand.history.events[-1] == ["all-in", 1, 7]
    assert hand.legal_actions().call_adds == 10


def test_l4_a_straddle_with_the_last_chips_is_no_all_in():
    hand = table([1000, 12, 1000])
    assert hand.legal_actions().straddle_amount == 10
    assert not hand.legal_actions().can_all_in


def test_l4_before_the_straddle_nothing_else_is_legal():
    hand = table([1000] * 3)
    for word in ("check", "call", "bet", "raise", "all-in", "muck"):
        with pytest.raises(IllegalAction):
            do(hand, word)
    assert "the straddle of 10 is owed" in hand.explain(["raise"])


def test_l4_in_round_two_the_next_in_place_posts_the_blind():
    hand = table([1000] * 3)
    do(hand, "straddle", "call", "fold")
    assert hand.history.events[-1] == ["blind", 1, 5]
    assert (hand.round, hand.actor) == (2, 2)
    assert hand.legal_actions().straddle_amount == 10


def test_l5_a_straddler_whose_pot_is_called_has_no_turn_unless_granted():
    hand = table([1000] * 3)
    do(hand, "straddle", "call", "call")
    assert hand.round == 2
    hand = table([1000] * 3, straddle_option=True)
    do(hand, "straddle", "call", "call")
    assert (hand.round, hand.actor) == (1, 1)
    assert hand.legal_actions().can_check
    assert hand.legal_actions().raise_to == (20, 20)


def test_l5_who_posted_the_blind_has_no_turn_when_all_have_paid_it():
    hand = table([1000] * 3)
    do(
        hand, "fold", "call"
    )  # the straddler folds, and the blind is all there is to pay
    assert hand.round == 2


def test_l5_the_last_one_left_takes_the_pot_and_shows_nothing():
    hand = table([1000] * 3)
    do(hand, "fold", "fold")
    assert hand.net == [4, -2, -2]
    assert "show" not in names(hand) and "return" not in names(hand)


def test_l6_a_bet_in_round_three_is_the_big_bet():
    hand = table([1000] * 2, blind_rounds=(1,))
    do(hand, "straddle", "call", "check", "check")
    assert (hand.round, hand.legal_actions().bet_to) == (3, (20, 20))
    with pytest.raises(IllegalAction, match="only total to bet to is 20, not 10"):
        hand.bet(10)
    hand.bet()
    assert "nobody may check" in hand.explain(["check"])


@pytest.mark.parametrize(
    ("stack", "words"),
    [
        (11, ["fold", "all-in"]),  # 9 left, less than 10
        (12, ["fold", "call 10"]),  # exactly 10 is a call
        (21, ["fold", "call 10"]),  # less than a call and a bet
        (22, ["fold", "call 10", "raise to 20"]),
    ],
)
def test_l7_what_a_stack_allows(stack, words):
    hand = table([1000, 1000, stack, 1000])
    do(hand, "straddle")
    assert hand.legal_actions().words() == words


def test_l7_an_all_in_is_no_raise_and_a_fold_always_legal():
    hand = table([1000, 1000, 11])
    do(hand, "straddle", "all-in", "raise")
    assert hand.history.events[-2] == ["all-in", 2, 9]
    hand = table([1000] * 2, blind_rounds=())
    do(hand, "fold")  # checking would be free
    assert hand.net == [-2, 2]


def test_l7_nobody_raises_against_players_who_are_all_in():
    hand = table([1000, 9, 9])
    do(hand, "all-in", "all-in")
    assert hand.legal_actions().words() == ["fold", "call 5"]
    assert "every other player" in hand.explain(["raise"])


def test_l8_three_raises_and_no_more():
    hand = table([1000] * 2)
    do(hand, "straddle", "raise", "raise", "raise")
    assert hand.legal_actions().words() == ["fold", "call 10"]
    assert hand.explain(["raise"]) == "the round has had all its raises (rule L8)"


def test_l8_an_opening_bet_is_no_raise():
    hand = table([1000] * 2, blind_rounds=(1,))
    do(hand, "straddle", "call", "bet", "raise", "raise", "raise")
    assert hand.legal_actions().raise_to is None


def test_l8_without_raises_there_is_an_opening_bet_all_the_same():
    hand = table([1000] * 2, blind_rounds=(), max_raises=0)
    do(hand, "bet")
    assert hand.legal_actions().raise_to is None
    assert "has had all its raises" in hand.explain(["raise"])


def test_why_neither_a_bet_nor_a_raise_is_possible_says_what_keeps_one_from_it():
    hand = table([1000] * 2, max_raises=0)
    for word in ("bet", "raise"):
        assert "the straddle of 10 is owed" in hand.explain([word])
    do(hand, "straddle")
    for word in ("bet", "raise"):
        assert "has had all its raises" in hand.explain([word])
    do(hand, "call")
    do(hand, "straddle", "call")
    assert "bet instead" in hand.explain(["raise"])
    do(hand, "bet")
    for word in ("bet", "raise"):
        assert "(rule L8)" in hand.explain([word])


def test_l9_says_why_a_checker_may_not_raise():
    hand = table([1000] * 2, blind_rounds=(), check_raise=False)
    do(hand, "check", "bet")
    assert hand.legal_actions().raise_to is None
    assert hand.explain(["raise"]).endswith("(rule L9)")


def test_l10_forced_bets_are_left_out_when_nobody_can_bet():
    hand = table([2, 1000, 1])
    assert names(hand)[:3] == ["ante"] * 3
    assert "blind" not in names(hand)
    assert hand.legal_actions().can_announce


def test_l10_who_has_put_in_less_is_asked():
    hand = table([7, 1000])
    assert hand.actor == 1  # the blind is all-in; the other owes a straddle
    do(hand, "straddle")
    assert hand.legal_actions().can_announce


ACES = {"holes": ["AsAd", "KsKd", "QsQd"], "board": "Ah9c8c4d3h"}


def test_l11_the_first_in_clockwise_from_the_button_is_called():
    hand = table([100] * 3, **ACES)
    passive(hand)
    assert hand.called == hand.actor == 0
    assert hand.legal_actions().words() == ["announce a hand"]
    with pytest.raises(IllegalAction, match="must show and cannot muck"):
        hand.muck()
    assert hand.announce("As Ad Ah 9c 8c", "three of a kind") is None
    assert hand.actor == 1
    hand.muck()
    hand.muck()
    assert hand.net == [44, -22, -22]
    assert hand.view(None)["shown"] == [["As", "Ad"], None, None]


def test_l11_the_last_to_raise_on_the_river_is_called():
    hand = table([200] * 3, blind_rounds=(), **ACES)
    do(hand, *["check"] * 9, "check", "bet", "raise", "call", "call")
    assert hand.called == 2


@pytest.mark.parametrize(
    ("five", "word", "reason"),
    [
        ("As Ad Ah 9c Kc", "three of a kind", "Kc is neither in the hand nor"),
        ("Ah 9c 8c 4d 3h", "high card", "at least 1 of the five must be a hole card"),
        ("As Ad Ah 9c 8c", "full house", "these five cards are three of a kind"),
        ("As Ad Ah 9c 8c", "trips", "not 'trips'"),
    ],
)  # fmt: skip
def test_l11_a_claim_is_refused_once_and_then_void(five, word, reason):
    hand = table([100] * 3, **ACES)
    passive(hand)
    assert reason in hand.announce(five, word)
    assert hand.actor == 0
    assert reason in hand.announce(five, word)
    assert hand.actor == 1
    assert hand.announce("Ks Kd Ah 9c 8c", "One  Pair") is None
    assert hand.announce("Qs Qd Ah 9c 8c", "one pair") is None
    assert hand.net == [-22, 44, -22]  # L12: a void claim ranks below every claim


def test_l11_a_refused_claim_may_be_put_right():
    hand = table([100] * 3, **ACES)
    passive(hand)
    assert hand.announce("As Ad Ah 9c 8c", "flush")
    assert hand.announce("As Ad Ah 9c 8c", "three of a kind") is None
    assert hand.actor == 1


@pytest.mark.parametrize(
    "cards", ["", "As Ad Ah 9c", "As Ad Ah 9c 8c 4d", "As As Ah 9c 8c", "Xs Ad", 7]
)
def test_l11_a_claim_is_five_cards(cards):
    hand = table([100] * 3, **ACES)
    passive(hand)
    with pytest.raises(IllegalAction, match="a claim is five cards"):
        hand.announce(cards, "three of a kind")
    with pytest.raises(IllegalAction, match="hands are announced or mucked"):
        hand.fold()
    with pytest.raises(IllegalAction, match="is no category"):
        hand.announce("As Ad Ah 9c 8c", None)


def test_l11_a_weaker_claim_is_the_hand():
    hand = table([100] * 2, holes=["AsAd", "KsKd"], board="Ah9c8c4d3h")
    passive(hand)
    hand.announce("As 9c 8c 4d 3h", "high card")
    hand.announce("Ks Kd Ah 9c 8c", "one pair")
    assert hand.net == [-22, 22]


def test_l11_cards_speak():
    hand = table([100] * 3, cards_speak=True, **ACES)
    passive(hand)
    assert hand.is_over
    assert hand.net == [44, -22, -22]
    assert names(hand)[-4:] == ["show", "muck", "muck", "pay"]


def test_l11_where_cards_speak_the_first_shows_though_there_is_nothing_to_win():
    hand = table(
        [50] * 3,
        ante=0,
        blind_rounds=(),
        cards_speak=True,
        holes=["KsKd", "QsQd", "AsAd"],
        board="2h9c8c4d3h",
    )
    do(hand, *["check"] * 12)
    assert hand.history.sentences()[-3:] == [
        "Seat 0 shows Ks Kd.",
        "Seat 1 mucks.",
        "Seat 2 shows As Ad.",
    ]
    assert hand.history.shown_by_choice() == []
    hand.show(1)
    assert hand.history.shown_by_choice() == [1]


def test_l12_what_an_all_in_winner_cannot_win_goes_down_the_list():
    hand = table([12, 100, 100], cards_speak=True, blind_rounds=(1,), **ACES)
    do(hand, "straddle", "call", "call", "bet", "call")
    passive(hand)
    assert hand.contributions == [12, 22, 22]
    assert hand.pots == [(56, (0, 1, 2))]
    assert hand.payouts == [[36, 20, 0]]


def test_l12_without_any_claim_that_stands_best_hands_count():
    hand = table([100] * 2, holes=["AsAd", "KsKd"], board="Ah9c8c4d3h")
    passive(hand)
    for _ in range(2):
        hand.announce("2s 3s 4s 5s 6s", "straight flush")
    hand.muck()
    assert hand.net == [22, -22]


def test_ranking_and_hole_cards_are_parameters():
    cards = {"holes": ["AcKc", "QcJc"], "board": "9c9d9h9s3d"}
    for options, net in (
        ({}, [0, 0]),
        ({"ranking": "standard"}, [22, -22]),
        ({"ranking": "standard", "min_hole_cards": 0}, [22, -22]),
    ):
        hand = table([100] * 2, cards_speak=True, **cards, **options)
        passive(hand)
        assert hand.net == net, options
    royal = {"holes": ["9s2d", "2c3d"], "board": "AsKsQsJsTs"}
    for least, net in ((0, [0, 0]), (1, [22, -22])):
        rules = FreezeoutRules(cards_speak=True, min_hole_cards=least)
        hand = table([100] * 2, rules=rules, **royal)
        passive(hand)
        assert hand.net == net


def test_l13_the_odd_chip_goes_clockwise_from_the_button_itself_first():
    cards = {"holes": ["AcKd", "AdKc", "7h2c"], "board": "QsJsTd3h4d"}
    for button, net in ((0, [1, 0, -1]), (1, [0, 1, -1]), (2, [1, 0, -1])):
        rules = FreezeoutRules(ante=1, cards_speak=True, blind_rounds=())
        hand = Hand(rules, [100] * 3, button, **cards)
        while not hand.is_over:
            do(hand, "fold" if hand.actor == 2 else "check")
        assert hand.net == net
