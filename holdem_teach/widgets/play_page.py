"""The betting table's page: seats, board, pots, what is legal, and what has happened.

It is made of what seat 0 may know, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

from holdem_teach.cards import card_html, parse_cards
from holdem_teach.game import Hand
from holdem_teach.strength.html_tables import table_html
from holdem_teach.widgets.frame import framed, worded
from holdem_teach.widgets.panel import status_html
from holdem_teach.widgets.play_help import price_text
from holdem_teach.widgets.play_session import ME, Session
from holdem_teach.widgets.pot_picture import pots_label, pots_svg
from holdem_teach.words import say

ACTIONS: Final = ("fold", "check", "call", "bet", "raise", "all-in")
FREEZEOUT_ACTIONS: Final = (*ACTIONS, "straddle", "muck")


def table_page(session: Session) -> str:
    """Return all that is shown of a session, but for :func:`status_text`.

    Examples
    --------
    >>> from holdem_teach.game import NoLimitRules
    >>> session = Session(NoLimitRules(1, 2), ["station"], 200, seed=7)
    >>> "seat 1 (station)" in table_page(session)
    True
    """
    hand = session.position
    view = hand.view(ME)
    parts = [
        _notes([session.odds, session.claim]),
        _board(view),
        _seats(session.names, view),
        _pots(session.names, hand),
        _after(session),
    ]
    return framed("".join(parts))


def why_not_html(session: Session) -> str:
    """Return what the person may not do now, and why."""
    legal = session.hand.view(ME)["legal"]
    if legal is None or session.looks_at is not None:
        return ""
    return framed(_listed(say("play.why_not"), _why_not(session)))


def told_html(session: Session) -> str:
    """Return the hand so far in sentences."""
    told = session.position.history.sentences(ME)
    return framed(_listed(say("play.history"), told))


def status_text(session: Session) -> str:
    """Return what has happened since the person acted, and what is to be done."""
    if session.looks_at is not None:
        return say("play.looking", turn=session.looks_at, turns=session.turn)
    news = session.hand.history.sentences(ME)[session.heard :]
    return " ".join([*news, prompt(session)])


def prompt(session: Session) -> str:
    """Return what the person is to do now."""
    hand = session.hand
    if not hand.is_over and hand.actor != ME:
        return say("play.others_first")
    if not hand.is_over:
        return f"{say('play.turn', legal=hand.legal_actions())} {_price(hand)}".strip()
    assert hand.net is not None
    net = hand.net[ME]
    key = "won" if net > 0 else "lost" if net < 0 else "even"
    result = say(f"play.{key}", chips=abs(net))
    return f"{result} {say('play.table_over' if _is_over(session) else 'play.next')}"


def _is_over(session: Session) -> bool:
    return session.table.is_over or not session.table.stacks[ME]


def _price(hand: Hand) -> str:
    return price_text(hand.view(ME))


def _notes(notes: Iterable[str]) -> str:
    return "".join(status_html(note) for note in notes if note)


def _board(view: dict[str, Any]) -> str:
    cards = _cards(view["board"]) or say("play.no_board")
    street = say("play.streets").split("|")[view["round"] - 1]
    said = say("play.pot", pot=view["pot"]) if view["pot"] else say("play.ended")
    return f"<p>{say('play.board', street=street, said=said)} {cards}</p>"


def _cards(texts: Sequence[str]) -> str:
    return "".join(map(card_html, parse_cards(" ".join(texts))))


def _seats(names: Sequence[str], view: dict[str, Any]) -> str:
    rows = [
        (
            name,
            _held(view, seat),
            f"{view['stacks'][seat]:,}",
            f"{view['street_bets'][seat]:,}",
            _state(view, seat),
        )
        for seat, name in enumerate(names)
    ]
    heads = say("play.heads").split("|")
    return worded(table_html(say("play.seats"), heads, rows))


def _held(view: dict[str, Any], seat: int) -> str:
    """The cards of a seat that the person may see, or that there are some."""
    cards = view["hole"] if seat == ME else view["shown"][seat]
    if cards:
        return _cards(cards)
    return "–" if view["folded"][seat] else say("play.hidden")


def _state(view: dict[str, Any], seat: int) -> str:
    in_play = view["pot"] and not view["folded"][seat]
    said = [
        (seat == view["button"], "button"),
        (view["folded"][seat], "folded"),
        (seat == view["actor"], "to_act"),
        (in_play and not view["stacks"][seat], "all_in"),
    ]
    return ", ".join(say(f"play.{key}") for is_so, key in said if is_so)


def _pots(names: Sequence[str], hand: Hand) -> str:
    pots = hand.explain_pots()
    if not pots or hand.is_over:
        return ""
    seats = [name.partition(" (")[0] for name in names]
    layers = [(pot.amount, pot.seats) for pot in pots]
    picture = pots_svg(seats, layers, [pot.each for pot in pots])
    said = say("play.pots", pots=pots_label(seats, layers, None))
    return f"{picture}<p>{escape(said)}</p>"


def _why_not(session: Session) -> list[str]:
    words = FREEZEOUT_ACTIONS if session.rules.announced else ACTIONS
    legal = session.hand.legal_actions()
    spans = {"bet": legal.bet_to, "raise": legal.raise_to}
    return [
        say("play.not_possible", word=word, why=why)
        for word in words
        if not spans.get(word) and (why := session.hand.explain([word]))
    ]


def _after(session: Session) -> str:
    """Once the hand is over: the others' reasons, one's reads beside their cards."""
    reads = session.compared() if session.looks_at is None else []
    noted = [
        say("play.noted", name=session.names[read.seat], text=read.text)
        for read in session.reads
    ]
    told = _listed(say("play.reads"), reads or noted)
    if not session.hand.is_over or session.looks_at is not None:
        return told
    streets = say("play.streets").split("|")
    rows = [
        (
            escape(session.names[reason.seat]),
            streets[reason.round - 1],
            escape(reason.action),
            escape(reason.why),
        )
        for reason in session.reasons
    ]
    heads = say("play.reason_heads").split("|")
    return told + worded(table_html(say("play.reasons"), heads, rows)) * bool(rows)


def _listed(title: str, sentences: Sequence[str]) -> str:
    if not sentences:
        return ""
    items = "".join(f"<li>{escape(each)}</li>" for each in sentences)
    return f"<p>{title}</p><ol>{items}</ol>"
