"""A rulebook as frozen values: everything that differs between editions, and nothing else.

Each field is annotated with the id of its rule, and a number also with its limits (see `fields`). The words that a
field allows are literal types, so that the type checker and the strict reader share one list. A field with a default
may be missing from a book; this way a new house rule changes no edition.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Annotated, Any, ClassVar, Literal

from .errors import RulebookError
from .faults import Facts, Fault, shown
from .kind_name import KindName
from .limits import (
    MOST_CARDS,
    MOST_IN_HAND,
    MOST_NUMBERS,
    MOST_PLAYERS,
    MOST_POINTS,
    MOST_TURNS,
    Between,
)
from .phase import Phase


@dataclass(frozen=True, slots=True)
class Material:
    """The contents of the box."""

    colours: Annotated[tuple[str, ...], "M2"]
    numbers: Annotated[int, "M1", Between(1, MOST_NUMBERS)]  # the highest number; the lowest is 1
    copies: Annotated[int, "M1", Between(1, MOST_CARDS)]  # of each number in each colour
    wilds: Annotated[int, "M3", Between(0, MOST_CARDS)]
    skips: Annotated[int, "M4", Between(0, MOST_CARDS)]
    reference_cards: Annotated[int, "M7", Between(0, MOST_CARDS)]
    reference_each: Annotated[bool, "M7"]  # whether each player gets one, or all share a few
    markers: Annotated[int, "M7", Between(0, MOST_CARDS)]

    @property
    def deck_size(self) -> int:
        """The number of cards to shuffle, without the reference cards."""
        return len(self.colours) * self.numbers * self.copies + self.wilds + self.skips


@dataclass(frozen=True, slots=True)
class Deal:
    """The number of players, the size of a hand, and the effect of a wild or skip as the first discard."""

    hand: Annotated[int, "M5", Between(1, MOST_IN_HAND)]
    least_players: Annotated[int, "M6", Between(2, MOST_PLAYERS)]
    most_players: Annotated[int, "M6", Between(2, MOST_PLAYERS)]
    first_wild: Annotated[Literal["take", "return"], "T8"]
    first_skip: Annotated[Literal["lose-turn", "return"], "T9"]


@dataclass(frozen=True, slots=True)
class Phases:
    """The phases of the edition, and which of them are played, in which order."""

    list: Annotated[tuple[Phase, ...], "P1"]  # P1-P7
    play: Annotated[tuple[int, ...], "V2"]  # also V4: phase numbers in the order of play
    shortest_run: Annotated[int, "P2", Between(2, MOST_NUMBERS)]  # in cards
    order: Annotated[Literal["fixed", "free"], "V4"]  # also P8


@dataclass(frozen=True, slots=True)
class Turn:
    """The rules of a turn that differ between books."""

    take: Annotated[Literal["free", "must-use"], "T10"]
    limit: Annotated[int, "T11", Between(1, MOST_TURNS)]  # turns for each player before the round is stopped
    knock: Annotated[bool, "V3"]
    hits: Annotated[Literal["at-once", "next-turn"], "O1"]
    going_out: Annotated[Literal["any", "discard"], "O3"]


@dataclass(frozen=True, slots=True)
class Wilds:
    """Where a natural card is required in addition to wilds."""

    naturals: Annotated[Literal["none", "phase", "group"], "W3"]  # "group" is O2


@dataclass(frozen=True, slots=True)
class Skips:
    """Which player a skip hits, and where the card goes afterwards."""

    target: Annotated[Literal["chosen", "next"], "K1"]  # "next" is K6
    served: Annotated[Literal["on", "under"], "K3"]  # on or under the discard pile


@dataclass(frozen=True, slots=True)
class Points:
    """The points for cards left in hand."""

    low: Annotated[int, "S2", Between(0, MOST_POINTS)]
    high: Annotated[int, "S2", Between(0, MOST_POINTS)]
    high_from: Annotated[int, "S2", Between(1, MOST_NUMBERS + 1)]  # the first number that costs `high`
    skip: Annotated[int, "S2", Between(0, MOST_POINTS)]
    wild: Annotated[int, "S2", Between(0, MOST_POINTS)]


@dataclass(frozen=True, slots=True)
class Winning:
    """What ends the game and who wins it.

    The engine reads only `by`. `by_points` is the value that the variant `points` restores in an edition that plays for
    places.
    """

    by: Annotated[Literal["total", "before", "places"], "S4"]  # "places" is S6
    rounds: Annotated[Literal["until-won", "one-per-phase"], "V1"]
    by_points: Annotated[Literal["total", "before"], "S4"] = "total"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One complete set of rules: an edition with its variants applied.

    >>> from dizaine import load
    >>> book = load("continental+knock")
    >>> book.id, book.deal.hand, book.points.wild, book.turn.knock
    ('continental+knock', 10, 20, True)
    >>> book.fingerprint == load("continental").fingerprint
    False
    """

    kind: ClassVar[KindName] = "cards"
    """The kind of game that the book describes."""

    id: str
    title: str
    source: str
    material: Annotated[Material, "M1"]
    deal: Annotated[Deal, "M5"]
    phases: Annotated[Phases, "P8"]
    turn: Annotated[Turn, "T2"]
    wilds: Annotated[Wilds, "W1"]
    skips: Annotated[Skips, "K1"]
    points: Annotated[Points, "S2"]
    winning: Annotated[Winning, "S4"]

    @property
    def least_players(self) -> int:
        """The smallest number of players (M6)."""
        return self.deal.least_players

    @property
    def most_players(self) -> int:
        """The largest number of players (M6), if the deck is large enough."""
        return self.deal.most_players

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours in use (M2)."""
        return self.material.colours

    @property
    def every_phase(self) -> tuple[Phase, ...]:
        """All phases of the edition, played or not."""
        return self.phases.list

    @property
    def played_phases(self) -> tuple[Phase, ...]:
        """The phases in the order of play (V2, V4)."""
        by_number = {phase.number: phase for phase in self.phases.list}
        return tuple(by_number[number] for number in self.phases.play)

    @property
    def has_free_order(self) -> bool:
        """Whether players choose their next phase (V4)."""
        return self.phases.order == "free"

    @property
    def counts_points(self) -> bool:
        """Whether points are counted; not if players win places (S6)."""
        return self.winning.by != "places"

    @property
    def counts(self) -> dict[str, int]:
        """The numbers for a one-line description of the edition."""
        return {"cards": self.material.deck_size, "hand": self.deal.hand, "phases": len(self.phases.play)}

    def check_players(self, players: int) -> None:
        """Raise `RulebookError` for a number of players that the book does not allow, or the deck is too small for."""
        deal, material = self.deal, self.material
        if type(players) is not int or not deal.least_players <= players <= deal.most_players:
            facts: Facts = {
                "book": self.id,
                "least": deal.least_players,
                "most": deal.most_players,
                "value": shown(players),
            }
            raise RulebookError(Fault("players", "players", facts, "M6"))
        left = material.deck_size - players * deal.hand
        if left < 2:
            facts = {"cards": material.deck_size, "players": players, "hand": deal.hand}
            raise RulebookError(Fault("few-cards", "players", facts, "M5"))
        wilds = material.wilds if deal.first_wild == "return" else 0
        skips = material.skips if deal.first_skip == "return" else 0
        if left <= wilds + skips:
            facts = {"cards": left, "players": players}
            raise RulebookError(Fault("no-start", "players", facts, "T8" if wilds else "T9"))

    def to_table(self) -> dict[str, Any]:
        """The book as nested plain values, in the structure of its TOML form."""
        table = asdict(self)
        table["phases"]["list"] = [str(phase) for phase in self.phases.list]
        return table

    def to_json(self) -> str:
        """The complete book on one line, for game records."""
        return _one_line(self.to_table())

    @staticmethod
    def from_json(text: str) -> "Rulebook":
        """Read what `to_json` wrote, as strictly as a TOML book, because a record may come from anywhere."""
        from .reader import from_json  # late, because the reader imports this module

        return from_json(text)

    @property
    def fingerprint(self) -> str:
        """Equal for books with equal rules, whatever their names."""
        table = self.to_table()
        for name in ("id", "title", "source"):
            del table[name]
        return hashlib.sha256(_one_line(table).encode()).hexdigest()[:16]


def _one_line(table: dict[str, Any]) -> str:
    return json.dumps(table, sort_keys=True, separators=(",", ":"))
