"""Saved games in the old file format, from before games were kept in the store."""

from pathlib import Path

from dizaine import Game
from dizaine.players.registry import listed


def old_text(game: Game, *seats: str, language: str = "en", deck: str = "phase", more: str = "") -> str:
    """The text of a save; seats are written as `person Ada` or `steady Bram`."""
    head, *record = game.record().splitlines()
    remarks = [f"# seat {seat}" for seat in seats] + [f"# language {language}"]
    if game.rulebook.kind == "cards":
        remarks.append(f"# deck {deck}")
    remarks.append("# begun 2026-11-15 20:15")
    over = ["# over"] if game.is_over else []
    lines = 2 + len(remarks) + len(record) + len(over)
    return "\n".join([head, f"# saved {lines:010d} lines", *remarks, *record, *over]) + "\n" + more


def old_save(folder: Path, game: Game, *seats: str, number: int = 1, **options: str) -> Path:
    """A file with the text of a save."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{number}.dizaine"
    path.write_text(old_text(game, *seats, **options), encoding="utf-8")
    return path


def played(edition: str, moves: int, *, seed: int | None = 5) -> Game:
    """A game of two after some moves, or to its end."""
    game = Game.new(edition, players=2, seed=seed)
    while moves > 0 and not game.is_over:
        player = listed(game.rulebook.kind)["greedy"].make(game.rulebook)
        game.apply(player.choose(game.view(game.asked)))
        moves -= 1
    return game
