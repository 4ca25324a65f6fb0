"""Phases (P1-P7, P9): what each group is, and that each edition asks for its ten."""

from pathlib import Path

import pytest

from dizaine import ImpossiblePosition, RulebookError
from dizaine.rulebooks import editions
from tests.engine.sample_phases import PHASES, each_edition, each_large_edition
from tests.engine.setup import cards_in, hand, hit, lay, position, refusal_of, table, write_book

LARGE_RULES = {1: "P1", 2: "P2", 3: "P2", 4: "P2", 5: "P2", 6: "P2", 7: "P1", 8: "P3", 9: "P1", 10: "P1"}
EXPRESS_RULES = {1: "P4", 2: "P1", 3: "P4", 4: "P6", 5: "P1", 6: "P2", 7: "P7", 8: "P5", 9: "P5", 10: "P3"}

each_phase = pytest.mark.parametrize(
    ("edition", "phase"),
    [
        pytest.param(
            edition,
            phase,
            marks=pytest.mark.rule((EXPRESS_RULES if edition == "express" else LARGE_RULES)[phase]),
        )
        for edition in editions
        for phase in range(1, 11)
    ],
)


@each_phase
def test_each_phase_of_each_edition_can_be_laid(edition: str, phase: int) -> None:
    groups = PHASES[edition][phase]
    game = position(edition, [f"{cards_in(groups)} S", 5], phases=phase)
    lay(game, f"{phase}: {groups}")
    assert hand(game, 0) == "S"


@pytest.mark.rule("P9")
@each_phase
def test_p9_a_phase_takes_exactly_the_cards_that_it_asks_for(edition: str, phase: int) -> None:
    groups = PHASES[edition][phase].split(" + ")
    game = position(edition, [f"{' '.join(map(cards_in, groups))} W", 5], phases=phase)
    for index, group in enumerate(groups):
        one_less = [*groups[:index], group.rpartition(" ")[0], *groups[index + 1 :]]
        one_more = [*groups[:index], f"{group} W", *groups[index + 1 :]]
        for attempt in (one_less, one_more):
            assert refusal_of(game, f"lay {phase}: {' + '.join(attempt)}") == "groups-do-not-match (P9)"


@pytest.mark.rule("P1")
@each_edition
def test_p1_a_set_is_one_number_in_any_colours(edition: str) -> None:
    phase, wrong = (
        (5, "set 12 = r12 y12 g11") if edition == "express" else (1, "set 12 = r12 y12 g11 + set 3 = r3 y3 g3")
    )
    right = wrong.replace("g11", "g12")
    game = position(edition, [f"{cards_in(wrong)} g12 S", 5], phases=phase)
    assert refusal_of(game, f"lay {phase}: {wrong}") == "not-a-set (P1)"
    assert refusal_of(game, f"lay {phase}: {right.replace('set 12', 'set 11')}") == "not-a-set (P1)"
    lay(game, f"{phase}: {right}")


@pytest.mark.rule("P1")
@each_large_edition
def test_p1_equal_cards_make_a_set_too(edition: str) -> None:
    game = position(edition, ["r7 r7 y7 y9 y9 g9 S", 10])
    lay(game, "1: set 7 = r7 r7 y7 + set 9 = y9 y9 g9")


@pytest.mark.rule("P1", "M1")
@each_edition
def test_p1_a_set_has_as_many_equal_cards_as_the_deck(edition: str) -> None:
    equal = "r7" if edition == "express" else "r7 r7"
    assert hand(position(edition, [f"{equal} S", 5]), 0) == f"{equal} S"
    with pytest.raises(ImpossiblePosition) as caught:
        position(edition, [f"{equal} r7 S", 5])
    assert caught.value.rule == "M1"


@pytest.mark.rule("P1")
@each_edition
def test_p1_two_sets_may_show_the_same_number(edition: str) -> None:
    phase, groups = (
        (2, "set 7 = r7 y7 + set 7 = g7 W") if edition == "express" else (1, "set 7 = r7 y7 g7 + set 7 = r7 y7 g7")
    )
    game = position(edition, [f"{cards_in(groups)} S", 5], phases=phase)
    lay(game, f"{phase}: {groups}")
    assert len(table(game)) == 2


