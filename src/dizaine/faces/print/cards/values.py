"""What cards cost, in one line for the foot of a sheet (S2)."""

from __future__ import annotations

from dizaine.rulebooks import Rulebook
from dizaine.words.cards.clauses import card_clauses
from dizaine.words.catalogue import Catalogue


def values_line(catalogue: Catalogue, book: Rulebook) -> str:
    """The costs of cards left in hand, as the rules say them; or that no points are counted (S6)."""
    if not book.counts_points:
        return catalogue.text("rules-variant-places")
    clauses = [clause for clause in card_clauses(book) if clause.rule == "S2"]
    return " ".join(clause.words(catalogue) for clause in clauses[1:])
