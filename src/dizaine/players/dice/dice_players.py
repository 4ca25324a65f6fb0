"""Players of the dice game: the policies at a table, and the one that follows the exact solution."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from dizaine.engine.dice.moves import DiceMove, Reroll, Stop, from_dice_row
from dizaine.engine.dice.rows import DiceMoveRow
from dizaine.engine.dice.workspace import DiceWork
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.players.dice.keep import Keep
from dizaine.players.dice.policies import choose_dice_greedy, choose_dice_random
from dizaine.players.dice.policy import load_policy
from dizaine.players.unsolved import NoStoredPolicy
from dizaine.rulebooks.dice import DiceBook
from dizaine.views.dice.view import DiceView


class RandomDicePlayer:
    """Throws each die again with one chance in two."""

    def __init__(self, seed: int | None = None) -> None:
        self._generator = Generator()
        seed_generator(self._generator, secrets.randbits(63) if seed is None else seed, 0)

    def choose(self, view: DiceView) -> DiceMove:
        """The random policy's move."""
        row = DiceMoveRow()
        choose_dice_random(view.rules, view.state, self._generator, row)
        return from_dice_row(row)


class GreedyDicePlayer:
    """Keeps the dice that make most of the phase, and throws the others as long as that could bring more."""

    def choose(self, view: DiceView) -> DiceMove:
        """The greedy policy's move."""
        row = DiceMoveRow()
        choose_dice_greedy(view.rules, view.state, DiceWork(), row)
        return from_dice_row(row)


class OptimalDicePlayer:
    """Follows the exact best play of a solitaire. Among several players it does the same; nobody has proven it best.

    The play is read from where `dizaine dice solve` stored it. Where nothing is stored, `greedy_instead` lets the
    greedy player sit in; without it that is an error.
    """

    def __init__(self, book: DiceBook, *, greedy_instead: bool = False) -> None:
        self._policy = load_policy(book)
        self._greedy = GreedyDicePlayer()
        if self._policy is None and not greedy_instead:
            raise NoStoredPolicy(book.id)

    @property
    def is_optimal(self) -> bool:
        """Whether the stored play is there; else the greedy player plays."""
        return self._policy is not None

    def choose(self, view: DiceView) -> DiceMove:
        """The best move, or the greedy one where it is not known."""
        if self._policy is None:
            return self._greedy.choose(view)
        kept = set(self._policy.choose(*situation_of(view)))
        thrown = tuple(die + 1 for die in range(view.rules.dice) if die not in kept)
        return Reroll(view.state.seat, thrown) if thrown else Stop(view.state.seat)

    def weigh(self, view: DiceView) -> tuple[Keep, Keep] | None:
        """What the best move leads to, and what it would lead to to stop; None where that is not known."""
        if self._policy is None:
            return None
        situation = situation_of(view)
        return self._policy.advice(*situation).best, self._policy.keep(*situation, range(view.rules.dice))


def situation_of(view: DiceView) -> tuple[int, int, bool, int, Sequence[int]]:
    """How the stored play names a situation."""
    state, seat = view.state, view.state.seat
    phase = state.phase[seat]
    return phase, state.total[seat], state.failures[seat][phase] == 0, state.rolls, state.face[: view.rules.dice]
