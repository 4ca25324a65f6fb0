"""The deal and the table: hands one by one from the dealer's left (M5), two to six players (M6)."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from dizaine import Card, Game, ImpossiblePosition, NotationError, RulebookError
from dizaine.engine.cards.cards import HIDDEN
from dizaine.engine.cards.events import DealerChosen, FirstCardTurned, HandDealt, RoundStarted
from tests.engine.endings import EDITIONS, events_of, first_phase, hand_sizes, last_phase
from tests.engine.setup import discards, draw_pile, hand, position, refusal_of, write_book

HAND = {"classic": 10, "continental": 10, "express": 5, "dutch": 10, "dutch-original": 10}
DECK = {"classic": 108, "continental": 108, "express": 54, "dutch": 108, "dutch-original": 108}
TABLES = [(edition, players) for edition in EDITIONS for players in range(2, 7)]


class Stacked:
    """A lot and a deck known beforehand: numbers in rising order, colours mixed, wilds and skips at the bottom."""

    def __init__(self, dealer: int) -> None:
        self.dealer = dealer
        self.asked: list[list[Card]] = []
        self.orders: list[list[Card]] = []

    def lot(self, count: int) -> int:
        return self.dealer

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        self.asked.append(list(cards))
        self.orders.append(sorted(cards, key=lambda card: (not card.is_natural, card.number, str(card))))
        return self.orders[-1]


def in_order(cards: Sequence[Card]) -> str:
    return " ".join(map(str, sorted(cards)))


@pytest.mark.rule("M5")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_hands_are_dealt_one_by_one_from_the_dealer_s_left(edition: str, players: int) -> None:
    dealer = players - 2
    chance = Stacked(dealer)
    game = Game.new(edition, players=players, chance=chance)
    deck = chance.orders[0]
    dealt = HAND[edition] * players
    for seat in range(players):
        first = (seat - dealer - 1) % players
        assert hand(game, seat) == in_order(deck[first:dealt:players])
    assert hand_sizes(game) == [HAND[edition]] * players
    assert game.asked == (dealer + 1) % players


@pytest.mark.rule("M5", "M6")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_next_card_opens_the_discard_pile_and_the_rest_is_the_draw_pile(edition: str, players: int) -> None:
    chance = Stacked(0)
    game = Game.new(edition, players=players, chance=chance)
    deck = list(map(str, chance.orders[0]))
    dealt = HAND[edition] * players
    assert len(deck) == DECK[edition]
    assert discards(game) == deck[dealt]
    assert draw_pile(game).split() == deck[dealt + 1 :][::-1]
    assert game.state.draw_size == DECK[edition] - dealt - 1


@pytest.mark.rule("M5", "T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deal_has_one_event_for_each_hand_beginning_at_the_dealer_s_left(edition: str) -> None:
    game = Game.new(edition, players=4, chance=Stacked(2))
    assert game.history[:2] == (DealerChosen(2), RoundStarted(round=1, dealer=2, replay=False))
    hands = events_of(game.history, HandDealt)
    assert [event.seat for event in hands] == [3, 0, 1, 2]
    assert [in_order(event.cards) for event in hands] == [hand(game, event.seat) for event in hands]
    assert [str(event.card) for event in events_of(game.history, FirstCardTurned)] == [discards(game)]


@pytest.mark.rule("M5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hand_is_seen_by_its_owner_alone(edition: str) -> None:
    game = Game.new(edition, players=3, seed=5)
    hidden = (Card(HIDDEN),) * HAND[edition]
    for watcher in (None, 0, 1, 2):
        view = game.card_view(watcher)
        for event in events_of(view.history, HandDealt):
            assert (event.cards == hidden) is (event.seat != watcher)
            assert view.hands[event.seat] == event.cards


@pytest.mark.rule("M5", "T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_deal_starts_from_the_whole_deck_and_the_next_dealer(edition: str) -> None:
    chance = Stacked(1)
    start = position(edition, ["g12", "r12", "y12"], groups=first_phase(edition, 1), dealer=1, seat=0)
    game = Game.from_position(start.position(), chance=chance)
    game.apply("discard g12")
    assert len(chance.asked[0]) == DECK[edition], "a card was missing from the new deck"
    assert game.state.dealer == 2
    for seat in range(3):
        assert hand(game, seat) == in_order(chance.orders[0][seat : 3 * HAND[edition] : 3])


@pytest.mark.rule("M5", "S6")
def test_players_who_have_left_get_no_cards() -> None:
    chance = Stacked(0)
    start = position(
        "dutch",
        ["", "g12", "", "r12", "y12"],
        phases=["end", 4, "end", 5, 6],
        seat=1,
        dealer=1,
        facts={0: "place 1", 2: "place 2"},
        lines=["active 1 3 4"],
    )
    game = Game.from_position(start.position(), chance=chance)
    events = game.apply("discard g12")
    assert [event.seat for event in events_of(events, HandDealt)] == [4, 1, 3]
    assert hand_sizes(game) == [0, 10, 0, 10, 10]
    for place, seat in enumerate((4, 1, 3)):
        assert hand(game, seat) == in_order(chance.orders[0][place:30:3])
    assert (game.state.dealer, game.asked) == (3, 4)


@pytest.mark.rule("M5", "S5")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch-original"])
def test_only_level_players_get_cards_for_a_replay(edition: str) -> None:
    chance = Stacked(0)
    groups = [*last_phase(edition, 0), *last_phase(edition, 2)]
    level = {"dutch-original": {0: "score 10", 2: "score 10"}}.get(edition, {0: "score 10"})
    start = position(edition, ["g12", "y9", "r12"], phases=[10, 4, 10], groups=groups, dealer=0, facts=level)
    game = Game.from_position(start.position(), chance=chance)
    events = game.apply("discard g12")
    assert [event.seat for event in events_of(events, HandDealt)] == [0, 2]
    assert hand_sizes(game) == [HAND[edition], 0, HAND[edition]]
    assert hand(game, 0) == in_order(chance.orders[0][0 : 2 * HAND[edition] : 2])


# M6: who may sit down


@pytest.mark.rule("M6")
@pytest.mark.parametrize("players", [0, 1, 7, 12])
@pytest.mark.parametrize("edition", EDITIONS)
def test_fewer_than_two_or_more_than_six_players_are_refused(edition: str, players: int) -> None:
    with pytest.raises(RulebookError) as caught:
        Game.new(edition, players=players, seed=1)
    assert (caught.value.field, caught.value.rule) == ("players", "M6")


@pytest.mark.rule("M6")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_two_to_six_players_take_turns_to_the_left(edition: str, players: int) -> None:
    game = Game.new(edition, players=players, chance=Stacked(0))
    seats = []
    for _ in range(players + 1):
        seats.append(game.asked)
        game.apply("draw")
        game.apply(f"discard {hand(game, game.asked).split()[0]}")
    assert seats == [(1 + turn) % players for turn in range(players + 1)]


@pytest.mark.rule("M6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_that_does_not_exist_cannot_move(edition: str) -> None:
    game = Game.new(edition, players=2, seed=1)
    for seat in (2, 5, 6):
        assert refusal_of(game, f"{seat}: draw") == "not-at-table (M6)"


@pytest.mark.rule("M6")
def test_a_position_with_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(RulebookError) as caught:
        Game.from_position("rulebook classic\nplayers 1\nstage lot")
    assert caught.value.rule == "M6"
    with pytest.raises(NotationError):
        Game.from_position("rulebook classic\nplayers 7\nstage lot")


@pytest.mark.rule("M5", "M6")
def test_a_custom_book_sets_the_size_of_the_hand_and_of_the_table(tmp_path: Path) -> None:
    book = write_book(tmp_path, 'extends = "express"\n[deal]\nhand = 7\nleast_players = 3\nmost_players = 4')
    assert hand_sizes(Game.new(book, players=3, seed=1)) == [7, 7, 7]
    assert hand_sizes(Game.new(book, players=4, seed=1)) == [7, 7, 7, 7]
    for players in (2, 5):
        with pytest.raises(RulebookError) as caught:
            Game.new(book, players=players, seed=1)
        assert caught.value.rule == "M6"


@pytest.mark.rule("M5")
def test_a_table_that_the_deck_cannot_serve_is_refused(tmp_path: Path) -> None:
    """Five hands of ten leave four of 54 cards, six hands more than there are."""
    book = write_book(tmp_path, 'extends = "express"\n[deal]\nhand = 10')
    assert Game.new(book, players=5, seed=1).state.draw_size == 3
    with pytest.raises(RulebookError) as caught:
        Game.new(book, players=6, seed=1)
    assert (caught.value.field, caught.value.rule) == ("players", "M5")


@pytest.mark.rule("M5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_with_a_hand_larger_than_the_deal_is_refused(edition: str) -> None:
    full = HAND[edition]
    assert hand_sizes(position(edition, [full + 1, full])) == [full + 1, full]
    for hands, stage in (([full + 2, full], "play"), ([full, full + 1], "play"), ([full + 1, full], "draw")):
        with pytest.raises(ImpossiblePosition) as caught:
            position(edition, hands, stage=stage)
        assert caught.value.rule == "M5"
