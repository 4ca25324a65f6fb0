"""Every message of a table tells a seat all that it may know, and nothing else."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from dizaine import Discard, Draw, Game, Lay, Take
from dizaine.engine.cards.chance import SystemChance
from dizaine.engine.cards.events import CardTaken, GroupHit, PhaseLaid
from dizaine.engine.cards.records import Record, Replay
from dizaine.engine.cards.state import OVER, PLAY
from dizaine.engine.limits import NOBODY
from dizaine.players.cards.hand_order import SortedHand, sort_hand
from dizaine.players.dice.players import PolicyPlayer
from dizaine.rulebooks import editions, load
from dizaine.table import messages as m
from dizaine.table.bots import thought
from dizaine.table.cards.view_messages import WAYS
from dizaine.table.event_messages import event_fields
from dizaine.table.fair import RoundSecret
from dizaine.table.game_views import CardsView, DiceView, GameView
from dizaine.table.kinds import kind_at_table
from dizaine.table.log import Moved, Opened, SeatTaken, Started, TakenBack
from dizaine.table.match import Match
from dizaine.table.refused import CommandRefused
from dizaine.table.settings import settings_for
from dizaine.table.store import LogLine, StoredTable
from dizaine.table.table import Table
from dizaine.table.tokens import hash_token
from dizaine.views.cards.view import CardView
from tests.engine.setup import position
from tests.properties.test_no_leak import Middle
from tests.table.greedy import greedy_move
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import match_of, play, started_table, view_message


def cards_view(game: Game, seat: int | None) -> CardsView:
    view = view_message(game, seat)
    assert isinstance(view, CardsView)
    return view


def test_hidden_cards_are_question_marks(size: Callable[[int, int], int]) -> None:
    """Compared with an observer who follows the events of the seat and shares no code with views."""
    hidden = 0
    for seed in range(size(12, 2000)):
        middle = Middle.of(seed)
        game = middle.game
        for seat in (None, *range(game.state.players)):
            view, observer = cards_view(game, seat), middle.observer(seat)
            assert view.discards == observer.discard_pile
            assert view.draw_pile == len(observer.draw_pile)
            for player, hand in observer.hands.items():
                assert Counter(view.hands[player]) == hand.known + Counter({"?": len(hand.face_down)})
                assert view.players[player].cards == len(hand)
                hidden += len(hand.face_down)
    assert hidden > 1000


def test_in_free_order_only_a_deciding_round_names_the_next_phase() -> None:
    every = "done " + " ".join(map(str, range(1, 11)))
    facts = dict.fromkeys((0, 1), f"{every}; score 30")
    deciding = position("continental+free-order", ["r1 g12", "r12"], phases=10, facts=facts, lines=["replay"])
    open_choice = position("continental+free-order", ["r1 g12", "r12"])
    for game, phases in ((deciding, [10, 10]), (open_choice, [0, 0])):
        for seat in (None, 0, 1):
            assert [player.phase for player in cards_view(game, seat).players] == phases


def test_a_seat_hears_which_of_its_own_cards_help(size: Callable[[int, int], int]) -> None:
    told = 0
    for seed in range(size(10, 1000)):
        game = Middle.of(seed).game
        assert not cards_view(game, None).helping
        for seat in range(game.state.players):
            view = cards_view(game, seat)
            assert not Counter(view.helping) - Counter(view.hands[seat])
            assert (view.nearest == 0) >= bool(view.players[seat].laid)
            told += len(view.helping)
    assert told > 100


def test_a_card_seen_in_an_event_is_one_that_the_seat_may_see(size: Callable[[int, int], int]) -> None:
    """Cards that others were dealt or drew face down must not be named in the messages."""
    for seed in range(size(10, 1000)):
        middle = Middle.of(seed)
        game = middle.game
        for seat in (None, *range(game.state.players)):
            messages = event_fields(game.seen(seat))
            assert len(messages) == len(game.history)
            for fields, event in zip(messages, game.history, strict=True):
                assert fields["event"] == type(event).__name__
                mine = fields.get("seat") == seat and seat is not None
                if fields["event"] == "HandDealt" and not mine:
                    assert set(map(str, fields["cards"])) == {"?"}  # type: ignore[call-overload]
                elif fields["event"] == "CardDrawn" and not mine and not fields["public"]:
                    assert fields["card"] == "?"
                else:
                    assert "?" not in str(fields), "a card is masked that everybody may see"


def stored(game: Game, name: str, *, taking_back: bool = False) -> StoredTable:
    """A table in the middle of this game, as in a store; each seat is a person's.

    If they are `taking_back`, each lay and hit was made twice, and taken back the first time.
    """
    settings = settings_for(game.rulebook, players=game.state.players)
    lines: list[LogLine] = [LogLine(1, Opened(settings=settings))]
    for seat in range(game.state.players):
        lines.append(LogLine(seat + 2, SeatTaken(seat=seat, name=f"P{seat}", token=hash_token(f"token {seat}"))))
    record = Record.from_text(game.record())
    replay = Replay(record, SystemChance())
    again = Game.new(record.rulebook, players=record.players, chance=replay)
    lines.append(LogLine(len(lines) + 1, Started(lines=list(again.inputs), events=len(again.history))))
    for _, move in replay.moves():
        before = len(again.inputs)
        events = len(again.apply(move))
        part = list(again.inputs[before:])
        moved = Moved(seat=int(part[0][0]), by="person", lines=part, events=events)
        lines.append(LogLine(len(lines) + 1, moved))
        if taking_back and len(part) == 1 and part[0].split()[1] in ("lay", "hit"):
            taken = TakenBack(seat=moved.seat, move=part[0], lines=1, events=events)
            lines += [LogLine(len(lines) + 1, taken), LogLine(len(lines) + 2, moved)]
    seeds = {number: name.encode().ljust(32, b"%d" % (number % 10)) for number in range(1, game.state.round + 2)}
    secrets = {number: RoundSecret("id", number, seed) for number, seed in seeds.items()}
    return StoredTable("id", "CODE", lines, secrets)


async def everything(table: Table, seat: int | None, moves: list[str]) -> list[bytes]:
    """Everything that a seat can learn from a table, including reasons for refusals, hints, and missed updates."""
    told = [m.encode(await table.welcome(seat, positions=True))]
    for since in (0, table.seq - 3):
        updates = await table.updates(since, seat, positions=True)
        told += [b"too long ago"] if updates is None else [m.encode(update) for update in updates]
    if seat is None:
        return told
    for text in moves:
        try:
            told.append(str(await table.ask(seat, text)).encode())
        except CommandRefused as refusal:
            told.append(repr((refusal.reason, refusal.rule, refusal.detail)).encode())
        if expected := match_of(table).game.refusal(match_of(table).parse(f"{seat}: {text}")):
            with pytest.raises(CommandRefused) as caught:
                await table.command(seat, m.Play(id=text, move=text))
            assert (caught.value.reason, caught.value.rule) == (expected.name, expected.rule)
    try:
        told.append(str(await table.hint(seat)).encode())
    except CommandRefused as refusal:
        told.append(refusal.reason.encode())
    return told


def attempts(game: Game, chance: random.Random) -> list[str]:
    """Moves to ask about: what a seat could do, and what it cannot."""
    own = [str(move).partition(": ")[2] for move in game.canonical_moves()]
    wild = [f"discard {card}" for card in ("r1", "y7", "W", "S", "b12")]
    others = ["draw", "take", "knock", "pass", "close", "skip", "skip 1", "hit r5 on 0", "hit W on 0 high"]
    return chance.sample(own, min(6, len(own))) + wild + others


async def test_twin_tables_that_differ_in_hidden_cards_say_the_same_bytes(size: Callable[[int, int], int]) -> None:
    found: Counter[str] = Counter()
    for seed in range(size(8, 600)):
        middle, chance = Middle.of(seed), random.Random(seed)
        game = middle.game
        store = MemoryStore()
        store.tables["id"] = stored(game, "seed", taking_back=bool(seed % 2))
        table = await Table.load(store, "id")
        assert table is not None
        assert match_of(table).game.state == game.state
        moves = attempts(game, chance)
        for seat in (None, game.asked, chance.randrange(game.state.players)):
            observer = middle.observer(seat)
            told = await everything(table, seat, moves)
            for one, other in list(middle.swaps(observer, chance))[:2]:
                twin = middle.twin(one, other)
                if twin is None:
                    continue
                assert twin.state != game.state or twin.record() != game.record()
                store.tables["id"] = stored(twin, "seed", taking_back=bool(seed % 2))
                other_table = await Table.load(store, "id")
                assert other_table is not None
                assert await everything(other_table, seat, moves) == told, (seed, seat, one, other)
                found["twins"] += 1
                found["this round"] += twin.state != game.state
    assert found["twins"] >= size(8, 1000), found
    assert found["this round"] >= size(5, 600), found


def test_twin_games_look_alike(size: Callable[[int, int], int]) -> None:
    """The same for the messages alone, over many more games."""
    twins = 0
    for seed in range(size(16, 3000)):
        middle, chance = Middle.of(seed), random.Random(seed)
        game = middle.game
        for seat in (None, chance.randrange(game.state.players)):
            before = messages(game, seat)
            for one, other in middle.swaps(middle.observer(seat), chance):
                if (twin := middle.twin(one, other)) is not None:
                    assert messages(twin, seat) == before, (seed, seat)
                    twins += 1
    assert twins > size(50, 5_000)


def messages(game: Game, seat: int | None) -> list[bytes]:
    told = [m.encode(view_message(game, seat)), str(event_fields(game.seen(seat))).encode()]
    if seat is not None and seat == game.asked and not game.is_over:
        told.append(m.encode(m.Answer(id="hint", hint=thought(game.view(seat)).suggestion)))
    if seat is not None and not game.is_over and not game.state.laid[seat]:
        tray, fits = kind_at_table(game.rulebook).planned(game, seat, m.Plan(id="plan", picked="W"))
        told.append(m.encode(m.Planned(id="plan", seq=0, tray=tray, fits=fits)))
    return told


@pytest.mark.parametrize("edition", editions)
async def test_every_message_of_a_whole_game(edition: str) -> None:
    """At each moment of a game: others' cards only if they were taken face up, the own cards always."""
    table = await started_table(MemoryStore(), f"{edition}+phases=2", players=3)
    open_cards: list[Counter[str]] = [Counter() for _ in range(3)]
    seq = 0
    while True:
        updates = await table.updates(seq, None)
        for event in [event for update in updates or () for event in update.events]:
            name, seat = event["event"], event.get("seat")
            if name == "RoundStarted":
                open_cards = [Counter() for _ in range(3)]
            elif name in ("CardTaken", "Knocked") or (name == "CardDrawn" and event["public"]):
                assert isinstance(seat, int)
                open_cards[seat][str(event["card"])] += 1
            elif name == "HandScored":  # the round is over
                assert isinstance(seat, int)
                assert isinstance(event["cards"], list)
                open_cards[seat] = Counter(map(str, event["cards"]))
        seq = table.seq
        game = match_of(table).game
        assert isinstance(game, Game)
        for viewer in (None, 0, 1, 2):
            welcome = m.decode_server(m.encode(await table.welcome(viewer)))
            assert isinstance(welcome, m.Welcome)
            assert isinstance(welcome.view, CardsView)
            for player, hand in enumerate(welcome.view.hands):
                real = [str(card) for card in game.card_view(player).hand]
                if player == viewer:
                    assert hand == real
                else:
                    shown = Counter(hand)
                    del shown["?"]
                    assert shown <= open_cards[player]
                    assert shown <= Counter(real)
                    assert len(hand) == len(real)
        if table.stage == "over":
            break
        await play(table, 1)