@pytest.mark.rule("P2")
@pytest.mark.parametrize(
    "run",
    [
        "run 3 = r3 y4 g5 r7",  # a gap
        "run 3 = r3 y4 g4 r5",  # a number twice
        "run 3 = r3 y5 g7 r9",  # steps of two
        "run 4 = r3 y4 g5 r6",  # another start than declared
    ],
)
def test_p2_a_run_goes_up_in_steps_of_one(run: str) -> None:
    game = position("express", [f"{cards_in(run)} S", 5], phases=6)
    assert refusal_of(game, f"lay 6: {run}") == "not-a-run (P2)"
    game = position("classic", [f"r12 y12 g12 {cards_in(run)} S", 10], phases=2)
    assert refusal_of(game, f"lay 2: set 12 = r12 y12 g12 + {run}") == "not-a-run (P2)"


@pytest.mark.rule("P2")
@each_edition
def test_p2_no_step_from_12_to_1(edition: str) -> None:
    phase, rest = (6, "") if edition == "express" else (2, " + set 5 = r5 y5 g5")
    game = position(edition, [f"r9 r10 y11 g12 r1 {cards_in(rest)}", 5], phases=phase)
    assert refusal_of(game, f"lay {phase}: run 10 = r10 y11 g12 r1{rest}") == "run-out-of-range (P2)"
    assert refusal_of(game, f"lay {phase}: run 12 = g12 r1 r9 r10{rest}") == "run-out-of-range (P2)"
    lay(game, f"{phase}: run 9 = r9 r10 y11 g12{rest}")


@pytest.mark.rule("P2")
@each_edition
def test_p2_not_even_a_wild_extends_a_run_beyond_1_to_12(edition: str) -> None:
    phase, rest = (6, "") if edition == "express" else (2, " + set 5 = r5 y5 g5")
    high = position(edition, [f"r10 y11 g12 W S {cards_in(rest)}", 5], phases=phase)
    assert refusal_of(high, f"lay {phase}: run 10 = r10 y11 g12 W{rest}") == "run-out-of-range (P2)"
    lay(high, f"{phase}: run 9 = W r10 y11 g12{rest}")
    low = position(edition, [f"r1 y2 g3 W S {cards_in(rest)}", 5], phases=phase)
    assert refusal_of(low, f"lay {phase}: run 0 = W r1 y2 g3{rest}") == "run-out-of-range (P2)"
    lay(low, f"{phase}: run 1 = r1 y2 g3 W{rest}")


@pytest.mark.rule("P2")
@pytest.mark.parametrize(("edition", "shortest"), [(name, 3 if name == "express" else 4) for name in editions])
def test_p2_how_short_a_run_may_be(edition: str, shortest: int, tmp_path: Path) -> None:
    def own_run(length: int) -> str:
        return f'extends = "{edition}"\n[phases]\nlist = ["run of {length}"]\n'

    run = ["r1", "y2", "g3", "r4"][:shortest]
    game = position(write_book(tmp_path, own_run(shortest)), [f"{' '.join(run)} S", 5])
    lay(game, f"1: run 1 = {' '.join(run)}")
    with pytest.raises(RulebookError) as caught:
        write_book(tmp_path, own_run(shortest - 1))
    assert (caught.value.field, caught.value.rule) == ("phases.list[1]", "P2")


@pytest.mark.rule("P3")
@each_edition
def test_p3_one_colour_takes_any_numbers_of_that_colour(edition: str) -> None:
    phase, numbers = (10, (1, 2, 12, 7)) if edition == "express" else (8, (1, 1, 2, 12, 12, 7, 9))
    fourth = "orange" if edition == "classic" else "blue"
    for colour in ("red", "yellow", "green", fourth):
        cards = [f"{colour[0]}{number}" for number in numbers]
        other = "y12" if colour == "red" else "r12"
        game = position(edition, [f"{' '.join(cards)} {other} S", 5], phases=phase)
        mixed = f"lay {phase}: {colour} = {' '.join(cards[1:])} {other}"
        assert refusal_of(game, mixed) == "not-one-colour (P3)"
        wrong_name = "yellow" if colour == "red" else "red"
        assert refusal_of(game, f"lay {phase}: {wrong_name} = {' '.join(cards)}") == "not-one-colour (P3)"
        lay(game, f"{phase}: {colour} = {' '.join(cards)}")


