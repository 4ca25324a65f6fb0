"""All players that come with the program, listed once for each kind of game that they play.

The ladder, the menus of the tables, the help pages and the policy numbers of the compiled kernel are read from here.
Players are imported only when one is made, so that help pages appear at once.
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

# The numbers of the policies in the kernel. Plots also choose colours by them, so they never change.
RANDOM: Final = 0
GREEDY: Final = 1
EASY: Final = 2
STEADY: Final = 3
EXPERT: Final = 4
DEFICIT: Final = 5
PARTITION: Final = 6

STAND_IN: Final = "greedy"
"""The player that takes over where another one fails; it plays every kind of game."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A player of one kind of game, and what the rest of the program needs to know about it.

    >>> from dizaine import find_player
    >>> listed = find_player("greedy", "dice")
    >>> listed.name, listed.game, listed.role, listed.is_own
    ('greedy', 'dice', 'ladder', False)
    """

    name: str
    game: KindName
    make: Make
    """Make a new player for one game of a book and one seat."""
    policy: int | None = None
    """Its number in the compiled kernel. Without a number it chooses from views, in plain Python only."""
    role: Role = "ladder"
    """On the ladder from the weakest to the strongest, a baseline for comparison, or the user's own."""
    at_tables: bool = False
    """Whether people can choose to play against it."""
    remembers: bool = False
    """Whether it uses the public history of the round, which costs the kernel time to record."""
    size: int = 0
    """The smallest compiled kernel that includes it: 0 for all, 1 for the larger ones, 2 for the largest only."""
    solved: bool = False
    """Whether it needs the solution of the game: for own books, from `dizaine dice solve`."""
    code: str = ""
    """A hash of the file of the user's own player; built-in ones are hashed with the program."""
    former_names: tuple[str, ...] = ()
    """Its names in older logs and saved games."""

    @property
    def is_own(self) -> bool:
        """Whether it is the user's own and not built in."""
        return self.role == "own"

    @property
    def words(self) -> tuple[str, str]:
        """The ids of the messages with its name and with a sentence about it."""
        if self.is_own:
            return "players-own", "players-own-note"
        return f"page-bot-{self.name}", f"page-bot-note-{self.name}"


def _built_in(game: KindName, name: str, policy: int | None = None, **facts: Any) -> Listed:
    def make(book: Book) -> AnyPlayer:
        from dizaine.players.kinds import make_player

        return make_player(game, name, book)

    return Listed(name, game, make, policy, **facts)


def _of_class(game: KindName, name: str, path: str, **facts: Any) -> Listed:
    """A player that chooses from views, by the path of its class: `dizaine.players.cards.hasty:Hasty`."""
    module, _, attribute = path.partition(":")

    def make(book: Book) -> AnyPlayer:
        from importlib import import_module

        player: AnyPlayer = getattr(import_module(module), attribute)()
        return player

    return Listed(name, game, make, **facts)


PLAYERS: Final = (
    _built_in("cards", "random", RANDOM),
    _built_in("cards", "easy", EASY, at_tables=True, size=1),
    _built_in("cards", "greedy", GREEDY, at_tables=True, former_names=("simple",)),
    _built_in("cards", "steady", STEADY, at_tables=True, size=1, remembers=True),
    _built_in("cards", "expert", EXPERT, at_tables=True, size=2, remembers=True),
    _built_in("cards", "deficit", DEFICIT, role="baseline", size=1),
    _built_in("cards", "partition", PARTITION, role="baseline", size=1, remembers=True),
    _built_in("dice", "random", RANDOM),
    _built_in("dice", "greedy", GREEDY, at_tables=True),
    _built_in("dice", "optimal", at_tables=True, solved=True),
)
"""The ladders from the weakest to the strongest, then the baselines; cards, then dice."""

USUAL: Final[dict[KindName, str]] = {"cards": "steady", "dice": STAND_IN}
"""The player that fills a seat at a table by default."""


def listed(game: KindName) -> dict[str, Listed]:
    """The built-in players of a kind of game, by name.

    >>> list(listed("dice"))
    ['random', 'greedy', 'optimal']
    """
    return {player.name: player for player in PLAYERS if player.game == game}


def ladder(game: KindName) -> tuple[str, ...]:
    """The names on the ladder, from the weakest to the strongest.

    >>> ladder("cards")
    ('random', 'easy', 'greedy', 'steady', 'expert')
    """
    return tuple(name for name, player in listed(game).items() if player.role == "ladder")


def at_tables(game: KindName) -> tuple[str, ...]:
    """The names of the players that people can play against, the weakest first.

    >>> at_tables("dice")
    ('greedy', 'optimal')
    """
    return tuple(name for name, player in listed(game).items() if player.at_tables)


def policy_of(game: KindName, name: str) -> int:
    """The number of a player in the compiled kernel. Raises `ValueError` if it has none."""
    numbers = {other: player.policy for other, player in listed(game).items() if player.policy is not None}
    if name not in numbers:
        raise ValueError(f"no player is called {name!r}; there are {', '.join(numbers)}")
    return numbers[name]


def name_of_now(name: str) -> str:
    """The current name of a player that an older log or saved game names.

    >>> name_of_now("simple"), name_of_now("steady")
    ('greedy', 'steady')
    """
    return next((player.name for player in PLAYERS if name in player.former_names), name)
