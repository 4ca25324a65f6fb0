"""A game: five verbs around the engine (new, legal, apply, view, standings), and its text forms."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any, Final

from dizaine.engine.bits import members
from dizaine.engine.dialect import duplicate
from dizaine.engine.errors import BrokenRecord, IllegalMove, NotationError
from dizaine.engine.events import Event
from dizaine.engine.game_records import GameRecord, GameReplay
from dizaine.engine.kind import Kind
from dizaine.engine.kinds import kind_of, kind_of_record, read_position, write_position
from dizaine.engine.moves import AnyMove
from dizaine.engine.ranking import Standing
from dizaine.engine.refusals import Refusal
from dizaine.engine.rows import EventRows
from dizaine.engine.stages import Stage
from dizaine.rulebooks import DizaineError
from dizaine.rulebooks.library import Book, load_any
from dizaine.views.kinds import CardView, DiceView, imagine, see
from dizaine.views.view import View


class Game:
    """One game by one rulebook. It holds the full state, so give players views, never the game itself.

    Seats and groups are counted from 0, phases and dice from 1. The types of books, states, moves and views depend on
    the kind of game, cards or dice.

    >>> from dizaine import Game
    >>> game = Game.new("classic", players=3, seed=7)
    >>> [str(move) for move in game.canonical_moves()]
    ['0: draw', '0: take']
    >>> print(*game.apply("take"))
    CardTaken(seat=0, card=Card('r9'), must_use=False)
    >>> game = Game.new("dice", players=2, seed=4)
    >>> print(*game.dice_view(None).dice)
    o6 g7 r7 g6 r9 r8 rW o4 b4 b3
    >>> [rolled] = game.apply("roll 1 3")
    >>> print(*rolled.landed)
    g10 b8
    """

    rulebook: Any
    """The rules of the game: a `Rulebook` or a `DiceBook`. `card_view` and `dice_view` have it with its exact type."""

    def __init__(self, rulebook: Book, state: Any, chance: Any, *, seed: int | None = None) -> None:
        """Use `new`, `from_position` or `from_record`."""
        self.kind: Kind = kind_of(rulebook)
        self.rulebook = rulebook
        self.rules: Any = self.kind.tables(rulebook)
        self.state: Any = state
        self._chance = chance
        self._seed = seed
        self._start = ""
        self._inputs: list[str] = []
        self._seen: dict[int | None, list[Event]] = {seat: [] for seat in (None, *range(state.players))}
        self._history: list[Event] = []

    @classmethod
    def new(
        cls, edition: str | Path | Book, *, players: int, seed: int | None = None, chance: Any | None = None
    ) -> Game:
        """Start a new game and run it up to the first decision.

        Without a seed or a source of chance, cards and dice come from the operating system's random source.
        """
        rulebook = load_any(edition)
        rulebook.check_players(players)
        kind, rows = kind_of(rulebook), EventRows()
        state = kind.start(kind.tables(rulebook), players, rows)
        game = cls(rulebook, state, _source(kind, seed, chance), seed=seed)
        game._record_events(rows)
        game._supply_chance()
        return game

    def __repr__(self) -> str:
        players = f"{self.state.players} player{'s' * (self.state.players != 1)}"
        waits = "over" if self.is_over else f"round {self.state.round}, seat {self.asked} to {self.stage}"
        return f"<Game {self.rulebook.id}, {players}, {waits}>"

    @property
    def stage(self) -> Stage:
        """What the game waits for."""
        return self.kind.stage(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        return self.kind.is_over(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty until the game is over."""
        return members(self.state.winners) if self.is_over else ()

    @property
    def asked(self) -> int:
        """The seat to move; while a claim is open (V3), the next seat to be asked."""
        return self.kind.asked(self.state)

    @property
    def claimants(self) -> tuple[int, ...]:
        """The seats that may claim the discard now, in any order (V3)."""
        return self.kind.claimants(self.state)

    @property
    def closing_move(self) -> AnyMove:
        """The move that ends the time for claims (V3)."""
        return self.kind.closing_move(self.state)

    @property
    def history(self) -> tuple[Event, ...]:
        """Every event so far, secrets included."""
        return tuple(self._history)

    @property
    def inputs(self) -> tuple[str, ...]:
        """The chance inputs and moves so far, as written in a record."""
        return tuple(self._inputs)

    def use_chance(self, chance: Any) -> None:
        """Switch to another source of chance."""
        self._chance = chance

    def history_since(self, first: int) -> tuple[Event, ...]:
        """The events from index `first` on, secrets included."""
        return tuple(self._history[first:])

    def seen(self, seat: int | None, first: int = 0) -> tuple[Event, ...]:
        """The events as a seat saw them, from index `first` on."""
        return tuple(self._seen[seat][first:])

    def legal_moves(self, seat: int | None = None) -> Iterator[AnyMove]:
        """Every legal move, lazily: of one seat, or of all seats that may move now."""
        for player in self.kind.movers(self.state) if seat is None else [seat]:
            yield from self.kind.legal_moves(self.rules, self.state, player)

    def canonical_moves(self) -> tuple[AnyMove, ...]:
        """The moves of the seat to move, one for each group of equivalent moves."""
        return () if self.is_over else self.view(self.asked).canonical_moves()

    def parse(self, text: str) -> AnyMove:
        """Read a move; without a seat in the text, it belongs to the seat to move. Raises `NotationError`."""
        return self.kind.read_move(text, self.asked)

    def refusal(self, move: AnyMove | str) -> Refusal | None:
        """Why a move, given as an object or as text, is not allowed now; None if it is."""
        try:
            row = self.kind.to_row(self.rules, self._to_move(move))
        except IllegalMove as error:
            return error.refusal
        code = self.kind.check(self.rules, self.state, _SPARE.workspace(self.kind), row)
        return self.kind.refusal(code) if code else None

    def _to_move(self, move: AnyMove | str) -> AnyMove:
        if isinstance(move, str):
            return self.parse(move)
        if not isinstance(move, self.kind.moves):
            names = ", ".join(move_type.__name__ for move_type in self.kind.moves)
            raise TypeError(f"{move!r} is no move of this game: give text, or one of {names}")
        return move

    def apply(self, move: AnyMove | str) -> tuple[Event, ...]:
        """Make a move, given as an object or as text, and return what happened up to the next decision.

        Deals, shuffles and throws are automatic, so the move that ends a round also returns the next deal. The events
        include all secrets; `view(seat).history` has what a seat saw of them. Raises `NotationError` for text that is
        not a move and `IllegalMove` for a move that is refused. In both cases the game does not change.
        """
        kind = self.kind
        move = self._to_move(move)
        row = kind.to_row(self.rules, move)
        work, rows = _SPARE.workspace(kind), _SPARE.rows
        code = kind.check(self.rules, self.state, work, row)
        if code:
            raise IllegalMove(str(move), kind.refusal(code))
        rows.count = 0
        kind.perform(self.rules, self.state, work, row, rows)
        self._inputs.append(str(move))
        return self._record_events(rows) + self._supply_chance()

    def copy(self) -> Game:
        """An independent copy of the game. With a seed, both continue with the same chance.

        A custom source of chance is copied with `copy.copy`.

        >>> from dizaine import Game
        >>> game = Game.new("classic", players=2, seed=7)
        >>> other = game.copy()
        >>> other.apply("draw") == game.apply("draw")
        True
        """
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.state = duplicate(self.state)
        twin._chance = copy(self._chance)
        twin._inputs = self._inputs[:]
        twin._history = self._history[:]
        twin._seen = {seat: seen[:] for seat, seen in self._seen.items()}
        return twin

    def undo(self) -> AnyMove:
        """Take back the last move and everything that followed from it, and return it. For analysis only.

        Seeded chance is rewound too: the same move leads to the same result again. This replays the whole game up to
        that point, so use `copy` in a search.

        >>> from dizaine import Game
        >>> game = Game.new("dice", players=1, seed=4)
        >>> events = game.apply("roll 1 3")
        >>> print(game.undo())
        0: roll 1 3
        >>> game.apply("roll 1 3") == events
        True
        """
        words = self.kind.record.CHANCE_WORDS
        last = max((n for n, line in enumerate(self._inputs) if line.split(" ", 1)[0] not in words), default=None)
        if last is None:
            raise ValueError("no move has been made in this game, so there is none to take back")
        move, before = self.kind.read_move(self._inputs[last]), Game.from_record(self._write_record(last))
        if self._seed is None:
            before._chance = self._chance
        self.__dict__.update(before.__dict__)
        return move

    @classmethod
    def imagine(cls, view: View, *, seed: int | None = None, chance: Any | None = None) -> Game:
        """A full game that agrees with a view: its seat would see exactly the same, history included.

        Hidden cards are dealt at random. All deals that agree with what everybody knows of hands and piles are equally
        likely, with one exception: if another player has taken a card that must be used (T10), only hands that can use
        it are dealt. What players seem to collect is ignored. The new game has the history of the view, in which
        cards stay hidden. Later chance comes from the same source.

        >>> from dizaine import Game
        >>> view = Game.new("classic", players=2, seed=7).view(0)
        >>> game = Game.imagine(view, seed=1)
        >>> game.view(0) == view, game.card_view(1).hand == Game.imagine(view, seed=2).card_view(1).hand
        (True, False)
        """
        kind = kind_of(view.rulebook)
        source = _source(kind, seed, chance)
        game = cls(view.rulebook, imagine(view, source), source, seed=seed)
        game._start = kind.write_position(view.rulebook, game.state)
        game._history = list(view.history)
        public = [event.seen_by(None) for event in view.history]
        game._seen = dict.fromkeys(game._seen, public[:])
        game._seen[view.seat] = list(view.history)
        return game

    def view(self, seat: int | None) -> View:
        """What a seat may know: a `CardView` or a `DiceView`. None stands for a spectator."""
        if seat is not None and not 0 <= seat < self.state.players:
            raise ValueError(f"seat {seat}: seats go from 0 to {self.state.players - 1}")
        return see(self.rulebook, seat, self.state, tuple(self._seen[seat]))

    def card_view(self, seat: int | None) -> CardView:
        """The view of a card game, with the type that says so. Raises `TypeError` for a dice game.

        >>> from dizaine import Game
        >>> print(*Game.new("express", players=2, seed=9).card_view(0).hand)
        r1 r9 r11 g8 b5
        """
        view = self.view(seat)
        if not isinstance(view, CardView):
            raise TypeError(f"{self.rulebook.id} is no card game: use dice_view")
        return view

    def dice_view(self, seat: int | None) -> DiceView:
        """The view of a dice game, with the type that says so. Raises `TypeError` for a card game.

        >>> from dizaine import Game
        >>> Game.new("dice", players=2, seed=4).dice_view(0).rolls_left
        2
        """
        view = self.view(seat)
        if not isinstance(view, DiceView):
            raise TypeError(f"{self.rulebook.id} is no dice game: use card_view")
        return view

    def standings(self) -> tuple[Standing, ...]:
        """All players from first to last."""
        return self.kind.standings(self.rules, self.state)

    def position(self) -> str:
        """The position as text; `from_position` reads it."""
        return write_position(self.rulebook, self.state)

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None, chance: Any | None = None) -> Game:
        """Start from a position. Raises `NotationError`, `ImpossiblePosition` or `RulebookError`."""
        rulebook, state = read_position(text)
        return cls._from_state(rulebook, state, _source(kind_of(rulebook), seed, chance), seed)

    @classmethod
    def _from_state(cls, rulebook: Book, state: Any, chance: Any, seed: int | None) -> Game:
        kind = kind_of(rulebook)
        kind.check_position(rulebook, state)
        game = cls(rulebook, state, chance, seed=seed)
        game._start = kind.write_position(rulebook, state)
        game._supply_chance()
        return game

    def record(self) -> str:
        """The complete game as text; `from_record` replays it."""
        return self._write_record(len(self._inputs))

    def _write_record(self, length: int) -> str:
        """The record of the first `length` inputs."""
        inputs = list(enumerate(self._inputs[:length]))
        return str(self.kind.record(self.rulebook, self.state.players, self._seed, self._start, inputs=inputs))

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Replay a record; the game can be continued. Raises `BrokenRecord`."""
        game, moves = cls.replay(text)
        for _ in moves:
            pass
        game._chance = game._chance.then
        return game

    @classmethod
    def replay(cls, text: str) -> tuple[Game, Iterator[AnyMove]]:
        """A game at the start of its record, and its moves: the iterator makes each move before it yields the next.

        Raises `BrokenRecord`, also for a move that is not allowed.
        """
        kind = kind_of_record(text)
        record = kind.record.from_text(text)
        replay = kind.replay(record, kind.chance(record.seed))
        if record.start_line:
            game = cls._from_recorded_start(record, replay)
        else:
            game = cls.new(record.rulebook, players=record.players, chance=replay)
            game._seed = record.seed
        return game, game._moves(replay)

    def _moves(self, replay: GameReplay) -> Iterator[AnyMove]:
        for line, text in replay.moves():
            try:
                move = self.kind.read_move(text)
                yield move
                self.apply(move)
            except (NotationError, IllegalMove) as error:
                raise BrokenRecord(line, str(error)) from error

    @classmethod
    def _from_recorded_start(cls, record: GameRecord[Any], replay: GameReplay) -> Game:
        try:
            state = kind_of(record.rulebook).read_position(record.rulebook, record.start)
            game = cls._from_state(record.rulebook, state, replay, record.seed)
        except BrokenRecord:
            raise
        except DizaineError as error:
            raise BrokenRecord(record.start_line, f"start: {error}") from error
        if game.state.players != record.players:
            reason = f"start: the position has {game.state.players} players, the record {record.players}"
            raise BrokenRecord(record.start_line, reason)
        return game

    def _supply_chance(self) -> tuple[Event, ...]:
        """Supply the chance inputs that the game waits for."""
        events: tuple[Event, ...] = ()
        while self.kind.awaits_chance(self.state):
            work, rows = _SPARE.workspace(self.kind), _SPARE.rows
            rows.count = 0
            line = self.kind.supply(self.rulebook, self.rules, self.state, work, self._chance, rows)
            self._inputs.append(line)
            events += self._record_events(rows)
        return events

    def _record_events(self, rows: EventRows) -> tuple[Event, ...]:
        events = self.kind.read_events(self.rulebook, self.state.players, rows)
        self._history += events
        secret = any(type(event).seen_by is not Event.seen_by for event in events)
        for seat, seen in self._seen.items():
            seen += [event.seen_by(seat) for event in events] if secret else events
        return events


class _Spare(threading.local):
    """What the games of a thread work with. A game has none of its own: it would be most of its memory."""

    def __init__(self) -> None:
        self.rows = EventRows()
        self._workspaces: dict[str, Any] = {}

    def workspace(self, kind: Kind) -> Any:
        """The workspace for a kind of game."""
        if kind.name not in self._workspaces:
            self._workspaces[kind.name] = kind.workspace()
        return self._workspaces[kind.name]


_SPARE: Final = _Spare()


def _source(kind: Kind, seed: int | None, chance: Any | None) -> Any:
    if seed is not None and chance is not None:
        raise ValueError("give a seed or a source of chance, not both")
    return kind.chance(seed) if chance is None else chance
