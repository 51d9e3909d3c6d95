"""Hands from files in the PHH format (see ``phh.py``), ours and those of others."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from holdem_teach.game.rule_set import Rules
from holdem_teach.game.rules import FixedLimitRules, NoLimitRules, rules_from_plain
from holdem_teach.game.state import Event
from holdem_teach.words import say

MOST_SEATS: Final = 100  # of a table; more is a slip of the file


@dataclass(frozen=True)
class Script:
    """What a file says of a hand: enough to play it again.

    ``turns`` are as :attr:`History.turns`, but for PHH's own words: cc is a check or a
    call, cbr a bet or a raise. ``shown`` are the seats that showed by choice.
    """

    rules: Rules
    stacks: list[int]
    button: int
    holes: list[str | None]
    board: str
    turns: list[Event]
    shown: list[int]


def read_phh(text: str) -> Script:
    """Read one hand.

    Raises
    ------
    ValueError
        If the text is no TOML, lacks a field, or is of a game that is not played here.
    """
    fields = _parsed(text)
    if fields and all(isinstance(value, dict) for value in fields.values()):
        raise ValueError(say("game.phh.many", count=len(fields)))
    return _checked_script(fields)


def read_many(text: str) -> list[Script]:
    """Read a file of several hands, which PHH calls .phhs.

    Raises
    ------
    ValueError
        As :func:`read_phh`, for any of them.
    """
    hands = _parsed(text)
    if "actions" in hands:
        raise ValueError(say("game.phh.single"))
    return [_checked_script(fields) for fields in hands.values()]


def _parsed(text: Any) -> dict[str, Any]:
    if not isinstance(text, str):
        raise ValueError(say("game.phh.no_text", kind=type(text).__name__))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(say("game.phh.no_toml", error=error)) from None


def _checked_script(fields: Any) -> Script:
    try:
        return _script(fields)
    except (TypeError, json.JSONDecodeError) as error:
        # a field is there, and is not of the form that the format asks for
        raise ValueError(say("game.phh.no_form", error=error)) from None


def _script(fields: dict[str, Any]) -> Script:
    chips = _amounts(fields, "starting_stacks")
    seats, seat_count = _seats(fields, len(chips))
    stacks = [0] * seat_count
    for seat, stack in zip(seats, chips, strict=True):
        stacks[seat] = stack
    player = {f"p{number}": seat for number, seat in enumerate(seats, 1)}
    actions = _actions(_field(fields, "actions"), player)
    return Script(
        _rules(fields),
        stacks,
        seats[-1],
        _holes(actions, player, seat_count),
        "".join(parts[2] for parts in actions if parts[:2] == ["d", "db"]),
        _turns(fields, actions, player),
        list(fields.get("_shown", [])),
    )


# single fields


def _field(fields: Any, name: str) -> Any:
    if not isinstance(fields, dict) or name not in fields:
        raise ValueError(say("game.phh.no_field", name=name))
    return fields[name]


def _amounts(fields: dict[str, Any], name: str) -> list[int]:
    """Chips of each player, of whom there are two at least."""
    value = _field(fields, name)
    is_list = isinstance(value, list) and len(value) > 1
    if not is_list or any(type(chips) is not int for chips in value):
        raise ValueError(say("game.phh.no_amounts", name=name, value=value))
    return list(value)


def _seats(fields: dict[str, Any], count: int) -> tuple[list[int], int]:
    """The seat of each player, from 0, and how many seats there are."""
    numbers = fields.get("seats", list(range(1, count + 1)))
    whole = isinstance(numbers, list) and all(type(one) is int for one in numbers)
    last = fields.get("seat_count", max(numbers, default=0) if whole else 0)
    if (
        not whole
        or len(set(numbers)) != count
        or len(numbers) != count
        or type(last) is not int
        or not 1 <= min(numbers) <= max(numbers) <= last <= MOST_SEATS
    ):
        said = {"seats": numbers, "last": last, "count": count, "most": MOST_SEATS}
        raise ValueError(say("game.phh.no_seats", **said))
    return [number - 1 for number in numbers], last


def _rules(fields: dict[str, Any]) -> Rules:
    if "_rules" in fields:
        return rules_from_plain(json.loads(fields["_rules"]))
    variant = _field(fields, "variant")
    if variant not in ("NT", "FT"):
        raise ValueError(say("game.phh.no_variant", variant=variant))
    blinds = _amounts(fields, "blinds_or_straddles")
    small, big = blinds[:2]
    if any(blinds[2:]) or not 0 <= small <= big:
        raise ValueError(say("game.phh.no_blinds", blinds=blinds))
    antes = _antes(_amounts(fields, "antes"))
    smallest = _field(fields, "min_bet" if variant == "NT" else "small_bet")
    if smallest != big:
        raise ValueError(say("game.phh.no_sizes", bet=smallest, big=big))
    if variant == "NT":
        return NoLimitRules(small, big, **antes)
    return FixedLimitRules(big, _field(fields, "big_bet"), small_blind=small, **antes)


def _antes(antes: Sequence[int]) -> dict[str, int]:
    """Equal antes; where the big blind pays more, that is for all (rule N2)."""
    each, big_blind, *others = antes
    more = big_blind - each
    if not set(others) <= {each} or more < 0:
        raise ValueError(say("game.phh.no_antes", antes=antes))
    return {"ante": each, "big_blind_ante": more}


# actions


def _actions(texts: Any, player: dict[str, int]) -> list[list[str]]:
    """The parts of each action; a comment is none."""
    if not isinstance(texts, list):
        raise ValueError(say("game.phh.no_action", action=texts, last=len(player)))
    found = []
    for text in texts:
        parts = text.split("#")[0].split() if isinstance(text, str) else ["?"]
        if not _is_known(parts, player):
            raise ValueError(say("game.phh.no_action", action=text, last=len(player)))
        found.append(parts)
    return [parts for parts in found if parts]


def _is_known(parts: list[str], player: dict[str, int]) -> bool:
    match parts:
        case [] | ["d", "db", _]:
            return True
        case (
            ["d", "dh", name, _]
            | [name, "f" | "cc"]
            | [name, "cbr", _]
            | [name, "sm", *_]
        ):
            return name in player
    return False


def _holes(
    actions: list[list[str]], player: dict[str, int], count: int
) -> list[str | None]:
    """Hole cards as they were dealt, or shown later."""
    holes: list[str | None] = [None] * count
    for parts in actions:
        name, cards = parts[2:] if parts[:2] == ["d", "dh"] else (parts[0], "")
        if parts[1] == "sm":
            cards = "".join(parts[2:])
        if cards and "?" not in cards and "-" not in cards:
            holes[player[name]] = cards
    return holes


def _turns(
    fields: dict[str, Any], actions: list[list[str]], player: dict[str, int]
) -> list[Event]:
    if "_turns" in fields:
        return [json.loads(turn) for turn in fields["_turns"]]
    turns: list[Event] = []
    for name, word, *rest in actions:
        if word in ("f", "cc", "cbr"):
            turns.append([player[name], word, *map(_whole, rest)])
    return turns


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise ValueError(say("game.phh.no_chips", text=text))
    return int(text)
