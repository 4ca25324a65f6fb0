"""The game of a table together with its fair chance: starting, playing, restoring it from the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dizaine.engine.errors import NotationError
from dizaine.engine.kinds import kind_of
from dizaine.engine.moves import AnyMove
from dizaine.game import Game
from dizaine.players.player import AnyView
from dizaine.rulebooks.library import Book
from dizaine.table import messages as m
from dizaine.table.event_messages import event_fields
from dizaine.table.fair import FairSource, RoundSecret
from dizaine.table.game_views import GameView, Refusal
from dizaine.table.kinds import kind_at_table
from dizaine.table.log import TakenBack
from dizaine.table.messages import Fields
from dizaine.table.refused import CommandRefused


@dataclass(frozen=True, slots=True)
class Step:
    """The effect of a move, or of the start."""

    lines: list[str]
    """The lines it adds to the record, chance included."""
    events: int
    begun: bool
    """Whether a round has just begun, so that it is time for a snapshot."""


class Match:
    """A game that is being played at a table. Only the current round and the one before stay in memory."""

    def __init__(self, book: Book, players: int, secrets: dict[int, RoundSecret], seed: int | None = None) -> None:
        """Call `begin` or `resume` first. The secrets are the table's own dictionary; a seed replaces them."""
        self.book = book
        self.players = players
        self._seed = seed
        self._secrets = secrets
        self._kind = kind_at_table(book)
        self._chance: Any = self._source()
        self._game: Any = None
        self._inputs: list[str] = []
        self._shown: dict[int | None, tuple[int, GameView]] = {}
        """The last view of each seat and of spectators, and how many lines the record had then."""
        self._events_before = 0
        """How many events came before the snapshot that `_game` started from."""
        self._previous: tuple[int, Any] | None = None
        """The game until the last snapshot, and how many events came before it."""
        self._snapshot = ""
        """The snapshot that `_game` started from, if any, and how many lines of the record it replaces."""
        self._snapshot_lines = 0

    def begin(self) -> Step:
        """Start the game with the first deal, or the first throws."""
        chance = self._chance if self._seed is None else None
        self._game = Game.new(self.book, players=self.players, seed=self._seed, chance=chance)
        self._chance.watch(self._game.state)
        self._inputs = list(self._game.inputs)
        return Step(self._inputs[:], len(self._game.seen(None)), begun=True)

    def resume(self, lines: Sequence[str], position: str = "", since: int = 0, events: int = 0) -> None:
        """Restore a game from all lines of its record. A snapshot replaces the lines before `since`."""
        self._inputs = list(lines)
        self._events_before = events if position else 0
        self._snapshot, self._snapshot_lines = position, since if position else 0
        record = [*self.head(position), *self._inputs[self._snapshot_lines :]]
        self._use(Game.from_record("\n".join(record) + "\n"))

    def forget(self, position: str) -> None:
        """Continue from a snapshot of the current position, to free memory.

        The previous game stays for one more round, so that a client that lags behind still sees how the round ended.
        """
        self._previous = (self._events_before, self._game)
        self._events_before = self.events
        self._snapshot, self._snapshot_lines = position, len(self._inputs)
        self._use(Game.from_position(position))

    def _use(self, game: Game) -> None:
        self._shown.clear()
        self._game = game
        if self._seed is None:
            self._chance = self._source()
            self._chance.recall(self._inputs)
            self._chance.watch(game.state)
            game.use_chance(self._chance)

    def apply(self, move: AnyMove) -> Step:
        """Make a move. Raises `IllegalMove` if it is not allowed, and then changes nothing."""
        game, inputs, events, round_before = self._game, len(self._game.inputs), self.events, self.round
        game.apply(move)
        lines = list(game.inputs[inputs:])
        self._inputs += lines
        return Step(lines, self.events - events, begun=self.round > round_before and not self.is_over)

    def undo(self, step: Step) -> None:
        """Undo the last move, because it could not be stored."""
        self._drop(len(step.lines))

    def take_back(self, taken: TakenBack) -> None:
        """Take back the last move of the current turn. All views are made afresh, as if it had never been made."""
        assert self._inputs[-taken.lines :] == [taken.move], "only the last move, and no chance after it"
        events = self.events
        self._drop(taken.lines)
        assert self.events == events - taken.events

    def _drop(self, lines: int) -> None:
        """Go back to the game before the last lines of its record, which all came after the snapshot."""
        kept = self._inputs[: len(self._inputs) - lines]
        self.resume(kept, self._snapshot, self._snapshot_lines, self._events_before)

    @property
    def game(self) -> Game:
        """The game with all hidden cards; hand out only views of it."""
        game: Game = self._game
        return game

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self._game.is_over)

    def asks(self, seat: int) -> bool:
        """Whether a seat may act now: its answer is due, or it may claim the discard (V3)."""
        return not self.is_over and (self.game.asked == seat or seat in self.game.claimants)

    @property
    def round(self) -> int:
        """The current round."""
        return int(self._game.state.round)

    @property
    def events(self) -> int:
        """How many events there have been since the game began."""
        return self._events_before + len(self._game.seen(None))

    @property
    def line_count(self) -> int:
        """How many lines the record has so far."""
        return len(self._inputs)

    @property
    def has_summaries(self) -> bool:
        """Whether people read a summary after each round."""
        return self._kind.has_summaries

    def position(self) -> str:
        """A snapshot of the game."""
        return str(self._game.position())

    def view(self, seat: int | None) -> GameView:
        """The game as a seat, or a spectator, sees it; made once after each move, from the view before it."""
        line, shown = self._shown.get(seat, (-1, None))
        if shown is None or line != self.line_count:
            if seat is None:
                shown = self._kind.public_view(self._game, shown)
            else:
                shown = self._kind.seat_view(self._game, seat, self.view(None), shown)
            self._shown[seat] = (self.line_count, shown)
        return shown

    def known_position(self, seat: int | None) -> str:
        """What a seat, or a spectator, knows, as a position."""
        return str(self._game.view(seat).position())

    def remembers(self, event: int) -> bool:
        """Whether an event, counted from the beginning of the game, is still in memory."""
        return event >= (self._events_before if self._previous is None else self._previous[0])

    def seen(self, seat: int | None, first: int, last: int) -> list[Fields]:
        """The events from `first` to before `last`, counted from the beginning, as a seat saw them; all of one step."""
        before, game = (self._events_before, self._game)
        if first < before and self._previous is not None:
            before, game = self._previous
        return event_fields(game.seen(seat, first - before)[: last - first])

    def parse(self, text: str) -> AnyMove:
        """Read a move; raises `NotationError`."""
        move: AnyMove = self._game.parse(text)
        return move

    def record(self, remarks: Sequence[str] = ()) -> str:
        """The complete game as text, with remarks below its first line."""
        head = self.head()
        return "\n".join([head[0], *remarks, *head[1:], *self._inputs]) + "\n"

    def head(self, position: str = "") -> list[str]:
        """The first lines of a record that starts at the beginning or at a snapshot."""
        header = kind_of(self.book).record.HEADER
        start = [f"start {line}" for line in position.splitlines()[2:]]
        seed = [] if self._seed is None else [f"seed {self._seed}"]
        return [header, f"rulebook {self.book.to_json()}", f"players {self.players}", *seed, *start]

    def _source(self) -> FairSource:
        return self._kind.fair_source(self.book, self._secrets.__getitem__)


