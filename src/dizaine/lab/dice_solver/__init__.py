"""Solve the dice game: the exact best play of a solitaire, and its expected score. Needs the extra `dizaine[lab]`."""
