"""Masses of games of dice."""
