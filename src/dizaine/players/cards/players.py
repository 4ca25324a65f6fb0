"""Card players at a table: the policies of the kernel, each given a view and nothing else."""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident

from dizaine.engine.cards.codec import from_row
from dizaine.engine.cards.menu import write_move
from dizaine.engine.cards.moves import Move
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.player_memory import PLAIN_ROLLOUTS, PlayerMemory, new_memory
from dizaine.players.cards.policies import choose_by
from dizaine.players.cards.public_history import read_history
from dizaine.players.registry import policy_of
from dizaine.rulebooks import Rulebook
from dizaine.views.cards.view import CardView


class PolicyPlayer:
    """A policy at a table. The same view always gets the same move: its random numbers are seeded by public facts."""

    def __init__(self, name: str, *, seed: int = 0, rollouts: int = PLAIN_ROLLOUTS) -> None:
        self.name = name
        self._policy = policy_of("cards", name)
        self._seed = seed
        self._rollouts = rollouts

    def choose(self, view: CardView) -> Move:
        """Choose a move, when it is this seat's decision or when it may claim a discard (V3)."""
        return self.think(view)[0]

    def think(self, view: CardView) -> tuple[Move, PlayerMemory]:
        """The move, and the memory after thinking: that of the expert holds the candidates with their values."""
        rules, work, row, events, dice = view.rules, Workspace(), MoveRow(), EventRows(), Generator()
        state = view.as_asked().state
        memory = _memory(view.rulebook, self._rollouts, get_ident())
        memory.count = 0
        read_history(view, memory)
        seed_generator(dice, self._seed, _public_number(state))
        entry = choose_by(self._policy, rules, state, work, row, events, dice, memory, State(), State())
        write_move(rules, state, work, entry, row)
        return from_row(rules, row), memory


def make_player(name: str, book: Rulebook) -> PolicyPlayer:
    """A built-in player."""
    return PolicyPlayer(name)


def _public_number(state: State) -> int:
    """A number that depends on public facts of the state only."""
    number = 0
    for value in (state.round, state.turns, state.seat, state.stage, state.discard_size, state.draw_size):
        number = number * 211 + value
    for size in state.hand_size:
        number = number * 31 + size
    return number & (1 << 62) - 1


@lru_cache(maxsize=8)
def _memory(book: Rulebook, rollouts: int, thread: int) -> PlayerMemory:
    """The memory of a thread; it is filled with the history of the round before each decision."""
    return new_memory(book, rollouts)
