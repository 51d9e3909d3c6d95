"""A round of betting as a table, for the lessons: who has put in and who owes what."""

from __future__ import annotations

from typing import Any

from holdem_teach.game import Hand
from holdem_teach.strength.html_tables import table_html
from holdem_teach.widgets.lesson import Shown
from holdem_teach.words import say


def round_table(hand: Hand) -> Shown:
    """Return what each seat has put in in this round, owes to call, and has left.

    Examples
    --------
    >>> from holdem_teach.game import FixedLimitRules
    >>> round_table(Hand(FixedLimitRules(10, 20), stacks=[200] * 3, button=0, seed=5))
    seat 0 (button, to act): 0 in, 10 to call, 200 left
    seat 1: 5 in, 5 to call, 195 left
    seat 2: 10 in, 0 to call, 190 left
    """
    view = hand.view(0)
    rows = [_row(view, seat) for seat in range(view["players"])]
    text = "\n".join(
        say("lesson.seat_chips", name=name, paid=paid, owed=owed, left=left)
        for name, paid, owed, left in rows
    )
    heads = say("lesson.round_heads").split("|")
    return Shown(text, table_html(say("lesson.round_caption"), heads, rows))


def _row(view: dict[str, Any], seat: int) -> tuple[str, ...]:
    chips = (view[key][seat] for key in ("street_bets", "to_call", "stacks"))
    return (_name(view, seat), *map(str, chips))


def _name(view: dict[str, Any], seat: int) -> str:
    said = [
        (seat == view["button"], "button"),
        (view["folded"][seat], "folded"),
        (seat == view["actor"], "to_act"),
    ]
    state = ", ".join(say(f"play.{key}") for is_so, key in said if is_so)
    name = say("lesson.seat", seat=seat)
    return say("lesson.seat_and_state", name=name, state=state) if state else name
