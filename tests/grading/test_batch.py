"""A class is graded: right rows for everybody, and pages that give nothing away."""

import csv
import re
import zipfile
from html.parser import HTMLParser

import pytest

from holdem_teach.cli import main
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.receipt import receipt
from holdem_teach.grading.batch import How, grade
from holdem_teach.grading.grades import COLUMNS, cell
from holdem_teach.grading.isolation import best_level

FILE = "ex02_ranking.py"
TASKS = ["rank_counts", "is_flush", "straight_high", "category", "rank_key", "winners"]
HAND = re.compile(r"(?:[2-9TJQKA][cdhs][ ,'\"]+){4}[2-9TJQKA][cdhs]")
# Right on what can be read in the visible checks, and tells what else it is asked.
TELL_TALE = """
    if " ".join(hand) not in VISIBLE:
        print("seen", hand)
        raise ValueError(" ".join(hand))
"""
# Right or not by chance, and tells what it is asked.
FICKLE = """
    import os
    if os.urandom(1)[0] % 3 == 0:
        raise ValueError(" ".join(hand) + str(os.urandom(4)))
"""


@pytest.fixture(scope="module")
def solution(root):
    return (root / "solutions" / FILE).read_text(encoding="utf-8")


def with_line(solution, function, line):
    """Put a line at the start of what a student writes in one function."""
    head, body = solution.split(f"def {function}(", 1)
    before, after = body.split("    # BEGIN SOLUTION\n", 1)
    return f"{head}def {function}({before}{line}\n{after}"


@pytest.fixture(scope="module")
def class_work(root, solution):
    visible = root / "tests/exercises/visible" / f"test_{FILE}"
    tell_tale = with_line(solution, "is_flush", TELL_TALE)
    text = visible.read_text(encoding="utf-8")
    loop = "    while True:\n        pass"
    return {
        "right": solution,
        "right, crlf": solution.replace("\n", "\r\n"),
        "stub": (root / "exercises" / FILE).read_text(encoding="utf-8"),
        "wrong": with_line(solution, "is_flush", "    return True"),
        "tell-tale": f"VISIBLE = {text!r}\n{tell_tale}",
        "fickle": with_line(solution, "is_flush", FICKLE),
        "loop": with_line(solution, "winners", loop),
        "syntax": solution + "\ndef broken(:\n",
        "exit": "import os\nos._exit(0)\n",
        "=cmd()": with_line(solution, "category", "    raise ValueError('<b>\\x1b')"),
        "missing": None,
    }


@pytest.fixture(scope="module")
def graded(class_work, tmp_path_factory):
    """The class's submissions, and what was made of them."""
    home = tmp_path_factory.mktemp("Poker Kürs")
    for student, text in class_work.items():
        folder = home / "handed in" / student
        folder.mkdir(parents=True)
        if text is not None:
            (folder / FILE).write_bytes(text.encode("utf-8"))
    with zipfile.ZipFile(home / "handed in" / "evil.zip", "w") as archive:
        archive.writestr(f"../{FILE}", class_work["right"])
    grade(home / "handed in", home / "out", How(seed=7, isolation="process"))
    return home


def read_rows(out):
    text = (out / "grades.csv").read_bytes().decode("utf-8")
    return list(csv.DictReader(text.splitlines()))


def rows_of(module, rows):
    return [row for row in rows if row["exercise"] == module]


@pytest.fixture(scope="module")
def rows(graded):
    """The rows of the one exercise that the class has worked on."""
    return rows_of(FILE.removesuffix(".py"), read_rows(graded / "out"))


def statuses(rows, student):
    return {row["task"]: row["status"] for row in rows if row["student"] == student}


def page(graded, student):
    return (graded / f"out/feedback/{student}.html").read_text(encoding="utf-8")


def test_one_row_for_each_student_and_task(rows, class_work):
    students = sorted([*class_work, "evil"])
    expected = sorted(
        (f"'{student}" if student[0] == "=" else student, task)
        for student in students
        for task in TASKS
    )
    assert sorted((row["student"], row["task"]) for row in rows) == expected
    assert tuple(rows[0]) == COLUMNS
    assert {row["isolation"] for row in rows} == {best_level("process")}


def test_each_exercise_has_rows_for_each_student(graded, class_work, root):
    rows = read_rows(graded / "out")
    modules = {path.stem for path in (root / "solutions").glob("ex*.py")}
    assert {row["exercise"] for row in rows} == modules
    for module in modules - {FILE.removesuffix(".py")}:
        found = rows_of(module, rows)
        assert len({row["student"] for row in found}) == len(class_work) + 1
        assert {row["status"] for row in found} == {"missing"}


