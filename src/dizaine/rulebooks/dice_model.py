"""A book of the dice game as frozen values: the dice, the phases and the points (D1-D12).

It shares only the phase language with the card books: there is no deck, no hand and no table.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, NamedTuple, Self, get_args, get_origin, get_type_hints

from .errors import RulebookError
from .faults import Facts, Fault, shown
from .kind_name import KindName
from .limits import COLOURS, MOST_DICE_PHASES, MOST_PLAYERS, MOST_POINTS, MOST_ROLLS, Between
from .phase import Phase

WILD_FACE: Final = 0
"""The number of a face that shows a W."""


class DieFace(NamedTuple):
    """One face of a die: its number, 0 for a W, and the name of its colour.

    >>> from dizaine import DieFace
    >>> print(DieFace(5, "red"), DieFace.from_text("oW").colour)
    r5 orange
    """

    number: int
    colour: str

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a face in the form that `str` writes.

        >>> from dizaine import DieFace
        >>> DieFace.from_text("oW")
        DieFace('oW')
        """
        colour = next(name for name in COLOURS if name[0] == text[0])
        return cls(WILD_FACE if text[1:] == "W" else int(text[1:]), colour)

    def __str__(self) -> str:
        return f"{self.colour[0]}{self.number or 'W'}"

    def __repr__(self) -> str:
        return f"DieFace('{self}')"


@dataclass(frozen=True, slots=True)
class DieKind:
    """Dice with the same numbers on their faces, but each with its own colours (D1)."""

    name: str
    faces: tuple[int, ...]
    colours: tuple[tuple[str, ...], ...]

    @property
    def dice(self) -> tuple[tuple[DieFace, ...], ...]:
        """The dice, face by face."""
        return tuple(tuple(map(DieFace, self.faces, colours)) for colours in self.colours)

    def to_table(self) -> dict[str, Any]:
        """The plain values of the TOML form: the numbers once, and a letter for the colour of each face."""
        letters = ["".join(colour[0].upper() for colour in colours) for colours in self.colours]
        return {"faces": [number or "W" for number in self.faces], "colours": letters}


@dataclass(frozen=True, slots=True)
class DiceBook:
    """One complete set of rules of the dice game.

    >>> from dizaine import DiceBook, load_any
    >>> book = load_any("dice")
    >>> isinstance(book, DiceBook), book.rolls, len(book.dice)
    (True, 3, 10)
    >>> print(*book.dice[0])
    r5 o6 b7 g8 o9 g10
    """

    kind: ClassVar[KindName] = "dice"
    """The kind of game that the book describes."""

    id: str
    title: str
    source: str
    colours: tuple[str, ...]  # D1
    kinds: tuple[DieKind, ...]  # D1; a die of the first kind settles the order of play (D2)
    phases: tuple[Phase, ...]  # D4
    least_players: Annotated[int, "players.least", "D12", Between(1, MOST_PLAYERS)]
    most_players: Annotated[int, "players.most", "D2", Between(1, MOST_PLAYERS)]
    rolls: Annotated[int, "turn.rolls", "D3", Between(1, MOST_ROLLS)]
    half_phase: Annotated[int, "points.half_phase", "D7", Between(0, MOST_DICE_PHASES)]  # 0 for no such bonus
    half_over: Annotated[int, "points.half_over", "D7", Between(0, MOST_POINTS)]
    half_bonus: Annotated[int, "points.half_bonus", "D7", Between(0, MOST_POINTS)]
    finish_bonus: Annotated[int, "points.finish_bonus", "D8", Between(0, MOST_POINTS)]  # also D12
    failure_cost: Annotated[int, "points.failure_cost", "D12", Between(0, MOST_POINTS)]

    @property
    def dice(self) -> tuple[tuple[DieFace, ...], ...]:
        """All dice, kind after kind; moves count them from 1."""
        return tuple(die for kind in self.kinds for die in kind.dice)

    @property
    def numbers(self) -> int:
        """The highest number on a face: runs lie within 1 and this (D5)."""
        return max((number for kind in self.kinds for number in kind.faces), default=0)

    @property
    def every_phase(self) -> tuple[Phase, ...]:
        """All phases of the edition."""
        return self.phases

    @property
    def played_phases(self) -> tuple[Phase, ...]:
        """The phases in the order of play: all of them (D4)."""
        return self.phases

    @property
    def has_free_order(self) -> bool:
        """Whether players choose their next phase; never in the dice game (D4)."""
        return False

    @property
    def counts_points(self) -> bool:
        """Whether points are counted; always in the dice game (D6)."""
        return True

    @property
    def counts(self) -> dict[str, int]:
        """The numbers for a one-line description of the edition."""
        return {"dice": len(self.dice), "phases": len(self.phases)}

    def check_players(self, players: int) -> None:
        """Raise `RulebookError` for a number of players that the book does not allow."""
        if type(players) is not int or not self.least_players <= players <= self.most_players:
            least, most = self.least_players, self.most_players
            facts: Facts = {"book": self.id, "least": least, "most": most, "value": shown(players)}
            raise RulebookError(Fault("players", "players", facts, "D2"))

    def to_table(self) -> dict[str, Any]:
        """The book as nested plain values, in the structure of its TOML form."""
        table: dict[str, Any] = {
            "id": self.id,
            "title": self.title,
            "source": self.source,
            "colours": list(self.colours),
            "dice": {kind.name: kind.to_table() for kind in self.kinds},
            "phases": {"list": [str(phase) for phase in self.phases]},
        }
        for path, number in NUMBERS.items():
            section, _, name = path.partition(".")
            table.setdefault(section, {})[name] = getattr(self, number.attribute)
        return table

    def to_json(self) -> str:
        """The complete book on one line, for game records."""
        return _one_line(self.to_table())

    @staticmethod
    def from_json(text: str) -> "DiceBook":
        """Read what `to_json` wrote, as strictly as a TOML book, because a record may come from anywhere."""
        from .dice import from_json  # late, because the reader imports this module

        return from_json(text)

    @property
    def fingerprint(self) -> str:
        """Equal for books with equal rules, whatever the names of the books and of their kinds of dice."""
        table = self.to_table()
        for name in ("id", "title", "source"):
            del table[name]
        table["dice"] = [[str(face) for face in die] for die in self.dice]
        return hashlib.sha256(_one_line(table).encode()).hexdigest()[:16]


class Number(NamedTuple):
    """A number of the book: its attribute in the model, the rule behind it, and its limits."""

    attribute: str
    rule: str
    limits: Between


NUMBERS: Final = {
    path: Number(attribute, *metadata)
    for attribute, hint in get_type_hints(DiceBook, include_extras=True).items()
    if get_origin(hint) is Annotated
    for _, path, *metadata in [get_args(hint)]
}
"""The numbers of a book by their paths in the TOML form, such as `turn.rolls`."""


def _one_line(table: dict[str, Any]) -> str:
    return json.dumps(table, separators=(",", ":"))  # not sorted, because the order of the dice matters (D2)
