"""Phases and faces of dice in words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from dizaine.rulebooks import Phase
from dizaine.words.catalogue import Catalogue
from dizaine.words.clause import Numbers
from dizaine.words.terms import group_words


def dice_phase_words(catalogue: Catalogue, phase: Phase) -> str:
    """What a phase asks for, without its number: `1 set of 3 + 1 run of 4`, `7 dice of one colour`."""
    texts: list[str] = []
    for group, equals in groupby(phase.groups):
        if group.shape == "collection":
            texts.append(catalogue.text("terms-group-dice", size=group.size))
        else:
            texts.append(group_words(catalogue, group, len(list(equals))))
    return " + ".join(texts)


@dataclass(frozen=True, slots=True)
class Faces(Numbers):
    """The faces of a die: `1, 2, 3, 4, W and W`."""

    def words(self, catalogue: Catalogue) -> str:
        return catalogue.listing(str(number or "W") for number in self.values)
