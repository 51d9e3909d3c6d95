"""What a teacher sees of a class at one look, and says to those who fail alike."""
