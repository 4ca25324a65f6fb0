"""What a seat knows of a game of dice: all of it."""
