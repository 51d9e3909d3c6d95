"""Each lesson becomes one page to be printed, which needs nothing but itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zlib
from html import unescape

import nbformat
import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        os.name == "nt" or shutil.which("make") is None, reason="make is not installed"
    ),
]


@pytest.fixture(scope="module")
def printed(root, tmp_path_factory):
    """The folder of pages that ``make print`` makes."""
    checkout = tmp_path_factory.mktemp("print")
    for name in ("docs/print", "notebooks"):
        shutil.copytree(root / name, checkout / name)
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(root / name, checkout)
    python = checkout / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    for stamp in ("made", "course"):
        (checkout / f".venv/{stamp}.stamp").touch()
    done = subprocess.run(
        ["make", "print"], cwd=checkout, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return checkout / "docs/_build/print"


@pytest.fixture(scope="module")
def lessons(root):
    paths = sorted((root / "notebooks").glob("[0-9]*.ipynb"))
    return {path.stem: nbformat.read(path, as_version=4) for path in paths}


@pytest.fixture(scope="module")
def pages(printed, lessons):
    assert {path.stem for path in printed.iterdir()} == set(lessons)
    return {name: (printed / f"{name}.html").read_text("utf-8") for name in lessons}


def test_a_page_needs_nothing_but_itself(pages):
    for page in pages.values():
        assert not re.search(r"<script|<link|<iframe|@import|url\(", page)
        loads = re.findall(r'<img[^>]* src="([^"]{,30})', page)
        assert all(load.startswith("data:image/") for load in loads)


def test_each_page_has_the_title_of_its_lesson(pages, lessons):
    for name, page in pages.items():
        title = lessons[name].cells[0].source.splitlines()[0].removeprefix("# ")
        assert unescape(re.search("<title>(.*)</title>", page)[1]) == title
        assert page.count("<h1") == 1


def test_what_a_widget_says_is_there_and_what_a_lesson_hides_is_not(pages, lessons):
    hidden = 0
    for name, page in pages.items():
        text = unescape(re.sub("<[^>]*>", "", page))
        for cell in lessons[name].cells:
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                if set(data) == {"text/plain"}:
                    assert data["text/plain"] in text
            if cell.metadata.get("jupyter", {}).get("source_hidden"):
                assert cell.source not in text
                hidden += 1
            elif cell.cell_type == "code":
                assert cell.source.removeprefix("# NBVAL_CHECK_OUTPUT\n") in text
    assert hidden


def drawn(pdf):
    """What a PDF draws, uncompressed."""
    streams = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    packed = [each for each in streams if each[:1] == b"\x78"]  # as zlib begins
    return b"".join(zlib.decompressobj().decompress(each) for each in packed)


@pytest.mark.skipif(shutil.which("chromium") is None, reason="chromium is not there")
def test_a_browser_prints_it_with_its_bars(printed):
    api = pytest.importorskip("playwright.sync_api")
    with api.sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=flags
        )
        page = browser.new_page()
        page.goto((printed / "03_ranking_hands.html").as_uri())
        paper = page.pdf()  # without backgrounds, as a browser prints unless told
        browser.close()
    assert 5 <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= 20
    blue = re.findall(rb"\b0 \.447\d* \.698\d* rg", drawn(paper))
    assert len(blue) > 9  # a bar for each category, not the legend alone