@pytest.mark.rule("P4")
@pytest.mark.parametrize(
    ("phase", "parity", "right", "wrong"),
    [(1, "odd", "r1 y1 g1 r11", "y2"), (3, "even", "r2 y2 g2 r12", "y1")],
)
def test_p4_odd_or_even_in_any_colours_with_repeats(phase: int, parity: str, right: str, wrong: str) -> None:
    game = position("express", [f"{right} {wrong} S", 5], phases=phase)
    mixed = f"{right.partition(' ')[2]} {wrong}"
    assert refusal_of(game, f"lay {phase}: {parity} = {mixed}") == "wrong-parity (P4)"
    other = "even" if parity == "odd" else "odd"
    assert refusal_of(game, f"lay {phase}: {other} = {right}") == "groups-do-not-match (P9)"
    lay(game, f"{phase}: {parity} = {right}")


@pytest.mark.rule("P5")
@pytest.mark.parametrize(
    ("phase", "parity", "runs"),
    [
        (8, "odd", ["run 1 odd = r1 y3 g5 r7", "run 3 odd = r3 y5 g7 r9", "run 5 odd = r5 y7 g9 r11"]),
        (9, "even", ["run 2 even = r2 y4 g6 r8", "run 4 even = r4 y6 g8 r10", "run 6 even = r6 y8 g10 r12"]),
    ],
)
def test_p5_successive_odd_or_even_numbers(phase: int, parity: str, runs: list[str]) -> None:
    for run in runs:
        lay(position("express", [f"{cards_in(run)} S", 5], phases=phase), f"{phase}: {run}")
    first, last = cards_in(runs[0]).split(), cards_in(runs[-1]).split()
    start = 1 if parity == "odd" else 2
    game = position("express", [f"{' '.join(first)} {last[-1]} y{start}", 5], phases=phase)
    hole = f"run {start} {parity} = {' '.join(first[:3])} {last[-1]}"
    assert refusal_of(game, f"lay {phase}: {hole}") == "not-a-parity-run (P5)"
    twice = f"run {start} {parity} = {' '.join(first[:3])} y{start}"
    assert refusal_of(game, f"lay {phase}: {twice}") == "not-a-parity-run (P5)"


@pytest.mark.rule("P5")
@pytest.mark.parametrize(
    ("phase", "run"),
    [
        (8, "run 1 odd = r1 y3 g5 r6"),  # the last is even
        (8, "run 1 odd = r1 y2 g3 r4"),  # a plain run
        (8, "run 2 odd = r2 y4 g6 r8"),  # even numbers, declared odd
        (9, "run 2 even = r2 y4 g6 r7"),
        (9, "run 2 even = r2 y3 g4 r5"),
        (9, "run 1 even = r1 y3 g5 r7"),
    ],
)
def test_p5_the_other_parity_has_no_place(phase: int, run: str) -> None:
    game = position("express", [f"{cards_in(run)} S", 5], phases=phase)
    assert refusal_of(game, f"lay {phase}: {run}") == "not-a-parity-run (P5)"


@pytest.mark.rule("P5", "P2")
@pytest.mark.parametrize(
    ("phase", "run"),
    [(8, "run 7 odd = r7 y9 g11 W"), (8, "run 7 odd = r7 y9 g11 r1"), (9, "run 8 even = r8 y10 g12 W")],
)
def test_p5_runs_of_odd_or_even_numbers_stay_within_1_to_12(phase: int, run: str) -> None:
    game = position("express", [f"{cards_in(run)} S", 5], phases=phase)
    assert refusal_of(game, f"lay {phase}: {run}") == "run-out-of-range (P2)"


