"""Card games in the terminal."""
