"""Typical wrong versions of ex01_cards; each docstring is the sentence of the cause.

``choose__ordered`` is a wrong version of ``choose``. All else is as in the solution,
from which the functions are imported.
"""

from math import factorial

from ex01_cards import RANKS, SUITS, choose, deck, parse_card, remaining


def parse_card__ten_refused(card):
    """only the first letter is looked at, which is 1 in "10h": the ten may be written
    T or 10."""
    return (RANKS.index(card[0].upper()) + 2, card[-1].lower())


def parse_card__one_way_only(card):
    """only cards written like "Th" are read; letters may be large or small, and the ten
    may be 10."""
    return (RANKS.index(card[0]) + 2, card[1])


def parse_card__ten_read_as_one(card):
    """the first letter of "10h" is read as the rank 1: the ten may be written with two
    letters, so the rank is all that stands before the suit."""
    return (1, card[-1].lower()) if card[0] == "1" else parse_card(card)


def parse_card__place_for_rank(card):
    """the place in RANKS is taken for the rank, but the two stands at place 0 and its
    rank is 2."""
    rank, suit = parse_card(card)
    return (rank - 2, suit)


def parse_card__counted_from_one(card):
    """1 is added to the place in RANKS, which numbers the ranks from 1; the two is at
    place 0 and its rank is 2, so 2 has to be added."""
    rank, suit = parse_card(card)
    return (rank - 1, suit)


def parse_card__ace_is_one(card):
    """an ace is read as rank 1; its rank is 14."""
    rank, suit = parse_card(card)
    return (1, suit) if rank == 14 else (rank, suit)


def parse_card__suit_first(card):
    """the suit comes first; the rank is asked first, then the suit."""
    rank, suit = parse_card(card)
    return (suit, rank)


def parse_card__small_letters_refused(card):
    """a small letter is not found in RANKS: a rank may be written k or K, so make it
    large first."""
    rank = "T" if card[:-1] == "10" else card[:-1]
    return (RANKS.index(rank) + 2, card[-1].lower())


def parse_card__suit_as_written(card):
    """the suit comes back as it was written, large or small; the small letter is
    asked."""
    return (parse_card(card)[0], card[-1])


def deck__suit_by_suit():
    """the deck is laid out suit by suit; rank by rank is asked, so the four twos come
    first."""
    return [rank + suit for suit in SUITS for rank in RANKS]


def deck__suit_before_rank():
    """the cards are written suit first; a card is written rank first, then suit."""
    return [card[::-1] for card in deck()]


def deck__ace_twice():
    """the aces are there twice, low and high, so there are 56 cards; each card is in
    the deck once."""
    return deck()[-4:] + deck()


def deck__pairs_for_text():
    """the cards are tuples of rank and suit; text such as "Th" is asked."""
    return [parse_card(card) for card in deck()]


def deck__side_by_side():
    """rank and suit were paired off side by side, as zip does, so most cards are
    missing: each rank goes with each of the four suits."""
    return [rank + suit for rank, suit in zip(RANKS, SUITS * 4)]  # noqa: B905


def deck__highest_first():
    """the deck goes down from the ace; it should go up from the two."""
    return [rank + suit for rank in reversed(RANKS) for suit in SUITS]


def remaining__compared_as_written(cards):
    """the cards are compared as they are written, so "10h" or "aD" is not found in the
    deck; compare what parse_card makes of them."""
    return [card for card in deck() if card not in cards]


def remaining__removed_as_written(cards):
    """remove does not find a card that is written in another way, such as "10h" for
    "Th"; compare what parse_card makes of them."""
    left = deck()
    for card in cards:
        left.remove(card)
    return left


def remaining__taken_out_while_walking(cards):
    """cards are taken out of the list that the loop goes through: after each one the
    next card is passed over. Make a new list instead."""
    left, seen = deck(), [parse_card(card) for card in cards]
    for card in left:
        if parse_card(card) in seen:
            left.remove(card)
    return left


def remaining__seen_for_unseen(cards):
    """the cards that were seen came back; the others are asked."""
    unseen = remaining(cards)
    return [card for card in deck() if card not in unseen]


def remaining__how_many(cards):
    """the number of cards came back; the list of them is asked."""
    return len(remaining(cards))


def remaining__first_card_only(cards):
    """only the first of the cards is taken out: is there a return inside the loop?"""
    return remaining(cards[:1])


def remaining__rank_alone(cards):
    """all four cards of a rank are taken out when one of them was seen; a card is both
    its rank and its suit."""
    seen = [parse_card(card)[0] for card in cards]
    return [card for card in deck() if parse_card(card)[0] not in seen]


def remaining__as_numbers(cards):
    """the cards came back as tuples of rank and suit; text such as "Th" is asked."""
    return [parse_card(card) for card in remaining(cards)]


def choose__ordered(n, k):
    """each choice is counted once for each order of its things; divide by
    k * (k - 1) * ... * 1."""
    return choose(n, k) * factorial(k)


