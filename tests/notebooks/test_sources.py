"""Each page elsewhere that lessons, pages and facts name is listed with its terms."""

import re

import pytest

from holdem_teach.facts import FACTS

OUTSIDE = re.compile(r"https?://(?:[^\s\\\"<>|`()\]]|\([^\s()]*\))+")
# Places of no content: an example's, a drawing's, a service's for a clone of one's own.
NO_SOURCE = re.compile(r"https?://(example\.org|www\.w3\.org|mybinder\.org|localhost)")


@pytest.fixture(scope="module")
def page(root):
    return (root / "notebooks/sources.md").read_text(encoding="utf-8")


def links(text):
    found = {link.rstrip(".,;") for link in OUTSIDE.findall(text)}
    return {link for link in found if not NO_SOURCE.match(link)}


def test_each_link_to_elsewhere_is_listed(root, page):
    paths = [
        path for kind in ("ipynb", "md") for path in root.glob(f"notebooks/**/*.{kind}")
    ]
    named = {
        (path.name, link)
        for path in paths
        for link in links(path.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    listed = links(page)
    assert sorted((name, link) for name, link in named if link not in listed) == []


def test_each_source_of_a_fact_is_listed(page):
    named = {fact.source.address for fact in FACTS.values()}
    pages = {address for address in named if address.startswith("https://")}
    assert len(pages) > 5
    assert pages - links(page) == set()


def test_each_source_has_its_terms_and_is_used(root, page):
    rows = [row.split(" | ") for row in page.splitlines() if row.startswith("| ")]
    assert len(rows) > 15
    assert all(len(row) == 3 and all(cell.strip("| -") for cell in row) for row in rows)
    paths = [*root.glob("notebooks/**/*.ipynb"), *root.glob("notebooks/**/*.md")]
    texts = [path.read_text("utf-8") for path in paths if path.name != "sources.md"]
    used = links("\n".join(texts)) | {fact.source.address for fact in FACTS.values()}
    assert links("\n".join(row[0] for row in rows)) - used == set()


def test_a_link_is_read_to_its_end():
    text = "[a](https://a.org/b_(c)) https://w.org/x%27em, `https://example.org/x`"
    assert links(text) == {"https://a.org/b_(c)", "https://w.org/x%27em"}
