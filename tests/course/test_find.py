"""Which course, and which exercise of it, is meant?"""

import pytest

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.find import find_course, find_exercise
from holdem_teach.course.material import checkout
from holdem_teach.course.stamp import Stamp, write_stamp

MODULES = ("ex02_ranking", "ex10_player")


@pytest.fixture
def copy(tmp_path, monkeypatch):
    root = tmp_path / "Mein Kürs"
    for module in MODULES:
        for path in (f"exercises/{module}.py", f"checks/test_{module}.py"):
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_bytes(b"# " + path.encode())
    (root / "notebooks").mkdir()
    write_stamp(root, Stamp("0.1.0", {}))
    monkeypatch.chdir(root / "notebooks")
    return root


def test_the_course_is_found_from_below(copy):
    course = find_course()
    assert course.root == copy.resolve()
    assert course.version == "0.1.0"
    assert tuple(each.module for each in course.exercises()) == MODULES


@pytest.mark.parametrize(
    "name",
    ["ex02", "EX02", "ex02_ranking", "ex02_ranking.py", "../exercises/ex02_ranking.py"],
)
def test_an_exercise_has_several_names(copy, name):
    exercise = find_exercise(name)
    assert exercise.module == "ex02_ranking"
    assert exercise.path == copy.resolve() / "exercises/ex02_ranking.py"
    assert exercise.source() == b"# exercises/ex02_ranking.py"
    assert exercise.short == "ex02"


def test_a_path_is_taken_as_it_is_from_anywhere(copy, tmp_path, monkeypatch):
    draft = copy / "draft" / "ex02_ranking.py"
    draft.parent.mkdir()
    draft.write_bytes(b"# draft")
    monkeypatch.chdir(tmp_path)
    assert find_exercise(str(draft)).source() == b"# draft"


@pytest.mark.parametrize("name", ["ex99", "", "ranking", "ex02 ", "../secret", "ex0"])
def test_an_unknown_exercise_names_those_there(copy, name):
    with pytest.raises(WrongUse, match="there are: ex02_ranking, ex10_player"):
        find_exercise(name)


@pytest.mark.parametrize(
    ("name", "meant"), [("ex2", "ex02"), ("ex10_play", "ex10_player"), ("x", "")]
)
def test_a_name_that_is_nearly_right_is_offered(copy, name, meant):
    with pytest.raises(WrongUse) as trouble:
        find_exercise(name)
    assert (f"(is {meant} meant?)" in str(trouble.value)) == bool(meant)
    assert ("meant" in str(trouble.value)) == bool(meant)


def test_the_name_of_a_task_alone_is_offered_with_its_exercise(copy):
    declared = b'@task("category", points=1, hints=())\ndef test_it(student): pass\n'
    (copy / "checks/test_ex02_ranking.py").write_bytes(declared)
    with pytest.raises(WrongUse, match=r"\(is ex02.category meant\?\)"):
        find_exercise("category")


def test_a_path_without_a_file_is_wrong_use(copy):
    with pytest.raises(WrongUse, match="there is no file"):
        find_exercise("nowhere/ex02_ranking.py")


def test_a_missing_file_of_the_course_has_no_source(copy):
    (copy / "exercises/ex02_ranking.py").unlink()
    assert find_exercise("ex02").source() is None


def test_a_folder_instead_of_the_file_is_one_line(copy):
    path = copy / "exercises/ex02_ranking.py"
    path.unlink()
    path.mkdir()
    with pytest.raises(CourseError, match="cannot be read"):
        find_exercise("ex02").source()


def test_without_a_course_it_says_how_to_make_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CourseError, match="holdem-teach start"):
        find_course()


def test_a_checkout_is_a_course_too(monkeypatch):
    monkeypatch.chdir(checkout())
    assert find_course().version is None


def test_a_copy_without_checks_is_one_line(copy):
    for file in (copy / "checks").iterdir():
        file.unlink()
    with pytest.raises(CourseError, match="holds no checks"):
        find_exercise("ex02")
