"""The games of one deal in a tournament."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, cast, get_args

from dizaine.lab.forfeits import Forfeit, Forfeits
from dizaine.lab.results import Results
from dizaine.players.answers import Reason

WIN: Final = 60
"""The value of a win: two to six winners can share it without a remainder."""


class GameResult(NamedTuple):
    """The result of a game."""

    winners: int
    """A bit for each winner."""
    scores: tuple[int, ...]
    """By seat."""
    rounds: int
    decisions: int
    forfeits: tuple[Forfeit, ...] = ()

    @classmethod
    def of(cls, results: Results, place: int, seats: int, forfeits: Sequence[Forfeit]) -> GameResult:
        """One of the results that the kernel stored."""
        scores = tuple(results.score[place][:seats])
        return cls(results.winners[place], scores, results.rounds[place], results.decisions[place], tuple(forfeits))

    def won(self, seat: int) -> int:
        """A seat's part of the win, which several winners share equally.

        >>> GameResult(0b101, (10, 20, 10), 7, 99).won(2)
        30
        """
        return WIN // self.winners.bit_count() if self.winners >> seat & 1 else 0


@dataclass(frozen=True, slots=True)
class Block:
    """One deal of one pairing. In game 0 the lone player has seat 0, in game 1 seat 1, and so on."""

    games: tuple[GameResult, ...]

    @property
    def won(self) -> int:
        """The lone player's wins, in sixtieths."""
        return sum(game.won(place) for place, game in enumerate(self.games))

    @property
    def forfeits(self) -> Forfeits:
        """The games that were forfeited."""
        return Forfeits.of_games([game.forfeits for game in self.games])

    def to_line(self) -> str:
        """The block as one line, without its end."""
        return json.dumps([game if game.forfeits else game[:-1] for game in self.games], separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str, seats: int) -> Block:
        """Read what `to_line` wrote; anything else is a ValueError."""
        games = json.loads(line)
        if not (isinstance(games, list) and len(games) == seats):
            raise ValueError(f"a block has {seats} games")
        return cls(tuple(_game(game, seats) for game in games))


def _game(game: object, seats: int) -> GameResult:
    match game:
        case [int(winners), list(scores), int(rounds), int(decisions), *forfeits] if (
            0 < winners < 1 << seats
            and len(scores) == seats
            and all(type(score) is int for score in scores)
            and len(forfeits) <= 1
        ):
            return GameResult(winners, tuple(scores), rounds, decisions, _forfeits(forfeits[0] if forfeits else []))
    raise ValueError(f"no result of a game: {game!r}")


def _forfeits(forfeits: object) -> tuple[Forfeit, ...]:
    """The forfeits of a game."""
    found: list[Forfeit] = []
    for forfeit in forfeits if isinstance(forfeits, list) else [forfeits]:
        match forfeit:
            case [int(seat), str(bot), str(reason), str(detail)] if reason in get_args(Reason):
                found.append(Forfeit(seat, bot, cast(Reason, reason), detail))
            case _:
                raise ValueError(f"no forfeit: {forfeit!r}")
    return tuple(found)
