"""What the hand-strength explorer says: prompts, results in words, and its pages."""

TEXTS: dict[str, str] = {
    "widgets.bad_samples": "samples: {given!r} was given, expected a whole number"
    " from 0 to {most:,}",
    "widgets.seen": "You have seen this answer; change a card to guess again",
    "widgets.guess_now": "How strong is this hand, in per cent? Type a guess, then"
    " press Reveal.",
    "widgets.go_on": "Change a card to ask the next question.",
    "widgets.plain": "Hand explorer: {spot}. {prompt} (Run this cell to use it.)",
    "widgets.sentence_now": "Of 100 hands that an opponent can hold here, yours is"
    " ahead of {ahead}, tied with {tied} and behind {behind}",
    "widgets.sentence_several": "{now}; of {opponents} opponents at once it must be"
    " ahead of each, so that HS is a power",
    "widgets.sentence_to_come": "{now}; with the cards still to come, it is worth about"
    " {worth} in 100.",
    "widgets.sentence_river": "{now}; no card is to come, so it is worth {worth} in"
    " 100.",
    "widgets.sentence_sampled": "This is an estimate from {samples:,} samples of one"
    " opponent with any hand; after ± stands one standard error.",
    "widgets.with_error": "{value} ± {error} %",
    "widgets.gap": "You guessed {guess} %, the answer is {truth:.1f} %: the gap is"
    " {gap} points.",
    "widgets.gaps": "Over {guesses}, the mean gap is {mean:.1f} points.",
    "widgets.flow_now": "Now, of 100",
    "widgets.flow_then": "At the river, of 100",
    "widgets.flow_label": "Of 100 hands of the opponent: now ahead of {now[0]}, tied"
    " with {now[1]}, behind {now[2]}; at the river ahead of {then[0]}, tied with"
    " {then[1]}, behind {then[2]}.",
    "widgets.measures": "The four numbers",
    "measures.hs": "Hand strength now (HS)",
    "measures.ppot": "Chance to overtake (PPot)",
    "measures.npot": "Chance to be overtaken (NPot)",
    "measures.ehs": "Effective hand strength (EHS)",
    "controls.next_page": "Next page",
    "controls.next_page_help": "Turn to the next page; after the last comes the first",
    "pages.answer": "Answer",
    "pages.streets": "Streets",
    "pages.opponents": "Their hands",
    "pages.next": "Next card",
    "pages.all": "All hands",
    "pages.history": "My guesses",
    "pages.working": "Working ...",
    "pages.holdem_only": "This page is for hold'em: hands of four cards do not fit into"
    " a square of 13 x 13.",
    "streets.caption": "The four numbers on each street",
    "streets.heads": "Street|HS|PPot|NPot|EHS",
    "streets.change": "{street} {card}: EHS {before} to {after}",
    "streets.changes": "What each card did, in per cent: {changes}.",
    "streets.flop_only": "On the flop the EHS is {ehs} %; press Next street to see what"
    " the turn does.",
    "opponents.sentence": "Of 100 hands that an opponent can hold, you are ahead of"
    " {ahead}, tied with {tied} and behind {behind} now. Choose one to see its story.",
    "opponents.caption": "Their hands now: ▲ you are ahead, = tied, ▼ behind, with the"
    " number of hands. Suited hands stand above the diagonal.",
    "opponents.none": "{name}: none",
    "opponents.ahead": "ahead of {count}",
    "opponents.tied": "tied with {count}",
    "opponents.behind": "behind {count}",
    "opponents.cell": "{name}: {parts}",
    "story.no_name": "{given!r} is no kind of hand; expected a pair (99), a suited hand"
    " (KJs) or an offsuit one (KJo)",
    "story.impossible": "No opponent can hold {name} here.",
    "story.now_ahead": "you are ahead",
    "story.now_tied": "you are tied",
    "story.now_behind": "you are behind",
    "story.now_mixed": "it depends on the suits who is ahead",
    "story.ends": "Against {name} {now} now. At the river, of 100 you win {ahead}, tie"
    " {tied} and lose {behind}.",
    "story.river": "Against {name} {now}, and no card is to come. Of 100 you win"
    " {ahead}, tie {tied} and lose {behind}.",
    "story.caption": "Each {name} that an opponent can hold",
    "story.heads": "Their hand|You now|What it has|You win|Tie|You lose",
    "outlook.river": "No card is to come: the river is out.",
    "outlook.all": "{name} is number {rank} of the {names} kinds of hands here, with"
    " an EHS of {ehs} % against one opponent with any hand.",
    "outlook.all_caption": "EHS of all hands on this board, in per cent",
    "outlook.cell": "{name}: {ehs} per cent",
    "practice.streets": "flop|turn|river",
    "practice.made": "no pair|one pair|two pair or better",
    "practice.kind": "{street}, {made}",
    "history.none": "No guess yet. Each guess is kept here with its gap.",
    "history.so_far": "{guesses} so far, off by {mean:.1f} points on average.",
    "history.closer": "You are getting closer: the last {last} are off by {lately:.1f}"
    " points, the {last} before by {before:.1f}.",
    "history.not_closer": "Not closer yet: the last {last} are off by {lately:.1f}"
    " points, the {last} before by {before:.1f}. Practise deals what is hard for you.",
    "history.caption": "Where your guesses are off, the worst first",
    "history.heads": "Kind of spot|Guesses|Mean gap, points",
    "history.label": "Gaps in points, in order: {gaps}.",
    "history.axis": "Gap, points",
    "history.order": "first guess to last",
}
