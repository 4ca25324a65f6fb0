"""Hits (H1-H4, T4): who may hit when, what each group takes, and that a phase stays the phase it was."""

import pytest

from dizaine import Hit
from dizaine.engine.cards.events import HandScored, RoundEnded
from tests.engine.sample_phases import PHASES, each_edition, each_large_edition
from tests.engine.setup import cards_in, hand, hit, lay, position, refusal_of, table


@pytest.mark.rule("H1")
@each_edition
def test_h1_only_after_ones_own_phase_lies(edition: str) -> None:
    phase, groups, own = 5, ["1: set 7 = r7 y7 g7"], ["0: set 9 = r9 y9 g9"]
    if edition != "express":
        phase, groups, own = 1, [*groups, "1: set 3 = r3 y3 g3"], [*own, "0: set 2 = r2 y2 g2"]
    game = position(edition, ["W r1 S", 5], phases=phase, groups=groups)
    assert refusal_of(game, "hit W on 0") == "lay-first (H1)"
    assert not any(isinstance(move, Hit) for move in game.legal_moves())
    game = position(edition, ["W r1 S", 5], phases=phase, groups=groups + own)
    hit(game, "W on 0", "set 7 = r7 y7 g7 W")


@pytest.mark.rule("H1", "T4")
@each_edition
def test_h1_in_the_same_turn_on_ones_own_groups_and_on_others(edition: str) -> None:
    if edition == "express":
        game = position(edition, ["r9 y9 g9 W b7 S", 5, 5], phases=5, groups=["2: set 7 = r7 y7 g7"])
        lay(game, "5: set 9 = r9 y9 g9")
        hit(game, "W on 1", "set 9 = r9 y9 g9 W")
        hit(game, "b7 on 0", "set 7 = r7 y7 g7 b7")
    else:
        others = ["1: set 7 = r7 y7 g7", "1: set 3 = r3 y3 g3"]
        game = position(edition, ["r9 y9 g9 r10 y10 g10 r9 r3 S", 10, 10], groups=others)
        lay(game, "1: set 9 = r9 y9 g9 + set 10 = r10 y10 g10")
        hit(game, "r9 on 2", "set 9 = r9 r9 y9 g9")
        hit(game, "r3 on 1", "set 3 = r3 r3 y3 g3")
    assert hand(game, 0) == "S"


@pytest.mark.rule("H1")
@each_edition
def test_h1_in_later_turns_too(edition: str) -> None:
    groups = [f"0: {group}" for group in PHASES[edition][1].split(" + ")]
    becomes = "odd = r1 r7 y1 y5 g11" if edition == "express" else "set 7 = r7 r7 y7 g7"
    game = position(edition, ["r7 r8", 5], groups=groups, stage="draw", top_of_draw="S")
    assert refusal_of(game, "hit r7 on 0") == "draw-first (T2)"
    game.apply("draw")
    hit(game, "r7 on 0", becomes)


@pytest.mark.rule("H1")
@each_edition
def test_h1_only_in_ones_own_turn(edition: str) -> None:
    groups = [f"0: {group}" for group in PHASES[edition][1].split(" + ")]
    game = position(edition, ["r7 r8", 5], groups=groups, seat=1)
    assert refusal_of(game, "0: hit r7 on 0") == "not-your-turn (T1)"


@pytest.mark.rule("H1")
@each_edition
def test_h1_on_a_group_that_lies_with_a_card_that_is_held(edition: str) -> None:
    groups = [f"0: {group}" for group in PHASES[edition][1].split(" + ")]
    game = position(edition, ["r8 W", 5], groups=groups)
    assert refusal_of(game, f"hit W on {len(groups)}") == "no-such-group (H1)"
    assert refusal_of(game, "hit r7 on 0") == "card-not-in-hand (T4)"


@pytest.mark.rule("T4")
@each_large_edition
def test_t4_as_often_as_able(edition: str) -> None:
    groups = ["1: set 9 = r9 y9 g9", "1: run 3 = r3 y4 g5 r6", "0: set 7 = y7 g7 g7", "0: set 10 = r10 y10 g10"]
    game = position(edition, ["r7 y7 r2 g8 W S", 10], phases=[1, 2], groups=groups)
    hit(game, "r7 on 2", "set 7 = r7 y7 g7 g7")
    hit(game, "r2 on 1", "run 2 = r2 r3 y4 g5 r6")
    hit(game, "y7 on 1", "run 2 = r2 r3 y4 g5 r6 y7")
    hit(game, "g8 on 1", "run 2 = r2 r3 y4 g5 r6 y7 g8")
    hit(game, "W on 3", "set 10 = r10 y10 g10 W")
    assert (hand(game, 0), game.asked) == ("S", 0)


