"""Masses of games: playouts on both backends, what they add up to, and what can be said from it."""