def test_a_view_says_what_the_game_says(size: Callable[[int, int], int]) -> None:
    laid = waiting = 0
    for seed in range(size(15, 1000)):
        game = Middle.of(seed).game
        state = game.state
        for seat in range(state.players):
            view = cards_view(game, seat)
            assert (view.round, view.dealer, view.turn) == (state.round, state.dealer, state.seat)
            assert view.asked == (NOBODY if game.is_over else game.asked)
            assert view.stage == ("over" if state.stage == OVER else {3: "draw", 4: "play", 5: "knock"}[state.stage])
            assert view.hands[seat] == [str(card) for card in game.card_view(seat).hand]
            due = view.asked == seat
            claim = view.stage == "knock"  # a race, in which all who may claim have moves
            assert all(game.refusal(text) is None for text in view.moves)
            if claim:
                assert view.moves == [str(move) for move in game.legal_moves(seat)]
            else:
                best = [str(move) for move in game.card_view(seat).canonical_moves(WAYS)]
                assert view.moves == (best if due else [])
                assert bool(view.moves) == due
            legal = {type(move).__name__.lower() for move in game.legal_moves(seat)} if due or claim else set()
            assert {verb for verb, refusal in view.options.items() if refusal is None} == legal
            assert all(refusal is None or refusal.rule for refusal in view.options.values())
            places = {standing.seat: standing.place for standing in game.standings()}
            assert [player.place for player in view.players] == [places[other] for other in range(state.players)]
            assert [player.score for player in view.players] == state.score[: state.players]
            assert [player.winner for player in view.players] == [
                other in game.winners for other in range(state.players)
            ]
            waiting += due and state.stage == PLAY
        for group, seen in zip(game.card_view(None).groups, cards_view(game, None).groups, strict=True):
            laid += 1
            assert str(group.meld) == f"{seen.shape} = {' '.join(seen.cards)}"
            assert group.owner == seen.owner
    assert laid > 20
    assert waiting > 10


