"""Whose turn it is, how a turn begins and ends, the first card of a round, and the limit of a round."""

from collections.abc import Iterator

import pytest

from dizaine import Card, Game
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    DealerChosen,
    FirstCardTurned,
    HandScored,
    RoundEnded,
    RoundStarted,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from dizaine.engine.events import Event
from tests.engine.endings import EDITIONS, events_of, first_phase, phases
from tests.engine.setup import discards, draw_pile, hand, position, refusal_of, table
from tests.engine.skips import lost, skip_next
from tests.engine.stacked_deck import StackedDeck, deal, whole_deck, with_chance

FIRST_CARD_STAYS = ("classic", "express", "dutch", "dutch-original")


def card(text: str) -> Card:
    return Card.from_text(text)


def last_card(edition: str, *, players: int = 3, dealer: int = 0) -> Game:
    """Seat 0 has drawn and will go out by discarding r12."""
    hands: list[str | int] = ["r12", *[4] * (players - 1)]
    return position(edition, hands, groups=first_phase(edition, 0), discard="r11", dealer=dealer)


def round_of(events: tuple[Event, ...]) -> RoundStarted:
    [started] = events_of(events, RoundStarted)
    return started


# T1: dealer, order of play


@pytest.mark.rule("T1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lot", range(4))
def test_the_lot_names_the_dealer_and_the_player_to_the_left_begins(edition: str, lot: int) -> None:
    chance = StackedDeck(lot=lot)
    game = Game.new(edition, players=4, chance=chance)
    first = (lot + 1) % 4
    assert chance.lots == [4]
    assert game.history[0] == DealerChosen(lot)
    assert game.history[1] == RoundStarted(1, lot, replay=False)
    assert game.history[-1] == TurnStarted(first)
    assert (game.state.dealer, game.asked) == (lot, first)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_seat_can_deal_first(players: int) -> None:
    for lot in range(players):
        game = Game.new("classic", players=players, chance=StackedDeck(lot=lot))
        assert (game.state.dealer, game.asked) == (lot, (lot + 1) % players)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deal_goes_to_the_left_without_another_lot(edition: str, dealer: int) -> None:
    chance = StackedDeck()
    game = with_chance(last_card(edition, dealer=dealer), chance)
    started = round_of(game.apply("discard r12"))
    assert started == RoundStarted(2, (dealer + 1) % 3, replay=False)
    assert game.asked == (dealer + 2) % 3
    assert chance.lots == []


@pytest.mark.rule("T1", "S6")
def test_the_deal_passes_over_players_who_have_left_the_table() -> None:
    game = position(
        "dutch",
        ["r1", "", 4, 4],
        phases=[1, "end", 1, 1],
        groups=first_phase("dutch", 0),
        dealer=0,
        facts={1: "place 1"},
        lines=["active 0 2 3"],
    )
    assert round_of(game.apply("discard r1")).dealer == 2
    assert game.asked == 3


