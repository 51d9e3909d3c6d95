"""What is said when marks go out to the school's systems."""

TEXTS: dict[str, str] = {
    "export.no_file": "name the file that {system} exported, which is filled in",
    "export.another_file": "{path} is there and no table of marks, so it was left as it"
    " is; name another file",
    "export.not_utf8": "{path} is not in UTF-8, so names in it cannot be told; save it"
    " as CSV in UTF-8, or take the file as the system gave it",
    "export.no_table": "{path} cannot be read as a table: {trouble}",
    "export.not_canvas": "{path} is no gradebook that Canvas exported: expected columns"
    " Student and ID, and a row Points Possible",
    "export.not_moodle": "{path} is none of Moodle's: expected a grading worksheet,"
    " with columns Identifier and Grade, or the gradebook's CSV, with Email address or"
    " ID number and columns such as Assignment: ex02 (Real)",
    "export.no_grade": "{path} has feedback and no column with (Real) behind its title;"
    " Moodle would take that for a loss of all grades, so nothing was filled in",
    "export.no_column": "{path} has no column called {asked}; there are {there}. Name"
    " one with --column",
    "export.two_columns": "{path} has more than one column of that name: {columns};"
    " name one with --column, as it stands there",
    "export.which_mark": "say with --mark which mark goes there: {marks}",
    "export.read_only": "{path} says that its column {column} cannot be changed",
    "export.bad_highest": "{came} in the column {column} is no number of points"
    " above 0",
    "export.no_maximum": "{path} has no column Maximum Grade, so it does not say what"
    " a grade is out of; nothing was filled in",
    "export.filled": '{path}: {marks} in the column "{column}".',
    "export.rows_left": "In the file and not in the gradebook, left as they were:"
    " {names}",
    "export.people_left": "In the gradebook and not found in the file: {names}",
    "export.open": "Not graded yet, left as they were: {names}",
    "export.excused": "Excused, which Moodle has no word for, left as they were:"
    " {names}",
    "export.locked": "Their grades cannot be changed, as the file says: {names}",
    "export.whole_course": "the whole course",
    "export.feedback": "{name}: {points}.",
    "export.not_gradescope": "{path} has no folder submission, which Gradescope puts"
    " there",
    "export.graded": "{path}: {score:g} points.",
    "export.gradescope_output": "What came of each task, and what to do next, stands"
    " below.",
}
