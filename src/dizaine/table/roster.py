"""Who may sit down as a bot at the tables of a server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from dizaine.players.own_players import PlayerError, find_player
from dizaine.players.registry import Listed, at_tables, listed
from dizaine.rulebooks.kind_name import KindName


class Roster:
    """Ours, as far as tables offer them, and own players that whoever runs the server has allowed by name.

    Names reach a server over the network, and looking an own player up runs its code. So that is done here, once, and
    later a name is only compared with these.
    """

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        """Raises `PlayerError` for somebody who is no player, or plays no game."""
        self._players = {(game, name): listed(game)[name] for game in get_args(KindName) for name in at_tables(game)}
        for name in allowed:
            found = [player for game in get_args(KindName) if (player := _player_of(name, game)) is not None]
            self._players |= {(player.game, name): player for player in found}

    def names(self, game: KindName) -> tuple[str, ...]:
        """Those who play a kind of game: ours from the weakest to the strongest, then the others."""
        return tuple(name for kind, name in self._players if kind == game)

    def all(self) -> tuple[Listed, ...]:
        """Everybody, by name."""
        return tuple({name: player for (_, name), player in self._players.items()}.values())

    def find(self, name: str, game: KindName) -> Listed:
        """Who is called so; raises `PlayerError`."""
        if (game, name) not in self._players:
            raise PlayerError("unknown", name, game, known=self.names(game))
        return self._players[game, name]


def _player_of(name: str, game: KindName) -> Listed | None:
    """An own player, if it plays a kind of game."""
    try:
        return find_player(name, game)
    except PlayerError as error:
        if error.problem == "other-game":
            return None
        raise


OUR_PLAYERS: Final = Roster()
