"""The tables of a gradebook, and how a file of an older version is brought up to date.

What came is kept apart from what it is worth, and both from what is made of it: a name
stands in ``student`` alone and all else carries its number; ``attempt`` holds what was
handed in and when; ``result`` and ``mark`` what the checks found of it in one run. Late
rules, overrides and the like are no part of a mark: they are worked out from these
facts when marks are given out.

Each file says its version as ``PRAGMA user_version``. A change of the tables is one
more script at the end of ``SCRIPTS``; the scripts that stand here are never edited.
"""

from __future__ import annotations

from typing import Final

APPLICATION: Final = 0x484F4C44  # "HOLD", at a fixed place in each file of ours

_FIRST: Final = """
CREATE TABLE course (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL UNIQUE
);
CREATE TABLE student (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    system TEXT NOT NULL,            -- canvas, moodle or files, where one is
    system_name TEXT NOT NULL,       -- called so
    system_number TEXT NOT NULL,
    handed_out TEXT NOT NULL         -- JSON: names of files in that system's archive
);
CREATE TABLE file (
    digest TEXT PRIMARY KEY,         -- SHA-256 in hexadecimal
    data BLOB NOT NULL               -- exact bytes, as they came
);
CREATE TABLE attempt (               -- what came for an exercise, or that nothing did
    id INTEGER PRIMARY KEY,
    student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
    exercise TEXT NOT NULL,
    file TEXT REFERENCES file,
    refused TEXT NOT NULL,           -- why what came was not taken in; else empty
    name TEXT NOT NULL,              -- of the file, as it was handed in
    handed_in TEXT,                  -- ISO 8601 with a time zone, if anybody knows
    known_from TEXT NOT NULL,
    late INTEGER NOT NULL            -- marked so by the system it was handed in to
);
CREATE UNIQUE INDEX attempt_by_content
    ON attempt (student, exercise, ifnull(file, ''), refused);
CREATE TABLE counted (               -- the class at its last grading: what counts
    course INTEGER NOT NULL REFERENCES course,
    student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
    exercise TEXT NOT NULL,
    attempt INTEGER NOT NULL REFERENCES attempt ON DELETE CASCADE,
    PRIMARY KEY (course, student, exercise)
) WITHOUT ROWID;
CREATE TABLE remark (                -- about what was, or was not, taken in
    student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,              -- left or note
    sentence TEXT NOT NULL,
    PRIMARY KEY (student, place)
) WITHOUT ROWID;
CREATE TABLE flag (                  -- for the teacher, never scored
    course INTEGER NOT NULL REFERENCES course,
    student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
    exercise TEXT NOT NULL,
    kind TEXT NOT NULL,
    other INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,  -- or the same one
    PRIMARY KEY (course, student, exercise, kind, other)
) WITHOUT ROWID;
CREATE TABLE version (               -- of the checks of one exercise
    id INTEGER PRIMARY KEY,
    exercise TEXT NOT NULL,
    digest TEXT NOT NULL,            -- of all that marks depend on
    UNIQUE (exercise, digest)
);
CREATE TABLE task (
    version INTEGER NOT NULL REFERENCES version,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    max_score REAL NOT NULL,
    PRIMARY KEY (version, place)
) WITHOUT ROWID;
CREATE TABLE run (
    id INTEGER PRIMARY KEY,
    course INTEGER NOT NULL REFERENCES course,
    seed TEXT NOT NULL,              -- a whole number of any size
    reason TEXT NOT NULL,            -- first, regrade, seed, checks or isolation
    began TEXT NOT NULL,
    ended TEXT                       -- when nothing was left to do; else it goes on
);
CREATE TABLE run_version (           -- which checks a run uses
    run INTEGER NOT NULL REFERENCES run,
    exercise TEXT NOT NULL,
    version INTEGER NOT NULL REFERENCES version,
    PRIMARY KEY (run, exercise)
) WITHOUT ROWID;
CREATE TABLE result (                -- of one exercise file in one run
    run INTEGER NOT NULL REFERENCES run,
    attempt INTEGER NOT NULL REFERENCES attempt ON DELETE CASCADE,
    version INTEGER NOT NULL REFERENCES version,
    isolation TEXT NOT NULL,
    problem TEXT,                    -- of the file as a whole
    cpu_seconds REAL NOT NULL,       -- what a call was allowed, scaled to the machine
    computed REAL NOT NULL,          -- seconds in the student's functions: processor
    waited REAL NOT NULL,            -- and clock
    made TEXT NOT NULL,
    PRIMARY KEY (run, attempt)
) WITHOUT ROWID;
CREATE TABLE mark (                  -- of one task
    run INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    task TEXT NOT NULL,
    status TEXT NOT NULL,
    score REAL NOT NULL,
    max_score REAL NOT NULL,
    message TEXT NOT NULL,
    printed TEXT NOT NULL,
    traceback TEXT NOT NULL,
    passed INTEGER NOT NULL,
    total INTEGER NOT NULL,
    hidden_to_come INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    explore TEXT NOT NULL,
    idea TEXT NOT NULL,
    of_file INTEGER NOT NULL,
    PRIMARY KEY (run, attempt, task),
    FOREIGN KEY (run, attempt) REFERENCES result ON DELETE CASCADE
) WITHOUT ROWID;
"""

