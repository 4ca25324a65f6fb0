"""The messages of the table protocol: what clients and the server say to each other, typed once for both.

Every message is one JSON object with its kind in `type`. `docs/protocol.md` describes how a conversation proceeds.
"""

from __future__ import annotations

from typing import Annotated, Final, get_args

import msgspec

from dizaine.engine.limits import HAND
from dizaine.table.game_views import GameView, Refusal, TrayView
from dizaine.table.patience import USUAL_PATIENCE

VERSION: Final = 1
"""The version of the protocol; a client and a server must have the same."""
LONGEST_FRAME: Final = 16_384
"""Most bytes in a message from a client."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """The base of all messages."""


# The table.


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the table, as everybody sees it."""

    kind: str
    """open, person or bot."""
    name: str = ""
    bot: str = ""
    """Which bot sits there, or plays for an absent person."""
    here: bool = False
    """Whether the person is connected, or asleep."""
    host: bool = False
    """Whether this seat is the host, or acts as one while the host is away."""
    asleep: bool = False
    """Whether the page of the seat is out of sight: the phone's screen is off. For a while this counts as here."""
    devices: int = 0
    """How many connections there are on this seat: tabs and devices."""


class SeatWish(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks for a seat, or has it from the next deal on."""

    seat: int
    name: str
    granted: bool = False
    """Whether the host has agreed."""


class FairInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the fair deals: commitments, and the secrets revealed so far."""

    table: str
    """The name of the table in every commitment."""
    commitments: dict[str, str]
    """By round: for the current and later rounds."""
    revealed: dict[str, list[str]]
    """By round: the secret of a finished round, then what players added to it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The public information about a table."""

    code: str
    edition: str
    title: str
    stage: str
    """open, playing, paused or over."""
    pace: str
    seats: list[SeatInfo]
    fair: FairInfo
    deadline: float = 0
    """Seconds until a bot plays for whoever is asked; 0 if no clock runs."""
    claim: float = 0
    """Seconds until a bot draws, so that the discard can no longer be claimed (V3); 0 before a person."""
    reading: list[int] = []
    """The seats that still read the summary of the last round: the game waits for them."""
    rest: float = 0
    """Seconds until the game goes on without them; 0 if it does not wait."""
    rematch: str = ""
    """The code of the next table, if there is one."""
    starts_alone: bool = False
    """Whether the game starts by itself once everybody is here, as at a rematch."""
    starts: float = 0
    """Seconds until it does; 0 if nothing is counted down."""
    seeded: bool = False
    """Whether somebody chose the seed, so that the deals cannot be checked."""
    wishes: list[SeatWish] = []
    """Who asks for which seat."""
    removed: list[int] = []
    """The seats that bots play for people whom the host removed; that can be undone."""
    patience: str = USUAL_PATIENCE
    """How long the table waits for people who are away: now, soon, usual, later or never."""


# What the server says.

Fields = dict[str, object]
"""An event: its name in `event`, and its fields as this seat sees them."""


class Welcome(Message, frozen=True, kw_only=True):
    """The answer to `Hello`: the client's seat, and the current state."""

    version: int
    seat: int
    """The client's seat, or -1 for a spectator."""
    seq: int
    table: TableInfo
    view: GameView | None = None
    position: str = ""
    """The view as a position with hidden cards, if the client asked for positions."""
    page: str = ""
    """The build of the page that the server serves now, so that an open page can tell that it is an older one."""
    waiting: str = ""
    """For a spectator whose token may open a seat later: removed, asked or granted."""
    meanwhile: list[Fields] = []
    """What a bot did on this seat while its person was away, until the person's next move."""
    past: list[Fields] = []
    """What happened in this round and the previous one, as this seat saw it, if the client asked for the history."""


class Update(Message, frozen=True, kw_only=True):
    """Something happened. Sequence numbers have no gaps."""

    seq: int
    events: list[Fields]
    table: TableInfo
    view: GameView | None = None
    position: str = ""


class Presence(Message, frozen=True, kw_only=True):
    """Somebody came or went, or the clock was reset; nothing else has changed since update `seq`."""

    seq: int
    table: TableInfo


class Done(Message, frozen=True, kw_only=True):
    """A command was carried out and stored; its effect is the update with this number."""

    id: str
    seq: int
    link: str = ""
    """After `NewLink`: the new token of the seat."""


class Refused(Message, frozen=True, kw_only=True):
    """A command was refused and changed nothing: the reason, and the rule of the game if one is broken."""

    id: str
    reason: str
    rule: str = ""
    detail: str = ""


class TriedMove(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move that was tried out for a hint."""

    move: str
    chance: float
    """The estimated chance to win the game after it, from 0 to 1."""
    equal: bool = False
    """Whether it is as good as the suggested move, as far as can be told."""


class Suggestion(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A suggested move, and the reasons for it.

    Dice games have a move and a reason, and `chance` and `gain` if the exact solution is stored.
    """

    move: str
    reason: str
    """A name that is also a translation key."""
    missing: int = 0
    """Cards missing for the nearest phase, before and after the move; 0 once the phase is laid."""
    then_missing: int = 0
    points: int = 0
    """What the cards of the move would score against the player if left in the hand."""
    helping: dict[str, int] = {}
    """The cards that would help after the move, and how many of each are hidden."""
    hidden: int = 0
    """How many cards are hidden from the seat, in hands and in the draw pile."""
    users: list[int] = []
    """Seats that could use the discarded card: they can hit with it, or were seen to collect similar cards."""
    chance: float | None = None
    """The chance to win the game, if there was a choice; with dice, to make the phase in this turn."""
    gain: float = 0
    """Dice: how many points more than stopping the move gains on average, by the exact solution."""
    alternatives: list[TriedMove] = []
    """The other moves that were tried, the best first."""
    provisional: bool = False
    """Whether the server still thinks; the final hint follows."""


class Answer(Message, frozen=True, kw_only=True):
    """The answer to `Ask` (why the move is not allowed, or null) or to `Hint` (twice, if the first is provisional)."""

    id: str
    refusal: Refusal | None = None
    hint: Suggestion | None = None


class Meaning(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a wild stands for: a number, a colour, or both; 0 and nothing for what its group does not ask for."""

    number: int = 0
    colour: str = ""


class Fit(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether a group of the tray can take the picked card beside the pins."""

    refusal: Refusal | None = None
    """Why it cannot."""
    values: list[Meaning] = []
    """What a wild could stand for there without making the phase more distant."""


class Planned(Message, frozen=True, kw_only=True):
    """The answer to `Plan`: the tray with these pins, and for each group whether it can take the picked card."""

    id: str
    seq: int
    """The update that the hand is from."""
    tray: TrayView
    fits: list[Fit] = []


class Emoted(Message, frozen=True, kw_only=True):
    """Somebody sent an emote."""

    seat: int
    emote: str


class Beat(Message, frozen=True, kw_only=True):
    """Nothing has happened, but the connection works."""


class Goodbye(Message, frozen=True, kw_only=True):
    """The server ends the conversation for a reason."""

    reason: str


FINAL_GOODBYES: Final = ("version", "no-such-table", "seat-lost", "denied", "open-elsewhere", "bad-message", "too-long")
"""Reasons after which reconnecting is pointless."""


ServerMessage = Welcome | Update | Presence | Done | Refused | Answer | Planned | Emoted | Beat | Goodbye


# What a client says. The client gives each command an id; a command that is sent twice is carried out once.


CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""The client's id for a request; the same id means the same request."""


class Hello(Message, frozen=True, kw_only=True):
    """The first message: the table's code, a seat's token, and the last update seen."""

    version: int
    code: str
    token: str = ""
    since: int = -1
    positions: bool = False
    """Whether to send views as positions too, for clients that have the engine."""
    summaries: bool = False
    """Whether the client shows a summary after each round and says `Ready` when it is closed; the game waits for it."""
    beats: bool = False
    """Whether to send a `Beat` when nothing else is sent, and to notice a dead network within seconds."""
    hidden: bool = False
    """Whether the page is out of sight, see `Hidden`."""
    history: bool = False
    """Whether to say in `Welcome` what happened lately."""


class Sync(Message, frozen=True, kw_only=True):
    """The last update seen: the server sends the later ones, or `Presence` if there are none."""

    since: int


class Ready(Message, frozen=True, kw_only=True):
    """The person has read the summary of the last round. There is no answer."""


class Consider(Message, frozen=True, kw_only=True):
    """The person considers claiming the discard (V3), so a bot that draws next waits a little longer. No answer."""


class Hidden(Message, frozen=True, kw_only=True):
    """The page went out of sight, or came back: the screen is off, or the browser shows something else."""

    hidden: bool


class Request(Message, frozen=True, kw_only=True):
    """The base of all messages that get an answer."""

    id: CommandId


class SeatRequest(Request, frozen=True, kw_only=True):
    """The base of the host's commands about a seat."""

    seat: int


class Play(Request, frozen=True, kw_only=True):
    """Make a move, in its text form."""

    move: str


class TakeBack(Request, frozen=True, kw_only=True):
    """Take back the seat's own last lay or hit of this turn."""


class Ask(Request, frozen=True, kw_only=True):
    """Ask whether a move would be allowed."""

    move: str


class Hint(Request, frozen=True, kw_only=True):
    """Ask what a good player would do."""

    provisional: bool = False
    """Whether a provisional answer is welcome before the final one."""


class Pin(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of the hand that stands in a group of the phase, counted from 0.

    For a wild, `number` and `colour` say what it stands for; 0 and nothing leave that open.
    """

    card: Annotated[str, msgspec.Meta(max_length=8)]
    group: int
    number: int = 0
    colour: Annotated[str, msgspec.Meta(max_length=16)] = ""


class Plan(Request, frozen=True, kw_only=True):
    """Ask for the tray of a phase with some cards put into place by hand. It changes nothing."""

    phase: int = 0
    """The number of the phase, or 0 for the nearest one."""
    pins: Annotated[list[Pin], msgspec.Meta(max_length=HAND)] = []
    picked: Annotated[str, msgspec.Meta(max_length=8)] = ""
    """A card that is to be put into a group: which could take it?"""
    fill: bool = True
    """Whether to fill the other places with the best cards of the hand."""


class Start(Request, frozen=True, kw_only=True):
    """The host starts the game; bots take the open seats."""


class Wait(Request, frozen=True, kw_only=True):
    """The host of a rematch wants no start by itself; from now on it takes `Start`."""


class Shuffle(Request, frozen=True, kw_only=True):
    """The host lets the lot decide who sits where, before the game."""


class SetBot(SeatRequest, frozen=True, kw_only=True):
    """The host puts a bot on an open seat, or replaces a bot."""

    bot: str


class FreeSeat(SeatRequest, frozen=True, kw_only=True):
    """The host removes whoever sits there; during a game a bot takes the seat, until the host restores it."""


class Restore(SeatRequest, frozen=True, kw_only=True):
    """The host gives a removed person their seat back, at once and with the same link."""


class Grant(SeatRequest, frozen=True, kw_only=True):
    """The host agrees to a request for a seat; it takes effect with the next deal."""


class Deny(SeatRequest, frozen=True, kw_only=True):
    """The host refuses a request for a seat, or takes the agreement back before the next deal."""


class PassHost(SeatRequest, frozen=True, kw_only=True):
    """The host passes the role to another seat."""


class SetPatience(Request, frozen=True, kw_only=True):
    """The host chooses how long the table waits for people who are away."""

    patience: str


class NewLink(SeatRequest, frozen=True, kw_only=True):
    """Make a new link: for one's own seat; or, as the host, for another one, where it is valid from the next deal."""


class AddEntropy(Request, frozen=True, kw_only=True):
    """Add words to the secret of the next round."""

    words: str


class Rematch(Request, frozen=True, kw_only=True):
    """The host opens the next table with the same settings and seats."""


class Emote(Request, frozen=True, kw_only=True):
    """Show an emote to everybody."""

    emote: str


Command = (
    Play
    | TakeBack
    | Start
    | Wait
    | Shuffle
    | SetBot
    | FreeSeat
    | Restore
    | Grant
    | Deny
    | PassHost
    | SetPatience
    | NewLink
    | AddEntropy
    | Rematch
)
Sign = Ready | Consider
"""What a client tells without expecting an answer."""
ClientMessage = Hello | Sync | Sign | Hidden | Ask | Hint | Plan | Emote | Command

EMOTES: Final = ("clap", "laugh", "wow", "think", "thanks", "hurry", "sorry", "cry")


class _OfSomeType(msgspec.Struct, frozen=True):
    """What every message has, known or not."""

    type: str


_client_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_server_decoder: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
_SERVER_TYPES: Final = {kind.__struct_config__.tag for kind in get_args(ServerMessage)}
_type_decoder: Final = msgspec.json.Decoder(_OfSomeType)
_encoder: Final = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> bytes:
    """Write a message as one frame."""
    return _encoder.encode(message)


def decode_client(frame: bytes | str) -> ClientMessage:
    """Read a client's message; raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
    return _client_decoder.decode(frame)


def decode_server(frame: bytes | str) -> ServerMessage:
    """Read a server's message; raises like `decode_client`."""
    return _server_decoder.decode(frame)


def decode_known(frame: bytes | str) -> ServerMessage | None:
    """Read a server's message; None if its type is unknown, since a later server may say more. Raises for the rest."""
    try:
        return _server_decoder.decode(frame)
    except msgspec.ValidationError:
        if _type_decoder.decode(frame).type in _SERVER_TYPES:
            raise
        return None
