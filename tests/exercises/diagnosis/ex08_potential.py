"""Wrong versions of ex08_potential, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

from itertools import combinations

from ex08_potential import DECK, ppot, relation

# Wrong versions of several tasks at once
TOGETHER = [
    ("ppot__no_halves", "npot__no_halves"),
    ("ppot__behind_alone_below", "npot__swapped"),
    ("ppot__swapped", "npot__swapped"),
    ("ppot__divides_by_nothing", "npot__the_rest_of_ppot"),
]


def transitions__rows_and_columns(hole, board):
    """Rows and columns are swapped: then comes first."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board, river])
                hp[then][now] += 1
    return hp


def transitions__one_row_three_times(hole, board):
    """Makes the table of one row three times, so each row is the same list."""
    hp = [[0] * 3] * 3
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board, river])
                hp[now][then] += 1
    return hp


def transitions__opponents_cards_come(hole, board):
    """Lets the opponent's cards come as the river: a card twice, which raises."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            then = relation(hole, opponent, [*board, river])
            hp[now][then] += 1
    return hp


def transitions__now_is_the_river(hole, board):
    """Works now out on the river as well, so that nothing ever changes."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board, river])
                hp[then][then] += 1
    return hp


def transitions__first_river_alone(hole, board):
    """Leaves the loop after the first river card."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board, river])
                hp[now][then] += 1
                break
    return hp


def transitions__break_for_continue(hole, board):
    """Leaves the loop at the opponent's card instead of passing it over."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river in opponent:
                break
            then = relation(hole, opponent, [*board, river])
            hp[now][then] += 1
    return hp


def transitions__from_the_other_chair(hole, board):
    """Hands the cards over in the wrong order: how the opponent stands."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(opponent, hole, board)
        for river in unseen:
            if river not in opponent:
                then = relation(opponent, hole, [*board, river])
                hp[now][then] += 1
    return hp


def transitions__only_now(hole, board):
    """Counts how it stands now, for each hand once; the river is left out."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        hp[now][now] += 1
    return hp


def transitions__only_now_times_44(hole, board):
    """Thinks that what is now stays so on each of the 44 river cards."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        hp[now][now] += 44
    return hp


def transitions__board_grows(hole, board):
    """Appends each river card to the board, which grows until it raises."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                board.append(river)
                then = relation(hole, opponent, board)
                hp[now][then] += 1
    return hp


def transitions__returns_in_the_loop(hole, board):
    """The return stands inside the loop: one opponent's hand is looked at."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board, river])
                hp[now][then] += 1
        return hp


def transitions__behind_first(hole, board):
    """Rows and columns stand in the order behind, tied, ahead."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board, river])
                hp[2 - now][2 - then] += 1
    return hp


def transitions__shares(hole, board):
    """Gives shares of all pairs, not counts."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board, river])
                hp[now][then] += 1
    return [[count / 45540 for count in row] for row in hp]


def transitions__whole_row_of_the_hand(hole, board):
    """Adds 44 where it stands on the last river card alone: the += is misplaced."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board, river])
        hp[now][then] += 1
    return hp


def transitions__last_turn_card_replaced(hole, board):
    """Puts the river in the place of the turn card: the board keeps four cards."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                then = relation(hole, opponent, [*board[:3], river])
                hp[now][then] += 1
    return hp


def transitions__flat(hole, board):
    """Returns one list of nine counts."""
    hp = [0] * 9
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river not in opponent:
                hp[3 * now + relation(hole, opponent, [*board, river])] += 1
    return hp


def transitions__nothing_yet(hole, board):
    """Not begun: returns the table of zeros."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    return hp


def transitions__same_suit_left_out(hole, board):
    """A slip: compares letters, so rivers of a rank or suit in hand are left out."""
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    for opponent in combinations(unseen, 2):
        now = relation(hole, opponent, board)
        for river in unseen:
            if river[0] not in "".join(opponent):
                then = relation(hole, opponent, [*board, river])
                hp[now][then] += 1
    return hp


def ppot__swapped(hp):
    """PPot and NPot are swapped: it starts from hands that are ahead."""
    total = sum(hp[0]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[0][2] + hp[0][1] / 2 + hp[1][2] / 2) / total


def ppot__rows_and_columns(hp):
    """Reads rows as columns: the state at the river first."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[0][2] + hp[1][2] / 2 + hp[0][1] / 2) / total


def ppot__no_halves(hp):
    """Counts a change to or from a tie as a whole one."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] + hp[1][0]) / total


