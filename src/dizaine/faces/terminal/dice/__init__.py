"""The dice game in the terminal."""
