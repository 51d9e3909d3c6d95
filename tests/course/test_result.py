"""What a check found is text and a table, and what a student wrote is tame."""

import os
from dataclasses import replace
from datetime import datetime
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from holdem_teach import __version__
from holdem_teach.checks import ModuleReport, TaskReport
from holdem_teach.checks.report import STATUSES
from holdem_teach.course.find import Course, Exercise
from holdem_teach.course.result import CheckResult
from holdem_teach.course.settings import ModuleSettings
from holdem_teach.course.task_lines import SIGNS, state

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
    counts = {"passed": 0, "total": 2, "hidden_to_come": 3}
    counts |= {key: more.pop(key) for key in counts if key in more}
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
        **more,
    )


def result(
    *tasks,
    problem=None,
    path="exercises/ex02_ranking.py",
    saved=None,
    version=__version__,
    **more,
):
    module = ModuleReport("ex02_ranking", tasks, problem, "process")
    when = saved or datetime.now().replace(hour=14, minute=2)
    course = Course(Path(), Path("checks"), version)
    exercise = Exercise("ex02_ranking", Path(path), Path("checks/x.py"), course)
    return CheckResult(exercise, module, when, **more)


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
        "  ✓ category  passed        2.5 of 2.5 points",
        "",
        "2.5 of 2.5 points, provisional.",
        "2 of 2 visible checks pass; 3 more run when it is graded.",
        "Next step, in a terminal: holdem-teach submit ex02",
    ]
    command = shown.as_text("command", where=False)
    assert command.endswith("\nNext step: holdem-teach submit ex02")
    assert "holdem-teach submit ex02" in shown._repr_html_()
    assert "submit" not in repr(result(report(), version=None))
    assert "submit" not in repr(result(report("wrong")))


def test_where_no_check_has_run_none_is_counted():
    untouched = result(report(status="unattempted", total=0))
    assert untouched.counts == (
        "No visible check has run yet; 3 hidden ones run when it is graded."
    )


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


def test_a_traceback_is_one_step_away():
    lines = "line 3, in category\nline 9, in deeper\n"
    shown = result(report("crashed", traceback=lines, printed="x"))
    text = shown.as_text("command", where=False)
    assert "line 3" not in text and "It printed: x" in text
    assert "      line 9, in deeper\n" in text
    assert "The lines that led there: holdem-teach check ex02 --traceback" in text
    assert "line 3, in category" in shown.as_text("command", where=True)
    folded = shown._repr_html_().partition("<details>")[2].partition("</details>")[0]
    assert "<summary>Where it happened</summary>" in folded
    assert "line 3, in category" in folded


def test_next_steps_are_those_of_where_one_is():
    opens = 'ht.explore("Ad Qc", "3h 4c Jh")'
    shown = result(report("wrong", hints=2, explore=opens))
    text = shown.as_text("command", where=False)
    assert "hint 1 of 2: holdem-teach hint ex02.category 1" in text
    assert f"See these cards, in a notebook: {opens}" in text
    assert 'hint 1 of 2: ht.hint("ex02.category", 1)' in repr(shown)
    html = unescape(shown._repr_html_())
    assert 'ht.hint("ex02.category", 1)' in html and "holdem-teach hint" not in html
    assert f"See these cards: {opens}" in html


def test_the_idea_is_offered_after_a_pass():
    shown = result(report(idea="count <both>"))
    assert "The solution's idea: count <both>" in repr(shown)
    folded = shown._repr_html_().partition("<details>")[2].partition("</details>")[0]
    assert "<summary>The solution's idea</summary>" in unescape(folded)
    assert "count &lt;both&gt;" in folded


@pytest.mark.parametrize(
    ("opening", "said"), [(datetime(2999, 1, 1), "2999-01-01 00:00"), (False, None)]
)
def test_what_is_closed_is_not_shown_and_says_when_it_opens(opening, said):
    asked = ModuleSettings(hints=opening, solutions=opening)
    tasks = report("wrong", hints=2), report(idea="count both", task="deck")
    shown = result(*tasks, asked=asked)
    for text in (repr(shown), shown._repr_html_()):
        assert "hint 1 of" not in text and "count both" not in text
        assert ("2999" in text) == (said is not None)
        if said:
            assert f"Hints for this module open on {said}." in text
            assert f"idea can be read from {said} on." in unescape(text)


def test_notes_are_said_once():
    shown = result(report(), notes=("Due 2026-10-01 23:59.", "", "<b>"))
    assert repr(shown).splitlines()[1:4] == ["Due 2026-10-01 23:59.", "<b>", ""]
    assert "Due 2026-10-01 23:59.<br>&lt;b&gt;</p>" in shown._repr_html_()


def test_a_copy_of_another_version_says_so():
    said = "made with holdem-teach 0.0.1, and this is"
    old = result(report(), version="0.0.1")
    assert said in repr(old) and said in old._repr_html_()
    newer = result(report(), version="99.0")
    assert "made with holdem-teach 99.0, which is newer than this" in repr(newer)
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
    assert tags.count("th") == 6 and tags.count("td") == 4 and "caption" in tags
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
    broken = [
        report("crashed", message="line 3 is wrong", task=name, of_file=True)
        for name in "ab"
    ]
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


def test_a_file_that_stopped_at_its_end_is_still_told_task_by_task():
    found = report("wrong", message="False came back")
    lost = report("crashed", message="it stopped", task="winners", of_file=True)
    text = str(result(found, lost, problem="it stopped"))
    assert "False came back" in text
    assert text.count("it stopped") == 1


def test_the_line_of_a_single_function_needs_no_second_command():
    shown = result(report("crashed", traceback="line 3, in category: return x[9]\n"))
    text = shown.as_text("command", where=False)
    assert "      line 3, in category: return x[9]\n" in text
    assert "--traceback" not in text


def test_a_file_that_cannot_be_read_shows_its_line_and_tries_no_task():
    broken = report("crashed", message="no", traceback="line 3: x", of_file=True)
    module = ModuleReport("ex02_ranking", (broken,), "no", "process", "if <b>\n   ^")
    shown = replace(result(broken), report=module)
    text = repr(shown)
    assert "no\n    if <b>\n       ^\n" in text
    assert "not tried" in text and "crashed" not in text and "line 3" not in text
    assert "if &lt;b&gt;\n   ^</pre>" in shown._repr_html_()
    parsed(shown._repr_html_())
