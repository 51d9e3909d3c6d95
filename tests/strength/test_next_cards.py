"""Next cards and breakdowns, each against counts made another way."""

from __future__ import annotations

import re
from collections import Counter
from time import perf_counter

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach import warmup
from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.ranking.categories import reference_value
from holdem_teach.strength.ranges import RangeError

SPOTS = [("Ad Qc", "3h 4c Jh"), ("7s 7d", "7h Kh 2h"), ("9h 8h", "Th 7h 2c Kd")]


@pytest.mark.parametrize(("hole", "board"), SPOTS)
def test_each_next_card_is_the_spot_that_it_leads_to(hole, board):
    found = ht.next_cards(hole, board)
    out = parse_cards(f"{hole} {board}")
    for card in DECK:
        value = found.ehs[card.suit, card.rank - 2]
        if card in out:
            assert np.isnan(value) and card not in found.cards
        else:
            after = ht.effective_hand_strength(hole, f"{board} {card}")
            assert value == found.after(card) == after.ehs
    assert found.now == ht.effective_hand_strength(hole, board).ehs
    values = [found.after(card) for card in found.cards]
    assert len(values) == 52 - len(out) and values == sorted(values, reverse=True)


@pytest.mark.parametrize(("hole", "board"), SPOTS)
def test_with_half_ties_the_mean_is_the_strength_now(hole, board):
    """Both are the equity against a random hand (S4)."""
    found = ht.next_cards(hole, board, ties="half")
    assert found.mean == pytest.approx(found.now, rel=1e-12)


@pytest.mark.parametrize("weights", ["QQ+, AKs@0.5", "random", "AsKs"])
@pytest.mark.parametrize(("hole", "board"), SPOTS)
def test_next_cards_against_a_range(hole, board, weights):
    found = ht.next_cards(hole, board, ties="half", weights=weights)
    now = ht.effective_hand_strength(hole, board, ties="half", weights=weights)
    assert found.now == now.ehs
    assert found.mean == pytest.approx(now.ehs, rel=1e-12)
    card = found.cards[0]
    told = {"ties": "half", "weights": weights}
    after = ht.effective_hand_strength(hole, f"{board} {card}", **told)
    assert found.after(card) == after.ehs


def test_a_card_that_an_opponent_holds_for_sure_cannot_come():
    found = ht.next_cards("Ad Qc", "3h 4c Jh", weights="AsKs")
    as_, ks = parse_cards("As Ks")
    assert np.isnan([found.after(as_), found.after(ks)]).all()
    assert len(found.cards) == 45
    assert found.chances.sum() == pytest.approx(1)


def test_next_cards_against_several():
    found = ht.next_cards("Ad Qc", "3h 4c Jh 2d", opponents=3)
    card = found.cards[0]
    after = ht.effective_hand_strength("Ad Qc", f"3h 4c Jh 2d {card}", opponents=3)
    assert found.after(card) == after.ehs


def test_next_cards_in_words_and_as_a_table():
    found = ht.next_cards("Ad Qc", "3h 4c Jh")
    best, worst = found.cards[0], found.cards[-1]
    assert f"({worst}) to" in repr(found) and f"({best})" in repr(found)
    html = found._repr_html_()
    assert html.count("<td></td>") == 1 + 5  # the corner and the cards that are out
    numbers = re.findall(r"<td style[^>]*>(\d+)</td>", html)
    assert len(numbers) == 47
    assert numbers[0] == f"{100 * found.ehs[0, 0]:.0f}"
    assert "♠ s spades" in html and '<th scope="col">A</th>' in html


def test_next_cards_cannot_be_written_to():
    with pytest.raises(ValueError, match="read-only"):
        ht.next_cards("Ad Qc", "3h 4c Jh 2d").ehs[0, 0] = 1
    with pytest.raises(ValueError, match="read-only"):
        ht.next_cards("Ad Qc", "3h 4c Jh 2d").chances[0, 0] = 1


