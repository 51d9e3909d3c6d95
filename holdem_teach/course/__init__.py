"""What does a student do next? Start, check, take a hint, submit, update."""

from holdem_teach.course.checking import check
from holdem_teach.course.hints import hint

__all__ = ["check", "hint"]
