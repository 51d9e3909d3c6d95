"""What a student is told about their copy of the course, its checks and hints."""

TEXTS: dict[str, str] = {
    # files
    "course.cannot_read": "{path} cannot be read: {trouble}",
    "course.cannot_write": "{path} cannot be written: {trouble}",
    "course.not_a_folder": "{path} is a file or stands below one, and a folder is"
    " needed"
    " there; choose another folder or move that file",
    "course.folder_in_the_way": "{path} is a folder, and a file of that name is to be"
    " written; rename the folder and try again",
    "course.no_material": "this installation holds no lessons and exercises; install"
    " holdem-teach again from its wheel, or run it from a checkout",
    "course.bad_stamp": "{path} cannot be read as the course's own record; remove that"
    " file and run 'holdem-teach start' on its folder, which leaves your work alone",
    # start and update
    "course.no_such_folder": "there is no folder {path}; 'holdem-teach start DIR'"
    " makes a"
    " copy of the course in a new one",
    "course.no_copy_there": "{path} holds no copy of the course;"
    " 'holdem-teach start DIR' makes one",
    "course.too_new": "the course in {root} was made with holdem-teach {copy}, and"
    " this is {version}; install the newer one, from where you have the course",
    "course.started": "Your course is in {root}.",
    "course.updated": "Your course is in {root} already; it is up to date with"
    " holdem-teach {version} now.",
    "course.updated_from": "Your course in {root} was made with holdem-teach {before};"
    " it is now at {version}.",
    "course.counts": "{added} added, {replaced} replaced by newer ones, {same} already"
    " right.",
    "course.left_current": "Left as you have changed them: {files}.",
    "course.left_newer": "Left as you have changed them, although newer ones are there:"
    " {files}. To get a new one, rename yours and update again.",
    "course.left_beside": "You have written into lessons of which there are newer"
    " ones. Yours stay as they are; the newer ones are beside them: {files}.",
    "course.left_foreign": "Left because they were there before the course, and they"
    " differ from it: {files}. To get the course's, rename yours and update again.",
    # which course, which exercise
    "course.not_found": "no course found in {folder} or above it; go into your copy of"
    " the course, or make one with 'holdem-teach start my-course'",
    "course.no_checks": "{folder} holds no checks; 'holdem-teach update' on your copy"
    " of"
    " the course brings them back",
    "course.not_a_name": "{given!r} is no name: write it in quotation marks, such as"
    ' "{example}"',
    "course.no_such_exercise": "there is no exercise {name!r}{guess}; there are:"
    " {there}",
    "course.not_empty": "The folder was not empty; what was there is as it was.",
    "course.no_such_file": "there is no file {path}",
    # check
    "course.bad_check_file": "{path} cannot be used ({trouble});"
    " 'holdem-teach update' on your copy of the course mends that, once you have"
    " removed"
    " the file if you had changed it",
    "course.points": "{score} of {highest} points, provisional.",
    "course.checks_pass": "{passed} of {total} visible checks pass.",
    "course.checks_and_more": "{passed} of {total} visible checks pass; {more} more"
    " run when it is"
    " graded.",
    "course.no_check_ran": "No visible check has run yet; {more} hidden ones run when"
    " it is graded.",
    "course.no_file": "there is no such file yet; 'holdem-teach update' on your copy of"
    " the course brings it back",
    "course.unchanged": "The file is as it was at your last check.",
    "course.last_saved": "file last saved {time}",
    "course.other_version": "This copy of the course was made with holdem-teach {copy},"
    " and this is {version}; 'holdem-teach update' on it brings what is new.",
    "course.newer_copy": "This copy of the course was made with holdem-teach {copy},"
    " which is newer than this one, {version}; install that, from where you have the"
    " course.",
    "course.columns": "task|state|points, provisional|what was found|what next",
    "course.caption": "Visible checks of {exercise}",
    "course.state_passed": "passed",
    "course.state_wrong": "wrong",
    "course.state_crashed": "crashed",
    "course.state_slow": "too slow",
    "course.state_refused": "not usable",
    "course.state_untried": "not tried",
    "course.state_unattempted": "not started",
    "course.state_missing": "missing",
    "course.state_unrun": "not run",
    "course.of": "{score} of {highest}",
    "course.points_of": "{of} points",
    "course.then_submit_command": "Next step: holdem-teach submit {exercise}",
    "course.then_submit_call": "Next step, in a terminal: holdem-teach submit"
    " {exercise}",
    "course.printed": "It printed: {text}",
    "course.where": "Where it happened",
    "course.see_where": "The lines that led there: holdem-teach check {exercise}"
    " --traceback",
    "course.idea_head": "The solution's idea",
    "course.idea": "The solution's idea: {idea}",
    "course.idea_later": "The solution's idea can be read from {when} on.",
    # hints
    "course.hint_head": "Hint {number} of {total} for {task}",
    "course.hint_next": "next: {how}",
    "course.no_such_task": "there is no task {name!r}; there are: {there}",
    "course.no_hints": "there are no hints for {task}",
    "course.no_such_hint": "{task} has {hints}, numbered from 1; {number!r} is not one"
    " of them",
    "course.hints_later": "Hints for this module open on {when}.",
    "course.hints_closed": "hints are closed in this course; ask your teacher",
    # progress
    "course.progress_columns": "module|tasks passed|points, provisional|last check|due",
    "course.untitled": "Your progress",
    "course.never": "not yet",
    "course.changed_since": "{when}, file changed since",
    "course.no_date": "no date",
    "course.overdue": "{when}, over",
    "course.bad_progress": "{path} cannot be read as the record of your progress; it is"
    " kept beside it as {aside}, and a new record is begun. Your exercises are as they"
    " were: 'holdem-teach check' finds out again.",
    "course.progress_not_kept": "Your progress could not be kept: {trouble}",
    "course.progress_in_copy": "progress is kept in a student's copy of the course, and"
    " {root} is the course itself",
    # course.toml
    "course.due": "Due {when}.",
    "course.due_passed": "That has passed.",
    "course.late": "Late work: {rule}.",
    "course.late_share": "each day begun costs {share} % of the points",
    "course.late_free": "it costs no points",
    "course.late_until": "{costs}, and it is taken for {days}",
    "course.dates": "Due: {dates}.",
    "course.toml_set_aside": "Dates and settings of the course are left out, since"
    " {trouble}. Tell your teacher.",
    "course.toml_problem": "{path}, line {line}: {said}",
    "course.not_utf8": "this is not text in UTF-8; save the file in that encoding",
    "course.bad_toml": "this line cannot be read: {trouble} (column {column}){dates}",
    "course.toml_dates": "; dates are written as 2026-10-01 or 2026-10-01 18:00:00,"
    " with seconds",
    "course.unknown_key": "there is no key {name}{guess}; there are: {there}",
    "course.unknown_module": "there is no module {name}{guess}; there are: {there}",
    "course.meant": " (is {close} meant?)",
    "course.came": "{name} is {came}, where {expected} is expected",
    "course.no_title": 'title is missing; write one, such as title = "Hold\'em"',
    "course.no_weight": "all modules have weight 0, and at least one has to count",
    "course.want_text": "text in quotation marks",
    "course.want_share": "a number from 0 to 1",
    "course.want_weight": "a number of 0 or more",
    "course.want_seconds": "a number of seconds above 0 and at most 60",
    "course.want_whole": "a whole number of 0 or more",
    "course.want_truth": "true or false",
    "course.want_level": 'one of "process", "landlock" and "bubblewrap"',
    "course.want_date": "a date such as 2026-10-01 or 2026-10-01 18:00:00,"
    " without quotation marks,",
    "course.want_opening": "true, false or a date such as 2026-10-01, without"
    " quotation marks,",
    "course.want_table": "a table, such as [late] with its keys below,",
    "course.grading_last": "the table [grading] has to be the last of course.toml, with"
    " its keys below it: what stands from there on is not given to students",
    # submit
    "course.packed": "{name}, last saved {saved}",
    "course.receipt": "receipt {code}",
    "course.tasks_pass": "{passed} of {total} tasks pass their visible checks",
    "course.stubs_left": "; still as handed out: {names}",
    "course.submitted": "Packed into {archive}.\nHand in that file and keep the"
    " receipt:"
    " the grader finds the same code for the same bytes.",
    "course.nothing_to_submit": "there is no exercise to submit in {folder}",
    # lab and doctor
    "course.no_jupyterlab": "JupyterLab is not installed here; in the folder of the"
    ' project, install the course\'s part: python -m pip install ".[course]"',
    "course.warming_up": "Making the compiled code ready. The first time takes up to a"
    " minute, after that a second or two.",
    "course.warm": "Ready after {seconds} s.",
    "course.opening": "Opening {lesson} in JupyterLab. To stop it, press Ctrl+C here.",
    "course.doctor_fine": "fine ",
    "course.doctor_wrong": "wrong",
    "course.doctor_extension": "widgets in JupyterLab",
    "course.doctor_port": "a free port",
    "course.doctor_course": "course folder",
    "course.doctor_cache": "compiled code is kept in",
    "course.doctor_warm_up": "compiled code ready after",
    "course.seconds": "{seconds} s",
    "course.not_installed": "not installed",
    "course.old_python": "Python 3.11 or later is needed: install one and make a new"
    " environment with it.",
    "course.install_base": "Install again, in the folder of the project: python -m pip"
    " install --force-reinstall .",
    "course.install_course": "Install the course's part, in the folder of the project:"
    ' python -m pip install ".[course]"',
    "course.install_extension": "Sliders and buttons will not show: python -m pip"
    " install"
    " --force-reinstall jupyterlab_widgets",
    "course.extension_at": "{version} in {place}",
    "course.extension_other": "This ipywidgets works with {wanted}: python -m pip"
    " install"
    " --force-reinstall jupyterlab_widgets, then start JupyterLab again.",
    "course.no_port": "JupyterLab needs a port on 127.0.0.1: look whether a firewall"
    " or a"
    " container forbids it.",
    "course.read_only_course": "Nothing can be saved there: move the folder to a place"
    " of"
    " your own, or start a new one with 'holdem-teach start DIR'.",
    "course.no_cache": "nowhere",
    "course.no_jit": "nothing is compiled: NUMBA_DISABLE_JIT is set",
    "course.set_jit": "Remove NUMBA_DISABLE_JIT from the environment: without compiled"
    " code every answer takes a hundred times as long.",
    "course.set_cache": "Compiling is repeated at each start: set NUMBA_CACHE_DIR to a"
    " folder that you can write.",
    "course.slow_warm_up": "This is long: close other programs and try again; from the"
    " second time on it is quick where compiled code is kept.",
    "course.readme": """# Your copy of the course

Everything here is yours to change. Three folders matter:

- `notebooks/`: the lessons. Begin with `00_start_here.ipynb`.
- `exercises/`: the files in which you write your own functions.
- `checks/`: what your functions are tried on. Read them as you like.

In a terminal in this folder (if `holdem-teach` is not found, write
`python -m holdem_teach`, on Windows `py -m holdem_teach`):

- `holdem-teach lab .` opens the lessons in JupyterLab.
- `holdem-teach check ex02` tries your work on an exercise and says what it found.
- `holdem-teach hint ex02.category 1` gives the first hint for a task.
- `holdem-teach progress` tells how far you are, and what is due when.
- `holdem-teach submit ex02` packs your work into `submissions/`, with a receipt.
- `holdem-teach update .` brings new lessons and never touches what you have changed.
- `pytest` runs the same checks, for those who know it.

In a lesson, `ht.check("ex02")`, `ht.hint("ex02.category", 1)` and `ht.progress()` do
the same. Save the file first: what counts is what is on disk.

`course.toml` is your teacher's: dates and the like. If you are given another one, put
it in its place.
""",
}
