"""The odds of making a phase of the dice game in this turn, if some dice are thrown again.

They are exact if the game is solved: then they are the highest odds, of a player for whom nothing else counts. They are
also exact if few dice are thrown for the last time. Otherwise the greedy player plays the turn a few hundred times,
always with the same random falls, so that two choices can be compared and the same question has the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.state import State
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.players.dice.policies import choose_dice_greedy
from dizaine.players.dice.policy import DicePolicy, load_policy
from dizaine.players.odds import Odds
from dizaine.rulebooks.dice import DiceBook
from dizaine.views.dice.view import DiceView

SAMPLES: Final = 250
"""Turns that are played; the standard error of the odds is then at most about 0.03."""
FEW: Final = 4
"""The most dice whose every fall is enumerated when they are thrown for the last time."""
_SEED: Final = 10
_THROWN: Final = -1


def turn_odds(view: DiceView, thrown: Sequence[int]) -> Odds:
    """The odds if these dice, counted from 1, are thrown again; without any, the odds are 0 or 1."""
    state = view.state
    if not thrown or not view.rolls_left:
        return Odds(float(view.made is not None), exact=True)
    policy = _solved(view.rulebook)
    if policy is not None:
        kept = [die for die in range(view.rules.dice) if die + 1 not in thrown]
        phase, faces = state.phase[state.seat], state.face[: view.rules.dice]
        return Odds(policy.highest_chance(phase, state.rolls, faces, kept), exact=True)
    held = tuple(_THROWN if die in thrown else face for die, face in enumerate(state.face[: view.rules.dice], 1))
    return _play(view.rulebook, state.phase[state.seat], view.rolls_left, held)


@lru_cache(maxsize=4)
def _solved(book: DiceBook) -> DicePolicy | None:
    return load_policy(book)


@lru_cache(maxsize=4096)
def _play(book: DiceBook, phase: int, throws: int, held: tuple[int, ...]) -> Odds:
    """`held` are the faces that are kept; -1 stands for a die that is thrown."""
    turn = _Turn(book, phase)
    thrown = [die for die, face in enumerate(held) if face == _THROWN]
    if throws == 1 and len(thrown) <= FEW:
        made_by_fall = [turn.is_made(faces) for faces in _all_falls(book, held, thrown)]
        return Odds(sum(made_by_fall) / len(made_by_fall), exact=True)
    made = sum(turn.ends_well(held, throws, falls) for falls in _random_falls(book))
    return Odds(made / SAMPLES, exact=False)


def _all_falls(book: DiceBook, held: tuple[int, ...], thrown: list[int]) -> Iterator[list[int]]:
    for fall in product(*(range(len(book.dice[die])) for die in thrown)):
        faces = list(held)
        for die, face in zip(thrown, fall, strict=True):
            faces[die] = face
        yield faces


@lru_cache(maxsize=4)
def _random_falls(book: DiceBook) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each turn that is played and each of its throws, how every die would fall."""
    random = Random(_SEED)
    return tuple(
        tuple(tuple(random.randrange(len(die)) for die in book.dice) for _ in range(book.rolls)) for _ in range(SAMPLES)
    )


class _Turn:
    """A turn at one phase, continued by the greedy player."""

    def __init__(self, book: DiceBook, phase: int) -> None:
        self._rules = tables(book)
        self._phase = phase
        self._work, self._move, self._state = Workspace(), MoveRow(), State()
        self._state.phase[0] = phase
        self._by_number = family_of(self._rules.group_shape[phase][0]) != COLLECTION
        self._known: dict[tuple[int, ...], bool] = {}

    def is_made(self, faces: list[int]) -> bool:
        """Whether the dice make the phase. Results are remembered; where colours do not matter, by number only."""
        rules = self._rules
        numbers = [rules.face_number[die][face] for die, face in enumerate(faces)]
        key = tuple(sorted(numbers) if self._by_number else faces)
        if key not in self._known:
            self._known[key] = score_dice(rules, self._work, self._phase, faces) >= 0
        return self._known[key]

    def ends_well(self, held: tuple[int, ...], throws: int, falls: tuple[tuple[int, ...], ...]) -> bool:
        """Whether the phase is made after the given number of throws."""
        faces = [fallen if face == _THROWN else face for face, fallen in zip(held, falls[0], strict=True)]
        for number in range(1, throws):
            if self.is_made(faces):
                return True  # it cannot be lost: the greedy player keeps the dice that make it
            self._state.face[: len(faces)] = faces
            choose_dice_greedy(self._rules, self._state, self._work, self._move)
            mask = self._move.dice
            faces = [falls[number][die] if mask >> die & 1 else face for die, face in enumerate(faces)]
        return self.is_made(faces)
