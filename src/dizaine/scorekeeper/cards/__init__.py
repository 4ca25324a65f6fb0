"""Score sheets of card games."""
