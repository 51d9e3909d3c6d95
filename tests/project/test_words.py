"""Every text that is asked for is in the catalogue, and every text is asked for."""

from __future__ import annotations

import ast
import re
from collections import Counter
from string import Formatter

import pytest

from holdem_teach.ranking.categories import CATEGORIES
from holdem_teach.words import CATALOGUE, LANGUAGES, say, sections


def key_pattern(node):
    """Return an f-string as a pattern of what it can be; None for anything else."""
    if not isinstance(node, ast.JoinedStr):
        return None
    parts = [
        re.escape(part.value) if isinstance(part, ast.Constant) else r"\w+"
        for part in node.values
    ]
    return "".join(parts)


def fields_of(text):
    names = (name for _, name, _, _ in Formatter().parse(text) if name is not None)
    return {re.split(r"[.\[]", name)[0] for name in names}


def calls_of_say(tree):
    """Yield line, key and the names of the fields given; None for those by ``**``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "say":
            fields = {keyword.arg for keyword in node.keywords}
            yield node.lineno, node.args[0], fields


def nouns_counted(tree):
    """Yield line and noun of each call of plural() whose noun can be read."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "plural":
            for noun in node.args[1:]:
                if isinstance(noun, ast.Constant):
                    yield node.lineno, noun.value


def fits(fields, text):
    expected = fields_of(text)
    return fields - {None} <= expected if None in fields else fields == expected


def keys_meant(key, fields):
    """Return the texts that an f-string in a call can mean, by name and by fields."""
    pattern = key_pattern(key)
    return [
        name
        for name, text in CATALOGUE.items()
        if re.fullmatch(pattern, name)
        and (None in fields or fields_of(text) <= fields)  # each takes what it needs
    ]


def troubles(tree):
    """Yield what is wrong with each call of say() whose key can be read."""
    for line, key, fields in calls_of_say(tree):
        said = ast.unparse(key)
        if isinstance(key, ast.JoinedStr) and not keys_meant(key, fields):
            yield f"line {line}: no text is like {said} with these fields"
        elif isinstance(key, ast.Constant) and key.value not in CATALOGUE:
            yield f"line {line}: no text {said}"
        elif isinstance(key, ast.Constant) and not fits(fields, CATALOGUE[key.value]):
            expected = sorted(fields_of(CATALOGUE[key.value]))
            yield f"line {line}: {said} takes {expected}"
    for line, noun in nouns_counted(tree):
        if f"noun.{noun}" not in CATALOGUE:
            yield f"line {line}: no noun {noun!r}"


