"""Work goes back to those who did it: their own files, with what is said of them."""
