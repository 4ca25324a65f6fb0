"""The messages of the table protocol: what clients and the server say to each other, typed once for both.

Every message is one JSON object with its kind in `type`. `docs/protocol.md` tells the course of a conversation.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

VERSION: Final = 1
"""Of the protocol; a client and a server of different versions do not talk."""
LONGEST_FRAME: Final = 16_384
"""Bytes of a message from a client."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Anything that is said."""


# What a seat sees.


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: a name that doubles as a translation key, and the id of the rule behind it."""

    name: str
    rule: str


class GroupView(msgspec.Struct, frozen=True, kw_only=True):
    """A group on the table, or the part of a phase that dice make."""

    owner: int
    shape: str
    """How a person writes it: `set 7`, `run 3`, `green`."""
    cards: list[str]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a player."""

    seat: int
    place: int
    """In the standings of this moment."""
    score: int
    phase: int
    """The number of the phase to be laid next; 0 once all are done, or where the order is free."""
    done: list[int]
    """The numbers of the phases that are done."""
    laid: int = 0
    """The number of the phase that lies in this round, or 0."""
    cards: int = 0
    skipped: bool = False
    at_table: bool = True
    winner: bool = False


class CardsView(Message, frozen=True, kw_only=True, tag="cards"):
    """A card game as one seat knows it. Cards are written as people write them; `?` is one that may not be seen."""

    stage: str
    """What the game waits for: draw, play, knock; or over."""
    round: int
    dealer: int
    turn: int
    asked: int
    """Whose answer is due, or -1."""
    replay: bool = False
    players: list[PlayerView]
    hands: list[list[str]]
    groups: list[GroupView]
    discards: list[str]
    """From the bottom to the top."""
    draw_pile: int
    duty: str = ""
    """The taken card that must go down in this turn (T10), or nothing."""
    moves: list[str]
    """Moves of this seat, with the best dozen ways to lay each phase; empty unless its answer is due."""
    options: dict[str, Refusal | None]
    """For each kind of move: null if the seat has such a move now, else the reason why not; empty for who waits."""
    helping: list[str] = []
    """The cards of one's own hand that help its nearest phase, or once that lies, those that fit the table."""
    nearest: int = 0
    """The number of the phase that the hand is nearest to; 0 once it lies, and for who looks on."""
    missing: int = 0
    """How many cards are missing for it."""


class MadeView(msgspec.Struct, frozen=True, kw_only=True):
    """What the dice as they lie are worth."""

    points: int
    groups: list[GroupView]
    """Their `cards` are the numbers of the dice."""


class ColumnView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's column of the pad."""

    seat: int
    place: int
    points: list[int]
    failures: list[int]
    half_bonus: int
    finish_bonus: int
    total: int
    winner: bool = False


class DiceView(Message, frozen=True, kw_only=True, tag="dice"):
    """A game of dice; everybody sees the same, but only a seat has moves."""

    stage: str
    """roll, decide; or over."""
    round: int
    turn: int
    asked: int
    order: list[int]
    dice: list[str]
    """What they show, in the order in which moves count them from 1; empty while they are in the hand."""
    rolls_left: int
    phase: int
    last_run: bool = False
    made: MadeView | None = None
    columns: list[ColumnView]
    moves: list[str]


GameView = CardsView | DiceView


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the table, as everybody sees it."""

    kind: str
    """open, person or bot."""
    name: str = ""
    bot: str = ""
    """Which bot sits there, or plays for an absent person."""
    here: bool = False
    """Whether somebody is connected on this seat."""
    host: bool = False


class FairInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Where the fair deals stand: what is promised, and what has been shown."""

    table: str
    """The name of the table in every commitment."""
    commitments: dict[str, str]
    """By round: those of the rounds that are on or to come."""
    revealed: dict[str, list[str]]
    """By round: the secret of a round that is over, then what players added to it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know about a table."""

    code: str
    edition: str
    title: str
    stage: str
    """open, playing, paused or over."""
    pace: str
    seats: list[SeatInfo]
    fair: FairInfo
    deadline: float = 0
    """Seconds until a bot plays for whoever is asked; 0 where no clock runs."""
    rematch: str = ""
    """The code of the next table, if there is one."""
    seeded: bool = False
    """Whether chance follows a seed that somebody chose, so that nothing about it can be checked."""


# What the server says.

Fields = dict[str, object]
"""An event of the game: its name in `event`, and its fields as this seat sees them."""


class Welcome(Message, frozen=True, kw_only=True):
    """The answer to `Hello`: who one is, and everything as it stands."""

    version: int
    seat: int
    """One's seat, or -1 for a spectator."""
    seq: int
    table: TableInfo
    view: GameView | None = None
    position: str = ""
    """The same as a position with hidden cards, for those who asked for it."""


class Update(Message, frozen=True, kw_only=True):
    """Something happened. Sequence numbers have no gaps."""

    seq: int
    events: list[Fields]
    table: TableInfo
    view: GameView | None = None
    position: str = ""


class Presence(Message, frozen=True, kw_only=True):
    """Somebody came or went, or the clock was set anew; nothing else changed since the update `seq`."""

    seq: int
    table: TableInfo


