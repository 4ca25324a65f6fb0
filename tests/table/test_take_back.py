"""Taking back lays and hits of the current turn: afterwards everything is as if they had never been made."""

import asyncio
import random
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest

from dizaine.afterwards.verify import verify
from dizaine.engine.cards.moves import Hit, Lay, Move
from dizaine.engine.dice.moves import Move as DiceMove
from dizaine.engine.events import Event
from dizaine.game import Game
from dizaine.rulebooks.library import load_any
from dizaine.table import messages as m
from dizaine.table import take_back
from dizaine.table.driver import Driver
from dizaine.table.event_messages import event_fields
from dizaine.table.house import House
from dizaine.table.log import Moved, TakenBack
from dizaine.table.match import Match
from dizaine.table.pace import PACES, Pace
from dizaine.table.retention import archive_game
from dizaine.table.roster import Roster
from dizaine.table.seat_data import seat_data
from dizaine.table.settings import settings_for
from dizaine.table.store import StoreError
from dizaine.table.table import Table
from dizaine.views.cards.view import CardView
from dizaine.views.dice.view import DiceView
from tests.own_bots import Same
from tests.table.greedy import greedy_move
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import everything, match_of, open_table, play, refused, started_table, view_message

EASY = "express+phases=2"
SEATS = (None, 0, 1)


