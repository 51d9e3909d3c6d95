"""A text history is read with pokerkit's parser and played by our rules."""

from __future__ import annotations

import sys

import pytest

from holdem_teach.game.pokerstars import read_pokerstars

# Made up for this test, in the form that PokerStars writes.
HISTORY = """PokerStars Hand #1001: Hold'em No Limit ($0.05/$0.10 USD) - 2024/03/01 12:00:00 ET
Table 'Class' 6-max Seat #2 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bo ($8.50 in chips)
Seat 4: Cem ($12 in chips)
Cem: posts small blind $0.05
Ann: posts big blind $0.10
*** HOLE CARDS ***
Dealt to Ann [As Kd]
Bo: raises $0.20 to $0.30
Cem: folds
Ann: calls $0.20
*** FLOP *** [2c 7d Kh]
Ann: checks
Bo: bets $0.40
Ann: calls $0.40
*** TURN *** [2c 7d Kh] [9s]
Ann: checks
Bo: checks
*** RIVER *** [2c 7d Kh 9s] [3h]
Ann: bets $1
Bo: folds
Uncalled bet ($1) returned to Ann
Ann collected $1.45 from pot
Ann: doesn't show hand
*** SUMMARY ***
Total pot $1.45 | Rake $0
Board [2c 7d Kh 9s 3h]
Seat 1: Ann (big blind) collected ($1.45)
Seat 2: Bo (button) folded on the River
Seat 4: Cem (small blind) folded before Flop


"""  # noqa: E501


def test_hands_are_played_again_in_chips() -> None:
    one, two = read_pokerstars(HISTORY + HISTORY.replace("#1001", "#1002"))
    assert one.net == two.net == [75, -70, 0, -5, 0, 0]
    assert (one.button, one.rules.blinds) == (1, (5, 10))
    assert one.view(0)["hole"] == ["As", "Kd"]
    assert one.view(1)["hole"] is None
    (coarse,) = read_pokerstars(HISTORY, chip="0.05")
    assert coarse.net == [15, -14, 0, -1, 0, 0]


def test_amounts_are_whole_chips() -> None:
    with pytest.raises(ValueError, match=r"0.05 is no whole number of chips of 0.1"):
        read_pokerstars(HISTORY, chip="0.1")


def test_what_pokerkit_cannot_read(capfd) -> None:
    with pytest.raises(ValueError, match="pokerkit cannot read this"):
        read_pokerstars(HISTORY.replace("Hold'em No", "Razz"))
    assert capfd.readouterr().err == ""


def test_without_pokerkit_it_says_what_to_install(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "pokerkit", None)
    with pytest.raises(ValueError, match="pip install"):
        read_pokerstars(HISTORY)
