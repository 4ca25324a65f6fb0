"""Saved games in the old file format move into the store: the same games under the same numbers; no file is lost."""

from pathlib import Path

import pytest

from dizaine import Game
from dizaine.afterwards.verify import verify
from dizaine.keeping.kept_games import KeptGames
from dizaine.table.seats import Seat
from tests.keeping.old_saves import old_save, played
from tests.sizes import SOAKING

SEATS = ("person Ada", "greedy Bram")


@pytest.mark.soak
@pytest.mark.parametrize("moves", [0, 40, 10_000])
@pytest.mark.parametrize("seed", [None, 5] if SOAKING else [5])
@pytest.mark.parametrize("edition", ["express+phases=2", "continental+knock+phases=1", "dutch", "dice", "dice-french"])
def test_a_save_becomes_the_same_game(tmp_path: Path, edition: str, seed: int | None, moves: int) -> None:
    game = played(edition, moves, seed=seed)
    path = old_save(tmp_path / "games", game, *SEATS, number=12, language="fr")
    content = path.read_bytes()
    with KeptGames(tmp_path) as games:
        record, facts, over = games.read(12)
        assert record == game.record()
        assert (facts.seats, facts.language, over) == ((Seat("Ada"), Seat("Bram", "greedy")), "fr", game.is_over)
        assert games.summary(12).played.timestamp() == pytest.approx(Path(f"{path}.moved").stat().st_mtime)
        kept = games.open(12)
        assert kept.game.history == game.history
        while not kept.game.is_over and not game.is_over and len(kept.game.inputs) < len(game.inputs) + 60:
            if kept.game.asked == 0:
                kept.play(0, kept.game.canonical_moves()[0])
            else:
                assert kept.go_on(1) is None
        kept.close()
        record = kept.record()
    assert Game.from_record(record).record() == record
    assert not path.exists()
    assert Path(f"{path}.moved").read_bytes() == content
    with KeptGames(tmp_path) as games:
        assert games.numbers() == [12]
        assert games.read(12)[0] == record


def test_its_deals_cannot_be_verified(tmp_path: Path) -> None:
    old_save(tmp_path / "games", played("express+phases=1", 10_000, seed=None), *SEATS)
    with KeptGames(tmp_path) as games:
        record, _, over = games.read(1)
    assert over
    assert [fault.problem for fault in verify(record).faults] == ["no-table"]


def test_an_interrupted_import_is_finished(tmp_path: Path) -> None:
    path = old_save(tmp_path / "games", played("express", 9), *SEATS)
    with KeptGames(tmp_path):
        pass
    Path(f"{path}.moved").rename(path)
    with KeptGames(tmp_path) as games:
        assert games.numbers() == [1]
        assert games.summary(1).error is None
    assert not path.exists()


def test_a_save_with_too_many_seats_is_refused_and_stays(tmp_path: Path) -> None:
    path = old_save(tmp_path / "games", played("express", 9), "person Ada", "greedy Bram", "greedy Clara")
    with KeptGames(tmp_path) as games:
        error = games.summary(1).error
    assert error is not None
    assert error.problem == "foreign"
    assert path.exists()
