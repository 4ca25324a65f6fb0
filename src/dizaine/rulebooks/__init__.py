"""Rulebooks as data: the differences between editions, the phase language, and variants that patch a book.

>>> from dizaine.rulebooks import load
>>> book = load("classic+knock")
>>> str(book.phases.list[1]), book.turn.knock
('set of 3 + run of 4', True)
"""

from .errors import DizaineError, RulebookError, UnknownEdition
from .faults import Fault
from .grammar import parse_phase
from .model import Rulebook
from .phase import Group, Phase
from .reader import editions, load
from .variants import VARIANTS, Variant

__all__ = [
    "VARIANTS",
    "DizaineError",
    "Fault",
    "Group",
    "Phase",
    "Rulebook",
    "RulebookError",
    "UnknownEdition",
    "Variant",
    "editions",
    "load",
    "parse_phase",
]