def choose__put_back(n, k):
    """n is multiplied by itself, as if each thing were put back; after one is taken,
    one less is left to choose from."""
    return n**k


def choose__float_division(n, k):
    """the division is done with /, which makes a fraction of a whole number: use //."""
    return factorial(n) / (factorial(k) * factorial(n - k)) if k <= n else 0


def choose__fraction_made_whole(n, k):
    """int(...) of a division with / loses the last digits of large numbers: multiply
    first, and divide with //."""
    return int(factorial(n) / factorial(k) / factorial(n - k)) if k <= n else 0


def choose__rounded_too_early(n, k):
    """each factor is divided with // before it is multiplied, which throws parts away:
    multiply first, then divide."""
    ways = 1
    for step in range(k):
        ways *= (n - step) // (step + 1)
    return ways


def choose__never_ends(n, k):
    """it calls itself and never comes to an end: say what choose(n, 0) is before it
    goes on with smaller numbers."""
    return choose__never_ends(n - 1, k - 1) + choose__never_ends(n - 1, k)


def choose__one_step_short(n, k):
    """the loop makes one step too few; there are k factors above and k below."""
    return choose(n, k - 1) if k else 1


def choose__more_than_there_are(n, k):
    """1 came back where more are chosen than there are; there is no way to do that, so
    it is 0."""
    return choose(n, k) if k <= n else 1


def choose__negative_factorial(n, k):
    """n - k is less than 0 where more are chosen than there are, and has no factorial;
    ask for that case first, it is 0."""
    return factorial(n) // factorial(k) // factorial(n - k)


def choose__nothing_is_no_way(n, k):
    """0 came back for k = 0; there is one way to choose nothing."""
    return choose(n, k) if k else 0


def chance_of_pocket_pair__put_back():
    """1 / 13 would be right if the first card were put back: of the 51 that are left, 3
    have its rank."""
    return 1 / 13


def chance_of_pocket_pair__one_rank():
    """that is the chance of one certain pair, such as two aces; there are 13 ranks."""
    return choose(4, 2) / choose(52, 2)


def chance_of_pocket_pair__pairs_in_order():
    """the pairs are counted in both orders, and all hands in one: count both in the
    same way."""
    return 13 * 4 * 3 / choose(52, 2)


def chance_of_pocket_pair__hands_in_order():
    """that is half of the chance: a rank has 6 pairs, and if all hands are counted in
    both orders, 52 * 51, so are the pairs."""
    return 13 * choose(4, 2) / (52 * 51)


def chance_of_pocket_pair__first_card_still_there():
    """3 cards make a pair, but they are among 51: the first card is no longer in the
    deck."""
    return 3 / 52


def chance_of_pocket_pair__percent():
    """the chance is given in percent; a number from 0 to 1 is asked."""
    return 100 * 13 * choose(4, 2) / choose(52, 2)


def chance_of_pocket_pair__whole_division():
    """the answer is 0, which is what a division with // leaves of a number below 1: if
    there is one, use /."""
    return 13 * choose(4, 2) // choose(52, 2)


def chance_to_hit__times_draws(outs, unseen, draws):
    """the chance of one draw is multiplied by the number of draws, which counts hitting
    twice as two hits and can be more than 1."""
    return draws * outs / unseen


def chance_to_hit__chances_added(outs, unseen, draws):
    """the chances of the single draws are added, which counts hitting twice as two hits
    and can be more than 1; take the chance to miss them all away from 1."""
    return sum(outs / (unseen - step) for step in range(draws))


def chance_to_hit__exactly_one(outs, unseen, draws):
    """that is the chance to hit exactly once; hitting more than once counts as well."""
    return outs * choose(unseen - outs, draws - 1) / choose(unseen, draws)


def chance_to_hit__put_back(outs, unseen, draws):
    """every draw has the same chance there, as if the card were put back; after a miss
    one card less is unseen."""
    return 1 - (1 - outs / unseen) ** draws


def chance_to_hit__every_draw(outs, unseen, draws):
    """that is the chance that all of the draws are outs; one is enough."""
    return choose(outs, draws) / choose(unseen, draws)


def chance_to_hit__miss_for_hit(outs, unseen, draws):
    """that is the chance to miss every time; the chance to hit is 1 less that."""
    return choose(unseen - outs, draws) / choose(unseen, draws)


def chance_to_hit__first_draw_only(outs, unseen, draws):
    """that is the chance of the first draw alone; there are as many chances as
    draws."""
    return outs / unseen


def chance_to_hit__whole_division(outs, unseen, draws):
    """the division is done with //, which leaves a whole number, 0 or 1: use /."""
    return 1 - choose(unseen - outs, draws) // choose(unseen, draws)


def chance_to_hit__percent(outs, unseen, draws):
    """the chance is given in percent; a number from 0 to 1 is asked."""
    return 100 * (1 - choose(unseen - outs, draws) / choose(unseen, draws))
