"""What a check found is text and a table, and what a student wrote is tame."""

import os
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path

from holdem_teach import __version__
from holdem_teach.checks import ModuleReport, TaskReport
from holdem_teach.checks.report import STATUSES
from holdem_teach.course.find import Course, Exercise
from holdem_teach.course.result import SIGNS, CheckResult, state

HOSTILE = "<script>alert(1)</script>\x1b[31m\u202e"


def report(
    status="passed",
    score=0.0,
    message="",
    printed="",
    traceback="",
    task="category",
    **more,
):
    counts = {"passed": 0, "total": 2, "hidden_to_come": 3} | more
    return TaskReport(
        task,
        status,
        score,
        2.5,
        message,
        printed,
        traceback,
        counts["passed"],
        counts["total"],
        counts["hidden_to_come"],
    )


def result(
    *tasks,
    problem=None,
    path="exercises/ex02_ranking.py",
    saved=None,
    version=__version__,
):
    module = ModuleReport("ex02_ranking", tasks, problem, "process")
    when = saved or datetime.now().replace(hour=14, minute=2)
    course = Course(Path(), Path("checks"), version)
    exercise = Exercise("ex02_ranking", Path(path), Path("checks/x.py"), course)
    return CheckResult(exercise, module, when)


def test_every_status_has_a_sign_and_a_word():
    assert set(SIGNS) == set(STATUSES)
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert len({state(report(status)) for status in STATUSES}) == len(STATUSES)


def test_all_passed():
    shown = result(report(score=2.5, passed=2))
    assert shown.passed
    assert repr(shown).splitlines() == [
        "ex02_ranking.py, file last saved 14:02",
        "",
        "  ✓ category  passed        2.5 of 2.5",
        "",
        "2.5 of 2.5 points, provisional.",
        "2 of 2 visible checks pass; 3 more run when it is graded.",
    ]


def test_a_wrong_task_says_what_came():
    shown = result(report("wrong", message="category(Th 9c) gave 'flush'.", passed=1))
    assert not shown.passed
    text = repr(shown)
    assert "✗ category  wrong" in text
    assert "      category(Th 9c) gave 'flush'." in text


def test_no_task_at_all_is_no_pass():
    assert not result().passed


def test_a_file_of_another_day_says_which():
    shown = result(report(), saved=datetime(2020, 1, 31, 9, 5))
    assert "file last saved 2020-01-31 09:05" in repr(shown)


def test_prints_and_traceback_are_shown_for_what_failed_only():
    failed = report("crashed", printed="debug\n", traceback="line 3, in category\n")
    assert "It printed: debug" in repr(result(failed))
    assert "line 3, in category" in repr(result(failed))
    passed = report(printed="debug\n")
    assert "debug" not in repr(result(passed))


def test_a_copy_of_another_version_says_so():
    said = "made with holdem-teach 0.0.1, and this is"
    old = result(report(), version="0.0.1")
    assert said in repr(old) and said in old._repr_html_()
    for version in (__version__, None):
        assert "made with" not in repr(result(report(), version=version))


class _Checker(HTMLParser):
    """Every tag that is opened is closed, and only these are used."""

    def __init__(self):
        super().__init__()
        self.open, self.seen = [], []

    def handle_starttag(self, tag, attributes):
        self.seen.append((tag, dict(attributes)))
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def parsed(html):
    checker = _Checker()
    checker.feed(html)
    assert checker.open == []
    return checker.seen


def test_the_table_is_whole_and_named():
    seen = parsed(result(report("wrong", message="first\nsecond"))._repr_html_())
    tags = [tag for tag, _ in seen]
    assert tags.count("th") == 5 and tags.count("td") == 3 and "caption" in tags
    assert {attributes.get("scope") for tag, attributes in seen if tag == "th"} == {
        "col",
        "row",
    }


def test_what_a_student_wrote_is_tame():
    hostile = report("crashed", message=HOSTILE, printed=HOSTILE, traceback=HOSTILE)
    for problem in (None, HOSTILE):
        shown = result(hostile, problem=problem)
        html = shown._repr_html_()
        assert "<script" not in html and "&lt;script&gt;" in html
        for text in (html, repr(shown)):
            assert "\x1b" not in text and "\u202e" not in text


def test_what_is_wrong_with_the_whole_file_is_said_once():
    broken = [report("crashed", message="line 3 is wrong", task=name) for name in "ab"]
    shown = result(*broken, problem="line 3 is wrong")
    assert repr(shown).count("line 3 is wrong") == 1
    assert shown._repr_html_().count("line 3 is wrong") == 1


def test_the_link_leads_to_the_file_from_the_notebook(tmp_path, monkeypatch):
    notebooks = tmp_path / "Mein Kürs" / "notebooks"
    notebooks.mkdir(parents=True)
    monkeypatch.chdir(notebooks)
    path = tmp_path / "Mein Kürs" / "exercises" / "ex02 ü.py"
    ((_, link),) = [
        tag
        for tag in parsed(result(report(), path=path)._repr_html_())
        if tag[0] == "a"
    ]
    assert link["href"] == "../exercises/ex02%20%C3%BC.py"


def test_a_file_on_another_drive_has_no_link(monkeypatch):
    def no_way(path):  # as Windows answers between drives
        raise ValueError("path is on mount 'Q:', start on mount 'C:'")

    monkeypatch.setattr(os.path, "relpath", no_way)
    html = result(report())._repr_html_()
    assert "<a " not in html and "ex02_ranking.py" in html
