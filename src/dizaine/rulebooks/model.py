"""What a rulebook says, as frozen values: everything that differs between editions, and nothing else.

Each field carries the id of the rule that it settles. The words that a field may hold are listed as literals,
so that a type checker and the strict reader know the same alphabet.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Literal

from .errors import RulebookError
from .faults import Facts, Fault, shown
from .kind_name import KindName
from .phase import Phase


@dataclass(frozen=True, slots=True)
class Material:
    """What lies in the box."""

    colours: tuple[str, ...]  # M2
    numbers: int  # M1: 1 up to this number ...
    copies: int  # M1: ... so many times in each colour
    wilds: int  # M3
    skips: int  # M4
    reference_cards: int  # M7
    reference_each: bool  # M7: one for each player, or a few in view of all
    markers: int  # M7

    @property
    def deck_size(self) -> int:
        """The cards that are shuffled; reference cards never are."""
        return len(self.colours) * self.numbers * self.copies + self.wilds + self.skips


@dataclass(frozen=True, slots=True)
class Deal:
    """Who may sit down, what is dealt, and what a special first upturned card means."""

    hand: int  # M5
    least_players: int  # M6
    most_players: int  # M6
    first_wild: Literal["take", "return"]  # T8
    first_skip: Literal["lose-turn", "return"]  # T9


@dataclass(frozen=True, slots=True)
class Phases:
    """The phases of the edition, and which of them are played in which order."""

    list: tuple[Phase, ...]  # P1-P7
    play: tuple[int, ...]  # V2, V4: phase numbers in the order of play
    shortest_run: int  # P2, in cards
    order: Literal["fixed", "free"]  # P8, V4


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player may do in a turn beyond what all books share."""

    take: Literal["free", "must-use"]  # T10
    limit: int  # T11: turns for each player before the round is stopped
    knock: bool  # V3
    hits: Literal["at-once", "next-turn"]  # O1
    going_out: Literal["any", "discard"]  # O3


@dataclass(frozen=True, slots=True)
class Wilds:
    """Where a natural card is demanded beside the wilds."""

    naturals: Literal["none", "phase", "group"]  # W3; "group" is O2


@dataclass(frozen=True, slots=True)
class Skips:
    """Whom a skip hits, and where it lies afterwards."""

    target: Literal["chosen", "next"]  # K1; "next" is K6
    served: Literal["on", "under"]  # K3: on or under the discard pile


@dataclass(frozen=True, slots=True)
class Points:
    """What cards left in hand cost."""

    low: int  # S2
    high: int  # S2
    high_from: int  # S2: the first number that costs `high`
    skip: int  # S2
    wild: int  # S2


@dataclass(frozen=True, slots=True)
class Winning:
    """What ends the game and who has won it.

    `by_points` says how points decide in this edition. It is what the variant `points` returns to where
    `by` plays for places; the game itself reads `by` alone.
    """

    by: Literal["total", "before", "places"]  # S4; "places" is S6
    rounds: Literal["until-won", "one-per-phase"]  # V1
    by_points: Literal["total", "before"] = "total"  # S4


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One complete, resolved set of rules: an edition with its variants already worked in.

    >>> from dizaine import load
    >>> book = load("continental+knock")
    >>> book.id, book.deal.hand, book.points.wild, book.turn.knock
    ('continental+knock', 10, 20, True)
    >>> book.fingerprint == load("continental").fingerprint
    False
    """

    kind: ClassVar[KindName] = "cards"

    id: str
    title: str
    source: str
    material: Material
    deal: Deal
    phases: Phases
    turn: Turn
    wilds: Wilds
    skips: Skips
    points: Points
    winning: Winning

    @property
    def least_players(self) -> int:
        """The smallest table (M6)."""
        return self.deal.least_players

    @property
    def most_players(self) -> int:
        """The largest table (M6), if the deck can serve it."""
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
        """The phases of the game in the order of play (V2, V4)."""
        by_number = {phase.number: phase for phase in self.phases.list}
        return tuple(by_number[number] for number in self.phases.play)

    @property
    def has_free_order(self) -> bool:
        """Whether everybody chooses the next phase (V4)."""
        return self.phases.order == "free"

    @property
    def counts_points(self) -> bool:
        """Whether points are counted; where places are won, they are not (S6)."""
        return self.winning.by != "places"

    @property
    def counts(self) -> dict[str, int]:
        """The numbers that a sentence about the edition tells."""
        return {"cards": self.material.deck_size, "hand": self.deal.hand, "phases": len(self.phases.play)}

    def check_players(self, players: int) -> None:
        """Refuse a table that this book cannot seat, or that its deck cannot serve."""
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
        """The book as nested plain values, in the very shape of its TOML form."""
        table = asdict(self)
        table["phases"]["list"] = [str(phase) for phase in self.phases.list]
        return table

    def to_json(self) -> str:
        """The whole book on one line, so that a game record can carry the rules that it was played by."""
        return _one_line(self.to_table())

    @staticmethod
    def from_json(text: str) -> "Rulebook":
        """Read what `to_json` wrote, as strictly as a TOML book: a record may come from anywhere."""
        from .reader import from_json  # the reader builds on this module

        return from_json(text)

    @property
    def fingerprint(self) -> str:
        """Equal for books with equal rules, whatever they are called."""
        table = self.to_table()
        for name in ("id", "title", "source"):
            del table[name]
        return hashlib.sha256(_one_line(table).encode()).hexdigest()[:16]


def _one_line(table: dict[str, Any]) -> str:
    return json.dumps(table, sort_keys=True, separators=(",", ":"))
