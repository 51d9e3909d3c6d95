"""Hands as files: the PHH format (poker hand history), which is TOML.

J. Kim, "Recording and Describing Poker Hands", IEEE Conference on Games, 2024. Its
player p1 is the first to the button's left. No-limit is the variant NT, fixed limit FT.
The freezeout, which PHH does not know, is written in fields of our own, whose names
begin with an underscore.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from holdem_teach.game.rule_set import Rules
from holdem_teach.game.rules import (
    BlindsRules,
    FixedLimitRules,
    FreezeoutRules,
    NoLimitRules,
    rules_from_plain,
)
from holdem_teach.game.state import Event, HandState
from holdem_teach.words import say

UNSEEN: Final = "????"
_CODES: Final = {"fold": "f", "check": "cc", "call": "cc", "bet": "cbr", "raise": "cbr"}
# In PHH's lists of blinds and antes; of two players, too, though p1 is the big blind.
_BIG_BLIND: Final = 1


@dataclass(frozen=True)
class Script:
    """What a file says of a hand: enough to play it again.

    ``turns`` are as :attr:`History.turns`, but for PHH's own words: cc is a check or a
    call, cbr a bet or a raise.
    """

    rules: Rules
    stacks: list[int]
    button: int
    holes: list[str | None]
    board: str
    turns: list[Event]


# writing


def write_phh(state: HandState) -> str:
    """Return a hand in the PHH format."""
    seats = state.betting.seats[1:] + state.betting.seats[:1]
    player = {seat: f"p{number}" for number, seat in enumerate(seats, 1)}
    fields: dict[str, object] = _rule_fields(state.rules, len(seats))
    fields["starting_stacks"] = [state.start[seat] for seat in seats]
    fields["seats"] = [seat + 1 for seat in seats]
    fields["seat_count"] = len(state.start)
    fields["actions"] = [*_deals(state, player), *_actions(state, player)]
    if state.is_over:
        fields["finishing_stacks"] = [state.betting.stacks[seat] for seat in seats]
    fields["_rules"] = json.dumps(state.rules.for_file())
    if isinstance(state.rules, FreezeoutRules):
        fields["_turns"] = [json.dumps(turn) for turn in state.turns]
    return "".join(f"{key} = {_toml(value)}\n" for key, value in fields.items())


def write_many(hands: Iterable[str]) -> str:
    """Return several hands of the PHH format as one file, which PHH calls .phhs."""
    return "\n".join(f"[{number}]\n{text}" for number, text in enumerate(hands, 1))


def _toml(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)  # what we write is alike in both


def _rule_fields(rules: Rules, count: int) -> dict[str, object]:
    if not isinstance(rules, BlindsRules):
        return {"variant": "_freezeout"}
    small, big = rules.blinds
    antes = [rules.ante] * count
    antes[_BIG_BLIND] += rules.big_blind_ante
    fields: dict[str, object] = {
        "variant": "NT" if isinstance(rules, NoLimitRules) else "FT",
        "ante_trimming_status": not rules.big_blind_ante,
        "antes": antes,
        "blinds_or_straddles": [small, big, *[0] * (count - 2)],
    }
    if isinstance(rules, FixedLimitRules):
        return fields | {"small_bet": rules.small_bet, "big_bet": rules.big_bet}
    return fields | {"min_bet": big}


def _deals(state: HandState, player: dict[int, str]) -> list[str]:
    holes = {seat: state.holes[seat] for seat in player}
    texts = {
        seat: "".join(map(str, hole)) if hole else UNSEEN
        for seat, hole in holes.items()
    }
    return [f"d dh {name} {texts[seat]}" for seat, name in player.items()]


def _actions(state: HandState, player: dict[int, str]) -> list[str]:
    """The events in PHH's words; who is all-in shows before the board is run out."""
    found: list[str] = []
    boards: list[str] = []  # those that no turn has followed yet
    shows: list[str] = []
    for event in state.events:
        word = event[0]
        if word == "board":
            boards.append(f"d db {event[1].replace(' ', '')}")
        elif word in ("show", "muck"):
            cards = "".join(event[2:]).replace(" ", "")
            shows.append(f"{player[event[1]]} sm {cards}".rstrip())
        elif word in _CODES:
            totals = event[2:] if word in ("bet", "raise") else []
            parts = [player[event[1]], _CODES[word], *map(str, totals)]
            found += [*boards, " ".join(parts)]
            boards = []
    return [*found, *shows, *boards]


