"""The law of the card games: their state, their moves, what they do, and the text forms of all that."""
