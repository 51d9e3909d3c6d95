"""Programs that do what they should not lose their own chips, and nothing else."""

from __future__ import annotations

import socket
from dataclasses import replace

import pytest

from holdem_teach.game import FreezeoutRules, Hand, NoLimitRules
from holdem_teach.players.program import DEATHS, Program, way_out
from holdem_teach.tournament.deals import practice_key
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.run import run

CALLS = 'return ["check"] if view["legal"]["can_check"] else ["call"]'
BAD = {
    "loops": ("def act(view):\n    while True: pass", "late"),
    "sleeps": ("import time\ndef act(view):\n    time.sleep(60)", "late"),
    "exits": ("import os\ndef act(view):\n    os._exit(0)", "died"),
    "asks to exit": ("import sys\ndef act(view):\n    sys.exit()", "raised"),
    "raises": ("def act(view):\n    raise ValueError('no')", "raised"),
    "does not load": ("raise RuntimeError", "raised"),
    "does not parse": ("def act(view:", "unreadable"),
    "has no act": ("def play(view): pass", "raised"),
    "prints for ever": ("def act(view):\n    while True: print('x' * 1000)", None),
    "forks": ("import os\ndef act(view):\n    while True: os.fork()", None),
    "eats memory": (
        "def act(view):\n    x = []\n    while True: x.append(' ' * 10**7)",
        None,
    ),
    "opens a socket": (
        "import socket\ndef act(view):\n"
        "    socket.create_connection(('127.0.0.1', {port}), 1)",
        "raised",
    ),
    "reads a file": ("def act(view):\n    return [open({secret!r}).read()]", "raised"),
    "answers nothing": ("def act(view): pass", "illegal"),
    "answers nonsense": ("def act(view): return [[['raise']], {'to': 1}]", "illegal"),
    "answers a number": ("def act(view): return 10 ** 400", "illegal"),
    "answers an object": ("def act(view): return object()", "no action"),
    "answers too much": ("def act(view): return [0] * 10 ** 6", "no action"),
    "raises too high": ("def act(view): return ['raise', 10 ** 9]", "illegal"),
    "raises below zero": ("def act(view): return ['raise', -5]", "illegal"),
    "lies": (
        "def act(view): return ['announce', 'As Ks Qs Js Ts', 'straight flush']",
        "illegal",
    ),
    "changes its view": (
        "def act(view):\n    view['stacks'][:] = [10 ** 6] * 2\n"
        "    view['legal']['can_check'] = True\n    return 'check'",
        "illegal",
    ),
}


WAIT = {"loops", "sleeps", "prints for ever", "answers too much", "eats memory"}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow) if name in WAIT else name
        for name in BAD
    ],
)
def test_a_bad_program_loses_only_its_own_chips(name, program, tmp_path):
    source, kind = BAD[name]
    secret = tmp_path / "secret.txt"
    secret.write_text("all-in", encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1])
        source = source.replace("{port}", port).replace("{secret!r}", repr(str(secret)))
        entrants = ("station", program(source))
        key = practice_key(1)
        plan = Plan(NoLimitRules(1, 2), entrants, 2, key, seconds=0.1)
        outcome = run(plan, quiet=True)
    (played,) = outcome.blocks
    assert all(sum(nets) == 0 for nets in played.nets)
    assert played.hands == 4
    kinds = {fault.partition(" ")[2] for fault in played.faults}
    assert kinds and (kind is None or kinds == {kind})
    assert any("mine: " in line for line in outcome.faults())


def test_one_that_plays_well_is_at_no_fault(program):
    plan = Plan(
        NoLimitRules(1, 2),
        ("easy", program(f"def act(view): {CALLS}")),
        10,
        practice_key(1),
    )
    outcome = run(plan, quiet=True)
    assert outcome.faults() == [] and outcome.hands == 20


def test_one_that_dies_is_out_of_the_hand_then_back_then_removed(program):
    source = "import os\ndef act(view):\n    os._exit(0)"
    with Program(program(source)) as player:
        view = Hand(NoLimitRules(1, 2), [200, 200], seed=1).view(0)
        for deaths in range(1, DEATHS + 1):
            player.start_hand()
            assert [player.act(view) for _ in range(3)] == [["fold"]] * 3
            assert player.faults["died"] == deaths
        assert player.is_removed
        player.start_hand()
        assert player.act(view) == ["fold"]
        assert player.faults["died"] == DEATHS


