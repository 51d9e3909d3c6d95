"""How functions are made in the background: one at a time."""

from __future__ import annotations

import threading
from types import ModuleType

from holdem_teach import warmup


def test_no_two_functions_are_made_at_once():
    both, met = threading.Barrier(2), []

    def rehearse(kernels: ModuleType) -> None:
        try:
            both.wait(timeout=0.2)
        except threading.BrokenBarrierError:
            return
        met.append(kernels)

    warmup.prepare("the one", rehearse)
    warmup.prepare("the other", rehearse)
    warmup.wait_until_ready()
    assert warmup.is_ready("the one") and warmup.is_ready("the other")
    assert not met
