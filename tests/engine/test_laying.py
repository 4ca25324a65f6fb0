"""Laying the phase (P8, P10, T3, T12): in order, once a round, from the hand, and when it counts."""

from pathlib import Path

import pytest

from dizaine.engine.cards.events import HandScored, PhaseLaid, RoundEnded, RoundStarted
from tests.engine.sample_phases import PHASES, each_edition, each_large_edition
from tests.engine.setup import cards_in, hand, lay, position, refusal_of, table, write_book


@pytest.mark.rule("P8")
@each_edition
def test_p8_only_the_phase_whose_turn_it_is(edition: str) -> None:
    for phase in range(1, 11):
        for other in sorted({1, 2, phase - 1, phase + 1, 10} - {0, 11, phase}):
            groups = PHASES[edition][other]
            game = position(edition, [f"{cards_in(groups)} S", 5], phases=phase)
            assert refusal_of(game, f"lay {other}: {groups}") == "phase-not-current (P8)"
            assert refusal_of(game, f"lay {phase}: {groups}") != ""
            assert refusal_of(game, f"lay 11: {groups}") == "phase-not-current (P8)"


@pytest.mark.rule("P8", "P10")
@each_edition
@pytest.mark.parametrize("phase", range(1, 10))
def test_p8_one_phase_after_the_other(edition: str, phase: int) -> None:
    game = position(edition, [f"{cards_in(PHASES[edition][phase])} r8", 5], phases=phase)
    lay(game, f"{phase}: {PHASES[edition][phase]}")
    game.apply("discard r8")
    assert [game.rules.phase_number[index] for index in game.state.phase[:2]] == [phase + 1, phase]
    assert game.state.round == 2


@pytest.mark.rule("P8")
@each_edition
def test_p8_at_most_one_phase_a_round(edition: str) -> None:
    first, second = PHASES[edition][1], PHASES[edition][2]
    if edition == "express":
        first, second = "odd = r1 y1 g1 r3", "set 7 = r7 y7"
    game = position(edition, [f"{cards_in(first)} S y3", 5], top_of_draw="r8 y8 g8", discard="y9")
    lay(game, f"1: {first}")
    for again in (f"lay 1: {first}", f"lay 2: {second}"):
        assert refusal_of(game, again) == "phase-already-laid (P8)"
    game.apply("discard y3")
    game.apply("draw")
    game.apply(f"discard {hand(game, 1).split()[0]}")
    game.apply("draw")
    assert refusal_of(game, f"lay 2: {second}") == "phase-already-laid (P8)"


@pytest.mark.rule("P8")
@each_edition
def test_p8_all_of_its_cards_come_from_the_hand(edition: str) -> None:
    phase = 5 if edition == "express" else 1
    groups = PHASES[edition][phase]
    missing = cards_in(groups).split()[0]
    held = cards_in(groups).split()[1:]
    game = position(edition, [f"{' '.join(held)} S", 5], phases=phase, discard=missing)
    assert refusal_of(game, f"lay {phase}: {groups}") == "card-not-in-hand (P8)"
    assert refusal_of(game, f"lay {phase}: {groups.replace(missing, held[0], 1)}") == "card-not-in-hand (P8)"


@pytest.mark.rule("P8")
@each_large_edition
def test_p8_all_groups_at_once(edition: str) -> None:
    game = position(edition, ["r5 y5 g5 r8 y9 g10 r11 S", 10], phases=2)
    for part in ("set 5 = r5 y5 g5", "run 8 = r8 y9 g10 r11"):
        assert refusal_of(game, f"lay 2: {part}") == "groups-do-not-match (P9)"


@pytest.mark.rule("P8", "P10")
@each_edition
def test_p8_a_phase_counts_as_soon_as_it_is_laid(edition: str) -> None:
    """Seat 0 lays and keeps cards, seat 1 laid before and goes out, seat 2 lays nothing."""
    groups = PHASES[edition][1]
    before = "odd = g3 g5 g7 g9" if edition == "express" else "set 3 = r3 y3 g3 + set 4 = r4 y4 g4"
    game = position(
        edition,
        [f"{cards_in(groups)} r8 y8", "y3", 5],
        groups=[f"1: {group}" for group in before.split(" + ")],
        top_of_draw="r10",
    )
    lay(game, f"1: {groups}")
    assert game.state.done[:3] == [1, 1, 0]
    game.apply("discard r8")
    game.apply("draw")
    game.apply("hit y3 on 0")
    events = game.apply("discard r10")
    assert RoundEnded(winner=1, turns=2) in events
    assert [event.phase for event in events if isinstance(event, HandScored)] == [1, 1, 0]
    assert game.state.phase[:3] == [1, 1, 0], "phases 2, 2 and 1, counted from 0"


