"""What games add up to: exact integer sums, so that the order in which games are counted makes no difference.

A game gives one value to each measure. A tally keeps, over all games, the sums of the values, of their squares, and
of their products with the measure that they are told in relation to (turns *per round*, phases laid *per attempt*):
enough for every mean, every ratio and its confidence interval, however many games there were.

Each kind of game has a tally of its own. Here is what all of them count.
"""

from typing import Any, ClassVar, Final, Self

from dizaine.engine.dialect import Record, rule
from dizaine.engine.limits import PLAYERS
from dizaine.lab.lineup import BOTS, Lineup

# Measures of one game. Where a number of them stands for seats, bots or phases, the first one is named.
GAMES: Final = 0  # always 1
WINS: Final = 1  # by seat; a shared win counts for each winner
BOT_WINS: Final = WINS + PLAYERS  # by policy, its seats added up
POINTS: Final = BOT_WINS + BOTS  # by seat, at the end
BOT_POINTS: Final = POINTS + PLAYERS
SHARED: Final = BOT_POINTS + BOTS  # 1 for a game with several winners
DECISIONS: Final = SHARED + 1
FURTHER: Final = DECISIONS + 1
"""The first measure of a kind's own."""


class Tally(Record):
    """The sums over all games counted, and beside them the values of the game that is being played."""

    __slots__ = ()
    SUMS: ClassVar[tuple[str, ...]] = ("sums", "squares", "products")
    """The fields that hold all games."""

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
    """The sums of two tables, place by place."""
    return one + other if isinstance(one, int) else [_added(*pair) for pair in zip(one, other, strict=True)]


@rule
def count_players(value: list[int], lineup: Lineup, winners: int, score: list[int], decisions: int) -> None:
    """A game is over: who won, with how many points, after how many decisions."""
    value[GAMES] = 1
    for seat in range(lineup.players):
        won = winners >> seat & 1
        value[WINS + seat] = won
        value[BOT_WINS + lineup.policy[seat]] += won
        value[POINTS + seat] = score[seat]
        value[BOT_POINTS + lineup.policy[seat]] += score[seat]
    value[SHARED] = 1 if winners & (winners - 1) else 0
    value[DECISIONS] = decisions
