"""Dice players at a table: the policies of the kernel, and the one that follows the exact solution."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from dizaine.engine.dice.codec import from_row
from dizaine.engine.dice.moves import Move, Reroll, Stop
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import seeded
from dizaine.players.dice.moment import Moment, moment_of
from dizaine.players.dice.policies import choose_dice_by
from dizaine.players.dice.policy import load_policy
from dizaine.players.registry import policy_of
from dizaine.players.unsolved import NoStoredPolicy
from dizaine.rulebooks.dice import DiceBook
from dizaine.views.dice.view import DiceView


class PolicyPlayer:
    """A policy at a table. Without a seed its random choices differ each time."""

    def __init__(self, name: str, *, seed: int | None = None) -> None:
        self._policy = policy_of("dice", name)
        self._generator = seeded(secrets.randbits(63) if seed is None else seed)

    def choose(self, view: DiceView) -> Move:
        """Choose the policy's move."""
        row = MoveRow()
        choose_dice_by(self._policy, view.rules, view.state, Workspace(), self._generator, row)
        return from_row(row)


class OptimalPlayer:
    """Follow the exact best play of a solitaire, and in a last run that of the run (see `moment`).

    The solution comes with the package, or from the cache folder, where `dizaine dice solve` stored it. If there is
    none, the greedy player plays with `greedy_instead`; without it, `NoStoredPolicy` is raised.
    """

    def __init__(self, book: DiceBook, *, greedy_instead: bool = False) -> None:
        self._policy = load_policy(book)
        self._greedy = PolicyPlayer("greedy")
        if self._policy is None and not greedy_instead:
            raise NoStoredPolicy(book.id)

    def choose(self, view: DiceView) -> Move:
        """Choose the best move, or the greedy one if there is no solution."""
        moment = self.weigh(view)
        if moment is None:
            return self._greedy.choose(view)
        return move_keeping(view, moment.choose())

    def weigh(self, view: DiceView) -> Moment | None:
        """What each move leads to; None if there is no solution."""
        return None if self._policy is None else moment_of(view, self._policy)


def move_keeping(view: DiceView, dice: Collection[int]) -> Move:
    """The move that keeps these dice, counted from 0, and rolls the others; it stops if there are none."""
    thrown = tuple(die + 1 for die in range(view.rules.dice) if die not in dice)
    return Reroll(view.state.seat, thrown) if thrown else Stop(view.state.seat)


def make_player(name: str, book: DiceBook) -> PolicyPlayer | OptimalPlayer:
    """A built-in player."""
    return OptimalPlayer(book) if name == "optimal" else PolicyPlayer(name)
