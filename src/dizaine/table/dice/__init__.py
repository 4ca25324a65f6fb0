"""What a table needs to know of the dice game."""
