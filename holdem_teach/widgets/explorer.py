"""The hand explorer: pick cards, commit a guess, see what the hand is worth.

This is the thin part: it hands what the controls say to an :class:`Exploration`, and
shows the state that comes back, or one line about why none did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as widgets
import traitlets

from holdem_teach.cards import CardError
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.widgets.answer import answer_html, cards_html, note_html
from holdem_teach.widgets.controls import EMPTY, Controls
from holdem_teach.widgets.exploration import Exploration, GuessError, start
from holdem_teach.words import say

Step = Callable[[Exploration, Any], Exploration]


class Explorer(widgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """Choose cards, guess, and see HS, PPot, NPot and EHS; made by :func:`explore`.

    Attributes
    ----------
    value
        The :class:`EffectiveHandStrength` of the cards; None until they are complete.
    state
        The :class:`Exploration` that is shown.
    """

    value = traitlets.Any(None, allow_none=True)

    def __init__(self, state: Exploration) -> None:
        self.controls = Controls()
        self._note = widgets.HTML()
        shared = {"layout": self._note.layout, "style": self._note.style}
        self._cards, self._answer = widgets.HTML(**shared), widgets.HTML(**shared)
        row = widgets.Layout(display="flex", flex_flow="row wrap")
        rows = [widgets.HBox(each, layout=row) for each in self.controls.rows()]
        parts = [*rows, self._note, self._cards, self._answer]
        super().__init__(parts, layout=self._note.layout)
        self._showing = False
        self._show(state)
        self._listen()

    def _listen(self) -> None:
        controls = self.controls
        for place, dropdown in enumerate(controls.cards):
            self._on_value(dropdown, _placing(place))
        self._on_value(controls.hole, Exploration.with_hole)
        self._on_value(controls.board, Exploration.with_board)
        self._on_value(controls.guess_first, Exploration.with_guess_first)
        controls.reveal.on_click(lambda button: self._try(self._committed))

    def _on_value(self, control: widgets.Widget, step: Step) -> None:
        def changed(change: dict[str, Any]) -> None:
            self._try(lambda: step(self.state, change["new"]))

        control.observe(changed, "value")

    def _committed(self) -> Exploration:
        truth = self.value.ehs if self.value else 0.0
        return self.state.commit(self.controls.guess.value, truth)

    def _try(self, step: Callable[[], Exploration]) -> None:
        """Take a step; where it is refused, say why and keep the last good state."""
        if self._showing:
            return
        try:
            self._show(step())
        except GuessError as refusal:
            self._note.value = note_html(str(refusal))
        except CardError as refusal:
            said = say("widgets.kept", trouble=refusal, cards=self._spot())
            self._note.value = note_html(said)
        except (
            Exception
        ) as trouble:  # ipywidgets would swallow it: nothing would happen
            kind = type(trouble).__name__
            said = say("widgets.trouble", kind=kind, trouble=trouble)
            self._note.value = note_html(said)

    def _show(self, state: Exploration) -> None:
        result = _answer(state)
        self._showing = True  # what is set now was not set by the reader
        try:
            self.controls.show(state)
        finally:
            self._showing = False
        self.state = state
        self._note.value = note_html("")
        self._cards.value = cards_html(state)
        self._answer.value = answer_html(state, result)
        self.value = result

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """Return the widget and, for where no widget can be shown, a line of text."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        said = say("widgets.plain", spot=self._spot(), prompt=self.state.prompt)
        return bundle | {"text/plain": said}

    def _spot(self) -> str:
        hole, board = (
            str(cards) or say("widgets.no_cards_yet")
            for cards in (self.state.hole, self.state.board)
        )
        return say("widgets.spot", hole=hole, board=board)


def explore(
    hole: str | Sequence[int] = "Ad Qc", board: str | Sequence[int] = "3h 4c Jh"
) -> Explorer:
    """Return the hand explorer, a widget for a notebook.

    Parameters
    ----------
    hole, board
        The cards to begin with; empty places are open.

    Returns
    -------
    Explorer
        Its ``value`` is the result for the cards chosen, None until they are complete.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are too many.

    Examples
    --------
    >>> explorer = explore("Ad Qc", "3h 4c Jh")
    >>> explorer.value.ahead, explorer.value.tied, explorer.value.behind
    (628, 9, 444)
    """
    return Explorer(start(hole, board))


def _placing(place: int) -> Step:
    return lambda state, card: state.with_card(place, None if card == EMPTY else card)


def _answer(state: Exploration) -> EffectiveHandStrength | None:
    return (
        effective_hand_strength(state.hole, state.board) if state.is_complete else None
    )
