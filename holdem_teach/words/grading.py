"""What a teacher is told by the grader, and what stands on a page of feedback."""

TEXTS: dict[str, str] = {
    # what a class is graded by
    "grading.no_course": "hidden checks are needed, and an installed package has none;"
    " name a clone of the course with --course DIR",
    "grading.not_a_course": "{path} is no clone of the course: it has no"
    " tests/exercises/visible with check files",
    "grading.no_hidden": "there is no file {path}, and marks are given by visible and"
    " hidden checks together",
    "grading.no_solution": "there is no file {path}, and typical mistakes are told by"
    " the solution",
    # intake
    "grading.no_folder": "there is no folder or archive {path}; give a folder with one"
    " folder or one archive for each student, or what Canvas or Moodle hands out",
    "grading.no_submissions": "{path} holds no submission; expected one folder or one"
    " archive for each student",
    "grading.no_class_archive": "{path} cannot be read as the archive that Canvas or"
    " Moodle hands out: it is no zip archive, or damaged",
    "grading.no_system": "{path} has none of the names that Canvas or Moodle give;"
    " unpack it and give the folder, with one folder or one archive for each student",
    "grading.same_student": "{first} and {second} are two submissions of one student;"
    " leave one of them there",
    "grading.out_inside": "--out {out} lies in {submissions}, where it would be taken"
    " for a submission; choose another folder",
    "grading.table_columns": "the columns are {came}; expected {expected}{more}",
    "grading.table_more": ", and if you like {columns}",
    "grading.table_unreadable": "it cannot be read as a table: {came}",
    "grading.table_cells": "it has more cells than there are columns",
    "grading.times_exercise": "there is no exercise {came} in this course",
    "grading.times_time": "{came} is no time; expected one such as 2026-11-29T10:15, or"
    " 2026-11-29T10:15+01:00",
    "grading.times_twice": "{came} is there a second time; leave one line",
    "grading.archive_broken": "{name} cannot be read: it is damaged or no zip or tar"
    " archive",
    "grading.archive_large": "{name} is too large to be an exercise and was not opened",
    "grading.archive_kind": "{name} was not opened: hand in the files, or a zip"
    " archive",
    "grading.too_many": "only the first {limit} files were looked at",
    "grading.taken_as": "{name} was taken in as {meant}; call it so next time",
    "grading.left_other": "{name} was not taken in; only exercise files are, so put"
    " what you need into them",
    "grading.left_twice": "{name} was not taken in, since this exercise is there more"
    " than once; the file that was handed in last or lies nearest to the top was",
    "grading.left_unclear": "{name} was not taken in: two files could be meant for"
    " {meant}; call the right one so",
    "grading.left_name": "{name} was not taken in: if it is meant for {meant}, call it"
    " so",
    "grading.left_notebook": "{name} was not taken in, since it is a notebook; hand in"
    " {meant}",
    "grading.left_kind": "{name} was not taken in: hand in the Python file, {meant}",
    "grading.left_large": "{name} was not taken in: it is far larger than an exercise",
    "grading.left_full": "{name} was not taken in: all files together are far larger"
    " than exercises are",
    "grading.left_broken": "{name} was not taken in: it cannot be read",
    "grading.left_locked": "{name} was not taken in: it is locked with a password",
    "grading.left_link": "{name} was not taken in: it is a link or no ordinary file",
    "grading.left_outside": "{name} was not taken in: its name points out of the"
    " archive",
    "grading.left_long": "{name} was not taken in: its name is far too long",
    "grading.left_signs": "{name} was not taken in: its name has signs that cannot be"
    " seen",
    "grading.left_twin": "{name} was not taken in: its name is in the archive more than"
    " once",
    "grading.left_nested": "{name} was not taken in, since it is an archive in an"
    " archive; hand in the files",
    "grading.left_archives": "{name} was not opened: there are too many archives; hand"
    " in the files, or one archive",
    "grading.left_tools": "{name} was not looked at: some program has made it",
    "grading.left_deep": "{name} was not looked at: it lies in too many folders",
    # what is alike
    "grading.alike": "{file} of {student} is, but for names and layout, that of:"
    " {whose}",
    "grading.the_solution": "the published solution",
    # the batch
    "grading.reading": "reading",
    "grading.progress": "grading",
    "grading.our_fault": "This could not be graded, which is a fault of the grader and"
    " not of"
    " your work; your teacher can grade it again.",
    "grading.waits": "This has not been graded yet.",
    "grading.checks_edited": "its checks were edited while the class was"
    " graded; grade again",
    "grading.done": "{students}, {rows}; {graded} graded now.",
    "grading.more_alike": "  and {count} more files are alike; alike.csv has all",
    "grading.stray": "Not taken for submissions: {names}.",
    "grading.file_refused": "{module}.py was refused: {reason}.",
    "grading.refused_of": "Refused of {student}: {reasons}.",
    "grading.taken_of": "Under another name of {student}: {notes}.",
    "grading.left_of": "Something else was not taken in of: {names}; see their pages.",
    "grading.old_pages": "Left from an earlier grading, in feedback: {names}.",
    "grading.stopped_early": "Stopped after {done} of {files}; their marks are kept in"
    " {out}. The same command goes on from here.",
    "grading.not_graded": "not graded yet",
    "grading.worker_died": "the grader's process for it ended, or took too long, twice",
    "grading.no_worker": "a process of the grader ended before it was ready; what it"
    " said stands above",
    "grading.some_unrun": "{rows} could not be graded through a fault of the grader:"
    " look at status unrun in grades.csv. The same command tries them again.",
    "grading.written": "Marks are in {out}, pages for students in its folder feedback."
    " Hidden inputs come from --seed {seed}.",
    "grading.too_low": "files are to be graded at level {least} or better, and this"
    " machine offers {best}: {reason}. The teacher's page on trust says what to do;"
    " --minimum-isolation {best} grades all the same",
    "grading.only_unknown": "{name} is no exercise and no student; exercises are"
    " {there}",
    # the gradebook
    "grading.no_gradebook_there": "there is no gradebook {path}; 'holdem-teach grade'"
    " makes it",
    "grading.no_gradebook": "{path} is no gradebook; move it away, or choose another"
    " --out",
    "grading.newer_gradebook": "{path} was written by a newer holdem-teach (its version"
    " is {found}, this one knows {known}); update this one",
    "grading.disk_full": "the disk is full, so {path} was not written on; what stands"
    " there is whole. Make room, and the same command goes on",
    "grading.read_only": "{path} cannot be opened for writing ({trouble}); make it and"
    " its folder writable, or choose another --out",
    "grading.gradebook_busy": "{path} is in use by another program; close that and try"
    " again",
    "grading.gradebook_trouble": "{path}: {trouble}",
    "grading.two_graders": "another grader is at work in {out}; wait for it, or choose"
    " another --out",
    # runs
    "grading.new_run": "Run {run}, since {reason}: {marks} changed; changes.csv has"
    " all.",
    "grading.run_first": "this course is new here",
    "grading.run_regrade": "--regrade asked for it",
    "grading.run_seed": "the seed is another",
    "grading.run_checks": "the checks have changed",
    "grading.run_isolation": "a better isolation was asked for",
    "grading.change": "  {student} {exercise}.{task}: {before}, now {after}",
    "grading.more_changes": "  and {count} more",
    "grading.mark": "{status} {score}",
    # explain
    "grading.explain_mark": "{student}, {exercise}.{task}: {status}, {score:g} of"
    " {max_score:g} points (run {run}, seed {seed}, {isolation}, {made})",
    "grading.explain_file": "File with receipt {code}, handed in {when}.",
    "grading.explain_no_time": "at a time that nobody noted",
    "grading.explain_no_file": "No file was handed in.",
    "grading.explain_message": "The student reads:",
    "grading.explain_checks": "Run once more on the same file with the same inputs,"
    " {checks}:",
    "grading.explain_hidden": "hidden, ",
    "grading.explain_right": "  ✓ {kind}{call}: {value}",
    "grading.explain_wrong": "  ✗ {kind}{said}",
    "grading.explain_asked": "{said} Asked: {asked}.",
    "grading.explain_not_called": "  and {checks} whose calls were not made",
    "grading.explain_changed": "The checks have changed since this mark was given; what"
    " stands here is what those of today find. 'holdem-teach grade' makes a new run.",
    "grading.explain_same": "The verdict is {now}, as in the gradebook.",
    "grading.explain_other": "The verdict is {now} now, and {before} in the gradebook.",
    "grading.asked_be": "{value}",
    "grading.asked_hold": "what {value} holds, in any order, or another answer as good",
    "grading.asked_leave": "that its input stays as it was",
    "grading.asked_meet": "something such as {value}, within what chance allows",
    "grading.asked_below": "less than for {value}",
    "grading.asked_equal": "the same as for {value}",
    "grading.no_such_task": "there is no one task {task}; there are {there}",
    "grading.no_such_exercise": "there is no exercise {name}; there are {there}",
    "grading.no_such_student": "there is no student {student} in the gradebook; there"
    " are {there}",
    "grading.no_mark": "{task} of {student} has not been graded",
    # feedback
    "grading.title": "Feedback for {student}",
    "grading.total": "{score} of {highest} points.",
    "grading.points": "{points} points",
    "grading.next_head": "What to do next",
    "grading.next": "Look at {task} below. In a terminal 'holdem-teach hint {task} 1'"
    " gives a hint, and 'holdem-teach check' tries it again.",
    "grading.next_hand_in": "Hand in {file}.",
    "grading.next_file": "Look at what is said of {file} below: something is wrong with"
    " the file as a whole.",
    "grading.nothing_left": "Nothing is left here. Go on with the next lesson.",
    "grading.receipt": "Receipt of the file that was graded: {code}. It is the one that"
    " 'holdem-teach submit' printed, if this is the file that you handed in.",
    "grading.no_file": "No file of this exercise was handed in.",
    "grading.left_head": "What was not taken in, or under another name",
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
    "grading.stub_tried": "the stub of {task} is {status}, and should be unattempted",
    "grading.stub_tells": "the stub has a line of the solution: {line}",
    "grading.solution_slow": "the solution of {task} takes {seconds} s a call, of the"
    " {limit} s that a student's may take: ask for less, or raise cpu_seconds",
    "grading.solution_fails": "its own solution does not pass {task}: {said}",
    "grading.not_named": "the visible checks do not tell {name} from the solution or"
    " from another mistake",
}