class Done(Message, frozen=True, kw_only=True):
    """A command was carried out, and is safe; its effect is the update with this number."""

    id: str
    seq: int
    link: str = ""
    """For a new link: the token of the seat."""


class Refused(Message, frozen=True, kw_only=True):
    """A command changed nothing: the reason, and the rule if it is one of the game's."""

    id: str
    reason: str
    rule: str = ""
    detail: str = ""


class TriedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that came into question."""

    move: str
    chance: float
    """The chance to win the game after it, from 0 to 1, as far as could be tried."""


class Suggestion(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move, and the facts that speak for it.

    Games of dice have a move and a reason, and `chance` and `gain` where the exact solution is stored.
    """

    move: str
    reason: str
    """A name that doubles as a translation key."""
    missing: int = 0
    """Cards missing for the nearest phase, before the move and after it; 0 once the phase lies."""
    then_missing: int = 0
    points: int = 0
    """What the cards of the move would cost in the hand."""
    helping: dict[str, int] = {}
    """The kinds of cards that bring the hand nearer once the move is made, and how many of each lie hidden."""
    hidden: int = 0
    """How many cards lie hidden from the seat, in hands and in the draw pile."""
    users: list[int] = []
    """Seats that could use the card thrown: they can hit it, or were seen to collect its like."""
    chance: float | None = None
    """The chance to win the game, if there was something to choose; with dice, to make the phase in this turn."""
    gain: float = 0
    """Points that the move brings more than to stop, on average, by the exact solution of the dice game."""
    alternatives: list[TriedMove] = []
    """What else was tried, the best first."""


class Answer(Message, frozen=True, kw_only=True):
    """The answer to a question: why a move is not allowed, or null; or a hint."""

    id: str
    refusal: Refusal | None = None
    hint: Suggestion | None = None


class Emoted(Message, frozen=True, kw_only=True):
    """Somebody shows something."""

    seat: int
    emote: str


class Goodbye(Message, frozen=True, kw_only=True):
    """The server ends the conversation, and says why."""

    reason: str


FINAL_GOODBYES: Final = ("version", "no-such-table", "seat-lost", "open-elsewhere", "bad-message", "too-long")
"""Reasons after which there is no point in coming back."""


ServerMessage = Welcome | Update | Presence | Done | Refused | Answer | Emoted | Goodbye


# What a client says. Commands carry an id of the client's own: sent twice, they are carried out once.


CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A client's own name for something it asks for; the same name stands for the same wish."""


class Hello(Message, frozen=True, kw_only=True):
    """The first message: which table, with which seat's token, and what one has seen already."""

    version: int
    code: str
    token: str = ""
    since: int = -1
    positions: bool = False
    """Whether to send what the seat knows as a position too: for clients that have the engine."""


class Sync(Message, frozen=True, kw_only=True):
    """What one has seen: the server answers with whatever came after it, or with `Presence` if that is all."""

    since: int


class Play(Message, frozen=True, kw_only=True):
    """Make a move, in its text form."""

    id: CommandId
    move: str


class Ask(Message, frozen=True, kw_only=True):
    """Would this move be allowed?"""

    id: CommandId
    move: str


class Hint(Message, frozen=True, kw_only=True):
    """What would a good player do here?"""

    id: CommandId


class Start(Message, frozen=True, kw_only=True):
    """The host begins; open seats are filled with bots."""

    id: CommandId


class SetBot(Message, frozen=True, kw_only=True):
    """The host puts a bot on an open seat, or gives a bot another strength."""

    id: CommandId
    seat: int
    bot: str


class FreeSeat(Message, frozen=True, kw_only=True):
    """The host removes who sits there; during a game a bot takes the seat."""

    id: CommandId
    seat: int


class PassHost(Message, frozen=True, kw_only=True):
    """The host passes the role on."""

    id: CommandId
    seat: int


class NewLink(Message, frozen=True, kw_only=True):
    """The host gives a lost seat a new link; the old one is worth nothing any more."""

    id: CommandId
    seat: int


class AddEntropy(Message, frozen=True, kw_only=True):
    """Words of one's own for the chance of the next round."""

    id: CommandId
    words: str


class Rematch(Message, frozen=True, kw_only=True):
    """The host opens the next table with the same settings and seats."""

    id: CommandId


class Emote(Message, frozen=True, kw_only=True):
    """Show something to all."""

    id: CommandId
    emote: str


Command = Play | Start | SetBot | FreeSeat | PassHost | NewLink | AddEntropy | Rematch
ClientMessage = Hello | Sync | Ask | Hint | Emote | Command

EMOTES: Final = ("clap", "laugh", "wow", "think", "thanks", "hurry", "sorry", "cry")

_client_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_server_decoder: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
_encoder: Final = msgspec.json.Encoder()


def encode(message: Message) -> bytes:
    """A message as one frame."""
    return _encoder.encode(message)


def decode_client(frame: bytes | str) -> ClientMessage:
    """What a client said; raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
    return _client_decoder.decode(frame)


def decode_server(frame: bytes | str) -> ServerMessage:
    """What the server said."""
    return _server_decoder.decode(frame)
