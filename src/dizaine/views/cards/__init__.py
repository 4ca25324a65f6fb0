"""What a seat knows of a card game, and full states that agree with it."""
