"""What holds at every step of every hand, whatever is played."""

from __future__ import annotations

from random import Random

import pytest
from game_tools import GAMES, moment, play_out, random_hand
from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_teach.game import Hand, IllegalAction, LegalActions
from holdem_teach.game.pots import entitlement

WORDS = ("fold", "check", "call", "straddle", "all-in", "muck")


def legal_list(legal: LegalActions) -> list[list[object]]:
    """Everything legal, with the ends of each span."""
    found = {
        "fold": legal.can_fold,
        "check": legal.can_check,
        "call": legal.call_adds is not None,
        "straddle": legal.straddle_amount is not None,
        "all-in": legal.can_all_in,
        "muck": legal.can_muck,
    }
    actions = [[word] for word, is_legal in found.items() if is_legal]
    for word, span in (("bet", legal.bet_to), ("raise", legal.raise_to)):
        if span:
            actions += [[word, total] for total in span]
    return actions


def illegal_list(legal: LegalActions) -> list[list[object]]:
    """Every word that is not legal now, and totals just outside the spans."""
    allowed = legal_list(legal)
    found = [[word] for word in WORDS if [word] not in allowed]
    for word, span in (("bet", legal.bet_to), ("raise", legal.raise_to)):
        low, high = span or (2, 1)
        found += [[word, low - 1], [word, high + 1], [word, 0], [word, -low]]
        found += [[word, None]] if low != high else []
    if not legal.can_announce:
        found.append(["announce", "As Ks Qs Js Ts", "straight flush"])
    return found


def check_step(hand: Hand, total: int) -> None:
    state = hand._state
    betting = state.betting
    assert sum(hand.stacks) + hand.pot == total
    assert min(hand.stacks) >= 0
    back = state.unmatched() if not hand.is_over else None
    paid = sum(hand.contributions) + betting.dead
    assert sum(amount for amount, _ in hand.pots) + (back[1] if back else 0) == paid
    legal = hand.legal_actions()
    assert (hand.actor is None) == hand.is_over
    assert bool(legal_list(legal)) or legal.can_announce or hand.is_over
    for action in legal_list(legal):
        assert hand.explain(action) is None
    if len(state.events) % 8:
        return  # what follows is slow
    before = moment(hand)
    for action in illegal_list(legal):
        reason = hand.explain(action)
        with pytest.raises(IllegalAction) as refused:
            hand.act(action)
        assert reason and str(refused.value).startswith(reason)
    assert moment(hand) == before


def check_end(hand: Hand) -> None:
    """The payout by a settlement of its own: chip by chip, or by entitlements."""
    state = hand._state
    got = [sum(shares) for shares in zip(*hand.payouts, strict=True)]
    assert sum(hand.net) == 0
    if hand.rules.game == "freezeout":
        check_entitlements(hand, got)
        return
    in_pots = [sum(shares[seat] for shares in hand.payouts) for seat in range(len(got))]
    assert in_pots == got
    staying = state.betting.staying()
    for (amount, seats), shares in zip(hand.pots, hand.payouts, strict=True):
        assert sum(shares) == amount
        best = max(state.worth.get(seat, (0, 0)) for seat in seats)
        winners = [s for s in seats if state.worth.get(s, (0, 0)) == best]
        assert {s for s, chips in enumerate(shares) if chips} <= set(winners)
        won = [shares[seat] for seat in winners]
        assert max(won) - min(won) <= 1
        assert set(seats) <= set(staying)


def check_entitlements(hand: Hand, got: list[int]) -> None:
    """Nobody who wins alone gets more than E_i, and the best hand gets all of it."""
    state = hand._state
    if not state.worth:
        return
    best = max(state.worth.values())
    winners = [seat for seat, worth in state.worth.items() if worth == best]
    due = max(entitlement(hand.contributions, seat) for seat in winners)
    assert sum(got[seat] for seat in winners) == due
    assert sum(got) == sum(hand.contributions)


def check_hand(game: str, number: int) -> None:
    random = Random(number)
    hand = random_hand(game, random)
    total = sum(hand.stacks) + hand.pot
    turns = play_out(hand, random, lambda hand: check_step(hand, total))
    players = len(hand._state.betting.seats)
    raises = hand.rules.max_raises
    rounds = total // 10 if raises is None else raises  # each adds a big blind or more
    assert turns <= 4 * players * (rounds + 3) + 2 * players
    check_end(hand)


@pytest.mark.parametrize("game", GAMES)
def test_what_holds_in_every_hand(game: str) -> None:
    @settings(max_examples=500, deadline=None)
    @given(st.integers(0, 2**64))
    def check(number: int) -> None:
        check_hand(game, number)

    check()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_holds_in_every_hand_of_many(game: str, scaled) -> None:
    for number in range(scaled(20_000)):
        check_hand(game, number)
