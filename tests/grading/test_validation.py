"""``validate``: what a teacher is told before a class begins."""

import shutil

import pytest

from holdem_teach.cli import main
from holdem_teach.course import toml_handout
from holdem_teach.course.files import WrongUse
from holdem_teach.grading import course, validation
from holdem_teach.grading.validation import validate

MODULE = "ex02_ranking"
CHECKS = "tests/exercises"
FILES = (
    f"solutions/{MODULE}.py",
    f"exercises/{MODULE}.py",
    "solutions/course.toml",
    "exercises/course.toml",
    f"{CHECKS}/visible/test_{MODULE}.py",
    f"{CHECKS}/visible/test_{MODULE}.json",
    f"{CHECKS}/hidden/test_{MODULE}_hidden.py",
    f"{CHECKS}/mistakes/{MODULE}.py",
)


@pytest.fixture
def clone(root, tmp_path, monkeypatch):
    """A clone with one exercise, from which the package seems to be run."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, tmp_path / name)
    for module in (course, validation):
        monkeypatch.setattr(module, "checkout", lambda: tmp_path)
    return tmp_path


def problems(clone):
    return {verdict.name: verdict.problems for verdict in validate()}


def edit(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_sound_course(clone):
    toml, exercise = validate(["ex02"])
    assert str(toml) == (
        "✓ solutions/course.toml: all modules in use, no seed is set, so that each"
        " grading draws a new one"
    )
    assert str(exercise).startswith("✓ ex02_ranking: 6 tasks, ")


def test_course_toml_is_said_by_line(clone):
    (clone / "solutions/course.toml").write_bytes(b"titel = 'x'\nhints = 3\n")
    toml = next(iter(validate()))
    unknown, missing, wrong = str(toml).splitlines()
    assert unknown.startswith("✗ solutions/course.toml: line 1: there is no key titel")
    assert missing.startswith("✗ solutions/course.toml: line 1: title is missing")
    assert wrong.startswith("✗ solutions/course.toml: line 2: hints is 3, where")


@pytest.mark.slow
def test_a_missing_course_toml(clone):
    (clone / "solutions/course.toml").unlink()
    (said,) = problems(clone)["solutions/course.toml"]
    assert "cannot be read" in said


@pytest.mark.slow
def test_a_seed_before_the_end_is_refused(clone):
    with (clone / "solutions/course.toml").open("a", encoding="utf-8") as file:
        file.write("[late]\ndays = 3\n")
    (said,) = problems(clone)["solutions/course.toml"]
    assert "[grading] has to be the last" in said


@pytest.mark.slow
def test_what_students_get_is_stale(clone):
    edit(clone / "solutions/course.toml", "hints = true", "hints = false")
    edit(clone / f"exercises/{MODULE}.py", "Goal", "Aim")
    found = problems(clone)
    assert "exercises/course.toml is not as its source" in found[FILES[2]][0]
    assert "exercises/ex02_ranking.py is not as its source" in found[MODULE][0]
    assert toml_handout.write_student_toml(clone)
    assert next(iter(validate())).problems == ()


def test_points_hints_and_solution(clone):
    visible = clone / FILES[4]
    edit(visible, '"rank_counts",\n    points=1', '"rank_counts",\n    points=3')
    edit(clone / FILES[0], "return len(suits) == 1", "return len(suits) == 2")
    found = problems(clone)[MODULE]
    assert "its tasks are worth 12 points together, not 10" in found
    assert any("its own solution does not pass is_flush: is_flush(" in f for f in found)


@pytest.mark.slow
def test_a_task_with_one_hint_and_one_mistake(clone):
    visible, mistakes = clone / FILES[4], clone / FILES[7]
    text = visible.read_text(encoding="utf-8")
    begin = text.index('        "A set keeps each thing once')
    end = text.index("    ),\n", begin)
    visible.write_text(text[:begin] + text[end:], encoding="utf-8")
    edit(mistakes, "def is_flush__ends_compared", "def _ends_compared")
    found = problems(clone)[MODULE]
    assert "is_flush has 1 hint, and at least 2 are asked" in found
    assert any(each.startswith("is_flush has ") and "mistake" in each for each in found)


@pytest.mark.slow
def test_a_mistake_that_no_visible_check_finds(clone):
    with (clone / FILES[7]).open("a", encoding="utf-8") as file:
        file.write("\n\ndef is_flush__right(hand):\n    '''none'''\n")
        file.write("    return is_flush(hand)\n")
    (said,) = problems(clone)[MODULE]
    assert "do not tell is_flush__right from" in said


def test_a_broken_check_file_is_a_line(clone):
    (clone / FILES[5]).write_bytes(b"{")
    (said,) = problems(clone)[MODULE]
    assert "damaged" in said


def test_an_unknown_exercise(clone):
    with pytest.raises(WrongUse, match="there are: ex02_ranking"):
        list(validate(["ex99"]))


@pytest.mark.slow
def test_the_command(clone, capsys):
    assert main(["validate", "ex02"]) == 0
    edit(clone / "solutions/course.toml", "hints = true", "hints = 3")
    assert main(["validate", "ex02"]) == 1
    assert "✗ solutions/course.toml: line 7: hints is 3" in capsys.readouterr().out


def test_modules_seed_and_limit_hold_for_grading(clone):
    text = "title = 'x'\n[limits]\ncpu_seconds = 0.25\n[grading]\nseed = 7\n"
    (clone / "solutions/course.toml").write_text(text, encoding="utf-8")
    settings = course.course_settings(clone)
    assert settings.seed == 7
    (exercise,) = course.graded_exercises(clone, settings)
    assert exercise.cpu_seconds == 0.25
    (clone / "solutions/course.toml").unlink()
    assert course.course_settings(clone).seed is None
