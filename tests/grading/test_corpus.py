"""Submissions that attack, and honest ones that went wrong, graded at each level.

Nothing is earned by an attack at any level. Behind the walls of bubblewrap and Landlock
nothing planted is told, nothing is left and nobody outside is reached.
"""

from __future__ import annotations

import csv
import html
import importlib.util
import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import psutil
import pytest

from holdem_teach.course.plain import one_line
from holdem_teach.grading.grades import cell
from holdem_teach.grading.outcome import page_name

UPPER = ("bubblewrap", "landlock")
NOBODY = 65534
NEIGHBOUR = "a neighbour"
FEW = {
    "brings-a-conftest",
    "is-equal-to-all",
    "writes-verdicts-everywhere",
    "tells-each-hidden-input",
    "<b>bold<b>",
}
KINDS = """leaving early|abusing the framework|lying values|reading the answers
forging the channel|eating the machine|leaving the machine|playing with state
calling the answer|writing into reports|honest trouble"""
# Where a hostile file may try to leave something.
PLACES = ("/", "/tmp", "/var/tmp", "/dev/shm", "/run", "/home", "~")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="names and links of POSIX")


def module(name):
    path = Path(__file__).with_name(f"{name}.py")
    spec = importlib.util.spec_from_file_location(name, path)
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[name] = loaded
    spec.loader.exec_module(loaded)
    return loaded


corpus, planted = module("corpus"), module("corpus_course")
DATA = Path(__file__).resolve().parents[1] / "data" / "submissions"
HOSTILE, TROUBLED = (corpus.read_cases(DATA / name) for name in ("hostile", "troubled"))


@dataclass
class Run:
    """What came of a class at one level, and where."""

    level: str
    base: Path
    cases: list
    token: str
    heard: list

    @cached_property
    def rows(self):
        text = (self.base / "out/grades.csv").read_bytes().decode("utf-8")
        return list(csv.DictReader(text.splitlines()))

    def rows_of(self, student):
        shown = cell(student)
        return [row for row in self.rows if row["student"] == shown]

    def page(self, student):
        path = self.base / "out/feedback" / page_name(student)
        return path.read_bytes().decode("utf-8")

    def told(self, student):
        """Return all that a student gets: the page and the rows."""
        cells = [text for row in self.rows_of(student) for text in row.values()]
        return "\n".join([self.page(student), *cells])


@dataclass
class Base:
    """The folder of a run, as the user who grades may use it."""

    path: Path
    user: int | None

    def own(self, name):
        place = self.path / name
        place.mkdir(exist_ok=True)
        if self.user is not None:
            os.chown(place, self.user, self.user)
        return place