@pytest.mark.rule("T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_cards_come_together_for_each_round(edition: str) -> None:
    chance = StackedDeck()
    Game.new(edition, players=3, chance=chance)
    game = with_chance(last_card(edition), chance)
    game.apply("discard r12")
    assert chance.orders == [whole_deck(edition)] * 2
    assert table(game) == []
    assert len(discards(game).split()) == 1


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_play_goes_clockwise(players: int) -> None:
    game = position("classic", [5] * players, stage="draw", seat=players - 1)
    seats = []
    for _ in range(2 * players):
        seats.append(game.asked)
        game.apply("draw")
        game.apply(f"discard {hand(game, game.asked).split()[0]}")
    assert seats == [(players - 1 + turn) % players for turn in range(2 * players)]


@pytest.mark.rule("T1")
@pytest.mark.parametrize("move", ["draw", "take"])
def test_nobody_draws_in_the_turn_of_another(move: str) -> None:
    game = position("classic", ["r1", "y1", "g1"], discard="r2 r3", stage="draw", seat=1)
    for seat in (0, 2):
        assert refusal_of(game, f"{seat}: {move}") == "not-your-turn (T1)"
        assert list(game.legal_moves(seat)) == []
    assert refusal_of(game, f"1: {move}") == ""


@pytest.mark.rule("T1")
@pytest.mark.parametrize("move", ["lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7", "discard r5", "skip 0"])
def test_nobody_plays_in_the_turn_of_another(move: str) -> None:
    own = "r5 y5 g5 r7 y7 g7 S"
    game = position("classic", [own, "r5 y5 g5 r7 y7 g7 S", "r1"], seat=0)
    assert refusal_of(game, f"1: {move}") == "not-your-turn (T1)"


# T2: the draw


@pytest.mark.rule("T2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_top_of_the_draw_pile_can_be_drawn(edition: str) -> None:
    game = position(edition, ["r1 y4", "y1"], discard="r2 r3", top_of_draw="g9 g8", stage="draw")
    assert game.apply("draw") == (CardDrawn(0, card("g9"), public=False),)
    assert hand(game, 0) == "r1 y4 g9"
    assert draw_pile(game).split()[-1] == "g8"
    assert discards(game) == "r2 r3"
    assert game.asked == 0


@pytest.mark.rule("T2", "T10")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch-original", "dutch+free-take"])
def test_the_top_of_the_discard_pile_can_be_taken(edition: str) -> None:
    game = position(edition, ["r1 y4", "y1"], discard="r2 r3", top_of_draw="g9 g8", stage="draw")
    before = draw_pile(game)
    assert game.apply("take") == (CardTaken(0, card("r3"), must_use=False),)
    assert hand(game, 0) == "r1 r3 y4"
    assert (discards(game), draw_pile(game)) == ("r2", before)
    assert refusal_of(game, "discard r3") == "", "a card that was taken may be discarded again"


@pytest.mark.rule("T2")
@pytest.mark.parametrize("first", ["draw", "take"])
def test_one_card_a_turn(first: str) -> None:
    game = position("classic", ["r1 y4", "y1"], discard="r2 r3", stage="draw")
    game.apply(first)
    assert refusal_of(game, "draw") == "already-drawn (T2)"
    assert refusal_of(game, "take") == "already-drawn (T2)"


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    "move",
    ["discard r1", "skip 1", "hit r5 on 0", "lay 2: set 7 = r7 y7 W + run 1 = r1 y2 g3 o4"],
)
def test_a_turn_begins_with_the_draw(move: str) -> None:
    game = position(
        "classic",
        ["r1 r5 S", "y1"],
        phases=[1, 1],
        groups=["0: set 5 = y5 g5 o5", "0: set 7 = r7 y7 g7"],
        stage="draw",
    )
    assert refusal_of(game, move) == "draw-first (T2)"


# T5: the discard


@pytest.mark.rule("T5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("thrown", ["r1", "y4", "W"])
def test_a_turn_ends_with_one_discard(edition: str, thrown: str) -> None:
    game = position(edition, ["r1 y4 W", "y1", "g1"], discard="r2")
    events = game.apply(f"discard {thrown}")
    assert events == (CardDiscarded(0, card(thrown)), TurnStarted(1))
    assert hand(game, 0).split() == [name for name in ("r1", "y4", "W") if name != thrown]
    assert discards(game) == f"r2 {thrown}"
    assert refusal_of(game, "0: discard y4") == "not-your-turn (T1)", "one discard, not two"


@pytest.mark.rule("T5")
def test_the_card_just_drawn_may_be_discarded() -> None:
    game = position("classic", ["r1", "y1"], discard="r2", top_of_draw="g9", stage="draw")
    game.apply("draw")
    game.apply("discard g9")
    assert (hand(game, 0), discards(game)) == ("r1", "r2 g9")


@pytest.mark.rule("T5")
def test_only_a_card_of_the_hand_is_discarded() -> None:
    game = position("classic", ["r1 y4", "y1"], discard="r2")
    for other in ("y1", "r2", "g12", "W"):
        assert refusal_of(game, f"discard {other}") == "card-not-in-hand (T5)"


@pytest.mark.rule("T5", "T3")
def test_laying_and_hitting_do_not_end_the_turn() -> None:
    game = position("classic", ["r5 y5 g5 r7 y7 g7 o7 r1 y1", "r2"], discard="r3")
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    assert game.asked == 0
    game.apply("hit o7 on 1")
    assert game.asked == 0
    assert refusal_of(game, "1: draw") == "not-your-turn (T1)"
    assert game.apply("discard y1")[-1] == TurnStarted(1)


@pytest.mark.rule("T5", "T3")
def test_a_player_who_could_lay_may_discard_instead() -> None:
    game = position("classic", ["r5 y5 g5 r7 y7 g7 r1", "r2"], discard="r3")
    assert game.apply("discard g7")[-1] == TurnStarted(1)
    assert table(game) == []


# T8, T9: the first card


@pytest.mark.rule("T8")
@pytest.mark.parametrize("edition", FIRST_CARD_STAYS)
def test_the_first_player_may_take_a_wild_that_is_turned_first(edition: str) -> None:
    game = deal(edition, "W r5", lot=1)
    assert game.history[-2:] == (FirstCardTurned(card("W"), returned=False), TurnStarted(2))
    assert [str(move) for move in game.legal_moves()] == ["2: draw", "2: take"]
    assert game.apply("take") == (CardTaken(2, card("W"), must_use=False),)
    assert hand(game, 2).endswith("W")
    assert discards(game) == ""
    assert refusal_of(game, "discard W") == ""


@pytest.mark.rule("T9")
@pytest.mark.parametrize("edition", FIRST_CARD_STAYS)
@pytest.mark.parametrize("players", [2, 3])
def test_the_first_player_loses_the_turn_to_a_skip_that_is_turned_first(edition: str, players: int) -> None:
    game = deal(edition, "S r5", players=players)
    second = 2 % players
    assert game.history[-3:] == (
        FirstCardTurned(card("S"), returned=False),
        TurnLost(1, ""),
        TurnStarted(second),
    )
    assert discards(game) == "S"
    assert refusal_of(game, "take") == "skip-not-taken (T6)"
    assert refusal_of(game, "1: draw") == "not-your-turn (T1)"
    seats = []
    for _ in range(players):
        seats.append(game.asked)
        game.apply("draw")
        game.apply(f"discard {hand(game, game.asked).split()[0]}")
    assert seats == [(2 + turn) % players for turn in range(players)], "one turn is lost, not more"


@pytest.mark.rule("T8", "T9")
@pytest.mark.parametrize("turned", ["W", "S"])
def test_a_first_wild_or_skip_goes_under_the_draw_pile(turned: str) -> None:
    game = deal("continental", f"{turned} r5 y6")
    assert game.history[-3:] == (
        FirstCardTurned(card(turned), returned=True),
        FirstCardTurned(card("r5"), returned=False),
        TurnStarted(1),
    )
    assert discards(game) == "r5"
    assert draw_pile(game).split()[0] == turned
    assert draw_pile(game).split()[-1] == "y6"
    assert refusal_of(game, "take") == ""


@pytest.mark.rule("T8", "T9")
def test_several_first_cards_go_under_the_draw_pile_one_below_the_other_and_all_know_them() -> None:
    game = deal("continental", "W S W r5 y6")
    turned = [(str(event.card), event.returned) for event in events_of(game.history, FirstCardTurned)]
    assert turned == [
        ("W", True),
        ("S", True),
        ("W", True),
        ("r5", False),
    ]
    assert draw_pile(game).split()[:3] == ["W", "S", "W"]
    for seat in (None, 0, 1, 2):
        seen = game.card_view(seat).draw_pile
        assert [str(face) for face in seen] == ["W", "S", "W"] + ["?"] * (len(seen) - 3)


@pytest.mark.rule("T8", "T9")
def test_the_returned_cards_are_drawn_last_and_in_the_open() -> None:
    game = deal("continental", "W S r5", players=6)
    draws = events_of(idle(game), CardDrawn)
    pile = draws[: 108 - 6 * 10 - 1]
    assert [str(event.card) for event in pile[-2:]] == ["W", "S"], "the skip lies below the wild"
    assert [event.public for event in pile] == [False] * 45 + [True] * 2
    assert pile[-1].seen_by(None) == pile[-1]
    assert not any(event.public for event in draws[len(pile) :]), "after the shuffle nothing is known"


# T11: the limit of a round


def idle(game: Game) -> Iterator[Event]:
    """The events until the round ends if nobody ever lays: all draw, and discard a numbered card."""
    for _ in range(101 * game.state.players):
        yield from game.apply("draw")
        events = game.apply(f"discard {hand(game, game.asked).split()[0]}")
        yield from events
        if events_of(events, RoundEnded):
            return


@pytest.mark.rule("T11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_idle_round_ends_after_a_hundred_turns_for_each_player(edition: str) -> None:
    events = list(idle(deal(edition, "r12", players=2)))
    assert len(events_of(events, CardDiscarded)) == 200
    assert events_of(events, RoundEnded) == [RoundEnded(None, 200)]


@pytest.mark.rule("T11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_last_turn_is_counted_for_all_together(edition: str, players: int) -> None:
    game = position(edition, ["r1 y4", *[3] * (players - 1)], turns=100 * players - 2)
    assert game.apply("discard r1")[-1] == TurnStarted(1), "one turn is left"
    game.apply("draw")
    events = game.apply(f"discard {hand(game, 1).split()[0]}")
    assert RoundEnded(None, 100 * players) in events
    assert round_of(events).round == 2


@pytest.mark.rule("T11", "S6")
def test_only_players_at_the_table_count_for_the_limit() -> None:
    game = position(
        "dutch",
        ["r1 y4", "", "g1 g2"],
        phases=[1, "end", 1],
        turns=199,
        facts={1: "place 1"},
        lines=["active 0 2"],
    )
    assert RoundEnded(None, 200) in game.apply("discard r1")


@pytest.mark.rule("T11", "K1", "K6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lost_turns_count(edition: str) -> None:
    game = position(edition, ["r1 S", "y1 y2", "g1 g2"], turns=298)
    assert game.apply(skip_next(edition, 1))[1:3] == (lost(edition, 1), RoundEnded(None, 300))
    earlier = position(edition, ["r1 S", "y1 y2", "g1 g2"], turns=297)
    assert earlier.apply(skip_next(edition, 1))[1:] == (lost(edition, 1), TurnStarted(2))


@pytest.mark.rule("T11", "T9")
@pytest.mark.parametrize("edition", FIRST_CARD_STAYS)
def test_a_first_turn_that_is_lost_counts(edition: str) -> None:
    events = list(idle(deal(edition, "S r12", players=2)))
    assert len(events_of(events, CardDiscarded)) == 199
    assert RoundEnded(None, 200) in events


@pytest.mark.rule("T11", "S2", "S3", "P10")
def test_nobody_wins_all_count_and_laid_phases_count() -> None:
    game = position(
        "classic",
        ["r1 y4", "W S r12", "g1 g2"],
        phases=[1, 3, 1],
        groups=first_phase("classic", 0),
        turns=299,
        facts={2: "score 30"},
    )
    events = game.apply("discard r1")
    assert events[1:5] == (
        RoundEnded(None, 300),
        HandScored(0, (card("y4"),), points=5, score=5, phase=1),
        HandScored(1, (card("r12"), card("W"), card("S")), points=50, score=50, phase=0),
        HandScored(2, (card("g1"), card("g2")), points=10, score=40, phase=0),
    )
    assert phases(game) == [2, 3, 1]


@pytest.mark.rule("T11", "S1")
def test_going_out_with_the_last_turn_still_wins_the_round() -> None:
    game = position("classic", ["r1", "y1"], groups=first_phase("classic", 0), turns=199)
    assert RoundEnded(0, 200) in game.apply("discard r1")


@pytest.mark.rule("T11", "K2")
def test_a_skip_with_the_last_turn_costs_nobody_a_turn() -> None:
    game = position("classic", ["r1 S", "y1 y2", "g1 g2"], turns=299)
    events = game.apply("skip 1")
    assert events[:2] == (SkipPlayed(0, 1, on_pile=False), RoundEnded(None, 300))
    assert events_of(events, TurnLost) == []
