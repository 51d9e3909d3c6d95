"""One hand, from the deal to the payout, as others see it.

A hand waits for one seat at a time (``actor``). ``turns.py`` does what that seat
decides, ``dealer.py`` what is nobody's choice, and ``state.py`` holds it all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdem_teach.cards import Cards
from holdem_teach.game import dealer, turns
from holdem_teach.game.betting import Betting, IllegalAction
from holdem_teach.game.dealing import Holes, deal
from holdem_teach.game.explain import PotWords, explain_pots, why_illegal
from holdem_teach.game.history import History
from holdem_teach.game.legal import LegalActions
from holdem_teach.game.opening import read_button, read_stacks
from holdem_teach.game.phh_reading import Script, read_many, read_phh
from holdem_teach.game.pots import Pot
from holdem_teach.game.rule_set import Rules
from holdem_teach.game.state import HandState
from holdem_teach.game.view import view_of
from holdem_teach.words import say


class Hand:
    """One hand of play. All chips are play money.

    Parameters
    ----------
    rules
        A rule set, such as ``NoLimitRules(1, 2)``.
    stacks
        Chips by seat, clockwise; 0 is an empty seat. Of a freezeout the number of
        players is enough: each brings the buy-in.
    button
        The seat of the button, which must not be empty.
    seed
        Any whole number; the same seed gives the same deal everywhere. None takes 128
        random bits (rule N9).
    holes, board
        Cards to deal instead: two for each seat (None for cards that nobody has seen),
        and the board's in dealing order, continued from the seed.

    Raises
    ------
    ValueError
        If the stacks, the button or the seed are not possible, or (``CardError``) cards
        cannot be read.

    Examples
    --------
    >>> from holdem_teach.game.rules import NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200, 200], seed=7)
    >>> hand.actor, hand.legal_actions()
    (0, LegalActions: fold, call 2, raise to 4 ... 200 or all-in)
    >>> hand.raise_to(6); hand.fold(); hand.fold()
    >>> hand.is_over, hand.net
    (True, [3, -1, -2])
    """

    __slots__ = ("_state",)

    def __init__(
        self,
        rules: Rules,
        stacks: Sequence[int] | int,
        button: int = 0,
        seed: int | None = None,
        *,
        holes: Holes | None = None,
        board: str | Sequence[int] = "",
    ) -> None:
        chips = read_stacks(rules, stacks)
        betting = Betting(chips, read_button(button, chips))
        hands, cards = deal(betting.seats, len(chips), seed, holes, board)
        self._state = HandState(rules, button, tuple(chips), hands, cards, betting)
        dealer.begin(self._state)

    @classmethod
    def from_phh(cls, text: str) -> Hand:
        """Read one hand in the PHH format and play it as far as it is written.

        Raises
        ------
        ValueError
            If the text is no such hand, or of a game that is not played here;
            (``IllegalAction``) if it has an action that the rules do not allow.

        Examples
        --------
        >>> from holdem_teach.game.rules import NoLimitRules
        >>> hand = Hand(NoLimitRules(1, 2), [200, 200], seed=7)
        >>> hand.raise_to(6); hand.fold()
        >>> Hand.from_phh(hand.history.to_phh()).net
        [2, -2]
        """
        return cls._played(read_phh(text))

    @classmethod
    def all_from_phh(cls, text: str) -> list[Hand]:
        """Read a file of many hands in the PHH format; ``write_many`` writes one.

        Raises
        ------
        ValueError
            As :meth:`from_phh`.
        """
        return [cls._played(script) for script in read_many(text)]

    @classmethod
    def _played(cls, script: Script) -> Hand:
        hand = cls(
            script.rules,
            script.stacks,
            script.button,
            holes=script.holes,
            board=script.board,
        )
        hand.replay(script.turns, script.shown)
        return hand

    def replay(self, turns_made: Sequence[Any], shown: Sequence[int] = ()) -> None:
        """Do what a record says, each turn with its seat first: ``[2, "raise", 12]``.

        Parameters
        ----------
        turns_made
            As ``hand.history.turns``.
        shown
            The seats that showed their cards by choice after that (N8).

        Raises
        ------
        ValueError
            If a turn is another seat's, or (``IllegalAction``) not legal. What stands
            before it in the record is done.
        """
        for turn in turns_made:
            turns.follow(self._state, turn)
        for seat in shown:
            self.show(seat)

    def at(self, turn: int) -> Hand:
        """Return a new hand with the same cards, as it was before a turn of players.

        Parameters
        ----------
        turn
            0 is before the first; ``len(hand.history.turns)`` is now.

        Raises
        ------
        ValueError
            If there is no such turn.

        Examples
        --------
        >>> from holdem_teach.game.rules import NoLimitRules
        >>> hand = Hand(NoLimitRules(1, 2), [200, 200], seed=7)
        >>> hand.raise_to(6); hand.fold()
        >>> hand.at(1).legal_actions()
        LegalActions: fold, call 4, raise to 10 ... 200 or all-in
        """
        state, last = self._state, len(self._state.turns)
        if type(turn) is not int or not 0 <= turn <= last:
            raise ValueError(say("game.bad_turn", turn=turn, last=last))
        hand = type(self)(
            state.rules,
            state.start,
            state.button,
            holes=state.holes,
            board=state.cards,
        )
        hand.replay(state.turns[:turn], state.shown_by_choice if turn == last else ())
        return hand

    def __repr__(self) -> str:
        game = self.rules.game
        if self.is_over:
            return say("game.hand_over", game=game, round=self.round)
        said = {"pot": self.pot, "actor": self.actor}
        return say("game.hand", game=game, round=self.round, **said)

    # what everybody may ask

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self._state.rules

    @property
    def button(self) -> int:
        """The seat of the button."""
        return self._state.button

    @property
    def round(self) -> int:
        """The round of betting, 1 to 4: before the flop, flop, turn, river."""
        return self._state.round

    @property
    def actor(self) -> int | None:
        """The seat that has to act or to claim; None when nobody has to."""
        return self._state.actor

    @property
    def is_over(self) -> bool:
        """Whether everything is paid."""
        return self._state.is_over

    @property
    def called(self) -> int | None:
        """The seat that shows first, from the showdown on (rules L11, N8)."""
        return self._state.called

    @property
    def board(self) -> Cards:
        """The cards of the board that lie open."""
        return self._state.board

    @property
    def stacks(self) -> list[int]:
        """Chips behind, by seat."""
        return list(self._state.betting.stacks)

    @property
    def start_stacks(self) -> list[int]:
        """Chips by seat before anything was posted."""
        return list(self._state.start)

    @property
    def contributions(self) -> list[int]:
        """Chips put into the pot by seat, less what was returned (rule N5).

        A big-blind ante is not among them: it belongs to nobody's layer (rule N2).
        """
        return list(self._state.betting.contributions)

    @property
    def pot(self) -> int:
        """All chips in the middle, those of this street too; 0 once they are paid."""
        return 0 if self._state.is_over else self._state.betting.pot()

    @property
    def pots(self) -> list[Pot]:
        """Amounts and the seats that may win them, the main pot first (L12, N5).

        As long as the last part of a bet is not matched, it is in none of them.
        """
        return self._state.current_pots()

    @property
    def payouts(self) -> list[list[int]]:
        """Chips by seat for each of the pots; empty until they are paid."""
        return [list(shares) for shares in self._state.payouts]

    @property
    def net(self) -> list[int] | None:
        """Gain or loss by seat, once the hand is over; None until then."""
        state = self._state
        if not state.is_over:
            return None
        pairs = zip(state.betting.stacks, state.start, strict=True)
        return [now - before for now, before in pairs]

    def legal_actions(self) -> LegalActions:
        """Return what the seat in turn may do."""
        return self._state.legal()

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what one seat may know, as plain data (rule N9); None: a spectator."""
        return view_of(self._state, seat)

    @property
    def history(self) -> History:
        """What has happened so far: events, sentences, replay, files."""
        return History(self._state)

    def explain(self, action: Sequence[Any]) -> str | None:
        """Return why an action is not legal now, in one sentence; None if it is.

        Examples
        --------
        >>> from holdem_teach.game.rules import NoLimitRules
        >>> Hand(NoLimitRules(1, 2), [200, 200], seed=7).explain(["raise", 3])
        'the lowest total to raise to is 4, not 3 (rule N3)'
        """
        return why_illegal(self._state, action)

    def explain_pots(self) -> list[PotWords]:
        """Return each pot with who may win it, in words and as data for a picture."""
        return explain_pots(self._state)

    # what the seat in turn may do; each raises IllegalAction and changes nothing if
    # it is not legal

    def act(self, action: Sequence[Any]) -> str | None:
        """Do an action given as plain data, such as ``["raise", 12]``.

        Returns
        -------
        str or None
            The dealer's reason to refuse a claim (see :meth:`announce`), else None.

        Raises
        ------
        IllegalAction
            If it is no action, or not legal now. It says what is legal.

        Examples
        --------
        >>> from holdem_teach.game.rules import NoLimitRules
        >>> Hand(NoLimitRules(1, 2), [200, 200], seed=7).act(["check"])
        Traceback (most recent call last):
            ...
        holdem_teach.game.betting.IllegalAction: 1 to call, so nobody may check (rule \
N3); seat 0 may choose: fold, call 1, raise to 4 ... 200 or all-in
        """
        return turns.act(self._state, action)

    def fold(self) -> None:
        """Leave the hand; legal at every turn (rules L7, N3)."""
        self.act(["fold"])

    def check(self) -> None:
        """Pass, where there is nothing to call (rules L6, N3)."""
        self.act(["check"])

    def call(self) -> None:
        """Pay the price, or in card rooms' games what is left (rules L7, N3)."""
        self.act(["call"])

    def bet(self, to: int | None = None) -> None:
        """Open the betting with a total on this street; None where one is legal."""
        self.act(["bet", to])

    def raise_to(self, to: int | None = None) -> None:
        """Raise to a total on this street; None where only one is legal."""
        self.act(["raise", to])

    def straddle(self) -> None:
        """Post the straddle that is owed (rule L4)."""
        self.act(["straddle"])

    def all_in(self) -> None:
        """Put in the whole stack, if short (L7), or as a call, bet or raise (N3)."""
        self.act(["all-in"])

    def muck(self) -> None:
        """Claim nothing at the showdown (rule L11)."""
        self.act(["muck"])

    def announce(self, cards: str | Sequence[int], category: str) -> str | None:
        """Claim five cards and their category at the showdown (rule L11).

        Returns
        -------
        str or None
            None if the claim stands, else the dealer's reason. The first refusal leaves
            the turn with the seat, the second makes the claim void.

        Raises
        ------
        IllegalAction
            If it is not the time to claim, or these are not five cards.
        """
        return self.act(["announce", cards, category])

    def show(self, seat: int) -> None:
        """Show a player's cards by choice, once the hand is over (rule N8).

        Raises
        ------
        IllegalAction
            If the hand is not over, or the seat has no cards to show.
        """
        state = self._state
        with_cards = [number for number, hole in enumerate(state.holes) if hole]
        if not state.is_over or type(seat) is not int or seat not in with_cards:
            raise IllegalAction(say("game.why.show", seat=seat))
        if state.shown[seat] is None:
            dealer.show(state, seat)
            state.shown_by_choice.append(seat)
