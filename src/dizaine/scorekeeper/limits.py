"""How much a sheet holds. Far more than any game needs; what is beyond was not meant, or not meant well."""

from __future__ import annotations

from typing import Final

MOST_POINTS: Final = 1_000_000
"""Points of one player."""
MOST_ROUNDS: Final = 10_000
"""Rounds that were played on paper."""
MOST_ENTRIES: Final = 1_000
MOST_CHANGES: Final = 5_000
LONGEST_NAME: Final = 120
"""Code points; the faces ask for much shorter names."""
LONGEST_TEXT: Final = 200
"""Letters of a hand or of dice."""
