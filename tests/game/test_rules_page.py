"""The rules in our own words: each number once, and each number that is cited there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from holdem_teach.course.material import course_files

DEFINED = re.compile(r"^- \*\*([LFNS]\d+) ", re.MULTILINE)
DEFINED_S = re.compile(r"^- \*\*(S\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"\b[LFNS]\d{1,2}\b")
WHERE = ("holdem_teach/**/*.py", "notebooks/*", "solutions/*.py", "*.md")


@pytest.fixture(scope="module")
def numbers(root) -> list[str]:
    text = (root / "notebooks" / "rules.md").read_text(encoding="utf-8")
    return DEFINED.findall(text) + DEFINED_S.findall(text)


def test_each_rule_stands_there_once_in_its_order(numbers) -> None:
    counts = {"L": 14, "F": 3, "N": 10, "S": 5}
    expected = [f"{a}{n}" for a, last in counts.items() for n in range(1, last + 1)]
    assert numbers == expected


def words_of(path: Path) -> str:
    """Return what a file says; of a notebook its cells, not the pictures in it."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".ipynb":
        return text
    return "\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"])


def test_each_number_that_is_cited_stands_there(root, numbers) -> None:
    paths = [path for pattern in WHERE for path in root.glob(pattern) if path.is_file()]
    cited = {
        (path.name, number)
        for path in paths
        if path.suffix in {".py", ".md", ".ipynb"}
        for number in CITED.findall(words_of(path))
    }
    assert {number for _, number in cited} >= set(numbers)
    assert sorted(pair for pair in cited if pair[1] not in numbers) == []


def test_the_page_is_installed_with_the_package() -> None:
    assert b"**L12 " in course_files()["notebooks/rules.md"]
