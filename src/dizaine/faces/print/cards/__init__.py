"""What is printed for card games."""
