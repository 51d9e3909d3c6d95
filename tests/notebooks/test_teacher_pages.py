"""The teacher's guide agrees with the lessons, the checks and the facts."""

from __future__ import annotations

import re

import nbformat
import pytest
from teacher_pages import NEEDED, Page, minutes_of, verbs_of

from holdem_teach.checks.tasks import module_tasks
from holdem_teach.facts import FACTS
from holdem_teach.grading.handing_out.kit import graded_by

FACT = re.compile(r"`([a-z0-9]+(?:_[a-z0-9]+)+)`")
LINK = re.compile(r"\]\(([^)#\s]+)[^)\s]*\)")


@pytest.fixture(scope="module")
def pages(root):
    folder = root / "notebooks" / "teacher" / "lessons"
    return {path.stem: Page(path) for path in sorted(folder.glob("*.md"))}


@pytest.fixture(scope="module")
def texts(notebooks):
    return {
        path.stem: [
            cell.source
            for cell in nbformat.read(path, as_version=4).cells
            if cell.cell_type == "markdown"
        ]
        for path in notebooks
    }


def tasks_of(root, module):
    folder = root / "tests" / "exercises" / "visible"
    return {
        task.name: task.points for task in module_tasks(folder / f"test_{module}.py")
    }


def test_each_lesson_has_a_page_with_all_parts(pages, texts):
    assert set(texts) <= set(pages)
    missing = {name: set(NEEDED) - set(page.sections) for name, page in pages.items()}
    assert {name: parts for name, parts in missing.items() if parts} == {}


def test_the_minutes_are_those_of_the_lesson(pages, texts):
    for name, cells in texts.items():
        assert pages[name].minutes == minutes_of("\n".join(cells)), name


def test_misconceptions_bear_the_names_of_the_checks(root, pages):
    folder = root / "tests" / "exercises" / "mistakes"
    for name, page in pages.items():
        known = (folder / f"{page.module}.py").read_text("utf-8") if page.module else ""
        assert {m for m in page.mistakes if f"def {m}(" not in known} == set(), name
        assert page.module is None or len(page.mistakes) >= 5, name


def test_the_points_are_those_of_the_checks(root, pages):
    for name, page in pages.items():
        points = {row.task: row.points for row in page.assessed}
        known = tasks_of(root, page.module) if page.module else {}
        assert points.items() <= known.items(), name


def test_each_task_of_each_exercise_is_assessed_somewhere(root, pages):
    modules = {page.module for page in pages.values()} - {None}
    assert len(modules) == len(list((root / "solutions").glob("ex*.py")))
    for module in modules:
        rows = [page.assessed for page in pages.values() if page.module == module]
        assert {row.task for part in rows for row in part} == set(
            tasks_of(root, module)
        )


def test_what_is_assessed_is_a_goal_of_the_lesson(pages, texts):
    for name, cells in texts.items():
        goals = next(cell for cell in cells if cell.startswith("### Goals"))
        assert {row.goal for row in pages[name].assessed} <= verbs_of(goals), name


def test_facts_that_are_named_are_there(root, pages):
    texts = [page.text for page in pages.values()]
    texts.append((root / "notebooks" / "teacher" / "plans.md").read_text("utf-8"))
    named = {name for text in texts for name in FACT.findall(text)}
    tasks = {row.task for page in pages.values() for row in page.assessed}
    modules = {page.module for page in pages.values()}
    mistakes = set().union(*(page.mistakes for page in pages.values()))
    assert named - tasks - modules - mistakes <= set(FACTS)


def test_the_guide_is_in_the_teacher_s_kit(root):
    pages = (root / "notebooks" / "teacher").rglob("*.md")
    names = {page.relative_to(root).as_posix() for page in pages}
    assert names <= set(graded_by(root))


def test_every_link_of_every_page_leads_to_a_file(root):
    for page in (root / "notebooks").rglob("*.md"):
        links = LINK.findall(page.read_text("utf-8"))
        inside = [link for link in links if "://" not in link]
        assert [link for link in inside if not (page.parent / link).exists()] == [], (
            page
        )
