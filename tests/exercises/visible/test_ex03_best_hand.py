"""The checks of ex03_best_hand that come with the exercise: one for each task."""

from holdem_teach.checks import task

MODULE = "ex03_best_hand"


@task(
    "best_five",
    points=3,
    hints=(
        "combinations(seven, 5) gives all 21 choices of five cards. You want the one"
        " whose rank_key is the largest; where have you seen a largest one before?",
        "max takes a key: max(words, key=len) is the longest word. Which function makes"
        " of five cards what is to be compared?",
    ),
    idea="There are only 21 choices, so look at all of them: the largest by rank_key is"
    " the best hand, with no rule about pairs or straights in sight.",
)
def test_best_five(student):
    cases = {
        "Ac Kd 2h 2s 7c 9d Jh": "2h 2s Ac Kd Jh",
        "2c 4d 5h 7s 9c Jd Kh": "Kh Jd 9c 7s 5h",
        "4d 8s 4h 7d 8c 7h 5s": "8s 8c 7d 7h 5s",
        "Ts 2d Tc 6h Td Kh 4s": "Ts Tc Td Kh 6h",
        "Kh 3c 4d 5h 6s 7c 8d": "4d 5h 6s 7c 8d",
        "5c 9d Ac 2d 3h Kd 4s": "5c 4s 3h 2d Ac",
        "Ah Kh 2d 3h 4s 5c 6d": "2d 3h 4s 5c 6d",
        "Ac 2h 5h 7h 9h Jh Kh": "5h 7h 9h Jh Kh",
        "7c Qd 4h 8h 9h Th Jh": "4h 8h 9h Th Jh",
        "Kd 7c 2h 7d 7s Qh 2c": "7c 7d 7s 2h 2c",
        "2h 8c 8d Qd 8h Kc 8s": "8c 8d 8h 8s Kc",
        "As Kd 5s 6s 7s 8s 9s": "5s 6s 7s 8s 9s",
    }
    for seven, expected in cases.items():
        answer = student.best_five(seven.split())
        answer.should_hold_one_of([tuple(expected.split())])


@task(
    "best_with_a_hole_card",
    points=3,
    hints=(
        "hole + board is one list of all the cards. Of its choices of five, which ones"
        " are not allowed, and how can you tell?",
        "Keep the choices that hold the one hole card or the other: x in hand tells"
        " whether a card is among the five. Of those that are left, take the largest by"
        " rank_key.",
    ),
    idea="First decide which hands are allowed, then take the best of them. The two"
    " questions stay apart, and a change of the rule is a change of one line.",
)
def test_best_with_a_hole_card(student):
    cases = {
        "Ad Qc | 3h 4c Jh": "Ad Qc 3h 4c Jh",
        "Ad Qc | 3h 4c Jh Qd": "Qc Qd Ad Jh 4c",
        "Kc Kd | Kh 2s 2d 7c 9h": "Kc Kd Kh 2s 2d",
        "Ah 2c | Kh Qh 9h 4h 3s": "Ah Kh Qh 9h 4h",
        "2c Ah | Kh Qh 9h 4h 3s": "Ah Kh Qh 9h 4h",
        "Kc 5h | 2h 9h Jh Ah 7s": "Ah Jh 9h 5h 2h",
        "2c Td | 5h 6d 7s 8c 9h": "Td 9h 8c 7s 6d",
        "2c 3d | 5h 6d 7s 8c 9h": "9h 8c 7s 6d 3d",
        "2c 3d | Th Jh Qh Kh Ah": "Ah Kh Qh Jh 3d",
        "3c 2d | As Ac Kh Kd Qh": "As Ac Kh Kd 3c",
        "Ks 3d | 2d 7h 7s 2s 7c": "7h 7s 7c Ks 3d",
        "3c 2d | Kh Kd Kc Ks 9h": "Kh Kd Kc Ks 3c",
    }
    for spot, expected in cases.items():
        hole, board = (cards.split() for cards in spot.split(" | "))
        answer = student.best_with_a_hole_card(hole, board)
        answer.should_hold_one_of([tuple(expected.split())])


@task(
    "best_omaha",
    points=4,
    hints=(
        "A hand is made of two parts: a choice of two hole cards, and a choice of three"
        " of the board. How many choices has each part, and how are they put together?",
        "Two loops, one inside the other: one through combinations(hole, 2), the other"
        " through combinations(board, 3). Two tuples are put together with +. Of all"
        " these hands, take the largest by rank_key.",
    ),
    idea="Build the allowed hands and no others: each of 6 pairs of hole cards with"
    " each of 10 choices from the board. The best of those 60 is the answer.",
)
def test_best_omaha(student):
    cases = {
        "Ad Qc 2h 3s | 3h 4c Jh": "3s Ad 3h Jh 4c",
        "Ah Kc Qd 2s | 3h 7h 9h Jh 4c": "Ah Kc Jh 9h 7h",
        "9c Td Jh 2s | 7s 8h Ac Kd 3c": "Jh Td Ac Kd 8h",
        "2c 3d Kh 9s | 5h 6d 7s 8c 9h": "9s 9h Kh 8c 7s",
        "2c 7d Ah Ad | 3h 4d 9s Jc Ac": "Ah Ad Ac Jc 9s",
        "Jc Js 4d 3h | 2d 4h 4c 9s Jd": "Jc Js Jd 4h 4c",
        "9c Td Ah 2h | 3s 9s Kh 8h 4h": "Ah Kh 8h 4h 2h",
        "Kc 8d 6s 2c | 9s 5d 7h Qc Qd": "8d 6s 9s 7h 5d",
        "Qs 2d 3c 4h | Th Jh Qh Kh Ah": "Qs Qh 4h Ah Kh",
        "As Ks 2d 3d | 4d 5d Qs Js Ts": "As Ks Qs Js Ts",
    }
    for spot, expected in cases.items():
        hole, board = (cards.split() for cards in spot.split(" | "))
        answer = student.best_omaha(hole, board)
        answer.should_hold_one_of([tuple(expected.split())])
