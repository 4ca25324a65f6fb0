"""A turn of dice by one question: points, the dice, or a failure."""

from __future__ import annotations

from typing import Final

import msgspec

from dizaine.faces.terminal.commands import as_number, plain_letters
from dizaine.faces.terminal.score.interview import Interview
from dizaine.scorekeeper.forms import DiceTurn, Refused, Status

_FAILED: Final = ("x", "-", "failed")


class TurnQuestions:
    """Asks about one turn."""

    def __init__(self, interview: Interview, status: Status) -> None:
        self.interview = interview
        self.player = status.players[status.turn or 0]

    def ask(self) -> DiceTurn:
        """The turn as it is told, possible or not."""
        player = self.player
        answer = self.interview.ask("score-ask-turn", name=player.name, phase=player.phase, words=player.phase_words)
        failed = plain_letters(answer) in (*_FAILED, plain_letters(self.interview.catalogue.text("score-word-failed")))
        points = as_number(answer)
        dice = answer if points is None and not failed else None
        return DiceTurn(seat=player.seat, points=points, dice=dice, failed=failed)

    def mend(self, entry: DiceTurn, refused: Refused) -> DiceTurn:
        """The turn with another answer."""
        return self.ask()

    def witnessed(self, entry: DiceTurn, points: int) -> DiceTurn:
        """The turn with the name of who saw it, if anybody did (A1)."""
        witness = self.interview.ask("score-ask-witness", name=self.player.name, points=points)
        return msgspec.structs.replace(entry, witness=witness)
