"""Who wins the game, and how level players settle it (S4, S5)."""

import random

import pytest

from dizaine import Game
from dizaine.engine.cards.events import (
    GameEnded,
    HandDealt,
    HandScored,
    PhaseLaid,
    PlaceWon,
    ReplayCalled,
    RoundEnded,
    RoundStarted,
)
from tests.engine.endings import (
    WITH_POINTS,
    cards_of,
    events_of,
    hand_sizes,
    last_phase,
    melds_of,
    phases,
    points,
    scores,
)
from tests.engine.setup import position, refusal_of

BY_TOTAL = ("classic", "continental", "express")
BY_SCORE_BEFORE = ("dutch+points", "dutch-original")
ALL_DONE = "done 1 2 3 4 5 6 7 8 9 10"


def all_finish(edition: str, *players: tuple[int, str]) -> Game:
    """Everyone has laid the last phase; each has a score and a hand, and seat 0 is about to discard."""
    return position(
        edition,
        [hand for _, hand in players],
        phases=10,
        groups=[group for seat in range(len(players)) for group in last_phase(edition, seat)],
        facts={seat: f"score {score}" for seat, (score, _) in enumerate(players)},
        round=12,
    )


# S4: the last phase wins


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_who_has_completed_the_last_phase_wins_whatever_the_scores(edition: str) -> None:
    game = position(
        edition,
        ["g12", "r12", "y12"],
        phases=[10, 9, 10],
        groups=last_phase(edition, 0),
        facts={0: "score 200", 1: "score 5"},
        round=12,
    )
    events = game.apply("discard g12")
    assert events[-1] == GameEnded(winners=(0,))
    assert not events_of(events, RoundStarted)
    assert not events_of(events, PlaceWon)
    assert game.is_over
    assert game.winners == (0,)
    assert scores(game) == [200, 15, 10], "the points of the last round are written down"


@pytest.mark.rule("S4", "P8")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_the_game_is_won_at_the_end_of_the_round_not_when_the_phase_lies(edition: str) -> None:
    groups = last_phase(edition, 0)
    game = position(edition, [f"{cards_of(groups)} g12 g11", "r12 r11"], phases=[10, 3])
    assert len(game.apply(f"lay 10: {melds_of(groups)}")) == 1
    assert not game.is_over
    game.apply("discard g12")
    assert (game.is_over, game.asked, game.state.round) == (False, 1, 1)


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_the_last_phase_wins_also_if_another_player_wins_the_round(edition: str) -> None:
    game = position(edition, ["g12", "W S"], phases=[3, 10], groups=last_phase(edition, 1))
    events = game.apply("discard g12")
    assert events_of(events, RoundEnded) == [RoundEnded(winner=0, turns=1)]
    assert game.winners == (1,)


@pytest.mark.rule("S4", "T11")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_the_last_phase_wins_also_in_a_round_that_nobody_wins(edition: str) -> None:
    game = position(edition, ["g12 g11", "W S"], phases=[3, 10], groups=last_phase(edition, 1), turns=199)
    assert events_of(game.apply("discard g12"), RoundEnded) == [RoundEnded(winner=None, turns=200)]
    assert game.winners == (1,)


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_without_the_last_phase_nobody_wins(edition: str) -> None:
    """After twelve rounds, with one player far ahead in points, the game continues."""
    game = position(edition, ["g12", "r12"], phases=[10, 10], facts={1: "score 300"}, round=12)
    events = game.apply("discard g12")
    assert not events_of(events, GameEnded)
    assert events_of(events, RoundStarted) == [RoundStarted(round=13, dealer=0, replay=False)]
    assert phases(game) == [10, 10]
    assert game.winners == ()


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_of_several_who_complete_it_the_lowest_score_wins(edition: str) -> None:
    game = all_finish(edition, (90, "g12"), (40, "r12"), (60, "y12"))
    assert game.apply("discard g12")[-1] == GameEnded(winners=(1,))


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", BY_TOTAL)
def test_the_points_of_the_last_round_count_for_the_lowest_score(edition: str) -> None:
    assert all_finish(edition, (20, "g12"), (15, "r12")).apply("discard g12")[-1] == GameEnded((0,))
    assert all_finish(edition, (20, "g12"), (5, "r12")).apply("discard g12")[-1] == GameEnded((1,))


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", BY_SCORE_BEFORE)
def test_in_the_original_dutch_rules_the_lowest_score_before_the_last_round_wins(edition: str) -> None:
    game = all_finish(edition, (20, "g12"), (15, "r12 W W"))
    assert game.apply("discard g12")[-1] == GameEnded((1,))
    assert scores(game) == [20, 65], "the points are written down all the same"
    assert all_finish(edition, (15, "g12"), (20, "r12")).apply("discard g12")[-1] == GameEnded((0,))


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_only_those_who_complete_it_compare_their_scores(edition: str) -> None:
    groups = [*last_phase(edition, 0), *last_phase(edition, 1)]
    facts = {0: "score 90", 1: "score 60"}
    game = position(edition, ["g12", "r12", "y12"], phases=[10, 10, 9], groups=groups, facts=facts)
    assert game.apply("discard g12")[-1] == GameEnded((1,))


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_nobody_moves_in_a_game_that_is_over(edition: str) -> None:
    game = all_finish(edition, (20, "g12"), (90, "r12"))
    game.apply("discard g12")
    for move in ("0: draw", "1: draw", "1: discard r12"):
        assert refusal_of(game, move) == "game-over (S4)"
    assert list(game.legal_moves()) == []
    assert game.canonical_moves() == ()


