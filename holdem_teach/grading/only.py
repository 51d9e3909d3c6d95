"""Which exercises and students are graded now, of all that there are?"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from holdem_teach.course.files import WrongUse
from holdem_teach.course.find import short_name
from holdem_teach.course.plain import one_line
from holdem_teach.words import say


@dataclass(frozen=True)
class Only:
    """The exercises and students asked for; without any of a kind, all of that kind.

    Examples
    --------
    >>> only = Only.of(["ex02", "ann"], ["ex01_cards", "ex02_ranking"], ["ann", "bob"])
    >>> only.asks_for("ann", "ex02_ranking"), only.asks_for("bob", "ex02_ranking")
    (True, False)
    """

    exercises: Collection[str]
    students: Collection[str]

    @classmethod
    def of(
        cls, names: Sequence[str], modules: Sequence[str], students: Collection[str]
    ) -> Only:
        """Sort names into exercises, such as ex02 or ex02_ranking, and students.

        Raises
        ------
        WrongUse
            If a name is neither.
        """
        short = {short_name(module): module for module in modules}
        known = {module: module for module in modules} | short
        asked = [known[name.lower()] for name in names if name.lower() in known]
        others = [name for name in names if name.lower() not in known]
        for name in others:
            if name not in students:
                there = ", ".join(modules)
                raise WrongUse(
                    say("grading.only_unknown", name=one_line(name), there=there)
                )
        return cls(frozenset(asked), frozenset(others))

    def asks_for(self, student: str, module: str) -> bool:
        """Tell whether one exercise of one student is to be graded now."""
        is_asked = not self.exercises or module in self.exercises
        return is_asked and (not self.students or student in self.students)
