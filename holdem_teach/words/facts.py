"""What the course's facts say, each a thing that happens with some chance."""

TEXTS: dict[str, str] = {
    "facts.said": "{fact.words}: {fact.ways:,} of {fact.total:,}, {percent} %",
    "facts.missing": "name: the course has no fact {given!r}; expected one of the"
    " names in the table of holdem_teach.facts",
    # two cards from a full deck
    "facts.two_suited": "two cards of one suit",
    "facts.two_hearts": "two hearts",
    "facts.two_with_an_ace": "two cards with at least one ace",
    "facts.two_high": "two cards of ten or higher",
    "facts.two_neighbours_suited": "two cards of one suit whose ranks are neighbours,"
    " the ace above the king only",
    "facts.pocket_pair": "two cards of one rank",
    "facts.pocket_aces": "two aces",
    "facts.ace_king": "an ace and a king",
    "facts.ace_king_suited": "an ace and a king of one suit",
    # a flop, nobody's cards being known
    "facts.flop_one_suit": "a flop of one suit",
    "facts.flop_two_suits": "a flop of two suits",
    "facts.flop_three_suits": "a flop of three suits",
    "facts.flop_pair": "a flop with exactly two cards of one rank",
    "facts.flop_three_alike": "a flop of three cards of one rank",
    "facts.flop_with_an_ace": "a flop with at least one ace",
    # a flop, one's own two cards being known
    "facts.pair_flops_a_third": "with a pocket pair, a third card of its rank on the"
    " flop, or both",
    "facts.pair_flops_four": "with a pocket pair, both other cards of its rank on the"
    " flop",
    "facts.suited_flops_flush": "with two cards of a suit, three more of it on the"
    " flop",
    "facts.suited_flops_draw": "with two cards of a suit, exactly two more of it on the"
    " flop",
    "facts.two_ranks_flop_a_pair": "with two ranks, at least one card on the flop that"
    " has one of them",
    "facts.two_ranks_flop_both": "with two ranks, exactly one card of each on the flop",
    "facts.kings_see_an_ace": "with two kings, at least one ace on the flop",
    # an opponent's two cards, before the flop
    "facts.kings_meet_aces": "with two kings, one opponent holds two aces",
    "facts.pair_meets_its_twin": "with a pocket pair, one opponent holds the other two"
    " cards of its rank",
    "facts.opponent_has_an_ace": "without an ace, one opponent holds at least one",
    "facts.opponent_has_an_ace_too": "with one ace, one opponent holds at least one",
    "facts.opponent_has_a_pair": "with a pocket pair, one opponent holds a pair too",
    # outs
    "facts.turn_two_outs": "two outs, the turn",
    "facts.turn_four_outs": "four outs, the turn",
    "facts.turn_six_outs": "six outs, the turn",
    "facts.turn_eight_outs": "eight outs, the turn",
    "facts.turn_nine_outs": "nine outs, the turn",
    "facts.turn_fifteen_outs": "fifteen outs, the turn",
    "facts.river_two_outs": "two outs, the river",
    "facts.river_four_outs": "four outs, the river",
    "facts.river_six_outs": "six outs, the river",
    "facts.river_eight_outs": "eight outs, the river",
    "facts.river_nine_outs": "nine outs, the river",
    "facts.river_fifteen_outs": "fifteen outs, the river",
    "facts.both_two_outs": "two outs, at least one on turn and river",
    "facts.both_four_outs": "four outs, at least one on turn and river",
    "facts.both_six_outs": "six outs, at least one on turn and river",
    "facts.both_eight_outs": "eight outs, at least one on turn and river",
    "facts.both_nine_outs": "nine outs, at least one on turn and river",
    "facts.both_fifteen_outs": "fifteen outs, at least one on turn and river",
    "facts.two_hearts_come": "with three cards of a suit on the flop, two more of it on"
    " turn and river",
    # five cards from a full deck
    "facts.five_high_card": "high card in five cards",
    "facts.five_one_pair": "one pair in five cards",
    "facts.five_two_pair": "two pair in five cards",
    "facts.five_three_of_a_kind": "three of a kind in five cards",
    "facts.five_straight": "a straight in five cards, not of one suit",
    "facts.five_flush": "a flush in five cards, not in a row",
    "facts.five_full_house": "a full house in five cards",
    "facts.five_four_of_a_kind": "four of a kind in five cards",
    "facts.five_straight_flush": "a straight flush in five cards",
    "facts.five_royal_flush": "a straight flush up to the ace in five cards",
    "facts.five_of_one_suit": "five cards of one suit",
    "facts.five_ranks": "five cards of five ranks",
    "facts.five_pair_or_better": "one pair or better in five cards",
    # the best five of seven cards from a full deck
    "facts.seven_high_card": "high card, the best of seven cards",
    "facts.seven_one_pair": "one pair, the best of seven cards",
    "facts.seven_two_pair": "two pair, the best of seven cards",
    "facts.seven_three_of_a_kind": "three of a kind, the best of seven cards",
    "facts.seven_straight": "a straight, the best of seven cards",
    "facts.seven_flush": "a flush, the best of seven cards",
    "facts.seven_full_house": "a full house, the best of seven cards",
    "facts.seven_four_of_a_kind": "four of a kind, the best of seven cards",
    "facts.seven_straight_flush": "a straight flush, the best of seven cards",
    # five board cards, one's own two being known
    "facts.pair_makes_three_or_four": "with a pocket pair, at least one more card of"
    " its rank by the river",
    "facts.suited_makes_a_flush": "with two cards of a suit, three or more of it by the"
    " river",
    "facts.two_ranks_meet_neither": "with two ranks, no card of either by the river",
    "facts.kings_see_an_ace_by_the_river": "with two kings, at least one ace by the"
    " river",
}
