"""The game that a request is about: an edition by name, or a rulebook of the client."""

from __future__ import annotations

from functools import lru_cache

from dizaine.faces.server.books import check_own_book, edition_book
from dizaine.faces.server.problems import RequestRefused
from dizaine.rulebooks.library import Book

USUAL = "classic"


def check_choice(edition: str, rulebook: str, *, own_rulebooks: bool) -> None:
    """Refuse a request that names two games, or a rulebook that is not wanted or not worth reading."""
    if edition and rulebook:
        raise RequestRefused(400, "edition-or-rulebook", field="rulebook")
    if rulebook and not own_rulebooks:
        raise RequestRefused(403, "own-rulebooks-off", field="rulebook")
    if rulebook:
        check_own_book(rulebook)


@lru_cache(maxsize=64)
def chosen_edition(name: str) -> Book:
    """The book of an edition, the usual one if there is no name; raises `RulebookError`."""
    return edition_book(name or USUAL)
