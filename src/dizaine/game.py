"""A game: five verbs around the engine (new, legal, apply, view, standings), and text forms of all of it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

from dizaine.engine.bits import members
from dizaine.engine.dialect import duplicate
from dizaine.engine.errors import BrokenRecord, IllegalMove, NotationError
from dizaine.engine.events import Event
from dizaine.engine.game_records import GameRecord, GameReplay
from dizaine.engine.kind import Kind
from dizaine.engine.kinds import kind_of, kind_of_record, read_position, write_position
from dizaine.engine.ranking import Standing
from dizaine.engine.refusals import Refusal
from dizaine.engine.rows import EventRows
from dizaine.engine.stages import Stage
from dizaine.rulebooks import DizaineError
from dizaine.rulebooks.library import Book, load_any
from dizaine.views.kinds import imagine, see
from dizaine.views.view import View


class Game:
    """One game of one rulebook, with the full state inside: give players views, never the game.

    Seats and groups are counted from 0, phases as the books do and dice as they lie, from 1. Books, states, moves
    and views are those of the game's kind, cards or dice.

    >>> from dizaine import Game
    >>> game = Game.new("classic", players=3, seed=7)
    >>> [str(move) for move in game.canonical_moves()]
    ['0: draw', '0: take']
    >>> print(*game.apply("take"))
    CardTaken(seat=0, card=Card('r9'), must_use=False)
    >>> game = Game.new("dice", players=2, seed=4)
    >>> print(*game.view(None).dice)
    o6 g7 r7 g6 r9 r8 rW o4 b4 b3
    >>> [rolled] = game.apply("roll 1 3")
    >>> print(*rolled.landed)
    g10 b8
    """

    rulebook: Any
    """The rules that it is played by: a `Rulebook` or a `DiceBook`."""

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
        self._work: Any = None
        self._rows: Any = None

    @classmethod
    def new(
        cls, edition: str | Path | Book, *, players: int, seed: int | None = None, chance: Any | None = None
    ) -> Game:
        """A new game up to its first decision.

        Without a seed or a source of chance, cards and dice come from the operating system's source.
        """
        rulebook = load_any(edition)
        rulebook.check_players(players)
        kind, rows = kind_of(rulebook), EventRows()
        state = kind.start(kind.tables(rulebook), players, rows)
        game = cls(rulebook, state, _source(kind, seed, chance), seed=seed)
        game._note(rows)
        game._settle()
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
        """The seats that have won; empty while the game goes on."""
        return members(self.state.winners) if self.is_over else ()

    @property
    def asked(self) -> int:
        """The seat whose answer is due; with a claim open (V3) the next one to be asked."""
        return self.kind.asked(self.state)

    @property
    def claimants(self) -> tuple[int, ...]:
        """The seats that may claim the discard now, all at once (V3)."""
        return self.kind.claimants(self.state)

    @property
    def closing_move(self) -> Any:
        """The move that ends the time for claims (V3)."""
        return self.kind.closing_move(self.state)

    @property
    def history(self) -> tuple[Event, ...]:
        """Every event so far, secrets included."""
        return tuple(self._history)

    @property
    def inputs(self) -> tuple[str, ...]:
        """The chance inputs and moves so far, as a record has them."""
        return tuple(self._inputs)

    def use_chance(self, chance: Any) -> None:
        """Take chance from another source from now on."""
        self._chance = chance

    def history_since(self, first: int) -> tuple[Event, ...]:
        """The events from a number on, secrets included."""
        return tuple(self._history[first:])

    def seen(self, seat: int | None, first: int = 0) -> tuple[Event, ...]:
        """The events as a seat saw them, from a number on."""
        return tuple(self._seen[seat][first:])

    def legal_moves(self, seat: int | None = None) -> Iterator[Any]:
        """Every legal move, lazily: of one seat, or of all who may move now."""
        for player in self.kind.movers(self.state) if seat is None else [seat]:
            yield from self.kind.legal_moves(self.rules, self.state, player)

    def canonical_moves(self) -> tuple[Any, ...]:
        """The moves of the seat that is asked, without those that come to the same."""
        moves: tuple[Any, ...] = () if self.is_over else self.view(self.asked).canonical_moves()
        return moves

    def parse(self, text: str) -> Any:
        """Read a move; it is the asked seat's where the text names none. Raises `NotationError`."""
        return self.kind.read_move(text, self.asked)

    def refusal(self, move: Any) -> Refusal | None:
        """Why a move, as such or as text, is not allowed now, or None if it is."""
        try:
            row = self.kind.to_row(self.rules, self.parse(move) if isinstance(move, str) else move)
        except IllegalMove as error:
            return error.refusal
        code = self.kind.check(self.rules, self.state, self._memory(), row)
        return self.kind.refusal(code) if code else None

    def _memory(self) -> Any:
        """Working memory of this game's own, made when it is first needed: most copies are never played."""
        if self._work is None:
            self._work, self._rows = self.kind.workspace(), EventRows()
        return self._work

    def apply(self, move: Any) -> tuple[Event, ...]:
        """Make a move, given as such or as text, and return what happened, up to the next decision.

        Deals, shuffles and throws come by themselves, so the move that ends a round also returns the next deal. The
        events hold every secret; `view(seat).history` has what a seat saw of them. Raises `NotationError` for text that
        is no move and `IllegalMove` for a refused one; both change nothing.
        """
        kind = self.kind
        if isinstance(move, str):
            move = self.parse(move)
        row = kind.to_row(self.rules, move)
        work = self._memory() if self._work is None else self._work
        code = kind.check(self.rules, self.state, work, row)
        if code:
            raise IllegalMove(str(move), kind.refusal(code))
        self._rows.count = 0
        kind.perform(self.rules, self.state, work, row, self._rows)
        self._inputs.append(str(move))
        return self._note(self._rows) + self._settle()

    def copy(self) -> Game:
        """The same game once more: both go on by themselves, by the same chance where it comes from a seed.

        A source of chance of one's own is copied by `copy.copy`.

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
        twin._work = twin._rows = None
        return twin

    def undo(self) -> Any:
        """Take the last move back with all that came of it, and return it. For analysis: no table ever does this.

        Chance that comes from a seed is taken back too: the same move leads to the same again. The game is played
        once more up to there, so searches are better off with `copy`.

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
        record = self.kind.record(self.rulebook, self.state.players, self._seed, self._start)
        record.inputs = list(enumerate(self._inputs[:last]))
        move, before = self.kind.read_move(self._inputs[last]), Game.from_record(str(record))
        if self._seed is None:
            before._chance = self._chance
        self.__dict__.update(before.__dict__)
        return move

    @classmethod
    def imagine(cls, view: View, *, seed: int | None = None, chance: Any | None = None) -> Game:
        """A full game that agrees with a view: its seat would see exactly what the view holds, past included.

        Hidden cards are dealt by chance. Every deal that the view allows is possible; those are equally likely that
        agree with what everybody knows of hands and piles, with one exception: where another player has taken a card
        that must go down (T10), only hands that can lay it down come up. What players seem to collect is not
        weighed. The past of the game is the view's, with hidden cards in it. Later chance comes from the same source.

        >>> from dizaine import Game
        >>> view = Game.new("classic", players=2, seed=7).view(0)
        >>> game = Game.imagine(view, seed=1)
        >>> game.view(0) == view, game.view(1).hand == Game.imagine(view, seed=2).view(1).hand
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

    def view(self, seat: int | None) -> Any:
        """What a seat may know, as a `CardView` or a `DiceView`; None for a spectator."""
        if seat is not None and not 0 <= seat < self.state.players:
            raise ValueError(f"seat {seat}: seats go from 0 to {self.state.players - 1}")
        return see(self.rulebook, seat, self.state, tuple(self._seen[seat]))

    def standings(self) -> tuple[Standing, ...]:
        """All players from first to last."""
        return self.kind.standings(self.rules, self.state)

    def position(self) -> str:
        """The position as text; `from_position` sets it up again."""
        return write_position(self.rulebook, self.state)

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None, chance: Any | None = None) -> Game:
        """Set up a position. Raises `NotationError`, `ImpossiblePosition` or `RulebookError`."""
        rulebook, state = read_position(text)
        return cls._set_up(rulebook, state, _source(kind_of(rulebook), seed, chance), seed)

    @classmethod
    def _set_up(cls, rulebook: Book, state: Any, chance: Any, seed: int | None) -> Game:
        kind = kind_of(rulebook)
        kind.check_position(rulebook, state)
        game = cls(rulebook, state, chance, seed=seed)
        game._start = kind.write_position(rulebook, state)
        game._settle()
        return game

    def record(self) -> str:
        """The whole game as text; `from_record` replays it."""
        record = self.kind.record(self.rulebook, self.state.players, self._seed, self._start)
        record.inputs = list(enumerate(self._inputs))
        return str(record)

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Replay a record; the game can go on from there. Raises `BrokenRecord`."""
        game, moves = cls.replay(text)
        for _ in moves:
            pass
        game._chance = game._chance.then
        return game

    @classmethod
    def replay(cls, text: str) -> tuple[Game, Iterator[Any]]:
        """A game at the beginning of its record, and its moves: each is made when the next one is asked for.

        Raises `BrokenRecord`, also at a move that is not allowed.
        """
        kind = kind_of_record(text)
        record = kind.record.from_text(text)
        replay = kind.replay(record, kind.chance(record.seed))
        if record.start_line:
            game = cls._set_up_recorded(record, replay)
        else:
            game = cls.new(record.rulebook, players=record.players, chance=replay)
            game._seed = record.seed
        return game, game._moves(replay)

    def _moves(self, replay: GameReplay) -> Iterator[Any]:
        for line, text in replay.moves():
            try:
                move = self.kind.read_move(text)
                yield move
                self.apply(move)
            except (NotationError, IllegalMove) as error:
                raise BrokenRecord(line, str(error)) from error

    @classmethod
    def _set_up_recorded(cls, record: GameRecord[Any], replay: GameReplay) -> Game:
        try:
            state = kind_of(record.rulebook).read_position(record.rulebook, record.start)
            game = cls._set_up(record.rulebook, state, replay, record.seed)
        except BrokenRecord:
            raise
        except DizaineError as error:
            raise BrokenRecord(record.start_line, f"start: {error}") from error
        if game.state.players != record.players:
            reason = f"start: the position has {game.state.players} players, the record {record.players}"
            raise BrokenRecord(record.start_line, reason)
        return game

    def _settle(self) -> tuple[Event, ...]:
        """Supply the chance that the game waits for."""
        events: tuple[Event, ...] = ()
        while self.kind.awaits_chance(self.state):
            work = self._memory()
            self._rows.count = 0
            line = self.kind.supply(self.rulebook, self.rules, self.state, work, self._chance, self._rows)
            self._inputs.append(line)
            events += self._note(self._rows)
        return events

    def _note(self, rows: EventRows) -> tuple[Event, ...]:
        events = self.kind.read_events(self.rulebook, self.state.players, rows)
        self._history += events
        secret = any(type(event).seen_by is not Event.seen_by for event in events)
        for seat, seen in self._seen.items():
            seen += [event.seen_by(seat) for event in events] if secret else events
        return events


def _source(kind: Kind, seed: int | None, chance: Any | None) -> Any:
    if seed is not None and chance is not None:
        raise ValueError("give a seed or a source of chance, not both")
    return kind.chance(seed) if chance is None else chance