@pytest.fixture(autouse=True)
def the_same_cards_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With these cards every test meets what it waits for; in most games one of them would wait in vain."""
    monkeypatch.setattr("dizaine.table.fair.secrets", secrets)
    monkeypatch.setattr("secrets.token_bytes", random.Random(18).randbytes)


async def until_somebody_can(table: Table, kind: type, seat: int | None = None) -> int:
    """Play on until a person would make a move of this kind; returns the seat."""
    while True:
        game = match_of(table).game
        wish = greedy_move(game.view(game.asked))
        if isinstance(wish, kind) and seat in (None, game.asked) and goes_on(table, str(wish)):
            return int(game.asked)
        assert table.stage != "over", f"nobody could make a {kind.__name__} in this game"
        await play(table, 1)


def goes_on(table: Table, move: str) -> bool:
    """Whether a move does not end the round."""
    twin = match_of(table).game.copy()
    round_before = twin.state.round
    twin.apply(move)
    return not twin.is_over and bool(twin.state.round == round_before)


async def make(table: Table, seat: int) -> str:
    """The move that a bot would make."""
    move = str(greedy_move(match_of(table).game.view(seat)))
    await table.command(seat, m.Play(id=f"make {table.seq}", move=move))
    return move


async def back(table: Table, seat: int) -> int:
    return (await table.command(seat, m.TakeBack(id=f"back {table.seq}"))).seq


async def reason(table: Table, seat: int) -> str:
    return (await refused(back(table, seat)))[0]


def state(match: Match) -> tuple[object, ...]:
    """All that a game is, and all that it shows."""
    views = [m.encode(match.view(seat)) for seat in SEATS]
    seen = [event_fields(match.game.seen(seat)) for seat in SEATS]
    return match.position(), match.record(), match.events, match.line_count, views, seen


async def sent(table: Table) -> list[tuple[m.TableInfo, object]]:
    welcomes = [await table.welcome(seat, positions=True) for seat in SEATS]
    return [(welcome.table, (welcome.view, welcome.position)) for welcome in welcomes]


async def loaded(store: MemoryStore, table: Table) -> Table:
    other = await Table.load(store, table.id)
    assert other is not None
    return other


async def test_a_lay_is_taken_back_and_laid_differently(store: MemoryStore) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    before, told = state(match_of(table)), await sent(table)
    past = [(await table.welcome(one, history=True)).past for one in SEATS]
    lay = await make(table, seat)
    views = [(await table.welcome(one)).view for one in SEATS]
    assert [view.take_back for view in views if view] == [lay if one == seat else "" for one in SEATS]
    done = await back(table, seat)
    assert done == table.seq
    assert state(match_of(table)) == before
    assert await sent(table) == told
    for one in SEATS:
        (update,) = await table.updates(done - 1, one) or []
        assert update.events == [{"event": "TakenBack", "seat": seat, "move": lay, "lines": 1, "events": 1}]
        assert m.encode(update.view) == m.encode(match_of(table).view(one))  # type: ignore[arg-type]
        assert (await table.welcome(one, history=True)).past == past[SEATS.index(one)] + update.events
    assert await everything(await loaded(store, table)) == await everything(table)
    kinds = [type(line.entry) for line in store.tables[table.id].lines[-2:]]
    assert kinds == [Moved, TakenBack], "the log has both"
    others = [str(move) for move in match_of(table).game.legal_moves(seat) if isinstance(move, Lay)]
    other = next((move for move in others if move != lay), lay)
    await table.command(seat, m.Play(id="again", move=other))
    check_views(table)
    assert match_of(table).record().count("lay ") == before[1].count("lay ") + 1  # type: ignore[attr-defined]


def check_views(table: Table) -> None:
    """No view remembers what was taken back."""
    for seat in SEATS:
        assert m.encode(match_of(table).view(seat)) == m.encode(view_message(match_of(table).game, seat))


async def test_moves_that_add_as_many_cards_to_the_table_are_not_confused(store: MemoryStore) -> None:
    """Views are made from those before: a hit on another group must show, although as many cards lie there."""
    table = await started_table(store, "classic+phases=1", players=2, people=2)
    places: dict[int, str] = {}
    while len(places) < 2:
        await play(table, 1)
        seat = match_of(table).game.asked
        hits = [move for move in match_of(table).game.legal_moves(seat) if isinstance(move, Hit)]
        places = {move.group: str(move) for move in hits if goes_on(table, str(move))}
    first, second = list(places.values())[:2]
    seat = match_of(table).game.asked
    await table.command(seat, m.Play(id="first", move=first))
    for one in SEATS:
        await table.welcome(one)
    await back(table, seat)
    await table.command(seat, m.Play(id="second", move=second))
    check_views(table)


async def test_last_first_until_the_drawn_card_which_stays(store: MemoryStore) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    while True:
        seat = await until_somebody_can(table, Lay)
        before = match_of(table).position()
        made = [await make(table, seat)]
        while isinstance(wish := greedy_move(match_of(table).game.view(seat)), Hit) and goes_on(table, str(wish)):
            made.append(await make(table, seat))
        if len(made) > 1:
            break
    for move in reversed(made):
        view = (await table.welcome(seat)).view
        assert view is not None
        assert view.take_back == move
        await back(table, seat)
    assert match_of(table).position() == before
    assert await reason(table, seat) == "nothing-to-take-back"
    assert match_of(table).record().splitlines()[-1] in (f"{seat}: draw", f"{seat}: take")


async def test_only_ones_own_moves_of_this_turn(store: MemoryStore) -> None:
    table = await open_table(store, EASY, players=2, people=2)
    assert await reason(table, 0) == "not-started"
    await table.command(0, m.Start(id="start"))
    seat = await until_somebody_can(table, Lay)
    assert await reason(table, seat) == "nothing-to-take-back"
    await make(table, seat)
    assert await reason(table, 1 - seat) == "nothing-to-take-back"
    ending = next(str(move) for move in match_of(table).game.legal_moves(seat) if not isinstance(move, Lay | Hit))
    await table.command(seat, m.Play(id="end", move=ending))
    position = match_of(table).position()
    assert [await reason(table, one) for one in (0, 1)] == ["nothing-to-take-back"] * 2
    assert match_of(table).position() == position
    await play(table)
    assert [await reason(table, one) for one in (0, 1)] == ["game-over"] * 2


async def test_a_skip_ends_it(store: MemoryStore) -> None:
    table = await started_table(store, "classic+phases=1", players=2, people=2)
    while True:
        seat = await until_somebody_can(table, Lay)
        await make(table, seat)
        skips = [str(move) for move in match_of(table).game.legal_moves(seat) if "skip" in str(move)]
        if skips:
            break
    await table.command(seat, m.Play(id="skip", move=skips[0]))
    assert match_of(table).game.asked == seat, "of two players, the same one has the next turn"
    assert await reason(table, seat) == "nothing-to-take-back"


async def test_a_game_that_is_over_stays_over(store: MemoryStore) -> None:
    """Even if it was won with a hit, after which there is no deal."""
    table = await started_table(store, EASY, players=2, people=2)
    await play(table)
    table.take_backs.note(Moved(seat=0, by="person", lines=["0: hit r7 on 0"], events=9))
    assert await reason(table, 0) == "game-over"


async def test_a_round_that_is_over_stays_over(store: MemoryStore) -> None:
    """The hit that ends a round comes with the next deal, and is not taken back even if the same player begins."""
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    await make(table, seat)
    assert table.take_backs.possible(seat, match_of(table))
    table.take_backs.note(Moved(seat=seat, by="person", lines=[f"{seat}: hit r7 on 0", "deal r1 r2"], events=9))
    assert not table.take_backs.possible(seat, match_of(table))


async def test_a_stand_ins_move_is_never_taken_back(store: MemoryStore) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    await table.play_bot(seat, stands_in=True)
    assert isinstance(store.tables[table.id].lines[-1].entry, Moved)
    assert match_of(table).game.asked == seat
    table.arrive(seat)
    assert await reason(table, seat) == "nothing-to-take-back"
    view = (await table.welcome(seat)).view
    assert view is not None
    assert view.take_back == ""


async def test_not_even_one_between_two_of_ones_own(store: MemoryStore) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    while True:
        seat = await until_somebody_can(table, Lay)
        await make(table, seat)
        if isinstance(wish := greedy_move(match_of(table).game.view(seat)), Hit) and goes_on(table, str(wish)):
            break
    await table.play_bot(seat, wish, stands_in=True)
    table.arrive(seat)
    assert await reason(table, seat) == "nothing-to-take-back"


async def test_dice_have_nothing_to_take_back(store: MemoryStore) -> None:
    table = await started_table(store, "dice", players=2, people=2)
    await play(table, 3)
    assert [await reason(table, one) for one in (0, 1)] == ["nothing-to-take-back"] * 2


async def test_what_is_not_stored_did_not_happen(store: MemoryStore) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    await make(table, seat)
    before, told = state(match_of(table)), await everything(table)
    store.failing = True
    with pytest.raises(StoreError):
        await back(table, seat)
    assert state(match_of(table)) == before
    assert await everything(table) == told
    store.failing = False
    await back(table, seat)
    assert table.seq == len(store.tables[table.id].lines)


async def test_a_repeated_command_takes_one_move_back(store: MemoryStore) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    while True:
        seat = await until_somebody_can(table, Lay)
        await make(table, seat)
        if isinstance(wish := greedy_move(match_of(table).game.view(seat)), Hit) and goes_on(table, str(wish)):
            await make(table, seat)
            break
    command = m.TakeBack(id="once")
    done = await table.command(seat, command)
    position = match_of(table).position()
    assert await table.command(seat, command) == done
    other = await loaded(store, table)
    assert await other.command(seat, command) == done
    assert match_of(table).position() == match_of(other).position() == position
    assert (await table.welcome(seat)).view == (await other.welcome(seat)).view


async def test_a_full_log(store: MemoryStore) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    await make(table, seat)
    full = await Table.load(store, table.id, house=House(longest_log=table.seq))
    assert full is not None
    assert await reason(full, seat) == "log-full"


async def test_nobody_can_go_on_for_ever(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(take_back, "MOST_IN_A_ROW", 3)
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    progress = table.take_backs.progress
    for _ in range(3):
        await make(table, seat)
        await back(table, seat)
    assert table.take_backs.progress == progress + 1, "laying again and again brings nobody more time"
    await make(table, seat)
    view = (await table.welcome(seat)).view
    assert view is not None
    assert view.take_back == ""
    assert await reason(table, seat) == "take-backs-used-up"
    while match_of(table).game.asked == seat:
        await play(table, 1)
    seat = await until_somebody_can(table, Lay)
    await make(table, seat)
    await back(table, seat)


async def test_the_clock_runs_on(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "brisk", Pace(50, 0, 0))
    table = await open_table(store, EASY, players=2, people=2, pace="brisk")
    await table.command(0, m.Start(id="start"))
    seat = await until_somebody_can(table, Lay)
    table.arrive(seat)
    driver = asyncio.create_task(Driver(table).run())
    deadlines = []
    for step in (make, back, make):
        await step(table, seat)
        await asyncio.sleep(0.01)
        deadlines.append(table.deadline)
    driver.cancel()
    assert deadlines[0] == deadlines[1] == deadlines[2] > 0


async def test_whoever_lags_behind_gets_the_current_state(store: MemoryStore) -> None:
    """Nothing that was taken back is sent again, and later events are counted right."""
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    before = table.seq
    lay = await make(table, seat)
    await back(table, seat)
    assert await table.updates(before, 1 - seat) is None
    assert await table.updates(before - 1, 1 - seat) is None
    since = table.seq
    while table.seq < since + 8:
        await play(table, 1)
    for one in (table, await loaded(store, table)):
        for number in SEATS:
            updates = await one.updates(since - 1, number)
            assert updates is not None
            told = [event for update in updates for event in update.events]
            assert told[0] == {"event": "TakenBack", "seat": seat, "move": lay, "lines": 1, "events": 1}
            seen = event_fields(match_of(one).game.seen(number))
            assert told[1:] == seen[len(seen) - len(told) + 1 :]


async def test_a_hint_is_for_the_game_as_it_is(store: MemoryStore) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    first = await table.hint(seat)
    await make(table, seat)
    await table.hint(seat)
    await back(table, seat)
    assert (await table.hint(seat)).move == first.move


WATCHING = "tests.table.test_take_back:Watching"
SEEN: list[tuple[Event, ...]] = []


class Watching(Same):
    """A bot that keeps everything it was ever shown."""

    def choose(self, view: CardView | DiceView) -> Move | DiceMove:
        SEEN.append(tuple(view.history))
        return super().choose(view)


async def test_bots_never_see_what_was_shown_for_a_moment(store: MemoryStore) -> None:
    SEEN.clear()
    roster = Roster([WATCHING])
    settings = settings_for(load_any(EASY), players=2, bot=WATCHING, roster=roster)
    table, _ = await Table.open_new(store, "ABCDE", settings, "Ann", house=House(roster=roster))
    await table.command(0, m.Start(id="start"))
    taken = 0
    while table.stage != "over":
        match = match_of(table)
        wish = greedy_move(match.game.view(match.game.asked))
        if match.game.asked == 0 and isinstance(wish, Lay | Hit) and goes_on(table, str(wish)):
            await make(table, 0)
            await back(table, 0)
            taken += 1
        await play(table, 1)
    assert taken > 1
    assert len(SEEN) > 10
    stood = Game.from_record(table.record()).seen(1)
    for history in SEEN:
        assert any(stood[first : first + len(history)] == history for first in range(len(stood)))


async def test_what_is_stored_says_what_stood(store: MemoryStore, tmp_path: Path) -> None:
    table = await started_table(store, EASY, players=2, people=2)
    seat = await until_somebody_can(table, Lay)
    lay = await make(table, seat)
    await back(table, seat)
    stored = store.tables[table.id]
    assert lay not in stored.record_lines()[0]
    own = seat_data(stored, await table.welcome(seat), table.seating.seats[seat].since).moves
    assert [move.move for move in own if move.taken_back] == [lay]
    await play(table)
    record = table.record()
    assert verify(record).is_fair
    archive_game(store.tables[table.id], 0.0, tmp_path)
    (kept,) = tmp_path.iterdir()
    assert kept.read_text() == record


@pytest.mark.parametrize(
    "edition", ["express+phases=2", "continental+knock+phases=2", "dutch+phases=2", "classic+free-order+phases=1"]
)
async def test_random_games_with_everything_taken_back(
    store: MemoryStore, edition: str, size: Callable[[int, int], int]
) -> None:
    """Each lay and hit is made, often taken back and made again: memory, store, record and promises agree."""
    for number in range(size(1, 30)):
        chance = random.Random(number)
        table = await open_table(store, edition, players=2, people=2, code=f"CODE{number}")
        await table.command(0, m.Start(id="start"))
        taken = 0
        while table.stage != "over":
            game = match_of(table).game
            seat = game.asked
            options = [move for move in game.canonical_moves() if isinstance(move, Lay | Hit)]
            if options and chance.random() < 0.7 and goes_on(table, str(move := chance.choice(options))):
                before, told = state(match_of(table)), await sent(table)
                await table.command(seat, m.Play(id=f"try {table.seq}", move=str(move)))
                if chance.random() < 0.8 and (await table.welcome(seat)).view.take_back:  # type: ignore[union-attr]
                    await back(table, seat)
                    taken += 1
                    assert state(match_of(table)) == before
                    assert await sent(table) == told
                    if taken % 4 == 1:
                        other = await loaded(store, table)
                        assert state(match_of(other)) == before
                        assert await everything(other) == await everything(table)
                continue
            await play(table, 1)
        assert taken
        assert verify(table.record()).is_fair
        assert (await loaded(store, table)).record() == table.record()
