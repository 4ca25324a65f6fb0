"""Wilds (W1-W6, O2): what they may stand for, how many are allowed, and that they never change afterwards."""

from pathlib import Path

import pytest

from dizaine import Card, Game, Hit, Lay
from dizaine.engine.cards.events import CardDiscarded, GroupHit, SkipPlayed
from tests.engine.sample_phases import PHASES, each_edition, each_large_edition
from tests.engine.setup import cards_in, discards, draw_pile, hand, hit, lay, position, refusal_of, table, write_book


def ways_to_lay(game: Game) -> set[str]:
    """Every legal lay of the player whose turn it is, without its seat and phase."""
    return {str(move).split(": ", 2)[2] for move in game.legal_moves() if isinstance(move, Lay)}


def with_run(edition: str, run: str) -> tuple[int, list[str]]:
    """A phase of the edition that has a run of 4, and its groups as they lie before seat 0, the run last."""
    return (6, [f"0: {run}"]) if edition == "express" else (2, ["0: set 9 = r9 y9 g9", f"0: {run}"])


@pytest.mark.rule("W1")
@each_edition
@pytest.mark.parametrize("phase", range(1, 11))
def test_w1_a_wild_replaces_any_card_of_any_phase(edition: str, phase: int) -> None:
    groups = PHASES[edition][phase]
    for card in set(cards_in(groups).split()):
        with_wild = groups.replace(f" {card}", " W", 1)
        game = position(edition, [f"{cards_in(with_wild)} S", 5], phases=phase)
        lay(game, f"{phase}: {with_wild}")


@pytest.mark.rule("W1")
@each_large_edition
def test_w1_the_same_wild_is_any_number_or_any_colour(edition: str) -> None:
    fourth = "orange" if edition == "classic" else "blue"
    for colour in ("red", "yellow", "green", fourth):
        six = " ".join(f"{colour[0]}{number}" for number in (1, 2, 4, 8, 11, 12))
        game = position(edition, [f"{six} W S", 10], phases=8)
        lay(game, f"8: {colour} = {six} W")
    for number in range(1, 13):
        game = position(edition, [f"r{number} y{number} g{number} r{number} W W S", 10])
        lay(game, f"1: set {number} = r{number} y{number} W + set {number} = r{number} g{number} W")


@pytest.mark.rule("W2", "W3")
@each_edition
def test_w2_all_cards_but_one_may_be_wild(edition: str) -> None:
    """One numbered card is enough for the whole phase; the other group may have none of its own (W3)."""
    phase, groups = (2, "set 7 = r7 W + set 3 = W W") if edition == "express" else (1, "set 7 = r7 W W + set 3 = W W W")
    game = position(edition, [f"{cards_in(groups)} S", 5], phases=phase)
    lay(game, f"{phase}: {groups}")


@pytest.mark.rule("W2", "W3")
@each_large_edition
@pytest.mark.parametrize(
    ("phase", "groups"),
    [
        (2, "set 4 = W W W + run 3 = r3 W W W"),
        (3, "set 4 = y4 W W W + run 3 = W W W W"),
        (4, "run 3 = W W W W y7 W W"),
        (6, "run 3 = W W W W W W W W r11"),
        (8, "red = r1 W W W W W W"),
        (10, "set 4 = W W W W W + set 9 = g9 W W"),
    ],
)
def test_w2_up_to_eight_wilds_in_a_phase(edition: str, phase: int, groups: str) -> None:
    game = position(edition, [f"{cards_in(groups)} S", 10], phases=phase)
    lay(game, f"{phase}: {groups}")


@pytest.mark.rule("W3")
@pytest.mark.parametrize("edition", ["classic", "dutch", "dutch-original"])
@pytest.mark.parametrize(
    ("phase", "groups"),
    [
        (1, "set 7 = W W W + set 9 = W W W"),
        (2, "set 7 = W W W + run 3 = W W W W"),
        (4, "run 3 = W W W W W W W"),
        (8, "red = W W W W W W W"),
        (10, "set 4 = W W W W W + set 9 = W W W"),
    ],
)
def test_w3_one_numbered_card_is_needed(edition: str, phase: int, groups: str) -> None:
    game = position(edition, [f"{cards_in(groups)} S r7", 10], phases=phase)
    assert refusal_of(game, f"lay {phase}: {groups}") == "no-natural-card (W3)"
    assert groups not in ways_to_lay(game)


