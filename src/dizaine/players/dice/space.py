"""Rolls and keeps of the dice game as numbered multisets: for sets and runs, only the numbers matter.

A keep says how many dice of each kind stay with each number up; a roll is a keep of all dice. For each kind of dice the
multisets are numbered, those of all its dice last. A keep is one multiset of each kind.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from dizaine.engine.dice.compiled_rules import Rules

NO_SET = -1
"""In place of a multiset that there is not."""

Places = tuple[int, ...]
"""The numbers of some multisets: one of each kind for a keep."""


@dataclass(frozen=True)
class Kind:
    """The multisets of one kind of dice."""

    dice: tuple[int, ...]
    numbers: tuple[int, ...]  # on the faces, each once
    weights: tuple[int, ...]  # how many faces show each number
    sets: tuple[tuple[int, ...], ...]  # each multiset as a sorted tuple of places in `numbers`
    place: dict[tuple[int, ...], int]  # the number of a multiset
    more: tuple[Places, ...]  # [multiset][number]: the multiset with one die more, unless all dice are in it
    less: tuple[Places, ...]  # [multiset][number]: the multiset with one die less, unless none shows that number
    full: int  # the first multiset of all dice

    @classmethod
    def of(cls, dice: Sequence[int], faces: Sequence[int]) -> Kind:
        """The multisets of some dice with these numbers on their faces."""
        numbers = tuple(sorted(set(faces)))
        places = range(len(numbers))
        sets = [kept for count in range(len(dice) + 1) for kept in combinations_with_replacement(places, count)]
        place = {kept: index for index, kept in enumerate(sets)}
        more = [tuple(place.get(tuple(sorted((*kept, number))), NO_SET) for number in places) for kept in sets]
        less = [[NO_SET] * len(numbers) for _ in sets]
        for index, larger in enumerate(more):
            for number, other in enumerate(larger):
                if other != NO_SET:
                    less[other][number] = index
        weights = tuple(faces.count(number) for number in numbers)
        full = next(index for index, kept in enumerate(sets) if len(kept) == len(dice))
        return cls(
            tuple(dice), numbers, weights, tuple(sets), place, tuple(more), tuple(tuple(row) for row in less), full
        )

    @property
    def size(self) -> int:
        """The number of multisets."""
        return len(self.sets)

    def shown(self, rules: Rules, faces: Sequence[int], kept: Collection[int]) -> int:
        """The multiset that some dice of a roll form."""
        numbers = [self.numbers.index(rules.face_number[die][faces[die]]) for die in self.dice if die in kept]
        return self.place[tuple(sorted(numbers))]

    def smaller(self, index: int) -> list[int]:
        """The multisets that are part of one, itself included."""
        whole = self.sets[index]
        return sorted({self.place[part] for count in range(len(whole) + 1) for part in combinations(whole, count)})


@dataclass(frozen=True)
class KeepSpace:
    """All keeps and all rolls of a book's dice, without colours."""

    kinds: tuple[Kind, ...]

    @classmethod
    def of(cls, rules: Rules) -> KeepSpace:
        """The space of a book."""
        dice_of: dict[int, list[int]] = {}
        for die in range(rules.dice):
            dice_of.setdefault(rules.kind[die], []).append(die)
        return cls(tuple(Kind.of(dice, list(rules.face_number[dice[0]])) for _, dice in sorted(dice_of.items())))

    def keep_of(self, rules: Rules, faces: Sequence[int], kept: Collection[int]) -> Places:
        """The keep of some dice of a roll."""
        return tuple(kind.shown(rules, faces, kept) for kind in self.kinds)

    def dice_of(self, rules: Rules, faces: Sequence[int], keep: Sequence[int]) -> tuple[int, ...]:
        """The dice of a roll that form a keep: for each number the first that show it."""
        dice: list[int] = []
        for kind, index in zip(self.kinds, keep, strict=True):
            wanted = list(kind.sets[index])
            for die in kind.dice:
                number = kind.numbers.index(rules.face_number[die][faces[die]])
                if number in wanted:
                    wanted.remove(number)
                    dice.append(die)
        return tuple(sorted(dice))
