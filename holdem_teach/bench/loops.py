"""The plain loop of the papers over somebody's evaluator: our unit of comparison."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, islice
from typing import Any, Final

from holdem_teach.bench.peers import Peer
from holdem_teach.cards import DECK, parse_cards

SPOT: Final = ("Ad Qc", "3h 4c Jh")  # the papers' example
FLOP_PAIRS: Final = 1_070_190  # an opponent's hand and a runout


def flop_loop(peer: Peer, runouts: int) -> Callable[[], object]:
    """Return the loop over all hands of the opponent on the first so many runouts.

    Run, it gives the transitions as rows of a table, if the peer's values rise.

    Examples
    --------
    >>> from holdem_teach.bench.peers import installed_peers
    >>> loops = [flop_loop(peer, 1) for peer in installed_peers()]
    >>> {sum(map(sum, loop())) for loop in loops} <= {990}
    True
    """
    hole, board = ([peer.card(card) for card in parse_cards(text)] for text in SPOT)
    known = {*parse_cards(SPOT[0]), *parse_cards(SPOT[1])}
    unseen = [peer.card(card) for card in DECK if card not in known]
    value = peer.value

    def run() -> list[list[int]]:
        counts = [[0, 0, 0] for _ in range(3)]
        mine = value(hole + board)
        now = {
            hand: _relation(mine, value([*hand, *board]))
            for hand in combinations(unseen, 2)
        }
        for runout in islice(combinations(unseen, 2), runouts):
            whole_board = board + list(runout)
            mine = value(hole + whole_board)
            left = [card for card in unseen if card not in runout]
            for hand in combinations(left, 2):
                then = _relation(mine, value([*hand, *whole_board]))
                counts[now[hand]][then] += 1
        return counts

    return run


def _relation(mine: Any, theirs: Any) -> int:
    return 0 if mine > theirs else 1 if mine == theirs else 2
