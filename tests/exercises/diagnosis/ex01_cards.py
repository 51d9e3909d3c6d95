"""Wrong versions of ex01_cards, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

import math
import random

from ex01_cards import RANKS, SUITS, choose, deck, parse_card

# Wrong versions of several tasks at once
TOGETHER = [
    ("parse_card__letters_stay_small", "chance_of_pocket_pair__half"),
    ("choose__float_division", "chance_to_hit__all_of_them"),
    ("deck__suits_outside", "remaining__compares_as_written"),
    ("parse_card__ace_is_one", "remaining__only_ranks"),
]


def parse_card__letters_stay_small(card):
    """Only the suit is brought to one size; a small letter for a rank is not found."""
    rank, suit = card[:-1], card[-1].lower()
    if rank == "10":
        rank = "T"
    return (RANKS.index(rank) + 2, suit)


def parse_card__ten_is_one(card):
    """Looks at the first letter alone and uses find, so the ten as 10 has rank 1."""
    return (RANKS.find(card[0].upper()) + 2, card[-1].lower())


def parse_card__all_large(card):
    """Makes the whole card large, the suit as well."""
    card = card.upper().replace("10", "T")
    return (RANKS.index(card[0]) + 2, card[1])


def parse_card__all_small_and_find(card):
    """Makes the rank small as well, so that no letter is found: find gives -1."""
    card = card.lower().replace("10", "t")
    return (RANKS.find(card[0]) + 2, card[1])


def parse_card__ace_is_one(card):
    """The ace has rank 1."""
    values = {"T": 10, "10": 10, "J": 11, "Q": 12, "K": 13, "A": 1}
    rank = card[:-1].upper()
    if rank in values:
        return (values[rank], card[-1].lower())
    return (int(rank), card[-1].lower())


def parse_card__queen_mistyped(card):
    """A slip in the table: the queen has the jack's number."""
    values = {"T": 10, "10": 10, "J": 11, "Q": 11, "K": 13, "A": 14}
    rank = card[:-1].upper()
    if rank in values:
        return (values[rank], card[-1].lower())
    return (int(rank), card[-1].lower())


def parse_card__digits_stay_text(card):
    """Only letters are turned into numbers; the rank of a 7 is the text "7"."""
    values = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
    rank = card[:-1].upper()
    if rank in values:
        rank = values[rank]
    return (rank, card[-1].lower())


def parse_card__suit_first(card):
    """Gives suit and rank in the wrong order."""
    rank = card[:-1].upper().replace("10", "T")
    return (card[-1].lower(), RANKS.index(rank) + 2)


def parse_card__suit_of_the_ten_stays_large(card):
    """A branch of its own for 10 forgets to make the suit small."""
    if card[:2] == "10":
        return (10, card[2])
    return (RANKS.index(card[0].upper()) + 2, card[1].lower())


def parse_card__one_replaced(card):
    """Replaces only the 1 of 10, so the 0 is taken for the suit."""
    card = card.replace("1", "T")
    return (RANKS.index(card[0].upper()) + 2, card[1].lower())


def parse_card__none_for_ten(card):
    """The branches have no case for 10 or T, and nothing is returned there."""
    rank, suit = card[:-1].upper(), card[-1].lower()
    if rank in "23456789":
        return (int(rank), suit)
    elif rank == "J":
        return (11, suit)
    elif rank == "Q":
        return (12, suit)
    elif rank == "K":
        return (13, suit)
    elif rank == "A":
        return (14, suit)


def parse_card__place_off_by_one(card):
    """Adds 1 to the place, not 2."""
    rank = card[:-1].upper().replace("10", "T")
    return (RANKS.index(rank) + 1, card[-1].lower())


def parse_card__as_a_list(card):
    """Returns a list where a tuple is asked."""
    rank = card[:-1].upper().replace("10", "T")
    return [RANKS.index(rank) + 2, card[-1].lower()]


def deck__other_order_of_suits():
    """The suits come in the order s h d c."""
    return [rank + suit for rank in RANKS for suit in "shdc"]


def deck__suits_outside():
    """The loop through the suits is the outer one."""
    cards = []
    for suit in SUITS:
        for rank in RANKS:
            cards.append(rank + suit)
    return cards


def deck__ten_in_two_letters():
    """Writes the tens as 10c, 10d, 10h, 10s."""
    ranks = [str(n) for n in range(2, 11)] + ["J", "Q", "K", "A"]
    return [rank + suit for rank in ranks for suit in SUITS]


