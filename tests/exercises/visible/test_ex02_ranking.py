"""The checks of ex02_ranking that come with the exercise: one for each task."""

from holdem_teach.checks import task

MODULE = "ex02_ranking"


@task(
    "rank_counts",
    points=1,
    hints=(
        "The rank is the first letter of a card, card[0]. RANKS.index(...) finds its"
        " place, counted from 0, and the two is at place 0: what do you have to add?",
        "Begin with an empty dict, go through the cards, and add 1 for each:"
        " counts[rank] = counts.get(rank, 0) + 1. Return the dict after the loop.",
    ),
    idea="One pass over the cards, one counter for each rank: a dict keeps the"
    " counters, and a rank that is not there yet counts 0.",
)
def test_rank_counts(student):
    cases = {
        "Th Ts 4d Tc 2s": {10: 3, 4: 1, 2: 1},
        "2c 3c 4c 5c 7d": {2: 1, 3: 1, 4: 1, 5: 1, 7: 1},
        "Jc Qd Kh As 9c": {11: 1, 12: 1, 13: 1, 14: 1, 9: 1},
        "Ac Ad Ah As Kc": {14: 4, 13: 1},
        "5c 8d 5h 8s 8c": {5: 2, 8: 3},
    }
    for hand, expected in cases.items():
        student.rank_counts(hand.split()).should_be(expected)


@task(
    "is_flush",
    points=1,
    hints=(
        "The suit is the second letter of a card, card[1]. How many different suits do"
        " the five cards have?",
        "A set keeps each thing once: {card[1] for card in hand} has length 1 only if"
        " all suits are the same.",
    ),
    idea="A set forgets how often a thing was there, so all suits are the same"
    " exactly when the set of suits has one member.",
)
def test_is_flush(student):
    cases = {
        "Th 3h Ah 9h 4h": True,
        "2c 4c 6c 8c Tc": True,
        "5s 6s 7s 8s 9s": True,
        "Th 3h Ah 9h 4d": False,
        "Td 3h Ah 9h 4h": False,
        "Th 3h Ad 9h 4h": False,
        "2h 9d Kh 5d Jd": False,
        "2c 3d 4h 5s 7c": False,
    }
    for hand, expected in cases.items():
        student.is_flush(hand.split()).should_be(expected)


@task(
    "straight_high",
    points=2,
    hints=(
        "sorted(rank_counts(hand)) has each rank once, the lowest first. If there are"
        " five, what is the difference between the last and the first in a straight?",
        "The wheel is the one case that the difference does not find: its sorted ranks"
        " are [2, 3, 4, 5, 14]. Ask for it first, and return 5.",
    ),
    idea="Five different ranks stand in a row exactly when the highest and the"
    " lowest differ by 4. The wheel is asked for by itself, since its ace is low.",
)
def test_straight_high(student):
    cases = {
        "7c 9d 8h Js Tc": 11,
        "2c 3d 4h 5s 6c": 6,
        "As Kd Qh Jc Tc": 14,
        "6h 7h 8h 9h Th": 10,
        "5c 4d 3h 2s Ac": 5,
        "Qc Kd Ah 2s 3c": None,
        "Kc Ad 2h 3s 4c": None,
        "2c 3d 4h 6s 6c": None,
        "2c 3d 4h 5s 7c": None,
        "9c 9d 9h 9s 5c": None,
        "3c 5d 7h 9s Jc": None,
    }
    for hand, expected in cases.items():
        student.straight_high(hand.split()).should_be(expected)


@task(
    "category",
    points=2,
    hints=(
        "Ask for the strongest first. A hand that is a straight and a flush is a"
        " straight flush; what is left if it is only one of the two?",
        "For all other hands, sort the values of rank_counts(hand) with reverse=True"
        " and make a tuple of them: GROUPS[...] finds the name of that tuple.",
    ),
    idea="Two questions, flush and straight, settle four categories between"
    " them; for the other five, the sorted counts alone tell the category.",
)
def test_category(student):
    cases = {
        "7c 7d 2h 7s 2c": "full house",
        "2c 5d 9h Js Kc": "high card",
        "2c 5d 9h Js 9c": "one pair",
        "2c 5d 2h 5s 9c": "two pair",
        "Qc Qd Qh 5s 9c": "three of a kind",
        "7c 9d 8h Js Tc": "straight",
        "5c 4d 3h 2s Ac": "straight",
        "Qc Kd Ah 2s 3c": "high card",
        "Th 3h Ah 9h 4h": "flush",
        "6c 6d 6h 6s Ac": "four of a kind",
        "5s 6s 7s 8s 9s": "straight flush",
        "Ad 2d 3d 4d 5d": "straight flush",
        "Th Jh Qh Kh Ah": "straight flush",
    }
    for hand, expected in cases.items():
        student.category(hand.split()).should_be(expected)


