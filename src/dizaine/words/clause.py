"""A clause of the printed rules, and the values that are told in the language of the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dizaine.rulebooks.limits import COLOURS
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name, shape_name


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours by name, to be told in the language of the page, each with its shape (M9)."""

    names: frozenset[str]  # in which order a book names them is no difference

    def words(self, catalogue: Catalogue) -> str:
        return catalogue.listing(
            catalogue.text(
                "rules-colour-and-shape",
                colour=colour_name(catalogue, name),
                shape=shape_name(catalogue, name),
            )
            for name in COLOURS
            if name in self.names
        )


@dataclass(frozen=True, slots=True)
class Numbers:
    """Phase numbers in a list."""

    values: tuple[int, ...]

    def words(self, catalogue: Catalogue) -> str:
        return catalogue.listing(map(str, self.values))


Arguments = Mapping[str, int | str | Colours | Numbers]


@dataclass(frozen=True, slots=True)
class Clause:
    """A piece of a rule that applies to a game; the pieces of one rule follow each other."""

    section: str
    rule: str
    message: str
    arguments: Arguments

    def words(self, catalogue: Catalogue) -> str:
        """The clause in a language."""
        arguments = {
            name: value.words(catalogue) if isinstance(value, Colours | Numbers) else value
            for name, value in self.arguments.items()
        }
        return catalogue.text(self.message, **arguments)
