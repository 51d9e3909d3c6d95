"""What is said of a call, or of a whole file, that gave no answer."""

from __future__ import annotations

from typing import Final

from holdem_teach.sandbox.reply import Reply
from holdem_teach.words import say

# What Python says of a beginner's mistake: all of these words, and what helps
_ADVICE: Final = {
    ("TypeError", "for ^"): "power",
    ("TypeError", "NoneType"): "none",
    ("AttributeError", "NoneType"): "none",
    ("TypeError", "object is not callable"): "not_callable",
    ("CardError", "is there twice"): "card_twice",
    ("ValueError", "max()", "empty"): "empty",
    ("ValueError", "min()", "empty"): "empty",
}
_KINDS: Final = {
    "generator": "generator",
    "collections.Counter": "dict_kind",
    "collections.defaultdict": "dict_kind",
    "set": "set",
}
# Types that give one thing after the other, and are made by Python itself
_ITERATORS: Final = frozenset(
    "map filter zip range reversed enumerate dict_keys dict_values dict_items".split()
)


def of_call(reply: Reply) -> str:
    """Say more than the sandbox can: it does not know of tasks and stubs."""
    if reply.error == "NotImplementedError":
        return say("checks.calls_stub", text=reply.lines[-1] if reply.lines else "")
    if reply.status == "refused" and reply.error:
        return _of_kind(reply.error)
    raised = f"{reply.error}: {reply.text}"
    for words, key in _ADVICE.items():
        if all(word in raised for word in words):
            advice = say(f"checks.advice_{key}")
            return say("checks.advised", said=reply.detail, advice=advice)
    return reply.detail


def _of_kind(kind: str) -> str:
    return say(f"checks.{_kind_key(kind)}", kind=kind)


def _kind_key(kind: str) -> str:
    if kind.startswith("numpy."):
        return "numpy"
    if kind in _ITERATORS or kind.startswith("itertools.") or "_iterator" in kind:
        return "iterator"
    return _KINDS.get(kind, "not_plain")


def of_file(reply: Reply) -> str:
    """Return what is said of a file that stopped while it was loaded, and where."""
    if not reply.while_loading or not reply.lines:
        return reply.detail
    return say("checks.at_line", said=reply.detail, line=reply.lines[-1])
