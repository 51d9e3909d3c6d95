"""One block of a tournament: the same deals, played from every seat."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import Final

from holdem_teach.game.hand import Hand
from holdem_teach.game.table import Table
from holdem_teach.players.decision import BuiltIn, Player
from holdem_teach.players.named import player_named
from holdem_teach.players.program import Program, way_out
from holdem_teach.players.spot import Action
from holdem_teach.tournament.deals import derived
from holdem_teach.tournament.plan import Block, Plan

_LONGEST: Final = 5000  # hands of a freezeout; then chips count as they stand
Seated = BuiltIn | Program


@dataclass
class Played:
    """What came of a block.

    Attributes
    ----------
    block
        Its number.
    lineup
        Places of those who met, among the entrants.
    nets
        For each deal, chips won by each of the line-up over all seats and plays.
    hands
        How many hands were played.
    faults, examples
        By entrant's place and kind, how often a program was at fault, and how at first.
    removed
        How often a program was removed, by entrant's place.
    phh
        Every hand.
    """

    block: int
    lineup: tuple[int, ...]
    nets: list[list[int]] = field(default_factory=list)
    hands: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    removed: Counter[int] = field(default_factory=Counter)
    phh: list[str] = field(default_factory=list)


def _never() -> bool:
    return False


def play_block(
    plan: Plan, block: Block, is_stopped: Callable[[], bool] = _never
) -> Played:
    """Play the deals of a block from every seat.

    Programs start anew for each seating: one that remembers the cards of a deal never
    meets it again.

    Raises
    ------
    KeyboardInterrupt
        If ``is_stopped``, which is asked before each hand, says so.
    """
    played = Played(block.number, block.lineup)
    played.nets = [[0] * plan.table for _ in block.deals]
    for turn in range(plan.table):
        places = [(seat + turn) % plan.table for seat in range(plan.chairs)]
        with ExitStack() as stack:
            seated = [_seat(plan, block.lineup[place], stack) for place in places]
            for nets, deal in zip(played.nets, block.deals, strict=True):
                won = _play(plan, deal, seated, places, played, is_stopped)
                for place, chips in zip(places, won, strict=True):
                    nets[place] += chips
            _gather_faults(played, seated, places)
    return played


def _seat(plan: Plan, entrant: int, stack: ExitStack) -> Seated:
    name, source = plan.entrants[entrant], plan.sources[entrant]
    if source is None:
        return player_named(name)
    return stack.enter_context(Program(name, source, seconds=plan.seconds))


def _play(
    plan: Plan,
    deal: int,
    seated: Sequence[Seated],
    places: Sequence[int],
    played: Played,
    is_stopped: Callable[[], bool],
) -> list[int]:
    """Play one deal, or one freezeout; return what each seat has won."""
    seed = derived(plan.key, "deal", deal)
    last = _LONGEST if plan.freezeout else 1
    stacks = [plan.chips] * plan.chairs
    table = Table(plan.rules, stacks, button=0, seed=seed, max_hands=last)
    names = [plan.names[played.lineup[place]] for place in places]
    while not table.is_over:
        if is_stopped():
            raise KeyboardInterrupt
        hand = table.deal()
        play_hand(hand, _for_this_hand(plan, seated, deal, table.hands))
        played.hands += 1
        told = f"players = {_players(hand, names)}\n_deal = {deal}\n"
        played.phh.append(f"{told}hand = {table.hands}\n{hand.history.to_phh()}")
    return [chips - plan.chips for chips in table.stacks]


def _players(hand: Hand, names: Sequence[str]) -> str:
    """The names in the order of PHH: from the button's left."""
    seats = [event[1] for event in hand.history.events if event[0] == "deal"]
    after = [seat for seat in seats if seat > hand.button]
    order = after + [seat for seat in seats if seat <= hand.button]
    return json.dumps([names[seat] for seat in order], ensure_ascii=False)


def _for_this_hand(
    plan: Plan, seated: Sequence[Seated], deal: int, hand: int
) -> list[Seated]:
    players: list[Seated] = []
    for seat, player in enumerate(seated):
        if isinstance(player, Program):
            player.start_hand()
            players.append(player)
        else:
            seed = derived(plan.key, "player", deal, hand, seat)
            players.append(replace(player, seed=seed))
    return players


def play_hand(hand: Hand, players: Sequence[Player]) -> None:
    """Play a hand to its end; what a program does wrong becomes check or fold."""
    while (seat := hand.actor) is not None:
        player = players[seat]
        action = player.act(hand.view(seat))
        if isinstance(player, Program):
            action = _judged(hand, player, action)
            if (refused := hand.act(action)) is not None:  # a claim (L11)
                player.blame("false claim", refused)
        else:
            hand.act(action)


def _judged(hand: Hand, program: Program, action: Action) -> Action:
    reason = hand.explain(action)
    if reason is None:
        return action
    program.blame("illegal", reason)
    assert hand.actor is not None
    return way_out(hand.view(hand.actor))


def _gather_faults(
    played: Played, seated: Sequence[Seated], places: Sequence[int]
) -> None:
    for place, player in zip(places, seated, strict=True):
        if isinstance(player, Program):
            entrant = played.lineup[place]
            for kind, number in player.faults.items():
                played.faults[f"{entrant} {kind}"] += number
            for kind, sentence in player.examples.items():
                played.examples.setdefault(f"{entrant} {kind}", sentence)
            played.removed[entrant] += player.is_removed
