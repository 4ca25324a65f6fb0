"""Skips: against whom (K1, K2, K6), where the card goes (K3), and what becomes of it (K4, K5, K7, K8)."""

import re

import pytest

from dizaine import Card, Game
from dizaine.engine.cards.events import (
    CardDiscarded,
    HandScored,
    Knocked,
    RoundEnded,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from tests.engine.endings import EDITIONS, events_of, first_phase
from tests.engine.setup import discards, hand, position, refusal_of
from tests.engine.skips import CHOSEN, NEXT, lost, served, skip_next
from tests.engine.stacked_deck import StackedDeck, whole_deck, with_chance


def card(text: str) -> Card:
    return Card.from_text(text)


def moves(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves()]


def draw_and_discard(game: Game) -> int:
    """Play a turn that does not matter; returns whose it was."""
    seat = game.asked
    game.apply("draw")
    game.apply(f"discard {hand(game, seat).split()[0]}")
    return seat


# K1: in front of a player of one's choice


@pytest.mark.rule("K1")
@pytest.mark.parametrize("edition", CHOSEN)
@pytest.mark.parametrize("target", [1, 2, 3])
def test_a_skip_ends_the_turn_in_front_of_a_chosen_player(edition: str, target: int) -> None:
    game = position(edition, ["r10 S", "y10 y11", "g10 g11", "r11 r12"], discard="r9")
    events = game.apply(f"skip {target}")
    assert events[0] == SkipPlayed(0, target, on_pile=False)
    assert hand(game, 0) == "r10"
    if target == 1:
        assert events[1:] == (lost(edition, 1), TurnStarted(2))
    else:
        assert events[1:] == (TurnStarted(1),)
        assert discards(game) == "r9", "it lies in front of the player, not on the pile"
    assert refusal_of(game, "0: discard r10") == "not-your-turn (T1)"


@pytest.mark.rule("K1")
@pytest.mark.parametrize("edition", CHOSEN)
def test_that_player_loses_one_turn(edition: str) -> None:
    game = position(edition, ["r10 S", "y10 y11", "g10 g11", "r11 r12"], discard="r9")
    game.apply("skip 2")
    assert [draw_and_discard(game) for _ in range(7)] == [1, 3, 0, 1, 2, 3, 0]
    assert events_of(game.history, TurnLost) == [TurnLost(2, served(edition))]


@pytest.mark.rule("K1")
def test_a_skip_needs_someone_else_who_is_at_the_table() -> None:
    game = position("classic", ["r10 S", "y10 y11", "g10 g11"], discard="r9")
    assert refusal_of(game, "skip") == "target-needed (K1)"
    assert refusal_of(game, "skip 0") == "target-is-self (K1)"
    assert refusal_of(game, "skip 3") == "target-not-at-table (K1)"
    assert [move for move in moves(game) if "S" in move or "skip" in move] == ["0: skip 1", "0: skip 2"]


@pytest.mark.rule("K1", "S6")
def test_a_player_who_has_left_is_not_skipped() -> None:
    game = position(
        "dutch+skip-chosen",
        ["r10 S", "", "g10 g11"],
        phases=[1, "end", 1],
        facts={1: "place 1"},
        lines=["active 0 2"],
    )
    assert refusal_of(game, "skip 1") == "target-not-at-table (K1)"
    assert refusal_of(game, "skip 2") == ""


@pytest.mark.rule("K1", "W6")
@pytest.mark.parametrize("move", ["skip 1", "skip"])
def test_a_skip_is_played_from_the_hand(move: str) -> None:
    game = position("classic", ["r10 W", "y10 S", "g10 g11"], discard="S r9")
    assert refusal_of(game, move) == "no-skip-in-hand (K1)"
    assert str(game.view(0).options()["skip"]) == "no-skip-in-hand (K1)"


@pytest.mark.rule("K1")
def test_a_skip_is_the_last_card_of_the_turn() -> None:
    game = position("classic", ["r10 S", "y10 y11", "g10 g11"], discard="r9", stage="draw")
    assert refusal_of(game, "skip 2") == "draw-first (T2)"
    game.apply("draw")
    game.apply("skip 2")
    assert game.asked == 1
    assert refusal_of(game, "0: skip 1") == "not-your-turn (T1)"


@pytest.mark.rule("K1")
@pytest.mark.parametrize("edition", CHOSEN)
def test_several_players_can_have_a_skip(edition: str) -> None:
    game = position(edition, ["r10 S", "y10 y11 S", "g10 g11", "r11 r12"], discard="r9")
    game.apply("skip 3")
    game.apply("draw")
    game.apply("skip 2")
    assert [event.seat for event in events_of(game.history, TurnLost)] == [2, 3]
    assert game.asked == 0
    assert discards(game) == ("S S r9" if served(edition) == "under" else "r9 S S")


# K2: one skip a player


@pytest.mark.rule("K2")
@pytest.mark.parametrize("edition", CHOSEN)
def test_nobody_is_given_a_second_skip(edition: str) -> None:
    hands = ["r10 S", "y10 y11", "g10 g11"]
    game = position(edition, hands, discard="r9", facts={2: "skipped skip"})
    assert refusal_of(game, "skip 2") == "target-has-skip (K2)"
    assert refusal_of(game, "discard S") == "skip-must-be-given (K2)", "seat 1 can have it"
    assert [move for move in moves(game) if "S" in move or "skip" in move] == ["0: skip 1"]


@pytest.mark.rule("K2")
@pytest.mark.parametrize("edition", CHOSEN)
def test_a_skip_that_can_be_given_is_not_discarded(edition: str) -> None:
    game = position(edition, ["r10 S", "y10 y11", "g10 g11"], discard="r9")
    assert refusal_of(game, "discard S") == "skip-must-be-given (K2)"


@pytest.mark.rule("K2")
@pytest.mark.parametrize("edition", CHOSEN)
def test_a_skip_for_which_there_is_nobody_is_discarded_without_effect(edition: str) -> None:
    facts = {1: "skipped skip", 2: "skipped skip"}
    game = position(edition, ["r10 S", "y10 y11", "g10 g11"], discard="r9", facts=facts)
    for target in (1, 2):
        assert refusal_of(game, f"skip {target}") == "target-has-skip (K2)"
    assert [move for move in moves(game) if "S" in move or "skip" in move] == ["0: discard S"]
    assert game.apply("discard S") == (
        CardDiscarded(0, card("S")),
        lost(edition, 1),
        lost(edition, 2),
        TurnStarted(0),
    )
    assert [draw_and_discard(game), game.asked] == [0, 1], "nobody loses more than that"


@pytest.mark.rule("K2", "S6")
def test_players_who_have_left_do_not_count_as_someone() -> None:
    game = position(
        "dutch+skip-chosen",
        ["r10 S", "", "g10 g11"],
        phases=[1, "end", 1],
        facts={1: "place 1", 2: "skipped skip"},
        lines=["active 0 2"],
    )
    assert refusal_of(game, "discard S") == ""


# K3: where the card goes


@pytest.mark.rule("K3", "T6")
@pytest.mark.parametrize("edition", ["classic", "express", "dutch-original", "dutch+skip-chosen"])
def test_on_the_lost_turn_the_skip_covers_the_discard_pile(edition: str) -> None:
    game = position(f"{edition}+free-take", ["r10 S", "y10 y11", "g10 g11"], discard="r8 r9")
    assert game.apply("skip 1")[1] == TurnLost(1, "on")
    assert discards(game) == "r8 r9 S"
    assert refusal_of(game, "take") == "skip-not-taken (T6)"


@pytest.mark.rule("K3")
def test_on_the_lost_turn_the_skip_goes_under_the_pile_in_continental() -> None:
    game = position("continental", ["r10 S", "y10 y11", "g10 g11"], discard="r8 r9")
    assert game.apply("skip 1")[1] == TurnLost(1, "under")
    assert discards(game) == "S r8 r9"
    game.apply("take")
    assert (hand(game, 2), discards(game)) == ("r9 g10 g11", "S r8"), "the old top stays available"


@pytest.mark.rule("K3")
@pytest.mark.parametrize("edition", CHOSEN)
def test_the_card_moves_only_when_the_turn_comes(edition: str) -> None:
    game = position(edition, ["r10 S", "y10 y11", "g10 g11", "r11 r12"], discard="r9")
    game.apply("skip 2")
    game.apply("draw")
    assert discards(game) == "r9"
    game.apply("discard y11")
    assert discards(game) == ("S r9 y11" if served(edition) == "under" else "r9 y11 S")


@pytest.mark.rule("K3", "T6")
def test_a_skip_under_an_empty_pile_is_its_top_and_stays() -> None:
    game = position("continental", ["r10 S", "y10 y11", "g10 g11"])
    game.apply("skip 1")
    assert discards(game) == "S"
    assert refusal_of(game, "take") == "skip-not-taken (T6)"


# K4: no other use


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("edition", "phase", "lay"),
    [
        ("classic", 1, "set 5 = r5 y5 g5 + set 7 = r7 y7 S"),
        ("continental", 2, "set 5 = r5 y5 g5 + run 7 = r7 S y9 g10"),
        ("dutch", 8, "green = g1 g2 g3 g4 g5 g6 S"),
        ("express", 1, "odd = r1 r3 r5 S"),
        ("express", 3, "even = r2 r4 r6 S"),
        ("express", 4, "run 6 pairs = r6 y6 r7 S"),
        ("express", 7, "run 4 red = r4 r5 S"),
        ("express", 8, "run 1 odd = r1 y3 g5 S"),
        ("continental", 1, "set 5 = W W S + set 7 = W W W"),
    ],
)
def test_a_skip_is_never_part_of_a_phase(edition: str, phase: int, lay: str) -> None:
    own = " ".join(re.findall(r"\b(?:[ryg]\d+|W|S)\b", lay))
    game = position(edition, [own, "y12"], phases=[phase, 1])
    assert refusal_of(game, f"lay {phase}: {lay}") == "skip-in-group (K4)"
    assert not [move for move in moves(game) if "lay" in move]


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("edition", "phase", "groups"),
    [
        ("classic", 2, ["set 5 = r5 y5 g5", "run 7 = r7 y8 g9 r10"]),
        ("dutch", 8, ["green = g1 g2 g3 g4 g5 g6 g7"]),
        ("express", 1, ["odd = r1 r3 r5 r7"]),
        ("express", 4, ["run 6 pairs = r6 y6 r7 y7"]),
        ("express", 7, ["run 4 red = r4 r5 r6"]),
    ],
)
def test_a_skip_is_never_a_hit(edition: str, phase: int, groups: list[str]) -> None:
    lying = [f"0: {group}" for group in groups]
    game = position(edition, ["r12 y12 S S", "y10"], phases=[phase, 1], groups=lying)
    for group in range(len(groups)):
        for hit in ("S", "S S", "y12 S"):
            assert refusal_of(game, f"hit {hit} on {group}") == "skip-in-group (K4)"
    assert not [move for move in moves(game) if "hit" in move]


