"""Random hands of a user: any control, any value that it can take, any button."""

from __future__ import annotations

import asyncio
from random import Random

import ipywidgets as widgets

TYPED = [
    "",
    "Ad Qc",
    "10h10s",
    "3h 4c Jh",
    "As Ks Qs Js Ts",
    "2c 3c 4c 5c 6c 7c",
    "Ad Ad",
    "X",
    "Zd 3h",
    "Q♣ 7♦",
    "QQ+, AKs",
    "QQ+, AX",
    "76s@0.5, 15%",
    "AA@0",
    "AdKd",
    "KJo",
    "As Kd Qc Jc",
    "100%",
    "random",
    "30 70 70",
    "0 = 1 > 2",
    "0, 1",
    "5 0 0 900 1000000 3 2 1 77",
    "5,9 %",
    "1/17",
    "1/0",
    "🂡",
    "<b>As</b>",
    "a" * 300,
    "{0} %s \\ ' \"",
]


def controls_of(explorer):
    """All controls that a user can reach, in the order of the tab key."""
    found, left = [], [explorer]
    while left:
        control = left.pop(0)
        found.append(control)
        left = [*getattr(control, "children", ()), *left]
    kinds = (
        *(widgets.Text, widgets.BoundedIntText, widgets.Checkbox),
        *(widgets.Button, widgets.Tab),
    )
    return [each for each in found if isinstance(each, kinds)]


def act(explorer, random: Random) -> str:
    """Do one thing; return what, for the message of a failing test."""
    # each kind as often as another: the deck is most of the buttons
    on = [control for control in controls_of(explorer) if not _is_off(control)]
    deck = explorer.picker.deck if hasattr(explorer, "picker") else []
    cards = [control for control in on if control in deck]
    rest = [control for control in on if control not in deck]
    control = random.choice([*random.sample(cards, min(1, len(cards))), *rest, *rest])
    name = getattr(control, "description", "tabs")
    if isinstance(control, widgets.Button):
        control.click()
        return name
    if isinstance(control, widgets.Tab):
        control.selected_index = random.randrange(len(control.children))
        return f"{name} {control.selected_index}"
    control.value = _value(control, random)
    return f"{name} {control.value!r}"


async def until_idle() -> None:
    """Wait until all that goes on beside the page is shown."""
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})


def _is_off(control: widgets.Widget) -> bool:
    return getattr(control, "disabled", False)


def _value(control: widgets.Widget, random: Random):
    if isinstance(control, widgets.Checkbox):
        return random.random() < 0.5
    if isinstance(control, widgets.BoundedIntText):
        return random.randint(control.min, control.max)
    return random.choice(TYPED)
