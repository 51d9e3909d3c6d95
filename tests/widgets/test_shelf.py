"""The page of all explorers: made when opened, and what Voilà is told."""

import json
import os
from pathlib import Path

import pytest
from ipywidgets.widgets import widget

from holdem_teach.course.files import CourseError
from holdem_teach.widgets import served
from holdem_teach.widgets.shelf import EXPLORERS, explorers


def test_an_explorer_is_made_when_its_tab_is_opened_and_stays():
    shelf = explorers()
    assert [len(tab.children) for tab in shelf.tabs.children] == [1, 0, 0, 0, 0]
    for place in (3, 1, 3, 4, 2):
        shelf.tabs.selected_index = place
    made = [tab.children[0] for tab in shelf.tabs.children]
    shelf.tabs.selected_index = None
    shelf.tabs.selected_index = 0
    assert [tab.children[0] for tab in shelf.tabs.children] == made
    assert len(made) == len(EXPLORERS) == len(shelf.tabs.titles)


def test_all_of_them_open_few_channels():
    before = set(widget._instances)
    shelf = explorers()
    assert len(set(widget._instances) - before) < 140
    for place in range(len(EXPLORERS)):
        shelf.tabs.selected_index = place
    assert len(set(widget._instances) - before) < 450


def test_the_page_runs():
    code = served.notebook()["cells"][1]["source"]
    names = {}
    exec(code, names)
    json.dumps(served.notebook())


def test_without_voila_that_is_said(monkeypatch):
    monkeypatch.setattr(served, "find_spec", lambda name: None)
    with pytest.raises(CourseError, match="Voilà, which shows the explorers"):
        served.serve(8866, opens=False, tell=print)


def test_our_look_comes_first_and_is_there():
    told = served.environment({"JUPYTER_PATH": "there", "HOME": "home"})
    ours, rest = told["JUPYTER_PATH"].split(os.pathsep)
    assert (rest, told["HOME"]) == ("there", "home")
    template = Path(ours) / "voila/templates/holdem/index.html.j2"
    assert "https:" not in template.read_text(encoding="utf-8")


def test_a_browser_is_opened_unless_one_says_no():
    page = Path("a folder") / "explore.ipynb"
    assert "--no-browser" in served.command(page, 8866, opens=False)
    assert "--no-browser" not in served.command(page, 8866, opens=True)
    assert "--port=8866" in served.command(page, 8866, opens=True)
