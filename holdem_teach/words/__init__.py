"""Every text that a person reads, in one catalogue.

A text is looked up by a dotted key and filled in with named fields. The sections
below are plain dictionaries, one for each layer. Another language is a package beside
them, ``words/de/``, with the same sections and their values translated; the environment
variable HOLDEM_TEACH_LANGUAGE chooses it, before this package is imported. This package
is text alone and may be used by every layer.
"""

import os
from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from holdem_teach.words import (
    bench,
    cards,
    charts,
    checks,
    class_page,
    cli,
    controls,
    course,
    draws,
    equity,
    export,
    facts,
    game,
    giving_back,
    grading,
    handing_out,
    hands,
    lesson,
    marks,
    new_exercise,
    nouns,
    odds,
    play,
    players,
    plots,
    pots,
    preflop,
    quiz,
    range_matrix,
    ranges,
    ranking,
    sampled,
    sandbox,
    shelf,
    strength,
    tournament,
    warmup,
    widgets,
)
from holdem_teach.words import (
    contest as contest,
)

_SECTIONS = (
    nouns,
    facts,
    cards,
    ranking,
    warmup,
    strength,
    ranges,
    preflop,
    equity,
    draws,
    odds,
    sampled,
    game,
    sandbox,
    players,
    tournament,
    checks,
    course,
    plots,
    controls,
    widgets,
    hands,
    range_matrix,
    pots,
    play,
    quiz,
    shelf,
    grading,
    marks,
    export,
    giving_back,
    class_page,
    new_exercise,
    handing_out,
    contest,
    lesson,
    charts,
    bench,
    cli,
)

_OURS: Final = "en"
LANGUAGES: Final = (_OURS, *(m.name for m in iter_modules(__path__) if m.ispkg))
LANGUAGE: Final = os.environ.get("HOLDEM_TEACH_LANGUAGE", _OURS)
if LANGUAGE not in LANGUAGES:
    raise SystemExit(
        f"HOLDEM_TEACH_LANGUAGE: {LANGUAGE!r} given, expected {' or '.join(LANGUAGES)}"
    )


def sections(language: str) -> list[ModuleType]:
    """Return the sections of a language, in the order of ours."""
    if language == _OURS:
        return [*_SECTIONS]
    names = [section.__name__.rpartition(".")[2] for section in _SECTIONS]
    return [import_module(f"{__name__}.{language}.{name}") for name in names]


_SPOKEN: Final = sections(LANGUAGE)
CATALOGUE: dict[str, str] = {
    key: text for section in _SPOKEN for key, text in section.TEXTS.items()
}


def say(key: str, **fields: object) -> str:
    """Return the text that stands under ``key``, its fields filled in.

    Parameters
    ----------
    key
        A dotted name, ``"section.name"``.
    **fields
        What stands in braces in the text.

    Raises
    ------
    KeyError
        If there is no such text, or a field of the text is not given.

    Examples
    --------
    >>> say("cards.card_name", rank="ace", suit="spades")
    'ace of spades'
    """
    return CATALOGUE[key].format(**fields)


def plural(count: int, noun: str) -> str:
    """Return a count with its noun, in the form that goes with it.

    Examples
    --------
    >>> plural(1, "check"), plural(3, "check"), plural(1_081, "hand")
    ('1 check', '3 checks', '1,081 hands')
    """
    forms = say(f"noun.{noun}").split("|")
    return f"{count:,} {forms[_SPOKEN[0].form_of(count)]}"


def either(options: Iterable[int]) -> str:
    """Return a choice of numbers in words, rising.

    Examples
    --------
    >>> either([7, 5, 6]), either({2})
    ('5, 6 or 7', '2')
    """
    *first, last = map(str, sorted(options))
    return say("words.or", first=", ".join(first), last=last) if first else last