def grade_class(root, level, user, cases):
    """Make a course with plants and a class, grade it in a program of its own."""
    base = Base(Path(tempfile.mkdtemp(prefix="corpus-")), user)
    base.path.chmod(0o755)
    token = secrets.token_hex(8)
    with socket.socket() as ear, socket.socket(type=socket.SOCK_DGRAM) as other:
        ear.bind(("127.0.0.1", 0))
        ear.listen()
        other.bind(ear.getsockname())
        words = {"MARK": f"mark{token}", "PORT": str(ear.getsockname()[1])}
        make_class(root, base, cases, words, f"CANARY-{token}")
        done = subprocess.run(
            command_for(level, user, 4 if len(cases) > 20 else 1, base.path),
            cwd=base.path,
            env=surroundings(base, f"CANARY-{token}"),
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        heard = [end for end in (ear, other) if has_heard(end)]
    if done.returncode != 0 and "not offered" in done.stderr:
        pytest.skip(done.stderr.strip().splitlines()[-1])
    assert done.returncode == 0, done.stderr[-3000:]
    return Run(level, base.path, cases, token, heard)


def command_for(level, user, jobs, base):
    program = Path(__file__).with_name("corpus_run.py")
    places = [base / "in", base / "out", base / "course"]
    words = [level, "" if user is None else user, jobs, *places]
    python = sys.executable if user is None else python_for(user)
    return [python, str(program), *map(str, words)]


@cache
def python_for(user):
    """Return a Python of this version that another user can run with our packages.

    That of the environment may stand in a home that is closed to others.
    """
    same = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    for python in filter(None, (sys.executable, shutil.which(same, path=os.defpath))):
        if can_run(python, user):
            return python
    pytest.skip(f"no {same} that another user can run with the packages of this one")


def can_run(python, user):
    try:
        subprocess.run(
            [python, "-c", "import holdem_teach.grading.batch, psutil, pytest"],
            user=user,
            group=user,
            capture_output=True,
            env={"PYTHONPATH": packages(), "PYTHONDONTWRITEBYTECODE": "1"},
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def packages():
    checkout = Path(__file__).resolve().parents[2]
    return os.pathsep.join([str(checkout), sysconfig.get_paths()["purelib"]])


def surroundings(base, canary):
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    own = {"HOME": "home", "TMPDIR": "tmp", "NUMBA_CACHE_DIR": "numba"}
    return {
        **kept,
        **{name: str(base.own(folder)) for name, folder in own.items()},
        "PYTHONPATH": packages(),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HOLDEM_SECRET": f"{canary}-ENVIRONMENT",
    }


def make_class(root, base, cases, words, canary):
    planted.plant_course(root, base.path / "course", canary)
    made = corpus.Class(base.path / "in", root, words)
    made.folder.mkdir()
    for case in cases:
        made.hand_in(case)
    neighbour = made.folder / NEIGHBOUR
    neighbour.mkdir()
    for exercise in {case.exercise for case in cases}:
        solution = root / f"solutions/{exercise}.py"
        text = solution.read_text(encoding="utf-8")
        text += f'\n_MINE = "{canary}-NEIGHBOUR"\n'
        (neighbour / solution.name).write_text(text, encoding="utf-8")
    (base.own("out") / "notes on the gradebook.csv").write_text(f"{canary}-GRADEBOOK")


def has_heard(end):
    end.setblocking(False)
    try:
        return bool(end.accept() if end.type == socket.SOCK_STREAM else end.recv(9))
    except BlockingIOError:
        return False


def left_processes(token):
    """Return the processes that bear a run's word, by their own words."""
    found = []
    for process in psutil.process_iter():
        try:
            words = " ".join([process.name(), *process.cmdline()])
        except psutil.Error:
            continue
        if f"mark{token}" in words:
            found.append(process)
    return found


def left_files(run):
    places = [Path(place).expanduser() for place in PLACES]
    places += [run.base / name for name in ("", "in", "out", "course", "home", "tmp")]
    names = [path for place in places if place.is_dir() for path in place.iterdir()]
    return [path for path in names if f"mark{run.token}" in path.name]


def clear(run):
    """Take away what level process lets a file leave."""
    for process in left_processes(run.token):
        process.kill()
    for path in left_files(run):
        path.unlink(missing_ok=True)
    shutil.rmtree(run.base)


class Checks:
    """What has to be so, whoever grades and at whatever level."""

    def test_each_student_and_task_has_one_row_of_this_level(self, run, root):
        students = Counter(row["student"] for row in run.rows)
        names = [case.name for case in run.cases] + [NEIGHBOUR]
        assert set(students) == {cell(name) for name in names}
        assert set(students.values()) == {students[NEIGHBOUR]}
        assert {row["isolation"] for row in run.rows} == {run.level}

    def test_no_submission_earns_what_it_does_not_do(self, run):
        wrong = []
        for case in run.cases:
            for row in run.rows_of(case.name):
                mine = row["exercise"] == case.exercise
                allowed = case.allowed(row["task"]) if mine else ["missing"]
                full = row["max_score"] if row["status"] == "passed" else "0"
                if row["status"] not in allowed or row["score"] != full:
                    wrong.append(
                        (case.name, row["task"], row["status"], row["message"])
                    )
        assert wrong == []

    def test_each_is_told_what_helps_and_nothing_that_acts(self, run):
        wrong = []
        for case in run.cases:
            told, page = run.told(case.name), html.unescape(run.page(case.name))
            wrong += [(case.name, word) for word in case.says if word not in page]
            acts = ["<script", "<img", "<iframe", "\x1b", "\x00", *case.never]
            # a table shows no HTML, so that there it may stand as it is
            where = {
                word: run.page(case.name) if "<" in word else told for word in acts
            }
            wrong += [(case.name, word) for word in acts if word in where[word]]
        assert wrong == []

    def test_no_cell_is_a_formula(self, run):
        acting = re.compile(r"\s*[=+\-@]|[\t\r]")
        cells = [text for row in run.rows for text in row.values()]
        numbers = re.compile(r"-?[\d.]+(e-\d+)?")
        found = [text for text in cells if acting.match(text)]
        assert [text for text in found if not numbers.fullmatch(text)] == []

    def test_the_neighbours_rows_are_those_of_somebody_alone(self, run, root):
        theirs = {path.stem: path for path in (run.base / "in" / NEIGHBOUR).iterdir()}
        for row in run.rows_of(NEIGHBOUR):
            status = "passed" if row["exercise"] in theirs else "missing"
            assert (row["task"], row["status"]) == (row["task"], status)
        for exercise, path in theirs.items():
            solution = root / f"solutions/{exercise}.py"
            assert path.read_bytes().startswith(solution.read_bytes())

    def test_hidden_inputs_are_told_nobody(self, run):
        told = []
        for case in run.cases:
            _check, pattern = planted.HIDDEN.get(case.exercise, ("", r"(?!)"))
            if re.search(pattern, html.unescape(run.told(case.name))):
                told.append(case.name)
        assert told == []

    def test_behind_walls_nothing_planted_is_told(self, run):
        self.behind_walls(run)
        students = [*(case.name for case in run.cases), NEIGHBOUR]
        canary = f"CANARY-{run.token}"
        assert [each for each in students if canary in run.told(each)] == []

    def test_behind_walls_nobody_is_reached_and_nothing_is_left(self, run):
        self.behind_walls(run)
        assert run.heard == []
        assert left_processes(run.token) == []
        assert left_files(run) == []
        assert [*(run.base / "tmp").iterdir(), *(run.base / "home").iterdir()] == []

    @staticmethod
    def behind_walls(run):
        if run.level not in UPPER:
            pytest.skip("level process has no walls: see the page on trust")


@pytest.fixture(scope="class")
def run(request, root):
    level, cases = request.param
    ours = [case for case in cases if level in case.levels]
    graded = grade_class(root, level, request.cls.user(), ours)
    yield graded
    clear(graded)


def runs(cases):
    return pytest.mark.parametrize(
        "run",
        [(level, cases) for level in corpus.LEVELS],
        indirect=True,
        ids=corpus.LEVELS,
    )


@pytest.mark.parametrize(
    "run",
    [("process", [case for case in HOSTILE + TROUBLED if case.name in FEW])],
    indirect=True,
    ids=["process"],
)
class TestAFew(Checks):
    """A handful of the corpus, by whoever runs the tests."""

    @staticmethod
    def user():
        return None


@pytest.mark.slow
@runs(HOSTILE + TROUBLED)
class TestAsRoot(Checks):
    """The whole corpus, graded by root."""

    @staticmethod
    def user():
        if os.geteuid() != 0:
            pytest.skip("the tests are not run by root")


@pytest.mark.slow
@runs(HOSTILE + TROUBLED)
class TestAsAnOrdinaryUser(Checks):
    """The whole corpus, graded by a user without powers."""

    @staticmethod
    def user():
        return NOBODY if os.geteuid() == 0 else None


def test_the_corpus_is_large_and_covers_each_kind(root):
    assert len(HOSTILE) >= 60 and len(TROUBLED) >= 20
    names = Counter(one_line(case.name).casefold() for case in HOSTILE + TROUBLED)
    assert [name for name, count in names.items() if count > 1] == []
    kinds = {case.kind for case in HOSTILE + TROUBLED}
    assert kinds == {kind for line in KINDS.splitlines() for kind in line.split("|")}


def test_each_case_names_tasks_that_there_are(root):
    for case in HOSTILE + TROUBLED:
        solution = (root / f"solutions/{case.exercise}.py").read_text(encoding="utf-8")
        assert all(f"def {task}(" in solution for task in case.tasks), case.name
