"""Commands that only one kind of game has."""

from __future__ import annotations

from dizaine.faces.dice.solve_command import run as solve_dice

__all__ = ["solve_dice"]
