"""Typical wrong versions of ex08_potential; each docstring is the cause's sentence.

All else is as in the solution, from which the functions are imported. The counts are
taken once for each spot: they are most of the work.
"""

from functools import cache
from itertools import combinations

from ex08_potential import AHEAD, BEHIND, DECK, TIED, npot, ppot, relation, transitions

RIVERS = 44


@cache
def _counted(hole, board):
    return transitions(list(hole), list(board))


def _right(hole, board):
    return [list(row) for row in _counted(tuple(hole), tuple(board))]


def transitions__rows_for_columns(hole, board):
    """rows and columns have changed places: the row is how you stand now, the column
    how you stand on the river."""
    return [list(column) for column in zip(*_right(hole, board))]


def transitions__other_side(hole, board):
    """ahead and behind have changed places, as if the opponent had counted."""
    return [row[::-1] for row in _right(hole, board)[::-1]]


def transitions__river_alone(hole, board):
    """the row is how you stand on the river too; it is how you stand now, on the four
    cards of the turn."""
    ends = list(map(sum, zip(*_right(hole, board))))
    return [[ends[0], 0, 0], [0, ends[1], 0], [0, 0, ends[2]]]


def transitions__now_alone(hole, board):
    """the column is how you stand now too; on the river the board has a fifth card."""
    starts = list(map(sum, _right(hole, board)))
    return [[starts[0], 0, 0], [0, starts[1], 0], [0, 0, starts[2]]]


def transitions__one_row_three_times(hole, board):
    """the three rows are one and the same list, as [[0, 0, 0]] * 3 makes them, so that
    each count is in all of them."""
    ends = list(map(sum, zip(*_right(hole, board))))
    return [ends, list(ends), list(ends)]


def transitions__pairs_twice(hole, board):
    """every hand of the opponent is counted twice, once in either order of its cards."""
    return [[2 * count for count in row] for row in _right(hole, board)]


def transitions__opponents_card_comes(hole, board):
    """a card that the opponent holds comes on the river too; each card is there
    once."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        for river in unseen:
            then = relation(hole, opponent, [*board, river])
            hp[relation(hole, opponent, board)][then] += 1
    return hp


def transitions__shares(hole, board):
    """the counts are divided by the number of all pairs; the counts themselves are
    asked."""
    return [[count / 45540 for count in row] for row in _right(hole, board)]


def ppot__npot_for_it(hp):
    """this is NPot: the counts that lead from ahead to behind, in place of those that
    lead from behind to ahead."""
    return npot(hp)


def ppot__columns_for_rows(hp):
    """rows and columns have changed places: hp[now][then] has how you stand now
    first."""
    return ppot([list(column) for column in zip(*hp)])


def ppot__ties_whole(hp):
    """the ways from behind to tied and from tied to ahead count whole; each counts
    half."""
    pairs = sum(hp[BEHIND]) + sum(hp[TIED])
    better = hp[BEHIND][AHEAD] + hp[BEHIND][TIED] + hp[TIED][AHEAD]
    return better / pairs if pairs else 0.0


def ppot__ties_dropped(hp):
    """only the way from behind to ahead is counted; from behind to tied and from tied
    to ahead are missing, a half each."""
    pairs = sum(hp[BEHIND]) + sum(hp[TIED])
    return hp[BEHIND][AHEAD] / pairs if pairs else 0.0


def ppot__tied_now_dropped(hp):
    """the way from tied to ahead is missing: it counts half."""
    return ppot([hp[0], [0, hp[1][0] + hp[1][1], hp[1][2]], hp[2]])


def ppot__divisor_without_tied(hp):
    """the pairs where you are tied now are missing from the divisor."""
    pairs = sum(hp[BEHIND])
    return _better(hp) / pairs if pairs else 0.0


def _better(hp):
    return hp[BEHIND][AHEAD] + (hp[BEHIND][TIED] + hp[TIED][AHEAD]) / 2


def ppot__divisor_tied_half(hp):
    """the pairs where you are tied now count half in the divisor. Some papers do so;
    here each counts whole."""
    pairs = sum(hp[BEHIND]) + sum(hp[TIED]) / 2
    return _better(hp) / pairs if pairs else 0.0


def ppot__divisor_of_all(hp):
    """the divisor is the number of all pairs; it has only those where you are behind or
    tied now."""
    return _better(hp) / sum(map(sum, hp))


def ppot__rivers_forgotten(hp):
    """the divisor counts each hand of the opponent once, and above it each is counted
    with every river card: the answer can be larger than 1."""
    return RIVERS * ppot(hp)


def ppot__divided_by_zero(hp):
    """with no pairs behind or tied there is nothing to divide by; then PPot is 0."""
    return _better(hp) / (sum(hp[BEHIND]) + sum(hp[TIED]))


def ppot__whole_division(hp):
    """// drops what is behind the point, so a share becomes 0; divide with /."""
    pairs = sum(hp[BEHIND]) + sum(hp[TIED])
    return _better(hp) // pairs if pairs else 0.0


def npot__ppot_for_it(hp):
    """this is PPot: the counts that lead from behind to ahead, in place of those that
    lead from ahead to behind."""
    return ppot(hp)


def npot__columns_for_rows(hp):
    """rows and columns have changed places: the first place in hp[..][..] is how you
    stand now."""
    return npot([list(column) for column in zip(*hp)])


def npot__ties_whole(hp):
    """the ways from ahead to tied and from tied to behind count whole; each counts
    half."""
    pairs = sum(hp[AHEAD]) + sum(hp[TIED])
    worse = hp[AHEAD][BEHIND] + hp[AHEAD][TIED] + hp[TIED][BEHIND]
    return worse / pairs if pairs else 0.0


def npot__ties_dropped(hp):
    """only the way from ahead to behind is counted; from ahead to tied and from tied
    to behind are missing, a half each."""
    pairs = sum(hp[AHEAD]) + sum(hp[TIED])
    return hp[AHEAD][BEHIND] / pairs if pairs else 0.0


def npot__divisor_without_tied(hp):
    """the divisor lacks the pairs where you are tied now."""
    pairs = sum(hp[AHEAD])
    return _worse(hp) / pairs if pairs else 0.0


def _worse(hp):
    return hp[AHEAD][BEHIND] + (hp[AHEAD][TIED] + hp[TIED][BEHIND]) / 2


def npot__divisor_tied_half(hp):
    """in the divisor the pairs where you are tied now count half. Some papers do so;
    here each counts whole."""
    pairs = sum(hp[AHEAD]) + sum(hp[TIED]) / 2
    return _worse(hp) / pairs if pairs else 0.0


def npot__divisor_of_ppot(hp):
    """the divisor is that of PPot, behind and tied; here it is ahead and tied."""
    pairs = sum(hp[BEHIND]) + sum(hp[TIED])
    return _worse(hp) / pairs if pairs else 0.0


def npot__divisor_of_all(hp):
    """the divisor is the number of all pairs; it has only those where you are ahead or
    tied now."""
    return _worse(hp) / sum(map(sum, hp))


def npot__divided_by_zero(hp):
    """with no pairs ahead or tied there is nothing to divide by; then NPot is 0."""
    return _worse(hp) / (sum(hp[AHEAD]) + sum(hp[TIED]))


def npot__rest_of_ppot(hp):
    """NPot is not 1 - PPot: the two look at different pairs."""
    return 1 - ppot(hp)
