"""Masses of card games."""
