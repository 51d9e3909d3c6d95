"""A class in a gradebook without any grading: rows such as ``grade`` keeps."""

from __future__ import annotations

import json
from contextlib import contextmanager

from holdem_teach.checks import ModuleReport, TaskReport
from holdem_teach.grading.course import course_settings
from holdem_teach.grading.gradebook import gradebook
from holdem_teach.grading.gradebook_intake import keep_course
from holdem_teach.grading.gradebook_results import Result, keep_result
from holdem_teach.grading.gradebook_runs import now

TASKS = {
    "ex01_cards": {"deck": 4.0, "choose": 6.0},
    "ex02_ranking": {"is_flush": 5.0, "category": 5.0},
}


class MadeUp:
    """A class that grows by what a test says; ``tasks`` are points by exercise."""

    def __init__(self, book, title=None, tasks=None):
        self.book, self.tasks = book, tasks or TASKS
        title = course_settings(None).title if title is None else title
        self.course = keep_course(book, title)
        with book:
            self.versions = {module: self._version(module) for module in self.tasks}
        self.run = self.begin_run()

    def begin_run(self):
        """Begin another run, whose marks count from now on."""
        with self.book:
            (self.run,) = self.book.execute(
                "INSERT INTO run (course, seed, reason, began)"
                " VALUES (?, 7, 'first', ?) RETURNING id",
                (self.course, now()),
            ).fetchone()
            rows = [(self.run, *each) for each in self.versions.items()]
            self.book.executemany("INSERT INTO run_version VALUES (?, ?, ?)", rows)
        return self.run

    def _version(self, module):
        (number,) = self.book.execute(
            "INSERT INTO version (exercise, digest) VALUES (?, ?) RETURNING id",
            (module, f"course {self.course}"),
        ).fetchone()
        rows = enumerate(self.tasks[module].items())
        rows = [(number, place, *task) for place, task in rows]
        self.book.executemany("INSERT INTO task VALUES (?, ?, ?, ?)", rows)
        return number

    def student(self, name, system="files", system_name="", number="", files=()):
        """Add a student, or say anew where the files came from."""
        with self.book:
            self.book.execute(
                "INSERT INTO student (name, system, system_name, system_number,"
                " handed_out) VALUES (?, ?, ?, ?, ?) ON CONFLICT (name) DO NOTHING",
                (name, system, system_name, number, json.dumps(files)),
            )
        find = "SELECT id FROM student WHERE name = ?"
        return self.book.execute(find, (name,)).fetchone()[0]

    def hand_in(
        self, name, module, statuses, when=None, *, late=False, source=None, **more
    ):
        """Hand in a file, which counts from now on; statuses by task, the rest passed.

        Without statuses (None) it is not graded.
        """
        student = self.student(name)
        data = source if source is not None else f"{name} {module} {when}".encode()
        digest = f"{student} {module} {len(data)} {when}"
        file_name = more.pop("file_name", f"{module}.py")
        with self.book:
            self.book.execute(
                "INSERT OR IGNORE INTO file VALUES (?, ?)", (digest, data)
            )
            (attempt,) = self.book.execute(
                "INSERT INTO attempt (student, exercise, file, refused, name,"
                " handed_in, known_from, late)"
                " VALUES (?, ?, ?, '', ?, ?, '', ?) RETURNING id",
                (student, module, digest, file_name, when, late),
            ).fetchone()
            self.count(student, module, attempt)
        if statuses is not None:
            self.grade(attempt, module, statuses, **more)
        return attempt

    def nothing(self, name):
        """Note that a student handed nothing in."""
        student = self.student(name)
        for module in self.tasks:
            with self.book:
                (attempt,) = self.book.execute(
                    "INSERT INTO attempt (student, exercise, refused, name, known_from,"
                    " late) VALUES (?, ?, '', '', '', 0) RETURNING id",
                    (student, module),
                ).fetchone()
                self.count(student, module, attempt)
            missing = dict.fromkeys(self.tasks[module], "missing")
            self.grade(attempt, module, missing)

    def count(self, student, module, attempt):
        row = self.course, student, module, attempt
        self.book.execute("INSERT OR REPLACE INTO counted VALUES (?, ?, ?, ?)", row)

    def grade(self, attempt, module, statuses, **more):
        """Keep the marks of an attempt; ``more`` is told of each task not passed."""
        tasks = tuple(
            self._task(name, statuses.get(name, "passed"), points, more)
            for name, points in self.tasks[module].items()
        )
        result = Result(ModuleReport(module, tasks, None, "landlock"), 2.0, 0.1, 0.2)
        keep_result(self.book, self.run, attempt, self.versions[module], result)

    def _task(self, name, status, points, more):
        score = points if status == "passed" else 0.0
        said = {"message": f"{name}: {status}", "printed": "", "traceback": ""}
        counts = {"passed": 1, "total": 2, "hidden_to_come": 0}
        more = {} if status == "passed" else more
        return TaskReport(name, status, score, points, **(said | counts | more))


@contextmanager
def made_up_class(out, **how):
    """Make a class in the gradebook of a folder, and keep it open."""
    out.mkdir(parents=True, exist_ok=True)
    with gradebook(out, new=True) as book:
        yield MadeUp(book, **how)
