"""What is said of a new exercise."""

TEXTS: dict[str, str] = {
    "new.written": "{module} has one task to begin with. Make it yours in these files:",
    "new.made": "Made of them: {files}.",
    "new.next": "After each change: holdem-teach stubs, then holdem-teach validate"
    " {short}; in a course of your own with --course DIR",
    "new.bad_name": "{name} is no name of an exercise; expected a number and a name in"
    " small letters, such as ex11_bluffs",
    "new.taken": "{name} has the number of {there}; choose another",
    "new.exists": "there is a file {path} already; nothing was written",
}
