"""What one seat may know: the part that cards and dice share."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

from dizaine.engine.errors import IllegalMove
from dizaine.engine.events import Event
from dizaine.engine.kind import Kind
from dizaine.engine.kinds import kind_of, write_position
from dizaine.engine.moves import AnyMove
from dizaine.engine.ranking import Standing
from dizaine.engine.refusals import Refusal
from dizaine.engine.stages import Stage
from dizaine.rulebooks import Phase


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat knows it.

    `state` is for the engine and the built-in players: a copy of the full state in which everything hidden is covered.

    >>> from dizaine import Game
    >>> view = Game.new("classic", players=2, seed=1).view(1)
    >>> view.round, view.turn, view.asked, view.scores
    (1, 1, 1, (0, 0))
    >>> str(view.phase), view.phases_done
    ('2 sets of 3', ((), ()))
    >>> [str(move) for move in view.moves]
    ['1: draw', '1: take']
    """

    rulebook: Any
    """The rules of the game."""
    seat: int | None
    """The seat whose view it is; None for a spectator."""
    state: Any
    history: tuple[Event, ...]
    """Every event so far, as this seat saw it."""

    @property
    def kind(self) -> Kind:
        """The kind of game."""
        return kind_of(self.rulebook)

    @property
    def rules(self) -> Any:
        """The rulebook as tables of numbers, for the engine and the built-in players."""
        return self.kind.tables(self.rulebook)

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.state.players)

    @property
    def stage(self) -> Stage:
        """What the game waits for."""
        return self.kind.stage(self.state)

    @property
    def round(self) -> int:
        """The current round, counted from 1."""
        return int(self.state.round)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None between turns."""
        return self.kind.turn(self.state)

    @property
    def phase(self) -> Phase | None:
        """The phase that this seat must make next; for a spectator, that of the player whose turn it is."""
        seat = self.turn if self.seat is None else self.seat
        return None if seat is None else self.phase_of(seat)

    def phase_of(self, seat: int) -> Phase | None:
        """The phase that a player must make next; None once all are done, or where the order is free (V4)."""
        number = self.kind.next_phase(self.rules, self.state, seat)
        return next((phase for phase in self.rulebook.every_phase if phase.number == number), None)

    @property
    def phases_done(self) -> tuple[tuple[int, ...], ...]:
        """For each player, the numbers of the phases that are done."""
        return tuple(self.kind.phases_done(self.rules, self.state, seat) for seat in range(self.players))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each player."""
        return tuple(standing.score for standing in sorted(self.standings(), key=lambda standing: standing.seat))

    @property
    def moves(self) -> tuple[AnyMove, ...]:
        """The moves that differ in effect, if it is this seat's decision."""
        return self.canonical_moves()

    def key(self, *, past: bool = True) -> str:
        """A hash of everything that this seat knows: the same for two games that it cannot tell apart.

        With the past it identifies the information set; without, it covers the present only.
        """
        known = f"{self.seat} {self.position()}" + (repr(self.history) if past else "")
        return hashlib.sha256(known.encode()).hexdigest()

    @property
    def asked(self) -> int:
        """The seat that must decide now; while a claim is open (V3), the next one to be asked."""
        return self.kind.asked(self.state)

    def as_asked(self) -> Self:
        """The view as if only its seat were asked, where several may decide at once (V3)."""
        return self

    def legal_moves(self) -> Iterator[AnyMove]:
        """Every move that this seat may make now."""
        return iter(()) if self.seat is None else self.kind.legal_moves(self.rules, self.state, self.seat)

    def canonical_moves(self) -> tuple[AnyMove, ...]:
        """The moves that differ in effect, if it is this seat's decision."""
        raise NotImplementedError

    def options(self) -> dict[str, Refusal | None]:
        """For each verb, None if this seat has such a move now, else the reason why not."""
        raise NotImplementedError

    def refusal(self, move: Any) -> Refusal | None:
        """The reason why a move of this seat is not allowed, or None if it is."""
        kind, rules = self.kind, self.rules
        try:
            code = kind.check(rules, self.state, kind.workspace(), kind.to_row(rules, move))
        except IllegalMove as error:
            return error.refusal
        return kind.refusal(code) if code else None

    def position(self) -> str:
        """What this seat knows of the present, as the text of a position; `from_position` reads it."""
        return write_position(self.rulebook, self.state)

    def standings(self) -> tuple[Standing, ...]:
        """All players, from the first place to the last."""
        return self.kind.standings(self.rules, self.state)
