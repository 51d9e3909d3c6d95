"""The questions of the lessons: each has a name of its own, and hides its answer."""

import re
from collections import Counter

import nbformat

_QUESTION = re.compile(r'\bht\.quiz\.(choice|number|predict)\(\s*"([^"]+)"')


def questions(path):
    """Yield cell, kind and name of each question of a lesson."""
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code":
            for kind, name in _QUESTION.findall(cell.source):
                yield cell, kind, name


def asked(notebooks):
    return [(path, *each) for path in notebooks for each in questions(path)]


def test_a_name_is_the_lessons_number_and_is_there_once(notebooks):
    found = [(path.name[:2], name) for path, _, _, name in asked(notebooks)]
    assert all(re.fullmatch(f"{lesson}[.][a-z_]+", name) for lesson, name in found)
    assert [name for name, times in Counter(found).items() if times > 1] == []


def test_code_that_holds_an_answer_is_hidden_and_no_other(notebooks):
    for path, cell, kind, name in asked(notebooks):
        is_hidden = cell.metadata.get("jupyter", {}).get("source_hidden", False)
        assert is_hidden == (kind != "predict"), f"{path.name}: {name}"


def test_every_prediction_meets_the_truth(notebooks):
    for path, cell, kind, name in asked(notebooks):
        if kind == "predict":
            code = "\n".join(
                cell.source for cell in nbformat.read(path, as_version=4).cells
            )
            variable = cell.source.splitlines()[-1]
            assert f"{variable}.reveal(" in code, f"{path.name}: {name}"


def test_a_lesson_asks_for_three_predictions_and_something_else(notebooks):
    _start_page, *lessons = notebooks
    for path in lessons:
        kinds = [kind for _, kind, _ in questions(path)]
        assert kinds.count("predict") >= 3, path.name
        assert set(kinds) > {"predict"}, path.name