@pytest.mark.rule("T4")
@each_edition
def test_t4_nobody_has_to_hit(edition: str) -> None:
    groups = [f"0: {group}" for group in PHASES[edition][1].split(" + ")]
    game = position(edition, ["W r7 r8", 5], groups=groups)
    game.apply("discard W")
    assert (hand(game, 0), game.asked) == ("r7 r8", 1)


@pytest.mark.rule("T4", "H1")
@each_edition
def test_t4_a_hit_with_the_last_card_ends_the_round(edition: str) -> None:
    groups = [f"0: {group}" for group in PHASES[edition][1].split(" + ")]
    game = position(edition, ["W", 5], groups=groups)
    assert game.apply("hit W on 0")[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("H2")
@each_edition
def test_h2_a_set_takes_its_number(edition: str) -> None:
    fourth = "o" if edition == "classic" else "b"
    other = "" if edition == "express" else " + set 3 = r3 y3 g3"
    phase = 5 if edition == "express" else 1
    groups = [f"0: {group}" for group in f"set 12 = r12 y12 g12{other}".split(" + ")]
    game = position(edition, [f"{fourth}12 r11 r1 W S", 5], phases=phase, groups=groups)
    for card in ("r11", "r1"):
        assert refusal_of(game, f"hit {card} on 0") == "does-not-fit (H2)"
    hit(game, f"{fourth}12 on 0", f"set 12 = r12 y12 g12 {fourth}12")
    hit(game, "W on 0", f"set 12 = r12 y12 g12 {fourth}12 W")


@pytest.mark.rule("H2")
@each_edition
def test_h2_a_run_takes_its_next_number_at_either_end(edition: str) -> None:
    phase, others = (6, []) if edition == "express" else (2, ["0: set 12 = r12 y12 g12"])
    run = len(others)
    groups = [*others, "0: run 4 = r4 y5 g6 r7"]
    game = position(edition, ["y2 y3 y7 y8 g9 S", 5], phases=phase, groups=groups)
    for card in ("y2", "y7", "g9"):
        assert refusal_of(game, f"hit {card} on {run}") == "does-not-fit (H2)"
    hit(game, f"y3 on {run}", "run 3 = y3 r4 y5 g6 r7")
    hit(game, f"y2 on {run}", "run 2 = y2 y3 r4 y5 g6 r7")
    hit(game, f"y8 on {run}", "run 2 = y2 y3 r4 y5 g6 r7 y8")
    hit(game, f"g9 on {run}", "run 2 = y2 y3 r4 y5 g6 r7 y8 g9")


@pytest.mark.rule("H2", "P2")
@each_edition
def test_h2_a_run_ends_at_1_and_at_12(edition: str) -> None:
    phase, others = (6, []) if edition == "express" else (2, ["0: set 3 = r3 y3 W"])
    run = len(others)
    high = position(edition, ["g1 W S", 5], phases=phase, groups=[*others, "0: run 9 = r9 y10 g11 r12"])
    assert refusal_of(high, f"hit g1 on {run}") == "does-not-fit (H2)"
    assert refusal_of(high, f"hit W on {run} high") == "does-not-fit (H2)"
    hit(high, f"W on {run} low", "run 8 = W r9 y10 g11 r12")
    low = position(edition, ["g12 W S", 5], phases=phase, groups=[*others, "0: run 1 = r1 y2 g3 r4"])
    assert refusal_of(low, f"hit g12 on {run}") == "does-not-fit (H2)"
    assert refusal_of(low, f"hit W on {run} low") == "does-not-fit (H2)"
    hit(low, f"W on {run} high", "run 1 = r1 y2 g3 r4 W")


@pytest.mark.rule("H2")
@each_edition
def test_h2_a_run_from_end_to_end_takes_nothing(edition: str) -> None:
    phase = 6 if edition == "express" else 4
    run = "run 1 = r1 y2 g3 r4 y5 g6 r7 y8 g9 r10 y11"
    game = position(edition, ["g12 r12 W S", 5], phases=phase, groups=[f"0: {run}"])
    hit(game, "g12 on 0", f"{run} g12")
    for text in ("r12 on 0", "W on 0 low", "W on 0 high"):
        assert refusal_of(game, f"hit {text}") == "run-is-complete (H2)"


@pytest.mark.rule("H2")
@pytest.mark.parametrize(
    ("phase", "run", "last"),
    [
        (8, "run 1 odd = r1 y3 g5 r7 y9", "g11"),
        (9, "run 2 even = r2 y4 g6 r8 y10", "g12"),
        (7, "run 1 red = r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11", "r12"),
    ],
)
def test_h2_so_does_every_other_run_from_end_to_end(phase: int, run: str, last: str) -> None:
    game = position("express", [f"{last} b1 W", 5], phases=phase, groups=[f"0: {run}"])
    hit(game, f"{last} on 0", f"{run} {last}")
    for text in ("b1 on 0", "W on 0 low", "W on 0 high"):
        assert refusal_of(game, f"hit {text}") == "run-is-complete (H2)"


@pytest.mark.rule("H2", "P7")
def test_h2_a_colour_run_takes_its_colour_only() -> None:
    game = position("express", ["g4 r4 g8 y8 W", 5], phases=7, groups=["0: run 5 green = g5 g6 g7"])
    for card in ("r4", "y8"):
        assert refusal_of(game, f"hit {card} on 0") == "does-not-fit (H2)"
    hit(game, "g4 on 0", "run 4 green = g4 g5 g6 g7")
    hit(game, "g8 on 0", "run 4 green = g4 g5 g6 g7 g8")
    assert refusal_of(game, "hit W on 0") == "end-needed (W4)"
    hit(game, "W on 0 low", "run 3 green = W g4 g5 g6 g7 g8")


@pytest.mark.rule("H2", "P5")
@pytest.mark.parametrize(
    ("phase", "run", "near", "low", "high"),
    [
        (8, "run 3 odd = r3 y5 g7 r9", ["b2", "b10"], "b1", "b11"),
        (9, "run 4 even = r4 y6 g8 r10", ["b3", "b11"], "b2", "b12"),
    ],
)
def test_h2_odd_and_even_runs_go_on_by_two(phase: int, run: str, near: list[str], low: str, high: str) -> None:
    game = position("express", [f"{low} {high} {' '.join(near)} W", 5], phases=phase, groups=[f"0: {run}"])
    for card in near:
        assert refusal_of(game, f"hit {card} on 0") == "does-not-fit (H2)"
    head, _, cards = run.partition(" = ")
    lower = f"{head.replace('3', '1').replace('4', '2')} = {low} {cards}"
    hit(game, f"{low} on 0", lower)
    hit(game, "W on 0 high", f"{lower} W")
    assert refusal_of(game, f"hit {high} on 0") == "run-is-complete (H2)"


@pytest.mark.rule("H2", "P3")
@each_edition
def test_h2_one_colour_takes_its_colour(edition: str) -> None:
    phase, greens = (10, "g1 g4 g9 g12") if edition == "express" else (8, "g1 g1 g4 g5 g9 g12 g12")
    game = position(edition, ["g2 g7 r1 y12 W", 5], phases=phase, groups=[f"0: green = {greens}"])
    for card in ("r1", "y12"):
        assert refusal_of(game, f"hit {card} on 0") == "does-not-fit (H2)"
    game.apply("hit g2 on 0")
    game.apply("hit g7 on 0")
    game.apply("hit W on 0")
    assert sorted(cards_in(table(game)[0]).split()) == sorted(f"{greens} g2 g7 W".split())


@pytest.mark.rule("H2", "P4")
@pytest.mark.parametrize(
    ("phase", "parity", "cards", "fits", "misfits"),
    [(1, "odd", "r1 y1 y5 g11", "b1 b3", "b2 b12"), (3, "even", "r2 y2 y8 g12", "b2 b12", "b1 b3")],
)
def test_h2_odd_takes_odd_and_even_takes_even(phase: int, parity: str, cards: str, fits: str, misfits: str) -> None:
    game = position("express", [f"{fits} {misfits} W", 5], phases=phase, groups=[f"0: {parity} = {cards}"])
    for card in misfits.split():
        assert refusal_of(game, f"hit {card} on 0") == "does-not-fit (H2)"
    for card in [*fits.split(), "W"]:
        cards = f"{cards} {card}"
        hit(game, f"{card} on 0", f"{parity} = {cards}")


@pytest.mark.rule("H2", "K4")
@each_edition
@pytest.mark.parametrize("phase", range(1, 11))
def test_h2_no_group_takes_a_skip(edition: str, phase: int) -> None:
    groups = [f"0: {group}" for group in PHASES[edition][phase].split(" + ")]
    game = position(edition, ["S r8", 5], phases=phase, groups=groups)
    for group in range(len(groups)):
        assert refusal_of(game, f"hit S on {group}") == "skip-in-group (K4)"


@pytest.mark.rule("H2", "H3")
@pytest.mark.parametrize("pair", ["r7 r7", "r7 W", "W W"])
def test_h2_other_groups_take_one_card_at_a_time(pair: str) -> None:
    groups = ["0: set 7 = y7 y7 g7", "0: run 3 = r3 y4 g5 r6"]
    game = position("classic", [f"{pair} S", 10], phases=2, groups=groups)
    for group in (0, 1):
        assert refusal_of(game, f"hit {pair} on {group}") == "one-card-at-a-time (H2)"


@pytest.mark.rule("H3")
@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("r5 y5 on 0", "run 5 pairs = r5 y5 r6 y6 r7 y7"),
        ("r8 y8 on 0", "run 6 pairs = r6 y6 r7 y7 r8 y8"),
        ("r5 W on 0", "run 5 pairs = r5 W r6 y6 r7 y7"),
        ("W r8 on 0", "run 6 pairs = r6 y6 r7 y7 r8 W"),
        ("W W on 0 low", "run 5 pairs = W W r6 y6 r7 y7"),
        ("W W on 0 high", "run 6 pairs = r6 y6 r7 y7 W W"),
    ],
)
def test_h3_a_run_of_pairs_takes_a_whole_pair_at_either_end(text: str, becomes: str) -> None:
    cards = "r5 y5 r8 y8 W" if "W W" not in text else "W W"
    game = position("express", [f"{cards} S", 5], phases=4, groups=["0: run 6 pairs = r6 y6 r7 y7"])
    assert refusal_of(game, f"hit {text}") == ""
    hit(game, text, becomes)


