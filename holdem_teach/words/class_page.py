"""What stands on a teacher's page about a class."""

TEXTS: dict[str, str] = {
    "class.title": "Class page: {title}",
    "class.untitled": "Class page",
    "class.students": "{students}.",
    "class.middle": " Half of them have {median} % or more.",
    "class.open": " The marks of {students} are not complete yet.",
    "class.none": "None.",
    "class.more": "{count} more",
    "class.all": "everything",
    # sections
    "class.distribution_head": "How the marks are spread",
    "class.hardest_head": "The hardest tasks",
    "class.causes_head": "The commonest mistakes",
    "class.groups_head": "Failures without a known cause",
    "class.ended_head": "Crashed, too slow, refused or not graded",
    "class.nothing_head": "Not handed in",
    "class.alike_head": "Alike but for names and layout",
    "class.slowest_head": "The slowest files",
    "class.how_to_tell": "Each row is a group that fails in the same cases and in the"
    " same way. A sentence of yours reaches all of them, now and later: 'holdem-teach"
    " tell --help' says how.",
    "class.bin": "{low}–{high} %",
    # columns
    "class.percent": "percent",
    "class.count": "students",
    "class.bar": "how many",
    "class.task": "task",
    "class.passed": "passed",
    "class.share": "share",
    "class.cause": "mistake",
    "class.code": "code",
    "class.cases": "which cases, and how",
    "class.said": "what you say to them",
    "class.students_in_it": "who",
    "class.how": "how",
    "class.student": "student",
    "class.exercise": "exercise",
    "class.tasks": "tasks",
    "class.whose": "with whom",
    "class.seconds": "seconds",
}
