"""What the explorer says: names of controls, prompts, and results in words."""

TEXTS: dict[str, str] = {
    "widgets.places": "Hole card 1|Hole card 2|Flop 1|Flop 2|Flop 3|Turn|River",
    "widgets.hole_cards": "Hole cards",
    "widgets.board": "Board",
    "widgets.guess": "My guess, %",
    "widgets.guess_help": "Your guess of the effective hand strength, in per cent",
    "widgets.reveal": "Reveal",
    "widgets.reveal_help": "Commit the guess and show the answer",
    "widgets.guess_first": "Guess first",
    "widgets.guess_first_help": "Hide the numbers until a guess is made",
    "widgets.no_card": "no card",
    "widgets.card_option": "{card} {name}",
    "widgets.taken": "{place}: {card} is already {other}; choose a card that is free",
    "widgets.seen": "You have seen this answer; change a card to guess again.",
    "widgets.choose": "Still to choose: {places}.",
    "widgets.guess_now": "How strong is this hand, in per cent? Type a guess, then"
    " press Reveal.",
    "widgets.go_on": "Change a card to ask the next question.",
    "widgets.kept": "{trouble}. The last good cards stay: {cards}.",
    "widgets.no_cards_yet": "none yet",
    "widgets.spot": "{hole} on {board}",
    "widgets.trouble": "Something went wrong in the explorer ({kind}: {trouble})",
    "widgets.plain": "Hand explorer: {spot}. {prompt} (Run this cell to use it.)",
    "widgets.your_cards": "Your cards",
    "widgets.on_board": "On the board",
    "widgets.sentence_now": "Of 100 hands that an opponent can hold here, yours is"
    " ahead"
    " of {ahead}, tied with {tied} and behind {behind}",
    "widgets.sentence_to_come": "{now}; with the cards still to come, it is worth about"
    " {worth} in 100.",
    "widgets.sentence_river": "{now}; no card is to come, so it is worth {worth} in"
    " 100.",
    "widgets.gap": "You guessed {guess} %, the answer is {truth:.1f} %: the gap is"
    " {gap} points.",
    "widgets.gaps": "Over {guesses}, the mean gap is {mean:.1f} points.",
    "widgets.flow_now": "Now, of 100",
    "widgets.flow_then": "At the river, of 100",
    "widgets.flow_label": "Of 100 hands of the opponent: now ahead of {now[0]}, tied"
    " with"
    " {now[1]}, behind {now[2]}; at the river ahead of {then[0]}, tied with {then[1]},"
    " behind {then[2]}.",
    "widgets.measures": "The four numbers",
    "widgets.hs": "Hand strength now (HS)",
    "widgets.ppot": "Chance to overtake (PPot)",
    "widgets.npot": "Chance to be overtaken (NPot)",
    "widgets.ehs": "Effective hand strength (EHS)",
}
