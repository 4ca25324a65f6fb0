"""Complete games as text: a record gives the same game again, or the number of its broken line."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dizaine import BrokenRecord, Game, SeededChance
from dizaine.engine.cards.events import DiscardsShuffled
from tests.sizes import size as choose_size
from tests.text.garbling import garbled
from tests.text.moments import random_book, random_game

LATE_IN_A_ROUND = """
rulebook express
players 2
stage play
dealer 1
round 4
player 0; phase 2; score 20; hand r4 y4 r9 y9 g4 y1
player 1; phase 1; score 65; hand b1 b2 b3 b4 b5
discard g12
"""


def play(game: Game, random: Random, moves: int) -> None:
    for _ in range(moves):
        if game.is_over:
            return
        game.apply(random.choice(game.canonical_moves()))


def draw_and_discard(game: Game, turns: int) -> None:
    """Turns in which no line can be left out, doubled or moved."""
    for _ in range(turns):
        game.apply("draw")
        game.apply(f"discard {game.card_view(game.asked).hand[0]}")


def assert_same(game: Game, again: Game) -> None:
    assert again.rulebook == game.rulebook
    assert again.state == game.state
    assert again.history == game.history
    assert again.record() == game.record()
    for seat in (None, *range(game.state.players)):
        assert again.view(seat) == game.view(seat)


def broken(text: str) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        Game.from_record(text)
    error = caught.value
    assert str(error) == f"line {error.line}: {error.reason}"
    assert error.reason
    assert len(error.reason) < 400
    return error


@pytest.fixture
def lines() -> list[str]:
    """A record of 26 lines: four of the head, lot, deal, and ten turns of a draw and a discard each."""
    game = Game.new("classic", players=3, seed=11)
    draw_and_discard(game, turns=10)
    record = game.record().splitlines()
    assert len(record) == 26
    assert [line.split()[0] for line in record[:6]] == ["dizaine", "rulebook", "players", "seed", "lot", "deal"]
    return record


# The same game again


@pytest.mark.rule("S7")
def test_a_record_gives_the_same_game_again(size: Callable[[int, int], int]) -> None:
    shuffled = 0
    for seed in range(size(10, 500)):
        random = Random(seed)
        game = random_game(random, moves=random.randrange(300))
        if seed % 8 == 0:  # so few cards for so many players that the discards are soon shuffled
            game = Game.new("express+ten-rounds", players=6, seed=seed)
            play(game, random, 150)
        assert_same(game, Game.from_record(game.record()))
        shuffled += any(isinstance(event, DiscardsShuffled) for event in game.history)
    assert shuffled, "the hard case must occur"


@pytest.mark.rule("S7")
@pytest.mark.parametrize("setup", ["new", "position"])
def test_a_seeded_game_continues_after_the_replay_as_if_it_had_never_stopped(setup: str) -> None:
    for seed in range(8):
        random = Random(seed)
        if setup == "new":
            game = Game.new(random_book(random), players=random.randint(2, 6), seed=seed)
        else:
            game = Game.from_position(LATE_IN_A_ROUND, seed=seed)
        play(game, random, 120)
        again = Game.from_record(game.record())
        for _ in range(200):
            if game.is_over:
                break
            move = random.choice(game.canonical_moves())
            assert again.apply(move) == game.apply(move)
        assert_same(game, again)


@pytest.mark.parametrize("seed", [None, 0, 7, -7, 2**80])
def test_a_record_with_and_without_seed(seed: int | None) -> None:
    for game in (
        Game.new("express", players=2, seed=seed),
        Game.from_position(LATE_IN_A_ROUND, seed=seed),
    ):
        play(game, Random(3), 60)
        record = game.record()
        assert ("\nseed " in record) == (seed is not None)
        assert_same(game, Game.from_record(record))


def test_a_game_with_a_custom_source_of_chance_has_a_record_too() -> None:
    game = Game.new("express", players=2, chance=SeededChance(5))
    play(game, Random(3), 60)
    assert "\nseed " not in game.record()
    assert_same(game, Game.from_record(game.record()))


def test_the_seed_is_only_a_remark() -> None:
    game = Game.new("express", players=2, seed=5)
    play(game, Random(3), 30)
    for other in ("seed 6\n", ""):
        again = Game.from_record(game.record().replace("seed 5\n", other))
        assert (again.state, again.history) == (game.state, game.history)


def test_a_record_of_a_position() -> None:
    game = Game.from_position(LATE_IN_A_ROUND, seed=2)
    assert [line for line in game.record().splitlines() if line.startswith("start player ")] == [
        "start player 0; phase 2; done 1; score 20; hand r4 r9 y1 y4 y9 g4",
        "start player 1; phase 1; score 65; hand b1 b2 b3 b4 b5",
    ]
    game.apply("lay 2: set 4 = r4 y4 + set 9 = r9 y9")
    game.apply("hit g4 on 0")
    game.apply("discard y1")
    play(game, Random(2), 50)
    assert_same(game, Game.from_record(game.record()))


def test_a_record_of_a_position_that_waits_for_chance() -> None:
    text = "rulebook express\nplayers 2\nstage {}\nplayer 0; score 40"
    for stage in ("lot", "deal"):
        game = Game.from_position(text.format(stage), seed=2)
        assert f"\nstart stage {stage}\n" in game.record()
        assert_same(game, Game.from_record(game.record()))


def test_a_record_contains_a_custom_book(tmp_path: Path) -> None:
    path = tmp_path / "garden.toml"
    path.write_text('extends = "express+knock"\n[phases]\nlist = ["set of 2", "run of 3"]\n', encoding="utf-8")
    game = Game.new(path, players=3, seed=8)
    play(game, Random(8), 80)
    record = game.record()
    path.unlink()
    again = Game.from_record(record)
    assert again.rulebook.id == "garden"
    assert_same(game, again)


def test_empty_lines_and_other_line_ends_do_not_matter() -> None:
    game = Game.new("express", players=2, seed=5)
    play(game, Random(3), 30)
    record = game.record()
    assert_same(game, Game.from_record(record.replace("\n", "\r\n")))
    assert_same(game, Game.from_record(record.replace("\n", "\n\n  ")))


# Broken ones


def test_every_beginning_is_a_shorter_game_or_lacks_the_answer_of_chance() -> None:
    game, positions = Game.new("express", players=2, seed=5), {}
    random = Random(3)
    for _ in range(150):
        positions[game.record().count("\n")] = game.position()
        play(game, random, 1)
    lines = game.record().splitlines()
    missing = 0
    for count in range(len(lines)):
        text = "\n".join(lines[:count])
        if count in positions:
            assert Game.from_record(text).position() == positions[count]
            continue
        error = broken(text)
        missing += 1
        if count > 3:
            assert error.line == count + 1
            assert "the record ends where the game waits for the line" in error.reason
    assert missing > 6, "a deal or a shuffle in the middle must occur"


@pytest.mark.parametrize(
    "text", ["", "\n", "classic", "dizaine position 1\nrulebook classic", "dizaine record 2", "\0"]
)
def test_what_is_no_record_at_all(text: str) -> None:
    error = broken(text)
    assert (error.line, error.reason) == (1, "a record begins with 'dizaine record 1'")


@pytest.mark.parametrize(
    ("place", "line", "reason"),
    [
        (2, "rulebook classic", "is not valid JSON"),
        (2, "rulebook {}", "is missing"),
        (2, "rulebook " + "[" * 100_000, "JSON"),
        (3, "players 1", "players: classic is for 2 to 6 players, not 1 (M6)"),
        (3, "players 7", "players: classic is for 2 to 6 players, not 7 (M6)"),
        (3, "players three", "'three' is no number of players"),
        (3, "players " + "9" * 5000, "is no number of players"),
        (4, "seed seven", "'seven' is no seed: write a whole number"),
        (4, "seed " + "9" * 5000, "is no seed"),
        (4, "players 3", "players is given twice"),
        (5, "lot 3", "the lot names seat 3, but there are 3 players"),
        (5, "lot x", "'x' is no seat"),
        (5, "deal r1", "the game waits for the line 'lot …' here, not for 'deal r1'"),
        (5, "0: draw", "the game waits for the line 'lot …' here"),
        (6, "deal r1 r2", "these are not exactly the cards of the pile"),
        (6, "deal x", "'x' is no card"),
        (6, "shuffle r1", "the game waits for the line 'deal …' here"),
        (6, "0: draw", "the game waits for the line 'deal …' here"),
        (8, "fold", "say whose move it is"),
        (8, "0: fold", "'fold' is no move"),
        (8, "5: draw", "5: draw: not-at-table (M6)"),
        (8, "lot 0", "the game waits for a move here, not for 'lot 0'"),
        (8, "deal r1", "the game waits for a move here"),
        (8, "start players 3", "say whose move it is"),
        (8, "seed 4", "say whose move it is"),
        (8, "draw", "say whose move it is"),
    ],
)
def test_a_changed_line_is_found(lines: list[str], place: int, line: str, reason: str) -> None:
    lines[place - 1] = line
    error = broken("\n".join(lines))
    assert error.line == place
    assert reason in error.reason


def test_a_line_that_is_missing_or_comes_twice_is_found(lines: list[str]) -> None:
    for place in range(2, len(lines) + 1):
        without = lines[: place - 1] + lines[place:]
        if place in (2, 3):
            assert broken("\n".join(without)).line == 1
        elif place != 4 and place < len(lines):
            assert broken("\n".join(without)).line == place
        twice = lines[:place] + lines[place - 1 :]
        if place < len(lines):
            assert broken("\n".join(twice)).line == place + 1


def test_lines_in_another_order_are_found(lines: list[str]) -> None:
    for place in range(5, len(lines)):
        swapped = [*lines]
        swapped[place - 1], swapped[place] = lines[place], lines[place - 1]
        assert broken("\n".join(swapped)).line in (place, place + 1)


@pytest.mark.rule("M1")
def test_a_deal_of_other_cards_is_found(lines: list[str]) -> None:
    deal = lines[5].split()
    for other in (deal[:-1], [*deal, "r1"], [*deal[:-1], "b1"], [*deal[:-1], deal[1]], [*deal[:-1], "?"]):
        if sorted(other) == sorted(deal):
            continue
        error = broken("\n".join([*lines[:5], " ".join(other), *lines[6:]]))
        assert (error.line, error.reason) == (6, "these are not exactly the cards of the pile")


def test_a_record_cannot_be_continued_with_lines_of_another(lines: list[str]) -> None:
    other = Game.new("classic", players=3, seed=12)
    draw_and_discard(other, turns=10)
    mixed = [*lines[:6], *other.record().splitlines()[6:]]
    assert broken("\n".join(mixed)).line > 6


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("start players 2", "start players 3", "start: "),
        ("start players 2\n", "", "start: stage: the line 'players N' comes first"),
        ("start stage play", "start stage fight", "start: stage 'fight'"),
        ("start player 0; phase 2", "start player 0; phase 3", "start: player 0: the phases done are those before"),
        ("hand b1 b2", "hand b1 b1", "start: cards: too many b1: 2, the deck has 1 (M1)"),
        ("}\nplayers 2", "}\nplayers 3", "the position has 2 players, the record 3"),
    ],
)
def test_an_impossible_start_is_refused(old: str, new: str, reason: str) -> None:
    record = Game.from_position(LATE_IN_A_ROUND).record()
    assert record.count(old) == 1
    error = broken(record.replace(old, new))
    assert error.line == 4
    assert reason in error.reason


@given(st.text())
@example("dizaine record 1\nstart\nrulebook {}")
def test_any_text_is_a_broken_record(text: str) -> None:
    for start in ("", "dizaine record 1\n", "dizaine record 1\nplayers 2\nrulebook "):
        broken(start + text)


def replayed_or_line(text: str) -> Game | int:
    try:
        return Game.from_record(text)
    except BrokenRecord as error:
        return error.line


@pytest.mark.soak
@settings(max_examples=choose_size(70, 2000))
@given(st.randoms(use_true_random=False))
def test_a_garbled_record_is_replayed_or_refused_with_a_line(random: Random) -> None:
    if random.random() < 0.2:
        game = Game.from_position(LATE_IN_A_ROUND, seed=random.randrange(100))
        play(game, random, 40)
    else:
        game = random_game(random, moves=random.choice((5, 40)))
    text = garbled(game.record(), random)
    answer = replayed_or_line(text)
    if isinstance(answer, Game):
        assert Game.from_record(answer.record()).state == answer.state
    else:
        assert 1 <= answer <= text.rstrip().count("\n") + 2, "a line of the record, or the one after it"
