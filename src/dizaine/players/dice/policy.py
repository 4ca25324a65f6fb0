"""The exact best play of the dice game, from the files of the solver."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.limits import FACES
from dizaine.engine.dice.scores import earns_half_bonus
from dizaine.players.dice.keep import Keep
from dizaine.players.dice.store import FIRST, LAST_RUN, LATER, SUREST, Part, find_part
from dizaine.players.dice.turns import ColourTurn, NumberTurn, Payoff, Spaces, Turn
from dizaine.rulebooks.dice import DiceBook

RECENT_TURNS = 8
"""How many turns are kept in memory; at sets and runs each takes some megabytes."""


class DicePolicy:
    """The best play of a solitaire by a book.

    In all methods, `phase` and `faces` are indices, `total` is the running total before this phase, `first_try` says
    whether the phase has not been failed yet, and `roll_number` counts the rolls of this turn from 1.
    """

    def __init__(self, book: DiceBook, parts: Sequence[Part]) -> None:
        self.book = book
        self.parts = tuple(parts)
        self.rules = tables(book)
        self._spaces = Spaces(self.rules)
        self._solitaire_turn = lru_cache(maxsize=RECENT_TURNS)(self._new_solitaire_turn)
        self._surest_turn = lru_cache(maxsize=RECENT_TURNS)(self._new_surest_turn)
        self._number_turn = lru_cache(maxsize=RECENT_TURNS)(self._new_number_turn)

    @property
    def value(self) -> float:
        """The expected points of a complete solitaire."""
        return self.parts[0].value(0, first_try=True)

    def choose(
        self, phase: int, total: int, first_try: bool, roll_number: int, faces: Sequence[int]
    ) -> tuple[int, ...]:
        """The dice to keep, counted from 0; all of them means to stop."""
        return self.decision(self.solitaire_turn(phase, total, first_try), roll_number, faces).choose()

    def best(self, phase: int, total: int, first_try: bool, roll_number: int, faces: Sequence[int]) -> Keep:
        """The best keep with what it leads to. After the last roll there is no decision left: all dice stay."""
        return self.decision(self.solitaire_turn(phase, total, first_try), roll_number, faces).best()

    def keep(
        self, phase: int, total: int, first_try: bool, roll_number: int, faces: Sequence[int], dice: Iterable[int]
    ) -> Keep:
        """What keeping exactly these dice leads to; all of them means to stop."""
        return self.decision(self.solitaire_turn(phase, total, first_try), roll_number, faces).keep(dice)

    def highest_chance(self, phase: int, roll_number: int, faces: Sequence[int], dice: Iterable[int]) -> float:
        """The chance of making the phase if exactly these dice are kept and it is all that counts afterwards."""
        return self.decision(self.surest_turn(phase), roll_number, faces).keep(dice).chance

    def decision(self, turn: Turn, roll_number: int, faces: Sequence[int]) -> Decision:
        """The decision after a roll of a turn."""
        if not 1 <= roll_number <= self.rules.rolls:
            raise ValueError(f"there is no roll {roll_number}")
        if len(faces) < self.rules.dice or not all(0 <= faces[die] < FACES for die in range(self.rules.dice)):
            raise ValueError(f"these are no faces of {self.rules.dice} dice: {list(faces)}")
        return Decision(
            turn, roll_number - 1 if roll_number < self.rules.rolls else None, tuple(faces), self.rules.dice
        )

    def solitaire_turn(self, phase: int, total: int, first_try: bool) -> Turn:
        """A turn of a solitaire, played for points."""
        if not 0 <= phase < self.rules.phase_count:
            raise ValueError(f"there is no phase {phase}")
        part = self.parts[phase]
        return self._solitaire_turn(phase, part.try_class(first_try), part.total_class(total))

    def surest_turn(self, phase: int) -> Turn:
        """A turn in which only making the phase counts."""
        if not 0 <= phase < self.rules.phase_count:
            raise ValueError(f"there is no phase {phase}")
        return self._surest_turn(phase)

    def run_turn(self, phase: int, total: int, payoff: Payoff) -> Turn:
        """A turn of a last run, played for points; failing brings none (D9)."""
        if not self._spaces.is_collection(phase):
            return self._number_turn(phase, tuple(payoff), 0.0)
        name = f"{LAST_RUN}-{self.parts[phase].total_class(total)}"
        return ColourTurn(self._spaces, self.parts[phase], phase, name, payoff, 0.0)

    def win_turn(self, phase: int, payoff: Payoff, failure: float) -> Turn | None:
        """A turn with what each score pays in wins; None at one colour, where computing it would take too long."""
        if self._spaces.is_collection(phase):
            return None
        return self._number_turn(phase, tuple(payoff), failure)

    def forget(self) -> None:
        """Drop the turns that were computed; the next answer takes as long as the first."""
        for turns in (self._solitaire_turn, self._surest_turn, self._number_turn):
            turns.cache_clear()

    def stakes(self, phase: int, try_class: int, total_class: int) -> tuple[Payoff, float]:
        """What each score of a phase pays in a solitaire, with all that follows (D7, D12), and what failing pays."""
        rules, part = self.rules, self.parts[phase]
        total = part.low + total_class
        payoff = [float(score) for score in range(max(part.scores))]
        for score in range(len(payoff)):
            if earns_half_bonus(rules, phase + 1, total + score):
                payoff[score] += rules.half_bonus
            if phase + 1 < rules.phase_count:
                payoff[score] += self.parts[phase + 1].value(total + score, first_try=True)
            elif try_class == FIRST:
                payoff[score] += rules.finish_bonus
        return payoff, part.values[LATER][total_class] - rules.failure_cost

    def _new_solitaire_turn(self, phase: int, try_class: int, total_class: int) -> Turn:
        part, stakes = self.parts[phase], self.stakes(phase, try_class, total_class)
        if self._spaces.is_collection(phase):
            return ColourTurn(self._spaces, part, phase, f"{try_class}-{total_class}", *stakes)
        return NumberTurn(self._spaces, part, phase, *stakes)

    def _new_surest_turn(self, phase: int) -> Turn:
        part = self.parts[phase]
        payoff = [1.0] * max(part.scores)
        if self._spaces.is_collection(phase):
            return ColourTurn(self._spaces, part, phase, SUREST, payoff, 0.0)
        return NumberTurn(self._spaces, part, phase, payoff, 0.0)

    def _new_number_turn(self, phase: int, payoff: tuple[float, ...], failure: float) -> Turn:
        return NumberTurn(self._spaces, self.parts[phase], phase, payoff, failure)


@dataclass(frozen=True)
class Decision:
    """What to keep of a roll in a turn."""

    turn: Turn
    number: int | None  # from 0; None after the last roll
    faces: tuple[int, ...]
    dice: int

    def choose(self) -> tuple[int, ...]:
        """The dice to keep, counted from 0; all of them means to stop."""
        return tuple(range(self.dice)) if self.number is None else self.turn.choose(self.number, self.faces)

    def best(self) -> Keep:
        """What the best keep leads to."""
        return self.keep(self.choose())

    def keep(self, dice: Iterable[int]) -> Keep:
        """What keeping exactly these dice leads to; all of them means to stop."""
        kept = tuple(sorted(set(dice)))
        if not all(0 <= die < self.dice for die in kept):
            raise ValueError(f"there are no such dice: {kept}")
        if self.number is None or len(kept) == self.dice:
            return self.turn.settled(self.faces)
        return self.turn.keep(self.number, self.faces, kept)


def load_policy(book: DiceBook) -> DicePolicy | None:
    """The solution of a book; None if it is missing or incomplete."""
    parts = []
    for phase in range(len(book.phases)):
        part = find_part(book, phase)
        if part is None:
            return None
        parts.append(part)
    return DicePolicy(book, parts)
