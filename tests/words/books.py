"""Catalogues and books for the tests of words: an edition with some fields changed, as in a custom file."""

import json
from functools import cache
from typing import Any

from dizaine.rulebooks import Rulebook, load
from dizaine.words.catalogue import Catalogue


@cache
def catalogue(language: str) -> Catalogue:
    """One catalogue for all tests, since it caches what it has parsed."""
    return Catalogue(language)


def changed(edition: str, **fields: Any) -> Rulebook:
    """The book of an edition with other values: `changed("classic", deal__hand=9, points__wild=30)`."""
    table = load(edition).to_table()
    for name, value in fields.items():
        section, _, field = name.partition("__")
        table[section][field] = value
    if "phases__list" in fields and "phases__play" not in fields:
        table["phases"]["play"] = list(range(1, len(table["phases"]["list"]) + 1))
    return Rulebook.from_json(json.dumps(table))


# For every field of a rulebook that the game follows: an edition, and a change of nothing but that field.
CHANGES: list[tuple[str, str, Any]] = [
    ("classic", "material__colours", ["green", "yellow", "blue", "red"]),
    ("classic", "material__colours", ["green", "yellow", "red"]),
    ("classic", "material__numbers", 11),
    ("classic", "material__copies", 3),
    ("express", "material__copies", 2),
    ("classic", "material__wilds", 7),
    ("classic", "material__wilds", 0),
    ("classic", "material__skips", 5),
    ("classic", "material__skips", 0),
    ("classic", "material__reference_cards", 4),
    ("classic", "material__reference_each", False),
    ("classic", "material__markers", 5),
    ("classic", "material__markers", 0),
    ("classic", "deal__hand", 11),
    ("classic", "deal__least_players", 3),
    ("classic", "deal__most_players", 5),
    ("classic", "deal__first_wild", "return"),
    ("classic", "deal__first_skip", "return"),
    ("continental", "deal__first_wild", "take"),
    ("continental", "deal__first_skip", "lose-turn"),
    ("classic", "phases__list", ["2 sets of 3", "run of 7"]),
    ("classic", "phases__play", [1, 2, 3]),
    ("classic", "phases__play", [2, 1, 3, 4, 5, 6, 7, 8, 9, 10]),
    ("classic", "phases__shortest_run", 3),
    ("classic", "phases__order", "free"),
    ("classic", "turn__take", "must-use"),
    ("dutch", "turn__take", "free"),
    ("classic", "turn__limit", 99),
    ("dutch", "turn__limit", 1),
    ("classic", "turn__knock", True),
    ("classic", "turn__hits", "next-turn"),
    ("classic", "turn__going_out", "discard"),
    ("classic", "wilds__naturals", "none"),
    ("classic", "wilds__naturals", "group"),
    ("continental", "wilds__naturals", "group"),
    ("classic", "skips__target", "next"),
    ("dutch", "skips__target", "chosen"),
    ("classic", "skips__served", "under"),
    ("classic", "points__low", 4),
    ("classic", "points__high", 12),
    ("classic", "points__high_from", 9),
    ("classic", "points__skip", 16),
    ("classic", "points__wild", 24),
    ("classic", "winning__by", "places"),
    ("classic", "winning__by", "before"),
    ("dutch", "winning__by", "total"),
    ("classic", "winning__rounds", "one-per-phase"),
]

# Fields that change nothing in these editions, and therefore no text either.
WITHOUT_EFFECT: list[tuple[str, str, Any]] = [
    ("classic", "winning__by_points", "before"),  # only the variant that returns to points asks for it
    ("dutch", "points__wild", 30),  # nobody counts points
    ("dutch", "skips__served", "under"),  # a skip lies on the pile from the start
    ("classic", "material__colours", ["red", "orange", "yellow", "green"]),  # the same colours in another order
]
