"""The events of a dice game, built from the rows that rule functions write. All of them are public."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from dizaine.engine.bits import members
from dizaine.engine.dice import rows as kinds
from dizaine.engine.dice.codec import dice_of
from dizaine.engine.dice.state import HALF_BONUS
from dizaine.engine.events import Event
from dizaine.engine.rows import EventRows
from dizaine.engine.shapes import COLLECTION, RUN, family_of
from dizaine.rulebooks.dice import DiceBook, DieFace

Shape = Literal["set", "run", "colour"]


@dataclass(frozen=True, slots=True)
class DiceGroup:
    """A group of a phase made with dice: its number (for a run, the lowest) or the name of its colour.

    >>> from dizaine import Game
    >>> print(*Game.new("dice", players=1, seed=3).dice_view(0).made.groups, sep="\\n")
    set 9 = o9 b9 r9
    set 10 = o10 b10 o10
    """

    shape: Shape
    number: int
    colour: str
    dice: tuple[int, ...]
    """The dice in the group, counted from 1."""
    faces: tuple[DieFace, ...]
    """What they show."""

    def __str__(self) -> str:
        head = self.colour if self.shape == "colour" else f"{self.shape} {self.number}"
        return f"{head} = {' '.join(map(str, self.faces))}"


@dataclass(frozen=True, slots=True)
class OrderThrown(Event):
    """A player threw a die for the order of play (D2).

    >>> from dizaine import Game
    >>> print(*Game.new("dice", players=2, seed=4).history[:2])
    OrderThrown(seat=0, face=DieFace('b7')) OrderThrown(seat=1, face=DieFace('g8'))
    """

    seat: int
    face: DieFace


@dataclass(frozen=True, slots=True)
class OrderSettled(Event):
    """The order of play is known (D2).

    >>> from dizaine import Game
    >>> Game.new("dice", players=2, seed=4).history[2]
    OrderSettled(order=(1, 0))
    """

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceTurnStarted(Event):
    """A turn begins; `last_run` if it is one of a last run (D9).

    >>> from dizaine import Game
    >>> Game.new("dice", players=2, seed=4).history[3]
    DiceTurnStarted(seat=1, round=1, phase=1, last_run=False)
    """

    seat: int
    round: int
    phase: int
    last_run: bool


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """A throw. `roll` counts the throws of the turn from 1, and `faces` has all dice, thrown or not (D3).

    >>> from dizaine import Game
    >>> game = Game.new("dice", players=2, seed=4)
    >>> [rolled] = game.apply("roll 1 3")
    >>> print(rolled.roll, rolled.dice, *rolled.landed, "|", *rolled.kept)
    2 (1, 3) g10 b8 | g7 g6 r9 r8 rW o4 b4 b3
    """

    seat: int
    roll: int
    dice: tuple[int, ...]
    faces: tuple[DieFace, ...]

    @property
    def landed(self) -> tuple[DieFace, ...]:
        """The faces of the dice that were thrown."""
        return tuple(self.faces[die - 1] for die in self.dice)

    @property
    def kept(self) -> tuple[DieFace, ...]:
        """The faces of the other dice."""
        return tuple(face for die, face in enumerate(self.faces, 1) if die not in self.dice)


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A player stopped before the last throw (D3).

    >>> from dizaine import Game
    >>> Game.new("dice", players=2, seed=4).apply("stop")[0]
    Stopped(seat=1, rolls=1)
    """

    seat: int
    rolls: int


@dataclass(frozen=True, slots=True)
class PhaseMade(Event):
    """A phase is made, with the assignment that scores most (D6, D11); `total` is the running total.

    >>> from dizaine import Game
    >>> made = Game.new("dice", players=1, seed=3).apply("stop")[1]
    >>> print(made.phase, made.points, made.total, *made.groups, sep=" | ")
    1 | 57 | 57 | set 9 = o9 b9 r9 | set 10 = o10 b10 o10
    """

    seat: int
    phase: int
    points: int
    total: int
    groups: tuple[DiceGroup, ...]


@dataclass(frozen=True, slots=True)
class PhaseFailed(Event):
    """A phase is not made; `failures` counts the player's failed turns (D4, D12).

    >>> from dizaine import Game
    >>> Game.new("dice", players=2, seed=4).apply("stop")[1]
    PhaseFailed(seat=1, phase=1, failures=1)
    """

    seat: int
    phase: int
    failures: int


