"""What is shown: the sentence, the picture, the gap, and their words for listeners."""

import re
import xml.etree.ElementTree as ElementTree
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import holdem_teach as ht
from holdem_teach.widgets.answer import answer_html, gap_sentence, sentence
from holdem_teach.widgets.asking import answer
from holdem_teach.widgets.exploration import start
from holdem_teach.widgets.flow import counts_then, flow_label, flow_svg, of_hundred

SPOTS = [
    ("Ad Qc", "3h 4c Jh"),
    ("8d 7d", "9d 6c 2d 3s"),
    ("Ad Qc", "3h 4c Jh 7s 2d"),
    ("As Ks", "Qs Js Ts"),  # nothing beats it: two of the three parts are empty
    ("2c 3d", "As Ks Qs Js Ts"),  # everybody plays the board
]


@given(st.lists(st.integers(0, 10**9), min_size=1, max_size=5).filter(any))
def test_parts_of_a_hundred_add_up_and_are_less_than_one_off(counts):
    parts = of_hundred(counts)
    assert sum(parts) == 100
    for part, count in zip(parts, counts, strict=True):
        assert abs(part - 100 * count / sum(counts)) < 1


def test_the_gap_is_to_the_answer_that_is_shown():
    state = start("Ad Qc", "3h 4c Jh").commit(60, 0.512)
    sampled = state.with_samples(50)
    estimate = answer(sampled)
    assert f"the answer is {100 * estimate.ehs:.1f} %" in gap_sentence(
        sampled, estimate
    )


@pytest.mark.parametrize(("hole", "board"), SPOTS)
def test_the_sentence_says_the_results_own_numbers(hole, board):
    result = ht.effective_hand_strength(hole, board)
    of, *now, worth, total = map(int, re.findall(r"\d+", sentence(result)))
    assert of == sum(now) == total == 100
    assert worth == round(100 * result.ehs)
    assert ("no card is to come" in sentence(result)) == (len(result.board) == 5)


@pytest.mark.parametrize(("hole", "board"), SPOTS)
def test_the_picture_is_well_formed_and_conserves_its_heights(hole, board):
    result = ht.effective_hand_strength(hole, board)
    picture = ElementTree.fromstring(flow_svg(result))
    heights = [float(bar.get("height", "")) for bar in picture.iter("rect")]
    assert sum(heights[:3]) == pytest.approx(sum(heights[3:]), abs=0.3)
    share = heights[0] / sum(heights[:3])
    assert share == pytest.approx(
        result.transitions[0].sum() / result.transitions.sum(), abs=0.01
    )
    assert len(list(picture.iter("path"))) == (result.transitions > 0).sum()
    assert picture.get("role") == "img"
    assert picture.get("aria-label") == flow_label(result)


@pytest.mark.parametrize(("hole", "board"), SPOTS)
def test_labels_of_the_picture_do_not_cover_each_other_or_leave_it(hole, board):
    picture = ElementTree.fromstring(flow_svg(ht.effective_hand_strength(hole, board)))
    labels = [
        (text.get("x"), float(text.get("y", ""))) for text in picture.iter("text")
    ]
    assert len(labels) == 8
    for side in {x for x, _ in labels}:
        heights = sorted(y for x, y in labels if x == side)
        assert all(b - a >= 16.9 for a, b in pairwise(heights))
        assert heights[-1] <= 216


def test_the_label_tells_the_share_at_the_river_as_equity_counts_it():
    result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    ahead, tied, behind = counts_then(result)
    share = (ahead + tied / 2) / (ahead + tied + behind)
    half = ht.effective_hand_strength("Ad Qc", "3h 4c Jh", ties="half")
    assert share == pytest.approx(half.ehs, abs=1e-12)
    assert (
        f"at the river ahead of {of_hundred((ahead, tied, behind))[0]}"
        in flow_label(result)
    )


def test_the_answer_holds_the_four_numbers_the_table_and_the_gap():
    result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    shown = answer_html(start("Ad Qc", "3h 4c Jh").commit(60, result.ehs), result)
    for number in ("58.5 %", "20.6 %", "27.2 %", "51.2 %"):
        assert number in shown
    assert "449,005" in shown
    assert "the gap is 8.8 points" in shown
    assert 'role="status" aria-live="polite"' in shown


def test_later_guesses_are_told_their_mean_gap():
    result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    state = start("Ad Qc", "3h 4c Jh").commit(60, result.ehs).with_opponents(2)
    shown = answer_html(state.commit(54, 0.5), result)
    assert "Over 2 guesses, the mean gap is 6.4 points." in shown


def test_weights_below_one_are_shown_as_shares():
    state = start("Ad Qc", "3h 4c Jh").with_weights("AA@0.1, 72o@0.05")
    result = answer(state)
    assert sum(of_hundred(counts_then(result))) == 100
    assert ElementTree.fromstring(flow_svg(result)).get("role") == "img"
    assert "ahead of" in sentence(result)


def test_several_opponents_are_said():
    several = answer(start("Ad Qc", "3h 4c Jh").with_opponents(3))
    assert "3 opponents at once" in sentence(several)


def test_a_sample_says_its_size_and_its_errors():
    state = start("Ad Qc", "3h 4c Jh").with_samples(1000)
    shown = answer_html(state, answer(state))
    assert "estimate from 1,000 samples" in shown
    assert shown.count(" ± ") == 5  # the sentence, and each of the four numbers
