"""How functions are made in the background: one at a time, and again if need be."""

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


def test_what_failed_by_chance_is_made_again():
    tries = []

    def rehearse(kernels: ModuleType) -> None:
        tries.append(kernels)
        if len(tries) == 1:
            raise RuntimeError("dictionary changed size during iteration")

    warmup.prepare("at the second try", rehearse)
    warmup.wait_until_ready()
    assert warmup.is_ready("at the second try") and len(tries) == 2


def test_what_fails_each_time_is_said(recwarn):
    def rehearse(kernels: ModuleType) -> None:
        raise RuntimeError("no")

    warmup.prepare("never", rehearse)
    warmup.wait_until_ready()
    assert not warmup.is_ready("never")
    assert "'never' could not be made" in (
        said := str(recwarn.pop(UserWarning).message)
    )
    assert "RuntimeError: no" in said
