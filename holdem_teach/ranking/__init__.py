"""What is this hand worth? Categories, words, tables and the evaluators."""
