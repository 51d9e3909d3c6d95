"""Data flows one way: each layer uses only those above it."""

from __future__ import annotations

import importlib.util
from graphlib import CycleError
from pathlib import Path
from types import ModuleType

import pytest

import holdem_teach


@pytest.fixture(scope="module")
def layers() -> ModuleType:
    path = Path(__file__).with_name("layers.py")
    spec = importlib.util.spec_from_file_location("project_layers", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def sources(layers, root):
    found = layers.modules(root / "holdem_teach")
    return {name: path.read_text(encoding="utf-8") for name, path in found.items()}


def test_each_layer_uses_only_those_above_it(layers, sources):
    assert layers.violations(sources, holdem_teach._HOMES) == []


def test_each_module_stands_in_a_layer(layers, sources):
    for module in set(sources) - layers.FREE:
        layers.layer_of(module)


def test_homes_are_modules(sources):
    assert set(holdem_teach._HOMES.values()) <= set(sources)


@pytest.mark.parametrize(
    "statement",
    [
        "import holdem_teach.strength.exact",
        "from holdem_teach import strength",
        "from holdem_teach import effective_hand_strength",
        "from holdem_teach.strength import exact",
        "from holdem_teach.strength.exact import hand_strength",
        "def f():\n    from holdem_teach.strength import exact",
        "importlib.import_module('holdem_teach.strength.exact')",
    ],
)
def test_an_import_upwards_is_caught(layers, statement):
    sources = {"cards": statement, "strength": "", "strength.exact": ""}
    homes = {"effective_hand_strength": "strength.exact"}
    (sentence,) = layers.violations(sources, homes)
    assert sentence.startswith("cards, line ")


def test_a_circle_inside_a_layer_is_caught(layers):
    sources = {
        "strength.exact": "from holdem_teach.strength import reference",
        "strength.reference": "from holdem_teach.strength import exact",
    }
    with pytest.raises(CycleError):
        layers.violations(sources, {})


def test_words_may_be_used_by_all(layers):
    sources = {"cards": "from holdem_teach.words import say", "words": ""}
    assert layers.violations(sources, {}) == []


def test_words_use_nothing(layers):
    sources = {"words": "from holdem_teach import cards", "cards": ""}
    assert len(layers.violations(sources, {})) == 1