# S5: level players


def level(edition: str, *seats: int, dealer: int, players: int = 4) -> Game:
    """These seats complete the last phase with equal scores as soon as seat 0 discards g12."""
    assert 0 in seats
    hands = ["g12", "r12", "y12", "r9"]
    totals = [30, 20, 20, 25]
    if edition in BY_SCORE_BEFORE:
        totals = [30, 30, 30, 30]
    return position(
        edition,
        hands[:players],
        phases=[10 if seat in seats else 7 for seat in range(players)],
        groups=[group for seat in seats for group in last_phase(edition, seat)],
        facts={seat: f"score {totals[seat]}" for seat in range(players)},
        dealer=dealer,
        round=12,
    )


@pytest.mark.rule("S5")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_level_players_alone_replay_the_last_phase(edition: str) -> None:
    game = level(edition, 0, 2, dealer=3)
    events = game.apply("discard g12")
    assert events_of(events, ReplayCalled) == [ReplayCalled(seats=(0, 2))]
    assert events_of(events, RoundStarted) == [RoundStarted(round=13, dealer=0, replay=True)]
    assert not events_of(events, GameEnded)
    assert {event.seat for event in events_of(events, HandDealt)} == {0, 2}
    full = 5 if edition == "express" else 10
    assert hand_sizes(game) == [full, 0, full, 0]
    assert [phases(game)[seat] for seat in (0, 2)] == [10, 10]
    assert game.asked == 2
    for seat in (1, 3):
        assert refusal_of(game, f"{seat}: draw") == "not-at-table (M6)"
        assert list(game.legal_moves(seat)) == []


@pytest.mark.rule("S5", "S4")
@pytest.mark.parametrize("edition", BY_TOTAL)
def test_level_means_the_same_total_after_the_last_round(edition: str) -> None:
    game = all_finish(edition, (30, "g12"), (20, "r12"))
    assert events_of(game.apply("discard g12"), ReplayCalled) == [ReplayCalled((0, 1))]
    assert all_finish(edition, (30, "g12"), (30, "r12")).apply("discard g12")[-1] == GameEnded((0,))


@pytest.mark.rule("S5", "S4")
@pytest.mark.parametrize("edition", BY_SCORE_BEFORE)
def test_in_the_original_dutch_rules_level_means_the_same_score_before(edition: str) -> None:
    game = all_finish(edition, (30, "g12"), (30, "r12"))
    assert events_of(game.apply("discard g12"), ReplayCalled) == [ReplayCalled((0, 1))]
    assert all_finish(edition, (30, "g12"), (20, "r12")).apply("discard g12")[-1] == GameEnded((1,))


@pytest.mark.rule("S5")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_a_finisher_with_more_points_takes_no_part(edition: str) -> None:
    before = (30, 30, 60) if edition in BY_SCORE_BEFORE else (30, 20, 60)
    game = all_finish(edition, (before[0], "g12"), (before[1], "r12"), (before[2], "y12"))
    assert events_of(game.apply("discard g12"), ReplayCalled) == [ReplayCalled((0, 1))]
    assert refusal_of(game, "2: draw") == "not-at-table (M6)"


@pytest.mark.rule("S5")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_three_can_be_level(edition: str) -> None:
    game = level(edition, 0, 1, 2, dealer=2)
    events = game.apply("discard g12")
    assert events_of(events, ReplayCalled) == [ReplayCalled((0, 1, 2))]
    assert events_of(events, RoundStarted)[0].dealer == 0


@pytest.mark.rule("S5", "T1")
@pytest.mark.parametrize(("dealer", "expected"), [(0, 2), (1, 2), (2, 0), (3, 0)])
def test_the_deal_passes_to_the_next_of_the_level_players(dealer: int, expected: int) -> None:
    game = level("classic", 0, 2, dealer=dealer)
    events = game.apply("discard g12")
    assert events_of(events, RoundStarted)[0].dealer == expected
    assert game.asked == 2 - expected, "the other of the two begins"


def replay(edition: str, hands: tuple[str, str], *, turns: int = 0, groups: tuple[str, ...] = ()) -> Game:
    """Seats 0 and 2 of four replay the last phase; seat 0 is in the middle of a turn."""
    return position(
        edition,
        [hands[0], "", hands[1], ""],
        phases=[10, 7, 10, 8],
        groups=groups,
        dealer=2,
        turns=turns,
        round=13,
        facts={0: f"{ALL_DONE}; score 30", 2: f"{ALL_DONE}; score 30", 1: "score 5", 3: "score 90"},
        lines=["active 0 2", "replay"],
    )


