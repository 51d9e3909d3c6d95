"""What students are given of a graded class holds nothing that is not theirs to read.

Every file for students is searched for hidden inputs, what was expected of them, the
names of others, the text of solutions, and the seed.
"""

from __future__ import annotations

import ast
import html
from pathlib import Path

import pytest

from holdem_teach.checks.judge import call_in_words, shown
from holdem_teach.checks.known import wrong_versions
from holdem_teach.checks.run import run_items
from holdem_teach.checks.stubs import telling_lines
from holdem_teach.course.settings import Settings
from holdem_teach.grading.batch import How, grade
from holdem_teach.grading.course import graded_exercises
from holdem_teach.grading.export.exporting import export
from holdem_teach.grading.giving_back.returning import give_back
from holdem_teach.grading.gradebook_runs import own_seed

SEED = 20261130
SHORTEST = 12  # signs of what is searched for: less comes up by chance
# Each tells all that it is asked, in every way that there is.
TELLING = """
def {task}(*given):
    print("asked", given)
    raise ValueError(repr(given))
"""
LATER = """
_right = {task}
_asked = []
def {task}(*given):
    _asked.append(given)
    print("asked", _asked)
    if len(_asked) > 100 or hash(repr(given)) % 5 == 0:
        raise ValueError(_asked)
    return _right(*given)
"""


@pytest.fixture(scope="module")
def students(root):
    """Files of students by name, each of whom has something wrong in each exercise."""
    exercises = graded_exercises(root, Settings())[:2]
    made = {}
    for exercise in exercises:
        solution = exercise.solution.read_text(encoding="utf-8")
        stub = (root / "exercises" / exercise.solution.name).read_text(encoding="utf-8")
        names = [task.name for task in exercise.tasks]
        wrong = wrong_versions(exercise.solution, exercise.mistakes)
        text = exercise.mistakes.read_text(encoding="utf-8")
        last = ast.unparse(ast.parse(text).body[-1]).replace(wrong[-1].name, names[-1])
        made[exercise.module] = {
            "Quirinia Adlersflügel": stub + _each(TELLING, names),
            "Xaverius Zwölfer": solution + _each(LATER, names),
            "Theodora Uhlenhorst": f"{solution}\n{last}\n",
            "Kasimir von Rabenau": stub,
        }
    return exercises, made


def _each(text, names):
    return "".join(text.format(task=name) for name in names)


@pytest.fixture(scope="module")
def given(root, students, tmp_path_factory):
    """Grade the class and give all out; return folder and files by student."""
    exercises, files = students
    base = tmp_path_factory.mktemp("leaks")
    for exercise in exercises:
        for student, text in files[exercise.module].items():
            path = base / "in" / student / f"{exercise.module}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    out = base / "out"
    only = [exercise.module for exercise in exercises]
    how = How(course=root, jobs=2, seed=SEED, isolation="process", only=only)
    grade(base / "in", out, how)
    give_back(out, root)
    export(out, "gradescope", clone=root)
    return out


def files_for(out, student):
    """Return the text of each file that one student is given, without the own work."""
    places = [*(out / "feedback").glob(f"{student}.*")]
    places += (out / "return" / "files" / student).iterdir()
    places += (out / "gradescope" / student).glob("*")
    found = {}
    for path in places:
        data = path.read_bytes()
        own = out.parent / "in" / student / path.name
        if own.exists():
            assert data.endswith(own.read_bytes())
            data = data.removesuffix(own.read_bytes())
        found[path] = html.unescape(data.decode("utf-8"))
    return found


def texts_of_checks(exercise, source, student):
    """Return what a student's hidden and visible checks asked and expected, as text."""
    opened = exercise.opened(source, 2.0, "process")
    run_items(opened, exercise.check_files, own_seed(str(SEED), student))
    public, hidden = set(), set()
    for record in opened.records.values():
        for verdict in record.verdicts:
            texts = hidden if verdict.hidden else public
            if verdict.call is not None:
                texts.add(call_in_words(verdict.call))
                texts.update(map(repr, verdict.call.arguments))
            if verdict.asked[0] == "be":
                texts.add(shown(verdict.asked[1]))
    return [
        {t for t in texts if len(t) >= SHORTEST} for texts in (hidden - public, public)
    ]


@pytest.mark.slow
def test_no_file_for_students_tells_what_is_not_theirs(students, given):
    exercises, files = students
    names = set(next(iter(files.values())))
    searched = 0
    for student in names:
        mine = files_for(given, student)
        assert len(mine) >= 5
        for path, text in mine.items():
            for other in names - {student}:
                assert other not in text, path
            assert str(SEED) not in text, path
            assert str(Path(given).parent) not in text, path
        for exercise in exercises:
            source = files[exercise.module][student].encode("utf-8")
            secrets, public = texts_of_checks(exercise, source, student)
            if student.startswith(
                "Quirinia"
            ):  # what may be told is found by the search
                together = "\n".join(mine.values())
                assert any(text in together for text in public)
            solution = exercise.solution.read_text(encoding="utf-8")
            written = files[exercise.module][student]
            lines = [line for line in telling_lines(solution) if line not in written]
            for secret in [*secrets, *lines]:
                searched += 1
                for path, text in mine.items():
                    assert secret not in text, (path, secret)
    print(f"{searched} secrets searched for")
    assert searched > 200
