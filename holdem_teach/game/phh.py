"""Hands as files, written: the PHH format (poker hand history), which is TOML.

J. Kim, "Recording and Describing Poker Hands", IEEE Conference on Games, 2024. Its
player p1 is the first to the button's left. No-limit is the variant NT, fixed limit FT.
The freezeout, which PHH does not know, is written in fields of our own, whose names
begin with an underscore. ``phh_reading.py`` reads what is written here, and what other
programs write.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from holdem_teach.game.card_rooms import BlindsRules
from holdem_teach.game.rule_set import Rules
from holdem_teach.game.rules import FixedLimitRules, FreezeoutRules, NoLimitRules
from holdem_teach.game.state import HandState

UNSEEN: Final = "????"
_CODES: Final = {"fold": "f", "check": "cc", "call": "cc", "bet": "cbr", "raise": "cbr"}
# In PHH's lists of blinds and antes; of two players, too, though p1 is the big blind.
_BIG_BLIND: Final = 1


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
    if state.shown_by_choice:  # after the end, when other programs expect nothing more
        fields["_shown"] = state.shown_by_choice
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
    """The events in PHH's words; who is all-in shows before the board is run out.

    Of shows by choice, the last events, it says nothing.
    """
    found: list[str] = []
    boards: list[str] = []  # those that no turn has followed yet
    shows: list[str] = []
    for event in state.events[: len(state.events) - len(state.shown_by_choice)]:
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