# What can be done next about a task: its failing call again, or the line to begin with
_SECOND: Final = """
ALTER TABLE mark ADD COLUMN repeat TEXT NOT NULL DEFAULT '';
ALTER TABLE mark ADD COLUMN stub_line INTEGER NOT NULL DEFAULT 0;
"""

# Who is in the class and called what elsewhere, and what its teacher has decided
_THIRD: Final = """
ALTER TABLE student ADD COLUMN full_name TEXT NOT NULL DEFAULT '';  -- from the roster
ALTER TABLE student ADD COLUMN id_number TEXT NOT NULL DEFAULT '';  -- the school's
ALTER TABLE student ADD COLUMN email TEXT NOT NULL DEFAULT '';
ALTER TABLE student ADD COLUMN login TEXT NOT NULL DEFAULT '';
CREATE TABLE enrolled (              -- who is on the roster
    course INTEGER NOT NULL REFERENCES course,
    student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
    PRIMARY KEY (course, student)
) WITHOUT ROWID;
CREATE TABLE decision (              -- rows are added, never changed: the last counts
    id INTEGER PRIMARY KEY,
    course INTEGER NOT NULL REFERENCES course,
    student INTEGER NOT NULL REFERENCES student ON DELETE CASCADE,
    exercise TEXT NOT NULL,
    task TEXT NOT NULL,              -- empty: the exercise as a whole
    kind TEXT NOT NULL,              -- override, extension or excuse
    value,                           -- points, moment or 1; NULL: taken back
    author TEXT NOT NULL,
    reason TEXT NOT NULL,
    made TEXT NOT NULL
);
CREATE INDEX decision_by_subject
    ON decision (course, student, exercise, task, kind);
CREATE VIEW standing AS
    SELECT * FROM decision WHERE value IS NOT NULL AND id IN (
        SELECT max(id) FROM decision GROUP BY course, student, exercise, task, kind);
CREATE INDEX result_by_attempt ON result (attempt, run);
"""

# What a class has in common: typical mistakes, and failures that a teacher has read
_FOURTH: Final = """
ALTER TABLE mark ADD COLUMN cause TEXT NOT NULL DEFAULT '';
ALTER TABLE mark ADD COLUMN cases TEXT NOT NULL DEFAULT '';
CREATE TABLE sentence (              -- rows are added, never changed: the last counts
    id INTEGER PRIMARY KEY,
    exercise TEXT NOT NULL,
    task TEXT NOT NULL,
    cases TEXT NOT NULL,             -- as in mark: whom it concerns, in every run
    text TEXT,                       -- NULL: taken back
    author TEXT NOT NULL,
    made TEXT NOT NULL
);
CREATE VIEW said AS
    SELECT * FROM sentence WHERE text IS NOT NULL AND id IN (
        SELECT max(id) FROM sentence GROUP BY exercise, task, cases);
"""

SCRIPTS: Final = (_FIRST, _SECOND, _THIRD, _FOURTH)
VERSION: Final = len(SCRIPTS)
