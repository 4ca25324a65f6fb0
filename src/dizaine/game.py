"""A game: five verbs around the engine (new, legal, apply, view, standings), and text forms of all of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import KINDS, Card
from dizaine.engine.cards.chance import Chance, SeededChance, SystemChance
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.enumeration import legal_moves
from dizaine.engine.cards.events import read_events
from dizaine.engine.cards.moves import Move, move_from_text
from dizaine.engine.cards.play import asked_seat, check, perform, resolve_order
from dizaine.engine.cards.positions import read_position, write_position
from dizaine.engine.cards.possibility import check_position
from dizaine.engine.cards.ranking import standings
from dizaine.engine.cards.records import Record, Replay
from dizaine.engine.cards.refusals import refusal_of
from dizaine.engine.cards.rounds import draw_lot, start_game
from dizaine.engine.cards.state import DRAW, KNOCK, LOT, OVER, SHUFFLE, State
from dizaine.engine.cards.tables import Rules, tables
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.errors import BrokenRecord, IllegalMove, NotationError
from dizaine.engine.events import Event
from dizaine.engine.ranking import Standing
from dizaine.engine.refusals import Refusal
from dizaine.engine.rows import EventRows
from dizaine.rulebooks import DizaineError, Rulebook, RulebookError, load
from dizaine.views import View, redact

POSITION_HEADER: Final = "dizaine position 1"


class Game:
    """One game of one rulebook, with the full state inside: give players views, never the game.

    Seats and groups are counted from 0, phases from 1 as the books do.

    >>> game = Game.new("classic", players=3, seed=7)
    >>> [str(move) for move in game.canonical_moves()]
    ['0: draw', '0: take']
    >>> [type(event).__name__ for event in game.apply("take")]
    ['CardTaken']
    """

    def __init__(self, rulebook: Rulebook, state: State, chance: Chance, *, seed: int | None = None) -> None:
        """Use `new`, `from_position` or `from_record`."""
        self.rulebook = rulebook
        self.rules: Rules = tables(rulebook)
        self.state = state
        self._chance = chance
        self._seed = seed
        self._start = ""
        self._inputs: list[str] = []
        self._seen: dict[int | None, list[Event]] = {seat: [] for seat in (None, *range(state.players))}
        self._history: list[Event] = []
        self._work = Workspace()
        self._rows = EventRows()

    @classmethod
    def new(
        cls,
        edition: str | Path | Rulebook,
        *,
        players: int,
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> Game:
        """A new game, dealt. Without a seed or a source of chance the cards come from the operating system's source."""
        rulebook = edition if isinstance(edition, Rulebook) else load(edition)
        rulebook.check_players(players)
        state = State()
        start_game(state, players)
        game = cls(rulebook, state, _source(seed, chance), seed=seed)
        game._settle()
        return game

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        return self.state.stage == OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""
        return members(self.state.winners) if self.is_over else ()

    @property
    def asked(self) -> int:
        """The seat whose answer is due; with a claim open (V3) the next one to be asked."""
        return asked_seat(self.state)

    @property
    def history(self) -> tuple[Event, ...]:
        """Every event so far, secrets included."""
        return tuple(self._history)

    @property
    def inputs(self) -> tuple[str, ...]:
        """The chance inputs and moves so far, as a record has them."""
        return tuple(self._inputs)

    def use_chance(self, chance: Chance) -> None:
        """Take chance from another source from now on."""
        self._chance = chance

    def seen(self, seat: int | None, first: int = 0) -> tuple[Event, ...]:
        """The events as a seat saw them, from a number on."""
        return tuple(self._seen[seat][first:])

    def legal_moves(self, seat: int | None = None) -> Iterator[Move]:
        """Every legal move, lazily: of one seat, or of all who may move now."""
        seats = [seat] if seat is not None else self._movers()
        for player in seats:
            yield from legal_moves(self.rules, self.state, Workspace(), player)

    def canonical_moves(self) -> tuple[Move, ...]:
        """The moves of the seat that is asked, with one best arrangement for each way to lay."""
        return () if self.is_over else self.view(self.asked).canonical_moves()

    def parse(self, text: str) -> Move:
        """Read a move; it is the asked seat's where the text names none. Raises `NotationError`."""
        return move_from_text(text, self.asked)

    def refusal(self, move: Move | str) -> Refusal | None:
        """Why a move is not allowed now, or None if it is."""
        try:
            row = to_row(self.rules, self.parse(move) if isinstance(move, str) else move)
        except IllegalMove as error:
            return error.refusal
        code = check(self.rules, self.state, self._work, row)
        return refusal_of(code) if code else None

    def apply(self, move: Move | str) -> tuple[Event, ...]:
        """Make a move and return what happened, up to the next decision; deals and shuffles come by themselves.

        Raises `NotationError` for text that is no move and `IllegalMove` for a refused one; both change nothing.
        """
        if isinstance(move, str):
            move = self.parse(move)
        row = to_row(self.rules, move)
        code = check(self.rules, self.state, self._work, row)
        if code:
            raise IllegalMove(str(move), refusal_of(code))
        self._rows.count = 0
        perform(self.rules, self.state, row, self._rows)
        self._inputs.append(str(move))
        return self._note(read_events(self._rows)) + self._settle()

    def view(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator."""
        if seat is not None and not 0 <= seat < self.state.players:
            raise ValueError(f"seat {seat}: seats go from 0 to {self.state.players - 1}")
        return View(self.rulebook, seat, redact(self.rules, self.state, seat), tuple(self._seen[seat]))

    def standings(self) -> tuple[Standing, ...]:
        """All players from first to last."""
        return standings(self.rules, self.state)

    def position(self) -> str:
        """The position as text; `from_position` sets it up again."""
        return f"{POSITION_HEADER}\nrulebook {_name(self.rulebook)}\n{write_position(self.rules, self.state)}"

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None, chance: Chance | None = None) -> Game:
        """Set up a position. Raises `NotationError`, `ImpossiblePosition` or `RulebookError`."""
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        if lines and lines[0] == POSITION_HEADER:
            del lines[0]
        if not lines or not lines[0].startswith("rulebook "):
            raise NotationError("rulebook: a position begins with the line 'rulebook EDITION'")
        name = lines[0].removeprefix("rulebook ").strip()
        rulebook = Rulebook.from_json(name) if name.startswith("{") else load(name)
        return cls._set_up(rulebook, "\n".join(lines[1:]), _source(seed, chance), seed)

    @classmethod
    def _set_up(cls, rulebook: Rulebook, text: str, chance: Chance, seed: int | None) -> Game:
        rules = tables(rulebook)
        state = read_position(rules, text)
        rulebook.check_players(state.players)
        check_position(rules, state)
        game = cls(rulebook, state, chance, seed=seed)
        game._start = write_position(rules, state)
        game._settle()
        return game

    def record(self) -> str:
        """The whole game as text; `from_record` replays it."""
        record = Record(self.rulebook, self.state.players, self._seed, self._start)
        record.inputs = list(enumerate(self._inputs))
        return str(record)

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Replay a record; the game can go on from there. Raises `BrokenRecord`."""
        game, moves = cls.replay(text)
        for _ in moves:
            pass
        return game

    @classmethod
    def replay(cls, text: str) -> tuple[Game, Iterator[Move]]:
        """A game at the beginning of its record, and its moves: each is made when the next one is asked for.

        Raises `BrokenRecord`, also at a move that is not allowed.
        """
        record = Record.from_text(text)
        replay = Replay(record, _source(record.seed, None))
        if record.start_line:
            game = cls._set_up_recorded(record, replay)
        else:
            game = cls.new(record.rulebook, players=record.players, chance=replay)
            game._seed = record.seed
        return game, game._moves(replay)

    def _moves(self, replay: Replay) -> Iterator[Move]:
        for line, text in replay.moves():
            try:
                move = move_from_text(text)
                yield move
                self.apply(move)
            except (NotationError, IllegalMove) as error:
                raise BrokenRecord(line, str(error)) from error

    @classmethod
    def _set_up_recorded(cls, record: Record, replay: Replay) -> Game:
        try:
            game = cls._set_up(record.rulebook, record.start, replay, record.seed)
        except BrokenRecord:
            raise
        except DizaineError as error:
            raise BrokenRecord(record.start_line, f"start: {error}") from error
        if game.state.players != record.players:
            reason = f"start: the position has {game.state.players} players, the record {record.players}"
            raise BrokenRecord(record.start_line, reason)
        return game

    def _movers(self) -> list[int]:
        if self.state.stage == KNOCK:
            return list(range(self.state.players))
        return [self.state.seat] if self.state.stage >= DRAW else []

    def _settle(self) -> tuple[Event, ...]:
        """Supply the chance that the game waits for."""
        events: tuple[Event, ...] = ()
        while self.state.stage < DRAW:
            self._rows.count = 0
            if self.state.stage == LOT:
                seat = self._chance.lot(self.state.players)
                if not 0 <= seat < self.state.players:
                    raise ValueError(f"the source of chance gave the lot {seat} for {self.state.players} players")
                draw_lot(self.state, seat, self._rows)
                self._inputs.append(f"lot {seat}")
            else:
                self._order()
            events += self._note(read_events(self._rows))
        return events

    def _order(self) -> None:
        shuffling = self.state.stage == SHUFFLE
        if shuffling:
            cards = sorted(self.state.discard[: self.state.discard_size - 1])
        else:
            cards = [kind for kind in range(KINDS) for _ in range(self.rules.deck[kind])]
        order = [int(card) for card in self._chance.order([Card(card) for card in cards])]
        if sorted(order) != cards:
            raise ValueError("the source of chance gave other cards than it was given")
        resolve_order(self.rules, self.state, order, self._rows)
        word = "shuffle" if shuffling else "deal"
        self._inputs.append(f"{word} {' '.join(str(Card(card)) for card in order)}")

    def _note(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self._history += events
        for seat, seen in self._seen.items():
            seen += [event.seen_by(seat) for event in events]
        return events


def _source(seed: int | None, chance: Chance | None) -> Chance:
    if seed is not None and chance is not None:
        raise ValueError("give a seed or a source of chance, not both")
    if chance is not None:
        return chance
    return SystemChance() if seed is None else SeededChance(seed)


def _name(rulebook: Rulebook) -> str:
    """The id of a rulebook where that is enough to load it again, else the whole book."""
    try:
        return rulebook.id if load(rulebook.id) == rulebook else rulebook.to_json()
    except RulebookError:
        return rulebook.to_json()