@pytest.mark.parametrize(
    ("student", "status"),
    [
        ("right", "passed"),
        ("right, crlf", "passed"),
        ("stub", "unattempted"),
        ("missing", "missing"),
        ("evil", "missing"),
        ("syntax", "crashed"),
        ("exit", "crashed"),
    ],
)
def test_a_whole_file_has_one_status(rows, student, status):
    assert statuses(rows, student) == dict.fromkeys(TASKS, status)


@pytest.mark.parametrize(
    ("student", "task", "status"),
    [
        ("wrong", "is_flush", "wrong"),
        ("tell-tale", "is_flush", "crashed"),
        ("loop", "winners", "slow"),
        ("'=cmd()", "category", "crashed"),
    ],
)
def test_one_task_fails_as_it_should_and_others_are_graded(rows, student, task, status):
    found = statuses(rows, student)
    assert found[task] == status
    assert found["rank_counts"] == "passed"


def test_points_are_for_passed_tasks_alone(rows):
    for row in rows:
        full = row["max_score"] if row["status"] == "passed" else "0"
        assert row["score"] == full
    right = [float(row["score"]) for row in rows if row["student"] == "right"]
    assert sum(right) == 10


def test_a_syntax_error_names_its_line_once(graded, class_work):
    line = class_work["syntax"].count("\n")
    assert page(graded, "syntax").count(f"line {line}") == 1


def test_no_hidden_input_is_on_a_page_or_in_the_marks(graded, root, class_work):
    visible = root / "tests/exercises/visible" / f"test_{FILE}"
    public = set(HAND.findall(visible.read_text(encoding="utf-8")))
    shown = (graded / "out/grades.csv").read_text(encoding="utf-8")
    shown += "".join(page(graded, student) for student in class_work)
    assert set(HAND.findall(shown)) - public == set()
    assert "seen" not in page(graded, "tell-tale")
    assert "in a hidden one it ended with an error" in page(graded, "tell-tale")


def test_a_public_failure_says_what_was_asked_and_expected(graded):
    text = page(graded, "wrong")
    assert re.search(rf"is_flush\({HAND.pattern}\)", text)
    assert "expected False" in text
    assert "will run" not in text and "when it is graded" not in text.lower()


def test_a_page_repeats_the_receipt(graded, class_work):
    for student in ("right", "right, crlf", "stub", "syntax"):
        code = receipt(class_work[student].encode("utf-8"))
        assert code in page(graded, student)
    assert "No file of this exercise" in page(graded, "missing")


def test_a_page_names_what_was_not_taken_in(graded):
    assert f"../{FILE} was not taken in" in page(graded, "evil")


class _Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags = set()

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)


def test_pages_hold_no_script_and_what_a_student_wrote_is_tame(graded, class_work):
    for student in [*class_work, "evil"]:
        parser = _Tags()
        parser.feed(page(graded, student))
        assert not parser.tags & {"script", "b", "img", "a", "iframe", "link"}
    assert "&lt;b&gt;" in page(graded, "=cmd()")
    assert "\x1b" not in page(graded, "=cmd()")


def test_nothing_else_is_left_in_the_output(graded, class_work):
    out = graded / "out"
    students = [*class_work, "evil"]
    names = sorted(f"{name}.{kind}" for name in students for kind in ("html", "md"))
    assert sorted(path.name for path in (out / "feedback").iterdir()) == names
    assert sorted(path.name for path in out.iterdir()) == [
        ".grading.lock",
        "alike.csv",
        "feedback",
        "gradebook.sqlite",
        "grades.csv",
    ]


def hand_in(folder, *students):
    for student in students:
        (folder / student).mkdir(parents=True)
        (folder / student / FILE).write_bytes(b"def category(hand): ...\n")


def test_trouble_with_one_exercise_is_unrun_and_the_others_are_graded(
    tmp_path, course, capsys
):
    hidden = course / "tests/exercises/hidden"
    secret = "raise RuntimeError('secret: the answer is True')"
    for module, task, trouble in (
        ("ex01_cards", "deck", secret),
        ("ex02_ranking", "is_flush", "import os; os._exit(7)"),
    ):
        file = hidden / f"test_{module}_hidden.py"
        text = file.read_text(encoding="utf-8")
        text += f"@hidden_task({task!r})\ndef test_ours(student):\n    {trouble}\n"
        file.write_text(text, encoding="utf-8")
    hand_in(tmp_path / "in", "ann", "bob")
    (tmp_path / "in/ann/ex01_cards.py").write_bytes(b"def deck(): ...\n")
    arguments = ["grade", str(tmp_path / "in"), "--out", str(tmp_path / "out")]
    arguments += ["--course", str(course), "--minimum-isolation", "process"]
    assert main(arguments) == 0
    rows = read_rows(tmp_path / "out")
    assert len(rows) == 2 * (6 + 6)
    unrun = [row for row in rows if row["status"] == "unrun"]
    assert {row["score"] for row in unrun} == {"0"}
    assert f"{len(unrun)} rows could not be graded" in capsys.readouterr().out
    # a check that raises spoils its own task, one that ends the grader its exercise
    assert {row["task"] for row in unrun if row["exercise"] == "ex01_cards"} == {"deck"}
    assert {row["task"] for row in unrun if row["exercise"] == FILE[:-3]} == set(TASKS)
    feedback = page(tmp_path, "ann")
    assert "secret" not in feedback and "fault of the grader" in feedback


