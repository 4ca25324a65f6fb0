"""What a seat knows of a game of dice: everything."""
