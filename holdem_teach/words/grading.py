"""What a teacher is told by the grader, and what stands on a page of feedback."""

TEXTS: dict[str, str] = {
    # what a class is graded by
    "grading.no_course": "hidden checks are needed, and an installed package has none;"
    " name a clone of the course with --course DIR",
    "grading.not_a_course": "{path} is no clone of the course: it has no"
    " tests/exercises/visible with check files",
    "grading.no_hidden": "there is no file {path}, and marks are given by visible and"
    " hidden checks together",
    # intake
    "grading.no_folder": "there is no folder {path}; give a folder with one folder or"
    " one"
    " zip archive for each student",
    "grading.no_submissions": "{path} holds no submission; expected one folder or one"
    " zip"
    " archive for each student",
    "grading.same_student": "{first} and {second} are two submissions of one student;"
    " leave one of them there",
    "grading.out_inside": "--out {out} lies in {submissions}, where it would be taken"
    " for"
    " a submission; choose another folder",
    "grading.archive_broken": "{name} cannot be read: it is damaged, locked with a"
    " password, or no zip archive",
    "grading.archive_large": "{name} is too large to be an exercise and was not opened",
    "grading.too_many": "only the first {limit} files were looked at",
    "grading.left_other": "{name} was not taken in; only exercise files are, so put"
    " what"
    " you need into them",
    "grading.left_twice": "{name} was not taken in, since this exercise is there more"
    " than once; the file nearest to the top was, of archives the one made last",
    "grading.left_case": "{name} was not taken in, since capitals count: call it"
    " {meant}",
    "grading.left_large": "{name} was not taken in: it is far larger than an exercise",
    "grading.left_broken": "{name} was not taken in: it cannot be read",
    "grading.left_link": "{name} was not taken in: it is a link or no ordinary file",
    "grading.left_outside": "{name} was not taken in: its name points out of the"
    " archive",
    # the batch
    "grading.progress": "grading",
    "grading.our_fault": "This could not be graded, which is a fault of the grader and"
    " not of"
    " your work; your teacher can grade it again.",
    "grading.no_report": "no report came for this task",
    "grading.done": "{students} graded, {rows} written.",
    "grading.stray": "Not taken for submissions: {names}.",
    "grading.file_refused": "{module}.py was refused: {reason}.",
    "grading.refused_of": "Refused of {student}: {reasons}.",
    "grading.left_of": "Something else was not taken in of: {names}; see their pages.",
    "grading.old_pages": "Left from an earlier grading, in feedback: {names}.",
    "grading.stopped_early": "Stopped after {done} of {students}; their rows are in"
    " {path}.",
    "grading.some_unrun": "{rows} could not be graded through a fault of the grader:"
    " look"
    " at status unrun in grades.csv and grade again.",
    "grading.written": "Marks are in {out}, pages for students in its folder feedback."
    " To grade again with the same hidden inputs: --seed {seed}",
    # feedback
    "grading.title": "Feedback for {student}",
    "grading.total": "{score} of {highest} points.",
    "grading.points": "{points} points",
    "grading.next": "What to do next: look at {task} below. In a terminal"
    " 'holdem-teach hint {task} 1' gives a hint, and 'holdem-teach check' tries it"
    " again.",
    "grading.nothing_left": "What to do next: nothing is left here. Go on with the next"
    " lesson.",
    "grading.receipt": "Receipt of the file that was graded: {code}. It is the one that"
    " 'holdem-teach submit' printed, if this is the file that you handed in.",
    "grading.no_file": "No file of this exercise was handed in.",
    "grading.left_head": "What was not taken in",
    "grading.left_more": "and {count} more",
    # validate
    "grading.ready": "✓ {name}: {found}",
    "grading.toml_found": "{modules} in use, {seed}",
    "grading.all_modules": "all modules",
    "grading.seed": "a seed is set",
    "grading.no_seed": "no seed is set, so that each grading draws a new one",
    "grading.wrong": "✗ {name}: {said}",
    "grading.at_line": "line {line}: {said}",
    "grading.stale": "{file} is not as its source makes it; 'holdem-teach stubs' makes"
    " it anew",
    "grading.not_ten": "its tasks are worth {points} points together, not {asked}",
    "grading.few_hints": "{task} has {hints}, and at least {asked} are asked",
    "grading.few_mistakes": "{task} has {mistakes}, and at least {asked} are asked",
    "grading.solution_fails": "its own solution does not pass {task}: {said}",
    "grading.not_named": "the visible checks do not tell {name} from the solution or"
    " from another mistake",
}