@pytest.mark.parametrize(
    ("source", "trouble"),
    [
        (b"x = 1\ndef act(view:", "mine.py cannot be read by Python: line 2, column"),
        ("def act(view): pass".encode("utf-16"), "UTF-16"),
        (b"\x89PNG\r\n\x1a\n\0\0", "mine.py"),
    ],
)
def test_one_that_cannot_be_read_is_told_where(source, trouble, tmp_path):
    path = tmp_path / "mine.py"
    path.write_bytes(source)
    view = Hand(NoLimitRules(1, 2), [200, 200], seed=1).view(0)
    with Program(path) as player:
        player.start_hand()
        assert player.act(view) == player.act(view) == ["fold"]
        assert list(player.faults.items()) == [("unreadable", 1)]
        assert trouble in player.examples["unreadable"]


@pytest.mark.parametrize("answer", ["10**400", "['raise', 10**400]", "['x' * 5000]"])
def test_a_long_answer_is_told_in_short(answer, program):
    source = f"def act(view): return {answer}"
    plan = Plan(NoLimitRules(), ("rock", program(source)), 1, practice_key(1))
    (fault,) = run(plan, quiet=True).faults()
    assert fault.startswith("mine: illegal, ") and len(fault) < 400
    assert fault.endswith((", muck", "(rule N3)"))


def test_a_fault_names_the_file_by_its_own_name(program):
    plan = Plan(NoLimitRules(), ("rock", program("x")), 1, practice_key(1))
    (fault,) = run(plan, quiet=True).faults()
    assert "mine.py stopped while it was loaded" in fault


def test_one_that_raises_is_asked_again_and_keeps_what_it_had(program):
    source = (
        "asked = 0\ndef act(view):\n    global asked\n    asked += 1\n"
        "    if asked == 1: raise ValueError('first')\n    return ['raise', 4 + asked]"
    )
    with Program(program(source)) as player:
        view = Hand(NoLimitRules(1, 2), [200, 200], seed=1).view(0)
        player.start_hand()
        assert [player.act(view), player.act(view)] == [["fold"], ["raise", 6]]
        assert player.examples == {"raised": "ValueError: first"}


def test_a_program_never_meets_a_deal_again(program):
    """It notes the cards that it has seen; no process sees a hand of cards twice."""
    source = (
        "seen = []\ndef act(view):\n"
        "    dealt = (view['hole'], view['button'], view['seat'])\n"
        "    if not view['board'] and len(view['history']) == 3:\n"
        "        if any(d[0] == dealt[0] for d in seen): raise ValueError('again')\n"
        "        seen.append(dealt)\n"
        f"    {CALLS}"
    )
    rules = NoLimitRules(1, 2)
    plan = Plan(rules, ("station", program(source)), 12, practice_key(1))
    assert run(plan, quiet=True).faults() == []


def test_two_seats_of_one_program_do_not_share_what_they_see(program):
    source = (
        "seats = set()\ndef act(view):\n    seats.add(view['seat'])\n"
        "    if len(seats) > 1: raise ValueError('two seats')\n"
        f"    {CALLS}"
    )
    plan = Plan(
        NoLimitRules(1, 2), ("station", program(source)), 3, practice_key(1), seats=4
    )
    assert run(plan, quiet=True).faults() == []


@pytest.mark.parametrize("source", ["def act(view): return 'muck'", "", CALLS])
def test_a_showdown_without_a_claim_ends(source, program):
    source = (
        source if source.startswith("def") else f"def act(view): {source or 'pass'}"
    )
    plan = Plan(FreezeoutRules(), ("station", program(source)), 3, practice_key(1))
    outcome = run(replace(plan, table=2), quiet=True)
    assert all(sum(nets) == 0 for nets in outcome.blocks[0].nets)


def test_a_claim_of_cards_that_one_does_not_hold_is_a_fault(program):
    source = (
        "def act(view):\n"
        "    legal = view['legal']\n"
        "    if legal['can_announce']:\n"
        "        return ['announce', 'As Ks Qs Js Ts', 'straight flush']\n"
        "    if legal['straddle_amount']: return 'straddle'\n"
        "    return 'check' if legal['can_check'] else 'call'\n"
    )
    plan = Plan(FreezeoutRules(), ("station", program(source)), 3, practice_key(1))
    outcome = run(plan, quiet=True)
    (fault,) = outcome.faults()
    assert fault.startswith("mine: false claim, ") and "(rule L11)" in fault


def test_the_way_out_is_always_legal():
    hand = Hand(FreezeoutRules(), [100, 100], seed=1)
    while not hand.is_over:
        view = hand.view(hand.actor)
        assert hand.explain(way_out(view)) is None
        legal = hand.legal_actions()
        if legal.can_check or legal.can_announce:
            hand.act(way_out(view))
        elif legal.straddle_amount:
            hand.straddle()
        else:
            hand.call()
