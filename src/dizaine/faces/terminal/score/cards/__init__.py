"""Score sheets of card games at the terminal."""
