"""A seeded dice game through `Game` is the one that the compiled kernel plays."""

import pytest

from dizaine.engine.dice.codec import from_row
from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.play import perform_dice_move, resolve_dice_chance
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import DECIDE, OVER, State
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.game import Game
from dizaine.players.dice.policies import choose_dice_by
from dizaine.players.registry import GREEDY
from tests.engine.dice.quick_book import quick_book


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_seeded_game_at_a_table_is_the_one_of_the_kernel(players: int) -> None:
    """The table's source of chance and the kernel's are the same stream of the seed."""
    book = quick_book()
    rules, game = tables(book), Game.new(book, players=players, seed=9)
    state, work, move, events, chance = State(), Workspace(), MoveRow(), EventRows(), Generator()
    seed_generator(chance, 9, 0)
    start_dice_game(rules, state, players, events)
    while state.stage != OVER:
        events.count = 0
        if state.stage < DECIDE:
            resolve_dice_chance(rules, state, work, chance, events)
            continue
        assert state == game.state
        choose_dice_by(GREEDY, rules, state, work, chance, move)
        perform_dice_move(rules, state, work, move, events)
        game.apply(from_row(move))
    assert state == game.state