def parse_move(match: Match | None, seat: int, text: str) -> AnyMove:
    """The move that a seat has written; raises `CommandRefused`."""
    if match is None:
        raise CommandRefused("not-started")
    try:
        names_seat = text.partition(":")[0].strip().isdecimal()
        move: AnyMove = match.parse(text if names_seat else f"{seat}: {text}")
    except NotationError as error:
        raise CommandRefused("notation", detail=str(error)) from error
    if move.seat != seat:
        raise CommandRefused("not-your-seat")
    return move


def refusal_of_move(match: Match | None, seat: int, text: str) -> Refusal | None:
    """Why the game does not allow the move that a seat has written, or None if it does; raises `CommandRefused`."""
    move = parse_move(match, seat, text)
    assert match is not None
    refusal = match.game.refusal(move)
    return None if refusal is None else Refusal(refusal.name, refusal.rule)


def deciding_view(match: Match | None, seat: int) -> AnyView:
    """The view of a seat that may act now; raises `CommandRefused`."""
    if match is None or not match.asks(seat):
        raise CommandRefused("not-your-turn")
    return match.game.view(seat)


def plan_tray(match: Match | None, seat: int, request: m.Plan, seq: int) -> m.Planned:
    """The tray that a seat asks for (see `TableKind.planned`); raises `CommandRefused`."""
    if match is None:
        raise CommandRefused("not-started")
    if match.is_over:
        raise CommandRefused("game-over")
    tray, fits = kind_at_table(match.book).planned(match.game, seat, request)
    return m.Planned(id=request.id, seq=seq, tray=tray, fits=fits)
