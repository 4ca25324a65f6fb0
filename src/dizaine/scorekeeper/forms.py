"""The forms of a score sheet: what is written down of a real game, and what is worked out from it.

They are at once the JSON of saved sheets, of exports and of the server. Only the setup and the changes are stored.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Facts = dict[str, int | str]
"""What a refusal tells apart from its code: names, numbers, cards."""


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all forms."""


class Written(Form, frozen=True, kw_only=True, omit_defaults=True):
    """The base of the forms that people fill in, with defaults left out."""


# What is written down.


class Start(Written, frozen=True, kw_only=True):
    """Where a player stands when a game that was begun on paper is continued."""

    done: list[int] = []
    """The numbers of the phases completed."""
    points: int = 0
    """The total; in the dice game with its bonuses so far."""
    place: int = 0
    """The place already won (S6), or 0."""
    failures: int = 0
    """Failed turns of a solitaire of dice (D12)."""


class Setup(Written, frozen=True, kw_only=True):
    """What is agreed before the first entry."""

    rulebook: str
    """An edition with its variants (`classic+knock`), or the text of an own rulebook, as TOML or as a line of JSON."""
    names: list[str]
    """In the order of the seats; with dice, in the order of play (D2)."""
    dealer: int = 0
    """The seat of the first dealer (T1); with dice, who plays the first turn of a game that was begun on paper."""
    standing: list[Start] = []
    """A game that was begun on paper: where each player stands. Else empty."""
    played: int = 0
    """With one round for each phase (V1): the rounds played on paper."""


class Hand(Written, frozen=True, kw_only=True):
    """What one player did in a round, and has left at its end."""

    seat: int
    laid: int = 0
    """The number of the phase laid, or 0."""
    points: int | None = None
    """What is left in hand, as a number ..."""
    cards: str | None = None
    """... or as cards; colours may be left out: `r7 12 W`. Neither for who went out, nor with places (S6)."""


class CardRound(Written, frozen=True, kw_only=True, tag_field="kind", tag="cards"):
    """A round of a card game."""

    out: int | None
    """Who went out; nobody if the limit of turns stopped the round (T11)."""
    hands: list[Hand]
    """One for each player at the table."""
    laid_order: list[int] = []
    """Who completed the last phase, first to last, if several did in this round of a game for places (S6)."""


class DiceTurn(Written, frozen=True, kw_only=True, tag_field="kind", tag="dice"):
    """A turn of the dice game: either points, or the dice, or a failure."""

    seat: int
    points: int | None = None
    dice: str | None = None
    """The faces at the end of the turn, in any order; with colours (`r8`) only where the phase asks for them."""
    failed: bool = False
    witness: str = ""
    """Who saw it, for a score over 600 (A1)."""


Entry = CardRound | DiceTurn


class Change(Written, frozen=True, kw_only=True):
    """One step of the keeper: a new entry if `index` is the next one, else a correction of an earlier entry."""

    index: int
    entry: Entry


class Saved(Written, frozen=True, kw_only=True):
    """A complete sheet: everything else follows from it."""

    setup: Setup
    changes: list[Change] = []


# What is worked out.


class Refused(Form, frozen=True, kw_only=True):
    """Why a setup or an entry is not possible: a code with facts, and the id of the rule."""

    code: str
    rule: str
    """Empty if no rule is concerned."""
    facts: Facts = {}
    seat: int | None = None
    """Whose part of the entry it is about."""
    text: str = ""
    """The sentence for people, where a language is known."""


class CardButton(Form, frozen=True, kw_only=True):
    """A card to tap when the cards left in hand are entered, whatever its colour."""

    card: str
    """As in `Hand.cards`."""
    label: str
    points: int
    copies: int
    """How many the deck has."""


class FaceButton(Form, frozen=True, kw_only=True):
    """A face of a die to tap."""

    face: str
    """As in `DiceTurn.dice`."""
    number: int
    """0 for a W."""
    colour: str
    copies: int
    """How many dice can show it."""