@pytest.mark.rule("W3")
@pytest.mark.parametrize(
    ("phase", "wilds", "with_one"),
    [(5, "set 5 = W W W", "set 5 = r5 W W"), (7, "run 3 red = W W W", "run 3 red = W W r5")],
)
def test_w3_one_numbered_card_is_needed_in_express(phase: int, wilds: str, with_one: str) -> None:
    game = position("express", ["W W W r5 S", 5], phases=phase)
    assert refusal_of(game, f"lay {phase}: {wilds}") == "no-natural-card (W3)"
    assert wilds not in ways_to_lay(game)
    lay(game, f"{phase}: {with_one}")


@pytest.mark.rule("W3", "W4")
@pytest.mark.parametrize(
    ("phase", "groups", "taken", "refused"),
    [
        (1, "set 7 = W W W + set 9 = W W W", ["r7 on 0", "y9 on 1"], ["y9 on 0", "r7 on 1", "g8 on 0"]),
        (2, "set 7 = W W W + run 3 = W W W W", ["r7 on 0", "y2 on 1", "g7 on 1"], ["r3 on 1", "y2 on 0"]),
        (4, "run 3 = W W W W W W W", ["r2 on 0", "y10 on 0"], ["r3 on 0", "y9 on 0", "g11 on 0"]),
        (4, "run 6 = W W W W W W W", ["r5 on 0"], ["r4 on 0", "r12 on 0", "y1 on 0"]),
        (8, "green = W W W W W W W", ["g1 on 0", "g12 on 0"], ["r1 on 0", "b12 on 0"]),
        (10, "set 4 = W W W W W + set 9 = W W W", ["r4 on 0", "y9 on 1"], ["y9 on 0", "r4 on 1"]),
    ],
)
def test_w3_continental_lays_wilds_alone_as_declared(
    phase: int, groups: str, taken: list[str], refused: list[str]
) -> None:
    game = position("continental", [f"{cards_in(groups)} S", 10], phases=phase)
    assert groups in ways_to_lay(game)
    lay(game, f"{phase}: {groups}")
    cards = " ".join(dict.fromkeys(text.split()[0] for text in taken + refused))
    later = position("continental", [f"{cards} S", 10], phases=phase, groups=table(game))
    for text in refused:
        assert refusal_of(later, f"hit {text}") == "does-not-fit (H2)"
    for text in taken:
        later.apply(f"hit {text}")


@pytest.mark.rule("W3")
@each_edition
def test_w3_hits_need_no_numbered_card(edition: str) -> None:
    groups = ["0: set 3 = r3 y3 g3"] if edition == "express" else ["0: set 3 = r3 y3 g3", "0: set 4 = r4 y4 g4"]
    game = position(edition, ["W W S", 5], phases=5 if edition == "express" else 1, groups=groups)
    hit(game, "W on 0", "set 3 = r3 y3 g3 W")
    hit(game, "W on 0", "set 3 = r3 y3 g3 W W")


@pytest.mark.rule("W4")
def test_w4_whoever_lays_declares_where_a_run_begins() -> None:
    for start, run, low, high in ((3, "W r4 y5 g6", "r2", "r7"), (4, "r4 y5 g6 W", "r3", "r8")):
        game = position("express", ["r4 y5 g6 W r2 r3", 5], phases=6, top_of_draw="r7 r8")
        assert ways_to_lay(game) >= {"run 3 = W r4 y5 g6", "run 4 = r4 y5 g6 W"}
        lay(game, f"6: run {start} = {run}")
        for card in ("r2", "r3"):
            assert (refusal_of(game, f"hit {card} on 0") == "") == (card == low)
        after = position("express", ["r7 r8", 5], phases=6, groups=[f"0: run {start} = {run}"])
        for card in ("r7", "r8"):
            assert (refusal_of(after, f"hit {card} on 0") == "") == (card == high)


@pytest.mark.rule("W4")
def test_w4_all_possible_declarations_of_a_run_and_no_others() -> None:
    game = position("express", ["y5 g6 W W S", 5], phases=6)
    assert ways_to_lay(game) == {"run 3 = W W y5 g6", "run 4 = W y5 g6 W", "run 5 = y5 g6 W W"}
    game = position("express", ["g12 W W W", 5], phases=6)
    assert ways_to_lay(game) == {"run 9 = W W W g12"}


@pytest.mark.rule("W4")
def test_w4_the_number_of_a_set_of_wilds_and_the_colour_are_declared() -> None:
    game = position("express", ["r7 W W W S", 5], phases=2)
    below = {f"set {number} = W W + set 7 = r7 W" for number in range(1, 7)}
    above = {f"set 7 = r7 W + set {number} = W W" for number in range(7, 13)}
    assert ways_to_lay(game) == below | above
    game = position("express", ["g7 g9 W S", 5], phases=7)
    assert ways_to_lay(game) == {"run 7 green = g7 W g9"}