@dataclass(frozen=True, slots=True)
class BonusGiven(Event):
    """A bonus for the first half (D7) or for finishing (D8, D12).

    >>> from dizaine import BonusGiven, Narrator, load_any
    >>> Narrator(load_any("dice"), ["Ann", "Bob"]).tell([BonusGiven(seat=0, bonus="half", points=40, total=262)])
    ['over 220 after phase 5: bonus of 40, total 262']
    """

    seat: int
    bonus: Literal["half", "finish"]
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class LastRunCalled(Event):
    """The first player has finished: all others have one last run (D9).

    >>> from dizaine import LastRunCalled, Narrator, load_any
    >>> print(*Narrator(load_any("dice"), ["Ann", "Bob"]).tell([LastRunCalled(seat=1)]))
    Bob has made all the phases. Everyone else gets one last chance, ...
    """

    seat: int


@dataclass(frozen=True, slots=True)
class FailuresCounted(Event):
    """A solitaire is over, and points are deducted for its failures (D12).

    >>> from dizaine import FailuresCounted, Narrator, load_any
    >>> Narrator(load_any("dice"), ["Ann", "Bob"]).tell([FailuresCounted(seat=0, failures=3, cost=30, total=400)])
    ['3 failed turns: 30 points off. Your final score is 400.']
    """

    seat: int
    failures: int
    cost: int
    total: int


@dataclass(frozen=True, slots=True)
class DiceGameEnded(Event):
    """The game is won, by one or more players (D10).

    >>> from dizaine import Game, find_player
    >>> game = Game.new("dice", players=2, seed=8)
    >>> bot = find_player("greedy", game.rulebook.kind).make(game.rulebook)
    >>> while not game.is_over:
    ...     events = game.apply(bot.choose(game.view(game.asked)))
    >>> print(events[-1])
    DiceGameEnded(winners=(1,))
    """

    winners: tuple[int, ...]


_SIMPLE: Final[dict[int, Callable[[int, int, int, int, int], Event]]] = {
    kinds.EVENT_TURN: lambda seat, a, b, c, d: DiceTurnStarted(seat, a, b, bool(c)),
    kinds.EVENT_STOPPED: lambda seat, a, b, c, d: Stopped(seat, a),
    kinds.EVENT_PHASE_FAILED: lambda seat, a, b, c, d: PhaseFailed(seat, a, b),
    kinds.EVENT_BONUS: lambda seat, a, b, c, d: BonusGiven(seat, "half" if a == HALF_BONUS else "finish", b, c),
    kinds.EVENT_LAST_RUN: lambda seat, a, b, c, d: LastRunCalled(seat),
    kinds.EVENT_FAILURES_COUNTED: lambda seat, a, b, c, d: FailuresCounted(seat, a, b, c),
    kinds.EVENT_GAME_ENDED: lambda seat, a, b, c, d: DiceGameEnded(members(a)),
}


def read_events(book: DiceBook, players: int, events: EventRows) -> tuple[Event, ...]:
    """Convert the rows of a move or a throw to events; a phase and its groups become one event."""
    result: list[Event] = []
    faces: tuple[DieFace, ...] = ()
    for kind, seat, *values in events.row[: events.count]:
        if kind == kinds.EVENT_ORDER_THROWN:
            result.append(OrderThrown(seat, book.dice[0][values[0]]))
        elif kind == kinds.EVENT_ORDER_SETTLED:
            result.append(OrderSettled(tuple(_unpack(values[0], players))))
        elif kind == kinds.EVENT_ROLLED:
            shown = shown_faces(book, _unpack(values[2], len(book.dice)))
            result.append(DiceRolled(seat, values[0], dice_of(values[1]), shown))
        elif kind == kinds.EVENT_PHASE_MADE:
            faces = shown_faces(book, _unpack(values[3], len(book.dice)))
            result.append(PhaseMade(seat, values[0], values[1], values[2], ()))
        elif kind == kinds.EVENT_GROUP_MADE:
            made = result[-1]
            assert isinstance(made, PhaseMade), "the groups of a phase follow it"
            group = dice_group(book, values[0], values[1], values[2], dice_of(values[3]), faces)
            result[-1] = PhaseMade(made.seat, made.phase, made.points, made.total, (*made.groups, group))
        else:
            result.append(_SIMPLE[kind](seat, *values))
    return tuple(result)


def shown_faces(book: DiceBook, faces: Sequence[int]) -> tuple[DieFace, ...]:
    """The faces of all dice, given by their indices."""
    return tuple(die[face] for die, face in zip(book.dice, faces, strict=True))


def dice_group(
    book: DiceBook, shape: int, number: int, colour: int, dice: tuple[int, ...], faces: Sequence[DieFace]
) -> DiceGroup:
    """Build a group from the integers of the rule functions."""
    shown = tuple(faces[die - 1] for die in dice)
    if family_of(shape) == COLLECTION:
        return DiceGroup("colour", 0, book.colours[colour], dice, shown)
    return DiceGroup("run" if family_of(shape) == RUN else "set", number, "", dice, shown)


def _unpack(packed: int, count: int) -> list[int]:
    return [packed >> kinds.PACK_BITS * index & (1 << kinds.PACK_BITS) - 1 for index in range(count)]