class PhaseWords(Form, frozen=True, kw_only=True):
    """A phase in words."""

    number: int
    text: str


class After(Form, frozen=True, kw_only=True):
    """The next phase of a player if the current one is laid in the next round, or is not; 0 as in `Player.phase`."""

    seat: int
    laid: int
    missed: int


class Player(Form, frozen=True, kw_only=True):
    """A player on the sheet."""

    seat: int
    name: str
    phase: int
    """The number of the next phase; 0 if there is none, or if the player chooses (V4)."""
    phase_words: str
    """The phase in words; empty for 0."""
    done: list[int]
    left_to_choose: list[int]
    """In free order (V4): the phases not yet crossed off. Else empty."""
    points: int
    place: int
    """In the standings; level players share it."""
    won_place: int
    """The place won (S6), or 0."""
    active: bool
    """Whether the player is at the table in the next round; with dice, whether turns are still to come."""
    winner: bool
    failures: int
    """Failed turns (D12)."""
    bonuses: list[int]
    """The bonuses so far, in points (D7, D8)."""
    pad: list[int | None]
    """The points of each phase that is made, in the dice game; null for those made on paper."""
    witness: str
    """Who saw the score, once it is given (A1)."""


class Cell(Form, frozen=True, kw_only=True):
    """What an entry did for one player."""

    seat: int
    points: int | None
    """Points of this entry; null if it has none: not at the table, not at turn, or no points are counted (S6)."""
    total: int
    """The points after it."""
    laid: int
    """The number of the phase laid or made, or 0."""
    place: int
    """The place won with it (S6), or 0."""
    failed: bool
    """Whether it is a failed turn at the dice."""
    bonus: int
    """Bonuses that came with it (D7, D8)."""


class Row(Form, frozen=True, kw_only=True):
    """An entry that counts."""

    index: int
    out: int | None
    """Who went out; null at the dice, and for a round that was stopped (T11)."""
    dealer: int | None
    """Who dealt."""
    turn: int | None
    """Whose turn it was, at the dice."""
    stopped: bool
    """Whether the limit of turns stopped the round (T11)."""
    replay: bool
    """Whether level players replayed the last phase (S5)."""
    cells: list[Cell]
    """One for each player, in the order of the seats."""
    corrected: bool


class SetAside(Form, frozen=True, kw_only=True):
    """After a correction this entry no longer fits: it and all after it are kept, but do not count."""

    index: int
    count: int
    """How many entries are set aside."""
    refused: Refused


class Status(Form, frozen=True, kw_only=True):
    """Everything that a face shows of a sheet."""

    kind: Literal["cards", "dice"]
    title: str
    round: int
    """The number of the next entry, from 1: the next round, or at the dice the next turn."""
    stage: Literal["playing", "replay", "over"]
    dealer: int | None
    """Who deals next."""
    turn: int | None
    """Whose turn is next, at the dice."""
    last_run: bool
    """Whether somebody has finished, so that the others have their last run (D9)."""
    players: list[Player]
    rows: list[Row]
    set_aside: SetAside | None
    winners: list[int]
    wants_order: bool
    """Whether more than one player could complete the last phase in the next round, so that the order counts (S6)."""
    wants_witness: list[int]
    """Whose score is so high that a witness signs for it (A1)."""
    buttons: list[CardButton]
    faces: list[FaceButton]
    phases: list[PhaseWords]
    """All phases of this game, in the order of play."""
    after: list[After]
    """One for each player who is active."""
    places: bool
    """No points are counted; the players win places (S6)."""
    one_round_per_phase: bool
    """Everybody goes on to the next phase each round (V1)."""
    free_order: bool
    """Players choose their phases (V4)."""


class Exported(Form, frozen=True, kw_only=True):
    """A sheet for other programs: what was written down, and what it amounts to. It can be opened again."""

    setup: Setup
    changes: list[Change]
    entries: list[Entry]
    """As they are after all changes, those that are set aside included."""
    status: Status
