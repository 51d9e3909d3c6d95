"""A hand told in sentences: what all see, and what one seat sees."""

from __future__ import annotations

from holdem_teach.game import FreezeoutRules, Hand, NoLimitRules


def test_a_no_limit_hand_with_a_side_pot() -> None:
    hand = Hand(
        NoLimitRules(5, 10, ante=1),
        [21, 101, 201],
        holes=["AsAd", "KsKd", "QsQd"],
        board="2h9c8c4d3h",
    )
    hand.all_in()
    hand.raise_to(100)
    hand.call()
    assert hand.history.sentences(0) == [
        "Seat 1 pays an ante of 1.",
        "Seat 2 pays an ante of 1.",
        "Seat 0 pays an ante of 1.",
        "Seat 0 is dealt As Ad.",
        "Seat 1 posts the small blind of 5.",
        "Seat 2 posts the big blind of 10.",
        "Seat 0 raises to 20.",
        "Seat 1 raises to 100.",
        "Seat 2 calls with 90.",
        "The flop is dealt: 2h 9c 8c.",
        "The turn is dealt: 4d.",
        "The river is dealt: 3h.",
        "Seat 1 shows Ks Kd.",
        "Seat 2 shows Qs Qd.",
        "Seat 0 shows As Ad.",
        "Seat 0 is paid 63 from the main pot.",
        "Seat 1 is paid 160 from side pot 1.",
    ]


def test_a_freezeout_with_claims() -> None:
    hand = Hand(
        FreezeoutRules(blind_rounds=(1,)),
        [100, 100, 9],
        holes=["AsAd", "KsKd", "QsQd"],
        board="2h9c8c4d3h",
    )
    hand.straddle()
    hand.all_in()
    hand.call()
    for _ in range(3):
        hand.check()
        hand.check()
    hand.announce("As Ad Kc 9c 8c", "one pair")
    hand.announce("As Ad 9c 8c 4d", "one pair")
    hand.muck()
    hand.announce("Qs Qd 9c 8c 4d", "one pair")
    assert hand.history.sentences()[3:] == [
        "Seat 0 posts the blind of 5.",
        "Seat 1 straddles for 10.",
        "Seat 2 is all-in with 7.",
        "Seat 0 calls with 5.",
        "The flop is dealt: 2h 9c 8c.",
        "Seat 0 checks.",
        "Seat 1 checks.",
        "The turn is dealt: 4d.",
        "Seat 0 checks.",
        "Seat 1 checks.",
        "The river is dealt: 3h.",
        "Seat 0 checks.",
        "Seat 1 checks.",
        "Seat 0 announces one pair: As Ad Kc 9c 8c. The dealer refuses: Kc is neither"
        " in the hand nor on the board (rule L11).",
        "Seat 0 announces one pair: As Ad 9c 8c 4d.",
        "Seat 0 shows As Ad.",
        "Seat 1 mucks.",
        "Seat 2 announces one pair: Qs Qd 9c 8c 4d.",
        "Seat 2 shows Qs Qd.",
        "Seat 0 is paid 33.",
    ]


def test_what_nobody_matched_goes_back() -> None:
    hand = Hand(NoLimitRules(5, 10), [100, 100], seed=1)
    hand.raise_to(40)
    hand.fold()
    assert hand.history.sentences()[2:] == [
        "Seat 0 raises to 40.",
        "Seat 1 folds.",
        "Seat 0 gets 30 back that nobody matched.",
        "Seat 0 is paid 20.",
    ]
