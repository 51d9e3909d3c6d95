"""Known cases, each from a public report of a fault in some program, and real hands."""

from __future__ import annotations

import pytest

from holdem_teach.cards import parse_cards
from holdem_teach.game import FreezeoutRules, Hand, IllegalAction, NoLimitRules
from holdem_teach.game.pots import entitlement, proportional_shares

# no-limit


def no_limit(setup):
    rules = NoLimitRules(setup["sb"], setup["bb"], ante=setup["ante"])
    board = parse_cards(setup["board"])
    # some cases leave a card twice where it does not matter: such a hand is unseen
    holes = [
        None if set(parse_cards(hole)) & set(board) else hole for hole in setup["hole"]
    ]
    return Hand(rules, setup["stacks"], setup["button"], holes=holes, board=board)


def call_of(legal):
    return 0 if legal.can_check else legal.call_adds


def check_no_limit(hand, expected):
    assert hand.actor == expected["to_act"]
    if "legal" in expected:
        legal = hand.legal_actions()
        span = legal.raise_to or legal.bet_to
        assert call_of(legal) == expected["legal"]["call"]
        assert (list(span) if span else None) == expected["legal"]["raise_to"]
    for name in ("net", "stacks", "contributions"):
        if name in expected:
            assert getattr(hand, name) == expected[name], name
    if "pot_payouts" in expected:
        assert hand.payouts == expected["pot_payouts"]


def test_no_limit_cases(cases, play):
    found = [case for case in cases if case["kind"] == "nlhe"]
    assert len(found) == 33
    for case in found:
        hand = no_limit(case["setup"])
        play(hand, case["actions"])
        for seat, *action in case.get("refuse", []):
            assert hand.actor == seat
            with pytest.raises(IllegalAction):
                hand.act(action)
        check_no_limit(hand, case["expected"])


# the limit freezeout


def freezeout(setup):
    options = {"ante": "ante", "blind": "blind", "straddle": "straddle"}
    options |= {"max_raises": "max_raises", "cards_speak": "cards_speak"}
    given = {ours: setup[theirs] for ours, theirs in options.items()}
    given["check_raise"] = setup["check_and_raise"]
    if not setup.get("round2_blinds", True):
        given["blind_rounds"] = (1,)
    rules = FreezeoutRules(setup["low"], setup["high"], **given)
    cards = {"holes": setup.get("hole"), "board": setup.get("board", "")}
    return Hand(rules, setup["stacks"], setup["button"], seed=1, **cards)


def play_limit(hand, actions):
    """The dealer posts blinds; an action without an amount takes the only one."""
    for first, *rest in actions:
        if first == "announce":
            continue
        word = {"allin": "all-in"}.get(rest[0], rest[0])
        if word == "blind":
            assert ["blind", first, hand.rules.blind] in hand.history.events
            continue
        assert hand.actor == first
        hand.act([word])


def words_of(legal):
    words = {
        "fold": legal.can_fold,
        "check": legal.can_check,
        "call": legal.call_adds is not None,
        "bet": legal.bet_to is not None,
        "raise": legal.raise_to is not None,
        "straddle": legal.straddle_amount is not None,
        "allin": legal.can_all_in,
    }
    return {word for word, is_legal in words.items() if is_legal}


def check_limit(hand, expected):
    legal, view = hand.legal_actions(), hand.view(hand.actor)
    facts = {
        "to_act": hand.actor,
        "pot": hand.pot,
        "round": hand.round,
        "called": hand.called,
        "stacks": hand.stacks,
        "hand_over": hand.is_over,
        "straddle_amount": legal.straddle_amount,
        "price": max(view["street_bets"]),
    }
    if hand.actor is not None:
        paid = view["street_bets"][hand.actor]
        facts["stack"] = hand.stacks[hand.actor]
        facts["owes"] = view["to_call"][hand.actor]
        facts["raise_adds"] = legal.raise_to and legal.raise_to[0] - paid
    for name in facts.keys() & expected.keys():
        assert facts[name] == expected[name], name
    if "legal" in expected:
        assert words_of(legal) == set(expected["legal"])
    assert not words_of(legal) & set(expected.get("refuse", []))
    if "raises" in expected:
        assert hand._state.betting.raises == expected["raises"]


def test_limit_cases_of_play(cases):
    found = [case for case in cases if case["kind"] == "limit"]
    found = [case for case in found if "button" in case["setup"]]
    assert len(found) == 17 + 1
    for case in found:
        hand = freezeout(case["setup"])
        play_limit(hand, case["actions"])
        check_limit(hand, case["expected"])


def test_derived_amounts(cases):
    found = [case for case in cases if case["id"].startswith("lim-forced-bets")]
    assert len(found) == 5
    for case in found:
        rules, expected = FreezeoutRules(case["setup"]["low"]), case["expected"]
        assert rules.blind == expected["blind"]
        assert rules.straddle == expected["straddle"]
        assert rules.ante == expected["ante_if_quarter"]
    rules = FreezeoutRules()
    assert (rules.ante, rules.blind, rules.straddle, rules.big_bet) == (2, 5, 10, 20)
    assert (rules.buy_in, rules.max_raises) == (1000, 3)


def to_the_showdown(hand):
    while not hand.legal_actions().can_announce:
        legal = hand.legal_actions()
        straddle = legal.straddle_amount is not None
        hand.act(["straddle" if straddle else "check" if legal.can_check else "call"])


def test_a_claim_counts_as_announced(cases):
    (case,) = [case for case in cases if case["id"] == "lim-announce-official"]
    hand = freezeout(case["setup"])
    to_the_showdown(hand)
    for _, seat, five, word in case["actions"]:
        assert hand.actor == seat
        assert hand.announce(five, word) is None
    assert hand.is_over
    assert hand.net[case["expected"]["winner"]] > 0


def test_a_claim_that_the_cards_do_not_support_is_refused(cases):
    (case,) = [case for case in cases if case["id"] == "lim-announce-too-high"]
    hand = freezeout(case["setup"])
    to_the_showdown(hand)
    (_, _, *good), (_, seat, *bad) = case["actions"]
    assert hand.announce(*good) is None
    assert "Kh" in hand.announce(*bad)
    assert hand.actor == seat == case["expected"]["refused"]


def test_shares_of_the_freezeout(cases):
    found = [case for case in cases if case["actions"] == ["settle"]]
    assert len(found) == 6
    for case in found:
        setup, expected = case["setup"], case["expected"]
        paid = setup["contributed"]
        for seat, entitled in expected["E"].items():
            assert entitlement(paid, int(seat)) == entitled
        whole = [expected["payout_whole"][str(seat)] for seat in range(len(paid))]
        assert proportional_shares(paid, setup["ranking"]) == whole


# real hands


def test_real_hands_end_as_they_did(real_hands, start_of, play):
    assert len(real_hands) == 854
    for record in real_hands:
        hand = start_of(record)
        play(hand, record["actions"])
        assert hand.is_over, record["id"]
        assert hand.net == record["net"], record["id"]
