"""The bots of a table."""

import pytest

from dizaine import Game
from dizaine.dice_game import DiceGame
from dizaine.engine.moves import Knock, Pass
from dizaine.engine.state import KNOCK
from dizaine.rulebooks import editions
from dizaine.table.bots import BOTS, bot_move, bot_name, default_bot, hint_fields
from dizaine.table.seats import BOT_NAMES


@pytest.mark.parametrize("edition", [*editions, "continental+knock", "dutch+knock+use-taken"])
def test_a_bot_plays_a_whole_game(edition: str) -> None:
    game = Game.new(f"{edition}+phases=2", players=3, seed=5)
    said = 0
    while not game.is_over:
        if game.state.stage == KNOCK:
            for seat in range(3):  # any of them may be asked, in any order
                if game.state.knockers >> seat & 1:
                    move = bot_move(game, seat, "simple")
                    assert isinstance(move, Knock | Pass)
                    assert move.seat == seat
                    assert game.refusal(move) is None
                    said += 1
        game.apply(str(bot_move(game, game.asked, "simple")))
    assert bool(said) == ("knock" in edition)


@pytest.mark.parametrize("bot", BOTS[True])
@pytest.mark.parametrize("players", [1, 3])
def test_a_bot_plays_a_whole_game_of_dice(bot: str, players: int) -> None:
    game = DiceGame.new("dice", players=players, seed=5)
    while not game.is_over:
        game.apply(str(bot_move(game, game.asked, bot)))


def test_a_hint_is_a_move_that_is_allowed_with_a_reason() -> None:
    for game in (Game.new("express+phases=3", players=2, seed=6), DiceGame.new("dice", players=2, seed=6)):
        reasons = set()
        while not game.is_over:
            hint = hint_fields(game, game.asked)
            assert all(isinstance(value, int | str) for value in hint.values())
            reasons.add(hint["reason"])
            game.apply(str(hint["move"]))
        assert reasons <= {"lay", "hit", "nearer", "fits", "draw", "leader", "next", "useless", "least"} | {
            "dearest",
            "last",
            "pass",
            "best",
            "greedy",
        }


def test_names() -> None:
    taken: list[str] = []
    for _ in range(6):
        taken.append(bot_name([*taken, "ANOUK"]))
    assert len(set(taken)) == 6
    assert "Anouk" not in taken
    assert set(taken) <= set(BOT_NAMES)
    assert default_bot(False) in BOTS[False]
    assert default_bot(True) in BOTS[True]
