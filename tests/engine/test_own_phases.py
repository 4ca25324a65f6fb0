"""Phases that no edition has but the phase language can express: the same rules apply (P2-P7, H2, H3)."""

from pathlib import Path

import pytest

from dizaine import Lay, Rulebook, RulebookError
from tests.engine.setup import cards_in, hit, lay, position, refusal_of, write_book


def book_of(folder: Path, phase: str, *, extends: str = "continental", naturals: str = "phase") -> Rulebook:
    """A book with one phase, made from an edition's cards."""
    text = f'extends = "{extends}"\n[phases]\nlist = ["{phase}"]\nshortest_run = 3\n[wilds]\nnaturals = "{naturals}"\n'
    return write_book(folder, text)


@pytest.mark.rule("P5", "P7")
@pytest.mark.parametrize(
    ("phase", "right", "other_colour", "other_numbers"),
    [
        (
            "run of 4 odd in one colour",
            ["run 3 odd red = r3 r5 W r9", "run 5 odd red = r5 r7 r9 r11"],
            ["run 3 odd red = r3 y5 r7 r9", "run 3 odd yellow = r3 r5 r7 r9"],
            ["run 3 odd red = r3 r5 r7 r8", "run 3 odd red = r3 r5 r7 r11", "run 3 odd red = r3 r3 r5 r7"],
        ),
        (
            "run of 3 even in one colour",
            ["run 8 even blue = b8 b10 b12", "run 2 even blue = W b4 b6"],
            ["run 8 even blue = b8 b10 g12"],
            ["run 8 even blue = b8 b9 b10", "run 2 even blue = b2 b4 b8", "run 3 even blue = b3 b5 b7"],
        ),
    ],
)
def test_odd_and_even_runs_in_one_colour(
    phase: str, right: list[str], other_colour: list[str], other_numbers: list[str], tmp_path: Path
) -> None:
    book = book_of(tmp_path, phase)
    for run in right:
        lay(position(book, [f"{cards_in(run)} S", 10]), f"1: {run}")
    for run in other_colour:
        assert refusal_of(position(book, [f"{cards_in(run)} S", 10]), f"lay 1: {run}") == "not-a-colour-run (P7)"
    for run in other_numbers:
        assert refusal_of(position(book, [f"{cards_in(run)} S", 10]), f"lay 1: {run}") == "not-a-parity-run (P5)"


@pytest.mark.rule("P5", "P7", "H2")
def test_hits_on_an_odd_run_in_one_colour(tmp_path: Path) -> None:
    book = book_of(tmp_path, "run of 4 odd in one colour")
    game = position(book, ["r1 y1 r2 r10 r11 W S", 10], groups=["0: run 3 odd red = r3 r5 r7 r9"])
    for card in ("y1", "r2", "r10"):
        assert refusal_of(game, f"hit {card} on 0") == "does-not-fit (H2)"
    hit(game, "r1 on 0", "run 1 odd red = r1 r3 r5 r7 r9")
    assert refusal_of(game, "hit W on 0 low") == "does-not-fit (H2)"
    hit(game, "W on 0 high", "run 1 odd red = r1 r3 r5 r7 r9 W")
    assert refusal_of(game, "hit r11 on 0") == "run-is-complete (H2)"


@pytest.mark.rule("P6", "P7")
@pytest.mark.parametrize("groups", ["run 6 pairs red = r6 r6 r7 r7", "run 6 pairs red = r6 W r7 r7"])
def test_a_run_of_pairs_in_one_colour(groups: str, tmp_path: Path) -> None:
    book = book_of(tmp_path, "run of 2 pairs in one colour")
    lay(position(book, [f"{cards_in(groups)} S", 10]), f"1: {groups}")
    for card, reason in (("y7", "not-a-colour-run (P7)"), ("r8", "not-a-run-of-pairs (P6)")):
        wrong = groups.replace("r7", card, 1)
        assert refusal_of(position(book, [f"{cards_in(wrong)} S", 10]), f"lay 1: {wrong}") == reason


@pytest.mark.rule("P6", "P7", "H3")
def test_hits_on_a_run_of_pairs_in_one_colour(tmp_path: Path) -> None:
    book = book_of(tmp_path, "run of 2 pairs in one colour")
    game = position(book, ["r5 r5 y5 r8 y8 W W S", 10], groups=["0: run 6 pairs red = r6 r6 r7 r7"])
    assert refusal_of(game, "hit r5 y5 on 0") == "does-not-fit (H2)"
    assert refusal_of(game, "hit y8 W on 0") == "does-not-fit (H2)"
    assert refusal_of(game, "hit r5 on 0") == "pair-needed (H3)"
    hit(game, "r5 r5 on 0", "run 5 pairs red = r5 r5 r6 r6 r7 r7")
    hit(game, "r8 W on 0", "run 5 pairs red = r5 r5 r6 r6 r7 r7 r8 W")


@pytest.mark.rule("P5", "P6", "H3")
def test_a_run_of_odd_pairs(tmp_path: Path) -> None:
    book = book_of(tmp_path, "run of 2 pairs odd")
    game = position(book, ["r5 y5 r7 y7 r9 y9 r8 y8 W S", 10])
    assert refusal_of(game, "lay 1: run 7 pairs odd = r7 y7 r8 y8") == "not-a-run-of-pairs (P6)"
    lay(game, "1: run 5 pairs odd = r5 y5 r7 y7")
    assert refusal_of(game, "hit r8 y8 on 0") == "does-not-fit (H2)"
    hit(game, "r9 y9 on 0", "run 5 pairs odd = r5 y5 r7 y7 r9 y9")


