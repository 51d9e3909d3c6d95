"""``course.toml``: what is right is read, what is wrong is said by its line."""

from datetime import datetime

import pytest

from holdem_teach.course.course_toml import CourseTomlError, read_settings
from holdem_teach.course.files import CourseError
from holdem_teach.course.settings import (
    LateRule,
    MarkRule,
    ModuleSettings,
    Settings,
    is_open,
)
from holdem_teach.course.toml_handout import for_students, student_toml
from holdem_teach.course.toml_lines import line_of

MODULES = ["ex01_cards", "ex02_ranking"]
WHOLE = """\
title = "Höld'em"
hints = 2026-09-15
solutions = false

[late]
per_day = 0.1
days = 7

[marks]
best_attempt = true
drop_lowest = 1

[limits]
cpu_seconds = 3

[modules.ex02_ranking]
weight = 2
due = 2026-10-01
hints = true

[modules.ex01_cards]
due = 2026-09-20 18:30:00
solutions = 2026-09-21

[grading]
seed = 7
isolation = "process"
"""


@pytest.fixture
def read(tmp_path):
    """Read settings from a text, or from bytes."""

    def read(text):
        path = tmp_path / "course.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return read_settings(path, MODULES)

    return read


@pytest.fixture
def problems(read):
    """Return line and sentence of each thing that is wrong with a text."""

    def problems(text):
        with pytest.raises(CourseTomlError) as trouble:
            read(text)
        assert str(trouble.value).count("\n") == 0
        assert str(trouble.value).startswith(str(trouble.value.problems[0].path))
        return [(each.line, each.sentence) for each in trouble.value.problems]

    return problems


def test_all_that_can_be_said(read):
    assert read(WHOLE) == Settings(
        title="Höld'em",
        usual=ModuleSettings(hints=datetime(2026, 9, 15), solutions=False),
        modules={
            "ex01_cards": ModuleSettings(
                1.0,
                datetime(2026, 9, 20, 18, 30),
                datetime(2026, 9, 15),
                datetime(2026, 9, 21),
            ),
            "ex02_ranking": ModuleSettings(
                2.0, datetime(2026, 10, 1, 23, 59), True, False
            ),
        },
        late=LateRule(0.1, 7),
        marks=MarkRule(best_attempt=True, drop_lowest=1),
        cpu_seconds=3.0,
        seed=7,
        isolation="process",
    )


def test_a_title_is_enough(read):
    settings = read('title = "Cards"')
    assert settings == Settings(title="Cards")
    assert settings.is_in_use("ex02_ranking")
    assert settings.module("ex02_ranking") == ModuleSettings()
    assert settings.due_line("ex02_ranking", datetime(2026, 9, 1)) == ""
    assert settings.dates() == ""


def test_a_module_that_is_not_named_is_not_in_use(read):
    settings = read('title = "Cards"\n[modules.ex01_cards]\n')
    assert settings.is_in_use("ex01_cards")
    assert not settings.is_in_use("ex02_ranking")


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b""])
def test_as_an_editor_on_windows_saves_it(read, mark):
    data = mark + WHOLE.encode().replace(b"\n", b"\r\n")
    assert read(data) == read(WHOLE)


