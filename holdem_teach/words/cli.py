"""What the command line says of itself."""

TEXTS: dict[str, str] = {
    "cli.description": "Learn probability and careful programming with Texas Hold'em."
    " Play money only.",
    "cli.lab": "make or update your copy of the course and open it in JupyterLab",
    "cli.start": "make your copy of the course in a folder",
    "cli.update": "bring your copy of the course up to date and leave your work alone",
    "cli.check": "try your exercises on their visible checks",
    "cli.hint": "give a hint for a task",
    "cli.progress": "tell how far you are in each module, and what is due when",
    "cli.traceback": "show the lines of your file where a task raised",
    "cli.submit": "pack your exercises to be handed in, with a receipt",
    "cli.grade": "grade the exercises that a class has handed in",
    "cli.explain": "show how a mark came about: inputs, answers and verdict (for"
    " teachers)",
    "cli.graded": "the folder that 'holdem-teach grade' has written to",
    "cli.student": "a name, as in grades.csv",
    "cli.roster": "read from a CSV file who sits in the class and what the school calls"
    " them (for teachers)",
    "cli.roster_file": "its column student has the names under which files are handed"
    " in; name, id, email and login may stand beside it",
    "cli.override": "give points for a task, or the mark of an exercise, yourself (for"
    " teachers)",
    "cli.override_task": "such as ex02.category, or ex02 for the exercise as a whole",
    "cli.points": 'what it is worth from now on, or "none" to take that back',
    "cli.extend": "let a student hand in an exercise until later (for teachers)",
    "cli.one_exercise": "such as ex02",
    "cli.until": 'such as 2026-10-05 or 2026-10-05T18:00, or "none" to take that back',
    "cli.excuse": "ask a student nothing for an exercise (for teachers)",
    "cli.excused": "takes an excuse back",
    "cli.author": "who decides so; it is kept with the mark",
    "cli.reason": "why, in a sentence that the student may read",
    "cli.forget": "remove all that is kept of a student (for teachers)",
    "cli.class": "write OUT/class.html: how the class did, and what it has in common"
    " (for teachers)",
    "cli.class_written": "The class page is {path}; it names students.",
    "cli.tell": "say something to all who fail in the same way (for teachers)",
    "cli.code": "the group's, as the class page has it",
    "cli.sentence": 'what they are to read, or "none" to take that back',
    "cli.return": "make in OUT/return what goes back to students: archives for Canvas"
    " and Moodle, else folders (for teachers)",
    "cli.export": "give out marks: fill in a file of Canvas or Moodle, or write what"
    " Gradescope or a spreadsheet takes (for teachers)",
    "cli.to": "canvas, moodle, gradescope or csv; then the file that Canvas or Moodle"
    " exported, which is filled in, or for the others where to write",
    "cli.bad_to": "--to takes one of {systems}, and at most one file behind it",
    "cli.mark": "such as ex02, or total: the course in percent",
    "cli.column": "the title of the column to fill in",
    "cli.validate": "look for what is wrong with course.toml and the exercises (for"
    " teachers)",
    "cli.tournament": "let players play one another on duplicate deals, for play money,"
    " and say who is better",
    "cli.new_exercise": "begin an exercise of your own, in a clone (for teachers)",
    "cli.new_name": "such as ex11_bluffs",
    "cli.release": "pack the students' copy of the course as an archive (for teachers)",
    "cli.teacher_kit": "pack solutions, hidden checks and guide as an archive (for"
    " teachers)",
    "cli.gradescope_archive": "pack an autograder for Gradescope (for teachers)",
    "cli.autograde": "grade one submission where Gradescope has put it, which its"
    " archive does there",
    "cli.base": "the folder with submission and results",
    "cli.archive": "the archive to write ({default} by default)",
    "cli.clone_needed": "this needs a clone of the project, and is run from an"
    " installed package; 'python -m pip install -e .' in the clone mends that, and a"
    " course of your own is named with --course DIR",
    "cli.contest": "let the players of a class play one another, and make the league"
    " table (for teachers)",
    "cli.contest_submissions": "a folder with one folder or archive for each student;"
    " ex10_player.py is what counts",
    "cli.contest_out": "a folder for the results and the page; a contest that was"
    " stopped goes on from there",
    "cli.explore": "open the explorers as a page of their own, without a notebook",
    "cli.port": "where the page is found on this machine (8866 by default)",
    "cli.no_browser": "open no browser",
    "cli.doctor": "look for what is wrong with this installation",
    "cli.stubs": "make exercises/ from solutions/ (for contributors)",
    "cli.bench": "measure the speed of the evaluator and of hand strength",
    "cli.picture": "draw what answers cost into this file, such as costs.png",
    "cli.folder": "the folder of your copy of the course",
    "cli.exercises": "such as ex02, ex02_ranking or the path of a file; without any,"
    " all"
    " that are there",
    "cli.task": "such as ex02.category",
    "cli.number": "which hint, from 1 (1 by default)",
    "cli.submissions": "a folder with one folder or one archive for each student, or"
    " the archive that Canvas or Moodle hands out",
    "cli.out": "the folder for the gradebook, grades.csv and feedback/",
    "cli.course": "a clone of the course, with its hidden checks; by default the"
    " checkout"
    " that this command is run from",
    "cli.own_course": "the folder of a course of your own; by default the clone that"
    " this command is run from",
    "cli.seed": "a whole number from which each student's hidden inputs are drawn; by"
    " default that of course.toml, of the last run, or a new one, which is printed",
    "cli.jobs": "how many files are graded at a time (one for each processor by"
    " default)",
    "cli.minimum_isolation": "the least level at which files are run, instead of the"
    " one in course.toml",
    "cli.only": "grade these exercises or students alone, such as ex02; all others keep"
    " their marks",
    "cli.regrade": "grade again what has marks, as a new run, and say what changed",
    "cli.at_least_one": "{came} came, and 1 or more is expected",
    "cli.next": "Next: holdem-teach lab {folder}",
    "cli.not_installed": "{name} is not installed; in the folder of the project,"
    ' install the course\'s part: python -m pip install ".[course]"',
    "cli.stopped": "stopped",
    "cli.stubs_written": "{files} made anew.",
}
