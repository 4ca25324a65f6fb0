"""The card players at a table: the policies of the kernel, each given a view and nothing else."""

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
from dizaine.players.cards.mind import Mind
from dizaine.players.cards.minds import PLAIN_ROLLOUTS, new_mind
from dizaine.players.cards.policies import choose_by
from dizaine.players.cards.recollection import recall
from dizaine.players.registry import policy_of
from dizaine.rulebooks import Rulebook
from dizaine.views.cards.view import CardView


class PolicyPlayer:
    """A policy at a table. The same view gets the same answer: its dice are seeded by what all can see."""

    def __init__(self, name: str, *, seed: int = 0, rollouts: int = PLAIN_ROLLOUTS) -> None:
        self.name = name
        self._policy = policy_of("cards", name)
        self._seed = seed
        self._rollouts = rollouts

    def choose(self, view: CardView) -> Move:
        """One of the moves that the view allows; its seat's answer is due, or it has a say about a discard (V3)."""
        return self.think(view)[0]

    def think(self, view: CardView) -> tuple[Move, Mind]:
        """The move, and what the player had in mind: the expert's has the candidates with what they are worth."""
        rules, work, row, events, dice = view.rules, Workspace(), MoveRow(), EventRows(), Generator()
        state = view.as_asked().state
        mind = _mind(view.rulebook, self._rollouts, get_ident())
        mind.count = 0
        recall(view, mind)
        seed_generator(dice, self._seed, _moment(state))
        entry = choose_by(self._policy, rules, state, work, row, events, dice, mind, State(), State())
        write_move(rules, state, work, entry, row)
        return from_row(rules, row), mind


def make_player(name: str, book: Rulebook) -> PolicyPlayer:
    """A policy of the registry."""
    return PolicyPlayer(name)


def _moment(state: State) -> int:
    """A number for the moment of a game, from what lies open."""
    number = 0
    for value in (state.round, state.turns, state.seat, state.stage, state.discard_size, state.draw_size):
        number = number * 211 + value
    for size in state.hand_size:
        number = number * 31 + size
    return number & (1 << 62) - 1


@lru_cache(maxsize=8)
def _mind(book: Rulebook, rollouts: int, thread: int) -> Mind:
    """A mind to work in, one for each thread; every thought begins by recalling the round."""
    return new_mind(book, rollouts)