def test_a_time_with_an_offset_is_turned_to_local_time(read):
    settings = read(
        'title = "x"\n[modules.ex01_cards]\ndue = 2026-10-01T12:00:00+02:00\n'
    )
    here = datetime.fromisoformat("2026-10-01T10:00:00+00:00").astimezone()
    assert settings.module("ex01_cards").due == here.replace(tzinfo=None)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("# a\n[late]\nper_dya = 0.1", 3, "no key late.per_dya (is per_day meant?)"),
        ("# a\n\nmodule = 3", 3, "no key module (is modules meant?); there are: title"),
        ("[modules.ex02]", 1, "no module modules.ex02 (is ex02_ranking meant?)"),
        ("[modules.ex99_x]", 1, "no module modules.ex99_x"),
        ("hints = 'yes'", 1, "hints is 'yes', where true, false or a date"),
        ("hints = 1", 1, "hints is 1, where true, false or a date"),
        ("late = 0.1", 1, "late is 0.1, where a table, such as [late]"),
        ("modules = ['ex01_cards']", 1, "where a table, such as [late]"),
        ("[late]\nper_day = 10", 2, "late.per_day is 10, where a number from 0 to 1"),
        ("[marks]\nbest_attempt = 1", 2, "where true or false is expected"),
        ("[late]\nper_day = true", 2, "where a number from 0 to 1"),
        ("[late]\nper_day = nan", 2, "where a number from 0 to 1"),
        ("[late]\ndays = -1", 2, "late.days is -1, where a whole number of 0 or more"),
        ("[late]\ndays = 1.5", 2, "where a whole number of 0 or more"),
        ("[limits]\ncpu_seconds = 0", 2, "above 0 and at most 60"),
        ("[limits]\ncpu_seconds = inf", 2, "above 0 and at most 60"),
        ("[limits]\ncpu_seconds = '2'", 2, "above 0 and at most 60"),
        ("[grading]\nseed = 'x'", 2, "grading.seed is 'x', where a whole number"),
        ("[grading]\nseed = true", 2, "where a whole number"),
        ("[grading]\nisolation = 'vm'", 2, 'one of "process", "landlock" and'),
        ("[modules.ex01_cards]\nweight = -1", 2, "weight is -1, where a number of 0"),
        (f"[modules.ex01_cards]\nweight = 1{'0' * 400}", 2, "where a number of 0"),
        ("[modules.ex01_cards]\ndue = '2026-10-01'", 2, "where a date such as"),
        ("[modules.ex01_cards]\ndue = 18:00:00", 2, "where a date such as"),
        ("[modules.ex01_cards]\ndue = false", 2, "where a date such as"),
        ("modules.ex01_cards.due = [\n 1,\n]", 1, "where a date such as"),
        ("modules = {ex01_cards = {due = 3}}", 1, "modules.ex01_cards.due is 3"),
        ('[modules."ex01_cards"]\n# x\n\n"due"=3', 4, "modules.ex01_cards.due is 3"),
        ("[modules.ex01_cards]\nweight = 0", 1, "all modules have weight 0"),
    ],
)
def test_what_is_wrong_is_said_by_its_line(problems, text, line, said):
    ((found, sentence),) = problems(f'title = "x"\n{text}\n')
    assert found == line + 1
    assert said in sentence


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('title = "x"\ndue = tomorrow', 2, "cannot be read: Invalid value (column 7)"),
        ('title = "x"\ndue = 2026-02-30', 2, "Invalid date or datetime"),
        ('title = "x"\ndue = 2026-10-01 18:00', 2, "18:00:00, with seconds"),
        ('title = "x"\n[late\n', 2, "column 6"),
        ('title = "x"\ntitle = "y"', 2, "Cannot overwrite a value"),
        ('title = "x', 1, "cannot be read"),
        ('title = """x\n\n', 3, "cannot be read"),
        ("title: x", 1, "cannot be read"),
        ("", 1, "title is missing"),
        ("hints = true", 1, "title is missing"),
        ("title = ''", 1, "title is '', where text in quotation marks"),
        ("title = 3", 1, "title is 3, where text"),
        (b'title = "x"\n# caf\xe9\n', 2, "not text in UTF-8"),
        ("title = 'x'".encode("utf-16"), 1, "not text in UTF-8"),
        (f"title = {'9' * 5000}".encode(), 1, "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(problems, text, line, said):
    ((found, sentence),) = problems(text)
    assert found == line
    assert said in sentence


def test_all_that_is_wrong_is_said_in_the_order_of_lines(problems):
    text = "[late]\nper_day = 2\ndays = -1\n[limits]\ncpu = 1\n"
    assert [line for line, _ in problems(text)] == [1, 2, 3, 5]


def test_a_long_value_is_cut(problems):
    ((_, sentence),) = problems(f"title = 'x'\nhints = '{'x' * 999}'")
    assert len(sentence) < 200


def test_a_missing_file_is_one_line(tmp_path):
    with pytest.raises(CourseError, match="cannot be read") as trouble:
        read_settings(tmp_path / "course.toml", MODULES)
    assert "\n" not in str(trouble.value)


def test_the_line_of_a_key_that_is_not_there():
    with pytest.raises(KeyError):
        line_of("a = 1", ["b"])


@pytest.mark.parametrize(
    ("now", "line"),
    [
        (datetime(2026, 10, 1, 23, 59), "Due 2026-10-01 23:59."),
        (
            datetime(2026, 10, 2),
            "Due 2026-10-01 23:59. That has passed. Late work: each day begun costs"
            " 10 % of the points, and it is taken for 7 days.",
        ),
    ],
)
def test_a_due_date_in_a_sentence(read, now, line):
    assert read(WHOLE).due_line("ex02_ranking", now) == line


def test_the_late_rule_in_words():
    assert str(LateRule()) == "it costs no points"
    assert str(LateRule(0.25)) == "each day begun costs 25 % of the points"
    assert str(LateRule(0, 1)) == "it costs no points, and it is taken for 1 day"


def test_openings():
    noon = datetime(2026, 10, 1, 12)
    assert is_open(True, noon) and not is_open(False, noon)
    assert is_open(noon, noon) and not is_open(datetime(2026, 10, 1, 12, 1), noon)


def test_students_get_all_but_the_grading():
    given = for_students(WHOLE)
    assert "seed" not in given and given.startswith("title") and WHOLE.startswith(given)
    assert for_students('title = "x"\n') == 'title = "x"\n'


@pytest.mark.parametrize(
    "text",
    [
        'title = "x"\n[grading]\nseed = 7\n[late]\ndays = 1\n',
        'grading.seed = 7\ntitle = "x"\n',
        'title = "x"\ngrading = {seed = 7}\n',
        'title = "x"\n["grading"]\nseed = 7\n',
        'title = """\n[grading]\n"""\n[grading]\nseed = 7\n',
    ],
)
def test_a_seed_is_never_given_away(text):
    with pytest.raises(CourseError, match="has to be the last"):
        for_students(text)


def test_the_project_s_own_has_no_seed_and_students_get_it_as_it_is(root):
    teachers = read_settings(root / "solutions/course.toml", MODULES)
    assert teachers.seed is None
    given = (root / "exercises/course.toml").read_bytes()
    assert given == student_toml(root).encode("utf-8")
    assert b"seed =" not in given
