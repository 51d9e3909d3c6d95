"""What the course's facts say, each a thing that happens with some chance."""

TEXTS: dict[str, str] = {
    "facts.said": "{fact.words}: {fact.cases}, {fact.percent} %",
    "facts.cases": "{ways} of {total}",
    "facts.percents": "{percent} %",
    "facts.one_by_one": "one by one",
    # where a fact can be looked up
    "facts.from_counting": "counting alone",
    "facts.from_deck": "Wikipedia, Standard 52-card deck",
    "facts.from_poker": "Wikipedia, Poker probability",
    "facts.from_holdem": "Wikipedia, Poker probability (Texas hold 'em)",
    "facts.from_omaha": "Wikipedia, Omaha hold 'em",
    "facts.from_pot_odds": "Wikipedia, Pot odds",
    "facts.from_bayes": "Wikipedia, Bayes' theorem",
    "facts.from_binomial": "Wikipedia, Binomial distribution",
    "facts.from_birthday": "Wikipedia, Birthday problem",
    "facts.from_comparisons": "Wikipedia, Multiple comparisons problem",
    "facts.from_paper": "The challenge of poker (2002)",
    "facts.from_S1": "rule S1",
    "facts.from_S3": "rule S3",
    "facts.from_S4": "rule S4",
    "facts.from_ranking": "the freezeout ranking",
    "facts.from_F2": "rule F2",
    "facts.from_N6": "rule N6",
    "facts.caption": "{count} facts, each counted and simulated by a test",
    "facts.happens": "what happens",
    "facts.ways": "cases",
    "facts.counting": "how it is counted",
    "facts.source": "source",
    "facts.name": "name",
    "facts.percent": "chance",
    "facts.no_lesson": "lesson: no fact of the course is for lesson {given}; leave it"
    " out for all of them",
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
    "facts.ace_king_two_suits": "an ace and a king of two suits",
    "facts.queens_or_better_or_ace_king": "a hand of the range QQ+, AK",
    "facts.aces_after_an_ace": "two aces, where one ace lies open",
    "facts.ace_king_after_an_ace": "an ace and a king, where one ace lies open",
    # a flop, nobody's cards being known
    "facts.flop_one_suit": "a flop of one suit",
    "facts.flop_two_suits": "a flop of two suits",
    "facts.flop_three_suits": "a flop of three suits",
    "facts.flop_pair": "a flop with exactly two cards of one rank",
    "facts.flop_three_alike": "a flop of three cards of one rank",
    "facts.flop_with_an_ace": "a flop with at least one ace",
    "facts.three_straight": "three cards in a row, not of one suit",
    "facts.three_flush": "three cards of one suit, not in a row",
    "facts.three_straight_flush": "three cards in a row, of one suit",
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
    "facts.eight_without_an_ace": "without an ace, none of eight opponents holds one",
    "facts.one_of_eight_has_aces": "with two kings, at least one of eight opponents"
    " holds two aces",
    # outs
    "facts.turn_two_outs": "two outs, the turn",
    "facts.turn_four_outs": "four outs, the turn",
    "facts.turn_five_outs": "five outs, the turn",
    "facts.turn_six_outs": "six outs, the turn",
    "facts.turn_eight_outs": "eight outs, the turn",
    "facts.turn_nine_outs": "nine outs, the turn",
    "facts.turn_twelve_outs": "twelve outs, the turn",
    "facts.turn_fifteen_outs": "fifteen outs, the turn",
    "facts.river_two_outs": "two outs, the river",
    "facts.river_four_outs": "four outs, the river",
    "facts.river_five_outs": "five outs, the river",
    "facts.river_six_outs": "six outs, the river",
    "facts.river_eight_outs": "eight outs, the river",
    "facts.river_nine_outs": "nine outs, the river",
    "facts.river_twelve_outs": "twelve outs, the river",
    "facts.river_fifteen_outs": "fifteen outs, the river",
    "facts.both_two_outs": "two outs, at least one on turn and river",
    "facts.both_four_outs": "four outs, at least one on turn and river",
    "facts.both_five_outs": "five outs, at least one on turn and river",
    "facts.both_six_outs": "six outs, at least one on turn and river",
    "facts.both_eight_outs": "eight outs, at least one on turn and river",
    "facts.both_nine_outs": "nine outs, at least one on turn and river",
    "facts.both_twelve_outs": "twelve outs, at least one on turn and river",
    "facts.both_fifteen_outs": "fifteen outs, at least one on turn and river",
    "facts.two_hearts_come": "with three cards of a suit on the flop, two more of it on"
    " turn and river",
    "facts.outs_against_aces": "with 9h 8h on Th 7s 2c 3h, the river beats As Ad",
    "facts.outs_against_ace_king": "with 9h 8h on Th 7s 2c 3h, the river beats Ah Kh",
    "facts.outs_against_tens": "with 9h 8h on Th 7s 2c 3h, the river beats Ts Tc",
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
    "facts.five_one_pair_at_most": "high card or one pair in five cards",
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
    "facts.seven_five_of_a_suit": "five or more cards of one suit among seven",
    "facts.seven_ranks": "seven cards of seven ranks",
    # choices, and Omaha
    "facts.choice_with_a_hole_card": "a choice of five of hole cards and board that"
    " uses a hole card",
    "facts.choice_with_two_of_four": "in Omaha, a choice of five of nine cards that"
    " uses exactly two hole cards",
    "facts.omaha_one_suit": "four cards of one suit",
    "facts.omaha_two_and_two_suited": "four cards, two of one suit and two of another",
    "facts.omaha_four_suits": "four cards of four suits",
    "facts.omaha_four_ranks": "four cards of four ranks",
    "facts.omaha_two_aces": "four cards with exactly two aces",
    "facts.opponent_has_two_hearts": "without a heart and with three on the board, an"
    " opponent holds two",
    "facts.omaha_opponent_has_two_hearts": "in Omaha, without a heart and with three"
    " on the board, an opponent holds two or more",
    # five board cards, one's own two being known
    "facts.pair_makes_three_or_four": "with a pocket pair, at least one more card of"
    " its rank by the river",
    "facts.suited_makes_a_flush": "with two cards of a suit, three or more of it by the"
    " river",
    "facts.two_ranks_meet_neither": "with two ranks, no card of either by the river",
    "facts.kings_see_an_ace_by_the_river": "with two kings, at least one ace by the"
    " river",
    "facts.suited_ends_in_a_flush": "with two cards of a suit, a flush of any suit by"
    " the river",
    "facts.two_suits_end_in_a_flush": "with two cards of two suits and ranks, a flush"
    " by the river",
    # Ad Qc on 3h 4c Jh, the example of the papers, against any hand
    "facts.paper_ahead": "Ad Qc is ahead on 3h 4c Jh",
    "facts.paper_tied": "Ad Qc is tied on 3h 4c Jh",
    "facts.paper_behind": "Ad Qc is behind on 3h 4c Jh",
    "facts.paper_strength": "hand strength of Ad Qc on 3h 4c Jh, a tie as a half",
    "facts.paper_overtakes": "Ad Qc, behind on 3h 4c Jh, is ahead at the river",
    "facts.paper_is_overtaken": "Ad Qc, ahead on 3h 4c Jh, is behind at the river",
    "facts.paper_ppot": "PPot of Ad Qc on 3h 4c Jh, ties whole in the divisor",
    "facts.paper_npot": "NPot of Ad Qc on 3h 4c Jh, ties whole in the divisor",
    "facts.paper_ppot_ties_half": "PPot of Ad Qc on 3h 4c Jh, ties half in the"
    " divisor, as the papers print it",
    "facts.paper_npot_ties_half": "NPot of Ad Qc on 3h 4c Jh, ties half in the"
    " divisor, as the papers print it",
    "facts.paper_equity": "equity of Ad Qc on 3h 4c Jh, which is EHS with ties half",
    "facts.paper_ehs": "EHS of Ad Qc on 3h 4c Jh, ties whole in the divisors",
    # 2c 2d on Ah Ks Qd
    "facts.twos_ahead": "2c 2d is ahead on Ah Ks Qd",
    "facts.twos_strength": "hand strength of 2c 2d on Ah Ks Qd, a tie as a half",
    "facts.twos_ahead_of_two": "2c 2d is ahead of two opponents on Ah Ks Qd",
    "facts.twos_ahead_by_the_rule": "the same by the rule: ahead of one opponent,"
    " squared",
    # 9h 8h on Th 7s 2c 3h, and 8d 7d on 9d 6c 2d
    "facts.draw_strength": "hand strength of 9h 8h on Th 7s 2c 3h, a tie as a half",
    "facts.draw_overtakes": "9h 8h, behind on Th 7s 2c 3h, is ahead at the river",
    "facts.draw_ppot": "PPot of 9h 8h on Th 7s 2c 3h, ties whole in the divisor",
    "facts.draw_npot": "NPot of 9h 8h on Th 7s 2c 3h, ties whole in the divisor",
    "facts.draw_equity": "equity of 9h 8h on Th 7s 2c 3h",
    "facts.flopped_draw_strength": "hand strength of 8d 7d on 9d 6c 2d, a tie as a"
    " half",
    "facts.flopped_draw_equity": "equity of 8d 7d on 9d 6c 2d",
    # all-in before the flop
    "facts.aces_against_kings": "As Ad against Kh Kc, a tie as a half",
    "facts.aces_against_suited_neighbours": "As Ad against 8h 7h, a tie as a half",
    "facts.aces_against_seven_two": "As Ad against 7h 2c, a tie as a half",
    "facts.jacks_against_ace_king": "Jh Jc against As Ks, a tie as a half",
    "facts.twos_against_ace_king": "2h 2c against As Kd, a tie as a half",
    "facts.ace_king_against_ace_queen": "As Kd against Ah Qc, a tie as a half",
    "facts.ace_king_against_queen_jack": "As Kd against Qh Jc, a tie as a half",
    "facts.ace_king_shares_with_ace_king": "Ah Kd and Ac Ks share the pot",
    "facts.aces_of_three_pairs": "As Ad against Ks Kd and Qs Qd, ties shared",
    "facts.kings_of_three_pairs": "Ks Kd against As Ad and Qs Qd, ties shared",
    "facts.queens_of_three_pairs": "Qs Qd against As Ad and Ks Kd, ties shared",
    "facts.kings_win_the_side_pot": "Ks Kd against Qs Qd when two aces are gone, a tie"
    " as a half",
    # As Kd and Qh Jc on 7c 7d 7h
    "facts.three_sevens_shared": "ace and king share with queen and jack on three"
    " sevens, by the freezeout ranking",
    "facts.three_sevens_shared_as_usual": "ace and king share with queen and jack on"
    " three sevens, by the standard ranking",
    # of all chances, from 0 to 1, those at which a call or a bluff does not pay
    "facts.price_of_20_into_65": "chances to win at which a call of 20 into 65 and a"
    " bet of 20 loses",
    "facts.price_of_a_quarter": "chances to win at which a call of a quarter of the"
    " pot loses",
    "facts.price_of_half_the_pot": "chances to win at which a call of half the pot"
    " loses",
    "facts.price_of_the_pot": "chances to win at which a call of the pot loses",
    "facts.price_of_ten_pots": "chances to win at which a call of ten pots loses",
    "facts.bluff_of_a_quarter": "rates of folding at which a bluff of a quarter of the"
    " pot loses",
    "facts.bluff_of_half_the_pot": "rates of folding at which a bluff of half the pot"
    " loses",
    "facts.bluff_of_the_pot": "rates of folding at which a bluff of the pot loses",
    "facts.bluff_of_two_pots": "rates of folding at which a bluff of twice the pot"
    " loses",
    "facts.defence_to_half_the_pot": "hands to go on with, so that a bluff of half the"
    " pot gains nothing",
    # rounds of betting, and pots
    "facts.random_round_ends_in_a_fold": "two random players end a round of fixed"
    " limit with a fold",
    "facts.ways_that_end_in_a_fold": "a way that such a round can go ends with a fold",
    "facts.two_leave_a_chip": "two share a pot of any size and a chip is left over",
    "facts.three_leave_a_chip": "three share a pot of any size and one chip or two are"
    " left over",
    # 30 strong hands bet always, 90 medium ones one time in three, 180 one in six
    "facts.a_bet_comes": "of 30 strong, 90 medium and 180 other hands, one bets",
    "facts.strong_after_a_bet": "who bets has one of the 30 strong hands",
    "facts.nothing_after_a_bet": "who bets has one of the 180 hands with nothing",
    "facts.medium_after_a_check": "who checks has one of the 90 medium hands",
    "facts.nothing_after_a_check": "who checks has one of the 180 hands with nothing",
    # luck
    "facts.10_good_calls_lose": "ten calls of 50 to win 150, each won three times in"
    " ten, lose chips",
    "facts.50_good_calls_lose": "fifty calls of 50 to win 150, each won three times in"
    " ten, lose chips",
    "facts.100_good_calls_lose": "a hundred calls of 50 to win 150, each won three"
    " times in ten, lose chips",
    "facts.five_good_calls_in_a_row_lose": "five calls in a row are lost, each won"
    " three times in ten",
    "facts.favourite_wins_ten_times": "a favourite of four in five wins ten times of"
    " ten",
    "facts.five_heads_in_a_row_in_thirty": "five heads in a row, somewhere in thirty"
    " tosses of a coin",
    "facts.a_pair_in_twelve_hands": "at least one pocket pair in twelve deals",
    "facts.hundred_hands_without_aces": "no pair of aces in a hundred deals",
    "facts.birthday_of_23": "of 23 people two have one birthday, all days being alike",
    "facts.nine_cards_put_back": "of nine cards, each put back, two are the same",
    "facts.equals_part_nine_to_one": "of two equal players one wins nine deals or more"
    " of ten",
    "facts.one_interval_of_twenty_misses": "of twenty intervals of 95 % at least one"
    " misses",
}