@pytest.mark.rule("P6")
def test_p6_two_of_each_of_successive_numbers() -> None:
    for run in ("run 1 pairs = r1 y1 g2 b2", "run 11 pairs = r11 y11 r12 y12"):
        lay(position("express", [f"{cards_in(run)} S", 5], phases=4), f"4: {run}")


@pytest.mark.rule("P6")
@pytest.mark.parametrize(
    "cards",
    [
        "r6 y6 g7 r8",  # one 7 only
        "r6 y6 g6 r7",  # three and one
        "r6 y6 g6 b6",  # four of one number
        "r6 y6 r8 y8",  # a gap
        "r6 y7 g8 r9",  # a plain run
        "r5 y5 r6 y6",  # another start than declared
    ],
)
def test_p6_anything_else_is_no_run_of_pairs(cards: str) -> None:
    game = position("express", [f"{cards} S", 5], phases=4)
    assert refusal_of(game, f"lay 4: run 6 pairs = {cards}") == "not-a-run-of-pairs (P6)"


@pytest.mark.rule("P6", "P2")
def test_p6_no_step_from_a_pair_of_12_to_a_pair_of_1() -> None:
    game = position("express", ["r12 y12 r1 y1 S", 5], phases=4)
    assert refusal_of(game, "lay 4: run 12 pairs = r12 y12 r1 y1") == "run-out-of-range (P2)"
    assert refusal_of(game, "lay 4: run 1 pairs = r12 y12 r1 y1") == "not-a-run-of-pairs (P6)"


@pytest.mark.rule("P7")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_p7_a_run_within_one_colour(colour: str) -> None:
    letter, other = colour[0], "y" if colour == "red" else "r"
    cards = f"{letter}10 {letter}11 {letter}12"
    game = position("express", [f"{cards} {letter}8 {other}12", 5], phases=7)
    for wrong in (f"{letter}10 {letter}11 {other}12", f"{letter}8 {letter}10 {letter}12"):
        assert refusal_of(game, f"lay 7: run 10 {colour} = {wrong}") == "not-a-colour-run (P7)"
    assert refusal_of(game, f"lay 7: run 10 = {cards}") == "groups-do-not-match (P9)"
    lay(game, f"7: run 10 {colour} = {cards}")


@pytest.mark.rule("P9")
@each_large_edition
def test_p9_surplus_cards_follow_as_hits(edition: str) -> None:
    game = position(edition, ["r7 y7 g7 r7 r9 y9 g9 S", 10])
    assert refusal_of(game, "lay 1: set 7 = r7 r7 y7 g7 + set 9 = r9 y9 g9") == "groups-do-not-match (P9)"
    lay(game, "1: set 7 = r7 y7 g7 + set 9 = r9 y9 g9")
    hit(game, "r7 on 0", "set 7 = r7 r7 y7 g7")
    assert hand(game, 0) == "S"


@pytest.mark.rule("P9")
@each_large_edition
def test_p9_no_third_set(edition: str) -> None:
    game = position(edition, ["r7 y7 g7 r9 y9 g9 r3 y3 g3 S", 10])
    three = "set 7 = r7 y7 g7 + set 9 = r9 y9 g9 + set 3 = r3 y3 g3"
    assert refusal_of(game, f"lay 1: {three}") == "groups-do-not-match (P9)"
    lay(game, "1: set 7 = r7 y7 g7 + set 9 = r9 y9 g9")
    assert refusal_of(game, "hit r3 on 2") == "no-such-group (H1)"
    assert refusal_of(game, "lay 1: set 3 = r3 y3 g3") == "phase-already-laid (P8)"
    for group in (0, 1):
        assert refusal_of(game, f"hit r3 on {group}") == "does-not-fit (H2)"


@pytest.mark.rule("P9")
@each_large_edition
def test_p9_other_groups_with_as_many_cards_are_another_phase(edition: str) -> None:
    game = position(edition, ["r2 r2 y2 y2 g2 r9 y9 g9 S", 10], phases=9)
    assert refusal_of(game, "lay 9: set 2 = r2 r2 y2 y2 + set 9 = r9 y9 g9") == "groups-do-not-match (P9)"
    lay(game, "9: set 9 = r9 y9 + set 2 = r2 r2 y2 y2 g2")
