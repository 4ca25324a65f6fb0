"""Nobody learns from a view what the rules keep from that seat: twin games that differ only in such cards look alike.

Which cards those are is the judgement of an observer who only follows the events of the seat (see `observer`).
"""

import gc
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FunctionType, ModuleType

import pytest

from dizaine import BrokenRecord, Chance, Game, View
from dizaine.engine.cards import HIDDEN
from dizaine.engine.state import State
from tests.properties.card_orders import CardOrders
from tests.properties.observer import Back, Observer
from tests.properties.random_play import play_on
from tests.properties.tables import Table

LONGEST_GAME = 220
TWINS_OF_A_SEAT = 2


@dataclass(frozen=True)
class Middle:
    """A game in its middle, with the orders of cards that chance gave to it."""

    game: Game
    orders: CardOrders

    @classmethod
    def of(cls, seed: int) -> "Middle":
        """A game at a random table, somewhere in the middle."""
        chance = random.Random(seed)
        table = Table.pick(chance.choice)
        game = Game.new(table.book, players=table.players, seed=seed)
        play_on(game, chance, chance.randrange(LONGEST_GAME))
        return cls(game, CardOrders.of(game))

    def observer(self, seat: int | None) -> Observer:
        """The observer who has followed the game so far from a seat."""
        book = self.game.rulebook
        observer = Observer(seat, book.deal.hand, book.material.deck_size, self.orders.face)
        observer.follow(event.seen_by(seat) for event in self.game.history)
        return observer

    def swaps(self, hidden: set[Back], chance: random.Random) -> Iterator[tuple[Back, Back]]:
        """Pairs of different hidden cards of the same order; the latest order with any comes first."""
        for order in sorted({back.order for back in hidden}, reverse=True):
            backs = sorted(back for back in hidden if back.order == order)
            pairs = [
                (one, other) for one in backs for other in backs if self.orders.face(one) < self.orders.face(other)
            ]
            yield from chance.sample(pairs, min(len(pairs), TWINS_OF_A_SEAT))

    def twin(self, one: Back, other: Back) -> Game | None:
        """The same moves with two cards swapped; None where a move would not have been allowed then (T10)."""
        faces = {one: self.orders.face(other), other: self.orders.face(one)}
        try:
            return Game.from_record(self.orders.record_with(faces))
        except BrokenRecord:
            return None


def everything(view: View) -> dict[str, object]:
    """All that a view has to say."""
    seats = range(view.state.players)
    moves = [*view.legal_moves(), *view.canonical_moves()]
    return {
        "state": view.state,
        "history": view.history,
        "round_history": view.round_history,
        "hand": view.hand,
        "hands": view.hands,
        "table": view.table,
        "discard_pile": view.discard_pile,
        "draw_pile": view.draw_pile,
        "unseen": view.unseen,
        "drawable": view.drawable,
        "legal_moves": list(view.legal_moves()),
        "canonical_moves": view.canonical_moves(),
        "options": view.options(),
        "refusals": [view.refusal(type(move)(**_fields(move, seat))) for move in moves for seat in seats],
        "standings": view.standings(),
        "text": repr(view),
    }


def _fields(move: object, seat: int) -> dict[str, object]:
    return {name: getattr(move, name) for name in type(move).__slots__} | {"seat": seat}


def test_twin_games_that_differ_in_hidden_cards_look_alike(size: Callable[[int, int], int]) -> None:
    found: Counter[str] = Counter()
    for seed in range(size(120, 5000)):
        middle = Middle.of(seed)
        game, chance = middle.game, random.Random(seed)
        seats = [None, game.asked, chance.randrange(game.state.players)]
        for seat in seats:
            before = everything(game.view(seat))
            for one, other in middle.swaps(middle.observer(seat).hidden, chance):
                twin = middle.twin(one, other)
                if twin is None:
                    found["impossible"] += 1
                    continue
                found.update(traits(middle, one))
                assert twin.record() != game.record()
                for name, value in everything(twin.view(seat)).items():
                    assert value == before[name], f"{name} tells seat {seat} of {one} and {other}: {game.record()}"
                assert everything(twin.view(None)) == everything(game.view(None))
                assert (twin.asked, twin.is_over, twin.winners) == (game.asked, game.is_over, game.winners)
    assert found["twins"] > 5 * found["impossible"], found
    assert min(found[trait] for trait in TRAITS) >= size(10, 400), found


