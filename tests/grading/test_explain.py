"""A mark again: the same inputs, answers and verdict, for the teacher's eyes."""

import re
from dataclasses import replace

import pytest

from holdem_teach.cli import main
from holdem_teach.course.files import WrongUse
from holdem_teach.grading.batch import How, grade
from holdem_teach.grading.explain import explain

FILE = "ex02_ranking.py"
# Right on the visible checks, wrong on hidden ones with a pair of aces.
ALMOST = """
def rank_counts(hand):
    ranks = [RANKS.index(card[0]) + 2 for card in hand]
    counts = {rank: ranks.count(rank) for rank in ranks}
    return counts if len(counts) > 2 else dict(sorted(counts.items())[:1])
"""


@pytest.fixture(scope="module")
def graded(root, clone, tmp_path_factory):
    """A class of two that was graded by seed 7: submissions, results, and how."""
    home = tmp_path_factory.mktemp("class")
    how = How(course=clone(home), jobs=1, seed=7, isolation="process", only=["ex02"])
    solution = (root / "solutions" / FILE).read_text(encoding="utf-8")
    for student, more in {"ann": "", "bob": ALMOST}.items():
        (home / "in" / student).mkdir(parents=True)
        text = solution + more
        (home / "in" / student / FILE).write_text(text, encoding="utf-8")
    grade(home / "in", home / "out", how)
    return home, how


@pytest.fixture
def out(graded):
    return graded[0] / "out"


def inputs(text):
    return re.findall(r"hidden, (\w+\(.*?\))", text)


def test_a_mark_is_shown_with_its_inputs_answers_and_verdict(out, course):
    text = str(explain(out, "bob", "ex02.rank_counts", course=course))
    head, receipt, *lines = text.splitlines()
    assert head.startswith("bob, ex02_ranking.rank_counts: wrong, 0 of 1 points (run 1")
    assert re.match(r"File with receipt [A-Z2-7-]{19}", receipt)
    assert re.search(
        r"✗ hidden, rank_counts\([^)]+\): \{.*\} came back.* Asked: \{.*\}\.", text
    )
    assert "✓ rank_counts(" in text
    assert lines[-1] == "The verdict is wrong, as in the gradebook."


def test_each_student_has_inputs_of_their_own_and_the_same_ones_again(graded):
    home, how = graded

    def seen(student, out="out"):
        return inputs(str(explain(home / out, student, "winners", course=how.course)))

    first = seen("ann")
    assert len(first) == 9
    assert first != seen("bob")
    assert first == seen("ann")
    other = replace(how, seed=8, only=["ex02", "ann"])
    grade(home / "in", home / "other", other)
    assert first != seen("ann", "other")


def test_a_name_in_other_capitals_has_the_same_inputs(out, course):
    said = [
        str(explain(out, name, "winners", course=course)) for name in ("ann", "Ann")
    ]
    assert said[0] == said[1] and inputs(said[0])


def test_it_says_that_the_checks_have_changed(out, course):
    hidden = course / f"tests/exercises/hidden/test_{FILE[:-3]}_hidden.py"
    text = hidden.read_text(encoding="utf-8")
    more = '@hidden_task("winners")\ndef test_more(student):\n'
    more += "    student.winners([]).should_be(None)\n"
    hidden.write_text(text + more, encoding="utf-8")
    text = str(explain(out, "ann", "winners", course=course))
    assert "The checks have changed since this mark was given" in text
    assert "The verdict is crashed now, and passed in the gradebook." in text
    assert "Asked: None" in text


@pytest.mark.parametrize(
    ("student", "task", "said"),
    [
        ("bobb", "winners", "no student bobb in the gradebook; there are bob"),
        ("bob", "winner", "no one task winner; there are ex01.parse_card"),
        ("bob", "ex01.winners", "no one task ex01.winners; there are ex02.winners"),
        ("bob", "deck", "ex01_cards.deck of bob has not been graded"),
    ],
)
def test_what_there_is_not_is_said_in_a_line(out, course, student, task, said):
    with pytest.raises(WrongUse, match=said):
        explain(out, student, task, course=course)


def test_without_a_gradebook_nothing_is_made(tmp_path, course, capsys):
    arguments = ["explain", str(tmp_path), "ann", "winners", "--course", str(course)]
    assert main(arguments) == 2
    assert "there is no gradebook" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == [course.name]
