"""How strong the players of the ladder are in each edition, on one scale.

The scale is that of chess (Elo): 400 points more mean ten wins to one against a single opponent, and the greedy player
is at 0 everywhere. The ratings were measured in games of two (`python -m dizaine.lab.tournaments.edition_ratings`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

RATINGS: Final = "ratings.json"
"""The file with the ratings, and with the results that they were computed from."""


@cache
def rated_editions() -> dict[str, dict[str, Any]]:
    """What is stored about each edition."""
    text = files("dizaine.players").joinpath(RATINGS).read_text(encoding="utf-8")
    stored: dict[str, dict[str, Any]] = json.loads(text)
    return stored


def ratings_of(edition: str) -> dict[str, int]:
    """The ratings of players in an edition, the weakest first; none where nobody was rated, such as with dice.

    >>> list(ratings_of("classic")), ratings_of("classic")["greedy"], ratings_of("dice")
    (['easy', 'greedy', 'steady', 'expert'], 0, {})
    """
    return dict(rated_editions().get(edition, {}).get("ratings", {}))
