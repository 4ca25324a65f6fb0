"""Taking back: which lays and hits of this turn a player may still take back, last first.

Only what a person did counts, never the move of a bot that stood in. Nothing that followed from chance can be taken
back, so a drawn card stays in the hand.
"""

from __future__ import annotations

from typing import Final

from dizaine.engine.kinds import kind_of
from dizaine.engine.stages import Stage
from dizaine.rulebooks.library import Book
from dizaine.table.kinds import kind_at_table
from dizaine.table.log import AnyEntry, Moved, Started, TakenBack
from dizaine.table.match import Match
from dizaine.table.refused import CommandRefused

MOST_IN_A_ROW: Final = 20
"""How often a player may take something back before ending the turn: nobody can fill up the log and end the game."""


class TakeBacks:
    """The moves of the current turn that may be taken back, by the entries of the log."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._moves: list[Moved] = []
        self._taken = 0
        """How many moves were taken back since the last one that stays for good."""
        self._furthest = 0
        self.progress = 0
        """Grows with each move that brings the game further. It does not when a move is taken back and made again, so
        nobody gets more time by that."""

    def note(self, entry: AnyEntry) -> None:
        """Note a log entry."""
        match entry:
            case Moved() if entry.by == "person" and self._reversible(entry.lines):
                self._moves.append(entry)
                if len(self._moves) > self._furthest:
                    self._furthest += 1
                    self.progress += 1
            case TakenBack():
                self._moves.pop()
                self._taken += 1
            case Moved() | Started():
                self._moves.clear()
                self._taken = self._furthest = 0
                self.progress += 1

    def _reversible(self, lines: list[str]) -> bool:
        """Whether a move is of a kind that may be taken back, and had no chance after it, such as a deal."""
        move = kind_of(self._book).read_move(lines[0])
        return len(lines) == 1 and kind_at_table(self._book).may_be_taken_back(move)

    def possible(self, seat: int | None, match: Match) -> str:
        """The move that a seat may take back now, as text; empty if there is none."""
        return "" if self._refusal(seat, match) else self._moves[-1].lines[0]

    def last(self, seat: int, match: Match | None) -> TakenBack:
        """The entry that takes the last move of a seat back; raises `CommandRefused`."""
        if match is None:
            raise CommandRefused("not-started")
        if refusal := self._refusal(seat, match):
            raise refusal
        move = self._moves[-1]
        return TakenBack(seat=seat, move=move.lines[0], lines=len(move.lines), events=move.events)

    def _refusal(self, seat: int | None, match: Match) -> CommandRefused | None:
        """Why a seat may take nothing back now: the only place where that is decided."""
        if match.is_over:
            return CommandRefused("game-over")
        game = match.game
        if not self._moves or self._moves[-1].seat != seat or game.stage is not Stage.PLAY or game.asked != seat:
            return CommandRefused("nothing-to-take-back")
        return CommandRefused("take-backs-used-up") if self._taken >= MOST_IN_A_ROW else None
