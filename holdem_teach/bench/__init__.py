"""``holdem-teach bench``: how fast we are, as ratios against peers in the same run."""

from __future__ import annotations

from pathlib import Path

from holdem_teach.bench.costs import costs, draw_costs
from holdem_teach.bench.measures import MEASURES
from holdem_teach.bench.peers import installed_peers
from holdem_teach.words import say


def run(picture: Path | None = None) -> int:
    """Measure and print every figure; return the exit status, 0.

    Parameters
    ----------
    picture
        Where to draw what answers cost against their work, if anywhere.
    """
    peers = installed_peers()
    print(say("bench.peers", names=", ".join(peer.name for peer in peers) or "-"))
    for measure in MEASURES:
        print(flush=True)
        for line in measure(peers):
            print(line, flush=True)
    if picture is not None:
        draw_costs(costs(), picture)
    return 0
