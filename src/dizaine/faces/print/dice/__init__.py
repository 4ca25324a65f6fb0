"""What is printed for the dice game."""
