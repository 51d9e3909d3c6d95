"""Files of each earlier version are brought up to date, and no mark is lost."""

from __future__ import annotations

import shutil
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from holdem_teach.course.settings import Settings
from holdem_teach.grading.gradebook import NAME, _add_tables, gradebook
from holdem_teach.grading.gradebook_results import class_of
from holdem_teach.grading.gradebook_schema import VERSION
from holdem_teach.grading.marks.courses import course_number, last_run
from holdem_teach.grading.marks.facts import marks_of_class

FISH = 'zoë, "the" fish'


@pytest.fixture(params=range(1, VERSION))
def old(request, root, tmp_path):
    """A folder with a gradebook of an earlier version."""
    stored = root / "tests" / "data" / "gradebooks" / f"version_{request.param}.sqlite"
    with closing(sqlite3.connect(f"file:{stored}?mode=ro&immutable=1", uri=True)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (request.param,)
    shutil.copy(stored, tmp_path / NAME)
    return tmp_path


def everything(path):
    """All rows of all tables, each as columns with their values."""
    with closing(sqlite3.connect(path)) as book:
        book.row_factory = sqlite3.Row
        tables = book.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name: [dict(row) for row in book.execute(f"SELECT * FROM {name}")]
            for (name,) in tables.fetchall()
        }


def test_each_row_is_kept_as_it_was(old):
    before = everything(old / NAME)
    with gradebook(old) as book:
        assert book.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert book.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert book.execute("PRAGMA foreign_key_check").fetchall() == []
    after = everything(old / NAME)
    for table, rows in before.items():
        kept = [
            {name: now[name] for name in was}
            for was, now in zip(rows, after[table], strict=True)
        ]
        assert kept == rows


def test_the_tables_are_those_of_a_new_file(old, tmp_path):
    def columns(folder, **how):
        with gradebook(folder, **how) as book:
            found = book.execute(
                "SELECT m.name, c.name, c.type, c.'notnull', c.dflt_value, c.pk"
                " FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c"
                " WHERE m.type IN ('table', 'view') ORDER BY 1, 2"
            )
            return found.fetchall()

    (tmp_path / "new").mkdir()
    assert columns(old) == columns(tmp_path / "new", new=True)


def test_marks_and_pages_come_out_of_it(old):
    with gradebook(old) as book:
        run = last_run(book, course_number(book))
        marks = marks_of_class(book, run, Settings())
        points = {each.person.name: each.marks[0].points for each in marks}
        assert points == {"ann": 10, "bob": points["bob"], FISH: 0}
        assert 0 < points["bob"] < 10
        graded = {each.student: each for each in class_of(book, run, Settings())}
        assert graded["bob"].reports[0].score == points["bob"]
        assert {t.status for t in graded[FISH].reports[0].tasks} == {"missing"}


def test_who_opens_it_while_another_brings_it_up_to_date_waits_for_that(old):
    with closing(sqlite3.connect(old / NAME, isolation_level=None)) as first:
        first.execute("BEGIN IMMEDIATE")
        with ThreadPoolExecutor(1) as pool:
            opened = pool.submit(rows_of_decisions, old)
            time.sleep(0.3)  # it has seen the old version by now
            _add_tables(first, first.execute("PRAGMA user_version").fetchone()[0])
            first.execute("COMMIT")
            assert opened.result() == 0


def rows_of_decisions(folder):
    with gradebook(folder) as book:
        return book.execute("SELECT count(*) FROM decision").fetchone()[0]
