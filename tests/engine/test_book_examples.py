"""The worked examples of the printed sheets, one test each, played as printed."""

import pytest

from dizaine import Card, Game
from dizaine.engine.cards.events import GroupHit, HandScored, RoundEnded, SkipPlayed, TurnLost
from tests.engine.setup import cards_in, discards, hand, hit, lay, position, refusal_of, table

# Express.


def express_lays(phase: int, groups: str) -> Game:
    """A player of the short game lays a phase from a hand with one more card."""
    game = position("express", [f"{cards_in(groups)} S", 5], phases=phase)
    lay(game, f"{phase}: {groups}")
    return game


@pytest.mark.rule("P1")
def test_express_phase_2_is_two_7s_and_two_10s() -> None:
    express_lays(2, "set 7 = r7 b7 + set 10 = y10 g10")


@pytest.mark.rule("P1")
def test_express_phase_2_is_also_two_10s_and_two_more_10s() -> None:
    express_lays(2, "set 10 = r10 b10 + set 10 = y10 g10")


@pytest.mark.rule("P6")
def test_express_phase_4_is_two_6s_and_two_7s() -> None:
    express_lays(4, "run 6 pairs = r6 b6 y7 g7")


@pytest.mark.rule("P5")
def test_express_phase_8_is_1_3_5_7() -> None:
    express_lays(8, "run 1 odd = r1 b3 y5 g7")


@pytest.mark.rule("P4")
@pytest.mark.parametrize("cards", ["r1 b3 y5 g7", "r3 b3 y5 g5", "r7 b7 y7 g7", "r1 b5 y9 g11"])
def test_express_phase_1_is_any_four_odd_cards(cards: str) -> None:
    game = position("express", [f"{cards} S", 5])
    game.apply(f"lay 1: odd = {cards}")
    assert sorted(cards_in(table(game)[0]).split()) == sorted(cards.split())


@pytest.mark.rule("P3")
@pytest.mark.parametrize(("colour", "cards"), [("red", "r1 r2 r7 r12"), ("green", "g3 g5 g6 g11")])
def test_express_phase_10_is_four_red_cards_or_four_green_ones(colour: str, cards: str) -> None:
    express_lays(10, f"{colour} = {cards}")


@pytest.mark.rule("P8", "T3")
def test_express_two_5s_a_7_and_a_drawn_7_lay_phase_2_and_phase_3_is_next() -> None:
    game = position("express", ["r5 b5 y7 g5 r1", 5], phases=2, stage="draw", top_of_draw="g7", discard="r9")
    game.apply("draw")
    lay(game, "2: set 5 = r5 b5 + set 7 = y7 g7")
    game.apply("hit g5 on 0")
    game.apply("discard r1")
    assert (game.state.round, game.rules.phase_number[game.state.phase[0]]) == (2, 3)


@pytest.mark.rule("W1")
def test_express_3_4_wild_6_is_a_run_of_four() -> None:
    express_lays(6, "run 3 = r3 b4 W g6")


@pytest.mark.rule("W1")
def test_express_three_green_cards_and_a_wild_are_phase_10() -> None:
    express_lays(10, "green = g1 g4 g9 W")


@pytest.mark.rule("H2")
def test_express_4s_go_on_a_set_of_4s() -> None:
    game = position("express", ["b4 W S", 5, 5], phases=5, groups=["1: set 4 = r4 y4 g4", "0: set 9 = r9 y9 g9"])
    hit(game, "b4 on 0", "set 4 = r4 y4 g4 b4")
    hit(game, "W on 0", "set 4 = r4 y4 g4 b4 W")


@pytest.mark.rule("H2")
def test_express_several_4s_go_on_a_set_of_4s() -> None:
    game = position("express", ["b4 y4 S", 5], phases=5, groups=["1: set 4 = r4 g4 W", "0: set 9 = r9 y9 g9"])
    hit(game, "b4 on 0", "set 4 = r4 g4 b4 W")
    hit(game, "y4 on 0", "set 4 = r4 y4 g4 b4 W")


EXPRESS_RUN = ["1: run 3 = r3 y4 g5 b6", "0: run 8 = r8 y9 g10 b11"]


@pytest.mark.rule("H2")
def test_express_a_2_goes_on_3_4_5_6() -> None:
    game = position("express", ["b2 S", 5], phases=6, groups=EXPRESS_RUN)
    hit(game, "b2 on 0", "run 2 = b2 r3 y4 g5 b6")


@pytest.mark.rule("H2")
def test_express_a_7_and_an_8_go_on_3_4_5_6() -> None:
    game = position("express", ["r7 y8 S", 5], phases=6, groups=EXPRESS_RUN)
    assert refusal_of(game, "hit y8 on 0") == "does-not-fit (H2)"
    hit(game, "r7 on 0", "run 3 = r3 y4 g5 b6 r7")
    hit(game, "y8 on 0", "run 3 = r3 y4 g5 b6 r7 y8")


