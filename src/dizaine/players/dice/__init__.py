"""Players of the dice game."""
