"""What the benchmark runs is the same work on both sides; its figures are no test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import holdem_teach as ht
from holdem_teach.bench.boards import whole_boards
from holdem_teach.bench.costs import Cost, draw_costs
from holdem_teach.bench.hands import (
    hands_again,
    recorded_hands,
    replay,
    replay_in_pokerkit,
)
from holdem_teach.bench.loops import SPOT, flop_loop
from holdem_teach.bench.peers import Peer, installed_peers
from holdem_teach.bench.players import callers_in_pokerkit, play_hands
from holdem_teach.bench.timing import Timing, time_in_turn
from holdem_teach.cards import parse_cards
from holdem_teach.players import Easy

PEERS = installed_peers()


def test_all_four_peers_are_there() -> None:
    assert [peer.name for peer in PEERS] == [
        "eval7",
        "phevaluator",
        "treys",
        "pokerkit",
    ]


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_a_peer_tells_hands_apart_from_cards_and_from_text(peer: Peer) -> None:
    texts = ["Ad Qc 3h 4c Jh 2s 2d", "Ah Kh 3h 4h Jh 2c 2s", "Ac Kc 3h 4h Jd 2c 2s"]
    ready = [
        peer.value([peer.card(card) for card in parse_cards(text)]) for text in texts
    ]
    assert ready == [peer.from_text(text) for text in texts]
    pair, flush, better_pair = ready
    assert (flush > better_pair) is (better_pair > pair) is (flush > pair)


def test_the_loop_over_a_peer_counts_what_we_count() -> None:
    eval7 = PEERS[0]
    counts = flop_loop(eval7, 1081)()
    ours = ht.effective_hand_strength(*SPOT).transitions
    assert counts == ours.tolist()


def test_ratios_are_taken_round_by_round() -> None:
    slow, quick = Timing((1.0, 2.0, 3.0)), Timing((10.0, 10.0, 60.0))
    assert quick.over(slow) == 10
    assert quick.rate == 10
    runs: list[str] = []
    tasks = {name: (lambda name=name: runs.append(name), 1.0) for name in "ab"}
    timings = time_in_turn(tasks, rounds=2)  # type: ignore[arg-type]
    assert runs == list("ababab")
    assert all(len(timing.rates) == 2 for timing in timings.values())


def test_real_hands_end_alike_in_both_engines() -> None:
    hands = recorded_hands()[::60]
    assert replay(hands) == replay(hands, with_views=True) == replay_in_pokerkit(hands)


def test_without_a_checkout_hands_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdem_teach.bench.hands.checkout", lambda: None)
    (line,) = hands_again(PEERS)
    assert "from a checkout alone" in line


def test_without_eval7_whole_boards_say_so() -> None:
    (line,) = whole_boards([])
    assert "not installed" in line


def test_costs_are_drawn_as_a_picture_with_words(tmp_path: Path) -> None:
    found = [Cost("river", 990, 0.0001), Cost("flop", 1_070_190, 0.0002)]
    draw_costs(found, tmp_path / "costs.png")
    assert (tmp_path / "costs.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_the_command_prints_every_measure() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "holdem_teach", "bench"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    for part in (
        "from text",
        "133,784,560",
        "Random (N, 7)",
        "Exact EHS",
        "grid of a flop",
        "Omaha flop",
        "of a turn on two threads",
        "equity of 9",
        "real hands of 9",
        "first EHS",
        "beside students' functions",
    ):
        assert part in done.stdout


def test_players_are_measured_on_whole_hands() -> None:
    assert all(sum(ends) == 400 for ends in play_hands(Easy(), 20))
    assert all(sum(ends) == 400 for ends in callers_in_pokerkit(20))
