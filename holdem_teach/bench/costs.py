"""What answers cost against their work, from a river to nine players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import Final

from holdem_teach.bench.boards import OMAHA
from holdem_teach.bench.loops import FLOP_PAIRS, SPOT
from holdem_teach.bench.peers import Peer
from holdem_teach.bench.timing import repeated, time_in_turn
from holdem_teach.strength.equity import equity
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.words import say

_HANDS: Final = ("AsAd", "KsKd", "QsQd", "JsJd", "TsTd", "9s9d", "8s8d", "7s7d", "6s6d")


@dataclass(frozen=True)
class Cost:
    """What an answer costs: its name, how many showdowns it counts, and seconds."""

    name: str
    showdowns: int
    seconds: float


def costs() -> list[Cost]:
    """Return what each kind of answer costs, from a river to nine players.

    Examples
    --------
    >>> [cost.name for cost in costs()][:3]
    ['river', 'turn', 'flop']
    """
    flop = SPOT[1]
    found = [
        _cost("river", 990, lambda: effective_hand_strength(SPOT[0], f"{flop} 2s 9d")),
        _cost("turn", 45_540, lambda: effective_hand_strength(SPOT[0], f"{flop} 2s")),
        _cost("flop", FLOP_PAIRS, lambda: effective_hand_strength(*SPOT)),
        _cost(
            say("bench.omaha_turn"),
            40 * comb(44, 4),
            lambda: effective_hand_strength(OMAHA, f"{flop} 2s"),
        ),
        _cost(
            say("bench.omaha_flop"),
            820 * comb(45, 4),
            lambda: effective_hand_strength(OMAHA, flop),
        ),
    ]
    for players in range(2, 10):
        name = say("bench.equity", players=players)
        boards = comb(52 - 2 * players - 1, 5)
        found.append(_cost(name, players * boards, _equity_of(players)))
    return found


def _equity_of(players: int) -> Callable[[], object]:
    # a dead card, so that two players are counted too, not read off a table
    return lambda: equity(_HANDS[:players], dead="2c")


def _cost(name: str, showdowns: int, answer: Callable[[], object]) -> Cost:
    timing = time_in_turn({name: repeated(answer)}, rounds=3)[name]
    return Cost(name, showdowns, 1 / timing.rate)


def cost_table(_: Sequence[Peer]) -> Iterator[str]:
    """What each answer costs against its work, as lines of a table."""
    yield say("bench.cost_head")
    for cost in costs():
        yield say(
            "bench.cost",
            name=cost.name,
            showdowns=cost.showdowns,
            milliseconds=1000 * cost.seconds,
            rate=cost.showdowns / cost.seconds / 1e6,
        )


def draw_costs(found: Sequence[Cost], path: Path) -> None:
    """Draw seconds against showdowns, both by powers of ten, and save the picture."""
    from holdem_teach.plots.picture import BLUE, Picture

    names = "; ".join(f"{c.name}: {1000 * c.seconds:.3g} ms" for c in found)
    picture = Picture(say("bench.picture", costs=names), width=7, height=4.5)
    axes = picture.add_subplot(
        xscale="log",
        yscale="log",
        xlabel=say("bench.showdowns"),
        ylabel=say("bench.milliseconds"),
        title=say("bench.title"),
    )
    for cost in found:
        place = (cost.showdowns, 1000 * cost.seconds)
        axes.plot(*place, "o", color=BLUE)
        axes.annotate(cost.name, place, xytext=(6, -4), textcoords="offset points")
    axes.margins(x=0.15)
    picture.savefig(path)
