"""Each explorer in Notebook 7, offline: it follows, and nothing complains."""

import pytest
from notebook_page import named

pytestmark = pytest.mark.slow

# Notebook 7.6.5 says so itself of a notebook with one line, 1 + 1.
NOT_OURS = ["Cannot read properties of undefined (reading 'schema')"]
USES = {
    "strength": ("ht.explore()", "Board", "9d 6c 2d", "On the board: 9d♦6c♣2d♦"),
    "hand": ("ht.explore_hand()", "Board", "As Ks Qs Js Ts", "straight flush, ace"),
    "range": ("ht.explore_range()", "Range", "JJ+, AKs", "The range has 28 hands"),
    "pots": ("ht.explore_pots()", "Put in", "5 9 9", "side pot 1 of 8"),
    "play": ("ht.play('station')", "My read", "1: QQ+", "seat 1 (station): QQ+"),
}


@pytest.mark.parametrize("name", USES)
def test_an_explorer_follows_the_keyboard(open_in, notebook, name):
    code, control, typed, said = USES[name]
    page = open_in(f"{notebook}/notebooks", f"nb7-{name}.ipynb", code)
    page.type_into(control, typed)
    page.see(said)
    assert named(page.live.aria_snapshot())
    page.nothing_left_the_machine(but=NOT_OURS)
