"""Every text that is asked for is in the catalogue, and every text is asked for."""

from __future__ import annotations

import ast
import re
from string import Formatter

import pytest

from holdem_teach.words import CATALOGUE, say


def key_pattern(node):
    """Return what a literal or an f-string can be as a pattern; None for the rest."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(part.value) if isinstance(part, ast.Constant) else r"\w+"
            for part in node.values
        ]
        return "".join(parts)
    return None


def keys_like(pattern):
    return [key for key in CATALOGUE if re.fullmatch(pattern, key)]


def fields_of(text):
    names = (name for _, name, _, _ in Formatter().parse(text) if name is not None)
    return {re.split(r"[.\[]", name)[0] for name in names}


def troubles(tree):
    """Yield what is wrong with each call of say() whose key can be read."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "say"):
            continue
        keys = keys_like(key_pattern(node.args[0]) or r".*")
        if not keys:
            yield f"line {node.lineno}: no text {ast.unparse(node.args[0])}"
        given = {keyword.arg for keyword in node.keywords}
        for key in keys if key_pattern(node.args[0]) else []:
            missing = fields_of(CATALOGUE[key]) - given
            if missing and None not in given:  # None: fields by **, not to be read here
                yield f"line {node.lineno}: {key} lacks {sorted(missing)}"
            if needless := given - fields_of(CATALOGUE[key]) - {None}:
                yield f"line {node.lineno}: {key} has no {sorted(needless)}"


@pytest.fixture(scope="module")
def trees(root):
    folders = ("holdem_teach", "tests/exercises")
    paths = [path for folder in folders for path in (root / folder).rglob("*.py")]
    return {
        path: ast.parse(path.read_text(encoding="utf-8"))
        for path in paths
        if path.parent.name not in ("words", "mistakes")
    }


def test_each_text_asked_for_is_there_with_its_fields(trees):
    found = [
        f"{path.name}, {trouble}"
        for path, tree in trees.items()
        for trouble in troubles(tree)
    ]
    assert found == []


def test_each_text_is_used(trees):
    patterns = {
        pattern
        for tree in trees.values()
        for node in ast.walk(tree)
        if (pattern := key_pattern(node)) and r"\." in pattern
    }
    used = {key for pattern in patterns for key in keys_like(pattern)}
    assert sorted(set(CATALOGUE) - used) == []


@pytest.mark.parametrize(
    ("call", "trouble"),
    [
        ("say('cards.nothing')", "no text"),
        ("say('cards.or', first=1)", "lacks ['last']"),
        ("say('cards.or', first=1, last=2, more=3)", "has no ['more']"),
        ("say(f'cards.{part}_expected', part=1)", "has no ['part']"),
    ],
)
def test_a_wrong_call_is_caught(call, trouble):
    assert trouble in next(troubles(ast.parse(call)))


def test_texts_are_calm():
    """No exclamation marks and no word in capitals, but for names and abbreviations."""
    shouting = re.compile(r"!(?![rsa]\b|=)|\b(?!HTML|JSON|NUMBA|UTF)[A-Z]{4,}\b")
    assert [key for key, text in CATALOGUE.items() if shouting.search(text)] == []


def test_no_key_is_there_twice():
    from holdem_teach import words

    count = sum(len(section.TEXTS) for section in words._SECTIONS)
    assert count == len(CATALOGUE)


def test_each_text_can_be_filled_in():
    class Anything:
        def __getattr__(self, name):
            return self

        def __getitem__(self, key):
            return self

        def __format__(self, spec):
            return "x"

    for key, text in CATALOGUE.items():
        assert say(key, **dict.fromkeys(fields_of(text), Anything()))
