"""A game can be stopped and continued later without loss (S7): after any round, and here at any moment."""

import random
from collections.abc import Callable

import pytest

from dizaine import Game
from dizaine.engine.cards.events import DiscardsShuffled, Knocked, PlaceWon, RoundStarted, TurnLost
from tests.engine.endings import events_of, first_phase, last_phase
from tests.engine.setup import position

TABLES = [
    ("classic", 2),
    ("continental+knock+free-order+phases=3", 3),
    ("express+ten-rounds+phases=3", 4),
    ("dutch+phases=2", 3),
    ("dutch-original+phases=2+hits-next-turn", 2),
    ("express+places+phases=2+knock+use-taken", 5),
]


def assert_resumable(game: Game) -> None:
    """Both text forms give the same game back, and each is stable."""
    written = Game.from_position(game.position(), seed=0)
    assert written.state == game.state
    assert written.position() == game.position()
    assert written.standings() == game.standings()
    assert written.rulebook == game.rulebook
    replayed = Game.from_record(game.record())
    assert replayed.state == game.state
    assert replayed.history == game.history
    assert replayed.record() == game.record()


def play(game: Game, chooser: random.Random, moves: int) -> None:
    for _ in range(moves):
        if game.is_over:
            return
        game.apply(chooser.choice(game.canonical_moves()))


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_game_stopped_anywhere_continues_the_same(
    edition: str, players: int, size: Callable[[int, int], int]
) -> None:
    most = size(400, 4000)
    for seed in range(size(1, 20)):
        game = Game.new(edition, players=players, seed=seed)
        chooser = random.Random(seed)
        while not game.is_over and len(game.history) < most:
            assert_resumable(game)
            play(game, chooser, chooser.randrange(1, most // 10))
        assert_resumable(game)


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_game_continued_from_its_record_is_the_uninterrupted_one(edition: str, players: int) -> None:
    """A record that names its seed also determines future shuffles; moves and events are the same to the end."""
    game = Game.new(edition, players=players, seed=11)
    play(game, random.Random(1), 80)
    resumed = Game.from_record(game.record())
    for table in (game, resumed):
        play(table, random.Random(2), 400)
    assert resumed.state == game.state
    assert resumed.history == game.history
    assert [resumed.view(seat).history for seat in range(players)] == [
        game.view(seat).history for seat in range(players)
    ]


@pytest.mark.rule("S7")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch", "dutch-original"])
def test_a_game_can_stop_after_a_round(edition: str) -> None:
    game = position(
        edition,
        ["g12", "r12 W", "y12"],
        phases=[1, 1, 3],
        groups=[*first_phase(edition, 0), *first_phase(edition, 1)],
        facts={} if edition == "dutch" else {0: "score 40", 2: "score 15"},
    )
    assert events_of(game.apply("discard g12"), RoundStarted)
    resumed = Game.from_position(game.position(), seed=0)
    assert resumed.state == game.state
    assert resumed.standings() == game.standings()
    for table in (game, resumed):
        table.apply("draw")
    assert resumed.state == game.state
    assert_resumable(game)


@pytest.mark.rule("S7", "T10")
def test_a_game_can_stop_in_the_middle_of_a_turn() -> None:
    game = position("dutch", ["r7 y7 r8 y8 g8 g12", "r12"], stage="draw", discard="y12 g7")
    for move in ("take", "lay 1: set 7 = r7 y7 g7 + set 8 = r8 y8 g8", "discard g12"):
        assert_resumable(game)
        game.apply(move)
    assert_resumable(game)


@pytest.mark.rule("S7", "K8", "V3")
def test_a_game_can_stop_with_a_claim_open_and_a_skip_waiting() -> None:
    game = position("continental+knock", ["r7 g12", "r12", "y12", "r11"], facts={1: "skipped skip"})
    game.apply("discard r7")
    assert_resumable(game)
    game.apply("3: pass")
    resumed = Game.from_position(game.position(), seed=0)
    assert resumed.refusal("3: knock") == game.refusal("3: knock") is not None
    assert isinstance(resumed.apply("2: knock")[0], Knocked)


@pytest.mark.rule("S7", "O1")
def test_a_pause_keeps_that_the_phase_was_laid_in_this_turn() -> None:
    game = position("classic+hits-next-turn", ["r7 y7 g7 r8 y8 g8 W g12", "r12"])
    game.apply("lay 1: set 7 = r7 y7 g7 + set 8 = r8 y8 g8")
    resumed = Game.from_position(game.position(), seed=0)
    assert str(resumed.refusal("hit W on 0")) == str(game.refusal("hit W on 0")) == "hit-next-turn (O1)"


@pytest.mark.rule("S7", "S5")
@pytest.mark.parametrize("edition", ["classic", "continental+free-order", "dutch-original"])
def test_a_game_can_stop_in_a_replay(edition: str) -> None:
    groups = [*last_phase(edition, 0), *last_phase(edition, 2)]
    level = 30 if edition == "dutch-original" else 20
    free = "done 1 2 3 4 5 6 7 8 9; laid 10 1; " if "free" in edition else ""
    facts = {0: f"{free}score 30", 2: f"{free}score {level}", 1: "score 95"}
    game = position(edition, ["g12", "y12", "r12"], phases=[10, 4, 10], groups=groups, facts=facts)
    game.apply("discard g12")
    assert game.state.replay
    assert_resumable(game)
    play(game, random.Random(3), 5)
    assert_resumable(game)


@pytest.mark.rule("S7", "S6")
def test_a_game_can_stop_while_some_play_on_for_the_places() -> None:
    groups = last_phase("dutch", 1)
    game = position("dutch", ["g12", "r12", "y12"], phases=[3, 10, 5], groups=groups)
    assert events_of(game.apply("discard g12"), PlaceWon)
    assert_resumable(game)
    play(game, random.Random(3), 5)
    assert_resumable(game)


@pytest.mark.rule("S7", "S4")
def test_a_finished_game_can_be_written_down_too() -> None:
    game = position("classic", ["g12", "r12"], phases=10, groups=last_phase("classic", 0))
    game.apply("discard g12")
    assert game.is_over
    assert_resumable(game)
    assert Game.from_position(game.position(), seed=0).winners == (0,)


@pytest.mark.rule("S7", "T7")
def test_public_knowledge_about_the_piles_is_kept() -> None:
    """The record and the position contain a new draw pile and the cards seen at its bottom."""
    game = position("continental", ["g12 g11", "r12 y12"], rest="discard", discard="r11", top_of_draw="y11")
    for move in ("discard g12", "draw", "discard r12"):
        game.apply(move)
        assert_resumable(game)
    assert events_of(game.apply("draw"), DiscardsShuffled)
    assert_resumable(game)


@pytest.mark.rule("S7", "K1")
def test_pending_lost_turns_are_kept() -> None:
    game = position("classic", ["S g11", "r12", "y12"], facts={})
    game.apply("skip 2")
    resumed = Game.from_position(game.position(), seed=0)
    for table in (game, resumed):
        table.apply("draw")
        lost = events_of(table.apply("discard r12"), TurnLost)
        assert [event.seat for event in lost] == [2]
