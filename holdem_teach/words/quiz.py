"""What quizzes say; questions and feedback are the lessons' own."""

TEXTS: dict[str, str] = {
    "controls.answer": "My answer",
    "controls.answer_help": "Type a number, such as 5.9, 25 % or 1/17",
    "controls.commit": "Answer",
    "controls.commit_help": "Commit the answer and hear what is said to it",
    "controls.choice_help": "Choose this answer",
    "quiz.right": "Right. {feedback}",
    "quiz.wrong": "Not yet. {feedback}",
    "quiz.too_much": "{amount} is too much.",
    "quiz.too_little": "{amount} is too little.",
    "quiz.chosen": "→ {answer}",
    "quiz.tries": "({tries} so far)",
    "quiz.no_answer": "no answer",
    "quiz.predicted": "You predict {answer}. Now run the next cell.",
    "quiz.predict_first": "Answer in the cell above first, then run this cell again.",
    "quiz.gap": "You predicted {answer}, the answer is {truth}: the gap is {gap}.",
    "quiz.points": "{gap} points",
    "quiz.as_predicted": "You predicted {answer}, and so it is.",
    "quiz.otherwise": "You predicted {answer}; it is {truth}.",
    "quiz.closed": "You have seen the answer; a prediction is made before that",
    "quiz.no_number": "{given!r} is no number; type one such as 5.9, 25 % or 1/17",
    "quiz.bad_choice": "right: {right!r} given, expected one of two or more answers:"
    " {given}",
    "quiz.one_choice": "among: {given!r} alone given, expected two or more answers, or"
    " none for a number",
    "quiz.no_truth": "truth: {truth!r} given, expected what the question asks for",
    "quiz.no_prediction": "{name} is no prediction; nothing is to be revealed",
    "quiz.not_a_copy": "This is no student's copy of the course: your answer is not"
    " kept.",
    "quiz.bad_file": "{path} could not be understood; it is kept as {aside}, and a new"
    " one begins.",
    "quiz.not_kept": "Your answer could not be kept: {trouble}.",
}
