"""A brute force over all cards and declarations that judges laying, hitting, distances and the duty to use a card.

It shares no code with the engine; its only aim is to be obviously correct.
"""

from .cards import SKIP, WILD, Card, Cards, deck, parse
from .distance import missing_cards
from .duty import can_use
from .hitting import End, Hit, TableGroup, after_hit, hits, on_table
from .laying import Arrangement, Group, Naturals, arrangements, can_lay, normalise
from .specs import BOOK_PHASES, Parity, Shape, Spec, all_specs, random_specs

__all__ = [
    "BOOK_PHASES",
    "SKIP",
    "WILD",
    "Arrangement",
    "Card",
    "Cards",
    "End",
    "Group",
    "Hit",
    "Naturals",
    "Parity",
    "Shape",
    "Spec",
    "TableGroup",
    "after_hit",
    "all_specs",
    "arrangements",
    "can_lay",
    "can_use",
    "deck",
    "hits",
    "missing_cards",
    "normalise",
    "on_table",
    "parse",
    "random_specs",
]
