"""What a tournament says: wrong plans, standings, faults."""

TEXTS: dict[str, str] = {
    # wrong plans
    "tournament.no_entrant": "player: {name!r} given, expected one of {known}, or the"
    " path of a program",
    "tournament.twice": "players: {names} given, expected different names",
    "tournament.table": "table: {table} given, expected 2 to {last}, the number of"
    " players",
    "tournament.seats": "seats: {seats} given, expected a multiple of {table}, from 2"
    " to {most}",
    "tournament.number": "{what}: {number} given, expected 1 to {most:,}",
    "tournament.seconds": "seconds: {seconds} given, expected a number above 0",
    "tournament.alone": "players: {names} alone given, expected at least two",
    "tournament.bad_name": "player: {name!r} given, expected a file whose name does not"
    " begin with = + - or @ and has no signs that cannot be seen; rename it",
    "tournament.other": "{folder}: another tournament is in this folder; give the same"
    " players and options to go on with it, or another folder",
    "tournament.unreadable": "{file} is no plan of a tournament; give another folder",
    "tournament.bad_block": "{file} cannot be read; delete it, and its deals are played"
    " again",
    # options
    "tournament.opt_players": "easy, normal, hard, rock, station or maniac, or the path"
    " of a program such as mine.py, with a function act(view)",
    "tournament.opt_game": "nolimit by default",
    "tournament.opt_hands": "deals for each table, stacks reset after each; every deal"
    " is played once from every seat (1000 by default)",
    "tournament.opt_freezeouts": "instead of hands: freezeouts for each table, until"
    " one has everything (50 of the game freezeout by default)",
    "tournament.opt_table": "how many players meet at a table: 2 by default, or more;"
    " every so many of them do",
    "tournament.opt_seats": "seats at a table, a multiple of --table: 2 players at 6"
    " seats have three each",
    "tournament.opt_stack": "what each begins with; by default 100 big blinds, 25 big"
    " bets, or the buy-in",
    "tournament.opt_seed": "for practice: the same deals each time, which others can"
    " guess; by default they follow from a secret key, printed with the results",
    "tournament.opt_jobs": "how many processes play; the results do not depend on it",
    "tournament.opt_out": "a folder for the results, as CSV, and every hand, as PHH; a"
    " tournament that was stopped goes on from there",
    "tournament.opt_seconds": "processor time that a program may take for a decision"
    " (0.5 by default)",
    "tournament.opt_rules": "parameters of the rules; by default as each game has them",
    # standings
    "tournament.unit_nolimit": "big blinds per 100 hands",
    "tournament.unit_fixedlimit": "big bets per 100 hands",
    "tournament.unit_freezeout": "buy-ins per 100 freezeouts",
    "tournament.heading": "What each wins, in {unit}, with its 95 % interval:",
    "tournament.row": "{rank:3}. {name}  {rate}  from {sets:,} sets",
    "tournament.pairs": "Who beats whom (95 % intervals of the bootstrap over duplicate"
    " sets):",
    "tournament.wins": "{first} beats {second}: {rate}",
    "tournament.loses": "{first} loses to {second}: {rate}",
    "tournament.open": "{first} and {second} are not told apart: {rate}",
    "tournament.few": "Of fewer than {enough} sets the intervals are too narrow, so"
    " that nobody is told to be better: play more.",
    "tournament.blocks": "block",
    "tournament.played": "{hands:,} hands of play money were played. The key of the"
    " deals: {deals}",
    "tournament.practice": "The key follows from --seed {seed}, which is for practice:"
    " in a contest, leave it out, and nobody can know the deals.",
    # programs
    "tournament.not_stored": "No table is stored of {game} with {seats} seats; there"
    " are nolimit with 2 or 6, and fixedlimit and freezeout with 2",
    "tournament.fault": "{name}: {kind}, {n} times; at first: {example}",
    "tournament.kind_illegal": "illegal",
    "tournament.kind_false_claim": "false claim",
    "tournament.kind_raised": "raised",
    "tournament.kind_unreadable": "unreadable",
    "tournament.kind_no_action": "no action",
    "tournament.kind_died": "died",
    "tournament.kind_late": "late",
    "tournament.removed": "{name}: removed {n} times from the rest of a block, since it"
    " had died three times there",
}
