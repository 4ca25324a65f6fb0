"""Scoring a real game at the terminal: setup by questions, an entry after each round, corrections and exports."""
