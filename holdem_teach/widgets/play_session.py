"""A person at a table with built-in players: the dealer's side of the betting table.

The session holds all cards, so that nothing of it is handed to a page but what
``position`` tells seat 0, where the person sits, may know (rule N9).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from holdem_teach.game import FixedLimitRules, FreezeoutRules, Hand, NoLimitRules, Table
from holdem_teach.game.rule_set import Rules
from holdem_teach.players import BUILT_IN, player_named
from holdem_teach.strength.ranges import read_range
from holdem_teach.widgets.play_help import claim_text, odds_text, read_text
from holdem_teach.words import say

ME: Final = 0
FEWEST, MOST = 1, 8  # opponents
_DEEP: Final = 100  # bets that a stack holds where the rules name no buy-in
_SEED_BITS: Final = 64
_READ: Final = re.compile(r"\s*([0-9])\s*[:=]\s*(.+)")


@dataclass(frozen=True)
class Reason:
    """Why a built-in player did something.

    Attributes
    ----------
    seat
        Who.
    round
        1 to 4.
    action, why
        What it did, and its reason in a sentence.
    """

    seat: int
    round: int
    action: str
    why: str


@dataclass(frozen=True)
class Read:
    """What the person thought that a seat holds, in a round."""

    seat: int
    round: int
    text: str


class Session:
    """One person against built-in players, hand after hand.

    A hand is dealt at once; whoever acts in it before the person waits for
    :meth:`others_play`.

    Parameters
    ----------
    rules
        The game.
    players
        Names of the opponents, by seat from 1 on.
    stack
        Chips that each begins with.
    seed
        Of cards and players; None: new ones each time.

    Examples
    --------
    >>> session = Session(NoLimitRules(1, 2), ["station"], 200, seed=7)
    >>> session.others_play()
    >>> session.act(["fold"])
    >>> sum(session.table.stacks) + session.hand.pot
    400
    """

    def __init__(
        self, rules: Rules, players: Sequence[str], stack: int, seed: int | None
    ) -> None:
        self._random = Random(seed)
        self.rules, self.players, self._stack = rules, tuple(players), stack
        self._sit_down()
        self._open()

    def start_again(self) -> None:
        """Give everybody new chips, deal, and let the others play."""
        self._sit_down()
        self.deal()

    def _sit_down(self) -> None:
        seats = 1 + len(self.players)
        keys = [self._random.getrandbits(_SEED_BITS) for _ in range(seats)]
        stacks = [self._stack] * seats
        self.table = Table(self.rules, stacks, seed=keys[0])
        self._seated = {
            seat: player_named(name, keys[seat])
            for seat, name in enumerate(self.players, 1)
        }

    @property
    def names(self) -> list[str]:
        """Who sits where, in words."""
        who = [say("play.you"), *self.players]
        return [say("play.named", seat=seat, who=name) for seat, name in enumerate(who)]

    @property
    def hand(self) -> Hand:
        """The hand in play, or the last one."""
        hand = self.table.hand
        assert hand is not None  # one is dealt at once
        return hand

    @property
    def turn(self) -> int:
        """How many turns of players there were up to now."""
        return len(self.hand.history.turns)

    @property
    def position(self) -> Hand:
        """The hand as it is looked at, now or at an earlier turn."""
        return self.hand if self.looks_at is None else self.hand.at(self.looks_at)

    # what the person does

    def deal(self) -> None:
        """Deal the next hand and let the others play up to the person's turn.

        Raises
        ------
        ValueError
            If a hand is being played, the person has no chips, or nobody else has.
        """
        if not self.table.in_play and not self.table.stacks[ME]:
            raise ValueError(say("play.broke"))
        self._open()
        self.others_play()

    def _open(self) -> None:
        self.table.deal()
        self.reasons: list[Reason] = []
        self.reads: list[Read] = []
        self.claim = self.odds = ""
        self.looks_at: int | None = None
        self.heard = 0  # how much of the history has been told before

    def act(self, action: Sequence[Any]) -> None:
        """Do an action for the person, then let the others play.

        Raises
        ------
        ValueError
            If it is not legal now, or a claim is refused; the sentence says why.
        """
        if self.looks_at is not None:
            raise ValueError(say("play.looks_back"))
        trouble = self.hand.explain(action)
        if trouble:
            raise ValueError(trouble)
        if self.hand.actor != ME:  # explain() speaks of the seat in turn
            raise ValueError(say("play.not_your_turn"))
        view, heard = self.hand.view(ME), len(self.hand.history.sentences(ME))
        refused = self.table.act(action)
        if refused and self.hand.actor == ME:
            raise ValueError(say("play.refused", reason=refused))
        self.heard, self.odds = heard, ""
        if action[0] == "announce":
            self.claim = (
                say("play.void", reason=refused)
                if refused
                else claim_text(self.rules, view, action[1])
            )
        self.others_play()

    def ask_odds(self) -> None:
        """Work out what the person's cards are worth at this price.

        Raises
        ------
        ValueError
            If it is not the person's turn to bet.
        """
        legal = self.hand.view(ME)["legal"]
        if legal is None or legal["can_announce"] or self.looks_at is not None:
            raise ValueError(say("play.no_odds"))
        self.odds = odds_text(self.hand.view(ME))

    def note_read(self, text: str) -> None:
        """Log what the person thinks that a seat holds, such as "1: QQ+, AKs".

        Raises
        ------
        ValueError
            If nobody was dealt in there, the range cannot be read, or the hand is over.
        """
        if self.hand.is_over:
            raise ValueError(say("play.read_late"))
        found = _READ.fullmatch(text)
        if found is None or not FEWEST <= int(found[1]) <= len(self.players):
            raise ValueError(say("play.no_read", given=text, last=len(self.players)))
        seat = int(found[1])
        if not self._held(seat):
            raise ValueError(say("play.read_empty", seat=seat))
        read_range(found[2])
        self.reads.append(Read(seat, self.hand.round, found[2].strip()))

    def look(self, by: int) -> None:
        """Look at the hand some turns earlier or later.

        Raises
        ------
        ValueError
            If there is no turn there.
        """
        place = self.turn if self.looks_at is None else self.looks_at
        if not 0 <= place + by <= self.turn:
            raise ValueError(say("play.first_turn" if by < 0 else "play.last_turn"))
        self.looks_at = place + by if place + by < self.turn else None

    # what follows

    def others_play(self) -> None:
        """Let the others act up to the person's turn, or to the end."""
        while not self.hand.is_over and self.hand.actor != ME:
            seat = self.hand.actor
            assert seat is not None
            decision = self._seated[seat].decide(self.hand.view(seat))
            action = " ".join(map(str, decision.action))
            self.reasons.append(Reason(seat, self.hand.round, action, decision.why))
            self.table.act(decision.action)

    def compared(self) -> list[str]:
        """Return each read beside the cards that the seat held, once it is over."""
        if not self.hand.is_over:
            return []
        names = self.names
        return [
            read_text(names[read.seat], read.round, read.text, self._held(read.seat))
            for read in self.reads
        ]

    def _held(self, seat: int) -> list[str]:
        """The cards of a seat; none where nobody was dealt in."""
        cards: list[str] | None = self.hand.view(seat)["hole"]
        return cards or []


