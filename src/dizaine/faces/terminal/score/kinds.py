"""What differs between cards and dice when a game is scored at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.score.cards.questions import RoundQuestions
from dizaine.faces.terminal.score.cards.tables import sheet_lines as card_lines
from dizaine.faces.terminal.score.dice.questions import TurnQuestions
from dizaine.faces.terminal.score.dice.tables import sheet_lines as dice_lines
from dizaine.faces.terminal.score.interview import Interview
from dizaine.scorekeeper.forms import Status
from dizaine.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class ScoreFace:
    """How one kind of game is scored at the terminal."""

    questions: Callable[[Interview, Status], Any]
    """Asks for an entry."""
    sheet_lines: Callable[[Catalogue, Look, Status], list[str]]
    """The whole sheet."""
    names: str
    """The question for the names."""
    first: str
    """The question for the first dealer, or for whose turn is next; a new game of dice needs none (D2)."""


_KINDS: Final = {
    "cards": ScoreFace(RoundQuestions, card_lines, "score-ask-names", "score-ask-dealer"),
    "dice": ScoreFace(TurnQuestions, dice_lines, "score-ask-names-dice", "score-ask-first"),
}


def score_face(kind: str) -> ScoreFace:
    """The face for a kind of game."""
    return _KINDS[kind]