def deck__no_aces():
    """Stops before the last rank."""
    cards = []
    for i in range(len(RANKS) - 1):
        for suit in SUITS:
            cards.append(RANKS[i] + suit)
    return cards


def deck__returns_in_the_loop():
    """The return stands inside the outer loop: only the twos come back."""
    cards = []
    for rank in RANKS:
        for suit in SUITS:
            cards.append(rank + suit)
        return cards


def deck__pairs():
    """Each card is a tuple of rank and suit."""
    return [(rank, suit) for rank in RANKS for suit in SUITS]


def deck__in_step():
    """Goes through ranks and suits in step with zip, not through all pairs."""
    return [rank + suit for rank, suit in zip(RANKS, SUITS * 4)]


def deck__ranks_down():
    """The ranks go down from the ace."""
    return [rank + suit for rank in reversed(RANKS) for suit in SUITS]


def deck__a_set():
    """Returns a set, which has no order."""
    return {rank + suit for rank in RANKS for suit in SUITS}


def remaining__compares_as_written(cards):
    """Compares text with text, so a card written in another way counts as unseen."""
    return [card for card in deck() if card not in cards]


def remaining__ten_forgotten(cards):
    """Brings letters to one size, but does not know that 10h is Th."""
    seen = [card[:-1].upper() + card[-1].lower() for card in cards]
    return [card for card in deck() if card not in seen]


def remaining__removes_as_written(cards):
    """list.remove raises where a card is written in another way."""
    left = deck()
    for card in cards:
        left.remove(card)
    return left


def remaining__the_seen_ones(cards):
    """The condition is turned round: returns the cards that were seen."""
    seen = [parse_card(card) for card in cards]
    return [card for card in deck() if parse_card(card) in seen]


def remaining__parsed(cards):
    """Returns tuples of rank and suit, not cards as they are written."""
    seen = [parse_card(card) for card in cards]
    return [parse_card(card) for card in deck() if parse_card(card) not in seen]


def remaining__by_the_alphabet(cards):
    """Sorts the cards as text at the end, so their order is that of the alphabet."""
    seen = [parse_card(card) for card in cards]
    return sorted(card for card in deck() if parse_card(card) not in seen)


def remaining__removes_while_it_goes(cards):
    """Removes from the list it goes through, which skips the next card."""
    seen = [parse_card(card) for card in cards]
    left = deck()
    for card in left:
        if parse_card(card) in seen:
            left.remove(card)
    return left


def remaining__how_many(cards):
    """Returns the number of cards that are left."""
    return 52 - len(cards)


def remaining__only_ranks(cards):
    """Compares ranks alone, so all four cards of a seen rank go."""
    seen = [parse_card(card)[0] for card in cards]
    return [card for card in deck() if parse_card(card)[0] not in seen]


def remaining__only_the_first(cards):
    """The return stands inside the loop: only the first seen card is taken away."""
    left = deck()
    for seen in cards:
        left = [card for card in left if parse_card(card) != parse_card(seen)]
        return left
    return left


def remaining__empties_what_it_was_given(cards):
    """Pops the cards from the list that it was given, which is empty afterwards."""
    left = {parse_card(card): card for card in deck()}
    while cards:
        left.pop(parse_card(cards.pop()))
    return list(left.values())


def remaining__last_one_kept_out(cards):
    """A slice leaves out the last card of the deck."""
    seen = [parse_card(card) for card in cards]
    return [card for card in deck()[:-1] if parse_card(card) not in seen]


def choose__with_putting_back(n, k):
    """Counts orders, with each thing put back: n to the power k."""
    return n**k


def choose__orders_counted(n, k):
    """Forgets to divide: each choice is counted once for each order."""
    ways = 1
    for step in range(k):
        ways = ways * (n - step)
    return ways


def choose__float_division(n, k):
    """Divides with /, so a float comes back."""
    ways = 1
    for step in range(k):
        ways = ways * (n - step) / (step + 1)
    return ways


def choose__int_of_a_float(n, k):
    """Divides factorials with / and cuts, which is too coarse for large numbers."""
    if k > n:
        return 0
    return int(math.factorial(n) / (math.factorial(k) * math.factorial(n - k)))


def choose__endless_recursion(n, k):
    """Pascal's rule stops at k == n alone, so it never ends where k is more than n."""
    if k == 0 or k == n:
        return 1
    if n > 20:
        return math.comb(n, k)
    return choose__endless_recursion(n - 1, k - 1) + choose__endless_recursion(n - 1, k)