def rules_for(game: str | Rules) -> Rules:
    """Return a game's rules, by name with the stakes that beginners play.

    Raises
    ------
    ValueError
        If there is no such game.

    Examples
    --------
    >>> rules_for("nolimit")
    NoLimitRules(small_blind=1, big_blind=2, ante=0, big_blind_ante=0)
    """
    if isinstance(game, Rules):
        return game
    usual: dict[str, Rules] = {
        "nolimit": NoLimitRules(1, 2),
        "fixedlimit": FixedLimitRules(10, 20),
        "freezeout": FreezeoutRules(),
    }
    if game not in usual:
        raise ValueError(say("play.no_game", given=game, games=", ".join(usual)))
    return usual[game]


def opponents_named(players: str | Sequence[str]) -> tuple[str, ...]:
    """Return the names of one to eight built-in players.

    Raises
    ------
    ValueError
        If one is not known, or they are too many.

    Examples
    --------
    >>> opponents_named("easy, rock")
    ('easy', 'rock')
    """
    given = players.replace(",", " ").split() if isinstance(players, str) else players
    names = tuple(given)
    if not FEWEST <= len(names) <= MOST:
        said = {"count": len(names), "fewest": FEWEST, "most": MOST}
        raise ValueError(say("play.bad_count", names=", ".join(BUILT_IN), **said))
    for name in names:
        player_named(name)
    return names


def usual_stack(rules: Rules) -> int:
    """Return the chips that each begins with: the buy-in, or a hundred bets.

    Examples
    --------
    >>> usual_stack(NoLimitRules(1, 2)), usual_stack(FreezeoutRules())
    (200, 1000)
    """
    return rules.buy_in or _DEEP * rules.bet_size(1)
