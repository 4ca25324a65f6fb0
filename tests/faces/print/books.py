"""Games for prints: every edition, some variants, and books of one's own that go to the limits."""

from __future__ import annotations

from functools import cache

from dizaine.faces.server.books import own_book
from dizaine.rulebooks.library import Book, load_any

LONGEST = """
extends = "classic"
title = "The great Thursday marathon of the Quackenbusch-Wimmers, 87"
[material]
colours = ["red", "yellow", "green", "blue", "orange"]
wilds = 24
skips = 16
[deal]
hand = 15
[phases]
list = [
    "run of 4 odd in one colour + run of 2 pairs even in one colour + 4 even in one colour + set of 3",
    "set of 5 + set of 5 + set of 5", "run of 12 + set of 3", "15 of one colour",
    "run of 3 pairs in one colour + 4 odd", "2 sets of 3", "2 sets of 3", "2 sets of 3", "2 sets of 3", "2 sets of 3",
    "2 sets of 3", "2 sets of 3", "2 sets of 3", "2 sets of 3", "run of 12",
    "run of 4 odd in one colour + run of 2 pairs even in one colour + 4 even + set of 3",
]
shortest_run = 2
"""
"""The most cards, colours, phases and groups that a book can have, and a long title."""
SHORTEST = """
extends = "express"
title = "X"
[material]
colours = ["orange"]
numbers = 3
copies = 8
wilds = 0
skips = 1
reference_cards = 0
[points]
high_from = 4
[deal]
hand = 2
most_players = 2
[phases]
list = ["set of 2"]
"""
SHORT_DICE = """
extends = "dice"
title = "Two dice"
[dice.high]
faces = [5, 6, 7, 8, 9, 10]
colours = ["ROBGOG", "GRGOBR"]
[dice.low]
faces = [1, 2, 3, 4, "W", "W"]
colours = ["BGOGRO"]
[phases]
list = ["set of 2"]
[players]
least = 1
most = 1
[points]
half_phase = 0
half_over = 220
half_bonus = 0
finish_bonus = 0
failure_cost = 5
"""
OWN = {"longest": LONGEST, "shortest": SHORTEST, "short-dice": SHORT_DICE}
WIDEST_NAMES = tuple(f"{'W' * 19}{letter}" for letter in "ABCDEF")
"""Names of the most letters, in the widest one."""


@cache
def book_of(game: str) -> Book:
    """A game by name."""
    return own_book(OWN[game]) if game in OWN else load_any(game)
