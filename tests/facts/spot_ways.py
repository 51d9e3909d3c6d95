"""How facts on certain hands and boards come about."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import numpy as np
from fact_ways import Way, all_rows, dealt, random_rows, standing, value

from holdem_teach.cards import parse_cards
from holdem_teach.ranking.freezeout import freezeout_value


def cards(text):
    return tuple(int(card) for card in parse_cards(text))


class Spot:
    """Two cards and a board; the opponent's two come first in a row, then a runout."""

    def __init__(self, hole, board):
        self.hole, self.board = cards(hole), cards(board)
        self.seen = self.hole + self.board
        self.sizes = (2, 5 - len(self.board))

    def now(self, rows):
        mine = value(self.hole, self.board, rows[:, :0])
        return standing(mine, value(rows[:, :2], self.board))

    def then(self, rows):
        runout = rows[:, 2:]
        mine = value(self.hole, self.board, runout)
        return standing(mine, value(rows[:, :2], self.board, runout))

    def stands(self, how):
        """The opponent alone is dealt to, and one stands so."""
        return dealt((2,), self.seen, lambda rows: self.now(rows) == how)

    def strength(self):
        return dealt((2,), self.seen, self.now, unit=2)

    def equity(self):
        return dealt(self.sizes, self.seen, self.then, unit=2)

    def turns(self, before, after):
        """Of the cases that stand so now, those that stand so at the river."""
        return dealt(
            self.sizes,
            self.seen,
            lambda rows: self.then(rows) == after,
            given=lambda rows: self.now(rows) == before,
        )

    def ppot(self):
        return dealt(
            self.sizes,
            self.seen,
            lambda rows: np.maximum(self.then(rows) - self.now(rows), 0),
            given=lambda rows: self.now(rows) < 2,
            unit=2,
        )

    def npot(self):
        return dealt(
            self.sizes,
            self.seen,
            lambda rows: np.maximum(self.now(rows) - self.then(rows), 0),
            given=lambda rows: self.now(rows) > 0,
            unit=2,
        )


def half_of_ties(spot, side):
    """As PPot (side 0) or NPot (side 2), with half of the ties in the divisor.

    Every case is there twice, and once of the two a tie is left out.
    """

    def answers(rows, coins):
        now, then = spot.now(rows), spot.then(rows)
        moved = np.maximum((then - now) * (1 - side), 0)
        # A step to a tie is half a step; one from a tie is whole, in half the ties.
        steps = np.where(now == 1, 2 * moved, moved)
        return steps[(now == side) | ((now == 1) & (coins == 1))]

    def counted():
        rows = all_rows(spot.sizes, spot.seen)
        found = [answers(rows, np.full(len(rows), coin)) for coin in (0, 1)]
        steps = sum(int(part.sum()) for part in found)
        return Fraction(steps, 2 * sum(map(len, found)))

    coins = np.random.default_rng(2)
    rows = partial(random_rows, spot.sizes, spot.seen)
    return Way(
        counted, lambda: answers(rows(), coins.integers(2, size=len(rows()))) / 2
    )


def effective(strength, ppot, npot):
    """EHS of its three parts: staying ahead, or coming from behind."""

    def blend(hs, up, down):
        return hs * (1 - down) + (1 - hs) * up

    def simulated():
        parts = [part.simulated() for part in (strength, ppot, npot)]
        size = min(map(len, parts))
        rng = np.random.default_rng(size)  # a part knows nothing of the other two
        return blend(*(rng.permutation(part)[:size] for part in parts))

    parts = (strength, ppot, npot)
    return Way(lambda: blend(*(part.counted() for part in parts)), simulated)


def twice(way):
    """Two times independently, each from a deck of its own."""
    rng = np.random.default_rng(2)
    return Way(
        lambda: way.counted() ** 2,
        lambda: way.simulated() * rng.permutation(way.simulated()),
    )


def ahead_of_two(spot):
    """Two opponents are dealt to, and both are beaten."""

    def so(rows):
        mine = value(spot.hole, spot.board, rows[:, :0])
        others = [value(rows[:, places], spot.board) for places in ([0, 1], [2, 3])]
        return (mine > others[0]) & (mine > others[1])

    return dealt((2, 2), spot.seen, so)


