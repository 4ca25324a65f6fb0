"""The game of a table together with its fair chance: how it begins, goes on, rests and is taken up again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dizaine.engine.kinds import kind_of
from dizaine.game import Game
from dizaine.players.player import AnyMove
from dizaine.rulebooks.library import Book
from dizaine.table.fair import FairSource, RoundSecret
from dizaine.table.kinds import kind_at_table
from dizaine.table.messages import Fields, GameView
from dizaine.table.sight import open_sight, seat_sees, seen_events


@dataclass(frozen=True, slots=True)
class Step:
    """What a move, or the beginning, came to."""

    lines: list[str]
    """What it adds to the record, chance included."""
    events: int
    begun: bool
    """Whether a round has just begun: a good moment for a snapshot."""


class Match:
    """A game that is being played at a table. Only the round that is on and the one before are held in memory."""

    def __init__(self, book: Book, players: int, secrets: dict[int, RoundSecret], seed: int | None = None) -> None:
        """Use `begin` or `take_up` before anything else. The secrets are the table's own; a seed takes their place."""
        self.book = book
        self.players = players
        self._seed = seed
        self._secrets = secrets
        self._chance: Any = self._source()
        self._game: Any = None
        self._inputs: list[str] = []
        self._open: tuple[int, GameView] | None = None
        """What everybody sees, and how many lines the record had then."""
        self._events_before = 0
        """Events of the rounds that the game in hand does not remember."""
        self._former: tuple[int, Any] | None = None
        """The game as it was until the last snapshot, and how many events it does not remember either."""
        self._snapshot = ""
        """What the game in hand was set up from, if it was, and how many lines of the record that stands for."""
        self._snapshot_lines = 0

    def begin(self) -> Step:
        """The first deal, or the first throws."""
        chance = self._chance if self._seed is None else None
        self._game = Game.new(self.book, players=self.players, seed=self._seed, chance=chance)
        self._chance.watch(self._game.state)
        self._inputs = list(self._game.inputs)
        return Step(self._inputs[:], len(self._game.seen(None)), begun=True)

    def take_up(self, lines: Sequence[str], position: str = "", since: int = 0, events: int = 0) -> None:
        """A game as it was left: all lines of its record; a snapshot stands for those before `since` and its events."""
        self._inputs = list(lines)
        self._events_before = events if position else 0
        self._snapshot, self._snapshot_lines = position, since if position else 0
        record = [*self.head(position), *self._inputs[self._snapshot_lines :]]
        self._use(Game.from_record("\n".join(record) + "\n"))

    def forget(self, position: str) -> None:
        """Begin anew with a snapshot of this moment: the log remembers what was before.

        Whoever is a few moments behind shall still see how the round ended, so its game is kept for one round more.
        """
        self._former = (self._events_before, self._game)
        self._events_before = self.events
        self._snapshot, self._snapshot_lines = position, len(self._inputs)
        self._use(Game.from_position(position))

    def _use(self, game: Game) -> None:
        self._open = None
        self._game = game
        if self._seed is None:
            self._chance = self._source()
            self._chance.recall(self._inputs)
            self._chance.watch(game.state)
            game.use_chance(self._chance)

    def apply(self, move: AnyMove) -> Step:
        """Make a move; raises `IllegalMove`, and then nothing has changed."""
        game, inputs, events, round_before = self._game, len(self._game.inputs), self.events, self.round
        game.apply(move)
        lines = list(game.inputs[inputs:])
        self._inputs += lines
        return Step(lines, self.events - events, begun=self.round > round_before and not self.is_over)

    def take_back(self, step: Step) -> None:
        """The move that was made last could not be kept, so it was never made."""
        kept = self._inputs[: len(self._inputs) - len(step.lines)]
        self.take_up(kept, self._snapshot, self._snapshot_lines, self._events_before)

    @property
    def game(self) -> Game:
        """The game itself, secrets included: for bots' views and for nobody else."""
        game: Game = self._game
        return game

    @property
    def is_over(self) -> bool:
        """Whether it is decided."""
        return bool(self._game.is_over)

    def asks(self, seat: int) -> bool:
        """Whether a seat has a say now: its answer is due, or it may claim the discard (V3)."""
        return not self.is_over and (self.game.asked == seat or seat in self.game.claimants)

    @property
    def round(self) -> int:
        """The round that is on."""
        return int(self._game.state.round)

    @property
    def events(self) -> int:
        """How many events there have been."""
        return self._events_before + len(self._game.seen(None))

    @property
    def line_count(self) -> int:
        """How many lines its record has so far."""
        return len(self._inputs)

    def position(self) -> str:
        """A snapshot."""
        return str(self._game.position())

    def view(self, seat: int | None) -> GameView:
        """The game as a seat, or a spectator, may know it."""
        if self._open is None or self._open[0] != self.line_count:
            self._open = (self.line_count, open_sight(self._game))
        return seat_sees(self._game, seat, self._open[1])

    def known(self, seat: int | None) -> str:
        """What a seat, or a spectator, may know, as a position."""
        return str(self._game.view(seat).position())

    def remembers(self, event: int) -> bool:
        """Whether an event, counted from the beginning of the game, can still be told."""
        return event >= (self._events_before if self._former is None else self._former[0])

    def seen(self, seat: int | None, first: int, last: int) -> list[Fields]:
        """Events of one step as a seat saw them, counted from the beginning of the game."""
        before, game = (self._events_before, self._game)
        if first < before and self._former is not None:
            before, game = self._former
        return seen_events(game.seen(seat, first - before)[: last - first])

    def parse(self, text: str) -> AnyMove:
        """Read a move; raises `NotationError`."""
        move: AnyMove = self._game.parse(text)
        return move

    def record(self, remarks: Sequence[str] = ()) -> str:
        """The whole game as text, with remarks below its first line."""
        head = self.head()
        return "\n".join([head[0], *remarks, *head[1:], *self._inputs]) + "\n"

    def head(self, position: str = "") -> list[str]:
        """The first lines of a record, from the beginning or from a snapshot."""
        header = kind_of(self.book).record.HEADER
        start = [f"start {line}" for line in position.splitlines()[2:]]
        seed = [] if self._seed is None else [f"seed {self._seed}"]
        return [header, f"rulebook {self.book.to_json()}", f"players {self.players}", *seed, *start]

    def _source(self) -> FairSource:
        return kind_at_table(self.book).fair_source(self.book, self._secret)

    def _secret(self, round_number: int) -> RoundSecret:
        return self._secrets[round_number]