@pytest.mark.rule("S5")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_the_first_to_empty_the_hand_wins_and_no_points_are_added(edition: str) -> None:
    game = replay(edition, ("g12", "r12 W S"), groups=tuple(last_phase(edition, 0)))
    events = game.apply("discard g12")
    assert events_of(events, RoundEnded) == [RoundEnded(winner=0, turns=1)]
    assert [(scored.seat, scored.points, scored.score) for scored in events_of(events, HandScored)] == [
        (0, 0, 30),
        (2, 0, 30),
    ]
    assert events[-1] == GameEnded(winners=(0,))
    assert scores(game) == [30, 5, 30, 90]


@pytest.mark.rule("S5", "P8", "H1")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_the_last_phase_and_no_other_is_laid_again(edition: str) -> None:
    own, other = last_phase(edition, 0), last_phase(edition, 2)
    game = replay(edition, (f"{cards_of(own)} g12 W", "r12"), groups=tuple(other))
    assert refusal_of(game, "hit W on 0") == "lay-first (H1)"
    for number in (1, 9):
        assert refusal_of(game, f"lay {number}: {melds_of(own)}") == "phase-not-current (P8)"
    assert events_of(game.apply(f"lay 10: {melds_of(own)}"), PhaseLaid)[0].phase == 10
    assert refusal_of(game, f"lay 10: {melds_of(own)}") == "phase-already-laid (P8)"
    game.apply("hit W on 0")
    assert game.apply("discard g12")[-1] == GameEnded(winners=(0,))


@pytest.mark.rule("S5")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_laying_the_last_phase_again_does_not_win_by_itself(edition: str) -> None:
    game = replay(edition, ("g12", "r12 y12"), groups=tuple(last_phase(edition, 2)))
    assert game.apply("discard g12")[-1] == GameEnded(winners=(0,))


@pytest.mark.rule("S5", "K1", "K7")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch-original"])
def test_players_who_are_not_level_cannot_be_skipped_and_lose_no_turns(edition: str) -> None:
    game = replay(edition, ("S g12", "r12"))
    for seat in (1, 3):
        assert refusal_of(game, f"skip {seat}") == "target-not-at-table (K1)"
    game.apply("skip 2")
    assert game.asked == 0, "two are at the table, so the skip brings another turn"


@pytest.mark.rule("S5", "T11")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_at_the_limit_the_cheapest_hand_wins_the_replay(edition: str) -> None:
    game = replay(edition, ("g12 g11", "r9 y9 g9"), turns=199)
    events = game.apply("discard g12")
    assert events_of(events, RoundEnded) == [RoundEnded(winner=None, turns=200)]
    assert events[-1] == GameEnded(winners=(0,)), "ten points are cheaper than fifteen"
    assert points(events) == [0, 0]
    assert scores(game) == [30, 5, 30, 90]
    game = replay(edition, ("g12 S", "r9 y9"), turns=199)
    assert game.apply("discard g12")[-1] == GameEnded(winners=(2,))


@pytest.mark.rule("S5", "T11")
def test_only_the_level_players_count_for_the_limit_of_a_replay() -> None:
    game = replay("classic", ("g12 g11", "r9 y9"), turns=198)
    assert not events_of(game.apply("discard g12"), RoundEnded)
    game.apply("draw")
    assert events_of(game.apply("discard r9"), RoundEnded) == [RoundEnded(winner=None, turns=200)]
    assert game.is_over


@pytest.mark.rule("S5", "T11", "S2")
@pytest.mark.parametrize(
    ("edition", "winners"),
    [
        ("classic", (2,)),
        ("express", (2,)),
        ("continental", (0, 2)),
        ("dutch+points", (0, 2)),
        ("dutch-original", (0, 2)),
    ],
)
def test_hands_that_cost_the_same_share_the_win(edition: str, winners: tuple[int, ...]) -> None:
    """A skip and a nine cost 20: so does a wild in some editions, while it costs 25 in others."""
    game = replay(edition, ("g12 W", "S r9"), turns=199)
    events = game.apply("discard g12")
    assert events[-1] == GameEnded(winners)
    assert game.winners == winners
    first = [line.seat for line in game.standings() if line.place == 1]
    assert tuple(first) == winners


@pytest.mark.rule("S5", "T11")
def test_two_of_three_can_share_a_replay() -> None:
    facts = dict.fromkeys(range(3), f"{ALL_DONE}; score 30")
    hands = ["g12 g11 g10", "r12 y12", "W"]
    game = position("classic", hands, phases=10, facts=facts, turns=299, lines=["replay"])
    assert game.apply("discard g12")[-1] == GameEnded(winners=(0, 1))


@pytest.mark.rule("S5")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_a_replay_played_out_ends_the_game_with_scores_frozen(edition: str) -> None:
    game = level(edition, 0, 2, dealer=3)
    game.apply("discard g12")
    before = scores(game)
    chooser = random.Random(edition)
    while not game.is_over:
        game.apply(chooser.choice(game.canonical_moves()))
    assert scores(game) == before
    assert set(game.winners) <= {0, 2}
    assert game.winners
    assert len(events_of(game.history, RoundStarted)) == 1
    ended = events_of(game.history, RoundEnded)[-1]
    assert ended.winner is None or game.winners == (ended.winner,)
