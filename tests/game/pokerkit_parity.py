"""One hand played in both engines at once, and by which named rules they may differ."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from game_tools import random_action
from pokerkit import (
    Automation,
    FixedLimitTexasHoldem,
    NoLimitTexasHoldem,
    State,
)

from holdem_teach.game import FixedLimitRules, Hand, NoLimitRules
from holdem_teach.game.card_rooms import BlindsRules

AUTOMATIONS = tuple(
    automation
    for automation in Automation
    if automation
    not in (Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.CARD_BURNING)
)
# Where the rules of this project and pokerkit's differ, and why.
DIFFERENCES = {
    "short big blind": "pokerkit lowers the price to what was posted; here one calls"
    " the whole blind (rules N4, F3)",
    "short big-blind ante": "pokerkit takes the ante before the blind; here it is paid"
    " from what the blind leaves (N2)",
    "raise that nobody can pay": "pokerkit refuses a raise when nobody else has more"
    " than the price; here all others have to be all-in (N3)",
    "incomplete raise": "pokerkit bars nobody from raising before the first full bet or"
    " raise of a street; here an all-in for less than one does not reopen (N4, F2)",
    "several incomplete raises": "pokerkit adds up all-ins whoever faces them, and"
    " begins anew at a full raise; here it counts what a player faces (N4)",
    "fold": "pokerkit refuses a fold where checking is free; here it is legal (N3)",
    "empty check": "pokerkit asks for a check where all others are all-in for less;"
    " here the betting is over (N7)",
    "odd chips": "pokerkit gives all odd chips of a pot to one winner; here they go one"
    " at a time (N6)",
    "raises before the flop": "pokerkit counts four raises before the flop in fixed"
    " limit; here the big blind counts as the bet (F2)",
}


class Difference(Exception):
    """The two engines part here, by the rule that is named."""


def mirror(hand: Hand) -> State:
    """The same hand in pokerkit, its hole cards dealt."""
    state = hand._state
    seats = order_of(hand)
    rules = hand.rules
    assert isinstance(rules, BlindsRules)
    small, big = rules.blinds
    antes = dict.fromkeys(range(len(seats)), rules.ante)
    antes[1] += rules.big_blind_ante
    stacks = tuple(state.start[seat] for seat in seats)
    trimmed = not rules.big_blind_ante
    if isinstance(rules, NoLimitRules):
        theirs = NoLimitTexasHoldem.create_state(
            AUTOMATIONS, trimmed, antes, (small, big), big, stacks, len(seats)
        )
    else:
        assert isinstance(rules, FixedLimitRules)
        bets = rules.small_bet, rules.big_bet
        theirs = FixedLimitTexasHoldem.create_state(
            AUTOMATIONS, trimmed, antes, (small, big), *bets, stacks, len(seats)
        )
    for seat in seats:
        theirs.deal_hole("".join(map(str, state.holes[seat])))
    return theirs


def random_table(game: str, random: Random) -> Hand:
    """A hand that both engines can play: pokerkit tells blinds apart by their size."""
    more = random.choice([{}, {"ante": 3}, {"big_blind_ante": 10}])
    small = random.choice([1, 5])
    rules = (
        NoLimitRules(small, 10, **more)
        if game == "nolimit"
        else FixedLimitRules(10, 20, small_blind=small, **more)
    )
    top = random.choice([40, 400])
    stacks = [random.randint(1, top) for _ in range(random.randint(2, 9))]
    button = random.randrange(len(stacks))
    return Hand(rules, stacks, button, seed=random.getrandbits(64))


def order_of(hand: Hand) -> tuple[int, ...]:
    """Our seats in the order of pokerkit's players: the first left of the button."""
    seats = hand._state.betting.seats
    return seats[1:] + seats[:1]


def deal_on(theirs: State, hand: Hand) -> None:
    """Deal in pokerkit what it waits for, from the board of the hand."""
    while theirs.can_burn_card() or theirs.can_deal_board():
        if theirs.can_burn_card():
            theirs.burn_card("??")
        else:
            dealt = sum(len(cards) for cards in theirs.board_cards)
            count = 3 if dealt == 0 else 1
            cards = hand._state.cards[dealt : dealt + count]
            theirs.deal_board("".join(map(str, cards)))


def compare_turn(hand: Hand, theirs: State) -> None:
    """The same actor and the same amounts, or a named difference."""
    legal, order = hand.legal_actions(), order_of(hand)
    actor = None if theirs.actor_index is None else order[theirs.actor_index]
    if actor is not None and hand.actor is None and not short_blind(hand):
        assert theirs.checking_or_calling_amount == 0
        raise Difference("empty check")
    if actor != hand.actor:
        name = short_blind(hand)
        assert name, (actor, hand.actor)
        raise Difference(name)
    if actor is None:
        return
    price = 0 if legal.can_check else legal.call_adds
    span = legal.bet_to or legal.raise_to
    low = theirs.min_completion_betting_or_raising_to_amount
    high = theirs.max_completion_betting_or_raising_to_amount
    their_span = None if low is None else (low, high)
    if price != theirs.checking_or_calling_amount or span != their_span:
        raise Difference(_named(hand, price, span, theirs, their_span))
    if not theirs.can_fold():
        assert price == 0  # the difference "fold"


