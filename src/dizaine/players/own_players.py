"""Players of one's own, by name: `module:Class`, or a plain name of the entry-point group `dizaine.players`.

The module may lie in the current folder or in the installed environment. Importing it runs its code, so a name that
comes from elsewhere, such as from the network, must never get here.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable
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
"""How an own player is named."""
LONGEST_DETAIL: Final = 160
_OWN: Final = re.compile(r"\w[\w.]*:\w+")
_PLAIN: Final = re.compile(r"(?!person$)\w[\w.-]*")
"""A name that can stand in a list and in a saved game, where a person has a seat of that kind."""
Problem = Literal["unknown", "no-module", "import", "no-class", "no-player", "other-game", "not-made"]


class PlayerError(DizaineError):
    """A name that brings no player; faces translate `problem`.

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
        """The module, the class, or what Python says."""
        self.known = known
        """The names that there are."""

    def __str__(self) -> str:
        if self.problem == "unknown":
            return f"no player is called {self.name!r}; there are {', '.join(self.known)}, and your own: module:Class"
        return f"the player {self.name!r} cannot play {self.game}: {self.problem} {self.detail}".rstrip()


def known_names(game: KindName, *, at_table: bool = False) -> tuple[str, ...]:
    """Ours that play a kind of game, or those whom tables offer, and those that other distributions bring along.

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
        raise PlayerError("unknown", name, game, known=known_names(game, at_table=at_table))
    return _own(name, game, os.getcwd())


def describe(error: BaseException) -> str:
    """An error of somebody's code, short enough for a line."""
    text = " ".join(f"{type(error).__name__}: {error}".removesuffix(": ").split())
    return text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]}..."


@lru_cache(maxsize=64)
def _own(name: str, game: KindName, folder: str) -> Listed:
    module, colon, attribute = name.partition(":")
    if not colon:
        module, attribute = _installed()[name].module, _installed()[name].attr
    kind = _imported(name, game, module, attribute, folder)
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise PlayerError("no-player", name, game)
    if game not in getattr(kind, "games", ("cards",)):
        raise PlayerError("other-game", name, game, next(iter(set(get_args(KindName)) - {game})))
    return Listed(name, game, _maker(name, game, kind), role="own", at_tables=True, code=_code(kind))


def _code(kind: type) -> str:
    """A hash of the file that a class comes from."""
    source = getattr(sys.modules[kind.__module__], "__file__", None)
    return hashlib.sha256(Path(source).read_bytes()).hexdigest() if source else ""


def _maker(name: str, game: KindName, kind: Callable[[], AnyPlayer]) -> Callable[[Book], AnyPlayer]:
    def make(book: Book) -> AnyPlayer:
        try:
            return kind()
        except (Exception, SystemExit) as error:
            raise PlayerError("not-made", name, game, describe(error)) from error

    return make


def _main_program(module: str) -> ModuleType | None:
    """The program that runs, if it is the module: importing it once more would run it once more."""
    main = sys.modules["__main__"]
    file = getattr(main, "__file__", None)
    return main if file and Path(file).stem == module and Path(file).parent.resolve() in _folders() else None


def _folders() -> set[Path]:
    return {Path(folder or ".").resolve() for folder in sys.path}


def _imported(name: str, game: KindName, module: str, attribute: str, folder: str) -> Any:
    """What a module calls so. The folder comes last on the path: no file there may stand in for another module."""
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
    kind = getattr(found, attribute, None)
    if kind is None:
        classes = [word for word, thing in vars(found).items() if hasattr(thing, "choose")]
        raise PlayerError("no-class", name, game, attribute, tuple(f"{module}:{word}" for word in classes))
    return kind


@lru_cache(maxsize=1)
def _installed_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if _PLAIN.fullmatch(entry.name)}


def _installed() -> dict[str, EntryPoint]:
    """What distributions bring along, by name. Names of ours stay ours."""
    return _installed_on(tuple(sys.path))
