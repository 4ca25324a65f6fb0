"""Variants of the whole game: ten rounds (V1), fewer phases (V2), free or agreed order (V4)."""

import random
from pathlib import Path

import pytest

from dizaine import Game, Lay, RulebookError, load
from dizaine.engine.cards.events import (
    GameEnded,
    HandScored,
    PhaseLaid,
    PlaceWon,
    ReplayCalled,
    RoundEnded,
    RoundStarted,
)
from tests.engine.endings import (
    EDITIONS,
    WITH_POINTS,
    cards_of,
    events_of,
    first_phase,
    last_phase,
    melds_of,
    phases,
    scores,
)
from tests.engine.setup import position, refusal_of, table, write_book

TEN_ROUNDS = [f"{edition}+ten-rounds" for edition in WITH_POINTS]
FREE = [f"{edition}+free-order" for edition in WITH_POINTS]

# Of the 108-card editions:
RUN_OF_4_AND_SET_OF_4 = ("set 11 = r11 y11 g11 W", "run 1 = r1 y2 g3 r4")
SEVEN_RED = "red = r1 r2 r3 r4 r5 r6 r8"


# V1: as many rounds as phases


@pytest.mark.rule("V1")
@pytest.mark.parametrize("edition", TEN_ROUNDS)
def test_everyone_moves_on_to_the_next_phase_laid_or_not(edition: str) -> None:
    game = position(edition, ["g12", "r12", "y12"], groups=first_phase(edition, 1))
    game.apply("discard g12")
    assert phases(game) == [2, 2, 2]
    assert game.state.round == 2
    assert [line.phases for line in sorted(game.standings(), key=lambda line: line.seat)] == [0, 1, 0]


