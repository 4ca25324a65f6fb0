"""Full states sampled from views: the seat would see the same, and nothing contradicts what it saw."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from dizaine import Game, Lay, SeededChance
from dizaine.engine.cards.cards import HIDDEN
from dizaine.engine.cards.events import CardDrawn, DiscardsShuffled, RoundStarted
from dizaine.engine.cards.position_check import check_position
from dizaine.engine.cards.state import PLAY, State
from dizaine.views.cards.determinise import determinise
from dizaine.views.cards.redact import redact
from dizaine.views.cards.view import CardView
from tests.card_count import hands_are_counted

BOOKS = (
    "classic",
    "continental+knock",
    "express",
    "express+use-taken+knock",
    "dutch",
    "dutch+free-order",
    "express+use-taken+phases=4,7,8",
    "dutch+hits-next-turn+out-by-discard",
)


def positions(book: str, players: int, seed: int, most: int) -> Iterator[Game]:
    """A random game stopped now and then, and whenever a taken card has to be used.

    In every second game nobody lays if avoidable, so that rounds last until the discards are shuffled (T7).
    """
    game = Game.new(book, players=players, seed=seed)
    choices = random.Random(seed)
    for step in range(most):
        moves = game.canonical_moves()
        held_back = [move for move in moves if not isinstance(move, Lay)] if seed % 2 else moves
        game.apply(choices.choice(held_back or moves))
        if game.is_over:
            return
        if step % 20 == 0 or game.state.duty:
            yield game


@pytest.mark.rule("M5", "T7", "T10")
@pytest.mark.parametrize("book", BOOKS)
def test_the_seat_would_see_the_same_and_the_state_is_possible(book: str, size: Callable[[int, int], int]) -> None:
    owing = shuffled = 0
    few = 6 if "express" in book else 2  # only a pack as small as that of express is shuffled often
    for seed in range(size(few, 30)):
        for game in positions(book, 2 + seed % 4, seed, 500):
            for seat in (None, *range(game.state.players)):
                view = game.card_view(seat)
                state = determinise(view, SeededChance(seed))
                assert redact(view.rules, state, seat) == view.state
                assert hands_are_counted(view.rules, state)
                check_position(game.rules, state)  # every card once, and a taken card can still be used
                owing += state.stage == PLAY and bool(state.duty) and state.seat != seat
                shuffled += any(view.state.recycled)
    if "use-taken" in book or "dutch" in book:
        assert owing > 5, "the hard case must occur"
    if "express" in book:
        assert shuffled > 5, "the hard case must occur"


def drawn_by(view: CardView) -> tuple[Counter[int], Counter[int]]:
    """Since the last shuffle, as the seat saw it: its own drawn cards, and how many each other player drew."""
    own: Counter[int] = Counter()
    others: Counter[int] = Counter()
    for event in view.history:
        if isinstance(event, RoundStarted | DiscardsShuffled):
            own, others = Counter(), Counter()
        elif isinstance(event, CardDrawn) and event.seat == view.seat:
            own[event.card] += 1
        elif isinstance(event, CardDrawn):
            others[event.seat] += 1
    return own, others


@pytest.mark.rule("T7")
def test_after_a_shuffle_new_cards_are_only_where_they_can_be(size: Callable[[int, int], int]) -> None:
    checked = 0
    for seed in range(size(5, 80)):
        for game in positions("express", 4, seed, 400):
            if not any(game.state.recycled):
                continue
            view = game.card_view(0)
            state = determinise(view, SeededChance(seed))
            own, drawn = drawn_by(view)
            recycled = Counter({kind: count for kind, count in enumerate(state.recycled) if count})
            assert not Counter(state.draw[: state.draw_size]) - (recycled - own)
            unseen: Counter[int] = Counter({int(card): count for card, count in view.unseen.items()})
            old = unseen - (recycled - own)
            for seat in range(1, state.players):
                hidden = view.state.hand[seat][: state.hand_size[seat]].count(HIDDEN)
                known = Counter(state.known[seat][: state.known_size[seat]])
                guessed = Counter(state.hand[seat][: state.hand_size[seat]]) - known
                only_new = sum(
                    count for card, count in guessed.items() if not old[card] and not is_in_doubt(view, card)
                )
                assert only_new <= min(drawn[seat], hidden)
            checked += 1
    assert checked > 20


def is_in_doubt(view: CardView, card: int) -> bool:
    """Whether a card of this kind is known to be elsewhere: then either may be the new one."""
    state = view.state
    open_cards = [*state.discard[: state.discard_size], *(place % 64 for place in state.table[: state.table_size])]
    known = [state.known[seat][: state.known_size[seat]] for seat in range(state.players)]
    return card in open_cards or any(card in cards for cards in known)


def test_the_same_chance_gives_the_same_state_and_another_gives_another() -> None:
    view = Game.new("classic", players=4, seed=1).card_view(2)
    first: State = determinise(view, SeededChance(1))
    assert first == determinise(view, SeededChance(1))
    assert first != determinise(view, SeededChance(2))


def test_every_kind_is_as_likely_as_its_number_of_hidden_cards() -> None:
    """At the deal all hidden cards are alike: the share of a kind in another hand is its share of the hidden cards."""
    view = Game.new("express", players=2, seed=3).card_view(0)
    unseen = view.unseen
    seen: Counter[int] = Counter()
    rounds = 2000
    for seed in range(rounds):
        seen.update(determinise(view, SeededChance(seed)).hand[1][:5])
    for card, count in unseen.items():
        expected = rounds * 5 * count / unseen.total()
        assert abs(seen[card] - expected) < 6 * expected**0.5