def choose__slow_recursion(n, k):
    """Pascal's rule without memory: right, but takes far too long."""

    def ways(n, k):
        if k == 0:
            return 1
        if n == 0:
            return 0
        return ways(n - 1, k - 1) + ways(n - 1, k)

    return ways(n, k)


def choose__divides_first(n, k):
    """Divides before it multiplies, so // cuts something off."""
    ways = 1
    for step in range(k):
        ways = ways // (step + 1) * (n - step)
    return ways


def choose__one_step_short(n, k):
    """The loop makes one step too few."""
    ways = 1
    for step in range(k - 1):
        ways = ways * (n - step) // (step + 1)
    return ways


def choose__divides_by_k_alone(n, k):
    """Divides by k once, not by k!."""
    if k == 0:
        return 1
    ways = 1
    for step in range(k):
        ways *= n - step
    return ways // k


def choose__crashes_beyond_n(n, k):
    """Factorials without a thought for k above n: a negative factorial raises."""
    return math.factorial(n) // (math.factorial(k) * math.factorial(n - k))


def choose__none_of_none(n, k):
    """Says that there is no way to choose nothing."""
    if k == 0 or k > n:
        return 0
    return math.comb(n, k)


def choose__all_of_them_is_none(n, k):
    """Compares with >= where > is meant: to choose all n is said to be no way."""
    if k >= n and k > 0:
        return 0
    return math.comb(n, k)


def choose__one_way_beyond_n(n, k):
    """Says that there is one way to choose more than there are."""
    if k >= n:
        return 1
    return math.comb(n, k)


def choose__things_put_back(n, k):
    """Counts choices in which a thing may come twice."""
    if n == 0:
        return 1 if k == 0 else 0
    return math.comb(n + k - 1, k)


