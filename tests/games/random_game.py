"""A complete random game through the plain rule functions."""

from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.menu import write_move
from dizaine.engine.cards.play import check, perform, resolve_chance
from dizaine.engine.cards.rounds import start_game
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import DEAL, DRAW, OVER, State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.random_policy import choose_random
from dizaine.rulebooks import Rulebook


class RandomGame:
    """A game whose players take any canonical move; each step is one input of chance or one move."""

    def __init__(self, book: Rulebook, players: int, seed: int) -> None:
        book.check_players(players)
        self.rules = tables(book)
        self.state = State()
        self.work = Workspace()
        self.move = MoveRow()
        self.events = EventRows()
        self.generator = Generator()
        seed_generator(self.generator, seed, 0)
        start_game(self.state, players)

    @property
    def is_over(self) -> bool:
        return self.state.stage == OVER

    @property
    def round_is_over(self) -> bool:
        """Whether a round has just ended; its cards have not been gathered yet."""
        return self.state.stage in (DEAL, OVER) and self.state.round > 0

    def step(self) -> int:
        """Take one step; returns why the chosen move was refused (0: it was allowed)."""
        self.events.count = 0
        if self.state.stage < DRAW:
            resolve_chance(self.rules, self.state, self.generator, self.events)
            return 0
        entry = choose_random(self.rules, self.state, self.work, self.move, self.generator)
        write_move(self.rules, self.state, self.work, entry, self.move)
        refusal = check(self.rules, self.state, self.work, self.move)
        if not refusal:
            perform(self.rules, self.state, self.move, self.events)
        return refusal
