"""Questions about the dice game."""
