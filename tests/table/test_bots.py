"""The bots of a table."""

from typing import get_args

import pytest

from dizaine import Game
from dizaine.engine.cards.moves import Knock, Pass
from dizaine.engine.cards.state import KNOCK
from dizaine.players.cards.hints import Reason
from dizaine.players.registry import STAND_IN, USUAL, at_tables
from dizaine.rulebooks import editions, load
from dizaine.rulebooks.kind_name import KindName
from dizaine.table import messages as m
from dizaine.table.bots import Bots, thought
from dizaine.table.log import BotSeated, Opened, SeatTaken, decode_entry
from dizaine.table.roster import BUILT_IN_BOTS
from dizaine.table.seating import Seating
from dizaine.table.seats import BOT_NAMES
from dizaine.table.settings import settings_for


@pytest.mark.parametrize("edition", [*editions, "continental+knock", "dutch+knock+use-taken"])
def test_a_bot_plays_a_whole_game(edition: str) -> None:
    game = Game.new(f"{edition}+phases=2", players=3, seed=5)
    said, bots = 0, Bots(game.rulebook, BUILT_IN_BOTS.find)
    while not game.is_over:
        if game.state.stage == KNOCK:
            for seat in range(3):  # any of them may be asked, in any order
                if game.state.knockers >> seat & 1:
                    move = bots.move(game.view(seat), "greedy")
                    assert isinstance(move, Knock | Pass)
                    assert move.seat == seat
                    assert game.refusal(move) is None
                    said += 1
        game.apply(str(bots.move(game.view(game.asked), "greedy")))
    assert bool(said) == ("knock" in edition)


@pytest.mark.parametrize("bot", at_tables("dice"))
@pytest.mark.parametrize("players", [1, 3])
def test_a_bot_plays_a_whole_game_of_dice(bot: str, players: int) -> None:
    game = Game.new("dice", players=players, seed=5)
    bots = Bots(game.rulebook, BUILT_IN_BOTS.find)
    while not game.is_over:
        game.apply(str(bots.move(game.view(game.asked), bot)))


@pytest.mark.parametrize("bot", at_tables("cards"))
def test_every_strength_plays(bot: str) -> None:
    game = Game.new("express", players=3, seed=5)
    bots = Bots(game.rulebook, BUILT_IN_BOTS.find)
    for _ in range(30):
        game.apply(str(bots.move(game.view(game.asked), bot)))


def test_a_hint_is_a_move_that_is_allowed_with_a_reason() -> None:
    for game in (Game.new("express+phases=2", players=2, seed=6), Game.new("dice", players=2, seed=6)):
        reasons = set()
        while not game.is_over:
            hint = thought(game.view(game.asked)).suggestion
            message = m.Answer(id="hint", hint=hint)
            assert m.decode_server(m.encode(message)) == message
            assert all(game.refusal(other.move) is None for other in hint.alternatives)
            reasons.add(hint.reason)
            game.apply(hint.move)
        assert reasons <= {*get_args(Reason), "best", "greedy"}


def test_bots_of_old_tables_get_new_names() -> None:
    seated = decode_entry(b'{"entry": "botseated", "seat": 1, "name": "Bram", "bot": "simple"}')
    assert seated == BotSeated(seat=1, name="Bram", bot="greedy")
    settings = b'{"rulebook": "{}", "dice": false, "players": 2, "pace": "off", "bot": "simple"}'
    opened = decode_entry(b'{"entry": "opened", "settings": %s}' % settings)
    assert isinstance(opened, Opened)
    assert opened.settings.bot == "greedy"


def test_names() -> None:
    seating = Seating(settings_for(load("classic"), players=6), "cards")
    seating.apply(SeatTaken(seat=0, name="ANOUK", token=""))
    taken = [entry.name for entry in seating.fill() if isinstance(entry, BotSeated)]
    assert len(set(taken)) == 5
    assert "Anouk" not in taken
    assert set(taken) <= set(BOT_NAMES)


@pytest.mark.parametrize("game", get_args(KindName))
def test_the_default_bot_and_the_stand_in_are_offered(game: KindName) -> None:
    assert {USUAL[game], STAND_IN} <= set(at_tables(game))
