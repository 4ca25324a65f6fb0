"""The game of a table: unloaded and reloaded at every single move, it stays the same game with the same chance."""

import random
import re
from collections.abc import Callable

import pytest

from dizaine.engine.errors import IllegalMove, NotationError
from dizaine.rulebooks import editions
from dizaine.rulebooks.dice import dice_editions
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table.event_messages import event_fields
from dizaine.table.fair import RoundSecret
from dizaine.table.match import Match, Step
from tests.properties.tables import Table as AnyTable
from tests.sizes import SOAKING
from tests.table.greedy import greedy_move
from tests.table.tabletop import view_message

FEWER = "" if SOAKING else "+phases=2"
EDITIONS = [
    *(edition + FEWER for edition in editions),
    *dice_editions,
    f"continental+knock{FEWER}",
    f"dutch+knock+free-order{FEWER}",
    f"classic+ten-rounds{FEWER}",
]


def secrets_of(name: str) -> dict[int, RoundSecret]:
    """Fixed secrets, some of them with words."""
    secrets = {
        number: RoundSecret(name, number, f"{name} {number}".encode().ljust(32, b".")[:32]) for number in range(1, 200)
    }
    secrets[2] = secrets[2].with_entropy(1, "words").with_entropy(0, "more words")
    return secrets


class Twins:
    """One game played without interruption, and the same game reloaded repeatedly."""

    def __init__(self, edition: str, players: int) -> None:
        self.book = load_any(edition)
        self.players = players
        self.name = edition
        self.whole = self.new_match()
        self.begun = self.whole.begin()
        self.lines = list(self.begun.lines)
        self.snapshot = ("", 0, 0)

    def new_match(self) -> Match:
        return Match(self.book, self.players, secrets_of(self.name))

    @property
    def seats(self) -> tuple[int | None, ...]:
        return (None, *range(self.players))

    def rested(self, *, from_the_beginning: bool = False) -> Match:
        match = self.new_match()
        match.resume(self.lines, *(("", 0, 0) if from_the_beginning else self.snapshot))
        return match

    def move(self) -> tuple[str, Step]:
        """Make the move that a bot would make in the uninterrupted game."""
        game = self.whole.game
        move = str(greedy_move(game.view(game.asked)))
        step = self.whole.apply(self.whole.parse(move))
        self.lines += step.lines
        if step.begun:
            self.snapshot = (self.whole.position(), len(self.lines), self.whole.events)
        return move, step

    def check(self, other: Match) -> None:
        """Check that another match is at the same point."""
        whole = self.whole
        assert other.game.state == whole.game.state
        assert (other.round, other.is_over, other.events, other.line_count) == (
            whole.round,
            whole.is_over,
            whole.events,
            whole.line_count,
        )
        assert other.position() == whole.position()
        assert not whole.is_over or other.record() == whole.record()
        for seat in self.seats:
            assert m.encode(other.view(seat)) == m.encode(whole.view(seat))


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_can_be_unloaded_at_every_move(edition: str, size: Callable[[int, int], int]) -> None:
    twins = Twins(edition, 2)
    moves, every = 0, size(6, 1)
    while not twins.whole.is_over:
        moves += 1
        if moves % every:
            twins.move()
            continue
        rested = twins.rested(from_the_beginning=moves % 39 == 0)
        twins.check(rested)
        game = twins.whole.game
        views = rested.game.view(game.asked), game.view(game.asked)
        assert greedy_move(views[0]) == greedy_move(views[1]), "bots see something else"
        move, step = twins.move()
        assert rested.apply(rested.parse(move)) == step, "chance does not continue as it would have"
        twins.check(rested)
    assert twins.whole.round >= 2


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_dropped_at_the_beginning_of_a_round_is_needed(edition: str, size: Callable[[int, int], int]) -> None:
    """As a table does it; each move is also taken back once and made again."""
    every = size(6, 1)
    twins = Twins(edition, 3)
    live = twins.new_match()
    assert live.begin() == twins.begun
    moves = 0
    while not twins.whole.is_over:
        first = twins.whole.events
        move, step = twins.move()
        assert live.apply(live.parse(move)) == step
        for seat in twins.seats:
            told = live.seen(seat, first, twins.whole.events)
            assert told == event_fields(twins.whole.game.seen(seat, first))
            assert len(told) == step.events
        if moves % 3 == 0 and not step.begun:
            live.undo(step)
            assert live.line_count == len(twins.lines) - len(step.lines)
            assert live.apply(live.parse(move)) == step
        if step.begun:
            live.forget(live.position())
        if step.begun or moves % every == 0:
            twins.check(live)
        moves += 1