# K5: out with a skip


@pytest.mark.rule("K5", "S1")
@pytest.mark.parametrize("edition", [*EDITIONS, "classic+out-by-discard", "dutch+out-by-discard"])
def test_a_skip_can_be_the_last_card_and_has_no_effect(edition: str) -> None:
    groups = first_phase(edition, 0)
    start = position(edition, ["S", "y10 y11", "g10 g11"], groups=groups, discard="r9", dealer=2)
    chance = StackedDeck()
    game = with_chance(start, chance)
    events = game.apply(skip_next(edition, 1))
    assert events[1] == RoundEnded(0, 1)
    assert events_of(events, TurnLost) == []
    assert events[-1] == TurnStarted(1), "the next round begins with the player whom the skip was for"
    assert chance.orders == [whole_deck(edition)]


@pytest.mark.rule("K5", "K2")
def test_a_skip_for_which_there_is_nobody_can_be_the_last_card() -> None:
    facts = {1: "skipped skip", 2: "skipped skip"}
    groups = first_phase("classic", 0)
    game = position("classic", ["S", "y10 y11", "g10 g11"], groups=groups, facts=facts)
    assert game.apply("discard S")[:2] == (CardDiscarded(0, card("S")), RoundEnded(0, 1))


# K6: the next player is skipped