@pytest.mark.rule("V1", "S3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_variant_who_did_not_lay_stays(edition: str) -> None:
    game = position(edition, ["g12", "r12", "y12"], phases=9, round=10)
    game.apply("discard g12")
    assert phases(game) == [9, 9, 9]
    assert (game.is_over, game.state.round) == (False, 11)


@pytest.mark.rule("V1", "T11")
@pytest.mark.parametrize("edition", TEN_ROUNDS)
def test_everyone_moves_on_also_after_a_round_that_nobody_won(edition: str) -> None:
    game = position(edition, ["g12 g11", "r12"], phases=4, round=4, turns=199)
    assert events_of(game.apply("discard g12"), RoundEnded)[0].winner is None
    assert phases(game) == [5, 5]


@pytest.mark.rule("V1")
@pytest.mark.parametrize("edition", TEN_ROUNDS)
def test_the_game_ends_after_the_tenth_round_and_not_before(edition: str) -> None:
    ninth = position(edition, ["g12", "r12"], phases=9, round=9)
    assert events_of(ninth.apply("discard g12"), RoundStarted) == [RoundStarted(10, dealer=0, replay=False)]
    tenth = position(edition, ["g12", "r12"], phases=10, round=10, facts={1: "score 5"})
    assert tenth.apply("discard g12")[-1] == GameEnded(winners=(0,))
    assert refusal_of(tenth, "1: draw") == "game-over (V1)"


@pytest.mark.rule("V1")
@pytest.mark.parametrize("edition", TEN_ROUNDS)
def test_fewest_points_win_whoever_laid_the_last_phase(edition: str) -> None:
    game = position(
        edition,
        ["g12", "r12", "y12"],
        phases=10,
        round=10,
        groups=last_phase(edition, 0),
        facts={0: "score 100; done 1 2 3 4 5 6 7 8 9", 1: "score 50; done 1", 2: "score 70; done 1 2"},
    )
    assert game.apply("discard g12")[-1] == GameEnded(winners=(1,))
    assert [line.seat for line in game.standings()] == [1, 2, 0]


@pytest.mark.rule("V1", "S2")
@pytest.mark.parametrize("edition", TEN_ROUNDS)
def test_the_points_of_the_last_round_are_among_the_fewest(edition: str) -> None:
    """Fewest points after the last round, also where several finishers would compare those before it (S4)."""
    game = position(edition, ["g12", "r12"], phases=10, round=10, facts={0: "score 30", 1: "score 25"})
    assert game.apply("discard g12")[-1] == GameEnded(winners=(0,))
    assert scores(game) == [30, 35]


@pytest.mark.rule("V1")
@pytest.mark.parametrize("edition", TEN_ROUNDS)
def test_level_players_share_the_win_without_a_replay(edition: str) -> None:
    facts = {0: "score 30", 1: "score 20", 2: "score 90"}
    groups = [*last_phase(edition, 0), *last_phase(edition, 1)]
    game = position(edition, ["g12", "r12", "y12"], phases=10, round=10, groups=groups, facts=facts)
    events = game.apply("discard g12")
    assert not events_of(events, ReplayCalled)
    assert events[-1] == GameEnded(winners=(0, 1))
    assert [(line.place, line.seat, line.winner) for line in game.standings()] == [
        (1, 0, True),
        (1, 1, True),
        (3, 2, False),
    ]


@pytest.mark.rule("V1", "P8")
@pytest.mark.parametrize("edition", TEN_ROUNDS)
def test_only_the_phase_of_the_round_can_be_laid(edition: str) -> None:
    """A missed phase 1 cannot be laid later."""
    groups = first_phase(edition, 0)
    game = position(edition, [cards_of(groups), "r12"], phases=3, round=3, facts={0: "done 2"})
    assert refusal_of(game, f"lay 1: {melds_of(groups)}") == "phase-not-current (P8)"


@pytest.mark.rule("V1", "V2")
@pytest.mark.parametrize(
    ("choice", "rounds", "last"), [("phases=3", 3, 3), ("phases=even", 5, 10), ("phases=1,3,8", 3, 8)]
)
def test_with_fewer_phases_there_are_as_many_rounds_as_phases(choice: str, rounds: int, last: int) -> None:
    edition = f"continental+ten-rounds+{choice}"
    before = load(edition).phases.play[-2]
    game = position(edition, ["g12", "r12"], phases=before, round=rounds - 1)
    game.apply("discard g12")
    assert (phases(game), game.is_over) == ([last, last], False)
    game = position(edition, ["g12", "r12"], phases=last, round=rounds)
    assert game.apply("discard g12")[-1] == GameEnded(winners=(0,))


@pytest.mark.rule("V1")
@pytest.mark.parametrize("edition", ["express+ten-rounds", "express+ten-rounds+phases=4"])
def test_a_whole_game_has_its_number_of_rounds(edition: str) -> None:
    game = Game.new(edition, players=3, seed=4)
    chooser = random.Random(4)
    while not game.is_over:
        game.apply(chooser.choice(game.canonical_moves()))
    rounds = len(load(edition).phases.play)
    assert len(events_of(game.history, RoundStarted)) == rounds
    counted = [scored.points for scored in events_of(game.history, HandScored)]
    totals = [sum(counted[seat::3]) for seat in range(3)]
    assert scores(game) == totals
    assert game.winners == tuple(seat for seat in range(3) if totals[seat] == min(totals))
    for laid in events_of(game.history, PhaseLaid):
        started = [e for e in game.history[: game.history.index(laid)] if isinstance(e, RoundStarted)]
        assert laid.phase == len(started)


@pytest.mark.rule("V1", "S6", "V4")
@pytest.mark.parametrize(
    "edition", ["dutch+ten-rounds", "classic+ten-rounds+places", "continental+ten-rounds+free-order"]
)
def test_ten_rounds_cannot_be_combined_with_places_or_free_order(edition: str) -> None:
    with pytest.raises(RulebookError) as caught:
        Game.new(edition, players=2, seed=1)
    assert caught.value.rule == "V1"


# V2: fewer phases


@pytest.mark.rule("V2", "S4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("choice", "first", "second"),
    [("phases=5", 1, 2), ("phases=odd", 1, 3), ("phases=even", 2, 4), ("phases=3,7", 3, 7)],
)
def test_the_phases_played_follow_each_other(edition: str, choice: str, first: int, second: int) -> None:
    assert phases(Game.new(f"{edition}+{choice}", players=2, seed=1)) == [first, first]
    melds = {
        ("express", 1): "odd = r1 r3 r5 r7",
        ("express", 2): "set 7 = r7 y7 + set 8 = r8 y8",
        ("express", 3): "even = r2 r4 r6 r8",
        ("", 1): "set 7 = r7 y7 g7 + set 8 = r8 y8 g8",
        ("", 2): "set 7 = r7 y7 g7 + run 1 = r1 y2 g3 r4",
        ("", 3): "set 7 = r7 y7 g7 W + run 1 = r1 y2 g3 r4",
    }
    told = melds["express" if edition == "express" else "", first]
    groups = [f"0: {meld}" for meld in told.split(" + ")]
    game = position(f"{edition}+{choice}", [f"{cards_of(groups)} g12", "r12"], phases=first)
    assert refusal_of(game, f"lay {second}: {told}") == "phase-not-current (P8)"
    game.apply(f"lay {first}: {told}")
    game.apply("discard g12")
    assert phases(game) == [second, first]


@pytest.mark.rule("V2", "P8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_plays_all_ten_phases_from_one_to_ten(edition: str) -> None:
    game = Game.new(edition, players=2, seed=1)
    assert list(game.rules.phase_number[: game.rules.phase_count]) == list(range(1, 11))
    assert phases(game) == [1, 1]


@pytest.mark.rule("V2", "S4")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_the_last_phase_of_the_choice_wins_the_game(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(f"{edition}+phases=1", ["g12", "r12"], groups=groups, facts={0: "score 90"})
    assert game.apply("discard g12")[-1] == GameEnded(winners=(0,))
    game = position(f"{edition}+phases=2", ["g12", "r12"], groups=groups, facts={0: "score 90"})
    game.apply("discard g12")
    assert (game.is_over, phases(game)) == (False, [2, 1])


@pytest.mark.rule("V2", "S4", "S5")
@pytest.mark.parametrize("edition", WITH_POINTS)
def test_several_who_complete_the_last_of_them_compare_scores_and_may_replay_it(edition: str) -> None:
    groups = [*first_phase(edition, 0), *first_phase(edition, 1)]
    variant = f"{edition}+phases=1"
    facts = {0: "score 50", 1: "score 20"}
    assert position(variant, ["g12", "r12"], groups=groups, facts=facts).apply("discard g12")[-1] == GameEnded((1,))
    before = edition in ("dutch+points", "dutch-original")
    game = position(variant, ["g12", "r12"], groups=groups, facts={0: "score 30", 1: f"score {30 if before else 20}"})
    assert events_of(game.apply("discard g12"), ReplayCalled) == [ReplayCalled((0, 1))]
    assert phases(game) == [1, 1]


@pytest.mark.rule("V2", "S5")
def test_a_replay_repeats_the_last_of_the_chosen_phases() -> None:
    groups = ["0: red = r1 r2 r3 r4 r5 r6 r7", "1: yellow = y1 y2 y3 y4 y5 y6 y7"]
    facts = {0: "score 30", 1: "score 20"}
    game = position("continental+phases=1,3,8", ["g12", "r12"], phases=8, groups=groups, facts=facts)
    game.apply("discard g12")
    assert phases(game) == [8, 8]
    assert game.state.replay


@pytest.mark.rule("V2", "S6")
def test_places_are_won_with_the_last_of_them() -> None:
    game = position("dutch+phases=1", ["g12", "r12"], groups=first_phase("dutch", 0))
    events = game.apply("discard g12")
    assert events_of(events, PlaceWon) == [PlaceWon(0, 1), PlaceWon(1, 2)]
    assert events[-1] == GameEnded((0,))


# V4: free order


@pytest.mark.rule("V4")
@pytest.mark.parametrize("edition", ["classic", "continental", "dutch", "dutch-original"])
@pytest.mark.parametrize(
    ("number", "melds"),
    [
        (1, "set 11 = r11 y11 g11 + set 1 = r1 W W"),
        (3, " + ".join(RUN_OF_4_AND_SET_OF_4)),
        (8, "red = r1 r4 r11 W W W W"),
    ],
)
def test_any_remaining_phase_can_be_laid_and_is_crossed_off_at_once(edition: str, number: int, melds: str) -> None:
    hand = "r1 y2 g3 r4 r11 y11 g11 W W W W"
    game = position(f"{edition}+free-order", [hand, "r12"])
    laid = events_of(game.apply(f"lay {number}: {melds}"), PhaseLaid)
    assert [event.phase for event in laid] == [number]
    assert game.state.done[0] == 1 << number - 1
    assert game.standings()[0].phases == 1
    fixed = position(edition, [hand, "r12"])
    assert refusal_of(fixed, f"lay {number}: {melds}") == ("" if number == 1 else "phase-not-current (P8)")


@pytest.mark.rule("V4")
def test_any_remaining_phase_of_the_short_game_can_be_laid() -> None:
    hand = "r2 r4 r6 r8 y2 g2"
    for number, melds in [
        (3, "even = r2 r4 r6 r8"),
        (5, "set 2 = r2 y2 g2"),
        (9, "run 2 even = r2 r4 r6 r8"),
        (10, "red = r2 r4 r6 r8"),
    ]:
        game = position("express+free-order", [hand, "r12"])
        assert events_of(game.apply(f"lay {number}: {melds}"), PhaseLaid)[0].phase == number
        assert refusal_of(position("express", [hand, "r12"]), f"lay {number}: {melds}") == "phase-not-current (P8)"


@pytest.mark.rule("V4")
@pytest.mark.parametrize("edition", FREE)
def test_a_crossed_off_phase_is_refused_and_open_ones_are_offered(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(edition, [f"{cards_of(groups)} g12", "r12"], facts={0: "done 1 4"})
    assert refusal_of(game, f"lay 1: {melds_of(groups)}") == "phase-crossed-off (V4)"
    offered = {move.phase for move in game.legal_moves() if isinstance(move, Lay)}
    assert not offered & {1, 4}
    game = position(edition, [f"{cards_of(groups)} g12", "r12"], facts={0: "done 2 4", 1: "done 1"})
    assert 1 in {move.phase for move in game.legal_moves() if isinstance(move, Lay)}
    assert refusal_of(game, f"lay 1: {melds_of(groups)}") == "", "each for themselves"


@pytest.mark.rule("V4", "P8")
@pytest.mark.parametrize("edition", FREE)
def test_still_one_phase_a_round(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(edition, [f"{cards_of(groups)} g12", "r12"])
    game.apply(f"lay 1: {melds_of(groups)}")
    for number in (1, 2, 10):
        assert refusal_of(game, f"lay {number}: {melds_of(groups)}") == "phase-already-laid (P8)"


@pytest.mark.rule("V4", "S3")
@pytest.mark.parametrize("edition", FREE)
def test_crossed_off_phases_stay_crossed_off_in_later_rounds(edition: str) -> None:
    game = position(edition, ["g12", "r12"], groups=first_phase(edition, 0), facts={0: "done 10; laid 1 1"})
    game.apply("discard g12")
    assert game.state.done[0] == 1 << 9 | 1
    game.apply("1: draw")
    game.apply(f"1: discard {game.card_view(1).hand[0]}")
    game.apply("0: draw")
    for number, groups in ((1, first_phase(edition, 0)), (10, last_phase(edition, 0))):
        assert refusal_of(game, f"lay {number}: {melds_of(groups)}") == "phase-crossed-off (V4)"


@pytest.mark.rule("V4", "H4")
def test_hits_never_turn_a_phase_into_another_one() -> None:
    run = "1: run 1 = r1 y2 g3 r4 y5 g6 r7"
    game = position(
        "continental+free-order",
        ["r8 y9 g12 W", "r12"],
        groups=["0: set 10 = r10 y10 g10", "0: set 11 = r11 y11 g11", run],
        facts={0: "laid 1 1", 1: "laid 4 1"},
    )
    game.apply("hit r8 on 2")
    game.apply("hit y9 on 2")
    assert table(game)[2] == "1: run 1 = r1 y2 g3 r4 y5 g6 r7 r8 y9"
    assert (game.state.done[0], game.state.done[1]) == (1, 1 << 3)


ALL_BUT_1 = "done 2 3 4 5 6 7 8 9 10"


@pytest.mark.rule("V4", "S4")
@pytest.mark.parametrize("edition", FREE)
def test_crossing_off_all_wins_at_the_end_of_the_round(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(edition, [f"{cards_of(groups)} g12 g11", "r12"], facts={0: f"{ALL_BUT_1}; score 90", 1: "done 1"})
    game.apply(f"lay 1: {melds_of(groups)}")
    game.apply("discard g12")
    assert not game.is_over
    game.apply("1: draw")
    game.apply("1: discard r12")
    game = position(edition, ["g12", "r12"], groups=groups, facts={0: f"{ALL_BUT_1}; laid 1 1; score 90"})
    assert game.apply("discard g12")[-1] == GameEnded((0,))


@pytest.mark.rule("V4")
@pytest.mark.parametrize("edition", FREE)
def test_the_tenth_phase_alone_wins_nothing(edition: str) -> None:
    game = position(edition, ["g12", "r12"], groups=last_phase(edition, 0), facts={0: "done 1 2 3; laid 10 1"})
    game.apply("discard g12")
    assert (game.is_over, game.state.round) == (False, 2)


@pytest.mark.rule("V4", "S4")
@pytest.mark.parametrize("edition", FREE)
def test_of_several_who_cross_off_all_the_fewest_points_win(edition: str) -> None:
    groups = [*first_phase(edition, 0), *first_phase(edition, 1)]
    facts = {0: f"{ALL_BUT_1}; laid 1 1; score 60", 1: f"{ALL_BUT_1}; laid 1 2; score 20"}
    game = position(edition, ["g12", "r12"], groups=groups, facts=facts)
    assert game.apply("discard g12")[-1] == GameEnded((1,))


@pytest.mark.rule("V4", "S5")
@pytest.mark.parametrize("edition", FREE)
def test_still_level_they_replay_the_phase_with_the_highest_number(edition: str) -> None:
    groups = [*first_phase(edition, 0), *first_phase(edition, 1)]
    level = 30 if edition.startswith("dutch") else 20
    facts = {0: f"{ALL_BUT_1}; laid 1 1; score 30", 1: f"{ALL_BUT_1}; laid 1 2; score {level}"}
    game = position(edition, ["g12", "r12"], groups=groups, facts=facts)
    assert events_of(game.apply("discard g12"), ReplayCalled) == [ReplayCalled((0, 1))]
    assert phases(game) == [10, 10]
    game.apply("1: draw")
    assert refusal_of(game, f"lay 1: {melds_of(first_phase(edition, 0))}") == "phase-not-current (P8)"
    last = last_phase(edition, 0)
    facts = dict.fromkeys((0, 1), f"{ALL_BUT_1} 1; score 30")
    game = position(edition, [f"{cards_of(last)} g12", "r12"], phases=10, facts=facts, lines=["replay"])
    game.apply(f"lay 10: {melds_of(last)}")
    assert game.apply("discard g12")[-1] == GameEnded((0,))


@pytest.mark.rule("V4", "V2", "S5")
def test_the_highest_number_is_that_of_the_phases_played() -> None:
    edition = "continental+phases=1,3,8+free-order"
    groups = [*first_phase(edition, 0), *first_phase(edition, 1)]
    facts = {0: "done 3 8; laid 1 1; score 30", 1: "done 3 8; laid 1 1; score 20"}
    game = position(edition, ["g12", "r12"], groups=groups, facts=facts)
    game.apply("discard g12")
    assert phases(game) == [8, 8]


@pytest.mark.rule("V4", "S5")
def test_the_highest_number_counts_wherever_a_book_lists_it(tmp_path: Path) -> None:
    book = write_book(tmp_path, 'extends = "continental+free-order"\n[phases]\nplay = [8, 1, 3]')
    groups = [*first_phase("continental", 0), *first_phase("continental", 1)]
    facts = {0: "done 3 8; laid 1 1; score 30", 1: "done 3 8; laid 1 1; score 20"}
    game = position(book, ["g12", "r12"], groups=groups, facts=facts)
    game.apply("discard g12")
    assert phases(game) == [8, 8]


@pytest.mark.rule("V4", "V2")
def test_a_phase_outside_the_choice_is_never_open() -> None:
    hand = "r11 y11 g11 r1 y2 g3 r4 W"
    game = position("continental+phases=1,3,8+free-order", [hand, "r12"])
    assert refusal_of(game, "lay 2: set 11 = r11 y11 g11 + run 1 = r1 y2 g3 r4") == "phase-not-current (P8)"
    assert refusal_of(game, f"lay 3: {' + '.join(RUN_OF_4_AND_SET_OF_4)}") == ""


@pytest.mark.rule("V4", "S6")
def test_free_order_with_places_ranks_by_the_order_of_the_last_phase() -> None:
    groups = [*last_phase("dutch", 0), *first_phase("dutch", 1)]
    facts = {0: "done 1 2 3 4 5 6 7 8 9; laid 10 9", 1: f"{ALL_BUT_1}; laid 1 4"}
    game = position("dutch+free-order", ["g12", "r12", "y12"], groups=groups, facts=facts)
    events = game.apply("discard g12")
    assert events_of(events, PlaceWon) == [PlaceWon(1, 1), PlaceWon(0, 2), PlaceWon(2, 3)]
    assert game.winners == (1,)


@pytest.mark.rule("V4", "V3", "W3")
def test_free_order_can_be_combined_with_knocking() -> None:
    """The continental sheet's variants together, with its free use of wilds."""
    edition = "continental+knock+free-order"
    game = position(edition, ["r4 r12", "g11", "W W W W W W g12"], facts={2: "done 1 2 3 4 5 6 7 9 10"})
    game.apply("discard r4")
    game.apply("2: knock")
    assert refusal_of(game, "lay 1: set 4 = r4 W W + set 4 = W W W") == "phase-crossed-off (V4)"
    game.apply("lay 8: red = r4 W W W W W W")
    assert game.apply("discard g12")[-1] == GameEnded((2,))


# V4: one order agreed by all


@pytest.mark.rule("V4")
@pytest.mark.parametrize("edition", ["classic", "continental", "dutch", "dutch-original"])
def test_an_agreed_order_is_kept_by_all(edition: str) -> None:
    told = " + ".join(RUN_OF_4_AND_SET_OF_4)
    groups = [f"0: {meld}" for meld in RUN_OF_4_AND_SET_OF_4]
    variant = f"{edition}+order=3,1,2"
    assert phases(Game.new(variant, players=2, seed=1)) == [3, 3]
    game = position(variant, [f"{cards_of(groups)} g12", "r12"], phases=3)
    assert refusal_of(game, "lay 1: set 11 = r11 y11 g11 + set 1 = r1 W W") == "phase-not-current (P8)"
    game.apply(f"lay 3: {told}")
    game.apply("discard g12")
    assert phases(game) == [1, 3]
    game = position(variant, ["g12", "r12"], phases=[1, 3], groups=first_phase(edition, 0))
    game.apply("discard g12")
    assert (phases(game), game.is_over) == ([2, 3], False)


@pytest.mark.rule("V4", "S4", "S5")
def test_the_last_of_the_agreed_order_wins_and_is_replayed() -> None:
    edition = "continental+order=3,1"
    groups = [*first_phase(edition, 0), *first_phase(edition, 1)]
    game = position(edition, ["g12", "r12"], phases=[1, 3], groups=first_phase(edition, 0))
    assert game.apply("discard g12")[-1] == GameEnded((0,))
    facts = {0: "score 30", 1: "score 20"}
    game = position(edition, ["g12", "r12"], phases=1, groups=groups, facts=facts)
    assert events_of(game.apply("discard g12"), ReplayCalled) == [ReplayCalled((0, 1))]
    assert phases(game) == [1, 1]


@pytest.mark.rule("V4", "V1")
def test_an_agreed_order_can_be_combined_with_one_round_for_each_phase() -> None:
    edition = "continental+ten-rounds+order=8,2"
    game = position(edition, ["g12", "r12"], phases=8, round=1)
    game.apply("discard g12")
    assert phases(game) == [2, 2]
    game = position(edition, ["g12", "r12"], phases=2, round=2)
    assert game.apply("discard g12")[-1] == GameEnded((0,))


@pytest.mark.rule("V4", "V2")
@pytest.mark.parametrize("variants", ["free-order+order=3,1,2", "phases=5+order=3,1,2"])
def test_an_agreed_order_excludes_other_choices_of_phases(variants: str) -> None:
    with pytest.raises(RulebookError) as caught:
        Game.new(f"continental+{variants}", players=2, seed=1)
    assert caught.value.rule in ("V2", "V4")