@pytest.mark.rule("P6", "H2", "H3")
def test_a_run_of_pairs_from_end_to_end_takes_nothing(tmp_path: Path) -> None:
    book = book_of(tmp_path, "run of 3 pairs")
    pairs = " ".join(f"r{number} y{number}" for number in range(1, 12))
    game = position(book, ["r12 y12 g12 b12 W W S", 10], groups=[f"0: run 1 pairs = {pairs}"])
    hit(game, "r12 y12 on 0", f"run 1 pairs = {pairs} r12 y12")
    for text in ("g12 b12 on 0", "W W on 0 low", "W W on 0 high"):
        assert refusal_of(game, f"hit {text}") == "run-is-complete (H2)"


@pytest.mark.rule("P3", "P4", "H2")
def test_odd_cards_of_one_colour(tmp_path: Path) -> None:
    book = book_of(tmp_path, "4 odd in one colour")
    game = position(book, ["g1 g1 g5 g9 r9 g2 g11 W S", 10])
    assert refusal_of(game, "lay 1: odd green = g1 g1 g5 r9") == "not-one-colour (P3)"
    assert refusal_of(game, "lay 1: odd green = g1 g1 g5 g2") == "wrong-parity (P4)"
    lay(game, "1: odd green = g1 g1 g5 g9")
    for card in ("r9", "g2"):
        assert refusal_of(game, f"hit {card} on 0") == "does-not-fit (H2)"
    hit(game, "g11 on 0", "odd green = g1 g1 g5 g9 g11")
    hit(game, "W on 0", "odd green = g1 g1 g5 g9 g11 W")


@pytest.mark.rule("P7", "W4")
def test_wilds_alone_are_the_colour_run_that_is_declared(tmp_path: Path) -> None:
    book = book_of(tmp_path, "run of 3 in one colour + 2 even", extends="express", naturals="none")
    game = position(book, ["W W W y2 y4 g6", 5])
    lay(game, "1: run 4 green = W W W + even = y2 y4")
    later = position(book, ["g3 r3 g7 g4", 5], groups=["0: run 4 green = W W W", "0: even = y2 y4"])
    for card in ("r3", "g4"):
        assert refusal_of(later, f"hit {card} on 0") == "does-not-fit (H2)"
    hit(later, "g3 on 0", "run 3 green = g3 W W W")
    hit(later, "g7 on 0", "run 3 green = g3 W W W g7")


@pytest.mark.rule("W4")
def test_a_colour_run_of_wilds_may_be_declared_with_any_colour_and_start(tmp_path: Path) -> None:
    book = book_of(tmp_path, "run of 3 in one colour", extends="express", naturals="none")
    game = position(book, ["W W W S", 5])
    lays = {str(move).split(": ", 2)[2] for move in game.legal_moves() if isinstance(move, Lay)}
    colours = ("red", "yellow", "green", "blue")
    assert lays == {f"run {start} {colour} = W W W" for start in range(1, 11) for colour in colours}


@pytest.mark.rule("P2", "P9")
def test_four_groups_share_the_cards_of_a_hand(tmp_path: Path) -> None:
    book = book_of(tmp_path, "run of 3 + 2 sets of 2 + 3 of one colour")
    groups = "set 5 = r5 y5 + set 5 = g5 b5 + run 4 = r4 W r6 + red = r1 r1 r6"
    game = position(book, [f"{cards_in(groups)} S", 10])
    lay(game, f"1: {groups}")


@pytest.mark.rule("P2", "H2")
@pytest.mark.parametrize("top", [9, 12])
def test_runs_end_where_the_deck_ends(top: int, tmp_path: Path) -> None:
    text = f'extends = "express"\n[material]\nnumbers = {top}\n[points]\nhigh_from = 8\n'
    book = write_book(tmp_path, f'{text}[phases]\nlist = ["run of 3"]\n')
    game = position(book, [f"r{top} y{top - 1} g{top - 2} W r1", 5])
    assert refusal_of(game, f"lay 1: run {top - 1} = y{top - 1} r{top} W") == "run-out-of-range (P2)"
    lay(game, f"1: run {top - 2} = g{top - 2} y{top - 1} r{top}")
    assert refusal_of(game, "hit W on 0 high") == "does-not-fit (H2)"
    assert refusal_of(game, "hit r1 on 0") == "does-not-fit (H2)"


@pytest.mark.rule("P1", "P2", "P5", "P6", "P7", "P8")
@pytest.mark.parametrize(
    ("phase", "rule"),
    [
        ("set of 1", "P1"),
        ("run of 2", "P2"),
        ("run of 13", "P2"),
        ("run of 7 odd", "P5"),
        ("run of 1 pairs", "P2"),
        ("run of 7 + set of 5", "P8"),
    ],
)
def test_an_impossible_phase_is_refused_with_its_rule(phase: str, rule: str, tmp_path: Path) -> None:
    with pytest.raises(RulebookError) as caught:
        book_of(tmp_path, phase)
    assert (caught.value.field, caught.value.rule) == ("phases.list[1]", rule)
