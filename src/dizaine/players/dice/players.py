"""Dice players at a table: the policies of the kernel, and the one that follows the exact solution."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from dizaine.engine.dice.codec import from_row
from dizaine.engine.dice.moves import Move, Reroll, Stop
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import seeded
from dizaine.players.dice.keep import Keep
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
    """Follow the exact best play of a solitaire. It plays the same among several players, where it may not be best.

    The solution is read from the cache folder, where `dizaine dice solve` stored it. If there is none, the greedy
    player plays with `greedy_instead`; without it, `NoStoredPolicy` is raised.
    """

    def __init__(self, book: DiceBook, *, greedy_instead: bool = False) -> None:
        self._policy = load_policy(book)
        self._greedy = PolicyPlayer("greedy")
        if self._policy is None and not greedy_instead:
            raise NoStoredPolicy(book.id)

    def choose(self, view: DiceView) -> Move:
        """Choose the best move, or the greedy one if there is no solution."""
        if self._policy is None:
            return self._greedy.choose(view)
        kept = set(self._policy.choose(*situation_of(view)))
        thrown = tuple(die + 1 for die in range(view.rules.dice) if die not in kept)
        return Reroll(view.state.seat, thrown) if thrown else Stop(view.state.seat)

    def weigh(self, view: DiceView) -> tuple[Keep, Keep] | None:
        """What the best move leads to, and what stopping leads to; None if there is no solution."""
        if self._policy is None:
            return None
        situation = situation_of(view)
        return self._policy.advice(*situation).best, self._policy.keep(*situation, range(view.rules.dice))


def situation_of(view: DiceView) -> tuple[int, int, bool, int, Sequence[int]]:
    """The arguments that `DicePolicy` wants for the situation of a view."""
    state, seat = view.state, view.state.seat
    phase = state.phase[seat]
    return phase, state.total[seat], state.failures[seat][phase] == 0, state.rolls, state.face[: view.rules.dice]


def make_player(name: str, book: DiceBook) -> PolicyPlayer | OptimalPlayer:
    """A built-in player."""
    return OptimalPlayer(book) if name == "optimal" else PolicyPlayer(name)
