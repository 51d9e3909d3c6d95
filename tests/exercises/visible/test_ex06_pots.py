"""The checks of ex06_pots that come with the exercise: one for each task."""

from holdem_teach.checks import task

MODULE = "ex06_pots"


@task(
    "side_pots",
    points=3,
    hints=(
        "Take one layer, from the height low to the height cut. How many of its chips"
        " does a stack of 50 give, if low is 30 and cut is 70? And one of 20, one of 90?"
        " min helps twice.",
        "Go through the cuts and remember the one before, low, which begins at 0. The"
        " chips of a layer are the sum of min(stack, cut) - min(stack, low) over all"
        " stacks; who is still in and has more than low may win it.",
    ),
    idea="A layer's chips are what all stacks hold below its top less what they hold"
    " below its bottom. So folded chips need no case of their own: they are stacks like"
    " the others, whose owners cannot win.",
)
def test_side_pots(student):
    cases = [
        ([10, 10], [], [(20, [0, 1])]),
        ([30, 70, 70], [], [(90, [0, 1, 2]), (80, [1, 2])]),
        ([70, 30, 70], [], [(90, [0, 1, 2]), (80, [0, 2])]),
        ([20, 50, 50], [0], [(120, [1, 2])]),
        ([30, 70, 10, 70], [2], [(100, [0, 1, 3]), (80, [1, 3])]),
        ([30, 70, 50, 70], [2], [(120, [0, 1, 3]), (100, [1, 3])]),
        ([70, 40, 70], [0, 2], [(180, [1])]),
        ([10, 20, 30, 30], [], [(40, [0, 1, 2, 3]), (30, [1, 2, 3]), (20, [2, 3])]),
        ([20, 60, 20, 40, 60], [1, 4], [(100, [0, 2, 3]), (100, [3])]),
        ([5, 9, 9, 3], [1, 3], [(18, [0, 2]), (8, [2])]),
    ]
    for contributions, folded, pots in cases:
        student.side_pots(contributions, folded).should_be(pots)


@task(
    "split",
    points=2,
    hints=(
        "divmod(100, 3) gives both numbers that you need: the share and the odd chips."
        " Which winners get one more?",
        "Make a list of the winners as they come in order. The first of them, as many as"
        " there are odd chips, get share + 1, the others share.",
    ),
    idea="Whole division first, then the remainder one chip at a time: no rounding, so"
    " no chip is made or lost.",
)
def test_split(student):
    cases = [
        (90, [0, 1, 2], [1, 2, 0], {0: 30, 1: 30, 2: 30}),
        (90, [1], [1, 2, 0], {1: 90}),
        (101, [0, 1], [1, 0], {0: 50, 1: 51}),
        (100, [0, 1, 2], [1, 2, 0], {0: 33, 1: 34, 2: 33}),
        (80, [0, 1, 2], [1, 2, 0], {0: 26, 1: 27, 2: 27}),
        (7, [3, 0], [3, 4, 0, 1, 2], {0: 3, 3: 4}),
        (7, [3, 0], [0, 1, 2, 3, 4], {0: 4, 3: 3}),
        (11, [4, 2, 1], [2, 3, 4, 0, 1], {1: 3, 2: 4, 4: 4}),
    ]
    for amount, winners, order, chips in cases:
        student.split(amount, winners, order).should_be(chips)


@task(
    "entitlements",
    points=2,
    hints=(
        "One winner has put in 30. How many chips can it claim from a seat that put in"
        " 70, and how many from one that put in 10?",
        "For each winner add min(stack, its own contribution) over all contributions,"
        " its own among them.",
    ),
    idea="From each stack at most what one has risked oneself: the minimum of the two,"
    " added up. That is the pot as it would be if one's own bet had been the last.",
)
def test_entitlements(student):
    cases = [
        ([10, 10], [0], {0: 20}),
        ([30, 70, 70], [0], {0: 90}),
        ([30, 70, 70], [0, 1], {0: 90, 1: 170}),
        ([30, 70, 10, 70], [0, 1, 3], {0: 100, 1: 180, 3: 180}),
        ([5, 20, 20, 12], [3, 0], {0: 20, 3: 41}),
    ]
    for contributions, winners, own in cases:
        student.entitlements(contributions, winners).should_be(own)


@task(
    "proportional_shares",
    points=3,
    hints=(
        "Begin with due: the largest number in own, less the sum of shares, and not"
        " below 0. Who ties then gets due * own[seat] // (the sum of own's numbers).",
        "Compare what the tied players have got together with due: as many chips are"
        " left over. The first seats of clockwise(tied, first, len(shares)), as many as"
        " that, get one more.",
    ),
    idea="In each round first the whole parts, then the odd chips; what has been paid so"
    " far is the sum of the shares, so nothing else has to be remembered.",
)
def test_proportional_shares(student):
    cases = [
        ([10, 10], [[0], [1]], 0, [20, 0]),
        ([10, 10], [[0, 1]], 0, [10, 10]),
        ([30, 70, 70], [[0], [1, 2]], 0, [90, 40, 40]),
        ([30, 70, 70], [[0, 1], [2]], 0, [59, 111, 0]),
        ([70, 70, 30], [[2], [0, 1]], 0, [40, 40, 90]),
        ([25, 25, 25, 10], [[0, 1], [2]], 1, [42, 43, 0, 0]),
        ([5, 20, 20, 12], [[0, 3], [2], [1]], 2, [13, 0, 16, 28]),
        ([10, 40, 40], [[1], [0, 2]], 0, [0, 90, 0]),
        ([10, 25, 40, 40], [[0], [1], [3, 2]], 0, [40, 45, 15, 15]),
        ([7, 7, 7, 4], [[1, 2, 0]], 2, [8, 8, 9, 0]),
    ]
    for contributions, ranking, first, shares in cases:
        answer = student.proportional_shares(contributions, ranking, first)
        answer.should_be(shares)
