"""The documents say what is so: links lead on, examples run, tables are whole."""

from __future__ import annotations

import doctest
import re
import tomllib

import pytest

DOCUMENTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_to_files(root, name):
    text = (root / name).read_text(encoding="utf-8")
    targets = [link for link in LINK.findall(text) if "://" not in link]
    assert [target for target in targets if not (root / target).exists()] == []


def test_pictures_have_alternative_text(root):
    text = (root / "README.md").read_text(encoding="utf-8")
    alternatives = re.findall(r"!\[([^]]*)\]", text)
    assert alternatives
    assert all(len(alternative.split()) >= 8 for alternative in alternatives)


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("README.md", 5),
        ("docs/tutorial.md", 3),
        ("docs/explanation/strength.md", 5),
        ("notebooks/python.md", 30),
    ],
)
def test_the_examples_run(root, name, least):
    result = doctest.testfile(str(root / name), module_relative=False)
    assert result.attempted >= least
    assert result.failed == 0


def test_each_dependency_has_its_line(root):
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    metadata = project["project"]
    needed = [*metadata["dependencies"]]
    for extra in metadata["optional-dependencies"].values():
        needed += extra
    names = {re.match(r"[\w-]+", requirement)[0] for requirement in needed}
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("## Dependencies")[2].partition("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("|")]
    said = {name for row in rows for name in re.findall(r"[\w-]+", row.split("|")[2])}
    assert names - {"holdem-teach"} - said == set()
    assert said - {"package", "---"} - names == set()


def test_each_layer_has_its_line(root):
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    package = root / "holdem_teach"
    layers = [
        path.name
        for path in package.iterdir()
        if (path.suffix == ".py" or (path / "__init__.py").exists())
        and path.name != "__init__.py"
    ]
    assert [name for name in layers if f"`{name}" not in text] == []


def test_make_says_each_target(root):
    text = (root / "Makefile").read_text(encoding="utf-8")
    targets = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)[1].split()
    said = re.findall(r"'make ([\w-]+) ", text)
    assert set(said) == set(targets) - {"help"}


# What GNU make 3.81 does not have, or reads in another way.
NEWER_THAN_3_81 = re.compile(
    r"^\.ONESHELL|^\.RECIPEPREFIX|^[\w-]+ *(!=|::=)"
    r"|\$\((file|guile|let|intcmp) |^undefine",
    re.MULTILINE,
)


def test_the_makefile_is_one_for_make_3_81(root):
    assert not NEWER_THAN_3_81.search((root / "Makefile").read_text(encoding="utf-8"))
    assert NEWER_THAN_3_81.search("NAME != date")
