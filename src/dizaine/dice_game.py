"""A game of dice: the same five verbs as `Game` (new, legal, apply, view, standings), and text forms of all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from dizaine.engine.bits import members
from dizaine.engine.dialect import duplicate
from dizaine.engine.dice.chance import DiceChance, SeededDice, SystemDice
from dizaine.engine.dice.enumeration import legal_dice_moves
from dizaine.engine.dice.events import read_dice_events
from dizaine.engine.dice.moves import DiceMove, dice_move_from_text, dice_of, to_dice_row
from dizaine.engine.dice.notation import Die, write_faces
from dizaine.engine.dice.ordering import ORDER_DIE, count_level
from dizaine.engine.dice.play import check_dice_move, perform_dice_move, resolve_throw
from dizaine.engine.dice.positions import read_dice_position, write_dice_position
from dizaine.engine.dice.possibility import check_dice_position
from dizaine.engine.dice.ranking import dice_standings
from dizaine.engine.dice.records import DiceRecord, DiceReplay
from dizaine.engine.dice.refusals import dice_refusal_of
from dizaine.engine.dice.state import DECIDE, DICE_OVER, ROLL_OFF, DiceState
from dizaine.engine.dice.tables import DiceRules, dice_tables
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import DiceWork
from dizaine.engine.errors import BrokenRecord, IllegalMove, NotationError
from dizaine.engine.events import Event
from dizaine.engine.ranking import Standing
from dizaine.engine.refusals import Refusal
from dizaine.engine.rows import EventRows
from dizaine.rulebooks import DizaineError, RulebookError
from dizaine.rulebooks.dice import DiceBook, load_dice
from dizaine.views.dice_view import DiceView

DICE_POSITION_HEADER: Final = "dizaine dice position 1"


class DiceGame:
    """One game of dice. Seats are counted from 0; dice and phases from 1, as on the table and on the pad.

    >>> game = DiceGame.new("dice", players=2, seed=4)
    >>> print(*game.view(None).dice)
    o6 g7 r7 g6 r9 r8 rW o4 b4 b3
    >>> [type(event).__name__ for event in game.apply("roll 1 3")]
    ['DiceRolled']
    """

    def __init__(self, rulebook: DiceBook, state: DiceState, chance: DiceChance, *, seed: int | None = None) -> None:
        """Use `new`, `from_position` or `from_record`."""
        self.rulebook = rulebook
        self.rules: DiceRules = dice_tables(rulebook)
        self.state = state
        self._chance = chance
        self._seed = seed
        self._start = ""
        self._inputs: list[str] = []
        self._history: list[Event] = []
        self._work = DiceWork()
        self._rows = EventRows()

    @classmethod
    def new(
        cls,
        edition: str | Path | DiceBook,
        *,
        players: int,
        seed: int | None = None,
        chance: DiceChance | None = None,
    ) -> DiceGame:
        """A new game, its first dice on the table. Without a seed or a source they come from the operating system."""
        rulebook = edition if isinstance(edition, DiceBook) else load_dice(edition)
        rulebook.check_players(players)
        game = cls(rulebook, DiceState(), _source(seed, chance), seed=seed)
        start_dice_game(game.rules, game.state, players, game._rows)
        game._note()
        game._settle()
        return game

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        return self.state.stage == DICE_OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""
        return members(self.state.winners) if self.is_over else ()

    @property
    def asked(self) -> int:
        """The seat whose answer is due."""
        return self.state.seat

    @property
    def history(self) -> tuple[Event, ...]:
        """Every event so far."""
        return tuple(self._history)

    @property
    def inputs(self) -> tuple[str, ...]:
        """The throws and moves so far, as a record has them."""
        return tuple(self._inputs)

    def use_chance(self, chance: DiceChance) -> None:
        """Take chance from another source from now on."""
        self._chance = chance

    def seen(self, seat: int | None, first: int = 0) -> tuple[Event, ...]:
        """The events from a number on; all of them are public."""
        return tuple(self._history[first:])

    def legal_moves(self, seat: int | None = None) -> Iterator[DiceMove]:
        """Every legal move, lazily: of one seat, or of the one that is asked."""
        return legal_dice_moves(self.rules, self.state, self.asked if seat is None else seat)

    def canonical_moves(self) -> tuple[DiceMove, ...]:
        """The moves of the seat that is asked, without those that come to the same."""
        return self.view(self.asked).canonical_moves()

    def parse(self, text: str) -> DiceMove:
        """Read a move; it is the asked seat's where the text names none. Raises `NotationError`."""
        return dice_move_from_text(text, self.asked)

    def refusal(self, move: DiceMove | str) -> Refusal | None:
        """Why a move is not allowed now, or None if it is."""
        row = to_dice_row(self.parse(move) if isinstance(move, str) else move)
        code = check_dice_move(self.rules, self.state, row)
        return dice_refusal_of(code) if code else None

    def apply(self, move: DiceMove | str) -> tuple[Event, ...]:
        """Make a move and return what happened, up to the next decision; the dice are thrown by themselves.

        Raises `NotationError` for text that is no move and `IllegalMove` for a refused one; both change nothing.
        """
        if isinstance(move, str):
            move = self.parse(move)
        row = to_dice_row(move)
        code = check_dice_move(self.rules, self.state, row)
        if code:
            raise IllegalMove(str(move), dice_refusal_of(code))
        self._rows.count = 0
        perform_dice_move(self.rules, self.state, self._work, row, self._rows)
        self._inputs.append(str(move))
        return self._note() + self._settle()

    def view(self, seat: int | None) -> DiceView:
        """What a seat sees; None for a spectator."""
        if seat is not None and not 0 <= seat < self.state.players:
            raise ValueError(f"seat {seat}: seats go from 0 to {self.state.players - 1}")
        return DiceView(self.rulebook, seat, duplicate(self.state), self.history)

    def standings(self) -> tuple[Standing, ...]:
        """All players from first to last."""
        return dice_standings(self.state)

    def position(self) -> str:
        """The position as text; `from_position` sets it up again."""
        lines = write_dice_position(self.rulebook, self.state)
        return f"{DICE_POSITION_HEADER}\nrulebook {_name(self.rulebook)}\n{lines}"

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None, chance: DiceChance | None = None) -> DiceGame:
        """Set up a position. Raises `NotationError`, `ImpossiblePosition` or `RulebookError`."""
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        if lines and lines[0] == DICE_POSITION_HEADER:
            del lines[0]
        if not lines or not lines[0].startswith("rulebook "):
            raise NotationError("rulebook: a position begins with the line 'rulebook EDITION'")
        name = lines[0].removeprefix("rulebook ").strip()
        rulebook = DiceBook.from_json(name) if name.startswith("{") else load_dice(name)
        return cls._set_up(rulebook, "\n".join(lines[1:]), _source(seed, chance), seed)

    @classmethod
    def _set_up(cls, rulebook: DiceBook, text: str, chance: DiceChance, seed: int | None) -> DiceGame:
        state = read_dice_position(rulebook, text)
        rulebook.check_players(state.players)
        check_dice_position(dice_tables(rulebook), state)
        game = cls(rulebook, state, chance, seed=seed)
        game._start = write_dice_position(rulebook, state)
        game._settle()
        return game

    def record(self) -> str:
        """The whole game as text; `from_record` replays it."""
        record = DiceRecord(self.rulebook, self.state.players, self._seed, self._start)
        record.inputs = list(enumerate(self._inputs))
        return str(record)

    @classmethod
    def from_record(cls, text: str) -> DiceGame:
        """Replay a record; the game can go on from there. Raises `BrokenRecord`."""
        record = DiceRecord.from_text(text)
        replay = DiceReplay(record, _source(record.seed, None))
        if record.start_line:
            game = cls._set_up_recorded(record, replay)
        else:
            game = cls.new(record.rulebook, players=record.players, chance=replay)
            game._seed = record.seed
        for line, move in replay.moves():
            try:
                game.apply(dice_move_from_text(move))
            except (NotationError, IllegalMove) as error:
                raise BrokenRecord(line, str(error)) from error
        return game

    @classmethod
    def _set_up_recorded(cls, record: DiceRecord, replay: DiceReplay) -> DiceGame:
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

    def _settle(self) -> tuple[Event, ...]:
        """Throw the dice that the game waits for."""
        events: tuple[Event, ...] = ()
        while self.state.stage < DECIDE:
            word, dice, faces = self._throw()
            if len(faces) != len(dice) or any(not 0 <= face < len(die) for face, die in zip(faces, dice, strict=True)):
                raise ValueError(f"the source of chance gave the faces {faces} for {len(dice)} dice")
            self._rows.count = 0
            self._inputs.append(f"{word} {write_faces(dice, faces)}")
            resolve_throw(self.rules, self.state, self._work, faces, self._rows)
            events += self._note()
        return events

    def _throw(self) -> tuple[str, Sequence[Die], list[int]]:
        """What is thrown, what for, and how it falls."""
        if self.state.stage == ROLL_OFF:
            die, players = self.rulebook.dice[ORDER_DIE], count_level(self.state)
            return "order", [die] * players, list(self._chance.order(die, players))
        dice = [self.rulebook.dice[die - 1] for die in dice_of(self.state.rolling)]
        return "dice", dice, list(self._chance.roll(dice))

    def _note(self) -> tuple[Event, ...]:
        events = read_dice_events(self.rulebook, self.state.players, self._rows)
        self._history += events
        return events


def _source(seed: int | None, chance: DiceChance | None) -> DiceChance:
    if seed is not None and chance is not None:
        raise ValueError("give a seed or a source of chance, not both")
    if chance is not None:
        return chance
    return SystemDice() if seed is None else SeededDice(seed)


def _name(rulebook: DiceBook) -> str:
    """The id of a rulebook where that is enough to load it again, else the whole book."""
    try:
        return rulebook.id if load_dice(rulebook.id) == rulebook else rulebook.to_json()
    except RulebookError:
        return rulebook.to_json()
