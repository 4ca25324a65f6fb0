"""Saved games of dice: the same promises as for cards, in the same folder; what was saved before stays readable."""

from pathlib import Path

import pytest

from dizaine import Game
from dizaine.keeping.save_file import Facts, SaveError, SaveFile, SaveText
from dizaine.keeping.saves import SavedGames
from dizaine.players.dice.players import PolicyPlayer
from dizaine.table.seats import Seat, seats_for

FACTS = Facts((Seat("Ada Lovelace"), Seat("Bram", "greedy")), "nl", "", "2026-11-15 20:15")
OLD_SAVE = """dizaine record 1
# saved {count:010d} lines
# seat person
# seat simple Bram
# language fr
# deck ordinary
# begun 2026-11-15 20:15
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "1.dizaine"


def start(path: Path, *, seed: int | None = 5, edition: str = "dice") -> tuple[SaveFile, Game]:
    game = Game.new(edition, players=2, seed=seed)
    return SaveFile.create(game, FACTS, lambda: path), game


def play(save: SaveFile, game: Game, moves: int) -> None:
    for _ in range(moves):
        if not game.is_over:
            game.apply(PolicyPlayer("greedy").choose(game.view(game.asked)))
            save.append(game)


def position_in(path: Path) -> str:
    save, game = SaveFile.open(path)
    save.close()
    assert isinstance(game, Game)
    return game.position()


def problem_of(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        SaveFile.open(path)
    assert path.read_bytes() == before
    return caught.value.problem


def test_a_saved_game_is_a_record_with_remarks(path: Path) -> None:
    save, game = start(path)
    play(save, game, 12)
    save.close()
    assert Game.from_record(path.read_text(encoding="utf-8")).record() == game.record()
    text = SaveText.read(path)
    assert text.facts == FACTS
    assert text.record_lines == game.record().splitlines()
    assert text.safe == len(text.lines)
    assert "# deck" not in path.read_text(encoding="utf-8")


def test_it_goes_on_where_it_stopped(path: Path) -> None:
    save, game = start(path, seed=None, edition="dice-french")
    play(save, game, 9)
    save.close()
    save, again = SaveFile.open(path)
    assert isinstance(again, Game)
    assert again.position() == game.position()
    play(save, again, 1000)
    save.close()
    assert again.is_over
    assert path.read_text(encoding="utf-8").splitlines()[-1] == "# over"
    assert position_in(path) == again.position()


def test_a_crash_at_any_byte_of_a_move_loses_only_that_move(path: Path) -> None:
    """A move brings its throw along: what a dying program leaves of either is cut off."""
    save, game = start(path)
    play(save, game, 5)
    before, position = path.read_bytes(), game.position()
    play(save, game, 1)
    save.close()
    written, whole = path.read_bytes()[len(before) :], game.position()
    assert written.count(b"\n") == 2
    for length in range(len(written)):
        path.write_bytes(before + written[:length])
        assert position_in(path) == position
        assert path.read_bytes() == before
    path.write_bytes(before + written)
    assert position_in(path) == whole


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (-1, "dice r5", "broken"),
        (-1, "nonsense", "broken"),
        (-2, "0: roll 11", "broken"),
        (0, "dizaine dice record 2", "foreign"),
        (0, "dizaine record 1", "broken"),
        (2, "# seat ,robot Hal", "foreign"),
        (4, "# deck phase", "foreign"),
    ],
)
def test_a_changed_line_is_noticed(path: Path, line: int, text: str, problem: str) -> None:
    save, game = start(path)
    play(save, game, 7)
    save.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line] = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert problem_of(path) == problem


def test_a_truncated_file_is_refused_and_stays(path: Path) -> None:
    save, game = start(path)
    play(save, game, 7)
    save.close()
    whole = path.read_bytes()
    for length in (*range(0, len(whole), 17), len(whole) - 1):
        path.write_bytes(whole[:length])
        assert problem_of(path) in ("truncated", "foreign")


def test_cards_and_dice_lie_in_one_folder(tmp_path: Path) -> None:
    saves = SavedGames(tmp_path)
    cards = Game.new("express", players=2, seed=1)
    saves.create(cards, Facts((Seat(""), Seat("Bram", "steady")), "en")).close()
    save = saves.create(Game.new("dice", players=2, seed=1), FACTS)
    game = Game.new("dice", players=2, seed=1)
    play(save, game, 4)
    save.close()
    first, second = sorted(saves.summaries(), key=lambda summary: summary.number)
    assert (first.edition, first.rounds, first.moves) == ("express", 1, 0)
    assert (second.edition, second.rounds, second.moves, second.over) == ("dice", 0, 4, False)
    for number, kind in ((1, Game), (2, Game)):
        opened, game_again = saves.open(number)
        opened.close()
        assert isinstance(game_again, kind)


def test_what_was_saved_before_there_were_dice_is_read(path: Path) -> None:
    """The form of a save from the time of cards alone, byte for byte."""
    record = Game.new("express", players=2, seed=3).record().splitlines()
    head = OLD_SAVE.format(count=7 + len(record) - 1)
    path.parent.mkdir()
    path.write_text(head + "\n".join(record[1:]) + "\n", encoding="utf-8")
    save, game = SaveFile.open(path)
    save.close()
    assert isinstance(game, Game)
    assert save.facts == Facts((Seat(""), Seat("Bram", "greedy")), "fr", "ordinary", "2026-11-15 20:15")
    assert path.read_text(encoding="utf-8") == head + "\n".join(record[1:]) + "\n"


def test_bots_of_the_dice_are_another_kind() -> None:
    assert [seat.kind for seat in seats_for(["Ada"], 3, ["greedy"])] == ["person", "greedy", "greedy"]
    assert [seat.kind for seat in seats_for(["Ada"], 2)] == ["person", "steady"]
    assert [seat.kind for seat in seats_for(["Ada"], 4, ["easy", "expert"])] == ["person", "easy", "expert", "easy"]
