"""Bad input to the public interface: every fault raises a specific error that says what is wrong and why."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dizaine import (
    BrokenRecord,
    DizaineError,
    Draw,
    Game,
    IllegalMove,
    ImpossiblePosition,
    NotationError,
    RulebookError,
    SeededChance,
    UnknownEdition,
)
from dizaine.engine.cards.refusals import REFUSALS
from tests.rule_ids import EXPECTED_IDS
from tests.text.garbling import garbled

OWN_BOOK = """
title = "Garden rules"
extends = "classic+knock"

[deal]
hand = 7
first_wild = "return"

[phases]
list = ["2 sets of 3", "run of 6", "7 of one colour"]

[points]
wild = 30
"""


def refused(edition: object, players: object = 2) -> RulebookError:
    """The error of a new game, checked for all its parts; it names a rule where one is concerned."""
    with pytest.raises(RulebookError) as caught:
        Game.new(edition, players=players, seed=1)  # type: ignore[arg-type]
    error = caught.value
    assert error.field
    assert error.reason
    assert error.rule in ("", *EXPECTED_IDS)
    rule = f" ({error.rule})" if error.rule else ""
    assert str(error).startswith(f"{error.field}: {error.reason}{rule}")
    return error


def own_book(folder: Path, text: str) -> Path:
    path = folder / "garden.toml"
    path.write_text(text, encoding="utf-8")
    return path


# Editions and books


@pytest.mark.parametrize("name", ["", "klassiker", "phase10", "dices", "classic.tom", "KLASSIEK", None, 10, b"classic"])
def test_an_unknown_edition(name: object) -> None:
    error = refused(name)
    assert isinstance(error, UnknownEdition)
    assert error.field == "edition"


@pytest.mark.parametrize(
    ("name", "field", "rule"),
    [
        ("classic+nock", "variant", ""),
        ("classic+knock+knock", "knock", "V3"),
        ("classic+phases", "phases", "V2"),
        ("classic+phases=11", "phases", "V2"),
        ("classic+phases=3,1", "phases", "V2"),
        ("classic+order=1,1", "phases.play", "V2"),
        ("classic+use-taken+free-take", "use-taken", "T10"),
        ("classic+ten-rounds+free-order", "winning.rounds", "V1"),
        ("dutch+ten-rounds", "winning.rounds", "V1"),
    ],
)
def test_variants_that_make_no_sense(name: str, field: str, rule: str) -> None:
    error = refused(name)
    assert (error.field, error.rule) == (field, rule)


@pytest.mark.parametrize(
    ("old", "new", "field", "rule"),
    [
        ("[deal]", "[deal", "garden.toml", ""),
        ("hand = 7", "hand = 7 cards", "garden.toml", ""),
        ("hand = 7", "hand = ", "garden.toml", ""),
        ("hand = 7", "hand = 7\nhand = 8", "garden.toml", ""),
        ("hand = 7", 'hand = "seven"', "deal.hand", "M5"),
        ("hand = 7", "hand = 0", "deal.hand", "M5"),
        ("hand = 7", "hand = 16", "deal.hand", "M5"),
        ("hand = 7", "hands = 7", "deal.hands", ""),
        ("hand = 7", "hand = 5", "phases.list[3]", "P8"),
        ('"return"', '"burn"', "deal.first_wild", "T8"),
        ("[deal]", "[dealing]", "dealing", ""),
        ("run of 6", "run of 13", "phases.list[2]", "P2"),
        ("run of 6", "run of six", "phases.list[2]", "P1"),
        ("2 sets of 3", "set of 1", "phases.list[1]", "P1"),
        ("wild = 30", "wild = -1", "points.wild", "S2"),
        ("classic+knock", "klassiker", "edition", ""),
        ("classic+knock", "garden.toml", "extends", ""),
        ("classic+knock", "missing.toml", "missing.toml", ""),
    ],
)
def test_a_broken_custom_book(tmp_path: Path, old: str, new: str, field: str, rule: str) -> None:
    assert OWN_BOOK.count(old) == 1
    assert Game.new(own_book(tmp_path, OWN_BOOK), players=2, seed=1).canonical_moves()
    error = refused(own_book(tmp_path, OWN_BOOK.replace(old, new)))
    assert (Path(error.field).name, error.rule) == (field, rule)


def test_a_book_that_is_not_there_or_is_no_text(tmp_path: Path) -> None:
    assert "cannot be read" in refused(tmp_path / "missing.toml").reason
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    assert "cannot be read" in refused(folder).reason
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\0\1")
    assert "is not valid TOML" in refused(binary).reason


@settings(max_examples=150)
@given(st.randoms(use_true_random=False))
def test_a_garbled_book_is_played_or_refused(tmp_path_factory: pytest.TempPathFactory, random: Random) -> None:
    path = own_book(tmp_path_factory.getbasetemp(), garbled(OWN_BOOK, random))
    try:
        game = Game.new(path, players=2, seed=1)
    except RulebookError:
        return
    assert game.canonical_moves()


# Players


@pytest.mark.rule("M6")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch", "dutch-original"])
@pytest.mark.parametrize("players", [1, 7, 0, -1, 10**9, 2.0, "2", None, True])
def test_a_table_for_one_or_seven(edition: str, players: object) -> None:
    error = refused(edition, players)
    assert (error.field, error.rule) == ("players", "M6")
    assert error.reason == f"{edition} is for 2 to 6 players, not {players!r}"


@pytest.mark.rule("M5")
def test_more_players_than_the_deck_can_serve(tmp_path: Path) -> None:
    book = own_book(tmp_path, 'extends = "express"\n[deal]\nhand = 15\n')
    assert Game.new(book, players=3, seed=1).state.hand_size[:3] == [15, 15, 15]
    error = refused(book, 4)
    assert (error.field, error.rule) == ("players", "M5")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_view_of_a_seat_that_nobody_has(seat: int) -> None:
    with pytest.raises(ValueError, match=r"seats go from 0 to 1"):
        Game.new("classic", players=2, seed=1).view(seat)


def test_a_seed_and_a_source_of_chance_at_once() -> None:
    with pytest.raises(ValueError, match="not both"):
        Game.new("classic", players=2, seed=1, chance=SeededChance(1))


# Moves


@pytest.mark.parametrize(
    "text", ["", "?", "fold", "draw draw", "0: ", "discard r99", "lay", "hit W", "🂡", "0" * 10_000]
)
def test_a_garbage_move_is_no_move_and_changes_nothing(text: str) -> None:
    game = Game.new("classic", players=2, seed=1)
    before = (game.position(), game.record(), game.history)
    for refused_by in (game.apply, game.refusal, game.parse):
        with pytest.raises(NotationError):
            refused_by(text)
    assert (game.position(), game.record(), game.history) == before


@pytest.mark.parametrize(
    "text",
    [
        "7: draw",
        "99999: take",
        "discard b1",
        "discard ?",
        "hit W on 99999 low",
        "skip 99999",
        "skip",
        "lay 99999: set 7 = r7",
        "lay 1: set 99999 = W W W + set 0 = W W W",
        "lay 1: set 7 = ? S W",
        "lay 1: " + " + ".join(["set 1 = W"] * 100),
        "lay 1: run 1 = " + "W " * 160,
        "knock",
        "pass",
        "close",
    ],
)
@pytest.mark.parametrize("stage", ["draw", "play"])
def test_a_move_that_is_not_allowed_is_refused_with_name_and_rule_and_changes_nothing(text: str, stage: str) -> None:
    game = Game.new("classic", players=2, seed=1)
    if stage == "play":
        game.apply("draw")
    before = (game.position(), game.record(), game.history)
    with pytest.raises(IllegalMove) as caught:
        game.apply(text)
    assert caught.value.refusal in REFUSALS
    assert caught.value.refusal.rule in EXPECTED_IDS
    assert str(caught.value).endswith(f"{caught.value.refusal.name} ({caught.value.refusal.rule})")
    assert game.refusal(text) == caught.value.refusal
    assert (game.position(), game.record(), game.history) == before


def test_a_move_in_a_game_that_is_over() -> None:
    game = Game.from_position("rulebook classic\nplayers 2\nstage over\nround 3\nwinners 1\nplayer 0; hand r1")
    assert (game.is_over, game.winners, game.canonical_moves()) == (True, (1,), ())
    with pytest.raises(IllegalMove, match=r"game-over \(S4\)"):
        game.apply(Draw(0))


# The family of errors


def test_all_errors_have_one_base_class_and_distinct_types() -> None:
    kinds = (NotationError, IllegalMove, ImpossiblePosition, BrokenRecord, RulebookError)
    for kind in kinds:
        assert issubclass(kind, DizaineError)
        assert not any(issubclass(kind, other) for other in kinds if other is not kind)
    assert issubclass(UnknownEdition, RulebookError)
