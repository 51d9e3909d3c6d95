"""The checks of ex05_no_limit that come with the exercise: one for each task."""

from holdem_teach.checks import task

MODULE = "ex05_no_limit"


def betting(actions, number=2, big_blind=10):
    """Give what min_raise_to and reopened look at; the rest does not matter to them."""
    return {
        "round": number,
        "big_blind": big_blind,
        "street_bets": [0] * 4,
        "stacks": [500] * 4,
        "folded": [False] * 4,
        "actor": 3,
        "actions": actions,
    }


def turn(actor, bets, stacks, actions, number=2, folded=None):
    """Give a whole state with a big blind of 10."""
    return {
        "round": number,
        "big_blind": 10,
        "street_bets": bets,
        "stacks": stacks,
        "folded": folded or [False] * len(bets),
        "actor": actor,
        "actions": actions,
    }


@task(
    "min_raise_to",
    points=3,
    hints=(
        "Go through the actions with the price before each of them: by how much does it"
        " rise? When is that the new step, and when does the step stay?",
        "For each total: if total - price is at least step, it is the new step. Then the"
        " price is the larger of price and total. At the end return price + step.",
    ),
    idea="Two numbers are carried along, the price and the step; each action may raise"
    " the first, and only a full one the second. So a short all-in makes it dearer to"
    " stay in and no dearer to raise.",
)
def test_min_raise_to(student):
    cases = [
        ([], 2, 10),
        ([], 1, 20),
        ([(0, 10)], 2, 20),
        ([(0, 40)], 2, 80),
        ([(0, 30)], 1, 50),
        ([(0, 40), (1, 100)], 2, 160),
        ([(0, 40), (1, 40), (2, 0)], 2, 80),
        ([(0, 40), (1, 55)], 2, 95),
        ([(0, 40), (1, 55), (2, 80)], 2, 120),
        ([(0, 40), (1, 55), (2, 95)], 2, 135),
        ([(0, 40), (1, 25), (2, 100), (3, 130)], 2, 190),
        ([(0, 5)], 2, 15),
        ([(0, 0), (1, 5), (2, 15)], 2, 25),
        ([(2, 20), (0, 26), (1, 6)], 1, 36),
    ]
    for actions, number, total in cases:
        student.min_raise_to(betting(actions, number)).should_be(total)


@task(
    "reopened",
    points=3,
    hints=(
        "turns are the places of the seat's own actions. What is the answer if there"
        " are none?",
        "turns[-1] is the seat's last action, so price_after(state, turns[-1] + 1) is"
        " the price as it saw it. How far has the price risen since, and how far must"
        " it? min_raise_to(state) - price is the step.",
    ),
    idea="What counts is how far the price has risen since a player's own last action,"
    " not how many raises that took: two short all-ins can reopen together what neither"
    " does alone.",
)
def test_reopened(student):
    cases = [
        ([], 0, True),
        ([(0, 40)], 1, True),
        ([(0, 40), (1, 80)], 0, True),
        ([(0, 0), (1, 0)], 0, False),
        ([(0, 40), (1, 45)], 0, False),
        ([(0, 40), (1, 55)], 0, False),
        ([(0, 10), (1, 20), (2, 40)], 0, True),
        ([(0, 10), (1, 40), (2, 40)], 0, True),
        ([(0, 40), (1, 55)], 2, True),
        ([(0, 40), (1, 55), (2, 80)], 0, True),
        ([(0, 40), (1, 55), (2, 79)], 0, False),
        ([(0, 40), (1, 55), (2, 80)], 1, False),
        ([(0, 40), (1, 55), (2, 95)], 1, True),
        ([(0, 0), (1, 5)], 0, False),
        ([(0, 0), (1, 10)], 0, True),
        ([(0, 0), (1, 5), (2, 5), (3, 10)], 0, True),
        ([(0, 40), (1, 100), (0, 100), (2, 130)], 0, False),
        ([(0, 40), (1, 100), (0, 100), (2, 160)], 0, True),
    ]
    for actions, seat, may in cases:
        student.reopened(betting(actions), seat).should_be(may)


@task(
    "legal",
    points=4,
    hints=(
        "Either there is something to call or not: one word each. A call takes what is"
        " owed, or the whole stack where that is less.",
        "Three conditions let a seat bet or raise: stack > owed, others_can_act(state)"
        " and reopened(state, seat). Then the pair is (min(min_raise_to(state), most),"
        " most), and the word is bet where the price is 0.",
    ),
    idea="First what keeps one in, then what makes it dearer. All-in needs no word of"
    " its own: it is the call, the bet or the raise that takes the whole stack.",
)
def test_legal(student):
    cases = [
        (turn(0, [0, 0], [200, 200], []), {"fold": 0, "check": 0, "bet": (10, 200)}),
        (
            turn(1, [40, 0], [160, 200], [(0, 40)]),
            {"fold": 0, "call": 40, "raise": (80, 200)},
        ),
        (
            turn(0, [5, 10], [195, 190], [], 1),
            {"fold": 0, "call": 5, "raise": (20, 200)},
        ),
        (
            turn(1, [10, 10], [190, 190], [(0, 10)], 1),
            {"fold": 0, "check": 0, "raise": (20, 200)},
        ),
        (turn(1, [40, 0], [160, 30], [(0, 40)]), {"fold": 0, "call": 30}),
        (turn(1, [40, 0], [160, 40], [(0, 40)]), {"fold": 0, "call": 40}),
        (
            turn(1, [40, 0], [160, 60], [(0, 40)]),
            {"fold": 0, "call": 40, "raise": (60, 60)},
        ),
        (
            turn(0, [0, 0], [6, 200], []),
            {"fold": 0, "check": 0, "bet": (6, 6)},
        ),
        (turn(1, [40, 0], [0, 200], [(0, 40)]), {"fold": 0, "call": 40}),
        (
            turn(2, [40, 0, 0], [0, 90, 200], [(0, 40)], 2, [False, True, False]),
            {"fold": 0, "call": 40},
        ),
        (
            turn(0, [40, 55, 55], [160, 0, 145], [(0, 40), (1, 55), (2, 55)]),
            {"fold": 0, "call": 15},
        ),
        (
            turn(0, [40, 55, 80], [160, 0, 120], [(0, 40), (1, 55), (2, 80)]),
            {"fold": 0, "call": 40, "raise": (120, 200)},
        ),
        (
            turn(2, [40, 55, 0], [160, 0, 200], [(0, 40), (1, 55)]),
            {"fold": 0, "call": 55, "raise": (95, 200)},
        ),
        (
            turn(1, [5, 0], [0, 200], [(0, 5)]),
            {"fold": 0, "call": 5},
        ),
        (
            turn(2, [5, 0, 0], [0, 50, 200], [(0, 5)], 2, [False, False, False]),
            {"fold": 0, "call": 5, "raise": (15, 200)},
        ),
        (
            turn(0, [0, 5, 6], [200, 195, 0], [], 1),
            {"fold": 0, "call": 10, "raise": (20, 200)},
        ),
    ]
    for state, found in cases:
        student.legal(state).should_be(found)
