"""What the hand explorer says: rules, hands, and what beats them."""

TEXTS: dict[str, str] = {
    "rule_names.standard": "Standard",
    "rule_names.freezeout": "Freezeout",
    "rule_names.omaha": "Omaha",
    "rule_asks.standard": "any five cards",
    "rule_asks.freezeout": "one of your own at least",
    "rule_asks.omaha": "two of your own",
    "hand.rule": "{name}: {asks}",
    "hand.sentence": "{hole} on {board}: {words}",
    "hand.no_side_cards": "{words} (side cards do not count)",
    "hand.by_rule": "Rule: {rule}",
    "hand.plays": "plays",
    "hand.now": "Your hand: {words}. Of {total:,} hands of two cards that an"
    " opponent can hold, it beats {beaten:,}, ties with {tied:,} and loses to"
    " {stronger:,}.",
    "hand.rare": "How rare: of all hands of {cards} cards, {category} is about 1 in"
    " {one_in:,} ({share:.3%}), and {better:.3%} are that or better.",
    "hand.next": "The next better hand that an opponent can hold: {words} (with"
    " {cards}).",
    "hand.nuts": "No opponent can hold a better hand: these are the nuts.",
    "hand.rules_agree": "Standard, freezeout and Omaha rules pick the same five cards.",
    "hand.rules_caption": "The three rules side by side",
    "hand.rules_heads": "Rule|Five cards|In words",
    "hand.beats_caption": "What an opponent can hold, by what it makes",
    "hand.beats_heads": "Their hand|You beat|Tie|They beat you",
    "hand.plain": "Hand explorer: {said}. (Run this cell to use it.)",
}
