"""The site is built without a warning, leads somewhere, and gives nothing away."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import nbformat
import pytest

import holdem_teach
import holdem_teach.game

pytestmark = pytest.mark.slow
LOADS = {("script", "src"), ("img", "src"), ("iframe", "src"), ("link", "href")}
EXPLORER = re.compile(r"^(?:explorer|ht\.(?:explore\w*|play)\(.*\))$", re.MULTILINE)


@dataclass
class Page(HTMLParser):
    """What the tests ask of a page."""

    path: Path
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    mute: list[str] = field(default_factory=list)
    tags: Counter = field(default_factory=Counter)
    text: str = ""
    title: str = ""

    def __post_init__(self):
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.tags[tag] += 1
        self.ids |= {found["id"]} if "id" in found else set()
        self.links += [found["href"]] if tag == "a" and "href" in found else []
        self.loads += [found[name] for t, name in LOADS if t == tag and name in found]
        if tag == "img" and len(found.get("alt", "").split()) < 4:
            self.mute.append(found["src"])

    def handle_data(self, data):
        self.text += data
        if self.lasttag == "title" and not self.title:
            self.title = data.strip()


@pytest.fixture(scope="module")
def site(root, tmp_path_factory):
    out = tmp_path_factory.mktemp("site ü")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going"]
    command += ["-c", "docs", "-d", out / "read", ".", out / "site"]
    done = subprocess.run(
        command,
        cwd=root,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return out / "site"


@pytest.fixture(scope="module")
def pages(site):
    found = [path for path in site.rglob("*.html") if "_static" not in path.parts]
    return {path.resolve(): Page(path) for path in found}


def page_of(pages, site, name):
    return pages[(site / f"{name}.html").resolve()]


def test_links_inside_lead_to_files_and_to_places_in_them(pages, site):
    nowhere = []
    for path, page in pages.items():
        for link in map(urlsplit, page.links):
            target = (path.parent / unquote(link.path)).resolve() if link.path else path
            if link.scheme:
                continue
            anchor = unquote(link.fragment)
            if not target.is_file() or not target.is_relative_to(site.resolve()):
                nowhere.append(f"{path.name}: {link.path}")
            elif anchor and target in pages and anchor not in pages[target].ids:
                nowhere.append(f"{path.name}: {link.path}#{anchor}")
    assert sorted(set(nowhere)) == []


def test_opening_a_page_asks_nobody_else(pages, site):
    loads = {link for page in pages.values() for link in page.loads}
    assert len(loads) > 5
    assert {
        link for link in loads if urlsplit(link).scheme not in ("", "data")
    } == set()
    elsewhere = re.compile(r"(?:@import|url\()\s*['\"]?(?:https?:)?//")
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert [style[:80] for style in styles if elsewhere.search(style)] == []


def test_each_page_has_a_title_of_its_own_and_one_heading_at_its_top(pages):
    titles = [page.title for page in pages.values()]
    assert sorted(set(titles)) == sorted(titles)
    assert all(titles)
    heads = {path.stem: page.tags["h1"] for path, page in pages.items()}
    assert {name: count for name, count in heads.items() if count != 1} == {
        "search": 0  # its script writes one
    }


def test_pictures_have_alternative_texts(pages):
    assert {path.name: page.mute for path, page in pages.items() if page.mute} == {}
    assert sum(page.tags["img"] for page in pages.values()) > 3


def test_the_text_of_an_explorer_is_there_and_hidden_code_is_not(pages, site, root):
    seen = 0
    for path in sorted((root / "notebooks").glob("[0-9]*.ipynb")):
        text = page_of(pages, site, f"notebooks/{path.stem}").text
        for cell in nbformat.read(path, as_version=4).cells:
            if cell.cell_type == "code" and EXPLORER.search(cell.source):
                said = [output.get("data", {}) for output in cell.outputs]
                lines = [data["text/plain"] for data in said if "text/plain" in data]
                assert all(line in text for line in lines), (path.name, cell.id)
                seen += len(lines)
            if cell.metadata.get("jupyter", {}).get("source_hidden"):
                assert cell.source.splitlines()[-2] not in text, (path.name, cell.id)
    assert seen >= 10


def test_all_public_names_are_in_the_reference(pages):
    there = {name for page in pages.values() for name in page.ids}
    names = {f"holdem_teach.{name}" for name in holdem_teach.__all__}
    names |= {f"holdem_teach.game.{name}" for name in holdem_teach.game.__all__}
    names |= {f"holdem_teach.game.Hand.{name}" for name in ("act", "announce", "view")}
    names |= {
        f"holdem_teach.game.pots.{n}" for n in ("side_pots", "proportional_shares")
    }
    names |= {"holdem_teach.tournament.run.run", "holdem_teach.players.Person"}
    no_names = {"holdem_teach.__version__", "holdem_teach.quiz"}  # a text, a module
    assert names - no_names - there == set()
    assert [path.name for path, page in pages.items() if ":members:" in page.text] == []


def test_no_solution_and_no_hidden_check_is_given_away(
    pages, site, root, telling_lines
):
    given = "\n".join(page.text for page in pages.values())
    given += "\n".join(
        path.read_text(encoding="utf-8")
        for path in (site / "_downloads").rglob("*")
        if path.is_file()
    )
    for solution in (root / "solutions").glob("*.py"):
        telling = telling_lines(solution)
        assert telling
        assert [line for line in telling if line.decode("utf-8") in given] == []
    for hidden in (root / "tests/exercises/hidden").glob("*.py"):
        lines = {line.strip() for line in hidden.read_text("utf-8").splitlines()}
        telling = {line for line in lines if len(line) > 40 and "import" not in line}
        assert telling
        assert [line for line in telling if line in given] == []