@pytest.mark.rule("K6")
@pytest.mark.parametrize("edition", NEXT)
def test_the_skip_lies_on_the_pile_and_the_next_player_loses_the_turn(edition: str) -> None:
    game = position(edition, ["r10 S", "y10 y11", "g10 g11"], discard="r9")
    assert game.apply("skip") == (SkipPlayed(0, 1, on_pile=True), TurnLost(1, ""), TurnStarted(2))
    assert (hand(game, 0), discards(game)) == ("r10", "r9 S")
    assert refusal_of(game, "take") == "skip-not-taken (T6)"
    assert [draw_and_discard(game) for _ in range(3)] == [2, 0, 1], "one turn is lost"


@pytest.mark.rule("K6")
@pytest.mark.parametrize("edition", NEXT)
def test_nobody_is_chosen_where_the_next_player_is_skipped(edition: str) -> None:
    game = position(edition, ["r10 S", "y10 y11", "g10 g11"], discard="r9")
    for target in (1, 2):
        assert refusal_of(game, f"skip {target}") == "target-not-chosen (K6)"
    assert refusal_of(game, "discard S") == "skip-must-be-played (K6)"
    assert [move for move in moves(game) if "S" in move or "skip" in move] == ["0: skip"]


@pytest.mark.rule("K6")
@pytest.mark.parametrize("edition", NEXT)
def test_where_the_next_player_is_skipped_refusals_cite_that_rule(edition: str) -> None:
    game = position(edition, ["r10 r11", "y10 y11", "g10 g11"], discard="r9")
    assert refusal_of(game, "skip") == "no-skip-in-hand (K6)"
    assert str(game.view(0).options()["skip"]) == "no-skip-in-hand (K6)"
    only_skips = position(edition, ["S S", "y10 y11", "g10 g11"], discard="r9")
    assert str(only_skips.view(0).options()["discard"]) == "skip-must-be-played (K6)"