@pytest.mark.rule("P10")
@each_edition
def test_p10_who_did_not_lay_tries_the_same_phase_again(edition: str) -> None:
    """Seat 1 went out without seat 0 having laid phase 3; both are on different phases now."""
    phase_2 = PHASES[edition][2].split(" + ")
    game = position(edition, [5, "r1", 5], phases=[3, 2, 7], groups=[f"1: {group}" for group in phase_2], seat=1)
    events = game.apply("discard r1")
    assert RoundStarted(round=2, dealer=1, replay=False) in events
    assert [game.rules.phase_number[index] for index in game.state.phase[:3]] == [3, 3, 7]
    assert game.state.laid[:3] == [0, 0, 0]


@pytest.mark.rule("P10")
@each_edition
def test_p10_players_on_different_phases_lay_their_own(edition: str) -> None:
    game = position(
        edition,
        [f"{cards_in(PHASES[edition][9])} S y7", f"{cards_in(PHASES[edition][5])}"],
        phases=[9, 5],
        top_of_draw="y1",
    )
    lay(game, f"9: {PHASES[edition][9]}")
    game.apply("discard y7")
    game.apply("draw")
    lay(game, f"5: {PHASES[edition][5]}")


@pytest.mark.rule("T3")
@each_edition
def test_t3_lay_only_after_the_draw_and_before_the_discard(edition: str) -> None:
    groups = PHASES[edition][1]
    game = position(edition, [f"{cards_in(groups)}", 5], stage="draw", top_of_draw="S", discard="r8")
    assert refusal_of(game, f"lay 1: {groups}") == "draw-first (T2)"
    game.apply("draw")
    assert refusal_of(game, f"1: lay 1: {groups}") == "not-your-turn (T1)"
    assert refusal_of(game, f"lay 1: {groups}") == ""
    game.apply(f"discard {cards_in(groups).split()[0]}")
    assert refusal_of(game, f"0: lay 1: {groups}") == "not-your-turn (T1)"


@pytest.mark.rule("T3")
@each_edition
def test_t3_nobody_has_to_lay(edition: str) -> None:
    groups = PHASES[edition][1]
    game = position(edition, [f"{cards_in(groups)} r8", 5])
    moves = {str(move) for move in game.legal_moves()}
    assert f"0: lay 1: {groups}" in moves
    assert "0: discard r8" in moves
    game.apply("discard r8")
    assert (table(game), game.state.laid[0], game.asked) == ([], 0, 1)


@pytest.mark.rule("T3")
@each_edition
def test_t3_a_card_just_drawn_or_taken_may_be_laid(edition: str) -> None:
    groups = PHASES[edition][1]
    last, *others = cards_in(groups).split()
    held = f"{' '.join(others)} r8"
    drawing = position(edition, [held, 5], stage="draw", top_of_draw=last)
    taking = position(edition, [held, 5], stage="draw", discard=last)
    for game, move in ((drawing, "draw"), (taking, "take")):
        game.apply(move)
        lay(game, f"1: {groups}")
        assert hand(game, 0) == "r8"


@pytest.mark.rule("T12", "P8")
@each_edition
@pytest.mark.parametrize("phase", range(1, 11))
def test_t12_laying_the_last_cards_ends_the_round(edition: str, phase: int) -> None:
    groups = PHASES[edition][phase]
    game = position(edition, [cards_in(groups), 5], phases=phase)
    laid, ended, *scored = game.apply(f"lay {phase}: {groups}")
    assert isinstance(laid, PhaseLaid)
    assert ended == RoundEnded(winner=0, turns=1)
    assert isinstance(scored[0], HandScored)
    assert (scored[0].seat, scored[0].cards, scored[0].points, scored[0].phase) == (0, (), 0, phase)
    assert game.is_over == (phase == 10)


@pytest.mark.rule("T12")
def test_t12_in_a_game_where_the_hand_is_no_larger_than_the_phase(tmp_path: Path) -> None:
    book = write_book(tmp_path, 'extends = "express"\n[deal]\nhand = 3\n')
    game = position(book, ["r1 y3 g5", 3], stage="draw", top_of_draw="r7")
    game.apply("draw")
    events = game.apply("lay 1: odd = r1 y3 g5 r7")
    assert events[1] == RoundEnded(winner=0, turns=1)
    assert (game.state.phase[:2], game.state.round) == ([1, 0], 2)
