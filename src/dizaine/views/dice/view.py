"""A game of dice as everybody at the table sees it; nothing is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from dizaine.engine.dialect import duplicate
from dizaine.engine.dice.compiled_rules import Rules, tables
from dizaine.engine.dice.enumeration import canonical_moves as canonical_dice_moves
from dizaine.engine.dice.events import DiceGroup, dice_group
from dizaine.engine.dice.moves import Move, Reroll, Stop
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.state import DECIDE, FINISH_BONUS, HALF_BONUS, ROLL_OFF, State
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.events import Event
from dizaine.engine.refusals import Refusal
from dizaine.engine.shapes import COLLECTION, NO_COLOUR, family_of
from dizaine.rulebooks import Phase
from dizaine.rulebooks.dice import DiceBook, DieFace
from dizaine.views.view import View


@dataclass(frozen=True, slots=True)
class Made:
    """What the dice make of the phase as they lie: the assignment that scores most (D6).

    >>> from dizaine import Game
    >>> made = Game.new("dice", players=1, seed=3).dice_view(0).made
    >>> print(made.phase, made.points, *made.groups, sep=" | ")
    2 sets of 3 | 57 | set 9 = o9 b9 r9 | set 10 = o10 b10 o10
    """

    phase: Phase
    points: int
    groups: tuple[DiceGroup, ...]


@dataclass(frozen=True, slots=True)
class PadColumn:
    """One player's column of the pad.

    >>> from dizaine import Game
    >>> game = Game.new("dice", players=1, seed=3)
    >>> events = game.apply("stop")
    >>> column = game.dice_view(0).pad[0]
    >>> column.phases, column.points, column.total
    (1, (57,), 57)
    """

    seat: int
    phases: int
    """How many phases are made."""
    points: tuple[int, ...]
    """The points of each phase that is made."""
    failures: tuple[int, ...]
    """The failed turns at each phase of the book."""
    half_bonus: int
    finish_bonus: int
    total: int


@dataclass(frozen=True, slots=True)
class DiceView(View):
    """A game of dice as one seat sees it. Spectators see the same but have no moves.

    >>> from dizaine import Game
    >>> view = Game.new("dice", players=2, seed=4).dice_view(1)
    >>> print(*view.dice)
    o6 g7 r7 g6 r9 r8 rW o4 b4 b3
    >>> view.rolls_left, str(view.turn_phase), view.order
    (2, '2 sets of 3', (1, 0))
    """

    rulebook: DiceBook
    """The rules of the game."""
    state: State

    @property
    def rules(self) -> Rules:
        """The rulebook as tables of numbers, for the engine and the built-in players."""
        return tables(self.rulebook)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order of play; empty until it is settled (D2)."""
        settled = self.state.stage != ROLL_OFF
        return tuple(self.state.order[: self.state.players]) if settled else ()

    @property
    def dice(self) -> tuple[DieFace, ...]:
        """What the dice show, in the order in which moves number them; empty while no turn is on."""
        if self.state.stage != DECIDE:
            return ()
        return tuple(die[face] for die, face in zip(self.rulebook.dice, self.state.face, strict=False))

    @property
    def rolls_left(self) -> int:
        """The throws left in this turn."""
        return self.rules.rolls - self.state.rolls if self.turn is not None else 0

    @property
    def turn_phase(self) -> Phase | None:
        """The phase that is tried in this turn."""
        return None if self.turn is None else self.rulebook.phases[self.state.phase[self.turn]]

    @property
    def made(self) -> Made | None:
        """What the dice make of the phase as they lie; None if they do not make it."""
        if not self.dice or self.turn_phase is None:
            return None
        rules, work, phase = self.rules, Workspace(), self.state.phase[self.state.seat]
        points = score_dice(rules, work, phase, self.state.face)
        if points < 0:
            return None
        groups = []
        for group in range(rules.group_count[phase]):
            shape = rules.group_shape[phase][group]
            dice = tuple(die + 1 for die in range(rules.dice) if work.used[die] == group + 1)
            colour = work.colour if family_of(shape) == COLLECTION else NO_COLOUR
            groups.append(dice_group(self.rulebook, shape, work.number[group], colour, dice, self.dice))
        return Made(self.turn_phase, points, tuple(groups))

    @property
    def pad(self) -> tuple[PadColumn, ...]:
        """The columns of the pad, in the order of play (D2)."""
        return tuple(self.column(seat) for seat in self.order or range(self.state.players))

    def column(self, seat: int) -> PadColumn:
        """A player's column of the pad."""
        state, rules = self.state, self.rules
        phases, bonuses = state.phase[seat], state.bonuses[seat]
        return PadColumn(
            seat,
            phases,
            tuple(state.points[seat][:phases]),
            tuple(state.failures[seat][: rules.phase_count]),
            rules.half_bonus if bonuses & HALF_BONUS else 0,
            rules.finish_bonus if bonuses & FINISH_BONUS else 0,
            state.total[seat],
        )

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.canonical_moves()

    def legal_moves(self) -> Iterator[Move]:
        return cast("Iterator[Move]", View.legal_moves(self))

    def canonical_moves(self) -> tuple[Move, ...]:
        """The moves that differ in effect, if it is this seat's decision."""
        if self.seat is None or self.seat != self.state.seat:
            return ()
        return tuple(canonical_dice_moves(self.rules, self.state))

    def options(self) -> dict[str, Refusal | None]:
        """For each verb, None if this seat has such a move now, else the reason why not."""
        if self.seat is None:
            return {}
        return {"roll": self.refusal(Reroll(self.seat, (1,))), "stop": self.refusal(Stop(self.seat))}


def see(book: DiceBook, seat: int | None, state: State, history: tuple[Event, ...]) -> DiceView:
    """The view of a seat: everything."""
    return DiceView(book, seat, duplicate(state), history)
