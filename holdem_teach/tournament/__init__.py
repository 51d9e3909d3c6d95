"""Who is better? Duplicate deals, standings with their uncertainty, and files of both.

The same deal is played from every seat, so that nobody is better for having had better
cards. What is left of luck is told by an interval for each figure. ``plan.Plan`` says
what is played, and ``run.run`` plays it.
"""