@pytest.mark.rule("H2", "W4")
@pytest.mark.parametrize(("end", "becomes"), [("low", "run 2 = W r3 y4 g5 b6"), ("high", "run 3 = r3 y4 g5 b6 W")])
def test_express_a_wild_goes_on_3_4_5_6(end: str, becomes: str) -> None:
    game = position("express", ["W S", 5], phases=6, groups=EXPRESS_RUN)
    hit(game, f"W on 0 {end}", becomes)


@pytest.mark.rule("H2")
def test_express_green_cards_and_a_wild_go_on_four_green_ones() -> None:
    groups = ["1: green = g1 g4 g9 g12", "0: odd = r1 y3 b5 r7"]
    game = position("express", ["g2 g3 r2 W S", 5], phases=[1, 10], groups=groups)
    assert refusal_of(game, "hit r2 on 0") == "does-not-fit (H2)"
    hit(game, "g2 on 0", "green = g1 g2 g4 g9 g12")
    hit(game, "g3 on 0", "green = g1 g2 g3 g4 g9 g12")
    hit(game, "W on 0", "green = g1 g2 g3 g4 g9 g12 W")


# Classic.


@pytest.mark.rule("P1")
@pytest.mark.parametrize(
    "groups", ["set 7 = r7 y7 o7 + set 10 = r10 y10 g10", "set 10 = r10 y10 g10 + set 10 = r10 g10 o10"]
)
def test_classic_phase_1_is_three_7s_and_three_10s_or_six_10s(groups: str) -> None:
    game = position("classic", [f"{cards_in(groups)} S", 10])
    lay(game, f"1: {groups}")


@pytest.mark.rule("P2")
def test_classic_the_run_of_phase_2_is_3_4_5_6() -> None:
    game = position("classic", ["r9 y9 g9 r3 y4 g5 o6 S", 10], phases=2)
    lay(game, "2: set 9 = r9 y9 g9 + run 3 = r3 y4 g5 o6")


@pytest.mark.rule("P3")
@pytest.mark.parametrize(("colour", "letter"), [("red", "r"), ("green", "g")])
def test_classic_phase_8_is_seven_red_cards_or_seven_green_ones(colour: str, letter: str) -> None:
    cards = " ".join(f"{letter}{number}" for number in (1, 1, 3, 6, 7, 10, 12))
    game = position("classic", [f"{cards} S", 10], phases=8)
    lay(game, f"8: {colour} = {cards}")


@pytest.mark.rule("P8", "T3")
def test_classic_three_5s_two_7s_and_a_drawn_7_lay_phase_1_and_phase_2_is_next() -> None:
    held = "r5 y5 o5 r7 y7 g5 g1"
    game = position("classic", [held, 10], stage="draw", top_of_draw="g7", discard="r9")
    game.apply("draw")
    lay(game, "1: set 5 = r5 y5 o5 + set 7 = r7 y7 g7")
    game.apply("hit g5 on 0")
    game.apply("discard g1")
    assert (game.state.round, game.rules.phase_number[game.state.phase[0]]) == (2, 2)


@pytest.mark.rule("W1")
def test_classic_3_4_wild_6_is_a_run_of_four() -> None:
    game = position("classic", ["r9 y9 g9 r3 y4 W o6 S", 10], phases=2)
    lay(game, "2: set 9 = r9 y9 g9 + run 3 = r3 y4 W o6")


@pytest.mark.rule("W1")
def test_classic_six_green_cards_and_a_wild_are_phase_8() -> None:
    game = position("classic", ["g1 g2 g2 g7 g9 g12 W S", 10], phases=8)
    lay(game, "8: green = g1 g2 g2 g7 g9 g12 W")


@pytest.mark.rule("H2")
def test_classic_4s_and_a_wild_go_on_a_set_of_4s() -> None:
    groups = ["1: set 4 = r4 y4 g4", "1: set 9 = r9 y9 g9", "0: set 1 = r1 y1 g1", "0: set 2 = r2 y2 g2"]
    game = position("classic", ["r4 o4 W S", 10], groups=groups)
    hit(game, "r4 on 0", "set 4 = r4 r4 y4 g4")
    hit(game, "o4 on 0", "set 4 = r4 r4 y4 g4 o4")
    hit(game, "W on 0", "set 4 = r4 r4 y4 g4 o4 W")


CLASSIC_RUN = ["1: set 9 = r9 y9 g9", "1: run 3 = r3 y4 g5 o6", "0: set 1 = r1 y1 g1", "0: run 9 = o9 r10 y11 g12"]


