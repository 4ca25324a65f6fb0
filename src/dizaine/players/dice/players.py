"""Players of the dice game: the policies at a table, and the one that follows the exact solution."""

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
    """A policy at a table. Without a seed it is lucky in another way each time."""

    def __init__(self, name: str, *, seed: int | None = None) -> None:
        self._policy = policy_of("dice", name)
        self._generator = seeded(secrets.randbits(63) if seed is None else seed)

    def choose(self, view: DiceView) -> Move:
        """The policy's move."""
        row = MoveRow()
        choose_dice_by(self._policy, view.rules, view.state, Workspace(), self._generator, row)
        return from_row(row)


class OptimalPlayer:
    """Follows the exact best play of a solitaire. Among several players it does the same; nobody has proven it best.

    The play is read from where `dizaine dice solve` stored it. Where nothing is stored, `greedy_instead` lets the
    greedy player sit in; without it that is an error.
    """

    def __init__(self, book: DiceBook, *, greedy_instead: bool = False) -> None:
        self._policy = load_policy(book)
        self._greedy = PolicyPlayer("greedy")
        if self._policy is None and not greedy_instead:
            raise NoStoredPolicy(book.id)

    @property
    def is_optimal(self) -> bool:
        """Whether the stored play is there; else the greedy player plays."""
        return self._policy is not None

    def choose(self, view: DiceView) -> Move:
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


def make_player(name: str, book: DiceBook) -> PolicyPlayer:
    """A policy of the registry."""
    return PolicyPlayer(name)
