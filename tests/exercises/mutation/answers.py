"""In a child: what a file answers to random inputs, told apart by their numbers.

``FILE`` and ``INPUTS`` stand above this text: the file under trial, and the module's
inputs, as text. Each input's number is its seed, so that every file gets the same.
"""

from random import Random
from types import SimpleNamespace

under_trial, inputs = {}, {}
exec(FILE, under_trial)  # noqa: F821
exec(INPUTS, inputs)  # noqa: F821
ask = SimpleNamespace(**under_trial)


def answers(task, first, count):
    return [inputs[task](ask, Random(n)) for n in range(first, first + count)]