@pytest.mark.rule("H2")
def test_classic_a_2_goes_on_3_4_5_6() -> None:
    game = position("classic", ["o2 S", 10], phases=2, groups=CLASSIC_RUN)
    hit(game, "o2 on 1", "run 2 = o2 r3 y4 g5 o6")


@pytest.mark.rule("H2")
def test_classic_a_7_and_an_8_go_on_3_4_5_6() -> None:
    game = position("classic", ["r7 y8 S", 10], phases=2, groups=CLASSIC_RUN)
    assert refusal_of(game, "hit y8 on 1") == "does-not-fit (H2)"
    hit(game, "r7 on 1", "run 3 = r3 y4 g5 o6 r7")
    hit(game, "y8 on 1", "run 3 = r3 y4 g5 o6 r7 y8")


@pytest.mark.rule("H2", "W4")
@pytest.mark.parametrize(("end", "becomes"), [("low", "run 2 = W r3 y4 g5 o6"), ("high", "run 3 = r3 y4 g5 o6 W")])
def test_classic_a_wild_goes_on_3_4_5_6(end: str, becomes: str) -> None:
    game = position("classic", ["W S", 10], phases=2, groups=CLASSIC_RUN)
    hit(game, f"W on 1 {end}", becomes)


@pytest.mark.rule("H2")
def test_classic_green_cards_and_a_wild_go_on_seven_green_ones() -> None:
    groups = ["1: green = g1 g1 g4 g5 g9 g12 g12", "0: run 1 = r1 y2 r3 y4 r5 y6 r7"]
    game = position("classic", ["g4 g11 o4 W S", 10], phases=[4, 8], groups=groups)
    assert refusal_of(game, "hit o4 on 0") == "does-not-fit (H2)"
    hit(game, "g4 on 0", "green = g1 g1 g4 g4 g5 g9 g12 g12")
    hit(game, "g11 on 0", "green = g1 g1 g4 g4 g5 g9 g11 g12 g12")
    hit(game, "W on 0", "green = g1 g1 g4 g4 g5 g9 g11 g12 g12 W")


# Continental.


@pytest.mark.rule("P2")
@pytest.mark.parametrize("run", ["run 1 = r1 y2 g3 b4 r5 y6 g7", "run 4 = r4 y5 g6 b7 r8 y9 g10"])
def test_continental_phase_4_is_1_to_7_or_4_to_10(run: str) -> None:
    game = position("continental", [f"{cards_in(run)} S", 10], phases=4)
    lay(game, f"4: {run}")


@pytest.mark.rule("P8", "T3")
def test_continental_two_4s_three_8s_and_a_drawn_4_lay_phase_1() -> None:
    game = position("continental", ["r4 y4 r8 y8 b8 S", 10], stage="draw", top_of_draw="b4", discard="r9")
    incomplete = "lay 1: set 4 = r4 y4 + set 8 = r8 y8 b8"
    assert refusal_of(game, incomplete) == "draw-first (T2)"
    game.apply("draw")
    assert refusal_of(game, incomplete) == "groups-do-not-match (P9)"
    lay(game, "1: set 4 = r4 y4 b4 + set 8 = r8 y8 b8")


@pytest.mark.rule("H2", "T4")
def test_continental_phase_2_of_5s_and_8_to_11_takes_5s_a_7_and_a_12() -> None:
    game = position("continental", ["r5 y5 b5 r8 y9 g10 b11 g5 r7 y12 b5", 10], phases=2)
    lay(game, "2: set 5 = r5 y5 b5 + run 8 = r8 y9 g10 b11")
    hit(game, "g5 on 0", "set 5 = r5 y5 g5 b5")
    hit(game, "b5 on 0", "set 5 = r5 y5 g5 b5 b5")
    hit(game, "r7 on 1", "run 7 = r7 r8 y9 g10 b11")
    assert refusal_of(game, "hit y12 on 0") == "does-not-fit (H2)"
    last, end, *_ = game.apply("hit y12 on 1")
    assert last == GroupHit(0, 1, (Card.from_text("y12"),), 12)
    assert end == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("P2", "H2")
def test_continental_a_1_never_follows_a_12() -> None:
    game = position("continental", ["r5 y5 b5 r9 y10 g11 b12 g1 r10", 10], phases=2)
    assert refusal_of(game, "lay 2: set 5 = r5 y5 b5 + run 10 = y10 g11 b12 g1") == "run-out-of-range (P2)"
    lay(game, "2: set 5 = r5 y5 b5 + run 9 = r9 y10 g11 b12")
    assert refusal_of(game, "hit g1 on 1") == "does-not-fit (H2)"


@pytest.mark.rule("P1")
def test_continental_six_equal_cards_are_two_sets_of_three() -> None:
    game = position("continental", ["r8 y8 g8 b8 r8 y8 S", 10])
    lay(game, "1: set 8 = r8 y8 g8 + set 8 = r8 y8 b8")


