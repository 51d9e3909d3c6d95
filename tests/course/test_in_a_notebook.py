"""``check`` and ``hint`` as a lesson calls them, in IPython."""

import dataclasses

import pytest
from IPython.core.interactiveshell import InteractiveShell

import holdem_teach as ht
from holdem_teach.course.files import CourseError
from holdem_teach.course.handout import start


@pytest.fixture
def copy(tmp_path, monkeypatch):
    root = tmp_path / "Mein Kürs"
    start(root)
    monkeypatch.chdir(root / "notebooks")
    return root


@pytest.fixture
def shell():
    shell = InteractiveShell()
    yield shell
    shell.history_manager.end_session()


def test_a_check_is_a_table_with_a_link_beside_the_notebook(copy):
    shown = ht.check("ex02")
    html = shown._repr_html_()
    assert 'href="../exercises/ex02_ranking.py"' in html
    assert "file last saved" in html
    assert html.count("not started") == 6
    assert not shown.passed


def test_a_check_speaks_of_what_is_on_disk_now(copy, root):
    assert not ht.check("ex02").passed
    solution = (root / "solutions/ex02_ranking.py").read_bytes()
    (copy / "exercises/ex02_ranking.py").write_bytes(solution)
    assert ht.check("ex02").passed


def test_results_cannot_be_changed(copy):
    for result in (ht.check("ex02"), ht.hint("ex02.category")):
        with pytest.raises(dataclasses.FrozenInstanceError):
            result.number = 3


def test_hints_come_one_at_a_time(copy):
    first = ht.hint("ex02.category", 1)
    assert first == ht.hint("ex02_ranking.category")
    assert repr(first).startswith("Hint 1 of ")
    assert 'next: ht.hint("ex02.category", 2)' in repr(first)
    last = ht.hint("ex02.category", first.total)
    assert last.text != first.text and "next" not in repr(last)
    assert "<strong>Hint 1 of" in first._repr_html_()


@pytest.mark.parametrize("number", [0, -1, 99, True, 1.0, "1", None])
def test_no_such_hint_is_one_line(copy, number):
    with pytest.raises(CourseError, match="numbered from 1") as trouble:
        ht.hint("ex02.category", number)
    assert "\n" not in str(trouble.value)


def test_trouble_is_one_line_in_a_notebook_too(copy, shell, capsys):
    shell.run_cell("import holdem_teach as ht\nht.check('ex99')")
    printed = capsys.readouterr().out
    assert "there is no exercise 'ex99'" in printed
    assert "Traceback" not in printed and len(printed.strip().splitlines()) == 1
