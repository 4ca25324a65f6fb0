"""A turn of the solved game: the best keep of a roll, and the value of any keep."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final, Protocol

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.players.dice.colour_space import FEW_DICE, ColourSpace
from dizaine.players.dice.colour_tables import CHANCES, VALUES, ColourTables, average_of_rolls, packed
from dizaine.players.dice.keep import Keep
from dizaine.players.dice.keep_table import KeepTable, Rolls
from dizaine.players.dice.space import KeepSpace, Places
from dizaine.players.dice.store import Part

EQUAL: Final = 1e-6
"""Keeps whose values differ by less than this are equal; then more dice are kept."""

Payoff = Sequence[float]
"""[score]: what a score of the phase pays."""


class Turn(Protocol):
    """A turn at one phase. Decisions count from 0."""

    def choose(self, decision: int, faces: Sequence[int]) -> tuple[int, ...]:
        """The dice of the best keep of a roll."""

    def keep(self, decision: int, faces: Sequence[int], dice: tuple[int, ...]) -> Keep:
        """What keeping exactly these dice, but not all, leads to."""

    def settled(self, faces: Sequence[int]) -> Keep:
        """What ending the turn with this roll leads to."""


class Spaces:
    """What all turns of a book share."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def is_collection(self, phase: int) -> bool:
        """Whether a phase wants one colour."""
        return family_of(self.rules.group_shape[phase][0]) == COLLECTION

    @cached_property
    def numbers(self) -> KeepSpace:
        """Keeps by their numbers."""
        return KeepSpace.of(self.rules)

    @cached_property
    def colours(self) -> ColourSpace:
        """Keeps of one colour."""
        return ColourSpace.of(self.rules)

    @cached_property
    def few(self) -> dict[tuple[tuple[int, ...], tuple[int, ...]], int]:
        """The places of the keeps of few dice in their list."""
        return {keep: place for place, keep in enumerate(self.colours.few_keeps())}


class _Ends:
    """What both kinds of turns share: the end of a turn."""

    def __init__(self, rules: Rules, phase: int, payoff: Payoff, failure: float) -> None:
        self._rules = rules
        self._phase = phase
        self._payoff = payoff
        self._failure = failure

    def settled(self, faces: Sequence[int]) -> Keep:
        """What ending the turn with this roll leads to."""
        score = score_dice(self._rules, Workspace(), self._phase, list(faces))
        value = self._payoff[score] if score >= 0 else self._failure
        return Keep(tuple(range(self._rules.dice)), value, float(score >= 0))


class NumberTurn(_Ends):
    """A turn at a phase of sets and runs, for any payoff."""

    def __init__(self, spaces: Spaces, part: Part, phase: int, payoff: Payoff, failure: float) -> None:
        super().__init__(spaces.rules, phase, payoff, failure)
        self._space = spaces.numbers
        self._rolls = {0: Rolls.at_the_end(self._space, part.scores, payoff, failure)}  # by decisions that follow
        self._keeps = lru_cache(maxsize=4)(self._keeps_of)

    def choose(self, decision: int, faces: Sequence[int]) -> tuple[int, ...]:
        """The dice of the best keep of a roll."""
        table = self._table(decision, faces)
        keep = table.best(EQUAL)
        if self.settled(faces).value >= table.worth(keep)[0] - EQUAL:
            return tuple(range(self._rules.dice))
        return self._space.dice_of(self._rules, faces, keep)

    def keep(self, decision: int, faces: Sequence[int], dice: tuple[int, ...]) -> Keep:
        """What keeping exactly these dice leads to: the average over all rolls of the others."""
        value, chance = self._table(decision, faces).worth(self._space.keep_of(self._rules, faces, dice))
        return Keep(dice, value, chance)

    def _table(self, decision: int, faces: Sequence[int]) -> KeepTable:
        return self._keeps(decision, self._space.keep_of(self._rules, faces, range(self._rules.dice)))

    def _keeps_of(self, decision: int, roll: Places) -> KeepTable:
        return self._rolls_before(self._rules.rolls - 2 - decision).keeps(roll)

    def _rolls_before(self, decisions: int) -> Rolls:
        """The rolls with so many decisions to come, computed from the end of the turn when they are needed."""
        if decisions not in self._rolls:
            self._rolls[decisions] = self._rolls_before(decisions - 1).before()
        return self._rolls[decisions]


class ColourTurn(_Ends):
    """A turn at a collection of one colour, as it is stored under a name."""

    def __init__(self, spaces: Spaces, part: Part, phase: int, name: str, payoff: Payoff, failure: float) -> None:
        super().__init__(spaces.rules, phase, payoff, failure)
        self._spaces = spaces
        self._part = part
        self._lowest, highest = part.scales[name]
        self._span = highest - self._lowest
        self._last = spaces.rules.rolls - 2
        self._tables = [ColourTables.named(part.arrays, f"{name}-{decision}") for decision in range(self._last + 1)]
        self._paid = [
            packed(round((paid - self._lowest) / self._span * VALUES), CHANCES if place else 0)
            for place, paid in enumerate([failure, *payoff[: max(part.scores)]])
        ]

    def choose(self, decision: int, faces: Sequence[int]) -> tuple[int, ...]:
        """The dice of the best keep of a roll."""
        mask = self._tables[decision].best(self._spaces.colours, faces)
        return tuple(die for die in range(self._spaces.rules.dice) if mask >> die & 1)

    def keep(self, decision: int, faces: Sequence[int], dice: tuple[int, ...]) -> Keep:
        """What keeping exactly these dice leads to: stored for few dice, else the average over all rolls."""
        space, table = self._spaces.colours, self._tables[decision]
        if len(dice) <= FEW_DICE:
            place = self._spaces.few[dice, tuple(space.digit[die][faces[die]] for die in dice)]
            share, chance = table.few_values[place] / VALUES, table.few_chances[place] / CHANCES
        elif decision < self._last:
            share, chance = self._tables[decision + 1].average(space, faces, dice)
        else:
            share, chance = average_of_rolls(space, faces, dice, self._part.scores, self._paid, {})
        return Keep(dice, self._lowest + share * self._span, chance)