def all_in(*hands, dead=(), winner=0):
    """The share of the pot of one hand, over all boards."""
    holes = [cards(hand) for hand in hands]
    unit = 6 if len(hands) > 2 else 2

    def so(boards):
        values = np.array([value(hole, boards) for hole in holes])
        best = values == values.max(axis=0)
        return best[winner] * (unit // best.sum(axis=0))

    return dealt((5,), (*sum(holes, ()), *dead), so, unit=unit)


def shared(first, second):
    """Two hands are equal on the board that is dealt."""
    holes = cards(first), cards(second)

    def so(boards):
        return value(holes[0], boards) == value(holes[1], boards)

    return dealt((5,), sum(holes, ()), so)


def outs_against(spot, hand):
    """One river card is dealt, and the hand that lies open is beaten."""
    other = cards(hand)

    def so(rivers):
        mine = value(spot.hole, spot.board, rivers)
        return mine > value(other, spot.board, rivers)

    return dealt((1,), spot.seen + other, so)


def three_sevens(worth):
    """Ace and king, and queen and jack, are worth the same on three sevens."""
    flop = cards("7c 7d 7h")
    mine, theirs = cards("As Kd"), cards("Qh Jc")

    def so(runouts):
        boards = [(*flop, *map(int, runout)) for runout in runouts]
        return np.array([worth(mine, b) == worth(theirs, b) for b in boards])

    way = dealt((2,), (*flop, *mine, *theirs), so)
    return Way(
        way.counted, lambda: so(random_rows((2,), (*flop, *mine, *theirs))[:4000])
    )


def _usual(hole, board):
    return int(value(np.array([[*hole, *board]], np.uint8))[0])


PAPER, TWOS = Spot("Ad Qc", "3h 4c Jh"), Spot("2c 2d", "Ah Ks Qd")
DRAW, FLOPPED = Spot("9h 8h", "Th 7s 2c 3h"), Spot("8d 7d", "9d 6c 2d")
ACES, KINGS, QUEENS = "As Ad", "Ks Kd", "Qs Qd"
WAYS = {
    "paper_ahead": PAPER.stands(2),
    "paper_tied": PAPER.stands(1),
    "paper_behind": PAPER.stands(0),
    "paper_strength": PAPER.strength(),
    "paper_overtakes": PAPER.turns(0, 2),
    "paper_is_overtaken": PAPER.turns(2, 0),
    "paper_ppot": PAPER.ppot(),
    "paper_npot": PAPER.npot(),
    "paper_ppot_ties_half": half_of_ties(PAPER, 0),
    "paper_npot_ties_half": half_of_ties(PAPER, 2),
    "paper_equity": PAPER.equity(),
    "paper_ehs": effective(PAPER.strength(), PAPER.ppot(), PAPER.npot()),
    "twos_ahead": TWOS.stands(2),
    "twos_strength": TWOS.strength(),
    "twos_ahead_of_two": ahead_of_two(TWOS),
    "twos_ahead_by_the_rule": twice(TWOS.stands(2)),
    "draw_strength": DRAW.strength(),
    "draw_overtakes": DRAW.turns(0, 2),
    "draw_ppot": DRAW.ppot(),
    "draw_npot": DRAW.npot(),
    "draw_equity": DRAW.equity(),
    "flopped_draw_strength": FLOPPED.strength(),
    "flopped_draw_equity": FLOPPED.equity(),
    "outs_against_aces": outs_against(DRAW, "As Ad"),
    "outs_against_ace_king": outs_against(DRAW, "Ah Kh"),
    "outs_against_tens": outs_against(DRAW, "Ts Tc"),
    "aces_against_kings": all_in("As Ad", "Kh Kc"),
    "aces_against_suited_neighbours": all_in("As Ad", "8h 7h"),
    "aces_against_seven_two": all_in("As Ad", "7h 2c"),
    "jacks_against_ace_king": all_in("Jh Jc", "As Ks"),
    "twos_against_ace_king": all_in("2h 2c", "As Kd"),
    "ace_king_against_ace_queen": all_in("As Kd", "Ah Qc"),
    "ace_king_against_queen_jack": all_in("As Kd", "Qh Jc"),
    "ace_king_shares_with_ace_king": shared("Ah Kd", "Ac Ks"),
    "aces_of_three_pairs": all_in(ACES, KINGS, QUEENS),
    "kings_of_three_pairs": all_in(ACES, KINGS, QUEENS, winner=1),
    "queens_of_three_pairs": all_in(ACES, KINGS, QUEENS, winner=2),
    "kings_win_the_side_pot": all_in(KINGS, QUEENS, dead=cards(ACES)),
    "three_sevens_shared": three_sevens(freezeout_value),
    "three_sevens_shared_as_usual": three_sevens(_usual),
}
