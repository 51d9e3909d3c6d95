"""Marks for the school's systems, in the shapes that those take.

A file that a system gave is read, filled in and written back: no row or column is
added, and no cell is touched but those asked for. Who cannot be matched is listed, not
guessed.
"""
