"""Colours, groups, phases and refusals in words: what cards and dice share."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from dizaine.words.catalogue import Catalogue

if TYPE_CHECKING:
    from dizaine.engine.refusals import Refusal
    from dizaine.rulebooks import Group, Phase


def colour_name(catalogue: Catalogue, colour: str) -> str:
    """The name of a colour, as in a list of colours."""
    return catalogue.text(f"terms-colour-{colour}")


def shape_name(catalogue: Catalogue, colour: str) -> str:
    """The name of the shape that goes with a colour (M9)."""
    return catalogue.text(f"terms-shape-{colour}")


def group_words(catalogue: Catalogue, group: Group, count: int = 1) -> str:
    """A group of a phase: `run of 4`, `7 cards of one colour`; only sets use the count: `2 sets of 3`."""
    colour = "one" if group.one_colour else "any"
    parity = group.parity or "none"
    if group.shape == "set":
        return catalogue.text("terms-group-set", count=count, size=group.size)
    if group.pairs:
        return catalogue.text("terms-group-pairs", pairs=group.size // 2, parity=parity, colour=colour)
    if group.shape == "run":
        return catalogue.text("terms-group-run", size=group.size, parity=parity, colour=colour)
    return catalogue.text("terms-group-collection", size=group.size, parity=parity, colour=colour)


def phase_words(catalogue: Catalogue, phase: Phase) -> str:
    """What a phase asks for, without its number: `1 set of 3 + 1 run of 4`."""
    texts: list[str] = []
    for group, equals in groupby(phase.groups):
        count = len(list(equals))
        if group.shape == "set":
            texts.append(group_words(catalogue, group, count))
        else:
            texts += [group_words(catalogue, group)] * count
    return " + ".join(texts)


def refusal_words(catalogue: Catalogue, refusal: Refusal) -> str:
    """Why a move is not allowed, and what to do instead."""
    return catalogue.text(refusal.message)