@pytest.mark.rule("P1")
def test_continental_eight_equal_cards_are_two_sets_of_four() -> None:
    game = position("continental", ["r8 y8 g8 b8 r8 y8 g8 b8 S", 10], phases=7)
    lay(game, "7: set 8 = r8 y8 g8 b8 + set 8 = r8 y8 g8 b8")


@pytest.mark.rule("P9")
def test_continental_no_third_set_where_two_are_asked_for() -> None:
    game = position("continental", ["r8 y8 g8 r3 y3 g3 r1 y1 g1 S", 10])
    assert (
        refusal_of(game, "lay 1: set 8 = r8 y8 g8 + set 3 = r3 y3 g3 + set 1 = r1 y1 g1") == "groups-do-not-match (P9)"
    )
    lay(game, "1: set 8 = r8 y8 g8 + set 3 = r3 y3 g3")
    assert refusal_of(game, "lay 1: set 1 = r1 y1 g1") == "phase-already-laid (P8)"


@pytest.mark.rule("W1")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_continental_a_wild_is_any_colour_in_phase_8(colour: str) -> None:
    six = " ".join(f"{colour[0]}{number}" for number in (1, 2, 3, 5, 8, 12))
    game = position("continental", [f"{six} W S", 10], phases=8)
    lay(game, f"8: {colour} = {six} W")


@pytest.mark.rule("W5")
def test_continental_a_wild_on_the_table_is_not_exchanged() -> None:
    groups = ["1: set 9 = r9 y9 W", "1: run 3 = r3 W g5 b6", "0: set 1 = r1 y1 g1", "0: run 9 = b9 r10 y11 g12"]
    game = position("continental", ["y4 g9 S", 10], phases=2, groups=groups)
    assert refusal_of(game, "hit y4 on 1") == "does-not-fit (H2)"
    hit(game, "g9 on 0", "set 9 = r9 y9 g9 W")
    assert hand(game, 0) == "y4 S"


@pytest.mark.rule("W6")
def test_continental_a_wild_does_not_serve_as_a_skip() -> None:
    game = position("continental", ["W r1", 10, 10])
    for target in (1, 2):
        assert refusal_of(game, f"skip {target}") == "no-skip-in-hand (K1)"


@pytest.mark.rule("K2")
def test_continental_nobody_has_two_skips_in_front() -> None:
    game = position("continental", ["S r1", 10, 10], facts={1: "skipped skip"})
    assert refusal_of(game, "skip 1") == "target-has-skip (K2)"
    assert SkipPlayed(0, 2, on_pile=False) in game.apply("skip 2")


@pytest.mark.rule("K1", "K3")
def test_continental_a_skip_waits_and_goes_under_the_discards() -> None:
    game = position("continental", ["S r1", 10, 10], discard="y7 r7")
    events = game.apply("skip 1")
    assert events[:2] == (SkipPlayed(0, 1, on_pile=False), TurnLost(1, "under"))
    assert (discards(game), game.asked) == ("S y7 r7", 2)


@pytest.mark.rule("K5", "S1")
def test_continental_a_skip_may_end_the_round_and_has_no_effect_then() -> None:
    groups = ["0: set 1 = r1 y1 g1", "0: set 2 = r2 y2 g2"]
    game = position("continental", ["S", 10, 10], groups=groups)
    events = game.apply("skip 1")
    assert RoundEnded(winner=0, turns=1) in events
    assert not any(isinstance(event, TurnLost) for event in events)
    assert (game.state.round, game.state.skipped[:3]) == (2, [0, 0, 0])


@pytest.mark.rule("H4", "V4")
@pytest.mark.parametrize("edition", ["continental", "continental+free-order"])
def test_continental_phase_4_never_becomes_phase_5_or_6(edition: str) -> None:
    facts = {} if edition == "continental" else {0: "done 1 2 3"}
    game = position(edition, ["r1 y2 g3 b4 r5 y6 g7 b8 r9 y12", 10], phases=4, facts=facts)
    lay(game, "4: run 1 = r1 y2 g3 b4 r5 y6 g7")
    hit(game, "b8 on 0", "run 1 = r1 y2 g3 b4 r5 y6 g7 b8")
    hit(game, "r9 on 0", "run 1 = r1 y2 g3 b4 r5 y6 g7 b8 r9")
    for phase in (5, 6):
        assert refusal_of(game, f"lay {phase}: run 1 = r1 y2") == "phase-already-laid (P8)"
    events = game.apply("discard y12")
    assert [event.phase for event in events if isinstance(event, HandScored)] == [4, 0]
    assert game.state.done[0] == 0b1111, "phases 1 to 4, no more"