@pytest.mark.rule("W4")
@pytest.mark.parametrize(
    ("edition", "phase", "groups", "reason"),
    [
        ("classic", 1, "set 8 = r7 y7 W + set 9 = r9 y9 g9", "not-a-set (P1)"),
        ("classic", 4, "run 2 = r1 y2 g3 W r5 y6 g7", "not-a-run (P2)"),
        ("classic", 8, "red = g1 g2 g3 g4 g5 g6 W", "not-one-colour (P3)"),
        ("express", 1, "odd = r2 W W W", "wrong-parity (P4)"),
        ("express", 4, "run 7 pairs = r6 W W W", "not-a-run-of-pairs (P6)"),
        ("express", 7, "run 5 red = g5 W W", "not-a-colour-run (P7)"),
        ("express", 7, "run 5 green = g4 W W", "not-a-colour-run (P7)"),
        ("express", 8, "run 3 odd = r1 W W W", "not-a-parity-run (P5)"),
    ],
)
def test_w4_the_numbered_cards_limit_the_declarations(edition: str, phase: int, groups: str, reason: str) -> None:
    game = position(edition, [f"{cards_in(groups)} S", 5], phases=phase)
    assert refusal_of(game, f"lay {phase}: {groups}") == reason


@pytest.mark.rule("W4")
@pytest.mark.parametrize(
    ("phase", "groups"),
    [
        (1, "set 0 = W W W + set 9 = W W W"),
        (1, "set 13 = W W W + set 9 = W W W"),
        (8, "orange = W W W W W W W"),
    ],
)
def test_w4_only_numbers_and_colours_of_the_deck_can_be_declared(phase: int, groups: str) -> None:
    game = position("continental", [f"{cards_in(groups)} S", 10], phases=phase)
    assert refusal_of(game, f"lay {phase}: {groups}") == "not-declared (W4)"


@pytest.mark.rule("W4")
def test_w4_a_colour_run_is_declared_in_a_colour_of_the_deck() -> None:
    game = position("express", ["W W W S", 5], phases=7)
    assert refusal_of(game, "lay 7: run 3 orange = W W W") == "not-declared (W4)"


@pytest.mark.rule("W4", "H2")
@each_edition
def test_w4_a_wild_that_hits_a_run_goes_to_the_end_that_is_named(edition: str) -> None:
    phase, groups = with_run(edition, "run 4 = r4 y5 g6 r7")
    target = len(groups) - 1
    game = position(edition, ["W W S", 5], phases=phase, groups=groups)
    assert refusal_of(game, f"hit W on {target}") == "end-needed (W4)"
    hit(game, f"W on {target} low", "run 3 = W r4 y5 g6 r7")
    hit(game, f"W on {target} high", "run 3 = W r4 y5 g6 r7 W")
    assert [event.number for event in game.history if isinstance(event, GroupHit)] == [3, 8]


@pytest.mark.rule("W4")
def test_w4_an_end_is_named_only_where_there_is_a_choice_of_ends() -> None:
    groups = ["0: set 9 = r9 y9 g9", "0: run 4 = r4 y5 g6 o7"]
    game = position("classic", ["W r3 r9 S", 10], phases=2, groups=groups)
    assert refusal_of(game, "hit W on 0 low") == "end-not-chosen (H2)"
    assert refusal_of(game, "hit r9 on 0 high") == "end-not-chosen (H2)"
    assert refusal_of(game, "hit r3 on 1 low") == "end-not-chosen (H2)"
    hit(game, "r3 on 1", "run 3 = r3 r4 y5 g6 o7")


@pytest.mark.rule("W5")
@each_edition
def test_w5_a_wild_is_never_swapped_back(edition: str) -> None:
    phase, groups = with_run(edition, "run 3 = r3 y4 W g6")
    game = position(edition, ["r5 S", 5], phases=phase, groups=groups)
    assert refusal_of(game, f"hit r5 on {len(groups) - 1}") == "does-not-fit (H2)"
    assert not any(isinstance(move, Hit) for move in game.legal_moves())


@pytest.mark.rule("W5")
@each_large_edition
def test_w5_a_card_added_to_a_set_frees_no_wild(edition: str) -> None:
    game = position(edition, ["g9 S", 10], groups=["0: set 9 = r9 y9 W", "0: set 3 = r3 y3 W"])
    hit(game, "g9 on 0", "set 9 = r9 y9 g9 W")
    assert hand(game, 0) == "S"


