"""The class page and a teacher's sentence: what they say, and whom they reach."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from holdem_teach.cli import main
from holdem_teach.grading.class_page.page import write_class_page
from holdem_teach.grading.class_page.telling import tell
from holdem_teach.grading.marks.roster import enrol
from holdem_teach.grading.marks.sentences import Group

EX01, EX02 = "ex01_cards", "ex02_ranking"
CASES = "category(2c 3c 4c 5c 7c) wrong int"
CAUSE = "An ace is low here as well <b>"
EVIL = '<script>, "Évil"'


class Page(HTMLParser):
    """The text of a page by its sections, and the tags that it uses."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.sections, self._head = set(), {}, ""
        self._in_head = False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        assert not {name for name, _ in attrs} & {"onclick", "src", "href"}
        if tag == "h2":
            self._head, self._in_head = "", True

    def handle_endtag(self, tag):
        if tag == "h2":
            self._in_head = False
            self.sections[self._head] = []

    def handle_data(self, data):
        if self._in_head:
            self._head += data
        elif self._head and data.strip():
            self.sections[self._head].append(data.strip())


@pytest.fixture
def out(tmp_path, made_up_class):
    out = tmp_path / "out"
    with made_up_class(out) as made:
        made.hand_in("ann", EX01, {})
        made.hand_in("ann", EX02, {})
        made.hand_in("bob", EX01, {"deck": "wrong"}, cause=CAUSE)
        for name in (EVIL, "cleo"):
            made.hand_in(name, EX02, {"category": "wrong"}, cases=CASES)
            made.hand_in(name, EX01, {"deck": "crashed"}, cause=CAUSE)
        made.hand_in("dan", EX02, {"category": "wrong"}, cases=f"{CASES} twice")
        made.nothing("fay")
    return out


def page(out):
    return Page(write_class_page(out).read_text(encoding="utf-8"))


def test_it_tells_how_the_class_did_and_what_it_has_in_common(out):
    found = page(out)
    sections = found.sections
    assert not found.tags & {"script", "b", "img", "a", "link", "iframe"}
    hardest = " ".join(sections["The hardest tasks"])
    assert "ex01.deck 1 of 4 25% ex02.category 1 of 4 25%" in hardest
    commonest = " ".join(sections["The commonest mistakes"])
    assert f"ex01.deck 3 {CAUSE}" in commonest
    groups = sections["Failures without a known cause"]
    code = Group(EX02, "category", CASES).code
    place = groups.index(code)
    assert groups[place : place + 5] == [
        code,
        "ex02.category",
        "2",
        CASES,
        f"{EVIL}, cleo",
    ]
    ended = " ".join(sections["Crashed, too slow, refused or not graded"])
    assert f"crashed {EVIL} ex01_cards deck" in ended
    missing = " ".join(sections["Not handed in"])
    assert missing.endswith("fay ex01_cards, ex02_ranking")
    spread = " ".join(sections["How the marks are spread"])
    assert "90–100 % 1" in spread and "0–10 % 1" in spread


def test_who_is_on_the_roster_alone_has_handed_in_nothing(out, tmp_path):
    roster = tmp_path / "roster.csv"
    roster.write_text("student\nann\nzoe\n", encoding="utf-8")
    enrol(out, roster)
    assert "zoe everything" in " ".join(page(out).sections["Not handed in"])


def test_a_sentence_reaches_all_whom_it_concerns_and_stays(out, made_up_class):
    code = Group(EX02, "category", CASES).code
    said = str(tell(out, code, "Look at <the> suits once more.", "Ms Gray"))
    assert "2 students in this class will read it" in said
    pages = {path.stem: path.read_text("utf-8") for path in out.glob("feedback/*.html")}
    assert "cleo" in pages and len(pages) == 2
    for text in pages.values():
        assert "Your teacher says: Look at &lt;the&gt; suits once more." in text
    markdown = (out / "feedback" / "cleo.md").read_text("utf-8")
    assert r"Your teacher says: Look at \<the\> suits once more." in markdown
    groups = page(out).sections["Failures without a known cause"]
    assert "Look at <the> suits once more." in groups
    # after a regrade, and for whoever comes to it in another term
    with made_up_class(out, title="next term") as other:
        other.hand_in("gil", EX02, {"category": "wrong"}, cases=CASES)
        found = other.book.execute("SELECT text FROM said").fetchall()
        assert found == [("Look at <the> suits once more.",)]


def test_a_sentence_can_be_taken_back_and_bad_ones_are_one_line(out, capsys):
    code = Group(EX02, "category", CASES).code
    assert main(["tell", str(out), code, "Look again.", "--author", "Ms G"]) == 0
    assert main(["tell", str(out), code, "none", "--author", "Ms G"]) == 0
    assert "Taken back for 2 students" in capsys.readouterr().out
    assert "Your teacher says" not in (out / "feedback" / "cleo.html").read_text(
        "utf-8"
    )
    assert main(["tell", str(out), "abc", "Look.", "--author", "Ms G"]) == 2
    assert "there is no group abc" in capsys.readouterr().err
    assert main(["tell", str(out), code, " ", "--author", "Ms G"]) == 2
    assert "are needed" in capsys.readouterr().err


def test_the_command_says_where_the_page_is(out, capsys):
    assert main(["class", str(out)]) == 0
    assert (
        capsys.readouterr().out
        == f"The class page is {out / 'class.html'}; it names students.\n"
    )
