"""A view reveals nothing hidden from its seat: twin games that differ only in hidden cards look alike.

An observer who only follows the events of the seat decides which cards are hidden (see `observer`).
"""

import gc
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from types import FunctionType, ModuleType

import pytest

from dizaine import BrokenRecord, CardView, Game, SeededChance
from dizaine.engine.cards.cards import HIDDEN
from dizaine.engine.cards.state import State
from tests.properties.card_orders import CardOrders
from tests.properties.observer import Back, Observer
from tests.properties.random_play import play_on
from tests.properties.tables import Table

LONGEST_GAME = 200


@dataclass(frozen=True)
class Middle:
    """An unfinished game, with the orders of cards that chance gave to it."""

    game: Game
    orders: CardOrders

    @classmethod
    @lru_cache(maxsize=128)
    def of(cls, seed: int) -> "Middle":
        """A game at a random table, somewhere in the middle; several tests look at it and none plays on."""
        chance = random.Random(seed)
        table = Table.pick(chance.choice)
        game = Game.new(table.book, players=table.players, seed=seed)
        play_on(game, chance, chance.randrange(LONGEST_GAME))
        return cls(game, CardOrders.of(game))

    @property
    def is_rare(self) -> bool:
        """Whether the discards were shuffled or cards returned to the pile, or a taken card has still to be used."""
        state = self.game.state
        return any(state.recycled) or bool(state.bottom) or bool(state.duty)

    def observer(self, seat: int | None) -> Observer:
        """The observer who has followed the game so far from a seat."""
        book = self.game.rulebook
        observer = Observer(seat, book.deal.hand, book.material.deck_size, self.face)
        observer.follow(event.seen_by(seat) for event in self.game.history)
        return observer

    def swaps(self, observer: Observer, chance: random.Random) -> Iterator[tuple[Back, Back]]:
        """Pairs of different hidden cards of one order each: of this round's orders, and of one of a round before."""
        now = observer.face_down_now()
        rest = observer.hidden.difference(now)
        orders = sorted({back.order for back in now}) * 2 + sorted({back.order for back in rest})[-1:]
        for order in orders:
            backs = sorted(back for back in observer.hidden if back.order == order)
            one = chance.choice(backs)
            others = [back for back in backs if self.face(back) != self.face(one)]
            if others:
                yield one, chance.choice(others)

    def face(self, back: Back) -> str:
        return self.orders.face(back)

    def twin(self, one: Back, other: Back) -> Game | None:
        """The same moves with two cards swapped; None where a move would not have been allowed then (T10)."""
        faces = {one: self.face(other), other: self.face(one)}
        try:
            return Game.from_record(self.orders.record_with(faces))
        except BrokenRecord:
            return None


def everything(view: CardView) -> dict[str, object]:
    """All data of a view."""
    seats = range(view.state.players)
    legal, canonical = list(view.legal_moves()), view.canonical_moves()
    return {
        "state": view.state,
        "history": view.history,
        "round_history": view.round_history,
        "hand": view.hand,
        "hands": view.hands,
        "table": view.groups,
        "discard_pile": view.discard_pile,
        "draw_pile": view.draw_pile,
        "unseen": view.unseen,
        "drawable": view.drawable,
        "legal_moves": legal,
        "canonical_moves": canonical,
        "options": view.options(),
        "refusals": [view.refusal(replace(move, seat=seat)) for move in [*legal, *canonical] for seat in seats],
        "standings": view.standings(),
    }


@pytest.mark.rule("M5")
def test_twin_games_that_differ_in_hidden_cards_look_alike(size: Callable[[int, int], int]) -> None:
    found: Counter[str] = Counter()
    every = size(8, 1)  # of the usual games; the rare ones are all looked at
    for seed in range(size(120, 3000)):
        middle = Middle.of(seed)
        if seed % every and not middle.is_rare:
            continue
        game, chance = middle.game, random.Random(seed)
        record, seats = game.record(), [None, game.asked, chance.randrange(game.state.players)]
        seen_by = {seat: everything(game.card_view(seat)) for seat in seats}
        for seat in seats:
            observer = middle.observer(seat)
            for one, other in middle.swaps(observer, chance):
                twin = middle.twin(one, other)
                if twin is None:
                    found["impossible"] += 1
                    continue
                found.update(traits(middle, observer, one))
                assert twin.record() != record
                for name, value in everything(twin.card_view(seat)).items():
                    assert value == seen_by[seat][name], f"{name} tells seat {seat} of {one} and {other}: {record}"
                assert everything(twin.card_view(None)) == seen_by[None]
                assert (twin.asked, twin.is_over, twin.winners) == (game.asked, game.is_over, game.winners)
    assert found["twins"] > 5 * found["impossible"], found
    assert min(found[trait] for trait in TRAITS) >= size(4, 250), found


TRAITS = ("twins", "this round", "a round before", "shuffled", "returned", "knock", "duty book", "taken card to use")


def traits(middle: Middle, observer: Observer, swapped: Back) -> Iterator[str]:
    """The cases that a twin covers, so that the test can check that none is missing."""
    game = middle.game
    book, state = game.rulebook, game.state
    yield "twins"
    yield "this round" if swapped in observer.face_down_now() else "a round before"
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


@pytest.mark.rule("M5", "T8", "T9")
def test_a_view_holds_what_the_seat_may_know(size: Callable[[int, int], int]) -> None:
    for seed in range(size(20, 3000)):
        middle = Middle.of(seed)
        game = middle.game
        for seat in (None, *range(game.state.players)):
            view, observer = game.card_view(seat), middle.observer(seat)
            assert [str(card) for card in view.discard_pile] == observer.discard_pile
            assert [str(card) for card in view.draw_pile] == [
                "?" if isinstance(card, Back) else card for card in observer.draw_pile
            ]
            for player, hand in observer.hands.items():
                known = hand.known + Counter({"?": len(hand.face_down)})
                assert Counter(map(str, view.hands[player])) == known
            faces = Counter(middle.face(back) for back in observer.face_down_now())
            assert Counter({str(card): count for card, count in view.unseen.items()}) == faces
            in_pile = Counter(middle.face(card) for card in observer.draw_pile if isinstance(card, Back))
            assert in_pile <= Counter({str(card): count for card, count in view.drawable.items()})


def test_a_spectator_sees_no_card_of_a_hand_that_was_not_shown(size: Callable[[int, int], int]) -> None:
    for seed in range(size(30, 3000)):
        middle = Middle.of(seed)
        view, observer = middle.game.card_view(None), middle.observer(None)
        assert view.hand == ()
        assert not list(view.legal_moves())
        assert not view.canonical_moves()
        assert not view.options()
        for player, hand in observer.hands.items():
            assert sum(card != HIDDEN for card in view.hands[player]) == hand.known.total()
        assert sum(card != HIDDEN for card in view.draw_pile) == sum(
            isinstance(card, str) for card in observer.draw_pile
        )


def reachable(root: object) -> Iterator[object]:
    """All objects that are reachable from an object without calling code."""
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
        assert not [thing for thing in things if isinstance(thing, Game | SeededChance)]
        assert not secrets & set(map(id, things))
        hidden = [event for event in game.history if event.seen_by(seat) != event]
        assert hidden
        assert not set(map(id, hidden)) & set(map(id, things))


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
