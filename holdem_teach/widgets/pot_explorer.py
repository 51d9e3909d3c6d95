"""The pot builder as a widget: type what each seat put in, see who may win what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import traitlets

from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.panel import Panel
from holdem_teach.widgets.pot_page import pots_html, sentence
from holdem_teach.widgets.pot_shares import divided
from holdem_teach.widgets.pot_state import MOST, PotState, build_pots
from holdem_teach.words import say


class PotExplorer(Panel):
    """Put chips into pots and see who may win them.

    Made by :func:`holdem_teach.explore_pots`.

    Attributes
    ----------
    value
        The :class:`~holdem_teach.widgets.pot_shares.PotShares` of what is shown.
    state
        The :class:`PotState` that is shown.
    """

    value = traitlets.Any(None, allow_none=True)

    def __init__(self, state: PotState, seed: int | None) -> None:
        kit = Kit()
        self.random = Random(seed)
        self.chips, self.folded = kit.text("chips"), kit.text("folded")
        self.ranking = kit.text("ranking")
        self.button = kit.number("button", 0, 0, MOST - 1)
        self.draw = kit.button("draw", "primary")
        self.python = kit.text("python", wide=True)
        self.page = kit.html()
        lines = [self.chips, self.folded, self.ranking, self.button]
        above = [kit.row(lines), kit.row([self.draw])]
        super().__init__(kit, above, [self.page, self.python])
        self.show(state)
        self._listen()

    def _listen(self) -> None:
        self.on_value(self.chips, PotState.with_chips)
        self.on_value(self.folded, PotState.with_folded)
        self.on_value(self.ranking, PotState.with_ranking)
        self.on_value(self.button, PotState.with_button)
        self.on_press(self.draw, lambda state: state.drawn(self.random))

    def show(self, state: PotState) -> None:
        """Show a state, or raise and change nothing."""
        value = divided(state)
        page = pots_html(state, value)
        with self.quietly():
            self.chips.value, self.folded.value = state.chips_text, state.folded_text
            self.ranking.value = state.ranking_text
            self.button.value = state.button
            self.python.value = as_python(state)
        self.state, self.value, self.page.value = state, value, page

    def text(self) -> str:
        """Return the pots in a line."""
        return say("pots.plain", said=sentence(self.state, self.value))

    def kept(self) -> str:
        """Return the chips that stay when others are refused."""
        chips: str = self.state.chips_text
        return chips


def as_python(state: PotState) -> str:
    """Return the line of Python that gives the pots.

    Examples
    --------
    >>> as_python(build_pots("30 70 70", "2"))
    'ht.explore_pots([30, 70, 70], folded=[2], ranking="0 = 1").value.pots'
    """
    told = f"{list(state.chips)}, folded={sorted(state.folded)}"
    place = f", button={state.button}" if state.button else ""
    ranking = f', ranking="{state.ranking_text}"'
    return f"ht.explore_pots({told}{ranking}{place}).value.pots"


def explore_pots(
    chips: str | Sequence[int] = "30 70 70",
    *,
    folded: str | Iterable[int] = "",
    ranking: str = "",
    button: int = 0,
    seed: int | None = None,
) -> PotExplorer:
    """Return the pot builder, a widget for a notebook: who may win what?

    Parameters
    ----------
    chips
        What each seat has put in, two to nine of them.
    folded
        The seats that have folded.
    ranking
        Who has the better hand, such as "0 = 1 > 2"; who is not named comes last.
    button
        The seat from which odd chips are counted.
    seed
        Of the cases that are drawn at random; None: new ones each time.

    Returns
    -------
    PotExplorer
        Its ``value`` has the pots and what each seat gets, by side pots (rule N5) and
        by entitlements (rule L12).

    Raises
    ------
    ValueError
        If these are no chips or seats, or nobody is left.

    Examples
    --------
    >>> explore_pots("30 70 70", ranking="0 = 1 > 2").value
    By side pots the seats get 45, 125, 0; by entitlements 59, 111, 0
    """
    return PotExplorer(build_pots(chips, folded, ranking, button), seed)
