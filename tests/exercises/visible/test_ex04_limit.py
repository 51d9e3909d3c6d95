"""The checks of ex04_limit that come with the exercise: one for each task."""

from holdem_teach.checks import task

MODULE = "ex04_limit"


def state(bets, stacks=None, **changes):
    """Give a state in which nobody has folded and seat 0 is in turn."""
    count = len(bets)
    given = {
        "round": 3,
        "street_bets": bets,
        "stacks": stacks or [200] * count,
        "folded": [False] * count,
        "acted": [False] * count,
        "actor": 0,
        "bet": 20,
        "raises": 0,
        "max_raises": 3,
    }
    return {**given, **changes}


@task(
    "to_call",
    points=1,
    hints=(
        "What is the highest bet, and how much of it has the seat put in already?",
        "max(bets) is the highest bet; bets[seat] is what the seat has put in. Take one"
        " from the other.",
    ),
    idea="What is to call is a difference: what the highest bet costs in all, less what"
    " one has put in.",
)
def test_to_call(student):
    cases = [
        ([0, 0], 0, 0),
        ([5, 10, 0], 0, 5),
        ([5, 10, 0], 1, 0),
        ([5, 10, 0], 2, 10),
        ([5, 10, 20, 0], 3, 20),
        ([20, 60, 40, 20], 3, 40),
    ]
    for bets, seat, chips in cases:
        student.to_call(bets, seat).should_be(chips)


@task(
    "legal",
    points=3,
    hints=(
        "There are three cases of what is to call: nothing, no more than the stack, and"
        " more than the stack. Each gives one word, besides fold.",
        "Then bet and raise: who has owed + one bet may do one of them, if others can"
        " act. It is a bet if max(street_bets) is 0; else a raise, if there were fewer"
        " than max_raises.",
    ),
    idea="Two questions, one after the other: what keeps me in (check, call or all-in),"
    " and may I make it dearer? The second has conditions of its own, and only one of"
    " them, the cap, is about raises alone.",
)
def test_legal(student):
    cases = [
        (state([0, 0]), ["bet", "check", "fold"]),
        (state([0, 20]), ["call", "fold", "raise"]),
        (state([0, 20, 0]), ["call", "fold", "raise"]),
        (state([20, 20]), ["check", "fold", "raise"]),
        (state([0, 0], [19, 200]), ["check", "fold"]),
        (state([0, 20], [20, 200]), ["call", "fold"]),
        (state([0, 20], [19, 200]), ["all-in", "fold"]),
        (state([0, 20], [39, 200]), ["call", "fold"]),
        (state([0, 20], [40, 200]), ["call", "fold", "raise"]),
        (state([0, 80], raises=3), ["call", "fold"]),
        (state([0, 60], raises=2), ["call", "fold", "raise"]),
        (state([0, 60], raises=2, max_raises=2), ["call", "fold"]),
        (state([0, 0], raises=0, max_raises=0), ["bet", "check", "fold"]),
        (state([0, 0], round=2, bet=10), ["bet", "check", "fold"]),
        (state([0, 20], [200, 0]), ["call", "fold"]),
        (
            state([0, 0, 0], [200, 0, 50], folded=[False, False, True]),
            ["check", "fold"],
        ),
        (state([0, 0, 0], [200, 0, 50]), ["bet", "check", "fold"]),
        (
            state([0, 20, 20], [200, 0, 50], folded=[False, False, True]),
            ["call", "fold"],
        ),
        (state([5, 10, 0], round=1, bet=10, actor=2), ["call", "fold", "raise"]),
    ]
    for given, words in cases:
        student.legal(given).should_be(words)


@task(
    "after",
    points=4,
    hints=(
        "chips says how many chips an action takes; all-in is missing there. fold and"
        " check take none: chips.get(action, 0) gives 0 for a word that is not in it.",
        "Five things change in new: stacks[seat], street_bets[seat], folded[seat],"
        " raises and acted[seat]. action == 'fold' is True or False, and True counts as"
        " 1 when it is added.",
    ),
    idea="Each number of the state is changed by one line, whatever the action is: the"
    " actions differ in data, in how many chips they take, and not in code.",
)
def test_after(student):
    cases = [
        (state([0, 0]), "check", {"acted": [True, False], "actor": 1}),
        (
            state([0, 0]),
            "bet",
            {"stacks": [180, 200], "street_bets": [20, 0], "acted": [True, False]},
        ),
        (state([0, 20]), "fold", {"folded": [True, False], "acted": [True, False]}),
        (
            state([0, 20], acted=[False, True]),
            "call",
            {"stacks": [180, 200], "street_bets": [20, 20], "acted": [True, True]},
        ),
        (
            state([0, 20, 0]),
            "call",
            {
                "stacks": [180, 200, 200],
                "street_bets": [20, 20, 0],
                "acted": [True, False, False],
            },
        ),
        (
            state([0, 20], acted=[False, True]),
            "raise",
            {
                "stacks": [160, 200],
                "street_bets": [40, 20],
                "acted": [True, True],
                "raises": 1,
            },
        ),
        (
            state([0, 20], [15, 200], acted=[False, True]),
            "all-in",
            {"stacks": [0, 200], "street_bets": [15, 20], "acted": [True, True]},
        ),
        (
            state([20, 40, 60], raises=2, actor=1, acted=[True] * 3),
            "raise",
            {
                "stacks": [200, 160, 200],
                "street_bets": [20, 80, 60],
                "raises": 3,
                "actor": 2,
            },
        ),
        (
            state([0, 20, 0, 20], [50, 0, 90, 0], actor=2, folded=[True] + [False] * 3),
            "call",
            {
                "stacks": [50, 0, 70, 0],
                "street_bets": [0, 20, 20, 20],
                "acted": [False, False, True, False],
                "actor": 2,
            },
        ),
    ]
    for given, action, changes in cases:
        answer = student.after(given, action)
        answer.should_be({**given, "actor": 1, **changes})
        answer.should_leave_its_input()


@task(
    "round_over",
    points=2,
    hints=(
        "able are the seats that could still have a turn. Which of them owe chips, and"
        " which have had no turn yet?",
        "It goes on if somebody in able owes chips. It also goes on if somebody has had"
        " no turn, unless there is only one in able: nobody could answer a bet.",
    ),
    idea="A round ends when nobody is left who owes chips or a turn. Owing is not the"
    " same as waiting: whoever has checked owes nothing, and may owe after a bet.",
)
def test_round_over(student):
    everybody = {"acted": [True, True, True]}
    cases = [
        (state([0, 0], acted=[True, True]), True),
        (state([0, 0], acted=[True, False]), False),
        (state([20, 20], acted=[True, True]), True),
        (state([20, 40], acted=[True, True]), False),
        (state([0, 20], acted=[True, True], folded=[True, False]), True),
        (state([0, 0, 0], folded=[True, False, True]), True),
        (state([20, 20, 20], **everybody), True),
        (state([20, 20, 0], **everybody, folded=[False, False, True]), True),
        (state([20, 15, 20], [80, 0, 80], **everybody), True),
        (state([20, 40, 40], [80, 0, 80], **everybody), False),
        (state([0, 0, 0], [80, 0, 0]), True),
        (state([20, 20, 0], [80, 80, 0], acted=[True, True, False]), True),
        (
            state([20, 20, 0], acted=[True, True, False], folded=[False, False, True]),
            True,
        ),
        (state([0, 20, 0], [80, 0, 0], acted=[False, True, False]), False),
        (state([0, 0, 0], [80, 0, 80], acted=[True, False, False]), False),
    ]
    for given, over in cases:
        student.round_over(given).should_be(over)
