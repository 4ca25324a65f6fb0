"""Find players by name; the user's own by `module:Class` or by an entry point of the group `dizaine.players`.

The module may be in the current folder or in the installed environment. Importing it runs its code, so names from the
network must never get here.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from dizaine.players.registry import Listed, at_tables, listed
from dizaine.rulebooks import DizaineError
from dizaine.rulebooks.kind_name import KindName
from dizaine.rulebooks.library import Book

if TYPE_CHECKING:
    from dizaine.players.player import AnyPlayer

GROUP: Final = "dizaine.players"
FORM: Final = "module:Class"
"""The form of the name of the user's own player."""
LONGEST_DETAIL: Final = 160
_OWN: Final = re.compile(r"\w[\w.]*:\w+")
_PLAIN: Final = re.compile(r"(?!person$)\w[\w.-]*")
"""A name that lists and saved games can hold; there, `person` means a human player."""
Problem = Literal["unknown", "lab-only", "no-module", "import", "no-class", "no-player", "other-game", "not-made"]


class PlayerError(DizaineError):
    """A name that cannot be turned into a player; faces translate `problem`.

    >>> from dizaine import PlayerError, find_player
    >>> try:
    ...     find_player("gready", "dice")
    ... except PlayerError as error:
    ...     print(error)
    no player is called 'gready'; there are random, greedy, optimal, and your own: module:Class
    """

    def __init__(
        self, problem: Problem, name: str, game: KindName, detail: str = "", known: tuple[str, ...] = ()
    ) -> None:
        super().__init__(problem, name, game, detail, known)
        self.problem = problem
        self.name = name
        self.game = game
        self.detail = detail
        """The module, the class, or the Python error."""
        self.known = known
        """The names that could have been meant."""

    def __str__(self) -> str:
        if self.problem == "unknown":
            return f"no player is called {self.name!r}; there are {', '.join(self.known)}, and your own: module:Class"
        if self.problem == "lab-only":
            return (
                f"{self.name!r} plays in simulations and tournaments only; at a table there are {', '.join(self.known)}"
            )
        return f"the player {self.name!r} cannot play {self.game}: {self.problem} {self.detail}".rstrip()


def known_names(game: KindName, *, at_table: bool = False) -> tuple[str, ...]:
    """The names of all players of a kind of game: built-in ones, and those of installed packages.

    With `at_table`, of the built-in ones only those that people can play against.

    >>> from dizaine import known_names
    >>> known_names("dice")
    ('random', 'greedy', 'optimal')
    """
    return tuple(dict.fromkeys((*(at_tables(game) if at_table else listed(game)), *_installed())))


def find_player(name: str, game: KindName, *, at_table: bool = False) -> Listed:
    """Find a player by name: a built-in one, or one of your own, which is imported now. Raises `PlayerError`.

    >>> from dizaine import Game, find_player
    >>> game = Game.new("classic", players=2, seed=7)
    >>> bot = find_player("greedy", "cards").make(game.rulebook)
    >>> print(bot.choose(game.view(game.asked)))
    0: draw
    """
    ours = listed(game).get(name)
    if ours is not None and (ours.at_tables or not at_table):
        return ours
    if not _OWN.fullmatch(name) and (ours is not None or name not in _installed()):
        problem: Problem = "unknown" if ours is None else "lab-only"
        raise PlayerError(problem, name, game, known=known_names(game, at_table=at_table))
    return _own(name, game, os.getcwd())


def describe(error: BaseException) -> str:
    """An error in the user's code, short enough for one line."""
    text = " ".join(f"{type(error).__name__}: {error}".removesuffix(": ").split())
    return text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]}..."


@lru_cache(maxsize=64)
def _own(name: str, game: KindName, folder: str) -> Listed:
    module, colon, attribute = name.partition(":")
    if not colon:
        module, attribute = _installed()[name].module, _installed()[name].attr
    player_class = _imported(name, game, module, attribute, folder)
    if not isinstance(player_class, type) or not callable(getattr(player_class, "choose", None)):
        raise PlayerError("no-player", name, game)
    if game not in getattr(player_class, "games", ("cards",)):
        raise PlayerError("other-game", name, game, next(iter(set(get_args(KindName)) - {game})))

    def make(book: Book) -> AnyPlayer:
        try:
            player: AnyPlayer = player_class()
        except (Exception, SystemExit) as error:
            raise PlayerError("not-made", name, game, describe(error)) from error
        return player

    return Listed(name, game, make, role="own", at_tables=True, code=_file_hash(player_class))


def _file_hash(player_class: type) -> str:
    source = getattr(sys.modules[player_class.__module__], "__file__", None)
    return hashlib.sha256(Path(source).read_bytes()).hexdigest() if source else ""


def _main_program(module: str) -> ModuleType | None:
    """The running program, if it is the module: importing it again would run it again."""
    main = sys.modules["__main__"]
    file = getattr(main, "__file__", None)
    folders = {Path(folder or ".").resolve() for folder in sys.path}
    return main if file and Path(file).stem == module and Path(file).parent.resolve() in folders else None


def _imported(name: str, game: KindName, module: str, attribute: str, folder: str) -> Any:
    """Import an attribute of a module. The folder goes last on the path, so that no file there hides another module."""
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        found: Any = _main_program(module) or import_module(module)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        problem: Problem = "no-module" if f"{module}.".startswith(f"{missing}.") else "import"
        raise PlayerError(problem, name, game, missing if problem == "no-module" else describe(error)) from error
    except (Exception, SystemExit) as error:
        raise PlayerError("import", name, game, describe(error)) from error
    player_class = getattr(found, attribute, None)
    if player_class is None:
        classes = [other for other, value in vars(found).items() if hasattr(value, "choose")]
        raise PlayerError("no-class", name, game, attribute, tuple(f"{module}:{other}" for other in classes))
    return player_class


@lru_cache(maxsize=1)
def _installed_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if _PLAIN.fullmatch(entry.name)}


def _installed() -> dict[str, EntryPoint]:
    """The entry points of installed packages, by name. They never replace a built-in player."""
    return _installed_on(tuple(sys.path))
