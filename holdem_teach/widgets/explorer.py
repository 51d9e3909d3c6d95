"""The hand-strength explorer: pick cards, commit a guess, see what the hand is worth.

This is the thin part: it hands what the controls say to an :class:`Exploration`, and
shows the state that comes back, or one line about why none did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import ipywidgets as widgets
import traitlets

from holdem_teach.strength.numbers import is_whole
from holdem_teach.widgets.asking import answer, as_python
from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.exploration import Exploration, start
from holdem_teach.widgets.later import Later
from holdem_teach.widgets.pages import PAGES, QUICK, page_html
from holdem_teach.widgets.panel import Panel, status_html
from holdem_teach.widgets.picker import Picker, cards_html, spot_text
from holdem_teach.widgets.practice import next_spot
from holdem_teach.words import say

_FIRST_GUESS: Final = 50
_MOST_OPPONENTS: Final = 8
_MOST_SAMPLES: Final = 10_000


class Explorer(Panel):
    """Choose cards, guess, and see HS, PPot, NPot and EHS.

    Made by :func:`holdem_teach.explore`.

    Attributes
    ----------
    value
        The :class:`EffectiveHandStrength` of the cards; None until they are complete.
    state
        The :class:`Exploration` that is shown.
    """

    value = traitlets.Any(None, allow_none=True)

    def __init__(self, state: Exploration) -> None:
        kit = Kit()
        self.picker = Picker(kit, True, state.seed)
        self.opponents = kit.number("opponents", 1, 1, _MOST_OPPONENTS)
        self.weights = kit.text("weights")
        self.samples = kit.number("samples", 0, 0, _MOST_SAMPLES)
        self.guess = kit.number("guess", _FIRST_GUESS, 0, 100)
        self.reveal = kit.button("reveal", "primary")
        self.practise = kit.button("practise")
        self.guess_first = kit.checkbox("guess_first", True)
        self.python = kit.text("python", wide=True)
        self.hand = kit.text("hand")
        self.pages = [kit.html() for _ in PAGES]
        self._later = Later()
        self._cards = kit.html()
        self.tabs = widgets.Tab(self._tabs(kit), layout=self._cards.layout)
        self.tabs.titles = [say(f"pages.{page}") for page in PAGES]
        self.tabs.selected_index = 0
        # in a notebook the arrow keys, which tabs wait for, may go to the cells
        self.next_page = kit.button("next_page")
        turning = kit.row([self.next_page])
        below = [self._cards, turning, self.tabs, self.python]
        super().__init__(kit, self._rows(kit), below, [self.picker.box])
        self.show(state)
        self._listen()

    def _rows(self, kit: Kit) -> list[widgets.Widget]:
        settings = [self.opponents, self.weights, self.samples]
        guessing = [self.guess, self.reveal, self.practise, self.guess_first]
        return [*self.picker.rows, kit.row(settings), kit.row(guessing)]

    def _tabs(self, kit: Kit) -> list[widgets.Widget]:
        """A page each; above the map of opponents' hands one of them is chosen."""
        above = {"opponents": [self.hand]}
        return [
            kit.column([*above[name], page]) if name in above else page
            for name, page in zip(PAGES, self.pages, strict=True)
        ]

    def _listen(self) -> None:
        self.on_cards(self.picker)
        self.on_value(self.opponents, Exploration.with_opponents)
        self.on_value(self.weights, Exploration.with_weights)
        self.on_value(self.samples, Exploration.with_samples)
        self.on_value(self.guess_first, Exploration.with_guess_first)
        self.on_press(self.reveal, self._committed)
        self.on_press(self.practise, self._practice)
        self.next_page.on_click(lambda pressed: self._next_page())
        for control, name in ((self.tabs, "selected_index"), (self.hand, "value")):
            control.observe(lambda change: self._turn_page(), name)

    def _committed(self, state: Exploration) -> Exploration:
        truth = self.value.ehs if self.value else 0.0
        return state.commit(self.guess.value, truth)

    def _practice(self, state: Exploration) -> Exploration:
        size = len(state.cards.mine)
        spot = next_spot(state.guesses, size, self.picker.random)
        return state.with_cards(spot).with_guess_first(True)

    def show(self, state: Exploration) -> None:
        """Show a state, or raise and change nothing."""
        known = self.state is not None and state.question == self.state.question
        result = self.value if known else answer(state)
        with self.quietly():
            self._set_controls(state)
        self.state, self.value = state, result
        self._cards.value = cards_html(state.cards)
        self._turn_page()

    def _set_controls(self, state: Exploration) -> None:
        self.picker.show(state.cards)
        self.opponents.value = state.opponents
        self.weights.value = state.weights
        self.samples.value = state.samples
        self.guess_first.value = state.guess_first
        self.python.value = as_python(state)
        self.opponents.disabled = state.samples > 0
        self.weights.disabled = state.samples > 0 or not state.is_holdem

    def _next_page(self) -> None:
        self.tabs.selected_index = (self.tabs.selected_index + 1) % len(PAGES)

    def _turn_page(self) -> None:
        """Fill the page that is open, and empty the others of what is out of date."""
        chosen: int = self.tabs.selected_index
        name, open_page = PAGES[chosen], self.pages[chosen]
        for page in self.pages:
            if page is not open_page:
                page.value = ""
        said = name, self.state, self.value, self.hand.value
        if name in QUICK:
            self._later.drop()
            open_page.value = page_html(*said)
            return
        open_page.value = status_html(say("pages.working"))
        self._later.run(
            lambda: page_html(*said), lambda html: setattr(open_page, "value", html)
        )

    def text(self) -> str:
        """Return the cards and what to do, in a line."""
        said = {"spot": spot_text(self.state.cards), "prompt": self.state.prompt}
        return say("widgets.plain", **said)

    def kept(self) -> str:
        """Return the cards that stay when others are refused."""
        return spot_text(self.state.cards)