# reading


def read_phh(text: str) -> Script:
    """Read one hand.

    Raises
    ------
    ValueError
        If the text is no TOML, lacks a field, or is of a game that is not played here.
    """
    return _checked_script(_parsed(text))


def read_many(text: str) -> list[Script]:
    """Read a file of several hands, which PHH calls .phhs.

    Raises
    ------
    ValueError
        As :func:`read_phh`, for any of them.
    """
    return [_checked_script(fields) for fields in _parsed(text).values()]


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(say("game.phh.no_toml", error=error)) from None


def _checked_script(fields: Any) -> Script:
    try:
        return _script(fields)
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        # a field is there, and is not of the form that the format asks for
        raise ValueError(say("game.phh.no_form", error=error)) from None


def _script(fields: dict[str, Any]) -> Script:
    chips = _field(fields, "starting_stacks")
    count = len(chips)
    numbers = fields.get("seats", list(range(1, count + 1)))
    seats = [number - 1 for number in numbers]
    stacks = [0] * fields.get("seat_count", max(numbers))
    for seat, stack in zip(seats, chips, strict=True):
        stacks[seat] = stack
    actions = [action.split("#")[0].split() for action in _field(fields, "actions")]
    return Script(
        _rules(fields),
        stacks,
        seats[-1],
        _holes(actions, seats, len(stacks)),
        "".join(parts[2] for parts in actions if parts[:2] == ["d", "db"]),
        _turns(fields, actions, seats),
    )


def _field(fields: Any, name: str) -> Any:
    if not isinstance(fields, dict) or name not in fields:
        raise ValueError(say("game.phh.no_field", name=name))
    return fields[name]


def _rules(fields: dict[str, Any]) -> Rules:
    if "_rules" in fields:
        return rules_from_plain(json.loads(fields["_rules"]))
    variant = _field(fields, "variant")
    if variant not in ("NT", "FT"):
        raise ValueError(say("game.phh.no_variant", variant=variant))
    blinds = _field(fields, "blinds_or_straddles")
    small, big = blinds[:2]
    if any(blinds[2:]) or not 0 <= small <= big:
        raise ValueError(say("game.phh.no_blinds", blinds=blinds))
    antes = _antes(_field(fields, "antes"))
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


def _place(name: str) -> int:
    return int(name[1:]) - 1


def _holes(actions: list[list[str]], seats: list[int], count: int) -> list[str | None]:
    """Hole cards as they were dealt, or shown later."""
    holes: list[str | None] = [None] * count
    for parts in actions:
        name, cards = parts[2:4] if parts[:2] == ["d", "dh"] else (parts[0], "")
        if parts[1] == "sm" and len(parts) > 2:
            cards = "".join(parts[2:])
        if cards and "?" not in cards and "-" not in cards:
            holes[seats[_place(name)]] = cards
    return holes


def _turns(
    fields: dict[str, Any], actions: list[list[str]], seats: list[int]
) -> list[Event]:
    if "_turns" in fields:
        return [json.loads(turn) for turn in fields["_turns"]]
    turns: list[Event] = []
    for name, word, *rest in actions:
        if word in ("f", "cc"):
            turns.append([seats[_place(name)], word])
        elif word == "cbr":
            turns.append([seats[_place(name)], word, _whole(rest[0])])
        elif word not in ("dh", "db", "sm"):
            raise ValueError(say("game.phh.no_action", action=f"{name} {word}"))
    return turns


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(say("game.phh.no_chips", text=text))
    return int(text)