def keys_used(tree):
    """Yield the texts that a module names, in a call of say() or to hand on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in CATALOGUE:
            yield node.value
        elif (pattern := key_pattern(node)) and re.match(r"\w+\\\.\w", pattern):
            yield from (key for key in CATALOGUE if re.fullmatch(pattern, key))
    for _, key, fields in calls_of_say(tree):
        if isinstance(key, ast.JoinedStr):
            yield from keys_meant(key, fields)


@pytest.fixture(scope="module")
def trees(root):
    folders = ("holdem_teach", "tests/exercises")
    paths = [path for folder in folders for path in (root / folder).rglob("*.py")]
    return {
        path: ast.parse(path.read_text(encoding="utf-8"))
        for path in paths
        if path.parent.name != "mistakes"
        and (path.parent.name != "words" or path.name == "__init__.py")
    }


def test_each_text_asked_for_is_there_with_its_fields(trees):
    found = [
        f"{path.name}, {trouble}"
        for path, tree in trees.items()
        for trouble in troubles(tree)
    ]
    assert found == []


def test_each_text_is_used(trees):
    used = {key for tree in trees.values() for key in keys_used(tree)}
    assert sorted(set(CATALOGUE) - used) == []


@pytest.mark.parametrize(
    ("call", "trouble"),
    [
        ("say('cards.nothing')", "no text"),
        ("say('words.or', first=1)", "takes ['first', 'last']"),
        ("say('words.or', first=1, last=2, more=3)", "takes"),
        ("say('words.or', more=3, **said)", "takes"),
        ("say(f'cards.{part}_name', rank=1)", "no text is like"),
        ("plural(3, 'nothing')", "no noun 'nothing'"),
    ],
)
def test_a_wrong_call_is_caught(call, trouble):
    assert trouble in next(troubles(ast.parse(call)))


def test_a_right_call_passes():
    calls = "say('words.or', first=1, last=2)\nsay('words.or', **said)"
    assert list(troubles(ast.parse(calls))) == []


def test_texts_are_calm():
    """No exclamation marks and no word in capitals, but for names and abbreviations."""
    shouting = re.compile(
        r"!(?![rsa]\b|=)|\b(?!HMAC|HTML|JSON|NUMBA|SHAKE|UTF|BEGIN|END|SOLUTION)[A-Z]{4,}\b"
    )
    assert [key for key, text in CATALOGUE.items() if shouting.search(text)] == []


def test_no_key_is_there_twice():
    keys = Counter(key for section in sections("en") for key in section.TEXTS)
    assert [key for key, count in keys.items() if count > 1] == []
    assert keys.keys() <= CATALOGUE.keys()


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


# What no person reads, or what is not ours to translate: SQL, code, HTML, styles, and
# the names by which programs know a thing.
NOT_SPOKEN = re.compile(
    r"\b(SELECT|INSERT|DELETE|UPDATE|PRAGMA|CREATE|ALTER|GROUP BY|ORDER BY)\b|WHERE\s"
    r"|^ FROM |<\w+[ >]|</\w+>|^\s*(import|from) |^def | for k in |[\w-]+:[^;]+;"
    r"|has no attribute|^[a-z]+_\w+ \w+|\(\?:"
)
NAMES = {
    *CATEGORIES, "big blind ante", "small blind", "big blind", "false claim",
    "no action", "easy, rock, station",
    "student, exercise, task, kind, value, author, reason, made",  # columns
    "(read only)", "Feedback comments", "Grade can be changed", "Email address",
    "Full name", "ID number",  # of Canvas's and Moodle's files
    "object is not callable", "is there twice",  # in messages of Python and of pytest
    "map filter zip range reversed enumerate dict_keys dict_values dict_items",
    "row wrap", "px;border:1px solid #767676", "1px solid #777",  # looks
    "outside lower center",
    "holdem_teach practice ", "holdem_teach hand ",  # what seeds are made of
    "not an encoded value",  # never leaves the sandbox
    "counting alone", "rules.md, the freezeout ranking",  # where a fact is from
    "holdem_task(task, hidden): the check of one task of an exercise",  # for pytest
}  # fmt: skip


def sentences(tree):
    """Yield line and text of what looks like a sentence and is no docstring."""
    bare = {n.value for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in bare:
            text = node.value if isinstance(node.value, str) else ""
            spoken = re.search(r"[A-Za-z]{2,}[,:;]? [a-z]{2,}", text)
            if spoken and not NOT_SPOKEN.search(text) and text not in NAMES:
                yield node.lineno, text


def test_what_people_read_stands_here_alone(trees, root):
    found = [
        f"{path.relative_to(root)}, line {line}: {text[:60]!r}"
        for path, tree in trees.items()
        if path.is_relative_to(root / "holdem_teach")
        and path.parent.name not in ("bench", "words")
        for line, text in sentences(tree)
    ]
    assert found == []


def test_a_sentence_elsewhere_is_caught():
    tree = ast.parse(
        'def f():\n    "A docstring may speak."\n    print("so may not this")'
    )
    assert list(sentences(tree)) == [(3, "so may not this")]


def differences(ours, theirs):
    """Yield what is wrong with a language's texts, beside ours."""
    yield from (f"{key} is missing" for key in ours.keys() - theirs.keys())
    yield from (f"{key} is one too many" for key in theirs.keys() - ours.keys())
    for key in ours.keys() & theirs.keys():
        if fields_of(ours[key]) != fields_of(theirs[key]):
            yield f"{key}: other fields"
        parts = ours[key].count("|"), theirs[key].count("|")
        if not key.startswith("noun.") and parts[0] != parts[1]:
            yield f"{key}: other parts"


def texts_of(language):
    return {
        key: text
        for section in sections(language)
        for key, text in section.TEXTS.items()
    }


def test_each_language_is_whole():
    ours = texts_of("en")
    found = {each: list(differences(ours, texts_of(each))) for each in LANGUAGES}
    assert not any(found.values()), found


@pytest.mark.parametrize(
    ("theirs", "trouble"),
    [
        ({}, "a.b is missing"),
        ({"a.b": "{x}|y", "a.c": ""}, "a.c is one too many"),
        ({"a.b": "{y}|y"}, "a.b: other fields"),
        ({"a.b": "{x}"}, "a.b: other parts"),
    ],
)
def test_a_language_with_a_fault_is_caught(theirs, trouble):
    assert list(differences({"a.b": "{x}|y"}, theirs)) == [trouble]