@pytest.mark.rule("K6", "S6")
def test_the_next_player_is_one_who_is_still_at_the_table() -> None:
    game = position(
        "dutch",
        ["r10 S", "", "g10 g11", "r11 r12"],
        phases=[1, "end", 1, 1],
        facts={1: "place 1"},
        lines=["active 0 2 3"],
    )
    assert game.apply("skip") == (SkipPlayed(0, 2, on_pile=True), TurnLost(2, ""), TurnStarted(3))


@pytest.mark.rule("K6")
def test_skips_can_follow_each_other() -> None:
    game = position("dutch", ["r10 S", "y10 S", "g10 S", "r11 r12"], discard="r9")
    game.apply("skip")
    game.apply("draw")
    assert game.apply("skip") == (SkipPlayed(2, 3, on_pile=True), TurnLost(3, ""), TurnStarted(0))
    assert discards(game) == "r9 S S"


# K7: two players


@pytest.mark.rule("K7", "K3", "K6")
@pytest.mark.parametrize("edition", [*CHOSEN, *NEXT])
def test_with_two_players_a_skip_gives_another_turn(edition: str) -> None:
    game = position(edition, ["r10 r11 S", "y10 y11"], discard="r9")
    events = game.apply(skip_next(edition, 1))
    assert events == (SkipPlayed(0, 1, on_pile=edition in NEXT), lost(edition, 1), TurnStarted(0))
    goes_under = edition in CHOSEN and served(edition) == "under"
    assert discards(game) == ("S r9" if goes_under else "r9 S")
    assert refusal_of(game, "take") == ("" if goes_under else "skip-not-taken (T6)")
    game.apply("draw")
    assert game.apply("discard r10")[-1] == TurnStarted(1), "one more turn, and no second one"


@pytest.mark.rule("K7")
def test_with_two_players_one_skip_can_follow_another() -> None:
    game = position("classic", ["r10 S S", "y10 y11"], discard="r9")
    game.apply("skip 1")
    game.apply("draw")
    assert game.apply("skip 1")[-1] == TurnStarted(0)
    assert discards(game) == "r9 S S"


# K8: a skip waits


@pytest.mark.rule("K8", "V3")
@pytest.mark.parametrize("edition", ["classic+knock", "continental+knock", "express+knock"])
def test_a_skip_waits_when_a_knock_jumps_over_it(edition: str) -> None:
    hands = ["r10 r11", "y10 y11", "g10 g11", "r12 y12"]
    game = position(edition, hands, discard="r9", facts={1: "skipped skip"})
    game.apply("discard r10")
    assert game.apply("2: knock") == (Knocked(2, card("r10"), must_use=False),)
    assert discards(game) == "r9", "seat 1 has not lost the turn yet"
    game.apply("discard g10")
    assert game.apply("3: close")[-1] == TurnStarted(3)
    game.apply("draw")
    game.apply("discard r12")
    game.apply("0: close")
    game.apply("draw")
    game.apply("discard r11")
    events = game.apply("2: close")
    assert events[1:] == (TurnLost(1, served(edition)), TurnStarted(2)), "now the turn really came"


@pytest.mark.rule("K8", "K2", "V3")
def test_a_skip_that_waits_is_still_the_only_one() -> None:
    hands = ["r10 r11", "y10 y11", "g10 g11 S"]
    game = position("continental+knock", hands, discard="r9", facts={1: "skipped skip"})
    game.apply("discard r10")
    game.apply("2: knock")
    assert refusal_of(game, "skip 1") == "target-has-skip (K2)"
    game.apply("skip 0")
    assert [event.seat for event in events_of(game.history, TurnLost)] == [0, 1]
    assert game.asked == 2


@pytest.mark.rule("K8", "S2")
@pytest.mark.parametrize("edition", CHOSEN)
def test_a_skip_in_front_is_no_card_in_hand_and_goes_back_at_the_end(edition: str) -> None:
    hands = ["r12", "y10 y11", "g1 g2"]
    chance = StackedDeck()
    groups = first_phase(edition, 0)
    start = position(f"{edition}+points", hands, groups=groups, facts={2: "skipped skip"}, dealer=0)
    game = with_chance(start, chance)
    events = game.apply("discard r12")
    scored = {event.seat: (event.points, event.cards) for event in events_of(events, HandScored)}
    assert scored[2] == (10, (card("g1"), card("g2")))
    assert chance.orders == [whole_deck(edition)]
    assert events[-1] == TurnStarted(2), "nobody loses a turn of the new round to it"
