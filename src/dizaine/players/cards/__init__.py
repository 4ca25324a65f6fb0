"""Players of the card games."""
