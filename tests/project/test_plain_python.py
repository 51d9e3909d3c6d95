"""Everything works, slowly, where numba is told to compile nothing."""

from __future__ import annotations

import os
import subprocess
import sys

CODE = """
import holdem_teach as ht
from holdem_teach import warmup
first = ht.effective_hand_strength("Ad Qc", "3h 4c Jh 2s 9d").transitions.tolist()
warmup.wait_until_ready()
assert warmup.is_ready("count_transitions_quickly")
later = ht.effective_hand_strength("Ad Qc", "3h 4c Jh 2s 9d").transitions.tolist()
assert first == later, (first, later)
print(first[0][0])
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "ignore", *arguments],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        encoding="utf-8",
    )


def test_answers_are_the_same() -> None:
    done = run("-c", CODE)
    assert done.stderr == ""
    assert done.stdout == "344\n"


def test_doctor_says_what_is_switched_off() -> None:
    done = run("-m", "holdem_teach", "doctor")
    assert done.returncode == 1
    assert "NUMBA_DISABLE_JIT" in done.stdout
    assert "Traceback" not in done.stderr
