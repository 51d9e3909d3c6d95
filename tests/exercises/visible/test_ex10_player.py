"""The checks of ex10_player that come with the exercise: one for each task."""

from holdem_teach.checks import task
from holdem_teach.checks.actions import sound
from holdem_teach.checks.match import RULES, STACK
from holdem_teach.game import Hand
from holdem_teach.players import Easy

MODULE = "ex10_player"
LIBRARY = ("evaluate", "parse_cards")
LIMITS = {"cpu_seconds": 0.25}

BOARD = "Js Ts 2d 7c 3h"


def view_after(*actions, holes=("As Ks", "9h 8h"), board=BOARD):
    """Give the view of the seat in turn after some actions; seat 0 is the button."""
    hand = Hand(RULES, [STACK, STACK], holes=list(holes), board=board)
    for action in actions:
        hand.act(action)
    return hand.view(hand.actor)


CALL, CHECK = ["call"], ["check"]
RIVER = [CALL, CHECK, CHECK, CHECK, CHECK, CHECK]  # nobody has bet so far
VIEWS = [
    view_after(),
    view_after(CALL),
    view_after(["raise", 6]),
    view_after(CALL, CHECK),
    view_after(CALL, CHECK, CHECK),
    view_after(CALL, CHECK, ["bet", 4]),
    view_after(CALL, CHECK, ["bet", 4], ["raise", 20]),
    view_after(CALL, CHECK, ["bet", 5], ["raise", 198]),
    view_after(["raise", 6], ["raise", 200]),
    view_after(["raise", 190], CALL),
    view_after(CALL, CHECK, ["bet", 2]),
    view_after(["raise", 4]),
    view_after(["raise", 7]),
]


@task(
    "price",
    points=1,
    hints=(
        'view["legal"]["call_adds"] is what a call adds, and view["pot"] what lies'
        " there. What is the answer where call_adds is None?",
        "Give call_adds a short name. None counts as False in an if, so call / (pot +"
        " call) is worked out only where there is a call, and else it is 0.0.",
    ),
    idea="A view holds more than one needs; each question takes two or three numbers"
    " out of it. Where there is nothing to call, the price is nothing.",
)
def test_price(student):
    prices = [
        1 / 4,
        0.0,
        4 / 12,
        0.0,
        0.0,
        4 / 12,
        16 / 44,
        193 / 400,
        194 / 400,
        0.0,
        2 / 8,
        2 / 8,
        5 / 14,
    ]
    for view, expected in zip(VIEWS, prices, strict=True):
        student.price(view).should_be(expected)


@task(
    "is_raised",
    points=1,
    hints=(
        "Before the flop the highest street bet is the big blind at first. What is it"
        " on a later street, before anybody has bet?",
        'In round 1 compare max(view["street_bets"]) with the big blind, which stands'
        " in the rules; in the other rounds with 0.",
    ),
    idea="Blinds are bets that nobody chose, so they tell nothing. Whatever is above"
    " them was chosen, and tells something.",
)
def test_is_raised(student):
    quiet = [0, 1, 3, 4, 9]
    for place, view in enumerate(VIEWS):
        student.is_raised(view).should_be(place not in quiet)


@task(
    "wager",
    points=2,
    hints=(
        'span = legal[f"{word}_to"] is the lowest and the highest total, or None. What'
        " is the action if it is None?",
        'The total is max(view["street_bets"]) + round(share * (view["pot"] + owed)).'
        " Then keep it within the span: min(max(total, span[0]), span[1]).",
    ),
    idea="A plan is one number, a share of the pot; the rules say what becomes of it."
    " Clamping it between the lowest and the highest total makes every plan legal.",
)
def test_wager(student):
    cases = [
        (VIEWS[0], 1, ["raise", 6]),
        (VIEWS[1], 1, ["raise", 6]),
        (VIEWS[1], 0.25, ["raise", 4]),
        (VIEWS[2], 0.5, ["raise", 12]),
        (VIEWS[2], 2, ["raise", 30]),
        (VIEWS[3], 0.75, ["bet", 3]),
        (VIEWS[3], 0.1, ["bet", 2]),
        (VIEWS[3], 100, ["bet", 198]),
        (VIEWS[5], 1, ["raise", 16]),
        (VIEWS[6], 0.75, ["raise", 53]),
        (VIEWS[6], 10, ["raise", 198]),
        (VIEWS[7], 1, ["call"]),
        (VIEWS[8], 1, ["call"]),
        (VIEWS[9], 1, ["bet", 10]),
        (VIEWS[6], 0.6, ["raise", 46]),
        (VIEWS[6], 0.7, ["raise", 51]),
        (VIEWS[12], 0.75, ["raise", 17]),
    ]
    for view, share, expected in cases:
        student.wager(view, share).should_be(expected)


@task(
    "act",
    points=6,
    parts=(("rules", 2), ("time", 1), ("even", 1), ("ahead", 1), ("far ahead", 1)),
    hints=(
        'wager(view, share) is always legal, ["call"] where is_raised(view) is True,'
        ' and ["fold"] always. Begin with a player that uses these three.',
        "Easy folds nearly half of its hands to any bet, however small: what does a"
        " small bet win, whatever you hold? And it calls with 0.45 and more, however"
        " large the bet: what is that worth when you are strong?",
        "When Easy raises it has 0.75 or more, so a chance against a random hand"
        " flatters yours. Try: if nobody has raised, bet much of the pot with a good"
        " chance and little with a bad one; if Easy has, call with a very good chance"
        " alone.",
    ),
    idea="It plays against this opponent and not against the best: Easy does not look"
    " at prices, so small bets take pots that nobody wants and large ones are paid by"
    " weaker hands. Against one who watches, it would lose.",
)
def test_act(student, draw):
    weak = view_after(CALL, holes=("As Ks", "7h 2c"))
    for view in [*VIEWS, weak]:
        student.act(view).should_meet(sound(view), part="rules")
    for bets in ([["bet", 4]], [CHECK, ["bet", 60], ["raise", 120]]):
        best = view_after(*RIVER, *bets, board="Qs Js Ts 2d 7c")
        student.act(best).should_meet(sound(best, is_best=True), part="rules")
    match = student.match_of("act", Easy(), 60, draw)
    match.should_keep_the_rules(part="rules")
    match.should_be_in_time(part="time")
