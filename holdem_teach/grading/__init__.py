"""What is it worth? Submissions taken in, graded, and given back."""
