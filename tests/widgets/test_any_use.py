"""Explorers under random hands: no exception, one line for what is wrong, no growth."""

import gc
import re
import tracemalloc
from random import Random

import pytest
import random_user
from ipywidgets.widgets import widget

import holdem_teach as ht

EXPLORERS = {
    "explore": lambda seed: ht.explore(seed=seed),
    "omaha": lambda seed: ht.explore("As Kd Qc Jc", "3h 4c Jh 2c", seed=seed),
    "explore_hand": lambda seed: ht.explore_hand(seed=seed),
    "explore_pots": lambda seed: ht.explore_pots(seed=seed),
    "explore_range": lambda seed: ht.explore_range(seed=seed),
    "nolimit": lambda seed: ht.play("easy, rock", seed=seed),
    "fixedlimit": lambda seed: ht.play("maniac", game="fixedlimit", seed=seed),
    "freezeout": lambda seed: ht.play(
        "station, station", game="freezeout", stack=60, seed=seed
    ),
    "choice": lambda seed: ht.quiz.choice("q", "?", {"a": "A.", "b": "B."}, "a"),
    "number": lambda seed: ht.quiz.number("q", "?", 0.25, "A.", unit="%"),
    "predict": lambda seed: ht.quiz.predict("q", "?", unit="%"),
}
LENGTH = 12  # actions in a sequence


def use(make, seed):
    """Act at random; each note is one line, and none is of an error of ours."""
    before = set(widget._instances)
    explorer, random, done = make(seed), Random(seed), []
    for _ in range(LENGTH):
        done.append(random_user.act(explorer, random))
        said = re.sub("<[^>]*>", "", explorer.note)
        assert "Something went wrong" not in said, done
        assert "\n" not in said, done
        pages = getattr(explorer, "pages", None) or [explorer.page]
        assert not any("Something went wrong" in page.value for page in pages), done
        assert explorer.text()
    for name in set(widget._instances) - before:
        widget._instances[name].close()


@pytest.mark.parametrize("name", EXPLORERS)
def test_no_exception_reaches_the_user(name):
    for seed in range(3):
        use(EXPLORERS[name], seed)


@pytest.mark.long
@pytest.mark.parametrize("name", EXPLORERS)
def test_no_exception_reaches_the_user_in_many_sequences(name, scaled):
    for seed in range(scaled(1000)):
        use(EXPLORERS[name], 100 + seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", EXPLORERS)
def test_use_opens_no_channels_and_keeps_no_memory(name):
    before = set(widget._instances)
    explorer, random = EXPLORERS[name](1), Random(1)
    opened = len(set(widget._instances) - before)
    assert opened < 120
    ht.read_range("15%")  # the table for it is kept from here on
    for _ in range(250):  # caches fill
        random_user.act(explorer, random)
    held = _held()
    for _ in range(500):
        random_user.act(explorer, random)
    assert len(set(widget._instances) - before) == opened
    assert _held() - held < 300_000


def _held():
    """Bytes that Python holds."""
    gc.collect()
    if not tracemalloc.is_tracing():
        tracemalloc.start()
    return tracemalloc.get_traced_memory()[0]


@pytest.fixture(autouse=True)
def _no_tracing_is_left():
    yield
    tracemalloc.stop()