def ppot__wins_alone(hp):
    """Counts changes from behind to ahead alone; ties are left out above."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return hp[2][0] / total


def ppot__half_ties_below(hp):
    """Divides by behind and half of tied, which is another definition."""
    total = sum(hp[2]) + sum(hp[1]) / 2
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2) / total


def ppot__behind_alone_below(hp):
    """Divides by the hands that are behind alone."""
    total = sum(hp[2])
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2) / total


def ppot__of_all(hp):
    """Divides by all pairs, those that are ahead too."""
    total = sum(map(sum, hp))
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2) / total


def ppot__divides_by_nothing(hp):
    """Forgets that nothing may be behind or tied: ZeroDivisionError."""
    total = sum(hp[2]) + sum(hp[1])
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2) / total


def ppot__whole_division(hp):
    """Divides with // and so gives 0."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2) // total


def ppot__halves_cut(hp):
    """Halves with //, so odd counts lose a half."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] // 2 + hp[1][0] // 2) / total


def ppot__column_below(hp):
    """Divides by the columns behind and tied, not by the rows."""
    total = sum(row[2] for row in hp) + sum(row[1] for row in hp)
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2) / total


def ppot__ties_from_now_forgotten(hp):
    """Forgets the hands that are tied now and win."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] / 2) / total


def ppot__a_parenthesis_missing(hp):
    """A parenthesis is missing: only the last summand is divided."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2 / total


def ppot__stays_are_counted(hp):
    """Counts hands that are tied and stay tied as half a change."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2 + hp[1][1] / 2) / total


def ppot__one_for_nothing(hp):
    """Gives 1 where nothing is behind or tied."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 1.0
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2) / total


def npot__swapped(hp):
    """PPot and NPot are swapped: it starts from hands that are behind."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[2][0] + hp[2][1] / 2 + hp[1][0] / 2) / total


def npot__the_rest_of_ppot(hp):
    """Takes NPot for what PPot leaves of 1."""
    return 1 - ppot(hp)


def npot__no_halves(hp):
    """Counts a change to or from a tie as a whole one."""
    total = sum(hp[0]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[0][2] + hp[0][1] + hp[1][2]) / total


def npot__losses_alone(hp):
    """Counts changes from ahead to behind alone."""
    total = sum(hp[0]) + sum(hp[1])
    if total == 0:
        return 0.0
    return hp[0][2] / total


def npot__ahead_alone_below(hp):
    """Divides by the hands that are ahead alone."""
    total = sum(hp[0])
    if total == 0:
        return 0.0
    return (hp[0][2] + hp[0][1] / 2 + hp[1][2] / 2) / total


def npot__half_ties_below(hp):
    """Divides by ahead and half of tied, which is another definition."""
    total = sum(hp[0]) + sum(hp[1]) / 2
    if total == 0:
        return 0.0
    return (hp[0][2] + hp[0][1] / 2 + hp[1][2] / 2) / total


def npot__divisor_of_ppot(hp):
    """Copied from PPot: still divides by behind and tied."""
    total = sum(hp[2]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[0][2] + hp[0][1] / 2 + hp[1][2] / 2) / total


def npot__tied_to_ahead(hp):
    """Copied from PPot: a tie that becomes a win is counted as a loss."""
    total = sum(hp[0]) + sum(hp[1])
    if total == 0:
        return 0.0
    return (hp[0][2] + hp[0][1] / 2 + hp[1][0] / 2) / total


def npot__divides_by_nothing(hp):
    """Forgets that nothing may be ahead or tied: ZeroDivisionError."""
    total = sum(hp[0]) + sum(hp[1])
    return (hp[0][2] + hp[0][1] / 2 + hp[1][2] / 2) / total


def npot__of_all(hp):
    """Divides by all pairs."""
    total = sum(map(sum, hp))
    if total == 0:
        return 0.0
    return (hp[0][2] + hp[0][1] / 2 + hp[1][2] / 2) / total


def npot__negative(hp):
    """Gives a negative number."""
    total = sum(hp[0]) + sum(hp[1])
    if total == 0:
        return 0.0
    return -(hp[0][2] + hp[0][1] / 2 + hp[1][2] / 2) / total


def npot__nothing_for_nothing(hp):
    """Returns nothing where nothing is ahead or tied."""
    total = sum(hp[0]) + sum(hp[1])
    if total > 0:
        return (hp[0][2] + hp[0][1] / 2 + hp[1][2] / 2) / total
