"""A class is graded: right rows for everybody, and pages that give nothing away."""

import csv
import re
import zipfile
from html.parser import HTMLParser

import pytest

from holdem_teach.cli import main
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.receipt import receipt
from holdem_teach.grading import batch
from holdem_teach.grading.batch import grade
from holdem_teach.grading.gradebook import COLUMNS, cell

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
    grade(home / "handed in", home / "out", seed=7)
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
    assert {row["isolation"] for row in rows} == {"process"}


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
    names = sorted(f"{student}.html" for student in [*class_work, "evil"])
    assert sorted(path.name for path in (out / "feedback").iterdir()) == names
    assert sorted(path.name for path in out.iterdir()) == ["feedback", "grades.csv"]


def hand_in(folder, *students):
    for student in students:
        (folder / student).mkdir(parents=True)
        (folder / student / FILE).write_bytes(b"def category(hand): ...\n")


def test_each_student_has_a_seed_that_comes_from_the_course_s(tmp_path, monkeypatch):
    def spy(*arguments, seed, **more):
        seeds.append(seed)
        return run_checks(*arguments, seed=seed, **more)

    seeds, run_checks = [], batch.run_checks
    monkeypatch.setattr(batch, "run_checks", spy)
    hand_in(tmp_path / "in", "ann", "bob")
    grade(tmp_path / "in", tmp_path / "out", seed=7)
    assert set(seeds) == {"7:ann", "7:bob"}
    chosen = grade(tmp_path / "in", tmp_path / "out")
    assert f"--seed {chosen.seed}" in str(chosen)
    assert f"{chosen.seed}:ann" in seeds


def test_our_own_trouble_is_unrun_and_the_batch_goes_on(tmp_path, monkeypatch, capsys):
    def broken_for_ann(module, source, check_files, *, seed, **more):
        if seed == "7:ann":
            raise RuntimeError("secret: the expected answer is True")
        return run_checks(module, source, check_files, seed=seed, **more)

    run_checks = batch.run_checks
    monkeypatch.setattr(batch, "run_checks", broken_for_ann)
    hand_in(tmp_path / "in", "ann", "bob")
    arguments = ["grade", str(tmp_path / "in"), "--out", str(tmp_path / "out")]
    assert main([*arguments, "--seed", "7"]) == 0
    rows = read_rows(tmp_path / "out")
    unrun = sum(row["status"] == "unrun" for row in rows)
    assert f"{unrun} rows could not be graded" in capsys.readouterr().out
    rows = rows_of(FILE.removesuffix(".py"), rows)
    assert statuses(rows, "ann") == dict.fromkeys(TASKS, "unrun")
    assert {row["score"] for row in rows if row["student"] == "ann"} == {"0"}
    assert "unrun" not in statuses(rows, "bob").values()
    feedback = (tmp_path / "out/feedback/ann.html").read_text(encoding="utf-8")
    assert "secret" not in feedback and "fault of the grader" in feedback


def test_a_task_without_a_report_is_unrun(tmp_path, monkeypatch):
    def forgetful(*arguments, **more):
        report = run_checks(*arguments, **more)
        return type(report)(report.module, report.tasks[:2], None, report.isolation)

    run_checks = batch.run_checks
    monkeypatch.setattr(batch, "run_checks", forgetful)
    hand_in(tmp_path / "in", "ann")
    grade(tmp_path / "in", tmp_path / "out", seed=1)
    rows = rows_of(FILE.removesuffix(".py"), read_rows(tmp_path / "out"))
    assert [row["status"] for row in rows][2:] == ["unrun"] * 4


def test_what_was_refused_is_said_in_the_row_on_the_page_and_in_the_summary(tmp_path):
    hand_in(tmp_path / "in", "good")
    (tmp_path / "in/good/helper.py").write_bytes(b"")
    (tmp_path / "in/book").mkdir()
    (tmp_path / "in/book/ex02_ranking.ipynb").write_bytes(b"{}")
    (tmp_path / "in/torn.zip").write_bytes(b"PK")
    (tmp_path / "in/none").mkdir()
    batch = grade(tmp_path / "in", tmp_path / "out", seed=7)
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


def test_what_was_taken_under_another_name_is_said_to_student_and_teacher(tmp_path):
    hand_in(tmp_path / "in", "ann")
    (tmp_path / "in/ann" / FILE).rename(tmp_path / "in/ann" / "Ex02 (1).py")
    batch = grade(tmp_path / "in", tmp_path / "out", seed=7)
    said = f"Ex02 (1).py was taken in as {FILE}; call it so next time"
    assert f"Under another name of ann: {said}." in str(batch).splitlines()
    assert said in page(tmp_path, "ann")
    rows = rows_of("ex02_ranking", read_rows(tmp_path / "out"))
    assert statuses(rows, "ann")["category"] == "wrong"


@pytest.mark.parametrize("trouble", [KeyboardInterrupt, MemoryError])
def test_who_was_graded_before_it_stopped_has_rows_and_a_page(
    tmp_path, monkeypatch, capsys, trouble
):
    def stopped_at_bob(each, *more):
        if each.student == "bob":
            raise trouble
        return graded_one(each, *more)

    graded_one = batch._graded
    monkeypatch.setattr(batch, "_graded", stopped_at_bob)
    hand_in(tmp_path / "in", "ann", "bob", "cleo")
    with pytest.raises(trouble):
        grade(tmp_path / "in", tmp_path / "out", seed=7)
    assert {row["student"] for row in read_rows(tmp_path / "out")} == {"ann"}
    assert "ann" in page(tmp_path, "ann")
    assert "1 of 3 students" in capsys.readouterr().err


def test_pages_of_an_earlier_class_are_named_and_kept(tmp_path):
    hand_in(tmp_path / "in", "ann", "bob")
    assert "Left from" not in str(grade(tmp_path / "in", tmp_path / "out", seed=7))
    (tmp_path / "in/bob/ex02_ranking.py").unlink()
    (tmp_path / "in/bob").rmdir()
    said = str(grade(tmp_path / "in", tmp_path / "out", seed=7))
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
        grade(tmp_path / "in", tmp_path / "out", course=tmp_path)
    checks = tmp_path / "clone/tests/exercises/visible"
    checks.mkdir(parents=True)
    task = b'@task("category", points=1, hints=())\ndef test_it(student): ...\n'
    (checks / "test_ex02_ranking.py").write_bytes(task)
    with pytest.raises(CourseError, match=r"there is no file .*hidden"):
        grade(tmp_path / "in", tmp_path / "out", course=tmp_path / "clone")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@x", "\tx", "\rx", " =1"])
def test_a_cell_is_no_formula(text):
    assert cell(text).startswith("'")


def test_an_honest_cell_stays():
    assert cell("Müller, Jo ♠") == "Müller, Jo ♠"
