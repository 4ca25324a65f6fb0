"""A clause of the printed rules, and arguments that are translated with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dizaine.rulebooks.limits import COLOURS
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name, shape_name


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours, each with its shape (M9)."""

    names: frozenset[str]  # a set, so that books which only list them in another order do not differ

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
    """A list of phase numbers."""

    values: tuple[int, ...]

    def words(self, catalogue: Catalogue) -> str:
        return catalogue.listing(map(str, self.values))


Arguments = Mapping[str, int | str | Colours | Numbers]


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a rule that applies to a game; the parts of one rule are consecutive."""

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