def test_a_taken_card_that_must_be_used_is_shown_until_it_is(size: Callable[[int, int], int]) -> None:
    """T10, from the events alone: a duty begins with the take and is fulfilled by the end of the turn."""
    owed = paid = 0
    for seed in range(size(10, 40)):
        game = Game.new("dutch", players=2, seed=seed)
        duty = ""
        for _ in range(60):
            if game.is_over:
                break
            moves = game.canonical_moves()
            takes = [move for move in moves if isinstance(move, Take)]
            for event in game.apply(str(takes[0] if takes else greedy_move(game.view(game.asked)))):
                if isinstance(event, CardTaken) and event.must_use:
                    duty = str(event.card)
                    owed += 1
                elif duty and isinstance(event, PhaseLaid | GroupHit):
                    cards = (
                        event.cards if isinstance(event, GroupHit) else [c for meld in event.melds for c in meld.cards]
                    )
                    if duty in map(str, cards):
                        duty = ""
                        paid += 1
            for seat in (None, 0, 1):
                assert cards_view(game, seat).duty == duty
    assert owed > 3
    assert paid == owed


def test_a_lay_can_be_played_from_the_moves_of_a_view() -> None:
    game = Game.new("express", players=2, seed=1)
    lays = 0
    chance = random.Random(2)
    while lays < 3:
        view = cards_view(game, game.asked)
        options = [text for text in view.moves if ": lay" in text] or view.moves
        text = chance.choice(options)
        lays += isinstance(game.parse(text), Lay)
        before = view.players[game.asked]
        game.apply(text)
        if ": lay" in text:
            seat = before.seat
            after = cards_view(game, seat).players[seat]
            assert after.laid == before.phase or game.state.round > view.round


