"""What one seat may know: the part that is the same for cards and for dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

from dizaine.engine.errors import IllegalMove
from dizaine.engine.events import Event
from dizaine.engine.kind import Kind
from dizaine.engine.kinds import kind_of, write_position
from dizaine.engine.ranking import Standing
from dizaine.engine.refusals import Refusal


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat knows it; `seat` None is a spectator.

    `state` is a record of the same layout as the full state with everything hidden covered, so that rule functions
    and policies run on it; `history` holds every event so far as this seat saw it.
    """

    rulebook: Any
    seat: int | None
    state: Any
    history: tuple[Event, ...]

    @property
    def kind(self) -> Kind:
        """The kind of game."""
        return kind_of(self.rulebook)

    @property
    def rules(self) -> Any:
        """The rulebook's tables."""
        return self.kind.tables(self.rulebook)

    @property
    def asked(self) -> int:
        """The seat whose answer is due; with a claim open (V3) the next one to be asked."""
        return self.kind.asked(self.state)

    def as_asked(self) -> Self:
        """The view as if its seat alone were asked, where several have a say at once (V3)."""
        return self

    def legal_moves(self) -> Iterator[Any]:
        """Every move that this seat may make now."""
        return iter(()) if self.seat is None else self.kind.legal_moves(self.rules, self.state, self.seat)

    def canonical_moves(self) -> tuple[Any, ...]:
        """The moves that differ in what they mean, if it is this seat's answer that is due."""
        raise NotImplementedError

    def options(self) -> dict[str, Refusal | None]:
        """For each verb, None if this seat has such a move now, else the reason why not."""
        raise NotImplementedError

    def refusal(self, move: Any) -> Refusal | None:
        """Why a move of this seat is not allowed, or None if it is."""
        kind, rules = self.kind, self.rules
        try:
            code = kind.check(rules, self.state, kind.workspace(), kind.to_row(rules, move))
        except IllegalMove as error:
            return error.refusal
        return kind.refusal(code) if code else None

    def position(self) -> str:
        """What this seat knows of the present, as a position with hidden cards; `from_position` reads it again."""
        return write_position(self.rulebook, self.state)

    def standings(self) -> tuple[Standing, ...]:
        """All players from first to last."""
        return self.kind.standings(self.rules, self.state)
