"""What is nobody's choice: posting, dealing, returning, showing and paying.

``begin`` opens a hand, ``go_on`` follows each turn. Both do whatever can be done
without a player, and leave ``state.actor`` at the seat that decides, if one has to.
"""

from __future__ import annotations

from holdem_teach.game.showdown import show_order, shown_hands, worth_of
from holdem_teach.game.state import BOARD_CARDS, HandState


def begin(state: HandState) -> None:
    """Open round one and find who is first."""
    state.shown = [None] * len(state.start)
    _go_on_from(state, _open_round(state, 1))


def go_on(state: HandState, seat: int) -> None:
    """Find who is next after a seat has acted, or end the round and what follows."""
    _go_on_from(state, state.betting.after(seat))


def _go_on_from(state: HandState, place: int) -> None:
    betting = state.betting
    while betting.is_contested():
        due = None if betting.is_closed() else betting.next_due(place)
        if due is not None:
            state.turn_to(due)
            return
        _return_unmatched(state)
        if state.round == 4:
            _show_down(state)
            return
        place = _open_round(state, state.round + 1)
    _return_unmatched(state)
    settle(state)


def _open_round(state: HandState, number: int) -> int:
    state.round = number
    before, now = BOARD_CARDS[number - 1 : number + 1]
    if now:
        state.events.append(["board", " ".join(map(str, state.cards[before:now]))])
    state.betting.start_round(state.rules.bet_size(number))

    def post(seat: int, name: str, chips: int, option: bool = True) -> None:
        _post(state, seat, name, chips, option)

    return state.rules.open_round(state.betting, number, post)


def _post(
    state: HandState, seat: int, name: str, chips: int, option: bool = True
) -> None:
    betting = state.betting
    if name == "ante":
        paid = betting.pay(seat, chips)
    elif name == "big blind ante":
        paid = betting.post_dead(seat, chips)
    else:
        paid = betting.post(seat, chips, option)
    if paid:
        state.events.append([name, seat, paid])


def _return_unmatched(state: HandState) -> None:
    back = state.unmatched()
    if back is not None:
        state.betting.give_back(*back)
        state.events.append(["return", *back])


# the showdown


def _show_down(state: HandState) -> None:
    betting, rules = state.betting, state.rules
    order = show_order(betting, rules.first_place)
    state.called = order[0]
    state.worth = {s: worth_of(rules, state.holes[s], state.cards) for s in order}
    if rules.announced:
        state.to_claim = order
        state.turn_to(order[0])
        return
    showing = shown_hands(order, betting, rules.layers(betting), state.worth)
    for seat in order:
        if seat in showing:
            show(state, seat)
        else:
            state.events.append(["muck", seat])
    settle(state)


def claim_made(state: HandState) -> None:
    """Pass the turn to the next who may claim, or pay."""
    del state.to_claim[0]
    if state.to_claim:
        state.turn_to(state.to_claim[0])
    else:
        settle(state)


def show(state: HandState, seat: int) -> None:
    """Turn a player's cards up."""
    hole = state.shown[seat] = state.holes[seat]
    state.events.append(["show", seat, str(hole)])


# the end


def settle(state: HandState) -> None:
    """Divide the pots and pay them; the hand is over."""
    betting = state.betting
    state.pots = state.rules.pots(betting)
    worth = state.worth or dict.fromkeys(betting.staying(), (0, 0))
    state.payouts = state.rules.divide(state.pots, worth, betting)
    for number, shares in enumerate(state.payouts):
        for seat, chips in enumerate(shares):
            if chips:
                betting.stacks[seat] += chips
                state.events.append(["pay", seat, chips, number])
    state.turn_to(None)
    state.is_over = True
