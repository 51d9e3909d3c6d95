"""The thirty things that people do most in equity and range tools, a line each.

Every answer is one that was found elsewhere: printed by other tools and papers, counted
by hand, or a formula.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any

import eval7
import pytest

import holdem_teach as ht

FLOP = "3h 4c Jh"
THIRTY: list[tuple[str, str, Any]] = [
    ("two hands", 'ht.equity(["AcAs", "KhKd"]).equity[0]', 2782682 / 3424608),
    ("chance to win", 'ht.equity(["AcAs", "KhKd"]).win[0]', 1388072 / 1712304),
    ("chance to tie", 'ht.equity(["AcAs", "KhKd"]).tie[0]', 6538 / 1712304),
    ("hand against range", 'ht.equity(["QhQs", "TT+"]).equity[0]', 0.500125095),
    ("hand against mix", 'ht.equity(["KcQc", "6c5c,AQo+"]).equity[0]', 0.313757309),
    ("three ranges", 'ht.equity(["AA", "QQ", "AKo"]).equity[1]', 0.187419884),
    ("any hand, pre-flop", 'ht.equity(["AA", "random"]).equity[0]', 0.852037),
    ("worst hand, pre-flop", 'ht.equity(["32o", "random"]).equity[0]', 0.323032),
    (
        "on a flop",
        f'ht.equity(["AdQc", "random"], "{FLOP}").equity[0]',
        121621 / 237820,
    ),
    ("on a river", 'ht.equity(["AcKd", "QhQs"], "QdJc2h7s3c").equity', (0, 1)),
    (
        "dead cards",
        'ht.equity(["AsAd", "KsKd"], "2c 7d Jh", dead="Kh Kc").equity[1]',
        0,
    ),
    ("how many boards", 'ht.equity(["AcAs", "KhKd"]).boards', comb(48, 5)),
    ("combos", 'ht.read_range("QQ+, AK").combos', 3 * 6 + 16),
    ("combos left", 'ht.read_range("AK", dead="As").combos', 3 * 4),
    ("top x per cent", 'ht.read_range("2%").combos', 4 * 6),  # AA to JJ, and TT: 30
    ("short text", 'str(ht.read_range("AA KK QQ AKs"))', "QQ+, AKs"),
    ("13 x 13", 'ht.read_range("AKs, AA").matrix()[0, 1]', 1),
    ("outs", 'ht.outs("8d 7d", "9d 6c 2d").count', 9 + 6 + 6),
    ("outs against a hand", 'ht.outs("8d 7d", "9d 6c 2d", "AhAs").count', 9 + 6),
    ("breakdown", f'ht.breakdown("QQ+, AK", "{FLOP}").made["overpair"]', 18 / 34),
    ("made hand", 'ht.made_hand("Ad Qc", "Ah 4c Jh").made', "top pair"),
    (
        "four and two",
        "ht.rule_of_four_and_two(9, cards_to_come=2).exact",
        1 - comb(38, 2) / comb(47, 2),
    ),
    ("needed equity", "ht.needed_equity(100, 50)", 50 / 200),
    ("minimum defence", "ht.minimum_defence(100, 50)", 100 / 150),
    ("who wins", 'ht.evaluate("7d2c7h2d7s") > ht.evaluate("AdKd9d5d2d")', True),
    ("what is it", 'ht.describe("7d 2c 7h 2d 7s")', "full house, sevens over twos"),
    ("hand strength", f'ht.hand_strength("Ad Qc", "{FLOP}")', 55 / 94),
    ("potential", f'ht.hand_potential("Ad Qc", "{FLOP}")[0]', 2803 / 13590),
    ("EHS", f'ht.effective_hand_strength("Ad Qc", "{FLOP}").ehs', 0.511672061),
    (
        "behind a range",
        f'ht.effective_hand_strength("Ad Qc", "{FLOP}", weights="JJ+, AK").behind',
        3 + 3 + 6 + 3 + 12,
    ),
    (
        "next card",
        f'ht.next_cards("Ad Qc", "{FLOP}").after(41)',
        ht.effective_hand_strength("Ad Qc", f"{FLOP} Qd").ehs,
    ),
    ("all hands", f'ht.ehs_grid("{FLOP}").matrix("hs")[3, 3]', 1),  # a set of jacks
    ("Omaha", 'ht.category(ht.evaluate_omaha("AsKs5d7c", "Ts7d8h4s2c"))', "one pair"),
]


@pytest.mark.parametrize(("what", "line", "answer"), THIRTY, ids=[t[0] for t in THIRTY])
def test_each_in_one_line(what: str, line: str, answer: Any) -> None:
    assert len(line) <= 88, what
    found = eval(line, {"ht": ht})  # the lines are those above
    if isinstance(answer, str):
        assert found == answer
    else:
        assert found == pytest.approx(answer, abs=5e-5)


def test_thirty_are_thirty() -> None:
    assert len(THIRTY) >= 30


def test_equity_on_random_rivers_equals_eval7s() -> None:
    random = Random(1)
    for text in ("TT+, AQs+", "22+", "76s, 87s, 98s, AK", "KQo, A5s"):
        for _ in range(10):
            cards = random.sample(range(52), 7)
            mine, board = ht.parse_cards(cards[:2]), ht.parse_cards(cards[2:])
            theirs = eval7.py_hand_vs_range_exact(
                [eval7.Card(str(card)) for card in mine],
                eval7.HandRange(text.replace(" ", "")),
                [eval7.Card(str(card)) for card in board],
            )
            ours = ht.equity([mine, text], board).equity[0]
            assert ours == pytest.approx(theirs, abs=1e-6)  # single precision
