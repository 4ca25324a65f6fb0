"""The exact best play of the dice game, read from the files of the solver. NumPy is imported only when needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.limits import FACES
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.players.dice.keep import Advice, Keep
from dizaine.rulebooks.dice import DiceBook

if TYPE_CHECKING:
    from dizaine.players.dice.store import Part
    from dizaine.players.dice.turns import StoredTurn


class DicePolicy:
    """The best play of a solitaire by a book.

    In all methods, `phase` and `faces` are indices, `total` is the running total before this phase, `first_try` says
    whether the phase has not been failed yet, and `roll_number` counts the rolls of this turn from 1.
    """

    def __init__(self, book: DiceBook, parts: Sequence[Part]) -> None:
        from dizaine.players.dice.turns import Spaces

        self.book = book
        self.parts = tuple(parts)
        self._rules = tables(book)
        self._spaces = Spaces(self._rules)
        self._recent_turn = lru_cache(maxsize=16)(self._read_turn)
        self._ready = {  # read now, to answer at once, where the total makes no difference
            (phase, try_class, 0): self._read_turn(phase, try_class, 0)
            for phase, part in enumerate(parts)
            for try_class in range(len(part.values))
            if part.values.shape[1] == 1
        }

    @property
    def value(self) -> float:
        """The expected points of a complete solitaire."""
        return self.parts[0].value(0, first_try=True)

    def choose(
        self, phase: int, total: int, first_try: bool, roll_number: int, faces: Sequence[int]
    ) -> tuple[int, ...]:
        """The dice to keep, counted from 0; all of them means to stop."""
        turn, decision = self._at(phase, total, first_try, roll_number, faces)
        return tuple(range(self._rules.dice)) if decision is None else turn.choose(decision, faces)

    def advice(self, phase: int, total: int, first_try: bool, roll_number: int, faces: Sequence[int]) -> Advice:
        """The best keep with what it leads to. After the last roll there is no decision left: all dice stay."""
        dice = self.choose(phase, total, first_try, roll_number, faces)
        return Advice(self.keep(phase, total, first_try, roll_number, faces, dice))

    def keep(
        self, phase: int, total: int, first_try: bool, roll_number: int, faces: Sequence[int], dice: Iterable[int]
    ) -> Keep:
        """What keeping exactly these dice leads to; all of them means to stop."""
        turn, decision = self._at(phase, total, first_try, roll_number, faces)
        kept = tuple(sorted(set(dice)))
        if not all(0 <= die < self._rules.dice for die in kept):
            raise ValueError(f"there are no such dice: {kept}")
        if decision is None or len(kept) == self._rules.dice:
            return turn.settled(faces)
        return turn.keep(decision, faces, kept)

    def _at(
        self, phase: int, total: int, first_try: bool, roll_number: int, faces: Sequence[int]
    ) -> tuple[StoredTurn, int | None]:
        """The turn, and the number of the decision in it, which is None after the last roll."""
        rules = self._rules
        if not 0 <= phase < rules.phase_count:
            raise ValueError(f"there is no phase {phase}")
        if not 1 <= roll_number <= rules.rolls:
            raise ValueError(f"there is no roll {roll_number}")
        if len(faces) < rules.dice or not all(0 <= faces[die] < FACES for die in range(rules.dice)):
            raise ValueError(f"these are no faces of {rules.dice} dice: {list(faces)}")
        part = self.parts[phase]
        key = phase, part.try_class(first_try), part.total_class(total)
        turn = self._ready.get(key) or self._recent_turn(*key)
        return turn, roll_number - 1 if roll_number < rules.rolls else None

    def _read_turn(self, phase: int, try_class: int, total_class: int) -> StoredTurn:
        from dizaine.players.dice.turns import ColourStoredTurn, NumberStoredTurn

        if family_of(self._rules.group_shape[phase][0]) == COLLECTION:
            return ColourStoredTurn(self._spaces, self.parts, phase, try_class, total_class)
        return NumberStoredTurn(self._spaces, self.parts, phase, try_class, total_class)


def load_policy(book: DiceBook) -> DicePolicy | None:
    """The stored policy of a book; None if it is missing or incomplete, or if NumPy is not installed."""
    if find_spec("numpy") is None:
        return None
    from dizaine.players.dice.store import read_part

    parts = []
    for phase in range(len(book.phases)):
        part = read_part(book, phase)
        if part is None:
            return None
        parts.append(part)
    return DicePolicy(book, parts)