def test_next_cards_of_a_flop_take_no_time():
    ht.next_cards("Ad Qc", "3h 4c Jh")
    warmup.wait_until_ready()
    start = perf_counter()
    ht.next_cards("Ad Qc", "3h 4c Jh")
    assert perf_counter() - start < 0.5


@pytest.mark.parametrize(
    ("hole", "board", "reason"),
    [
        ("Ad Qc", "3h 4c Jh 2d 5d", "expected 3 or 4"),
        ("Ad", "3h 4c Jh", "hole: 1 given"),
        ("Ad Qc", "3h 4c Ad", "already in hole"),
    ],
)
def test_next_cards_refuses(hole, board, reason):
    with pytest.raises(CardError, match=reason):
        ht.next_cards(hole, board)


@pytest.mark.parametrize("board", ["Qh 7h 2c", "Qh 7h 7c 2s", "Qh Jh Th 9h 2s"])
@pytest.mark.parametrize("text", ["QQ+, AK, 76s@0.5", "random", "AsKs@0.1, 22@0.3"])
def test_breakdown_by_counting(text, board):
    table = parse_cards(board)
    held = ht.read_range(text)
    sums: Counter[str] = Counter()
    for hole, weight in zip(held.hands, held.weights[held.weights > 0], strict=True):
        if not {*hole} & {*table}:
            cards = [*hole, *table]
            sums[ht.category(reference_value(cards))] += float(weight)
            sums["made " + ht.made_hand(hole, table).made] += float(weight)
            for word in ht.made_hand(hole, table).draws:
                sums["draw " + word] += float(weight)
    found = ht.breakdown(text, board)
    total = sum(sums[word] for word in found.categories)
    assert found.categories == pytest.approx(
        {word: sums[word] / total for word in found.categories}
    )
    for kind, shares in (("made ", found.made), ("draw ", found.draws)):
        there = {word for word in sums if word.startswith(kind)}
        assert {kind + word for word in shares} == there
        for word, share in shares.items():
            assert share == pytest.approx(sums[kind + word] / total)


def test_known_shares_of_all_hands_on_a_flop():
    """On a flop of three ranks: 9 sets, 3 x 9 two pair, 120 hands of top pair."""
    found = ht.breakdown("random", "Qh 7s 2c")
    assert found.combos == 1176
    assert found.made["set"] * 1176 == pytest.approx(9)
    assert found.made["top pair"] * 1176 == pytest.approx(3 * 40)
    assert found.made["overpair"] * 1176 == pytest.approx(2 * 6)
    assert found.categories["two pair"] * 1176 == pytest.approx(27)
    assert sum(found.categories.values()) == pytest.approx(1)
    assert sum(found.made.values()) == pytest.approx(1)
    assert next(iter(found.categories)) == "straight flush"
    assert len(found.categories) == 9


def test_breakdown_on_the_river_has_no_draws():
    assert ht.breakdown("AK", "Qh 7s 2c 3d 9s").draws == {}


def test_breakdown_in_words_and_as_tables():
    found = ht.breakdown("QQ+, AK", "Qs 9s 2d")
    assert repr(found) == (
        "QQ+, AK on Qs 9s 2d: 31 hands; set 9.7%, overpair 38.7%, ace high 51.6%"
    )
    html = found._repr_html_()
    assert '<th scope="row">set</th><td>9.7%</td>' in html
    assert '<th scope="row">two overcards</th><td>51.6%</td>' in html


@pytest.mark.parametrize(
    ("text", "board", "error", "reason"),
    [
        ("QQ+, AKx", "Qs 9s 2d", RangeError, "'AKx' is not understood"),
        ("QsQd", "Qs 9s 2d", RangeError, "no combination left for the range QsQd"),
        ("QQ", "Qs 9s", CardError, "board: 2 given"),
        ("QQ", "Qs 9s 9s", CardError, "twice"),
    ],
)
def test_breakdown_refuses(text, board, error, reason):
    with pytest.raises(error, match=reason):
        ht.breakdown(text, board)
