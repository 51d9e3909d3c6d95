"""What the layer ``checks`` says."""

TEXTS: dict[str, str] = {
    # what is wrong with a course's own files
    "checks.bad_task": "{place}: a task is declared as @task(name, points=...,"
    " hints=(...)), with everything written out",
    "checks.no_tasks": "{file} declares no task: mark each check with @task",
    "checks.bad_library": "{place}: the names of the library are written out as a tuple"
    " of {names}",
    "checks.bad_limits": "{place}: limits are written as multiples of what is usual,"
    " above 0, such as {{'memory': 2}}; their names are {names}",
    "checks.bad_known": "{file}, which belongs beside its check file, is missing or"
    " damaged: holdem-teach stubs makes it",
    "checks.no_task": "{item} is not marked with @task or @hidden_task",
    "checks.compared_nothing": "{item} compared no answer",
    "checks.not_finished": "the check did not run to its end",
    "checks.no_end": "{file}:{line}: # BEGIN SOLUTION without # END SOLUTION",
    "checks.no_begin": "{file}:{line}: # END SOLUTION without # BEGIN SOLUTION",
    # what a stub says
    "checks.stub_line": "# Yours to write, in about {lines}, in place of the next"
    " line.",
    "checks.stub_error": "this part is yours to write",
    # what came back
    "checks.failure": "{call}: {sentence}",
    "checks.slow_together": "All calls of {function} together took more than"
    " {seconds:g} seconds, so the rest was not tried: does it compute far more than it"
    " needs to, or wait for something, such as sleep?",
    "checks.expected": "; expected {expected}",
    "checks.a_tuple": "a tuple",
    "checks.none": "None came back (was return forgotten?)",
    "checks.none_here": "None came back (does it reach a return for this input?)",
    "checks.none_printed": "None came back, and something was printed: hand the answer"
    " back with return instead of print",
    "checks.nan": "nan came back, which is no number",
    "checks.nan_inside": "{value} came back, and nan is no number: nothing is equal to"
    " it, and nothing is larger",
    "checks.list_for_tuple": "{value} came back, a list where a tuple is asked;"
    " tuple(...) makes one of it",
    "checks.list_for_tuple_right": "{value} came back, a list where a tuple is asked;"
    " what is in it is right, and tuple(...) makes a tuple of it",
    "checks.tuple_for_list_right": "{value} came back, a tuple where a list is asked;"
    " what is in it is right, and list(...) makes a list of it",
    "checks.tuple_for_list": "{value} came back, a tuple where a list is asked;"
    " list(...) makes one of it",
    "checks.bool_for_number": "{value} came back, which is a truth value where a number"
    " is asked",
    "checks.number_for_bool": "{value} came back, which is a number where True or False"
    " is asked",
    "checks.text_of_it": "{value} came back, which is text where {asked} is asked:"
    " leave out the quotation marks, or str(...)",
    "checks.other_kind": "{value} came back, {came} where {asked} is asked",
    "checks.input_back": "{value} came back, which is the input itself",
    "checks.other_value": "{value} came back",
    "checks.rounded": "{value} came back, which is rounded: give back all digits",
    "checks.long_value": "{came} of length {length} came back; the first thing that is"
    " not right is {item} at place {place}, counted from 0",
    "checks.expected_there": "{item} there, and {length} in all",
    "checks.nothing": "nothing",
    "checks.in_any_order": "{expected}, in any order",
    "checks.and_more": "{said}: {more}",
    "checks.too_much": "too much: {cards}",
    "checks.missing": "missing: {cards}",
    "checks.sum_of_counts": "the counts make {sum:,} together, and there are {all:,}"
    " hands",
    "checks.argument": "argument",
    "checks.changed_input": "The call also changed {name}, which may surprise whoever"
    " calls it: {name}.copy() makes a copy to work on, and new = {name} makes none.",
    "checks.left_changed": "{name} was changed, and should stay as it is: {name}.copy()"
    " makes a copy to work on, and new = {name} makes none",
    "checks.cut": "{start} ... {end}",
    "checks.below": "the key {one} came back, and {two} for {call}, which is the"
    " stronger hand: its key should be the larger one",
    "checks.equal": "the key {one} came back, and {two} for {call}, which is exactly as"
    " strong: the two keys should be equal",
    "checks.not_comparable": "the keys {one} and {two} cannot be compared: use numbers"
    " at the same places of each tuple",
    "checks.generator": "a generator came back: list(...) or tuple(...) makes a plain"
    " value of it",
    "checks.dict_kind": "a {kind} came back: dict(...) makes a plain dict of it",
    "checks.iterator": "a value of type {kind} came back, which gives one thing after"
    " the other: list(...) makes a list of it",
    "checks.advised": "{said}; {advice}",
    "checks.advice_power": "a power is written with two stars, **",
    "checks.advice_none": "something here is None: does every function that is called"
    " return its answer?",
    "checks.advice_not_callable": "brackets follow something that is no function: is a"
    " sign such as * missing there, or has a variable the name of a function?",
    "checks.advice_card_twice": "is one of the cards taken from those that are seen, or"
    " put back after it was drawn?",
    "checks.advice_empty": "for this input there was nothing to choose from",
    "checks.at_line": "{said} ({line})",
    "checks.set": "a set came back: sorted(...) makes a list of it",
    "checks.numpy": "a value of type {kind} came back: int(...), float(...) or"
    " .tolist() makes a plain value of it",
    "checks.not_plain": "a value of type {kind} came back; plain values are str, int,"
    " float, bool, None, tuple, list and dict",
    "checks.calls_stub": "it reached a part that is not written yet ({text})",
    "checks.kind_NoneType": "None",
    "checks.kind_bool": "a truth value",
    "checks.kind_int": "a whole number",
    "checks.kind_float": "a number",
    "checks.kind_str": "text",
    "checks.kind_list": "a list",
    "checks.kind_tuple": "a tuple",
    "checks.kind_dict": "a dict",
    # estimates by chance
    "checks.such_as": "{kind}, such as {example}",
    "checks.estimate_and_error": "a tuple (estimate, standard error)",
    "checks.no_mean": "the estimate is not exactly a mean of {samples} shares of 0, 1/2"
    " or 1: are there as many deals as samples says, and is nothing rounded?",
    "checks.misread": "{value} came back; {complaint}",
    "checks.estimate_no_share": "the estimate of a share is a number from 0 to 1",
    "checks.estimate_percent": "the estimate of a share is a number from 0 to 1, and"
    " this one looks like per cent",
    "checks.estimate_sum": "the estimate of a share is a number from 0 to 1, and this"
    " one looks like the sum of the shares, not their mean",
    "checks.estimate_swapped": "the two numbers look as if they had changed places",
    "checks.estimate_the_opponents": "the estimate looks like the opponent's share, and"
    " yours is asked",
    "checks.estimate_high": "the estimate lies more than {errors} standard errors above"
    " the exact number, further than chance explains",
    "checks.estimate_low": "the estimate lies more than {errors} standard errors below"
    " the exact number, further than chance explains",
    "checks.error_not_above_0": "the standard error should be above 0",
    "checks.error_near": "the standard error is too large, though not by much",
    "checks.error_near_below": "the standard error is too small, though not by much",
    "checks.error_off": "the standard error is about {times} times what it should be"
    " with {samples} samples",
    "checks.not_repeated": "the same seed gave one answer the first time and another"
    " the second time",
    "checks.not_drawn_anew": "every seed gave this same answer",
    # actions of a program, and its matches
    "checks.view": "a view of {hole} on {board}: pot {pot}, seat {seat}, street_bets"
    " {bets}, call_adds {call_adds}, bet_to {bet_to}, raise_to {raise_to}",
    "checks.no_board": "no board yet",
    "checks.action_none": "it is no action: is there a way through act without return?",
    "checks.action_text": 'it is text; an action is a list, such as ["call"]',
    "checks.action_tuple": "it is a tuple; an action is a list",
    "checks.action_kind": 'it is no action, such as ["call"] or ["raise", 12]',
    "checks.action_word": "its first item is none of the words fold, check, call, bet"
    " and raise",
    "checks.action_too_long": "there is a number, and this action has none",
    "checks.action_no_total": "a bet or raise has one number, its total",
    "checks.action_no_whole_number": "the total is no whole number, and chips are",
    "checks.action_check": "check is not legal: there is something to call",
    "checks.action_call": "call is not legal: there is nothing to call",
    "checks.action_bet_for_raise": "bet is not legal: chips are in already, so it is a"
    " raise",
    "checks.action_raise_for_bet": "raise is not legal: nobody has put in chips, so it"
    " is a bet",
    "checks.action_no_raise": "neither bet nor raise is legal here: look at bet_to and"
    " raise_to",
    "checks.action_too_low": "that is below the lowest total",
    "checks.action_too_high": "that is above the highest total",
    "checks.action_folds": "it is folded where one could check for nothing",
    "checks.action_folds_the_best": "the best hand that there is is folded",
    "checks.match_rules": "A rule was broken {times}; the first time, {first}.",
    "checks.match_time": "It was late {times}; the first time, {first}.",
    "checks.match_died": "the match was stopped when it had ended {times} times; the"
    " last time, {said}",
    "checks.match_faults": "the match was stopped when {times} decisions had been no"
    " legal action; the last time, {said}",
    "checks.match_slow": "its decisions took more than {seconds} s together, and the"
    " match was stopped",
    "checks.match_rate": "It won {rate} big blinds in 100 hands against Easy, over"
    " {hands}, each deal from both seats; {least} and more are asked.",
    # the whole file, the whole task
    "checks.no_file": "{file} is not there",
    "checks.unattempted": "{task} is still as it was handed out.",
    "checks.unrun": "This task could not be checked, which is not your fault: {reason}",
    "checks.cause": "A likely cause: {cause}",
    "checks.cause_elsewhere": "It seems to come from {other}, which is not right yet:"
    " put that right first.",
    "checks.uses": "It uses {other}, which is not right yet: put that right first.",
    "checks.given_changed": "{name} was given with this exercise, and is changed now:"
    " put it back as it was handed out, and check again.",
    "checks.given_changed_by_call": "{name}, which stands at the top of the file, was"
    " changed by a call: leave it as it is, and make a new list.",
    "checks.hidden_wrong": "It passes its {passed}, and not all of the hidden ones that"
    " marks are given by as well. Try it on inputs of your own: think of those that the"
    " visible checks leave out.",
    "checks.hidden_crashed": "It passes its {passed}; in a hidden one it ended with an"
    " error instead of an answer. Try it on inputs of your own: think of those that the"
    " visible checks leave out.",
    "checks.hidden_slow": "It passes its {passed}; in a hidden one it took longer than"
    " it may. Which inputs make it compute more than those of the visible checks?",
    "checks.hidden_refused": "It passes its {passed}; in a hidden one it gave back"
    " something that is no plain value. Try it on inputs of your own, and look at the"
    " type of what comes back.",
    "checks.hidden_missing": "It passes its {passed}; when a hidden one asked for it,"
    " it was not there any more.",
    "checks.all_passed": "All {checks} passed.",
    "checks.some_passed": "{passed} of {checks} passed; this is the first that"
    " did not.",
    "checks.repeat": "Try it, at the end of your file: {line}",
    "checks.begin": "Next step: write it in place of line {line}.",
    "checks.if_stuck": "If you are stuck, hint 1 of {count}: {how}",
    "checks.next_step": "Next step: hint 1 of {count}: {how}",
    "checks.hint_call": 'ht.hint("{task}", {number})',
    "checks.hint_command": "holdem-teach hint {task} {number}",
    "checks.explore_call": "See these cards: {line}",
    "checks.explore_command": "See these cards, in a notebook: {line}",
    "checks.explore_line": 'ht.explore("{hole}", "{board}")',
    "checks.hidden_to_come": "When it is graded, {checks} will run as well.",
    "checks.case": "{call} {how} {kind}",
    "checks.hidden_case": "hidden cases {how}",
    "checks.more_cases": "and {count} more ({code})",
    "checks.points_line": "{status:<12} {score:g} of {max_score:g}  {task}",
    "checks.points_so_far": "{points:g} of {of:g} points so far; only grading gives"
    " marks.",
}