@task(
    "rank_key",
    points=2,
    hints=(
        "Which rank counts first? The one that the hand has most often; of ranks that"
        " it has equally often, the higher one.",
        "With counts = rank_counts(hand), the ranks are in that order after"
        " sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)."
        " A straight is special: only its highest rank counts.",
    ),
    idea="Python compares tuples from the left, just as hands are compared: the"
    " category first, then the ranks in the order in which they count.",
)
def test_rank_key(student):
    weaker_stronger = {
        "Qc Qd Ah 9s 2c": "Kc Kd 4h 9s 2c",
        "Ac Kd Qh Js 9c": "2c 2d 3h 4s 5c",
        "2c 5d 9h Js Kc": "3c 5d 9h Js Kc",
        "Kc 9d 3h 5s 2c": "3c Kd 9h 6s 2c",
        "4c Kd 4h 9s 3c": "4s Kc 4d Ts 2c",
        "Jc Jd Th Ts Ac": "Qc Qd 2h 2s 3c",
        "Ks Kh 4c 4d Ac": "Kc Kd 5h 5s 2c",
        "8c 8d 3h 3s 7c": "8h 8s 3c 3d 9c",
        "3c 3d 3h As Kc": "4c 4d 4h 2s 3s",
        "5c 4d 3h 2s Ac": "6c 5d 4h 3s 2d",
        "9c Td Jh Qs Kc": "Ac Kd Qh Js Tc",
        "Kc Kd 2h 2s 2c": "3h 3s 3c 2d 2h",
        "Ah 9h 7h 4h 2h": "Ac 9c 7c 4c 3c",
        "Tc Jd Qh Ks Ac": "2h 3h 4h 5h 7h",
        "Ac Ad Ah Ks Kc": "2c 2d 2h 2s 3c",
        "Ac Ad Ah As Kc": "5s 4s 3s 2s As",
    }
    for number, (weaker, stronger) in enumerate(weaker_stronger.items()):
        # the stronger one first every other time, so that counting calls is no answer
        if number % 2:
            above = student.rank_key(stronger.split())
            student.rank_key(weaker.split()).should_sort_below(above)
        else:
            below = student.rank_key(weaker.split())
            below.should_sort_below(student.rank_key(stronger.split()))
    for hand, equal in {
        "2c 5d 9h Js Kc": "Kd 9s Jh 2h 5c",
        "8c 8d 3h 3s 7c": "3c 8h 7d 3d 8s",
        "5c 4d 3h 2s Ac": "Ad 2c 3s 4h 5d",
    }.items():
        student.rank_key(hand.split()).should_sort_with(student.rank_key(equal.split()))


@task(
    "winners",
    points=2,
    hints=(
        "rank_key does the work: make the key of each hand, and find the largest with"
        " max(...). Which hands have that key?",
        "for place, key in enumerate(keys) gives the places, counted from 0. Collect"
        " each place whose key is equal to the largest.",
    ),
    idea="Turn each hand into something that can be compared, find the largest,"
    " and keep every place that has it: a tie needs no case of its own.",
)
def test_winners(student):
    cases = [
        ("2c 2d 7h 8s Kc | Ac Kd 9h 8c 3c", [0]),
        ("Ac Kd 9h 8c 3c | 2c 2d 7h 8s Kc", [1]),
        ("2c 5d 9h Js Kc", [0]),
        ("2c 5d 9h Js Kc | 2d 5h 9s Jc Kd", [0, 1]),
        ("3c 3d 9h Js Kc | Qc Qd 4h 5s 7c | 3h 3s 9c Jd Kh", [1]),
        ("5c 4d 3h 2s Ac | 6c 5d 4h 3s 2d", [1]),
        ("8c 8d 3h 3s 7c | 8h 8s 3c 3d 9c | 7d 7h 6c 6d Ac", [1]),
        ("Tc Jd Qh Ks Ac | 9d 9h 9s 2c 3c | Td Jh Qs Kc Ad", [0, 2]),
    ]
    for hands, expected in cases:
        table = [hand.split() for hand in hands.split(" | ")]
        student.winners(table).should_be(expected)