def test_what_was_refused_is_said_in_the_row_on_the_page_and_in_the_summary(
    tmp_path, how
):
    hand_in(tmp_path / "in", "good")
    (tmp_path / "in/good/helper.py").write_bytes(b"")
    (tmp_path / "in/book").mkdir()
    (tmp_path / "in/book/ex02_ranking.ipynb").write_bytes(b"{}")
    (tmp_path / "in/torn.zip").write_bytes(b"PK")
    (tmp_path / "in/none").mkdir()
    batch = grade(tmp_path / "in", tmp_path / "out", how)
    rows = rows_of("ex02_ranking", read_rows(tmp_path / "out"))
    told = {row["student"]: (row["status"], row["message"]) for row in rows}
    why = (
        "ex02_ranking.ipynb was not taken in, since it is a notebook; hand in"
        " ex02_ranking.py"
    )
    assert told["book"] == ("missing", f"ex02_ranking.py was refused: {why}.")
    assert "refused: torn.zip cannot be read" in told["torn"][1]
    assert told["none"] == ("missing", "ex02_ranking.py is not there")
    lines = str(batch).splitlines()
    assert [line for line in lines if line.startswith("Refused of")] == [
        f"Refused of book: {why}.",
        "Refused of torn: torn.zip cannot be read: it is damaged or no zip or tar"
        " archive.",
    ]
    assert "Something else was not taken in of: good; see their pages." in lines
    assert "was refused: torn.zip" in page(tmp_path, "torn")


def test_what_was_taken_under_another_name_is_said_to_student_and_teacher(
    tmp_path, how
):
    hand_in(tmp_path / "in", "ann")
    (tmp_path / "in/ann" / FILE).rename(tmp_path / "in/ann" / "Ex02 (1).py")
    batch = grade(tmp_path / "in", tmp_path / "out", how)
    said = f"Ex02 (1).py was taken in as {FILE}; call it so next time"
    assert f"Under another name of ann: {said}." in str(batch).splitlines()
    assert said in page(tmp_path, "ann")
    rows = rows_of("ex02_ranking", read_rows(tmp_path / "out"))
    assert statuses(rows, "ann")["category"] == "wrong"


def test_pages_of_an_earlier_class_are_named_and_kept(tmp_path, how):
    hand_in(tmp_path / "in", "ann", "bob")
    assert "Left from" not in str(grade(tmp_path / "in", tmp_path / "out", how))
    (tmp_path / "in/bob/ex02_ranking.py").unlink()
    (tmp_path / "in/bob").rmdir()
    said = str(grade(tmp_path / "in", tmp_path / "out", how))
    assert "Left from an earlier grading, in feedback: bob.html." in said
    assert "bob" in page(tmp_path, "bob")


def test_what_cannot_be_graded_is_said_before_anything_is_written(tmp_path):
    hand_in(tmp_path / "in", "ann")
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(WrongUse, match="lies in"):
        grade(tmp_path / "in", tmp_path / "in" / "out")
    with pytest.raises(CourseError, match="is a file"):
        grade(tmp_path / "in", tmp_path / "file")
    with pytest.raises(WrongUse, match="is no clone"):
        grade(tmp_path / "in", tmp_path / "out", How(course=tmp_path))
    checks = tmp_path / "clone/tests/exercises/visible"
    checks.mkdir(parents=True)
    task = b'@task("category", points=1, hints=())\ndef test_it(student): ...\n'
    (checks / "test_ex02_ranking.py").write_bytes(task)
    with pytest.raises(CourseError, match=r"there is no file .*hidden"):
        grade(tmp_path / "in", tmp_path / "out", How(course=tmp_path / "clone"))
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@x", "\tx", "\rx", " =1"])
def test_a_cell_is_no_formula(text):
    assert cell(text).startswith("'")


def test_an_honest_cell_stays():
    assert cell("Müller, Jo ♠") == "Müller, Jo ♠"
