"""All players that come with the program, each once for every kind of game that it plays.

Whatever needs to know who there is asks here: the ladder, the menus of the tables, help pages, the numbers of the
compiled kernel and the choice between it and plain Python. The list itself is light, so that help answers at once:
a player is imported when one is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from dizaine.players.player import AnyPlayer
    from dizaine.rulebooks.kind_name import KindName
    from dizaine.rulebooks.library import Book

Role = Literal["ladder", "baseline", "own"]
Make = Callable[["Book"], "AnyPlayer"]

# The numbers of the policies in the kernel. They are also the colours of pictures, so they never change.
RANDOM: Final = 0
GREEDY: Final = 1
EASY: Final = 2
STEADY: Final = 3
EXPERT: Final = 4
DEFICIT: Final = 5
PARTITION: Final = 6

STAND_IN: Final = "greedy"
"""Who plays on where another one fails; it plays every game."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A player of one kind of game, and all that others need to know about it.

    >>> from dizaine import find_player
    >>> listed = find_player("greedy", "dice")
    >>> listed.name, listed.game, listed.role, listed.is_own
    ('greedy', 'dice', 'ladder', False)
    """

    name: str
    game: KindName
    make: Make
    """A new one, for one game of a book and one seat."""
    policy: int | None = None
    """Its number in the compiled kernel; without one it looks at views, and only plain Python can host it."""
    role: Role = "ladder"
    """On the ladder from the weakest to the strongest, only there to compare with, or somebody's own."""
    at_tables: bool = False
    """Whether people are offered to play against it."""
    remembers: bool = False
    """Whether it uses what happened in the round, which takes the kernel its time to keep."""
    size: int = 0
    """0 if every compiled kernel has it. The others take long to compile: 1 if larger ones have it, 2 the largest."""
    solved: bool = False
    """Whether it needs the solution of the game, from `dizaine dice solve`."""
    code: str = ""
    """A hash of what an own player is made of; ours are hashed with the program."""
    former_names: tuple[str, ...] = ()
    """What it is called in older logs and saved games."""

    @property
    def is_own(self) -> bool:
        """Whether somebody brought it along."""
        return self.role == "own"

    @property
    def words(self) -> tuple[str, str]:
        """The messages with its name for people, and with a sentence about it."""
        if self.is_own:
            return "players-own", "players-own-note"
        return f"page-bot-{self.name}", f"page-bot-note-{self.name}"


def _ours(game: KindName, name: str, policy: int | None = None, **facts: Any) -> Listed:
    def make(book: Book) -> AnyPlayer:
        from dizaine.players.kinds import make_player

        return make_player(game, name, book)

    return Listed(name, game, make, policy, **facts)


def _of_module(game: KindName, name: str, place: str, **facts: Any) -> Listed:
    """A player that looks at views, by the place of its class: `dizaine.players.cards.hasty:Hasty`."""
    module, _, kind = place.partition(":")

    def make(book: Book) -> AnyPlayer:
        from importlib import import_module

        player: AnyPlayer = getattr(import_module(module), kind)(book)
        return player

    return Listed(name, game, make, **facts)


PLAYERS: Final = (
    _ours("cards", "random", RANDOM),
    _ours("cards", "easy", EASY, at_tables=True, size=1),
    _ours("cards", "greedy", GREEDY, at_tables=True, former_names=("simple",)),
    _ours("cards", "steady", STEADY, at_tables=True, size=1, remembers=True),
    _ours("cards", "expert", EXPERT, at_tables=True, size=2, remembers=True),
    _ours("cards", "deficit", DEFICIT, role="baseline", size=1),
    _ours("cards", "partition", PARTITION, role="baseline", size=1, remembers=True),
    _ours("dice", "random", RANDOM),
    _ours("dice", "greedy", GREEDY, at_tables=True),
    _of_module("dice", "optimal", "dizaine.players.dice.players:OptimalPlayer", at_tables=True, solved=True),
)
"""The ladders from the weakest to the strongest, then the baselines; cards, then dice."""

USUAL: Final[dict[KindName, str]] = {"cards": "steady", "dice": STAND_IN}
"""Who fills a seat at a table where nothing else is said."""


def listed(game: KindName) -> dict[str, Listed]:
    """Those who play a kind of game, by their names.

    >>> list(listed("dice"))
    ['random', 'greedy', 'optimal']
    """
    return {player.name: player for player in PLAYERS if player.game == game}


def ladder(game: KindName) -> tuple[str, ...]:
    """From the weakest to the strongest.

    >>> ladder("cards")
    ('random', 'easy', 'greedy', 'steady', 'expert')
    """
    return tuple(name for name, player in listed(game).items() if player.role == "ladder")


def at_tables(game: KindName) -> tuple[str, ...]:
    """Those whom people can play against, the weakest first.

    >>> at_tables("dice")
    ('greedy', 'optimal')
    """
    return tuple(name for name, player in listed(game).items() if player.at_tables)


def policy_of(game: KindName, name: str) -> int:
    """The number of a player in the compiled kernel; raises `ValueError` for a name that has none."""
    numbers = {other: player.policy for other, player in listed(game).items() if player.policy is not None}
    if name not in numbers:
        raise ValueError(f"no player is called {name!r}; there are {', '.join(numbers)}")
    return numbers[name]


def name_of_now(name: str) -> str:
    """What a player is called today whom an older log or saved game names.

    >>> name_of_now("simple"), name_of_now("steady")
    ('greedy', 'steady')
    """
    return next((player.name for player in PLAYERS if name in player.former_names), name)
