"""Nouns that are counted, how many forms they have, and how a list ends."""

TEXTS: dict[str, str] = {
    "words.or": "{first} or {last}",
    # the form for one, then the others, as form_of chooses
    "noun.answer": "answer|answers",
    "noun.card": "card|cards",
    "noun.check": "check|checks",
    "noun.day": "day|days",
    "noun.deal": "deal|deals",
    "noun.file": "file|files",
    "noun.guess": "guess|guesses",
    "noun.hand": "hand|hands",
    "noun.hidden_check": "hidden check|hidden checks",
    "noun.hint": "hint|hints",
    "noun.line": "line|lines",
    "noun.mark": "mark|marks",
    "noun.module": "module|modules",
    "noun.out": "out|outs",
    "noun.row": "row|rows",
    "noun.seat": "seat|seats",
    "noun.student": "student|students",
    "noun.task": "task|tasks",
    "noun.time": "time|times",
    "noun.typical_mistake": "typical mistake|typical mistakes",
    "noun.visible_check": "visible check|visible checks",
}


def form_of(count: int) -> int:
    """Return which form of a noun goes with a count, from 0."""
    return 0 if count == 1 else 1
