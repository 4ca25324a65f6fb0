"""The game as a seat sees it: the part of the messages that every kind of game fills in its own way."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: a name that is also a translation key, and the id of the rule."""

    name: str
    rule: str


class GroupView(msgspec.Struct, frozen=True, kw_only=True):
    """A meld on the table, or the part of a phase that dice make."""

    owner: int
    shape: str
    """How a person writes it: `set 7`, `run 3`, `green`."""
    cards: list[str]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a player."""

    seat: int
    place: int
    """In the current standings."""
    score: int
    phase: int
    """The number of the next phase; 0 once all are done, or in free order except in a deciding round (S5)."""
    done: list[int]
    """The numbers of the phases that are done."""
    laid: int = 0
    """The number of the phase laid in this round, or 0."""
    cards: int = 0
    skipped: bool = False
    at_table: bool = True
    winner: bool = False


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """The base of the views of all kinds of games."""

    take_back: str = ""
    """The seat's own last move of this turn if it may take that back now, in its text form."""


class PlaceView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place in the tray: the card that stands in it, if any, and what it asks for or what its wild stands for."""

    card: str = ""
    number: int = 0
    """0 for any."""
    colour: str = ""
    """Empty for any."""
    parity: str = ""
    """odd or even, or empty for both."""
    pinned: bool = False
    """Whether the player has put the card there."""


class TrayGroup(msgspec.Struct, frozen=True, kw_only=True):
    """A group of the phase with its places."""

    shape: str
    """As in `GroupView`; while nothing is decided, without a number and with `colour` for its colour: `set`, `run odd`,
    `run colour`, `colour`."""
    places: list[PlaceView]


class TrayView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's phase as places that its cards fill: a best arrangement of its hand. The cards are still in the hand."""

    phase: int
    """Its number."""
    missing: int
    """How many places are empty."""
    groups: list[TrayGroup]
    move: str = ""
    """The lay, in its text form, if every place is filled and it is allowed now."""
    refusal: Refusal | None = None
    """Why it is not allowed now, if every place is filled."""


class CardsView(View, frozen=True, kw_only=True, tag="cards"):
    """A card game as one seat sees it. Cards are in their text form; `?` is a hidden card."""

    stage: str
    """What the game waits for: draw, play, knock; or over."""
    round: int
    dealer: int
    turn: int
    asked: int
    """Whose answer is due, or -1."""
    replay: bool = False
    """Whether level players alone replay the last phase (S5)."""
    players: list[PlayerView]
    hands: list[list[str]]
    groups: list[GroupView]
    discards: list[str]
    """From the bottom to the top."""
    draw_pile: int
    duty: str = ""
    """The taken card that must be laid or hit in this turn (T10), or nothing."""
    moves: list[str]
    """The moves of this seat, with the best dozen ways to lay each phase; empty unless its answer is due."""
    options: dict[str, Refusal | None]
    """For each kind of move: null if the seat has such a move now, else why not; empty unless it may act."""
    helping: list[str] = []
    """The cards in the seat's hand that are part of any best arrangement of its nearest phase or, once that is laid,
    fit melds on the table."""
    nearest: int = 0
    """The number of the phase that the hand is nearest to; 0 once it is laid, and for spectators."""
    missing: int = 0
    """How many cards are missing for it."""
    distances: dict[str, int] = {}
    """In free order (V4): how many cards are missing for each phase that the seat may still lay, by its number."""
    tray: TrayView | None = None
    """The nearest phase as the hand can fill it; none for spectators, and once a phase is laid."""


class MadeView(msgspec.Struct, frozen=True, kw_only=True):
    """What the current dice score."""

    points: int
    groups: list[GroupView]
    """Their `cards` are the positions of the dice, counted from 1."""


class ColumnView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's column of the score pad."""

    seat: int
    place: int
    points: list[int]
    failures: list[int]
    half_bonus: int
    finish_bonus: int
    total: int
    winner: bool = False


class DiceView(View, frozen=True, kw_only=True, tag="dice"):
    """A dice game; everybody sees the same, but only the seat that is asked has moves."""

    stage: str
    """roll, decide; or over."""
    round: int
    turn: int
    asked: int
    order: list[int]
    dice: list[str]
    """The faces, in the order in which moves number them from 1; empty before the throw."""
    rolls_left: int
    phase: int
    last_run: bool = False
    made: MadeView | None = None
    tray: TrayView | None = None
    """The phase as the dice fill it best; a `card` is the position of a die, counted from 1."""
    columns: list[ColumnView]
    moves: list[str]


GameView = CardsView | DiceView
