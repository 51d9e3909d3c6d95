"""What is a student's work worth in the end? Worked out anew whenever it is asked.

Nothing that stands here is kept: the gradebook has the facts (what was handed in when,
what the checks found, what the teacher decided) and ``course.toml`` the rules. Change a
rule, and every mark follows.
"""
