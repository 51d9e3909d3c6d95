"""The hand explorer's page: cards raised, the hand in words, and what beats it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from holdem_teach.cards import Card, Cards, card_html
from holdem_teach.ranking.categories import CATEGORIES, category_words
from holdem_teach.strength.html_tables import table_html
from holdem_teach.widgets.frame import framed, worded
from holdem_teach.widgets.hand_facts import HandFacts, hand_facts, words_of
from holdem_teach.widgets.hand_rules import RULES
from holdem_teach.widgets.panel import status_html
from holdem_teach.words import say


def hand_html(facts: HandFacts) -> str:
    """Return all that is shown of a hand by a rule, the other rules beside it.

    Examples
    --------
    >>> page = hand_html(hand_facts("Ad Qc", "3h 4c Jh Qd 2s"))
    >>> "one pair, queens with ace, jack and four" in page
    True
    """
    said = status_html(_sentence(facts)) + raised_html(facts)
    paragraphs = "".join(
        f"<p>{escape(text)}</p>" for text in (_rare(facts), _next(facts))
    )
    return framed(said + _rules_html(facts) + paragraphs + _beats_html(facts))


def raised_html(facts: HandFacts) -> str:
    """Return the cards, those that play raised and underlined, and their names.

    Examples
    --------
    >>> shown = raised_html(hand_facts("Ad Qc", "3h 4c Jh Qd 2s"))
    >>> shown.count("plays")
    5
    """
    groups = (("picker.your_cards", facts.hole), ("picker.on_board", facts.board))
    shown = "".join(_group(say(key), cards, facts.five) for key, cards in groups)
    return f'<div style="padding-top:.8em">{shown}</div>'


def _group(name: str, cards: Cards, five: Sequence[Card]) -> str:
    shown = "".join(_card(card, card in five) for card in cards)
    return f'<span style="margin-right:1.5em">{name}: {shown}</span>'


def _card(card: Card, plays: bool) -> str:
    """A card; one that plays stands higher, with a bar below and a word for it."""
    if not plays:
        return f'<span style="opacity:.7">{card_html(card)}</span>'
    look = "display:inline-block;transform:translateY(-.5em);"
    bar = "border-bottom:.25em solid #0072b2;"
    word = say("hand.plays")
    return (
        f'<span role="group" aria-label="{word}" style="{look}{bar}">'
        f"{card_html(card)}</span>"
    )


def _sentence(facts: HandFacts) -> str:
    beaten, tied, stronger = facts.counts.tolist()
    said = {"beaten": beaten, "tied": tied, "stronger": stronger}
    total = beaten + tied + stronger
    return say("hand.now", words=facts.words, total=total, **said)


def _rare(facts: HandFacts) -> str:
    return say(
        "hand.rare",
        category=category_words()[CATEGORIES.index(facts.category)],
        cards=facts.cards,
        one_in=round(1 / facts.share),
        share=facts.share,
        better=facts.share_or_better,
    )


def _next(facts: HandFacts) -> str:
    found = facts.next_better
    if found is None:
        return say("hand.nuts")
    value, cards = found
    return say("hand.next", words=words_of(value, facts.rule), cards=cards)


def _rules_html(facts: HandFacts) -> str:
    """The three rules side by side, or that they agree."""
    others = [hand_facts(facts.hole, facts.board, key) for key in RULES]
    if len({(other.words, frozenset(other.five)) for other in others}) == 1:
        return f"<p>{say('hand.rules_agree')}</p>"
    rows = (
        (other.rule.asks, "".join(map(card_html, other.five)), other.words)
        for other in others
    )
    heads = say("hand.rules_heads").split("|")
    return worded(table_html(say("hand.rules_caption"), heads, rows))


def _beats_html(facts: HandFacts) -> str:
    counts = facts.table.tolist()
    rows = [
        (name, *counts[place])
        for place, name in reversed(list(enumerate(category_words())))
        if any(counts[place])
    ]
    heads = say("hand.beats_heads").split("|")
    return table_html(say("hand.beats_caption"), heads, rows)
