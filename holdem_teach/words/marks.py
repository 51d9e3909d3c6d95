"""What a teacher is told of marks: rules, decisions, rosters."""

TEXTS: dict[str, str] = {
    "marks.no_course": 'the gradebook has no marks of "{title}"; there are {there}.'
    " Name a clone of its course with --course DIR",
    "marks.not_graded_yet": "nothing has been graded there yet",
    # how a mark came about
    "marks.excused": "excused",
    "marks.set": "set by the teacher",
    "marks.not_handed_in": "not handed in",
    "marks.not_graded": "not graded yet",
    "marks.late": "{days} late: {share} % of the points count",
    "marks.late_unknown": "marked as late, and nobody noted when it came: no points"
    " were taken off",
    "marks.best_of": "the best of {attempts} attempts",
    "marks.dropped": "dropped as the lowest",
    # decisions
    "marks.no_reason": "--author and --reason may not be empty",
    "marks.bad_points": "{came} came for the points; expected a number from 0 to"
    ' {highest}, or "none" to take an earlier one back',
    "marks.bad_moment": "{came} is no moment; expected one such as 2026-10-05 or"
    ' 2026-10-05T18:00, or "none" to take an earlier one back',
    "marks.no_extension": "{came} is no extension: {module} is due {due} for all",
    "marks.override_kept": "{student}, {subject}: worth {value} from now on ({author}:"
    " {reason}).",
    "marks.override_taken_back": "{student}, {subject}: as the checks found it"
    " ({author}: {reason}).",
    "marks.extension_kept": "{student}, {subject}: in time until {value} ({author}:"
    " {reason}).",
    "marks.extension_taken_back": "{student}, {subject}: due as for all ({author}:"
    " {reason}).",
    "marks.still_excused": "That counts once the excuse from {exercise} is taken back"
    ' (excuse, "none").',
    "marks.excuse_kept": "{student}, {subject}: excused ({author}: {reason}).",
    "marks.excuse_taken_back": "{student}, {subject}: asked for as of all ({author}:"
    " {reason}).",
    "marks.given": "Your teacher set the points of this task to {points}: {reason}",
    "marks.given_in_all": "Your teacher set the mark of this exercise to {points}:"
    " {reason}",
    "marks.you_are_excused": "You are excused: nothing is asked of you here.",
    "marks.yours_is_dropped": "This is your lowest mark, and it does not count.",
    "marks.counts": "It counts {points} of {highest} points: {note}.",
    "marks.said": "Your teacher says: {text}",
    "marks.no_group": "there is no group {code}; those of the class stand on the class"
    " page, each with its code",
    "marks.told": "Kept; {students} in this class will read it, and all who fail in"
    " this way from now on: {exercise}.{task}, {cases}",
    "marks.told_none": "Taken back for {students}: {exercise}.{task}, {cases}",
    "marks.nothing_said": "a sentence and --author are needed",
    # rosters and forgetting
    "marks.roster": "{students} are on the roster {path}.",
    "marks.roster_nothing": "Handed in nothing so far: {names}.",
    "marks.roster_strangers": "Handed in, and not on the roster: {names}.",
    "marks.and_more": " and {count} more",
    "marks.roster_empty": "the column student is empty",
    "marks.roster_twice": "{came} stands in line {line} already",
    "marks.forgotten": "Nothing of {student} is left in {out}. Copies that were made"
    " elsewhere, and the submissions, are yours to remove.",
    "marks.removed": "The name may have stood there; make them anew: {names}.",
}