@pytest.mark.rule("H3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("r5 on 0", "pair-needed (H3)"),
        ("W on 0", "pair-needed (H3)"),
        ("W on 0 low", "pair-needed (H3)"),
        ("r5 r8 on 0", "does-not-fit (H2)"),  # one for each end
        ("r8 r9 on 0", "does-not-fit (H2)"),
        ("r9 W on 0", "does-not-fit (H2)"),  # a gap
        ("W W on 0", "end-needed (W4)"),
        ("r8 W on 0 high", "end-not-chosen (H2)"),
        ("r8 S on 0", "skip-in-group (K4)"),
        ("r8 y8 on 0", "card-not-in-hand (T4)"),
    ],
)
def test_h3_nothing_less_than_a_pair(text: str, reason: str) -> None:
    game = position("express", ["r5 r8 r9 W W S", 5], phases=4, groups=["0: run 6 pairs = r6 y6 r7 y7"])
    assert refusal_of(game, f"hit {text}") == reason


@pytest.mark.rule("H3", "P2")
def test_h3_pairs_stay_within_1_to_12() -> None:
    game = position("express", ["r10 W W r1 y1", 5], phases=4, groups=["0: run 11 pairs = r11 y11 r12 y12"])
    assert refusal_of(game, "hit r1 y1 on 0") == "does-not-fit (H2)"
    assert refusal_of(game, "hit W W on 0 high") == "does-not-fit (H2)"
    hit(game, "r10 W on 0", "run 10 pairs = r10 W r11 y11 r12 y12")


