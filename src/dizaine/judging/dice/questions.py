"""The question about a dice game."""

from __future__ import annotations

from typing import ClassVar

from dizaine.judging.question import PhaseNumber, Question, Text


class Roll(Question, tag_field="about", tag="roll", frozen=True, kw_only=True):
    """Do these dice make the phase, and what do they score (D5, D6)?"""

    NEEDS: ClassVar = ("phase", "dice")

    phase: PhaseNumber | None = None
    dice: Text | None = None
    """What all dice show, in any order: `r10 oW`, or without the colour where it does not matter."""
