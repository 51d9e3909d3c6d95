"""What all explorers share: notes, and what stands in a widget's place."""

import holdem_teach as ht
from holdem_teach.widgets.panel import note_html, trouble_text
from holdem_teach.widgets.picker import cards_html
from holdem_teach.widgets.picking import pick


def test_a_note_is_an_alert_and_escapes_what_was_typed():
    assert note_html("") == ""
    assert 'role="alert"' in note_html("no")
    assert "<b>" not in note_html("'<b>' is no card")


def test_trouble_of_many_lines_is_one_line():
    assert "\n" not in trouble_text(RuntimeError("one\ntwo"))


def test_a_note_on_something_very_long_keeps_its_beginning_and_its_end():
    explorer = ht.explore_range("QQ+")
    explorer.range.value = "9" * 5000
    assert len(explorer.note) < 700
    assert "range: &#x27;999" in explorer.note
    assert explorer.note.endswith("What was there stays: QQ+.</p>")


def test_empty_places_are_said():
    assert "Your cards: none yet" in cards_html(pick("", ""))
