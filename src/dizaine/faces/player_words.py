"""Texts about bots that failed during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dizaine.lab.forfeits import ForfeitReport
    from dizaine.players.answers import PlayerFailed
    from dizaine.words.catalogue import Catalogue


def forfeit_words(catalogue: Catalogue, forfeit: ForfeitReport, games: int) -> str:
    """How many of these games a bot forfeited, and the reason the first time."""
    reason = catalogue.text(f"players-failed-{forfeit.reason}", detail=forfeit.detail)
    return catalogue.text(
        "players-forfeits", bot=forfeit.bot, count=forfeit.games, games=games, seat=forfeit.seat, reason=reason
    )


def failure_words(catalogue: Catalogue, failure: PlayerFailed, bot: str, name: str, seat: int) -> str:
    """That a bot at a table failed, why, and who plays in its place; seats are counted from 0."""
    reason = catalogue.text(f"players-failed-{failure.reason}", detail=failure.detail)
    return catalogue.text("players-replaced", bot=bot, name=name, seat=seat + 1, reason=reason)
