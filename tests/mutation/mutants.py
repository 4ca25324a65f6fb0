"""Mutants of the rulebooks: each is an edition with one field changed to another valid value."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dizaine.rulebooks import load

_OTHER_WORDS: dict[str, list[str]] = {
    "deal.first_wild": ["take", "return"],
    "deal.first_skip": ["lose-turn", "return"],
    "phases.order": ["fixed", "free"],
    "turn.take": ["free", "must-use"],
    "turn.hits": ["at-once", "next-turn"],
    "turn.going_out": ["any", "discard"],
    "wilds.naturals": ["none", "phase", "group"],
    "skips.target": ["chosen", "next"],
    "skips.served": ["on", "under"],
    "winning.by": ["total", "before", "places"],
    "winning.by_points": ["total", "before"],
    "winning.rounds": ["until-won", "one-per-phase"],
}
DATA_ONLY = {
    "title",
    "source",
    "material.reference_cards",
    "material.reference_each",
    "material.markers",
    "winning.by_points",
}
"""Fields that only name or describe a book; no rule function reads them."""
_OTHER_PHASES = {"classic": "set of 2 + run of 5", "express": "set of 2 + set of 3"}


@dataclass(frozen=True)
class Mutant:
    """One changed field; `value` replaces what the book says at `field`."""

    edition: str
    field: str
    value: Any

    def __str__(self) -> str:
        return f"{self.edition}: {self.field} = {json.dumps(self.value)}"

    def change(self, table: dict[str, Any]) -> dict[str, Any]:
        """The plain values of a book with the field changed."""
        if table.get("id") != self.edition:
            return table
        section, _, name = self.field.partition(".")
        if not name:
            return {**table, section: self.value}
        return {**table, section: {**table[section], name: self.value}}


def mutants(edition: str) -> Iterator[Mutant]:
    """Every mutant of an edition: each field, each other word, each phase, and numbers one up or down."""
    table = load(edition).to_table()
    for section, content in table.items():
        if section == "id":
            continue
        if not isinstance(content, dict):
            yield Mutant(edition, section, f"not {content}")
            continue
        for name, value in content.items():
            for other in _other_values(edition, f"{section}.{name}", value):
                yield Mutant(edition, f"{section}.{name}", other)


def _other_values(edition: str, field: str, value: Any) -> list[Any]:
    if field in _OTHER_WORDS:
        return [word for word in _OTHER_WORDS[field] if word != value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1] if value == 0 or field in ("deal.least_players", "material.copies") else [value - 1]
    values = list(value)
    if field == "material.colours":
        unused = next(name for name in ("red", "orange", "blue") if name not in values)
        return [[unused, *values[1:]]]
    if field == "phases.play":
        return [values[:-1]]
    assert field == "phases.list", f"no mutant is known for {field}: teach this list"
    other = _OTHER_PHASES["express" if edition == "express" else "classic"]
    return [[*values[:index], other, *values[index + 1 :]] for index in range(len(values))]
