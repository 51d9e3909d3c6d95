"""The betting table as a widget: play any of the games against built-in players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import traitlets

from holdem_teach.game.rule_set import Rules
from holdem_teach.strength.numbers import is_whole
from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.panel import Panel, status_html
from holdem_teach.widgets.play_page import (
    ACTIONS,
    FREEZEOUT_ACTIONS,
    prompt,
    status_text,
    table_page,
)
from holdem_teach.widgets.play_session import (
    ME,
    Session,
    opponents_named,
    rules_for,
    usual_stack,
)
from holdem_teach.words import say


class BettingTable(Panel):
    """Play against built-in players; made by :func:`holdem_teach.play`.

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
        super().__init__(kit, self._rows(kit, session), [self.news, self.page])
        self.show(session)
        self._listen()

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
            self.on_press(button, self._does(word))
        self.on_press(self.announce, self._announces)
        self.on_press(self.next_hand, self._working(Session.deal))
        self.on_press(self.again, self._working(Session.start_again))
        self.on_press(self.odds, self._working(Session.ask_odds))
        self.on_press(self.back, _doing(lambda session: session.look(-1)))
        self.on_press(self.forward, _doing(lambda session: session.look(1)))
        self.on_value(self.read, _noting)

    def _does(self, word: str) -> Callable[[Session], Session]:
        def action() -> list[Any]:
            typed = self.amount.value.strip() if word in ("bet", "raise") else ""
            if not typed:
                return [word]
            return [word, int(typed) if typed.isdecimal() else typed]

        return self._working(lambda session: session.act(action()))

    def _announces(self, session: Session) -> Session:
        claim = ["announce", self.claim.value, self.category.value.strip().lower()]
        return self._working(lambda played: played.act(claim))(session)

    def _working(self, step: Callable[[Session], None]) -> Callable[[Session], Session]:
        """Return a step that says at once that the others are at work."""

        def worked(session: Session) -> Session:
            shown, self.news.value = self.news.value, status_html(say("play.working"))
            try:
                step(session)
            except Exception:
                self.news.value = shown
                raise
            return session

        return worked

    def show(self, state: Session) -> None:
        """Show a session as it stands now."""
        self.state, self.value = state, state.table.stacks
        with self.quietly():
            self._set_controls(state)
        self.news.value = status_html(status_text(state))
        self.page.value = table_page(state)

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
        """Return how it stands, in a line."""
        players = ", ".join(self.state.players)
        return say("play.plain", players=players, said=prompt(self.state))

    def kept(self) -> str:
        """Return what stays when an action is refused."""
        return say("play.kept")


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
