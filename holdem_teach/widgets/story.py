"""The story of one hand that an opponent may hold: what it has, and how it ends."""

from __future__ import annotations

from holdem_teach.cards import DECK, Cards, card_html
from holdem_teach.strength.draws import made_hand
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.strength.hand_names import PAIRS, pairs_named
from holdem_teach.strength.html_tables import table_html
from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.widgets.exploration import Exploration
from holdem_teach.widgets.flow import counts_then, of_hundred
from holdem_teach.widgets.frame import framed, worded
from holdem_teach.widgets.opponents import possible
from holdem_teach.widgets.panel import status_html
from holdem_teach.words import say


def story_html(state: Exploration, name: str) -> str:
    """Return what becomes of one against each pair of cards that has a name.

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> "top pair" in story_html(start("Ad Qc", "3h 4c Jh"), "AJs")
    True
    """
    weights = possible(state)
    hands = [
        Cards((DECK[high], DECK[low]))
        for low, high in PAIRS[[i for i in pairs_named(name) if weights[i] > 0]]
    ]
    if not hands:
        return framed(status_html(say("story.impossible", name=name)))
    results = [_against(state, hand) for hand in hands]
    heads = say("story.heads").split("|")
    rows = map(_row, hands, results)
    table = worded(table_html(say("story.caption", name=name), heads, rows))
    return framed(status_html(_sentence(name, results)) + table)


def _against(state: Exploration, hand: Cards) -> EffectiveHandStrength:
    text = "".join(map(str, hand))
    return effective_hand_strength(state.hole, state.board, weights=text)


def _sentence(name: str, results: list[EffectiveHandStrength]) -> str:
    now = say(f"story.now_{_relation(results)}")
    then = [sum(column) for column in zip(*map(counts_then, results), strict=True)]
    ahead, tied, behind = of_hundred(then)
    said = {"ahead": ahead, "tied": tied, "behind": behind}
    key = "ends" if results[0].look_ahead else "river"
    return say(f"story.{key}", name=name, now=now, **said)


def _relation(results: list[EffectiveHandStrength]) -> str:
    relations = {_now(result) for result in results}
    return relations.pop() if len(relations) == 1 else "mixed"


def _now(result: EffectiveHandStrength) -> str:
    words = say("strength.relations").split("|")
    counts = (result.ahead, result.tied, result.behind)
    return next(word for word, count in zip(words, counts, strict=True) if count)


def _row(hand: Cards, result: EffectiveHandStrength) -> tuple[str, ...]:
    has = made_hand(hand, result.board)
    cards = "".join(map(card_html, hand))
    ends = (f"{part} %" for part in of_hundred(counts_then(result)))
    words = ", ".join((has.made, *has.draws))
    return cards, _now(result), words, *ends
