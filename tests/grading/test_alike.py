"""Equal but for names and layout is said; what two people write alike is not."""

import ast
import re

import pytest

from holdem_teach.course.settings import Settings
from holdem_teach.grading.alike import Comparison
from holdem_teach.grading.alike_parts import parts
from holdem_teach.grading.course import graded_exercises

ONE = """
import math
LIMIT = 3
def share(hands: list[str], low=0) -> float:
    '''Say it.'''
    total = len(hands)  # all
    for hand in hands:
        if hand.startswith("A") and total > low:
            total -= math.ceil(low / 2)
    return sum(x for x in [total, low]) / len(hands)
"""
SAME = """
import math as m

def anteil(
    karten, unten=0
):
    zahl = len(karten)
    for k in karten:
        "a remark"
        if (k.startswith('A')) and zahl > unten: zahl -= m.ceil(unten / 2)
    return sum(y for y in [zahl, unten]) / len(karten)
BOUND: int = 3
"""


@pytest.fixture(scope="module")
def exercises(root):
    return graded_exercises(root, Settings())


@pytest.fixture
def compare(exercises):
    """Return what is said of files, by student and module."""

    def compared(files):
        with Comparison(exercises) as comparison:
            for (student, module), text in files.items():
                data = text if isinstance(text, bytes) else text.encode("utf-8")
                comparison.add(student, module, data)
            found = comparison.likenesses()
        return {
            (each.student, each.module): (each.is_solution, each.others)
            for each in found
        }

    return compared


@pytest.fixture(scope="module")
def solutions(root):
    files = sorted((root / "solutions").glob("ex*.py"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


def disguised(text):
    """Change what a hasty copy changes: names, comments, docstrings and layout."""
    tree = ast.parse(text)
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            function.body = function.body[1:]
            nodes = list(ast.walk(function))
            names = [node for node in nodes if isinstance(node, ast.Name)]
            own = {node.id for node in names if isinstance(node.ctx, ast.Store)}
            own -= {node.arg for node in nodes if isinstance(node, ast.arg)}
            for node in names:
                node.id = f"my_{node.id}" if node.id in own else node.id
    return ast.unparse(tree).replace("    ", "\t").replace("\n", "\r\n")


def test_names_and_layout_do_not_count():
    assert sorted(parts(ONE)) == sorted(parts(SAME))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("len(hands)  #", "sum(hands)  #"),
        ('"A"', '"K"'),
        ("total > low", "low > total"),
        ("-=", "+="),
        (".startswith", ".endswith"),
        ("[total, low]", "(total, low)"),
    ],
)
def test_all_else_counts(old, new):
    assert old in ONE
    assert sorted(parts(ONE)) != sorted(parts(ONE.replace(old, new)))


@pytest.mark.parametrize("text", ["def f(:", "\0", "(" * 5000, "-" * 100_000 + "1"])
def test_what_cannot_be_read_is_like_nothing(compare, text):
    files = dict.fromkeys([("ann", "ex02_ranking"), ("bob", "ex02_ranking")], text)
    assert compare(files) == {}


def test_each_solution_is_known_and_so_is_a_disguised_one(compare, solutions):
    files = {("ann", module): text for module, text in solutions.items()}
    files |= {("bob", module): disguised(text) for module, text in solutions.items()}
    assert compare(files) == {
        (student, module): (True, (other,))
        for module in solutions
        for student, other in (("ann", "bob"), ("bob", "ann"))
    }


def test_stubs_are_like_nothing(compare, root, solutions):
    files = {
        (student, module): (root / f"exercises/{module}.py").read_bytes()
        for module in solutions
        for student in ("ann", "bob")
    }
    assert compare(files) == {}


def test_a_part_of_another_s_work_is_said_once(compare, solutions):
    whole = solutions["ex02_ranking"].replace("ranks == [2", "[*ranks] == [2")
    part = whole.replace("best = max(keys)", "best = sorted(keys)[-1]")
    part = re.sub(r"def winners\((.|\n)*", "", part)
    assert compare({("ann", "ex02_ranking"): whole, ("bob", "ex02_ranking"): part}) == {
        ("bob", "ex02_ranking"): (False, ("ann",)),
    }


def test_short_tasks_that_are_alike_tell_nothing(compare, root):
    stub = (root / "exercises/ex09_ehs.py").read_text(encoding="utf-8")
    stub_line = re.compile(r"    # Yours.*\n    raise NotImplemented.*\n")
    answers = {
        "ehs": "    return hs * (1 - npot) + (1 - hs) * ppot\n",
        "estimate": "    return 0.5, 0.1\n",
        "pot_odds": "    return call / (pot + call)\n",
        "expected_value": "    return chance * pot - (1 - chance) * call\n",
        "should_call": "    return ehs >= call / (pot + call)\n",
    }
    lines = iter(answers.values())
    text = stub_line.sub(lambda _found: next(lines), stub)
    files = dict.fromkeys([("ann", "ex09_ehs"), ("bob", "ex09_ehs")], text)
    assert compare(files) == {}


def test_the_sentence_names_all(exercises, solutions):
    with Comparison(exercises) as comparison:
        for student in ("ann", "bob", "cleo"):
            text = solutions["ex08_potential"].encode()
            comparison.add(student, "ex08_potential", text)
        first, *_ = comparison.likenesses()
    assert str(first) == (
        "ex08_potential.py of ann is, but for names and layout, that of: the published"
        " solution, bob, cleo"
    )
