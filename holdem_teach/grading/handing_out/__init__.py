"""What a teacher makes before a class begins: exercises, its archive, and a kit."""