TRAITS = ("twins", "this round", "a round before", "shuffled", "returned", "knock", "duty book", "taken card to use")


def traits(middle: Middle, swapped: Back) -> Iterator[str]:
    """What a twin shows, so that the test can tell that nothing was left out."""
    game = middle.game
    book, state = game.rulebook, game.state
    yield "twins"
    now = {back.order for back in middle.observer(None).face_down_now()}
    yield "this round" if swapped.order in now else "a round before"
    if middle.orders.is_shuffle(swapped):
        yield "shuffled"
    if state.bottom:
        yield "returned"
    if book.turn.knock:
        yield "knock"
    if book.turn.take == "must-use":
        yield "duty book"
    if state.duty:
        yield "taken card to use"


def test_a_view_holds_what_the_seat_may_know(size: Callable[[int, int], int]) -> None:
    for seed in range(size(150, 5000)):
        middle = Middle.of(seed)
        game = middle.game
        for seat in (None, *range(game.state.players)):
            view, observer = game.view(seat), middle.observer(seat)
            assert [str(card) for card in view.discard_pile] == observer.discard_pile
            assert [str(card) for card in view.draw_pile] == [
                "?" if isinstance(card, Back) else card for card in observer.draw_pile
            ]
            for player, hand in observer.hands.items():
                known = hand.known + Counter({"?": len(hand.face_down)})
                assert Counter(map(str, view.hands[player])) == known
            faces = Counter(middle.orders.face(back) for back in observer.face_down_now())
            assert Counter({str(card): count for card, count in view.unseen.items()}) == faces
            in_pile = Counter(middle.orders.face(card) for card in observer.draw_pile if isinstance(card, Back))
            assert in_pile <= Counter({str(card): count for card, count in view.drawable.items()})


def test_a_spectator_sees_no_card_of_a_hand_that_was_not_shown(size: Callable[[int, int], int]) -> None:
    for seed in range(size(100, 3000)):
        middle = Middle.of(seed)
        view, observer = middle.game.view(None), middle.observer(None)
        observer.follow(())
        assert view.hand == ()
        assert not list(view.legal_moves())
        assert not view.canonical_moves()
        assert not view.options()
        for player, hand in observer.hands.items():
            assert sum(card != HIDDEN for card in view.hands[player]) == hand.known.total()
        assert sum(card != HIDDEN for card in view.draw_pile) == sum(isinstance(card, str) for card in observer.draw_pile)


def reachable(root: object) -> Iterator[object]:
    """Everything that can be got at from an object without going through code."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
            continue
        seen.add(id(thing))
        yield thing
        waiting += gc.get_referents(thing)


@pytest.mark.parametrize("seed", range(10))
def test_no_way_leads_from_a_view_to_the_full_state(seed: int) -> None:
    game = Middle.of(seed).game
    secrets = {id(game.state), *map(id, game.state.hand), id(game.state.draw)}
    for seat in (None, *range(game.state.players)):
        view = game.view(seat)
        things = list(reachable(view))
        assert [thing for thing in things if isinstance(thing, State)] == [view.state]
        assert not any(isinstance(thing, Game) or hasattr(thing, "order") and hasattr(thing, "lot") for thing in things)
        assert not secrets & set(map(id, things))
        own = seat if seat is not None else -1
        hidden = [event for event in game.history if event.seen_by(seat) != event]
        assert not {id(event) for event in hidden} & set(map(id, things))
        assert hidden or own >= 0


def test_what_is_done_to_a_view_does_not_reach_the_game() -> None:
    game = Middle.of(3).game
    position = game.position()
    for seat in (None, *range(game.state.players)):
        state = game.view(seat).state
        for name, value in state.items():
            if isinstance(value, list):
                value.clear()
            else:
                setattr(state, name, -1)
    assert game.position() == position
