"""Every text that a person reads, in one catalogue.

A text is looked up by a dotted key and filled in with named fields. The sections
below are plain dictionaries, one for each layer, so that a language can be added by
translating their values. This package is text alone and may be used by every layer.
"""

from collections.abc import Iterable

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

CATALOGUE: dict[str, str] = {"words.or": "{first} or {last}"} | {
    key: text for section in _SECTIONS for key, text in section.TEXTS.items()
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


def plural(count: int, one: str, many: str | None = None) -> str:
    """Return the count with its noun, singular or plural.

    Examples
    --------
    >>> plural(1, "check"), plural(3, "check"), plural(2, "six", "sixes")
    ('1 check', '3 checks', '2 sixes')
    """
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def either(options: Iterable[int]) -> str:
    """Return a choice of numbers in words, rising.

    Examples
    --------
    >>> either([7, 5, 6]), either({2})
    ('5, 6 or 7', '2')
    """
    *first, last = map(str, sorted(options))
    return say("words.or", first=", ".join(first), last=last) if first else last