@pytest.mark.rule("H3", "T12")
def test_h3_the_last_pair_ends_the_round() -> None:
    game = position("express", ["r8 y8", 5], phases=4, groups=["0: run 6 pairs = r6 y6 r7 y7"])
    assert game.apply("hit r8 y8 on 0")[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("H4")
@each_large_edition
def test_h4_seven_laid_as_phase_4_stay_phase_4_with_nine(edition: str) -> None:
    game = position(edition, ["r1 y2 g3 r4 y5 g6 r7 y8 g9 r12", 10], phases=4)
    lay(game, "4: run 1 = r1 y2 g3 r4 y5 g6 r7")
    hit(game, "y8 on 0", "run 1 = r1 y2 g3 r4 y5 g6 r7 y8")
    hit(game, "g9 on 0", "run 1 = r1 y2 g3 r4 y5 g6 r7 y8 g9")
    for phase, cards in ((5, "r1 y2 g3 r4 y5 g6 r7 y8"), (6, "r1 y2 g3 r4 y5 g6 r7 y8 g9")):
        assert refusal_of(game, f"lay {phase}: run 1 = {cards}") == "phase-already-laid (P8)"
    events = game.apply("discard r12")
    assert [event.phase for event in events if isinstance(event, HandScored)] == [4, 0]
    assert game.rules.phase_number[game.state.phase[0]] == 5
    assert game.state.done[0] == 0b1111


@pytest.mark.rule("H4")
def test_h4_a_longer_group_is_no_later_phase_in_express() -> None:
    """A run of 3 in one colour that grows to 4 is also a run of 4 and 4 of one colour, yet it stays phase 7."""
    game = position("express", ["g8 r8", 5], phases=7, groups=["0: run 5 green = g5 g6 g7"])
    hit(game, "g8 on 0", "run 5 green = g5 g6 g7 g8")
    events = game.apply("discard r8")
    assert [event.phase for event in events if isinstance(event, HandScored)] == [7, 0]
    assert game.rules.phase_number[game.state.phase[0]] == 8
