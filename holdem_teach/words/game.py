"""What the dealer says: refusals with a rule's number, pots, and what has happened."""

TEXTS: dict[str, str] = {
    "game.holes_and_board": "holes and board",
    # wrong input
    "game.bad_contribution": "contributions: {chips!r} given, expected whole numbers of"
    " chips from 0",
    "game.bad_ranking": "ranking: {ranking} given, expected groups of different seats"
    " from 0 to {last}",
    "game.bad_odd_chips": "odd_chips gave the left-over chips to {receivers!r};"
    " expected a list of {count} of the sharers {sharers}, one for each chip",
    "game.bad_first": "first: {first!r} given, expected the seat of the button",
    "game.bad_amount": "{name}: {value!r} given, expected a whole number of at least"
    " {low}",
    "game.bad_order": "{low_name}: {low} given, expected at most {high_name}, {high}",
    "game.bad_choice": "{name}: {value!r} given, expected {among}",
    "game.bad_function": "odd_chips: {value!r} given, expected None or a function of"
    " the number of chips and the sharers",
    "game.bad_parameters": "parameters of the game {game}: {came} given, expected some"
    " of {expected}",
    "game.by_a_function": "as the dealer decides",
    "game.bad_rules": "rules: {rules!r} given, expected a rule set such as"
    " NoLimitRules(1, 2)",
    "game.bad_stacks": "stacks: {stacks!r} given, expected a list of whole numbers of"
    " chips by seat, 0 for an empty seat",
    "game.bad_players": "stacks: {count} players with chips given, expected {low} to"
    " {high} (rule {rule})",
    "game.bad_button": "button: {button!r} given, expected a seat with chips, one of"
    " {seats}",
    "game.bad_seed": "seed: {seed!r} given, expected a whole number, or None for 128"
    " random bits (rule N9)",
    "game.bad_holes": "holes: {holes!r} given, expected a list of {count}, one for each"
    " seat, such as ['As Ad', None]",
    "game.bad_turn": "turn: {turn!r} given, expected 0 to {last}",
    "game.no_turn": "{turn!r} is no turn; expected a list of a seat and what it did,"
    " such as [2, 'raise', 12]",
    "game.bad_limit": "{name}: {value!r} given, expected {among} from 0, or None",
    "game.whole_number": "a whole number",
    "game.number": "a number",
    "game.bad_folded": "folded: {folded!r} given, expected different seats from 0 to"
    " {last}, and one at least still in",
    "game.bad_plain": "rules: {plain!r} given, expected a dict of the game and its"
    " parameters",
    "game.bad_names": "names: {names!r} given, expected a list of names",
    "game.hole_without_player": "holes: seat {seat} has no chips and gets no cards;"
    " expected None",
    "game.bad_seat": "seat: {seat!r} given, expected 0 to {last}, or None for a"
    " spectator",
    # what is legal
    "game.can.fold": "fold",
    "game.can.check": "check",
    "game.can.announce": "announce a hand",
    "game.can.muck": "muck",
    "game.can.straddle": "straddle for {chips}",
    "game.can.call": "call {chips}",
    "game.can.bet": "bet {span}",
    "game.can.raise": "raise to {span}",
    "game.can.all_in": "all-in",
    "game.can.nothing": "nothing",
    # what is not
    "game.refusal": "{reason}; seat {seat} may choose: {choices}",
    "game.why.no_action": "{action!r} is no action; expected a list that begins with"
    " one of {words}",
    "game.why.parts": "parts after {word!r}: {given} given, expected {expected}",
    "game.why.over": "the hand is over (rule {rule})",
    "game.why.claims": "the betting is over; hands are announced or mucked"
    " (rule {rule})",
    "game.why.owed": "{chips} to call, so nobody may check (rule {rule})",
    "game.why.nothing_to_call": "there is nothing to call; check instead (rule {rule})",
    "game.why.short": "{chips} is asked for, more than the stack holds; all-in is"
    " possible (rule {rule})",
    "game.why.straddle_first": "the straddle of {chips} is owed: the choice is to post"
    " it, all-in if short, or to fold (rule {rule})",
    "game.why.no_straddle": "no straddle is owed now (rule {rule})",
    "game.why.bet_is_raise": "there is a bet already; it can be raised (rule {rule})",
    "game.why.raise_is_bet": "there is no bet to raise; bet instead (rule {rule})",
    "game.why.which": "any total from {low} to {high} is legal; say which one"
    " (rule {rule})",
    "game.why.not_whole": "{to!r} is not a whole number of chips",
    "game.why.one_size": "the only total to {word} to is {low}, not {total}"
    " (rule {rule})",
    "game.why.too_low": "the lowest total to {word} to is {low}, not {total}"
    " (rule {rule})",
    "game.why.too_high": "the highest total to {word} to is {high}, not {total}"
    " (rule {rule})",
    "game.why.too_short": "a stack of {chips} is too short for a bet or raise"
    " (rule {rule})",
    "game.why.all_others_all_in": "every other player still in is all-in, so nobody may"
    " bet or raise (rule {rule})",
    "game.why.cap": "the round has had all its raises (rule {rule})",
    "game.why.check_raise": "a player who has checked may not raise when the action"
    " first returns (rule {rule})",
    "game.why.not_reopened": "an all-in for less than a full raise does not let a"
    " player raise who has already acted (rule {rule})",
    "game.why.not_short": "all-in is only for a stack that cannot pay what is asked"
    " (rule {rule})",
    "game.why.no_all_in": "the whole stack is no legal call, bet or raise now"
    " (rule {rule})",
    "game.why.no_claims": "no hands are announced or mucked now (rule {rule})",
    "game.why.called": "the player who is called must show and cannot muck (rule"
    " {rule})",
    "game.why.no_category": "{category!r} is no category; expected a word such as"
    " 'full house'",
    "game.why.show": "seat {seat} has no cards to show by choice now; that is for"
    " players with cards once the hand is over (rule N8)",
    "game.not_five": "a claim is five cards; {error}",
    "game.refused.strange": "{card} is neither in the hand nor on the board (rule L11)",
    "game.refused.board": "at least {least} of the five must be a hole card (rule L11)",
    "game.refused.word": "these five cards are {name}, not {word!r} (rule L11)",
    # what has happened
    "game.hand": "Hand: {game}, round {round}, {pot} in the pot, seat {actor} to act",
    "game.hand_over": "Hand: {game}, over in round {round}",
    "game.history": "History: {events} events, {turns} turns of players",
    "game.told.ante": "Seat {seat} pays an ante of {what}.",
    "game.told.small_blind": "Seat {seat} posts the small blind of {what}.",
    "game.told.big_blind": "Seat {seat} posts the big blind of {what}.",
    "game.told.big_blind_ante": "Seat {seat} pays an ante of {what} for all.",
    "game.told.blind": "Seat {seat} posts the blind of {what}.",
    "game.told.deal": "Seat {seat} is dealt {what}.",
    "game.told.board": "The {street} is dealt: {cards}.",
    "game.told.fold": "Seat {seat} folds.",
    "game.told.check": "Seat {seat} checks.",
    "game.told.call": "Seat {seat} calls with {what}.",
    "game.told.bet": "Seat {seat} bets {what}.",
    "game.told.raise": "Seat {seat} raises to {what}.",
    "game.told.straddle": "Seat {seat} straddles for {what}.",
    "game.told.all_in": "Seat {seat} is all-in with {what}.",
    "game.told.return": "Seat {seat} gets {what} back that nobody matched.",
    "game.told.announce": "Seat {seat} announces {category}: {cards}.",
    "game.told.refuse": "{claim} The dealer refuses: {reason}.",
    "game.told.muck": "Seat {seat} mucks.",
    "game.told.show": "Seat {seat} shows {what}.",
    "game.told.pay": "Seat {seat} is paid {chips}.",
    "game.told.pay_main": "Seat {seat} is paid {chips} from the main pot.",
    "game.told.pay_side": "Seat {seat} is paid {chips} from side pot {number}.",
    # files
    "game.phh.no_toml": "this is not a hand in the PHH format: {error}",
    "game.phh.no_form": "this is not a hand in the PHH format: a field has a wrong form"
    " ({error})",
    "game.phh.no_field": "this is not a hand in the PHH format: the field {name!r} is"
    " missing",
    "game.phh.no_variant": "PHH variant {variant!r} is not played here; expected 'NT'"
    " (no-limit) or 'FT' (fixed limit)",
    "game.phh.no_blinds": "blinds_or_straddles: {blinds} is not played here; expected a"
    " small and a big blind",
    "game.phh.no_sizes": "a smallest bet of {bet} is not played here; expected the big"
    " blind, {big}",
    "game.phh.no_antes": "antes: {antes} is not played here; expected equal ones, of"
    " which the big blind's may be larger",
    "game.phh.no_action": "actions: {action!r} is not known; expected f, cc, cbr or sm"
    " of a player from p1 to p{last}, or a deal",
    "game.phh.no_text": "a value of type {kind} given, expected the text of a hand in"
    " the PHH format",
    "game.phh.many": "this is a file of {count} hands; Hand.all_from_phh reads it",
    "game.phh.single": "this is a single hand; Hand.from_phh reads it",
    "game.phh.no_amounts": "{name}: {value!r} given, expected a list of whole numbers"
    " of chips, one for each of two players or more; multiply the amounts of the file",
    "game.phh.no_seats": "seats: {seats!r} of {last!r} given, expected {count}"
    " different whole numbers from 1, of {most} seats at most",
    "game.phh.no_chips": "actions: {text!r} given, expected whole chips; multiply the"
    " amounts of the file",
    "game.no_pokerkit": "histories of PokerStars are read with pokerkit, which is not"
    " installed; pip install 'holdem-teach[bench]'",
    "game.no_pokerstars": "pokerkit cannot read this as no-limit hands of PokerStars",
    "game.no_whole_chips": "{amount} is no whole number of chips of {chip}; give a"
    " smaller chip",
    "game.phh.out_of_turn": "the record lets seat {seat} act, and the rules"
    " seat {actor}",
    # many hands
    "game.table": "Table: {game}, {hands} hands dealt, stacks {stacks}",
    "game.no_buy_in": "the rules of {game} name no buy-in; expected a list of chips by"
    " seat",
    "game.no_deal": "a hand is being played; it is finished first",
    "game.table_over": "the session is over; no further hand is dealt (rules L14, N10)",
    "game.no_hand": "no hand has been dealt yet",
    "game.no_file_of_function": "rules that hold a function (odd_chips) cannot be"
    " written to a file",
    "game.no_file_of_subclass": "{name} cannot be written to a file: its game,"
    " {game!r}, is that of other rules; give the class a game of its own",
    "game.no_table": "this is not a table that was saved here: {error}",
    "game.other_format": "this table was saved in format {number}; format 1 is read",
    # pots in words
    "game.main_pot": "main pot",
    "game.side_pot": "side pot {number}",
    "game.seat": "seat {seat}",
    "game.pot": "the {name} of {amount} can be won by {who} (rule {rule})",
}