def test_dice_are_the_same_for_all_but_for_the_moves() -> None:
    for players in (1, 3):
        game = Game.new("dice", players=players, seed=3)
        while not game.is_over:
            views = [view_message(game, seat) for seat in (None, *range(players))]
            for seat, view in enumerate(views, -1):
                assert isinstance(view, DiceView)
                assert view.moves == (["stop", "roll"] if seat == game.asked else [])
                assert (view.stage, view.asked, view.turn) == ("decide", game.asked, game.asked)
                assert view.dice == [str(face) for face in game.dice_view(None).dice]
                assert view.round == game.state.round
                totals = {column.seat: column.total for column in view.columns}
                assert totals == dict(enumerate(game.state.total[:players]))
                assert [column.seat for column in view.columns] == view.order
            assert len({m.encode(view).split(b'"moves"')[0] for view in views}) == 1
            game.apply(PolicyPlayer("greedy").choose(game.dice_view(game.asked)))
        over = view_message(game, 0)
        assert isinstance(over, DiceView)
        assert (over.stage, over.asked, over.moves) == ("over", NOBODY, [])
        assert {column.seat for column in over.columns if column.winner} == set(game.winners)


@pytest.mark.parametrize("edition", ["express", "dutch", "dice"])
async def test_events_are_plain_json(edition: str) -> None:
    table = await started_table(MemoryStore(), edition, players=2)
    seen: set[str] = set()
    seq = 0
    while True:
        updates = await table.updates(seq, 0)
        for update in updates or ():
            assert m.decode_server(m.encode(update)) == update
            seen |= {str(event["event"]) for event in update.events}
        seq = table.seq
        if table.stage == "over":
            break
        await play(table, 1)
    assert ("DiceGameEnded" if edition == "dice" else "GameEnded") in seen


