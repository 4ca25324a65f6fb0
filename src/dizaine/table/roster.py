"""The roster: the bots that may be seated at the tables of a server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from dizaine.players.own_players import PlayerError, find_player
from dizaine.players.registry import Listed, at_tables, listed
from dizaine.rulebooks.kind_name import KindName


class Roster:
    """The built-in bots that tables offer, and custom players that the server's operator has allowed by name.

    Clients send names of bots, and looking up a custom player runs its code. So the lookup happens here, once;
    names from clients are only compared with the result.
    """

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        """Raises `PlayerError` for a name that is no player, or that plays no kind of game."""
        self.allowed = tuple(allowed)
        """The names of the custom players."""
        self._players = {(game, name): listed(game)[name] for game in get_args(KindName) for name in at_tables(game)}
        for name in self.allowed:
            found = [player for game in get_args(KindName) if (player := _player_of(name, game)) is not None]
            self._players |= {(player.game, name): player for player in found}

    def names(self, game: KindName) -> tuple[str, ...]:
        """The bots for a kind of game: built-in ones from weakest to strongest, then the others."""
        return tuple(name for kind, name in self._players if kind == game)

    def all(self) -> tuple[Listed, ...]:
        """Every bot, once."""
        return tuple({name: player for (_, name), player in self._players.items()}.values())

    def find(self, name: str, game: KindName) -> Listed:
        """The bot with a name; raises `PlayerError`."""
        if (game, name) not in self._players:
            raise PlayerError("unknown", name, game, known=self.names(game))
        return self._players[game, name]


def _player_of(name: str, game: KindName) -> Listed | None:
    """A custom player, or None if it plays only the other kind of game."""
    try:
        return find_player(name, game)
    except PlayerError as error:
        if error.problem == "other-game":
            return None
        raise


BUILT_IN_BOTS: Final = Roster()
