"""Sums over games, in exact integers, so that the order of counting makes no difference.

A game gives one value for each measure. A tally holds, over all games, the sums of the values, of their squares, and of
their products with the base of the measure (turns *per round*, phases laid *per attempt*). That is enough for every
mean and ratio with its confidence interval, however many games there are.

Each kind of game has its own tally. This is what all of them count.
"""

from typing import Any, ClassVar, Final, Self

from dizaine.engine.dialect import Record, rule
from dizaine.engine.limits import PLAYERS
from dizaine.lab.lineup import BOTS, Lineup

# Measures of one game. Of several consecutive ones, by seat, bot or phase, the first is named.
GAMES: Final = 0  # always 1
WINS: Final = 1  # by seat; a shared win counts for each winner
BOT_WINS: Final = WINS + PLAYERS  # by policy, its seats added up
POINTS: Final = BOT_WINS + BOTS  # by seat, at the end
BOT_POINTS: Final = POINTS + PLAYERS
SHARED: Final = BOT_POINTS + BOTS  # 1 for a game with several winners
DECISIONS: Final = SHARED + 1
FURTHER: Final = DECISIONS + 1
"""The first measure that is specific to a kind of game."""


class Tally(Record):
    """The sums over all games counted, and the values of the current game."""

    __slots__ = ()
    SUMS: ClassVar[tuple[str, ...]] = ("sums", "squares", "products")
    """The fields that cover all games."""

    sums: list[int]
    squares: list[int]
    products: list[int]

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.sums[GAMES]

    def plus(self, other: Self) -> Self:
        """The tally of all games of two tallies."""
        total = type(self)()
        for name in self.SUMS:
            setattr(total, name, _added(getattr(self, name), getattr(other, name)))
        return total


def _added(one: Any, other: Any) -> Any:
    """The elementwise sum of two tables."""
    return one + other if isinstance(one, int) else [_added(*pair) for pair in zip(one, other, strict=True)]


@rule
def count_players(value: list[int], lineup: Lineup, winners: int, score: list[int], decisions: int) -> None:
    """Enter the winners, points and decisions of a game that is over."""
    value[GAMES] = 1
    for seat in range(lineup.players):
        won = winners >> seat & 1
        value[WINS + seat] = won
        value[BOT_WINS + lineup.policy[seat]] += won
        value[POINTS + seat] = score[seat]
        value[BOT_POINTS + lineup.policy[seat]] += score[seat]
    value[SHARED] = 1 if winners & (winners - 1) else 0
    value[DECISIONS] = decisions