class TestViewsBefore:
    """A view is made from the one before it, which saves work and changes nothing."""

    @pytest.mark.parametrize("edition", [*editions, "continental+knock", "continental+free-order", "dutch+use-taken"])
    def test_it_makes_no_difference(self, edition: str) -> None:
        game = Game.new(f"{edition}+phases=3", players=3, seed=8)
        kind = kind_at_table(game.rulebook)
        public: GameView | None = None
        before: dict[int, GameView] = {}
        for number in range(150):
            if game.is_over:
                break
            public = kind.public_view(game, public)
            assert public == kind.public_view(game)
            for seat in range(3):
                if number % (seat + 1) == 0:  # some see every move, others miss some
                    before[seat] = kind.seat_view(game, seat, public, before.get(seat))
                    assert before[seat] == kind.seat_view(game, seat, public)
            game.apply(greedy_move(game.view(game.asked)))

    def test_a_hand_that_keeps_what_helps_is_not_sorted_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        sorted_for: list[int | None] = []

        def sort_and_count(view: CardView) -> SortedHand:
            sorted_for.append(view.seat)
            return sort_hand(view)

        monkeypatch.setattr("dizaine.table.cards.view_messages.sort_hand", sort_and_count)
        match = Match(load("classic"), 4, {}, seed=3)
        match.begin()
        hands: dict[int, Counter[str]] = {}
        helping: dict[int, list[str]] = {}
        changes = shed = 0
        for moves in range(40):
            views = {seat: match.view(seat) for seat in (0, 1, 2, 3, 0, 1, 2, 3)}  # everybody, on two devices
            now = {seat: Counter(view.hands[seat]) for seat, view in views.items() if isinstance(view, CardsView)}
            for seat in range(4):
                changes += hands.get(seat) != now[seat]
                gone = hands.get(seat, Counter()) - now[seat]
                shed += bool(gone) and gone.keys().isdisjoint(helping[seat])  # a discard that did not help
            assert len(sorted_for) == changes - shed
            assert changes == 4 + moves, "a move changes one hand"
            hands = now
            helping = {seat: view.helping for seat, view in views.items() if isinstance(view, CardsView)}
            match.apply(next(move for move in match.game.canonical_moves() if isinstance(move, Draw | Discard)))
        assert shed > 5
