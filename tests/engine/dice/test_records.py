"""Records of the dice game: a game replays exactly, and a broken record is refused at its line."""

import pytest

from dizaine import Game
from dizaine.engine.errors import BrokenRecord
from dizaine.engine.kinds import KINDS
from tests.engine.dice.setup import FAILS, column, game_at, new_game

FACES = "r5 r6 r7 b8 b5 g7 oW g3 r2 rW"


def game_and_lines() -> tuple[Game, list[str]]:
    game = new_game(2, "9 9", "5 10", FACES, "r9 o4", FAILS[1])
    game.apply("roll 4 8")
    game.apply("stop")
    return game, game.record().splitlines()


def test_a_record_in_full() -> None:
    _, lines = game_and_lines()
    assert lines[0] == "dizaine dice record 1"
    assert lines[1].startswith('rulebook {"id":"dice",')
    assert lines[2:] == [
        "players 2",
        "order o9 o9",
        "order r5 g10",
        f"dice {FACES}",
        "1: roll 4 8",
        "dice r9 o4",
        "1: stop",
        "dice r5 r6 r7 b8 r9 o10 b1 b2 r3 r4",
    ]


def test_a_record_replays_to_the_same_game() -> None:
    game, _ = game_and_lines()
    again = Game.from_record(game.record())
    assert (again.state, again.history, again.record()) == (game.state, game.history, game.record())


def test_a_seeded_game_continues_as_if_it_had_not_been_interrupted() -> None:
    game = Game.new("dice-french", players=3, seed=11)
    for _ in range(5):
        game.apply("roll 1 2 3")
    again = Game.from_record(game.record())
    assert "seed 11" in game.record().splitlines()
    for _ in range(5):
        assert game.apply("stop") == again.apply("stop")
    assert game.record() == again.record()


def test_a_game_from_a_position_keeps_its_start() -> None:
    game = game_at("players 2", "stage roll", column(0, 3), column(1, 2), throws=[FACES, "r9"])
    game.apply("roll 4")
    again = Game.from_record(game.record())
    assert (again.state, again.record()) == (game.state, game.record())
    assert "start player 0; phase 3; points 30 30" in game.record().splitlines()


def test_remarks_and_empty_lines_are_ignored() -> None:
    game, lines = game_and_lines()
    lines[4:4] = ["# the second throw for the order", ""]
    assert Game.from_record("\n".join(lines)).state == game.state


def test_a_card_record_is_refused_for_dice_and_vice_versa() -> None:
    for game in (Game.new("classic", players=2, seed=1), game_and_lines()[0]):
        _, *lines = game.record().splitlines()
        header = next(kind.record.HEADER for kind in KINDS.values() if kind is not game.kind)
        with pytest.raises(BrokenRecord) as caught:
            Game.from_record("\n".join([header, *lines]))
        assert caught.value.line == 2, "the book is of the other kind"


@pytest.mark.parametrize(
    ("line", "text", "where"),
    [
        (1, "dizaine dice record 2", 1),
        (2, "rulebook {}", 2),
        (2, "", 1),
        (3, "players 9", 3),
        (3, "players two", 3),
        (3, "players 2\nplayers 2", 4),
        (3, "players 2\nseed x", 4),
        (3, "players 2\nstart players 2", 4),
        (4, "order o9", 4),
        (4, "order o9 g9", 4),  # the first high die has no green 9
        (4, f"dice {FACES}", 4),
        (5, f"dice {FACES}", 5),
        (6, "dice r5 r6", 6),
        (6, f"order {FACES}", 6),
        (6, f"dice {FACES.replace('oW', 'W')}", 6),
        (7, f"dice {FACES}", 7),
        (7, "0: stop", 7),
        (7, "1: keep 4", 7),
        (7, "stop", 7),
        (7, "1: roll 11", 7),
        (8, "dice r9", 8),
        (8, "1: stop", 8),
        (10, "", 10),  # the throw after the stop is missing
    ],
)
def test_a_broken_record_is_refused_at_its_line(line: int, text: str, where: int) -> None:
    _, lines = game_and_lines()
    lines[line - 1] = text
    with pytest.raises(BrokenRecord) as caught:
        Game.from_record("\n".join(lines))
    assert caught.value.line == where


def test_a_start_with_another_number_of_players() -> None:
    record = game_at("players 2", "stage roll", throws=[FACES]).record()
    with pytest.raises(BrokenRecord, match="the position has 2 players, the record 3"):
        Game.from_record(record.replace("\nplayers 2\n", "\nplayers 3\n", 1))