def explore(
    hole: str | Sequence[int] = "Ad Qc",
    board: str | Sequence[int] = "3h 4c Jh",
    *,
    opponents: int = 1,
    weights: str = "",
    samples: int = 0,
    guess_first: bool = True,
    seed: int | None = None,
) -> Explorer:
    """Return the hand-strength explorer, a widget for a notebook.

    Parameters
    ----------
    hole, board
        The cards to begin with, two hole cards (hold'em) or four (Omaha); empty places
        are open.
    opponents
        How many there are, 1 to 8.
    weights
        A range that an opponent may hold, such as "QQ+, AKs"; empty: any hand.
    samples
        0 counts every case; 1 to 10,000 estimate, with a standard error.
    guess_first
        Whether numbers stay hidden until a guess is committed.
    seed
        Of the cards and samples that are drawn at random; None: new ones each time.

    Returns
    -------
    Explorer
        Its ``value`` is the result for the cards chosen, None until they are complete.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are too many.
    ValueError
        If another argument is none of those named.

    Examples
    --------
    >>> explorer = explore("Ad Qc", "3h 4c Jh")
    >>> explorer.value.ahead, explorer.value.tied, explorer.value.behind
    (628, 9, 444)
    >>> explorer.python.value
    'ht.effective_hand_strength("Ad Qc", "3h 4c Jh")'
    """
    if not is_whole(opponents, 1, _MOST_OPPONENTS):
        said = {"given": opponents, "most": _MOST_OPPONENTS}
        raise ValueError(say("strength.bad_opponents", **said))
    if not is_whole(samples, 0, _MOST_SAMPLES):
        said = {"given": samples, "most": _MOST_SAMPLES}
        raise ValueError(say("widgets.bad_samples", **said))
    state = replace(start(hole, board), opponents=opponents, samples=samples, seed=seed)
    return Explorer(state.with_weights(weights).with_guess_first(guess_first))
