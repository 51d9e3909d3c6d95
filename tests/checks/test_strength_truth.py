"""Solutions on hand strength give the counts that other people's programs give."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holdem_teach.checks.tasks import module_library
from holdem_teach.sandbox.child import Child

ROOT = Path(__file__).resolve().parents[2]
TRUTH = json.loads((ROOT / "tests/data/ehs_truth.json").read_text(encoding="utf-8"))
SPOTS = [spot for spot in TRUTH["spots"] if spot["game"] == "holdem"]


def cards(text: str) -> list[str]:
    return [text[place : place + 2] for place in range(0, len(text), 2)]


def answer(module: str, function: str, *arguments: Any) -> Any:
    source = (ROOT / "solutions" / f"{module}.py").read_bytes()
    checks = ROOT / "tests" / "exercises" / "visible" / f"test_{module}.py"
    with Child(module, source, library=module_library(checks)) as child:
        return child.call(function, arguments).value


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot["id"])
def test_hand_strength_counts_as_others_do(spot: dict[str, Any]) -> None:
    hole, board = cards(spot["hole"]), cards(spot["board"])
    counts = spot["count"]
    found = answer("ex07_hand_strength", "ahead_tied_behind", hole, board)
    assert found == (counts["ahead"], counts["tied"], counts["behind"])
    above, below, _ = spot["HS"]
    found = answer("ex07_hand_strength", "hand_strength", hole, board)
    assert found == pytest.approx(above / below)


TURN = [spot for spot in SPOTS if len(spot["board"]) == 8]


@pytest.mark.parametrize("spot", TURN, ids=lambda spot: spot["id"])
def test_transitions_count_as_others_do(spot: dict[str, Any]) -> None:
    hole, board = cards(spot["hole"]), cards(spot["board"])
    assert answer("ex08_potential", "transitions", hole, board) == spot["HP"]


BEFORE_THE_RIVER = [spot for spot in SPOTS if "prob_full_tied" in spot]


@pytest.mark.parametrize("spot", BEFORE_THE_RIVER, ids=lambda spot: spot["id"])
def test_potential_and_ehs_are_those_of_the_papers(spot: dict[str, Any]) -> None:
    # the file says None where the divisor is 0; there the potential is 0
    told = {name: of or (0, 1, 0) for name, of in spot["prob_full_tied"].items()}
    full = {name: above / below for name, (above, below, _) in told.items()}
    assert answer("ex08_potential", "ppot", spot["HP"]) == pytest.approx(full["PPot"])
    assert answer("ex08_potential", "npot", spot["HP"]) == pytest.approx(full["NPot"])
    strength = spot["HS"][0] / spot["HS"][1]
    found = answer("ex09_ehs", "ehs", strength, full["PPot"], full["NPot"])
    assert found == pytest.approx(full["EHS_full"])