def test_taking_back_the_move_that_ended_a_round() -> None:
    for edition in ("express", "dice"):
        twins = Twins(edition, 2)
        live = twins.new_match()
        live.begin()
        ended = 0
        while ended < 3:
            before, lines = live.position(), live.line_count
            move, step = twins.move()
            for _ in range(2):
                assert live.apply(live.parse(move)) == step
                live.undo(step)
                assert (live.position(), live.line_count) == (before, lines)
            live.apply(live.parse(move))
            ended += step.begun
            if step.begun:
                live.forget(live.position())
            twins.check(live)


def test_a_view_does_not_remember_a_move_that_was_taken_back() -> None:
    """Two moves that add as many lines to the record, one of them never made."""
    match = Match(load_any("express"), 2, secrets_of("x"))
    match.begin()
    match.apply(match.parse("draw"))
    seat = match.game.asked
    first, second = [str(move) for move in match.game.legal_moves() if "discard" in str(move)][:2]
    step = match.apply(match.parse(first))
    before = m.encode(match.view(seat))
    match.undo(step)
    match.apply(match.parse(second))
    assert m.encode(match.view(seat)) == m.encode(view_message(match.game, seat)) != before


def test_random_tables(size: Callable[[int, int], int]) -> None:
    """Includes custom books with piles that often run out: shuffles continue with the right label."""
    shuffles = 0
    for seed in range(size(10, 300)):
        chance = random.Random(seed)
        table = AnyTable.pick(chance.choice)
        secrets = secrets_of(str(seed))
        whole, interrupted = Match(table.book, table.players, secrets), Match(table.book, table.players, secrets)
        lines = whole.begin().lines
        interrupted.begin()
        for _ in range(120):
            if whole.is_over:
                break
            game = whole.game
            move = whole.parse(str(chance.choice(game.canonical_moves())))
            step = whole.apply(move)
            assert interrupted.apply(move) == step
            lines += step.lines
            shuffles += sum(line.startswith("shuffle") for line in step.lines)
            if step.begun:
                interrupted.forget(interrupted.position())
            elif chance.random() < 0.3:
                interrupted = Match(table.book, table.players, secrets)
                interrupted.resume(lines)
            assert interrupted.game.state == whole.game.state
    assert shuffles > 10


def test_the_events_of_a_step() -> None:
    match = Match(load_any("express+phases=1"), 2, secrets_of("x"))
    step = match.begin()
    assert [line.split()[0] for line in step.lines] == ["lot", "deal"]
    assert step.begun
    assert step.events == match.events == len(match.seen(None, 0, match.events))
    seat = match.game.asked
    step = match.apply(match.parse("draw"))
    assert (step.lines, step.events, step.begun) == ([f"{seat}: draw"], 1, False)
    assert str(match.game.refusal(match.parse("draw"))) == "already-drawn (T2)"
    with pytest.raises(IllegalMove, match=re.escape("already-drawn (T2)")):
        match.apply(match.parse("draw"))
    with pytest.raises(NotationError):
        match.parse("fly")


def test_the_end_of_a_game_begins_no_round() -> None:
    for edition in ("express+phases=1", "dice"):
        twins = Twins(edition, 2)
        step = twins.begun
        while not twins.whole.is_over:
            _, step = twins.move()
        assert not step.begun
        twins.check(twins.rested())


def test_remarks_stand_below_the_first_line() -> None:
    for edition in ("express", "dice"):
        twins = Twins(edition, 2)
        for _ in range(5):
            twins.move()
        record = twins.whole.record(["# one", "# two"])
        assert record.splitlines()[1:3] == ["# one", "# two"]
        assert type(twins.whole.game).from_record(record).state == twins.whole.game.state
