"""A language that is added whole is spoken by commands, checks, widgets and pages."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys

import pytest

from holdem_teach.words import sections

pytestmark = pytest.mark.slow
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
# What argparse says, and the title that course.toml gives the course.
NOT_OURS = re.compile(
    "show this help message and exit|show program's version number and exit"
    "|probability and careful programming"
)
# Three words of ours in a row; one alone may be a name.
PLAIN = re.compile(r"\b(?:\w*[aeiou]\w* ){2}\w*[aeiou]\w*\b")
NOTEBOOK = """
import json
import holdem_teach as ht
from holdem_teach.widgets import lesson


def walk(widget):
    yield widget
    for child in getattr(widget, "children", ()):
        yield from walk(child)


widgets = [ht.explore("Ad Qc", "3h 4c Jh"), ht.explore_hand("Ad Qc")]
widgets += [ht.explore_range(), ht.explore_pots(), ht.play("easy")]
widgets += [ht.quiz.number("n", "?", 3, "!")]
shown = [lesson.category_table(), ht.check("ex01"), ht.progress(), ht.hint("ex01.deck")]
texts = [ht.describe("7h 7d 2c 2s 7c"), *map(repr, widgets[:5])]
texts += [each._repr_html_().partition("</strong>")[0] for each in shown]
try:
    ht.parse_cards("1c")
except ht.CardError as trouble:
    texts.append(str(trouble))
parts = [part for widget in widgets for part in walk(widget)]
controls = [str(getattr(part, name, "")) for part in parts
            for name in ("description", "tooltip", "placeholder", "value")]
print(json.dumps([texts, controls, ht.category(7462)]))
"""


def accented(text):
    """Give each vowel of a text an accent; its fields stay as they are."""
    parts = re.split(r"(\{[^{}]*\})", text)
    parts[::2] = [part.translate(ACCENTS) for part in parts[::2]]
    return "".join(parts)


@pytest.fixture(scope="module")
def package(root, tmp_path_factory):
    """A checkout to which the language "xx" was added: ours, with accents."""
    checkout = tmp_path_factory.mktemp("xx")
    for name in ("holdem_teach", "exercises", "notebooks", "solutions"):
        unused = shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints")
        shutil.copytree(root / name, checkout / name, ignore=unused)
    shutil.copytree(root / "tests/exercises", checkout / "tests/exercises")
    language = checkout / "holdem_teach/words/xx"
    language.mkdir()
    (language / "__init__.py").write_text("", encoding="utf-8")
    for section in sections("en"):
        texts = {key: accented(text) for key, text in section.TEXTS.items()}
        code = (
            f"TEXTS = {texts!r}\n\n\ndef form_of(count):\n    return int(count != 1)\n"
        )
        name = section.__name__.rpartition(".")[2]
        (language / f"{name}.py").write_text(code, encoding="utf-8")
    lessons = checkout / "notebooks/xx"
    lessons.mkdir()
    (lessons / "00_start_here.ipynb").write_text('{"cells": []}', encoding="utf-8")
    return checkout


def run(package, folder, *command, language="xx", status=0):
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=os.environ
        | {
            "PYTHONPATH": str(package),
            "HOLDEM_TEACH_LANGUAGE": language,
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONUTF8": "1",
            "COLUMNS": "500",
        },
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def holdem_teach(package, folder, *arguments, **how):
    return run(package, folder, "-m", "holdem_teach", *arguments, **how)


@pytest.fixture(scope="module")
def course(package, tmp_path_factory):
    folder = tmp_path_factory.mktemp("course") / "my-course"
    said = holdem_teach(package, folder.parent, "start", folder)
    assert "Yóúr cóúrsé ís ín" in said
    return folder


def spoken(text):
    """Whether nothing of ours is in a text."""
    return not PLAIN.search(NOT_OURS.sub("", text))


def test_lessons_in_that_language_are_handed_out(course):
    assert [path.name for path in (course / "notebooks").iterdir()] == [
        "00_start_here.ipynb"
    ]
    assert "Yóúr cópy óf thé cóúrsé" in (course / "README.md").read_text("utf-8")


def test_each_command_speaks_it(package, course):
    help_text = holdem_teach(package, course, "--help")
    assert spoken(help_text), help_text
    for name in re.findall(r"^    ([a-z-]+)", help_text, re.MULTILINE):
        said = holdem_teach(package, course, name, "--help")
        assert spoken(said), said


def test_checks_and_hints_speak_it(package, course):
    said = holdem_teach(package, course, "check", "ex02", status=1)
    assert "nót stártéd" in said
    assert spoken(said), said
    (course / "exercises/ex02_ranking.py").write_text(
        "def rank_counts(hand):\n    return 1 / 0\n", encoding="utf-8"
    )
    said = holdem_teach(package, course, "check", "ex02", status=1)
    assert "vísíblé chécks" in said
    assert "crásh" in said
    said = holdem_teach(package, course, "check", "ex99", status=2)
    assert "théré ís nó éxércísé 'ex99'" in said


def test_notebooks_speak_it_and_data_stay(package, course):
    said = run(package, course, "-c", NOTEBOOK).splitlines()[-1]
    texts, controls, category = json.loads(said)
    assert category == "straight flush"
    for text in texts:
        assert re.search("[áéíóú]", text), text
    assert len(set(controls)) > 100
    for text in texts + controls:
        assert spoken(re.sub("<[^>]*>", " ", text)), text


def test_a_student_s_page_speaks_it(package, tmp_path):
    handed_in = tmp_path / "class/ann"
    handed_in.mkdir(parents=True)
    shutil.copy(package / "exercises/ex01_cards.py", handed_in)
    command = ["grade", tmp_path / "class", "--out", tmp_path / "out", "--seed", "1"]
    said = holdem_teach(package, package, *command, "--only", "ex01")
    assert spoken(said), said
    page = (tmp_path / "out/feedback/ann.html").read_text(encoding="utf-8")
    assert '<html lang="xx">' in page
    assert spoken(re.sub("<[^>]*>", " ", page.partition("</style>")[2])), page


def test_a_language_that_there_is_not_is_one_line(package, tmp_path):
    said = holdem_teach(package, tmp_path, "--help", language="yy", status=1)
    assert said == "HOLDEM_TEACH_LANGUAGE: 'yy' given, expected en or xx\n"


def test_what_is_left_in_our_language_is_found():
    assert not spoken("nót stártéd, and three words more")
    assert spoken("nót stártéd: ex02_ranking holdem_teach")
