"""How much a sheet holds. Far more than any game needs; what is beyond was not meant, or not meant well."""

from __future__ import annotations

from typing import Final

MOST_POINTS: Final = 1_000_000
"""Points of one player."""
MOST_ROUNDS: Final = 10_000
"""Rounds that were played on paper."""
MOST_ENTRIES: Final = 500
"""A game of dice with six players takes about 200 turns, one of cards seldom more than 40 rounds."""
MOST_CHANGES: Final = 2_000
LONGEST_NAME: Final = 120
"""Code points; the faces ask for much shorter names."""
LONGEST_TEXT: Final = 200
"""Letters of a hand or of dice."""
