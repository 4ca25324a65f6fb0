"""Colours, groups and refusals in words: what cards and dice share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dizaine.words.catalogue import Catalogue

if TYPE_CHECKING:
    from dizaine.engine.refusals import Refusal
    from dizaine.rulebooks import Group


def colour_name(catalogue: Catalogue, colour: str) -> str:
    """The name of a colour, as in a list of colours."""
    return catalogue.text(f"terms-colour-{colour}")


def shape_name(catalogue: Catalogue, colour: str) -> str:
    """The name of the shape that goes with a colour (M9)."""
    return catalogue.text(f"terms-shape-{colour}")


def group_words(catalogue: Catalogue, group: Group, count: int = 1) -> str:
    """A group as a phase asks for it: `run of 4`, `7 cards of one colour`; sets can be counted."""
    colour = "one" if group.one_colour else "any"
    parity = group.parity or "none"
    if group.shape == "set":
        return catalogue.text("terms-group-set", count=count, size=group.size)
    if group.pairs:
        return catalogue.text("terms-group-pairs", pairs=group.size // 2, parity=parity, colour=colour)
    if group.shape == "run":
        return catalogue.text("terms-group-run", size=group.size, parity=parity, colour=colour)
    return catalogue.text("terms-group-collection", size=group.size, parity=parity, colour=colour)


def refusal_words(catalogue: Catalogue, refusal: Refusal) -> str:
    """Why a move is not allowed, and what to do instead, in a sentence or two."""
    return catalogue.text(refusal.message)
