"""What a seat knows of a card game, and full states guessed from it."""
