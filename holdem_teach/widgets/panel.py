"""What all explorers have in common: steps are tried, refusals are one line.

ipywidgets swallows what a callback raises, and nothing would happen on the page. Here
each step is taken by :meth:`Panel.attempt`, which says what went wrong and keeps the
last good state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from typing import Any, Final

import ipywidgets as widgets
from IPython.display import display

from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.frame import STYLE
from holdem_teach.widgets.picker import Picker
from holdem_teach.widgets.picking import Picked
from holdem_teach.words import say

_LIVE: Final = "holdem-live"
_AT_EACH_END: Final = 120  # letters of a long text in a note
# A saved notebook that is opened without a kernel says "Loading widget..." for ever.
# There the text below stands in its place; beside a live widget it is not shown.
_INSTEAD: Final = (
    "<style>.jp-OutputArea-child:has(.{live}) + .jp-OutputArea-child:has(.holdem-text),"
    ".jp-OutputArea-child:not(:has(.{live})):has("
    "+ .jp-OutputArea-child .holdem-text){{display:none}}</style>"
    '<p class="holdem-text">{text}</p>'
)


class Panel(widgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """A widget with one state, which steps replace; the base of all explorers.

    Attributes
    ----------
    state
        What is shown. A step that is refused leaves it as it is.
    """

    state: Any = None

    def __init__(
        self,
        kit: Kit,
        above: Sequence[widgets.Widget],
        below: Sequence[widgets.Widget],
        last: Sequence[widgets.Widget] = (),
    ) -> None:
        look, self._note = kit.html(), kit.html()
        look.value = STYLE
        self._quiet = False
        parts = [look, *above, self._note, *below, *last]
        super().__init__(parts, layout=self._note.layout)
        self.add_class(_LIVE)

    def show(self, state: Any) -> None:
        """Show a state, or raise and change nothing."""
        raise NotImplementedError

    def text(self) -> str:
        """Return what stands in the widget's place where none can be shown."""
        raise NotImplementedError

    @property
    def note(self) -> str:
        """What went wrong with the last step, as HTML; empty when it was taken."""
        said: str = self._note.value
        return said

    def kept(self) -> str:
        """Return what stays when a step is refused."""
        raise NotImplementedError

    def on_value(
        self, control: widgets.Widget, step: Callable[[Any, Any], Any]
    ) -> None:
        """Take a step with each new value of a control."""

        def changed(change: dict[str, Any]) -> None:
            self.attempt(lambda: step(self.state, change["new"]))

        control.observe(changed, "value")

    def on_press(self, button: widgets.Button, step: Callable[[Any], Any]) -> None:
        """Take a step each time a button is pressed."""
        button.on_click(lambda pressed: self.attempt(lambda: step(self.state)))

    def on_cards(self, picker: Picker) -> None:
        """Take a step with everything that is done to the cards of the state."""
        for control, change in picker.changes():
            self.on_value(control, _to_cards(change))
        for button, press in picker.presses():
            self.on_press(button, _to_cards(press))

    def attempt(self, step: Callable[[], Any]) -> None:
        """Take a step; where it is refused, say why and keep the last good state."""
        if self._quiet:
            return
        try:
            self.show(step())
        except ValueError as refusal:  # our own say in one line what is wrong
            said = {"trouble": in_short(str(refusal)), "kept": in_short(self.kept())}
            self._note.value = note_html(say("panel.kept", **said))
        except Exception as trouble:
            self._note.value = note_html(trouble_text(trouble))
        else:
            self._note.value = note_html("")

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """Set controls without taking the steps that a reader's hand would."""
        self._quiet = True
        try:
            yield
        finally:
            self._quiet = False

    def _ipython_display_(self) -> None:
        """Show the widget and, for where no widget can be shown, a line of text."""
        bundle = super()._repr_mimebundle_()
        display(bundle | {"text/plain": say("panel.widget")}, raw=True)  # type: ignore[no-untyped-call]
        text = self.text()
        html = _INSTEAD.format(live=_LIVE, text=escape(text))
        display({"text/html": html, "text/plain": text}, raw=True)  # type: ignore[no-untyped-call]


def tried(step: Callable[[], Any]) -> Callable[[], Any]:
    """Take a step now; return what gives its result, or raises what it raised.

    So a step can be taken on another thread, and :meth:`Panel.attempt` shows what came
    of it.

    Examples
    --------
    >>> tried(lambda: 6 * 7)()
    42
    """
    try:
        result = step()
    except Exception as raised:
        trouble = raised

        def fail() -> Any:
            raise trouble

        return fail
    return lambda: result


def _to_cards(change: Callable[..., Picked]) -> Callable[..., Any]:
    """Return a step of the cards as a step of the state that holds them."""
    return lambda state, *value: state.with_cards(change(state.cards, *value))


def in_short(text: str) -> str:
    """Return a text for one line: of a very long one the beginning and the end.

    Examples
    --------
    >>> in_short("no card"), len(in_short("no card " * 1000))
    ('no card', 245)
    """
    if len(text) <= 2 * _AT_EACH_END:
        return text
    return f"{text[:_AT_EACH_END]} ... {text[-_AT_EACH_END:]}"


def note_html(trouble: str) -> str:
    """Return one line about what went wrong, which a screen reader says at once.

    Examples
    --------
    >>> note_html("")
    ''
    """
    if not trouble:
        return ""
    return (
        f'<p role="alert" style="margin:.3em 0;padding:.2em .6em;'
        f'border-left:.3em solid #d55e00">{escape(trouble)}</p>'
    )


def status_html(said: str) -> str:
    """Return a sentence that a screen reader says when it changes.

    Examples
    --------
    >>> 'role="status"' in status_html("Working ...")
    True
    """
    return (
        '<p role="status" aria-live="polite" '
        f'style="margin:.4em 0;font-size:1.05em;line-height:1.4">{escape(said)}</p>'
    )


def trouble_text(trouble: Exception) -> str:
    """Return one line about an error that nobody expected.

    Examples
    --------
    >>> trouble_text(MemoryError("no room"))
    'Something went wrong here (MemoryError: no room)'
    """
    kind = type(trouble).__name__
    return say("panel.trouble", kind=kind, trouble=" ".join(str(trouble).split()))