def short_blind(hand: Hand) -> str | None:
    """The name of what a big blind leads to that cannot pay all it owes."""
    rules, seats = hand.rules, hand._state.betting.seats
    assert isinstance(rules, BlindsRules)
    chips = hand._state.start[seats[1 if len(seats) == 2 else 2]] - rules.ante
    if chips < rules.blinds[1]:
        return "short big blind"
    short_ante = chips < rules.blinds[1] + rules.big_blind_ante
    return "short big-blind ante" if short_ante else None


def _named(hand: Hand, price: Any, span: Any, theirs: State, their_span: Any) -> str:
    rules, betting = hand.rules, hand._state.betting
    assert isinstance(rules, BlindsRules)
    if name := short_blind(hand):
        return name
    seat = hand.actor
    same_price = price == theirs.checking_or_calling_amount
    others = [s for s in betting.staying() if s != seat]
    most = max(betting.bets[s] + betting.stacks[s] for s in others)
    if same_price and their_span is None and most <= betting.price:
        return "raise that nobody can pay"
    if same_price and span is None and betting.raises == rules.max_raises:
        assert hand.round == 1
        return "raises before the flop"
    if same_price and span is None and not _full_bet(hand):
        assert betting.why_no_raise(seat, rules) == "not_reopened"
        return "incomplete raise"
    if same_price and _several_incomplete(hand, span, their_span):
        return "several incomplete raises"
    raise AssertionError(
        (hand, price, span, theirs.checking_or_calling_amount, their_span)
    )


def _several_incomplete(hand: Hand, span: Any, their_span: Any) -> bool:
    """Whether raises after the last full one are what the engines do not agree on."""
    betting, seat = hand._state.betting, hand.actor
    seen = betting.seen[seat]
    if seen is None or (span and their_span):
        return False
    steps = [more - less for less, more in pairwise(_totals(hand))]
    incomplete = [step for step in steps if step < betting.step]
    faces_full = betting.price - seen >= betting.step
    return len(incomplete) > 1 and faces_full == (their_span is None)


def _totals(hand: Hand) -> list[int]:
    """What staying in has cost on this street, one price after the other."""
    rules = hand.rules
    assert isinstance(rules, BlindsRules)
    events = hand._state.events
    boards = [place for place, event in enumerate(events) if event[0] == "board"]
    totals = [rules.blinds[1] if hand.round == 1 else 0]
    for word, *rest in events[boards[-1] if boards else 0 :]:
        if word in ("bet", "raise"):
            totals.append(rest[1])
    return totals


def _full_bet(hand: Hand) -> bool:
    """Whether anybody has made a full bet or raise on this street."""
    size = hand.rules.bet_size(hand.round)
    return any(more - less >= size for less, more in pairwise(_totals(hand)))


def do(theirs: State, action: list[Any]) -> None:
    """Do an action of ours in pokerkit."""
    word, *amount = action
    if word == "fold":
        if not theirs.can_fold():
            raise Difference("fold")
        theirs.fold()
    elif word in ("check", "call"):
        theirs.check_or_call()
    else:
        theirs.complete_bet_or_raise_to(*amount)


def compare_end(hand: Hand, theirs: State) -> None:
    """The same stacks, or odd chips that went one at a time."""
    stacks = [hand.stacks[seat] for seat in order_of(hand)]
    if stacks == list(theirs.stacks):
        return
    if name := short_blind(hand):
        raise Difference(name)
    odd = any(len({chips for chips in shares if chips}) > 1 for shares in hand.payouts)
    gaps = [abs(a - b) for a, b in zip(stacks, theirs.stacks, strict=True)]
    assert odd and max(gaps) < len(gaps) * len(hand.pots), (stacks, theirs.stacks)
    raise Difference("odd chips")


def play_both(hand: Hand, random: Random) -> str | None:
    """Play one hand in both engines; return the name of the difference, if any."""
    try:
        theirs = mirror(hand)
        while not hand.is_over:
            deal_on(theirs, hand)
            compare_turn(hand, theirs)
            action = concrete(hand, random_action(hand, random))
            do(theirs, action)
            hand.act(action)
        deal_on(theirs, hand)
        compare_turn(hand, theirs)
        assert not theirs.status
        compare_end(hand, theirs)
    except Difference as difference:
        return str(difference)
    return None


def concrete(hand: Hand, action: list[Any]) -> list[Any]:
    """The action as what it is: all-in is a call, a bet or a raise."""
    if action != ["all-in"]:
        return action
    legal = hand.legal_actions()
    for word, span in (("bet", legal.bet_to), ("raise", legal.raise_to)):
        if span is not None:
            return [word, span[1]]
    return ["call"]