def choose__rounds_down_on_the_way(n, k):
    """Multiplies by a cut quotient in each step."""
    ways = 1
    for step in range(k):
        ways = ways * ((n - step) // (step + 1))
    return ways


def choose__printed(n, k):
    """Prints the number and returns nothing."""
    print(math.comb(n, k))


def chance_of_pocket_pair__one_in_thirteen():
    """Forgets that the first card is gone: 4 of 52 have its rank."""
    return 1 / 13


def chance_of_pocket_pair__three_of_52():
    """Three cards help, but of 52 and not of the 51 that are left."""
    return 3 / 52


def chance_of_pocket_pair__aces():
    """The chance of a pair of aces: one rank of the thirteen."""
    return 4 / 52 * 3 / 51


def chance_of_pocket_pair__three_ways_a_rank():
    """Counts three ways to take two of four cards, not six."""
    return 13 * 3 / choose(52, 2)


def chance_of_pocket_pair__half():
    """Counts hands without order, but divides by all hands with order, 52 * 51."""
    return 13 * choose(4, 2) / (52 * 51)


def chance_of_pocket_pair__twice():
    """Counts pairs with their order, 4 * 3, but divides by hands without order."""
    return 13 * 4 * 3 / choose(52, 2)


def chance_of_pocket_pair__percent():
    """Gives a percentage."""
    return 13 * choose(4, 2) / choose(52, 2) * 100


def chance_of_pocket_pair__rounded():
    """Rounds to four places."""
    return round(13 * choose(4, 2) / choose(52, 2), 4)


def chance_of_pocket_pair__whole_division():
    """Divides with //, which gives 0."""
    return 13 * choose(4, 2) // choose(52, 2)


def chance_of_pocket_pair__no_pair():
    """The chance that it is no pair."""
    return 1 - 13 * choose(4, 2) / choose(52, 2)


def chance_of_pocket_pair__number_of_pairs():
    """Returns how many pairs there are, and does not divide."""
    return 13 * choose(4, 2)


def chance_of_pocket_pair__odds_against():
    """Returns odds: pairs to hands that are no pairs."""
    return 78 / (1326 - 78)


def chance_of_pocket_pair__simulated():
    """Estimates it from 2,000 hands dealt by chance."""
    dice = random.Random(3)
    cards, pairs = deck(), 0
    for _ in range(2000):
        one, two = dice.sample(cards, 2)
        pairs += one[0] == two[0]
    return pairs / 2000


def chance_of_pocket_pair__rank_squared():
    """Multiplies 1/13 for each of the two cards: a given rank twice, put back."""
    return (1 / 13) ** 2


def chance_of_pocket_pair__upside_down():
    """Divides all hands by pairs."""
    return choose(52, 2) / (13 * choose(4, 2))


def chance_of_pocket_pair__suited():
    """Counts two of thirteen cards in four suits: hands of one suit, not of one rank."""
    return 4 * choose(13, 2) / choose(52, 2)


def chance_to_hit__multiplied(outs, unseen, draws):
    """Multiplies the chance of one card by the number of draws."""
    return outs / unseen * draws


def chance_to_hit__first_card_alone(outs, unseen, draws):
    """Looks at one card, whatever draws is."""
    return outs / unseen


def chance_to_hit__put_back(outs, unseen, draws):
    """Takes the same chance of a miss each time, as if cards were put back."""
    return 1 - ((unseen - outs) / unseen) ** draws


def chance_to_hit__all_of_them(outs, unseen, draws):
    """The chance that every card that comes is an out."""
    return choose(outs, draws) / choose(unseen, draws)


def chance_to_hit__the_misses(outs, unseen, draws):
    """The chance of no out at all: not taken from 1."""
    return choose(unseen - outs, draws) / choose(unseen, draws)


def chance_to_hit__exactly_one(outs, unseen, draws):
    """The chance of exactly one out."""
    return outs * choose(unseen - outs, draws - 1) / choose(unseen, draws)


def chance_to_hit__always_two_draws(outs, unseen, draws):
    """Works out two cards to come, whatever draws is."""
    missed = (unseen - outs) / unseen * (unseen - 1 - outs) / max(unseen - 1, 1)
    return 1 - missed


def chance_to_hit__deck_of_52(outs, unseen, draws):
    """Takes the whole deck for the unseen cards."""
    return 1 - choose(52 - outs, draws) / choose(52, draws)


def chance_to_hit__rule_of_two_and_four(outs, unseen, draws):
    """The rule of thumb: two per cent for each out and card."""
    return outs * draws * 2 / 100


def chance_to_hit__sum_of_chances(outs, unseen, draws):
    """Adds the chances of the draws, and so counts two hits twice."""
    return sum(outs / (unseen - i) for i in range(draws))


def chance_to_hit__capped_product(outs, unseen, draws):
    """Multiplies by draws and caps it at 1."""
    return min(1.0, outs * draws / unseen)


def chance_to_hit__rounded(outs, unseen, draws):
    """Rounds to four places."""
    return round(1 - choose(unseen - outs, draws) / choose(unseen, draws), 4)


def chance_to_hit__whole_division(outs, unseen, draws):
    """Divides with //."""
    return 1 - choose(unseen - outs, draws) // choose(unseen, draws)


def chance_to_hit__one_draw_short(outs, unseen, draws):
    """The loop over the draws makes one step too few."""
    missed = 1.0
    for step in range(draws - 1):
        missed *= (unseen - outs - step) / (unseen - step)
    return 1 - missed


def chance_to_hit__misses_stay_below(outs, unseen, draws):
    """The cards that miss get fewer, but the unseen cards do not."""
    missed = 1.0
    for step in range(draws):
        missed *= (unseen - outs - step) / unseen
    return 1 - missed


def chance_to_hit__unseen_gets_fewer_alone(outs, unseen, draws):
    """The unseen cards get fewer, but the cards that miss do not."""
    missed = 1.0
    for step in range(draws):
        missed *= (unseen - outs) / (unseen - step)
    return 1 - missed


def chance_to_hit__percent(outs, unseen, draws):
    """Gives a percentage."""
    return 100 * (1 - choose(unseen - outs, draws) / choose(unseen, draws))


def chance_to_hit__and_a_slip(outs, unseen, draws):
    """Two at once: the chance of a miss, and of cards that are put back."""
    return ((unseen - outs) / unseen) ** draws


def chance_to_hit__outs_not_taken_off(outs, unseen, draws):
    """Takes the outs from the draws' side: chooses from outs, not from the rest."""
    return 1 - choose(outs, draws) / choose(unseen, draws)


def parse_card__always_the_example(card):
    """Returns the answer of the first example for every card."""
    return (10, "h")


def remaining__gives_back_what_it_got(cards):
    """Returns the list that it was given."""
    return cards


def choose__nothing_yet(n, k):
    """Not begun: returns the 1 that it starts with."""
    ways = 1
    return ways


def chance_of_pocket_pair__nothing_yet():
    """Not begun: returns 0 to have something."""
    return 0


def chance_to_hit__nothing_yet(outs, unseen, draws):
    """Not begun: returns 0 to have something."""
    return 0.0
