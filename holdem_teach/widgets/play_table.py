"""The betting table as a widget: play any of the games against built-in players."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, Final

import ipywidgets as widgets
import traitlets

from holdem_teach.game.rule_set import Rules
from holdem_teach.players.strength import is_prepared, prepare
from holdem_teach.strength.numbers import is_whole
from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.later import Later
from holdem_teach.widgets.panel import Panel, status_html, tried
from holdem_teach.widgets.play_page import (
    ACTIONS,
    FREEZEOUT_ACTIONS,
    status_text,
    table_page,
    told_html,
    why_not_html,
)
from holdem_teach.widgets.play_session import (
    ME,
    Session,
    opponents_named,
    rules_for,
    usual_stack,
)
from holdem_teach.words import say

_CHIPS: Final = re.compile("[0-9]{1,15}")


class BettingTable(Panel):
    """Play against built-in players; made by :func:`holdem_teach.play`.

    What the others do is worked out beside the page, which says so. Until it is there,
    every other step is refused: nothing may touch the session meanwhile.

    Attributes
    ----------
    value
        The chips of each seat.
    state
        The :class:`Session`, which holds all cards and is never sent to the page.
    """

    value = traitlets.Any(None, allow_none=True)

    def __init__(self, session: Session) -> None:
        kit = Kit()
        words = FREEZEOUT_ACTIONS if session.rules.announced else ACTIONS
        self.actions = {word: kit.button(f"act_{_key(word)}") for word in words}
        self.amount = kit.text("act_amount")
        self.claim, self.category = kit.text("claim"), kit.text("category")
        self.announce = kit.button("announce")
        self.next_hand = kit.button("next_hand", "primary")
        self.odds, self.again = kit.button("odds"), kit.button("new_table")
        self.back, self.forward = kit.button("back"), kit.button("forward")
        self.read = kit.text("read")
        self.news, self.page = kit.html(), kit.html()
        self.why_not = kit.checkbox("why_not", False)
        self.told = kit.checkbox("told", False)
        self.lists = kit.html()
        self._later, self._is_at_work = Later(), False
        opens = kit.row([self.why_not, self.told])
        below = [self.news, self.page, opens, self.lists]
        super().__init__(kit, self._rows(kit, session), below)
        self.show(session)
        self._listen()
        prepare()
        if not session.hand.is_over and session.hand.actor != ME:
            self._play(Session.others_play)

    def _rows(self, kit: Kit, session: Session) -> list[Any]:
        claims = [kit.row([self.claim, self.category, self.announce])]
        return [
            kit.row([*self.actions.values(), self.amount]),
            *(claims if session.rules.announced else []),
            kit.row([self.next_hand, self.odds, self.back, self.forward, self.again]),
            kit.row([self.read]),
        ]

    def _listen(self) -> None:
        for word, button in self.actions.items():
            self._on_play(button, self._does(word))
        self._on_play(self.announce, self._announces)
        self._on_play(self.next_hand, Session.deal)
        self._on_play(self.again, Session.start_again)
        self._on_play(self.odds, Session.ask_odds)
        for box in (self.why_not, self.told):
            box.observe(lambda change: self._show_lists(), "value")
        self.on_press(self.back, _doing(lambda session: session.look(-1)))
        self.on_press(self.forward, _doing(lambda session: session.look(1)))
        self.on_value(self.read, _noting)

    def _does(self, word: str) -> Callable[[Session], None]:
        def act(session: Session) -> None:
            typed = self.amount.value.strip() if word in ("bet", "raise") else ""
            number = int(typed) if _CHIPS.fullmatch(typed) else typed
            session.act([word, number] if typed else [word])

        return act

    def _announces(self, session: Session) -> None:
        category = self.category.value.strip().lower()
        session.act(["announce", self.claim.value, category])

    def _on_play(self, button: widgets.Button, step: Callable[[Session], None]) -> None:
        button.on_click(lambda pressed: self._play(step))

    def _play(self, step: Callable[[Session], None]) -> None:
        """Take a step in which the others act, beside the page, which says so."""
        if self._is_at_work:
            self.attempt(_refuse)
            return
        self._is_at_work, shown = True, self.news.value
        self.news.value = status_html(_working())
        taken = _doing(step)
        self._later.run(
            lambda: tried(lambda: taken(self.state)),
            lambda outcome: self._finish(outcome, shown),
        )

    def _finish(self, outcome: Callable[[], Session], shown: str) -> None:
        self._is_at_work = False
        self.attempt(outcome)
        if self.note:
            self.news.value = shown

    def attempt(self, step: Callable[[], Any]) -> None:
        """Take a step, unless the others are at work on the one before."""
        super().attempt(_refuse if self._is_at_work else step)

    def show(self, state: Session) -> None:
        """Show a session as it stands now."""
        self.state, self.value = state, state.table.stacks
        with self.quietly():
            self._set_controls(state)
        self.news.value = status_html(status_text(state))
        self.page.value = table_page(state)
        self._listed = why_not_html(state), told_html(state)
        self._show_lists()
        holds = " ".join(state.hand.view(ME)["hole"])
        self._text = say("play.plain", players=", ".join(state.players), cards=holds)

    def _show_lists(self) -> None:
        opened = self.why_not.value, self.told.value
        self.lists.value = "".join(compress(self._listed, opened))

    def _set_controls(self, state: Session) -> None:
        legal = state.hand.view(ME)["legal"] if state.looks_at is None else None
        for word, button in self.actions.items():
            button.description = _described(word, legal)
        spans = [legal["bet_to"], legal["raise_to"]] if legal else []
        lowest = next((span[0] for span in spans if span), "")
        self.amount.value = str(lowest)
        self.read.value = ""
        if not (legal and legal["can_announce"]):  # a claim of an earlier hand
            self.claim.value = self.category.value = ""

    def text(self) -> str:
        """Return who plays and what the person holds, in a line."""
        return self._text

    def kept(self) -> str:
        """Return what stays when an action is refused."""
        return say("play.kept")


def _working() -> str:
    return say("play.working" if is_prepared() else "play.compiling")


def _refuse() -> Session:
    raise ValueError(say("play.at_work"))


def _key(word: str) -> str:
    return word.replace("-", "_")


def _described(word: str, legal: dict[str, Any] | None) -> str:
    """Return what a button says: the action with its chips, or that it is not legal."""
    name = say(f"controls.act_{_key(word)}")
    if legal is None:
        return say("play.not_now", name=name)
    chips = {
        "call": legal["call_adds"],
        "straddle": legal["straddle_amount"],
        "bet": legal["bet_to"],
        "raise": legal["raise_to"],
    }
    if word not in chips:
        can = legal[f"can_{_key(word)}"]
        return name if can else say("play.not_now", name=name)
    amount = chips[word]
    if amount is None:
        return say("play.not_now", name=name)
    if isinstance(amount, int):
        return say("play.for_chips", name=name, chips=amount)
    low, high = amount
    span = f"{low:,}" if low == high else f"{low:,} ... {high:,}"
    return say("play.to_chips", name=name, span=span)


def _doing(step: Callable[[Session], None]) -> Callable[[Session], Session]:
    def done(session: Session) -> Session:
        step(session)
        return session

    return done


def _noting(session: Session, text: str) -> Session:
    if text.strip():
        session.note_read(text)
    return session


def play(
    players: str | Sequence[str] = "easy",
    *,
    game: str | Rules = "nolimit",
    stack: int | None = None,
    seed: int | None = None,
) -> BettingTable:
    """Return the betting table, a widget for a notebook. You sit in seat 0.

    Parameters
    ----------
    players
        One to eight opponents by name, such as "easy, rock": easy, normal, hard, rock,
        station or maniac.
    game
        "nolimit", "fixedlimit", "freezeout", or a rule set.
    stack
        Chips that each begins with; None: the buy-in, or a hundred bets.
    seed
        Of the cards and of the players; None: new ones each time.

    Returns
    -------
    BettingTable
        Its ``value`` has the chips of each seat.

    Raises
    ------
    ValueError
        If there is no such player, game or stack.

    Examples
    --------
    >>> table = play("station", seed=7)
    >>> table.actions["fold"].click()
    >>> sum(table.value)
    400
    """
    rules = rules_for(game)
    chips = usual_stack(rules) if stack is None else stack
    if not is_whole(chips, 1):
        raise ValueError(say("play.bad_stack", given=stack))
    return BettingTable(Session(rules, opponents_named(players), chips, seed))