@pytest.mark.rule("W5")
@each_edition
def test_w5_a_wild_keeps_its_meaning_and_its_place(edition: str) -> None:
    """The wild at the end of a run stands for 7: another 7 finds no place, an 8 goes beside it."""
    phase, groups = with_run(edition, "run 4 = r4 y5 g6 W")
    target = len(groups) - 1
    game = position(edition, ["r7 r8 r3 S", 5], phases=phase, groups=groups)
    assert refusal_of(game, f"hit r7 on {target}") == "does-not-fit (H2)"
    hit(game, f"r8 on {target}", "run 4 = r4 y5 g6 W r8")
    hit(game, f"r3 on {target}", "run 3 = r3 r4 y5 g6 W r8")
    game.apply("skip" if edition == "dutch" else "skip 1")
    assert table(game)[target] == "0: run 3 = r3 r4 y5 g6 W r8"


@pytest.mark.rule("W5")
def test_w5_a_wild_in_one_colour_or_among_odd_numbers_stays_too() -> None:
    game = position("express", ["r9 g2 S", 5], phases=[10, 1], groups=["0: green = g1 g4 g9 W", "1: odd = r1 y3 g5 W"])
    assert refusal_of(game, "hit r9 on 0") == "does-not-fit (H2)"
    hit(game, "r9 on 1", "odd = r1 r9 y3 g5 W")
    assert refusal_of(game, "hit g2 on 1") == "does-not-fit (H2)"


@pytest.mark.rule("W5")
def test_w5_when_the_round_ends_all_wilds_return_to_the_deck() -> None:
    game = position("express", ["r8", 5], phases=5, groups=["0: set 3 = r3 W W"])
    game.apply("discard r8")
    assert (game.state.round, table(game)) == (2, [])
    everywhere = " ".join([hand(game, 0), hand(game, 1), discards(game), draw_pile(game)])
    assert everywhere.split().count("W") == 3


@pytest.mark.rule("W6")
@each_edition
def test_w6_a_wild_is_not_a_skip(edition: str) -> None:
    move = "skip" if edition == "dutch" else "skip 1"
    game = position(edition, ["W r7", 5, 5])
    assert refusal_of(game, move).startswith("no-skip-in-hand")
    events = game.apply("discard W")
    assert events[0] == CardDiscarded(0, Card.from_text("W"))
    assert not any(isinstance(event, SkipPlayed) for event in events)
    assert (game.asked, game.state.skipped[:3]) == (1, [0, 0, 0])
    holder = position(edition, ["S W r7", 5, 5])
    assert any(isinstance(event, SkipPlayed) for event in holder.apply(move))


@pytest.mark.rule("O2")
@each_edition
def test_o2_a_natural_card_in_each_group(edition: str) -> None:
    phase, wilds = (2, "W") if edition == "express" else (1, "W W")
    half = f"set 7 = r7 {wilds} + set 9 = W {wilds}"
    game = position(f"{edition}+natural-in-each-group", [f"{cards_in(half)} y9 S", 5], phases=phase)
    assert refusal_of(game, f"lay {phase}: {half}") == "no-natural-card-in-group (O2)"
    assert half not in ways_to_lay(game)
    lay(game, f"{phase}: set 7 = r7 {wilds} + set 9 = y9 {wilds}")


@pytest.mark.rule("O2")
def test_o2_also_in_a_custom_book(tmp_path: Path) -> None:
    book = write_book(tmp_path, 'extends = "continental"\n[wilds]\nnaturals = "group"\n')
    game = position(book, ["W W W W W W W r5 y9 S", 10], phases=2)
    for groups in ("set 5 = W W W + run 6 = W W W y9", "set 5 = r5 W W + run 6 = W W W W"):
        assert refusal_of(game, f"lay 2: {groups}") == "no-natural-card-in-group (O2)"
    lay(game, "2: set 5 = r5 W W + run 6 = W W W y9")
    one_colour = position(book, ["W W W W W W W g5 S", 10], phases=8)
    assert refusal_of(one_colour, "lay 8: green = W W W W W W W") == "no-natural-card-in-group (O2)"
    lay(one_colour, "8: green = g5 W W W W W W")


@pytest.mark.rule("O2")
def test_o2_the_same_card_cannot_serve_two_groups() -> None:
    """The only natural card fits the set and the run, but lies in one of them."""
    game = position("classic+natural-in-each-group", ["W W W W W W r5 S", 10], phases=2)
    assert ways_to_lay(game) == set()
