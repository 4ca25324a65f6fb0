"""The end of a round, its points, and who moves on (S1, S2, S3)."""

import pytest

from dizaine.engine.cards.events import (
    CardDiscarded,
    FirstCardTurned,
    GroupHit,
    HandScored,
    Knocked,
    PhaseLaid,
    RoundEnded,
    RoundStarted,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from tests.engine.endings import (
    EDITIONS,
    WITH_POINTS,
    cards_of,
    events_of,
    first_phase,
    hand_sizes,
    melds_of,
    phases,
    points,
    scores,
    skip_move,
)
from tests.engine.setup import position, refusal_of

WILD = {"classic": 25, "express": 25, "continental": 20, "dutch+points": 20, "dutch-original": 20}
HAND = {"classic": 10, "continental": 10, "express": 5, "dutch": 10, "dutch-original": 10}
CARDS = [*(f"r{number}" for number in range(1, 13)), "S", "W"]


# S1: the moment a hand is empty


@pytest.mark.rule("S1", "T12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_laying_the_last_cards_ends_the_round(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(edition, [cards_of(groups), "r12"])
    events = game.apply(f"lay 1: {melds_of(groups)}")
    assert isinstance(events[0], PhaseLaid)
    assert events[1] == RoundEnded(winner=0, turns=1)
    assert events_of(events, RoundStarted) == [RoundStarted(round=2, dealer=0, replay=False)]
    assert phases(game) == [2, 1]


@pytest.mark.rule("S1", "O3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hitting_the_last_card_ends_the_round(edition: str) -> None:
    game = position(edition, ["W", "r12"], groups=first_phase(edition, 0))
    events = game.apply("hit W on 0")
    assert isinstance(events[0], GroupHit)
    assert events[1] == RoundEnded(winner=0, turns=1)
    assert game.state.round == 2


@pytest.mark.rule("S1", "H3")
def test_hitting_the_last_pair_ends_the_round() -> None:
    game = position("express", ["r8 y8", "r12"], phases=4, groups=["0: run 6 pairs = r6 y6 r7 y7"])
    events = game.apply("hit r8 y8 on 0")
    assert events[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_discarding_the_last_card_ends_the_round(edition: str) -> None:
    game = position(edition, ["g12", "r12"], groups=first_phase(edition, 0))
    events = game.apply("discard g12")
    assert isinstance(events[0], CardDiscarded)
    assert events[1] == RoundEnded(winner=0, turns=1)
    assert game.state.round == 2


@pytest.mark.rule("S1", "K5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_playing_a_skip_as_the_last_card_ends_the_round_and_costs_nobody_a_turn(edition: str) -> None:
    game = position(edition, ["S", "r12", "y12"], groups=first_phase(edition, 0))
    events = game.apply(skip_move(edition, 1))
    assert isinstance(events[0], SkipPlayed)
    assert events[1] == RoundEnded(winner=0, turns=1)
    assert [len(scored.cards) for scored in events_of(events, HandScored)] == [0, 1, 1]
    assert events_of(events, FirstCardTurned)[-1].card.is_natural
    assert not events_of(events, TurnLost)
    assert events[-1] == TurnStarted(1)


@pytest.mark.rule("S1", "V3")
def test_a_knocker_who_empties_the_hand_ends_the_round() -> None:
    edition = "continental+knock"
    game = position(
        edition,
        ["r12 y12", "r11", "W"],
        phases=1,
        groups=[*first_phase(edition, 0), *first_phase(edition, 2)],
    )
    game.apply("discard r12")
    assert isinstance(game.apply("2: knock")[0], Knocked)
    game.apply("2: hit W on 0")
    events = game.apply("2: discard r12")
    assert events[1] == RoundEnded(winner=2, turns=2)
    assert points(events) == [10, 10, 0]


@pytest.mark.rule("S1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_a_card_left_the_round_goes_on(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(edition, [f"{cards_of(groups)} W g12", "r12"])
    for move in (f"lay 1: {melds_of(groups)}", "hit W on 0"):
        assert not events_of(game.apply(move), RoundEnded)
    assert game.asked == 0
    game = position(edition, ["g12 g11", "r12"], groups=groups)
    assert game.apply("discard g12")[1:] == (TurnStarted(1),)
    assert game.state.round == 1


@pytest.mark.rule("S1", "T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_round_all_cards_are_gathered_and_dealt_again(edition: str) -> None:
    game = position(
        edition,
        ["g12", "r12", "y12"],
        groups=[*first_phase(edition, 0), *first_phase(edition, 2)],
        facts={1: "skipped turn"},
        discard="r11 y11",
    )
    events = game.apply("discard g12")
    ended = [type(event) for event in events].index(RoundStarted)
    assert events[ended] == RoundStarted(round=2, dealer=0, replay=False)
    state = game.state
    assert (state.groups, state.table_size, state.discard_size) == (0, 0, 1)
    assert hand_sizes(game) == [HAND[edition]] * 3
    assert list(state.laid[:3]) == list(state.skipped[:3]) == [0, 0, 0]
    assert events_of(events, FirstCardTurned)[-1].card.is_natural
    assert game.asked == 1


@pytest.mark.rule("S1")
def test_nobody_moves_after_the_round_is_over() -> None:
    """The other players get no last turn: what follows is the deal."""
    game = position("classic", ["g12", "r12 W"], groups=[*first_phase("classic", 0), *first_phase("classic", 1)])
    game.apply("discard g12")
    assert refusal_of(game, "1: hit W on 0") == "draw-first (T2)"
    assert game.state.groups == 0


# S2: points


@pytest.mark.rule("S2")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_each_card_left_in_hand_has_its_points(edition: str, card: str) -> None:
    expected = {"S": 15, "W": WILD[edition], "r10": 10, "r11": 10, "r12": 10}.get(card, 5)
    game = position(edition, ["g12", card])
    assert points(game.apply("discard g12")) == [0, expected]
    assert scores(game) == [0, expected]


@pytest.mark.rule("S2")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_points_of_a_hand_add_up_and_join_the_score(edition: str) -> None:
    game = position(edition, ["g12", "r9 r10 W S", "r1 y2"], facts={0: "score 70", 1: "score 5", 2: "score 120"})
    events = game.apply("discard g12")
    hand = 5 + 10 + WILD[edition] + 15
    assert [
        (scored.seat, list(map(str, scored.cards)), scored.points, scored.score)
        for scored in events_of(events, HandScored)
    ] == [(0, [], 0, 70), (1, ["r9", "r10", "W", "S"], hand, 5 + hand), (2, ["r1", "y2"], 10, 130)]
    assert scores(game) == [70, 5 + hand, 130]


@pytest.mark.rule("S2", "K8")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch-original"])
def test_a_skip_in_front_never_counts(edition: str) -> None:
    game = position(edition, ["g12", "r12"], facts={1: "skipped skip"})
    assert points(game.apply("discard g12")) == [0, 10]


@pytest.mark.rule("S2", "K5")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_a_skip_played_to_go_out_counts_for_nobody(edition: str) -> None:
    game = position(edition, ["S", "r12", "y9"])
    assert points(game.apply(skip_move(edition, 1))) == [0, 10, 5]


@pytest.mark.rule("S2")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_cards_on_the_table_never_count_and_those_who_laid_count_their_hands(edition: str) -> None:
    game = position(edition, ["g12", "r12", "y12 W"], groups=[*first_phase(edition, 0), *first_phase(edition, 1)])
    events = game.apply("discard g12")
    assert points(events) == [0, 10, 10 + WILD[edition]]
    assert [scored.phase for scored in events_of(events, HandScored)] == [1, 1, 0]


@pytest.mark.rule("S2", "T11")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_at_the_limit_nobody_wins_the_round_and_all_count(edition: str) -> None:
    game = position(edition, ["g12 g11", "r12 W"], groups=first_phase(edition, 0), turns=198)
    assert not events_of(game.apply("discard g12"), RoundEnded)
    game.apply("draw")
    events = game.apply("discard r12")
    assert events[1] == RoundEnded(winner=None, turns=200)
    drawn = events_of(events, HandScored)[1].points - WILD[edition]
    assert points(events) == [10, WILD[edition] + drawn]
    assert drawn in (5, 10, 15, WILD[edition])
    assert phases(game) == [2, 1]


@pytest.mark.rule("S2", "T11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_going_out_with_the_very_last_turn_still_wins_the_round(edition: str) -> None:
    game = position(edition, ["g12", "r12"], groups=first_phase(edition, 0), turns=199)
    assert game.apply("discard g12")[1] == RoundEnded(winner=0, turns=200)


@pytest.mark.rule("S2", "S6")
def test_the_adapted_dutch_game_counts_no_points() -> None:
    game = position("dutch", ["g12", "r12 W S"], groups=first_phase("dutch", 0))
    assert points(game.apply("discard g12")) == [0, 0]
    assert scores(game) == [0, 0]


@pytest.mark.rule("S2", "M5")
def test_hands_are_shown_to_all_when_they_count() -> None:
    game = position("classic", ["g12", "r12 W"])
    scored = events_of(game.apply("discard g12"), HandScored)[1]
    assert [scored.seen_by(seat) for seat in (None, 0, 1)] == [scored] * 3


# S3: moving on


@pytest.mark.rule("S3", "P8", "P10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_who_laid_move_on_and_nobody_else(edition: str) -> None:
    game = position(edition, ["g12", "r12", "y12"], groups=[*first_phase(edition, 0), *first_phase(edition, 1)])
    assert phases(game) == [1, 1, 1], "the next phase comes with the next round"
    game.apply("discard g12")
    assert phases(game) == [2, 2, 1]
    assert [line.phases for line in sorted(game.standings(), key=lambda line: line.seat)] == [1, 1, 0]


@pytest.mark.rule("S3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_round_s_winner_moves_on_only_by_laying(edition: str) -> None:
    """A hand can shrink to nothing without a phase where there is nothing to draw (T7)."""
    game = position(edition, ["g12", "r12"], groups=first_phase(edition, 1))
    assert game.apply("discard g12")[1] == RoundEnded(winner=0, turns=1)
    assert phases(game) == [1, 2]


@pytest.mark.rule("S3", "P10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_players_on_different_phases_each_take_their_own_next_one(edition: str) -> None:
    lying = {"express": ["1: set 7 = r7 y7 g7"]}.get(edition, ["1: run 1 = r1 y2 g3 r4 y5 g6 r7 y8"])
    game = position(edition, ["g12", "r12", "y12"], phases=[3, 5, 8], groups=lying)
    game.apply("discard g12")
    assert phases(game) == [3, 6, 8]


@pytest.mark.rule("S3", "P8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_phase_just_done_cannot_be_laid_again_and_the_next_one_can(edition: str) -> None:
    groups = first_phase(edition, 0)
    short = edition == "express"
    second = ["set 11 = r11 y11", "set 12 = r12 y12" if short else "run 5 = r5 y6 g7 r8"]
    second[0] += "" if short else " g11"
    hand = cards_of(second)
    game = position(edition, [hand, "g12"], phases=[2, 1])
    assert refusal_of(game, f"lay 1: {melds_of(groups)}") == "phase-not-current (P8)"
    assert refusal_of(game, "lay 3: even = r2 r4 r6 r8") == "phase-not-current (P8)"
    assert events_of(game.apply(f"lay 2: {' + '.join(second)}"), PhaseLaid)


@pytest.mark.rule("S3", "T11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_phase_laid_counts_also_in_a_round_that_nobody_wins(edition: str) -> None:
    game = position(edition, ["g12 g11", "r12", "y12"], groups=first_phase(edition, 1), turns=299)
    assert game.apply("discard g12")[1] == RoundEnded(winner=None, turns=300)
    assert phases(game) == [1, 2, 1]
