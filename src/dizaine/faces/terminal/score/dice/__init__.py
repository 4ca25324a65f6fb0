"""The pad of the dice game at the terminal."""
