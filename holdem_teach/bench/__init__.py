"""``holdem-teach bench``: how fast we are, as ratios against peers in the same run."""

from __future__ import annotations

from holdem_teach.bench.measures import MEASURES
from holdem_teach.bench.peers import installed_peers
from holdem_teach.words import say


def run() -> int:
    """Measure and print every figure; return the exit status, 0.

    A measure is a row: our rate, then for each peer how many times as fast we are.
    """
    peers = installed_peers()
    print(say("bench.peers", names=", ".join(peer.name for peer in peers) or "-"))
    for measure in MEASURES:
        print(flush=True)
        for line in measure(peers):
            print(line, flush=True)
    return 0
