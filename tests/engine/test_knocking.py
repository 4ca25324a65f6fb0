"""Knocking (V3): who may claim the card just discarded, until when, and how play continues."""

import pytest

from dizaine import Card, Game
from dizaine.engine.cards.events import (
    CardDiscarded,
    ClaimClosed,
    ClaimWaived,
    Knocked,
    NothingToDraw,
    RoundEnded,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from tests.engine.endings import EDITIONS, events_of, first_phase
from tests.engine.setup import discards, draw_pile, hand, position, refusal_of, table
from tests.engine.skips import CHOSEN, lost, served, skip_next
from tests.engine.stacked_deck import deal

pytestmark = pytest.mark.rule("V3")

FREE = ("continental+knock", "classic+knock", "express+knock", "dutch-original+knock", "dutch+knock+free-take")
HANDS = ["r10 r11", "y10 y11", "g10 g11", "r12 y12"]
NOTHING = "nothing-to-claim (V3)"


def card(text: str) -> Card:
    return Card.from_text(text)


def moves(game: Game, seat: int | None = None) -> list[str]:
    return [str(move) for move in game.legal_moves(seat)]


def claim(edition: str = "continental+knock", *, facts: dict[int, str] | None = None, pile: str = "r9") -> Game:
    """Four players; seat 0 has just discarded r10."""
    game = position(edition, list(HANDS), discard=pile, facts=facts)
    game.apply("discard r10")
    return game


# Editions without knocking


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_knocks_unless_it_was_agreed(edition: str) -> None:
    game = position(edition, list(HANDS), discard="r9")
    assert game.apply("discard r10")[-1] == TurnStarted(1)
    for seat in (1, 2, 3):
        for verb in ("knock", "pass", "close"):
            assert refusal_of(game, f"{seat}: {verb}") == "knocking-not-played (V3)"


# The claim


@pytest.mark.parametrize("edition", FREE)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_other_player_may_claim_the_discard_as_the_draw(edition: str, seat: int) -> None:
    game = claim(edition)
    before = draw_pile(game)
    assert game.apply(f"{seat}: knock") == (Knocked(seat, card("r10"), must_use=False),)
    assert (discards(game), draw_pile(game)) == ("r9", before)
    assert sorted(hand(game, seat).split()) == sorted([*HANDS[seat].split(), "r10"])
    assert game.asked == seat
    assert refusal_of(game, "draw") == "already-drawn (T2)"
    assert refusal_of(game, "take") == "already-drawn (T2)"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_play_continues_at_the_knocker_s_left(seat: int) -> None:
    game = claim()
    game.apply(f"{seat}: knock")
    game.apply(f"discard {HANDS[seat].split()[0]}")
    following = (seat + 1) % 4
    assert game.asked == following
    assert game.apply(f"{following}: close")[-1] == TurnStarted(following)


def test_a_claim_is_open_after_a_discard() -> None:
    game = position("continental+knock", list(HANDS), discard="r9")
    assert game.apply("discard r10") == (CardDiscarded(0, card("r10")),), "no turn has begun yet"
    assert moves(game) == [
        *("1: knock", "1: pass", "1: close"),
        *("2: knock", "2: pass"),
        *("3: knock", "3: pass"),
    ]
    for seat in (1, 2, 3):
        for verb in ("draw", "take", "discard y10"):
            assert refusal_of(game, f"{seat}: {verb}") == "claim-open (V3)"


def test_a_wild_can_be_claimed() -> None:
    game = position("continental+knock", ["r1 W", "y1", "g1"], discard="r9")
    game.apply("discard W")
    game.apply("2: knock")
    assert hand(game, 2) == "g1 W"


def test_who_discarded_cannot_knock() -> None:
    game = claim()
    for verb in ("knock", "pass"):
        assert refusal_of(game, f"0: {verb}") == "own-discard (V3)"
    assert moves(game, 0) == []


@pytest.mark.rule("K8")
@pytest.mark.parametrize("edition", ["continental+knock", "classic+knock"])
def test_who_is_to_be_skipped_cannot_knock(edition: str) -> None:
    game = claim(edition, facts={2: "skipped skip"})
    for verb in ("knock", "pass"):
        assert refusal_of(game, f"2: {verb}") == "knocker-is-skipped (V3)"
    assert moves(game, 2) == []
    for seat in (1, 3):
        assert refusal_of(game, f"{seat}: knock") == ""


@pytest.mark.rule("S6")
def test_who_has_left_the_table_cannot_knock() -> None:
    game = position(
        "dutch+knock+free-take",
        ["r10 r11", "", "g10 g11", "r12"],
        phases=[1, "end", 1, 1],
        facts={1: "place 1"},
        lines=["active 0 2 3"],
    )
    game.apply("discard r10")
    assert refusal_of(game, "1: knock") == "left-with-a-place (S6)"
    assert [refusal_of(game, f"{seat}: knock") for seat in (2, 3)] == ["", ""]


def test_if_nobody_may_knock_play_continues_at_once() -> None:
    facts = {1: "skipped skip", 2: "skipped skip"}
    game = position("continental+knock", ["r10 r11", "y10", "g10"], discard="r9", facts=facts)
    assert [type(event) for event in game.apply("discard r10")] == [
        CardDiscarded,
        TurnLost,
        TurnLost,
        TurnStarted,
    ]
    assert game.asked == 0


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_first_knock_wins(players: int) -> None:
    game = position("continental+knock", [3] * players, discard="r9 r12", top_of_draw="y9")
    game.apply(f"discard {hand(game, 0).split()[0]}")
    last = players - 1
    game.apply(f"{last}: knock")
    for seat in range(players):
        assert refusal_of(game, f"{seat}: knock") == NOTHING
        assert refusal_of(game, f"{seat}: pass") == NOTHING
        assert refusal_of(game, f"{seat}: close") == NOTHING
    assert game.asked == last


# The end of the claim


def test_the_next_player_closes_the_claim_by_reaching_for_a_pile() -> None:
    game = claim()
    assert game.apply("1: close") == (ClaimClosed(1), TurnStarted(1))
    for seat in (0, 2, 3):
        assert refusal_of(game, f"{seat}: knock") == NOTHING
    assert moves(game) == ["1: draw", "1: take"]
    game.apply("take")
    assert hand(game, 1) == "r10 y10 y11"


def test_only_the_next_player_closes_it() -> None:
    game = claim()
    for seat in (0, 2, 3):
        assert refusal_of(game, f"{seat}: close") == "not-next (V3)"


@pytest.mark.parametrize("edition", ["continental+knock", "classic+knock", "express+knock"])
def test_behind_a_skipped_player_the_one_after_closes_it(edition: str) -> None:
    game = claim(edition, facts={1: "skipped skip"})
    assert refusal_of(game, "1: close") == "not-next (V3)"
    assert refusal_of(game, "3: close") == "not-next (V3)"
    assert game.apply("2: close") == (ClaimClosed(2), lost(edition, 1), TurnStarted(2))
    assert discards(game) == ("S r9 r10" if served(edition) == "under" else "r9 r10 S")


def test_players_are_asked_from_the_discarder_s_left_and_all_may_pass() -> None:
    game = claim()
    assert game.asked == 1
    assert game.apply("pass") == (ClaimWaived(1),)
    assert game.asked == 2
    assert game.apply("pass") == (ClaimWaived(2),)
    assert game.asked == 3
    assert game.apply("pass") == (ClaimWaived(3), TurnStarted(1))
    assert discards(game) == "r9 r10"


def test_the_asking_goes_round_the_table_and_passes_over_skipped_players() -> None:
    facts = {3: "skipped skip"}
    game = position("continental+knock", list(HANDS), discard="r9", seat=2, facts=facts)
    game.apply("discard g10")
    assert game.asked == 0
    game.apply("pass")
    assert game.asked == 1
    assert game.apply("pass") == (ClaimWaived(1), TurnLost(3, "under"), TurnStarted(0))


def test_answers_may_come_in_any_order() -> None:
    game = claim()
    game.apply("3: pass")
    game.apply("1: pass")
    assert game.asked == 2
    assert game.apply("2: knock") == (Knocked(2, card("r10"), must_use=False),)


def test_who_has_passed_cannot_knock_any_more() -> None:
    game = claim()
    game.apply("1: pass")
    assert refusal_of(game, "1: knock") == "claim-waived (V3)"
    assert refusal_of(game, "1: pass") == "claim-waived (V3)"
    assert game.apply("1: close") == (ClaimClosed(1), TurnStarted(1)), "but may reach for a pile"
    game.apply("take")
    assert hand(game, 1) == "r10 y10 y11"


# The knocker's turn


def test_the_knocker_may_lay_and_hit_and_ends_with_a_discard() -> None:
    own = "r5 y5 r7 y7 g7 b7 r12"
    game = position("continental+knock", ["g5 y4", "y11", own], discard="r9")
    game.apply("discard g5")
    game.apply("2: knock")
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    game.apply("hit b7 on 1")
    assert table(game) == ["2: set 5 = r5 y5 g5", "2: set 7 = r7 y7 g7 b7"]
    assert refusal_of(game, "0: draw") == "not-your-turn (T1)", "the turn ends with the discard"
    assert events_of(game.apply("discard r12"), RoundEnded) == [RoundEnded(2, 2)]


def test_a_knock_is_not_enough_to_hit_without_a_phase() -> None:
    game = position("continental+knock", ["g5 y4", "y11", "r12 y12"], groups=first_phase("classic", 1))
    game.apply("discard g5")
    game.apply("2: knock")
    assert refusal_of(game, "hit g5 on 0") == "lay-first (H1)"


@pytest.mark.rule("K1", "K6")
@pytest.mark.parametrize("edition", FREE)
def test_the_knocker_may_end_with_a_skip(edition: str) -> None:
    game = position(edition, ["r10 r11", "y10 y11", "g10 S", "r12 y12"], discard="r9")
    game.apply("discard r10")
    game.apply("2: knock")
    assert game.apply(skip_next(edition, 3))[1:] == (lost(edition, 3), TurnStarted(0))


def test_the_knocker_may_go_out() -> None:
    groups = first_phase("continental", 2)
    game = position("continental+knock", ["r5 r11", "y10 y11", "r12"], groups=groups, discard="r9")
    game.apply("discard r5")
    game.apply("2: knock")
    game.apply("hit r5 on 0")
    assert events_of(game.apply("discard r12"), RoundEnded) == [RoundEnded(2, 2)]


@pytest.mark.rule("T11")
def test_a_knocker_s_turn_is_a_turn() -> None:
    game = position("continental+knock", ["r10 r11", "y10 y11"], discard="r9", turns=198)
    game.apply("discard r10")
    game.apply("1: knock")
    assert RoundEnded(None, 200) in game.apply("discard y10")


def test_the_knocker_s_discard_can_be_claimed_in_turn() -> None:
    game = claim()
    game.apply("2: knock")
    assert game.apply("discard g10") == (CardDiscarded(2, card("g10")),)
    assert refusal_of(game, "2: knock") == "own-discard (V3)"
    assert game.asked == 3
    assert game.apply("0: knock") == (Knocked(0, card("g10"), must_use=False),), "also by who discarded before"
    game.apply("discard r11")
    assert game.apply("1: knock") == (Knocked(1, card("r11"), must_use=False),)
    assert discards(game) == "r9"


@pytest.mark.rule("K8")
@pytest.mark.parametrize("edition", ["continental+knock", "classic+knock"])
def test_a_knock_comes_before_the_next_player_loses_the_turn(edition: str) -> None:
    game = claim(edition, facts={1: "skipped skip"})
    game.apply("3: knock")
    assert events_of(game.history, TurnLost) == []
    assert discards(game) == "r9"
    game.apply("discard r12")
    assert game.asked == 0
    assert refusal_of(game, "1: knock") == "knocker-is-skipped (V3)", "the skip still lies there"


@pytest.mark.rule("O1")
def test_where_hits_wait_a_knocker_who_laid_earlier_may_hit() -> None:
    groups = ["2: set 5 = r5 y5 g5", "2: set 7 = r7 y7 g7"]
    own = "r1 y1 g1 r3 y3 g3 b5 b12"
    game = position("continental+knock+hits-next-turn", [own, "y10", "r12 y12"], groups=groups)
    game.apply("lay 1: set 1 = r1 y1 g1 + set 3 = r3 y3 g3")
    assert refusal_of(game, "hit b5 on 0") == "hit-next-turn (O1)"
    game.apply("discard b12")
    game.apply("2: knock")
    game.apply("discard y12")
    game.apply("0: knock")
    assert refusal_of(game, "hit b5 on 0") == "", "this is the turn after"


@pytest.mark.rule("O1")
def test_where_hits_wait_the_lay_of_another_does_not_hold_up_the_knocker() -> None:
    groups = ["2: set 5 = r5 y5 g5", "2: set 7 = r7 y7 g7"]
    own = "r1 y1 g1 r3 y3 g3 b5 b12"
    game = position("continental+knock+hits-next-turn", [own, "y10", "r12 y12"], groups=groups)
    game.apply("lay 1: set 1 = r1 y1 g1 + set 3 = r3 y3 g3")
    game.apply("discard b5")
    game.apply("2: knock")
    game.apply("hit b5 on 0")
    assert table(game)[0] == "2: set 5 = r5 y5 g5 b5"


@pytest.mark.rule("T7")
def test_a_knock_can_leave_the_discard_pile_empty() -> None:
    game = position("continental+knock", ["r10 r11", "y10 y11", "g10 S", "r12 y12"])
    game.apply("discard r10")
    game.apply("2: knock")
    assert discards(game) == ""
    game.apply("skip 1")
    assert game.asked == 3
    assert refusal_of(game, "take") == "discard-pile-empty (T7)"
    assert events_of(game.history, NothingToDraw) == []


def test_with_two_players_the_other_one_may_knock() -> None:
    game = position("continental+knock", ["r10 r11", "y10 y11"], discard="r9")
    game.apply("discard r10")
    game.apply("1: knock")
    game.apply("discard y10")
    assert game.asked == 0
    assert refusal_of(game, "0: knock") == ""


# No claim at all


@pytest.mark.parametrize("edition", CHOSEN)
def test_there_is_no_knock_for_a_skip_or_for_the_card_below_it(edition: str) -> None:
    hands = ["r10 S", *HANDS[1:]]
    game = position(f"{edition}+knock+free-take", hands, discard="r9")
    assert game.apply("skip 3") == (SkipPlayed(0, 3, on_pile=False), TurnStarted(1))
    for seat in range(4):
        assert refusal_of(game, f"{seat}: knock") == NOTHING
    assert moves(game) == ["1: draw", "1: take"], "the old top is for the next player alone"


def test_there_is_no_knock_after_a_lost_turn() -> None:
    game = position("continental+knock", ["r10 S", *HANDS[1:]], discard="r9")
    game.apply("skip 1")
    assert refusal_of(game, "3: knock") == NOTHING
    assert moves(game) == ["2: draw", "2: take"]


@pytest.mark.rule("K6")
def test_there_is_no_knock_for_a_skip_on_the_pile() -> None:
    game = position("dutch+knock", ["r10 S", *HANDS[1:]], discard="r9")
    assert game.apply("skip")[-1] == TurnStarted(2)
    for seat in range(4):
        assert refusal_of(game, f"{seat}: knock") == NOTHING


@pytest.mark.rule("K2")
def test_there_is_no_knock_for_a_skip_that_was_discarded() -> None:
    facts = dict.fromkeys((1, 2, 3), "skipped skip")
    game = position("classic+knock", ["r10 S", *HANDS[1:]], discard="r9", facts=facts)
    assert game.apply("discard S")[-1] == TurnStarted(0)
    assert refusal_of(game, "2: knock") == NOTHING


@pytest.mark.rule("T8", "T9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("turned", ["r5", "W r5", "S r5"])
def test_there_is_no_knock_for_the_first_card(edition: str, turned: str) -> None:
    game = deal(f"{edition}+knock", turned)
    assert isinstance(game.history[-1], TurnStarted)
    for seat in range(3):
        assert refusal_of(game, f"{seat}: knock") == NOTHING


@pytest.mark.parametrize("edition", ["continental+knock", "express+knock"])
def test_there_is_no_knock_after_the_round_ended(edition: str) -> None:
    game = position(edition, ["r12", "y10 y11", "g10 g11"], groups=first_phase(edition, 0), discard="r9")
    events = game.apply("discard r12")
    assert events[1] == RoundEnded(0, 1)
    assert isinstance(events[-1], TurnStarted)
    for seat in range(3):
        assert refusal_of(game, f"{seat}: knock") == NOTHING


@pytest.mark.rule("T11")
def test_there_is_no_knock_after_the_last_turn_of_all() -> None:
    game = position("continental+knock", ["r10 r11", "y10 y11"], discard="r9", turns=199)
    assert events_of(game.apply("discard r10"), RoundEnded) == [RoundEnded(None, 200)]
