"""What the layer ``sandbox`` says."""

TEXTS: dict[str, str] = {
    "sandbox.syntax": "{file} cannot be read by Python: line {line}, column {column}:"
    " {text}",
    "sandbox.tabs": "{file} mixes tabs and spaces in line {line}, column {column}:"
    " indent with four spaces everywhere",
    "sandbox.utf16": "{file} is saved as UTF-16: save it as UTF-8",
    "sandbox.nul": "{file} holds a NUL character in line {line}: it is damaged, or no"
    " text; save it again as plain text in UTF-8",
    "sandbox.not_utf8": "{file} is not saved as UTF-8: see the letters with accents in"
    " line {line}, and save it as UTF-8",
    "sandbox.slow": "it was still computing after {seconds:g} seconds and was stopped:"
    " is there a loop that never ends?",
    "sandbox.waited": "it did not answer within {seconds:g} seconds and was stopped:"
    " does it wait for something, such as sleep or input?",
    "sandbox.memory": "it used more than {megabytes} MB of memory and was stopped",
    "sandbox.disk": "it wrote more than {disk} MB of files and was stopped",
    "sandbox.processes": "it started too many processes or threads and was stopped",
    "sandbox.exit_code": "it ended the whole program with exit code {code}; a function"
    " should return instead",
    "sandbox.signal": "the whole program was ended by signal {code} ({name})",
    "sandbox.protocol": "something other than its one answer came back, so the answer"
    " does not count: return one value, and write to no files but print",
    "sandbox.too_large": "the value that came back is too large or nested too deeply",
    "sandbox.not_plain": "a value of type {kind} came back; plain values are str, int,"
    " float, bool, None, tuple, list and dict",
    "sandbox.raised": "{kind}: {text}",
    "sandbox.raised_bare": "{kind}",
    "sandbox.system_exit": "it called exit or sys.exit, which ends the program; a"
    " function should return instead",
    "sandbox.interrupt": "it raised KeyboardInterrupt, which ends the program; a"
    " function should return instead",
    "sandbox.no_input": "it asked for input, and nobody answers here: take the value as"
    " an argument",
    "sandbox.not_permitted": "{kind}: {text} (other files, other programs, threads and"
    " the network are out of reach here: compute with what the function is given)",
    "sandbox.out_of_memory": "it needed more memory than the {megabytes} MB that it"
    " may use",
    "sandbox.no_library": "{module} may not be used in this exercise, which is yours to"
    " write with what Python itself brings",
    "sandbox.part_of_library": "of {module} this exercise has these alone: {names}; the"
    " rest is yours to write",
    "sandbox.no_helper": "there is no module {module}: is its name spelled right? If it"
    " is a file of your own, {module}.py is not handed in: put what you need into"
    " {file}",
    "sandbox.close_module": "there is no module {module}; is {close} meant?",
    "sandbox.while_loading": "{file} stopped while it was loaded: {detail}",
    "sandbox.no_level": "there is no level {level!r}; there are {levels}",
    "sandbox.no_bubblewrap": "the program bwrap is not installed",
    "sandbox.no_landlock": "the kernel is older than 5.13, or Landlock is off",
    "sandbox.no_landlockpy": "the package landlockpy is not installed",
    "sandbox.unknown_machine": "it needs Linux on x86_64 or aarch64",
    "sandbox.not_offered": "the level {level} does not work here: {reason}",
    "sandbox.lost": "the interpreter at level {level} was ended by somebody else",
    "sandbox.leaks": "in a trial it did not keep out: {what}",
    "sandbox.missing": "there is no function {function} in {file}",
    "sandbox.line": "line {line}, in {function}: {text}",
    "sandbox.line_of_file": "line {line}: {text}",
}
