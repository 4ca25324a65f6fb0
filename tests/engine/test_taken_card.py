"""A card taken from a pile of several must be laid or hit in the same turn (T10)."""

import pytest

from dizaine import Card, Game
from dizaine.engine.cards.events import CardTaken, DiscardsShuffled, Knocked, RoundEnded, TurnStarted
from tests.engine.endings import events_of
from tests.engine.setup import discards, hand, position, refusal_of, table
from tests.engine.stacked_deck import deal

pytestmark = pytest.mark.rule("T10")

BOUND = ("dutch", "classic+use-taken", "continental+use-taken", "dutch-original+use-taken")
ALMOST = "r5 y5 g5 r7 y7 r1 r2"  # phase 1 but for one seven
OWN = ["0: set 1 = r1 y1 g1", "0: set 7 = r7 y7 g7"]
RUN = ["1: set 2 = r2 y2 g2", "1: run 3 = r3 y4 g5 r6"]

USELESS = "taken-card-useless (T10)"
PENDING = "taken-card-pending (T10)"
STRANDED = "taken-card-stranded (T10)"


def card(text: str) -> Card:
    return Card.from_text(text)


def moves(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves()]


def beside_a_run(edition: str, own: str, top: str) -> Game:
    """Seat 0, to draw, has laid sets of ones and sevens (groups 0, 1); 3 4 5 6 of seat 1 is group 3."""
    hands = [own, "y12 g12", "y11 g11"]
    return position(edition, hands, phases=[1, 2, 1], groups=OWN + RUN, discard=f"g10 {top}", stage="draw")


# When the duty applies


@pytest.mark.parametrize("edition", [*BOUND, "express+use-taken"])
def test_a_single_discard_is_taken_freely(edition: str) -> None:
    game = position(edition, ["r1 y4", "y1"], discard="r9", stage="draw")
    assert game.apply("take") == (CardTaken(0, card("r9"), must_use=False),)
    assert discards(game) == ""
    assert game.apply("discard r9")[-1] == TurnStarted(1)


def test_it_is_free_as_long_as_the_pile_is_a_single_card() -> None:
    game = deal("dutch", "r12")
    for seat in (1, 2, 0, 1):
        assert game.apply("take") == (CardTaken(seat, card("r12"), must_use=False),)
        game.apply("discard r12")
    game.apply("draw")
    game.apply(f"discard {hand(game, 2).split()[-1]}")
    assert refusal_of(game, "take") == USELESS


@pytest.mark.parametrize("edition", [*BOUND, "express+use-taken"])
def test_a_useless_card_is_not_taken_from_a_pile_of_several(edition: str) -> None:
    game = position(edition, ["r1 y4", "y1"], discard="g2 r9", stage="draw")
    assert refusal_of(game, "take") == USELESS
    assert moves(game) == ["0: draw"]


def test_the_size_of_the_pile_counts_at_the_moment_of_the_draw() -> None:
    game = position("dutch", [ALMOST, "y1"], discard="r12 g7", stage="draw")
    assert game.apply("take") == (CardTaken(0, card("g7"), must_use=True),)
    assert discards(game) == "r12", "one is left, and still the card has to go down"
    assert refusal_of(game, "discard r1") == PENDING


@pytest.mark.rule("T9")
def test_a_skip_in_the_pile_counts() -> None:
    game = deal("dutch", "S g12")
    game.apply("draw")
    game.apply("discard g12")
    assert discards(game) == "S g12"
    assert refusal_of(game, "take") == USELESS


def test_there_is_no_duty_for_a_card_from_the_draw_pile() -> None:
    game = position("dutch", ["r1 y4", "y1"], discard="g2 r9", top_of_draw="g12", stage="draw")
    game.apply("draw")
    assert refusal_of(game, "discard g12") == ""


@pytest.mark.rule("T7")
def test_an_empty_draw_pile_does_not_free_the_discards() -> None:
    game = position("dutch", ["r1 y4", "y1"], discard="g2 r9", rest="discard", stage="draw")
    assert refusal_of(game, "take") == USELESS
    assert events_of(game.apply("draw"), DiscardsShuffled)


# In the phase


@pytest.mark.parametrize("edition", BOUND)
def test_it_goes_down_in_the_phase(edition: str) -> None:
    game = position(edition, [ALMOST, "y1"], discard="r12 g7", stage="draw")
    assert game.apply("take") == (CardTaken(0, card("g7"), must_use=True),)
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    assert game.apply("discard r1")[-1] == TurnStarted(1)


@pytest.mark.rule("K1", "K6")
@pytest.mark.parametrize("edition", BOUND)
def test_the_turn_does_not_end_before(edition: str) -> None:
    game = position(edition, [f"{ALMOST} S", "y1"], discard="r12 g7", stage="draw")
    game.apply("take")
    for move in ("discard r1", "discard g7", "discard S", "skip 1", "skip"):
        assert refusal_of(game, move) == PENDING
    assert {move.split()[1] for move in moves(game)} == {"lay"}


def test_it_is_done_once_it_lies_there() -> None:
    game = position("dutch", [ALMOST, "y1 r11"], discard="r12 g7", stage="draw")
    game.apply("take")
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    game.apply("discard r1")
    game.apply("draw")
    assert refusal_of(game, "discard r11") == "", "the next player owes nothing"


def test_no_other_lay_may_strand_it() -> None:
    own = "r5 y5 g5 r9 y9 g9 r7 y7"
    game = position("dutch", [own, "y1"], discard="r12 g7", stage="draw")
    game.apply("take")
    assert refusal_of(game, "lay 1: set 5 = r5 y5 g5 + set 9 = r9 y9 g9") == STRANDED
    for number in (5, 9):
        cards = f"r{number} y{number} g{number}"
        assert refusal_of(game, f"lay 1: set {number} = {cards} + set 7 = r7 y7 g7") == ""


def test_a_taken_wild_has_to_be_used_too() -> None:
    useful = position("dutch", [ALMOST, "y1"], discard="r12 W", stage="draw")
    assert useful.apply("take") == (CardTaken(0, card("W"), must_use=True),)
    assert refusal_of(useful, "discard W") == PENDING
    assert refusal_of(useful, "lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 W") == ""
    useless = position("dutch", ["r5 y5 g5 r7 y8 r1", "y1"], discard="r12 W", stage="draw")
    assert refusal_of(useless, "take") == USELESS


@pytest.mark.rule("T12")
def test_the_phase_with_it_may_empty_the_hand() -> None:
    game = position("dutch", ["r5 y5 g5 r7 y7", "y1"], discard="r12 g7", stage="draw")
    game.apply("take")
    events = game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    assert events_of(events, RoundEnded) == [RoundEnded(0, 1)]


@pytest.mark.rule("V4")
@pytest.mark.parametrize(("done", "refusal"), [("", ""), ("done 2", ""), ("done 1", USELESS)])
def test_in_free_order_any_phase_that_is_left_will_do(done: str, refusal: str) -> None:
    book = "continental+free-order+use-taken"
    game = position(book, [ALMOST, "y1"], discard="r12 g7", stage="draw", facts={0: done})
    assert refusal_of(game, "take") == refusal


# As a hit


@pytest.mark.parametrize(("top", "group"), [("r7", 1), ("r2", 2), ("y7", 3)])
def test_it_goes_down_as_a_hit_on_any_group(top: str, group: int) -> None:
    game = beside_a_run("dutch", "r12 b12", top)
    assert game.apply("take") == (CardTaken(0, card(top), must_use=True),)
    assert refusal_of(game, "discard r12") == PENDING
    game.apply(f"hit {top} on {group}")
    assert game.apply("discard r12")[-1] == TurnStarted(1)


@pytest.mark.parametrize("top", ["r8", "r12", "r5"])
def test_what_fits_no_group_is_not_taken(top: str) -> None:
    assert refusal_of(beside_a_run("dutch", "r11 b12", top), "take") == USELESS


@pytest.mark.rule("H1")
def test_a_hit_needs_the_phase_first() -> None:
    groups = ["1: set 9 = r9 y9 g9", "1: set 3 = r3 y3 g3"]
    unable = position("dutch", [ALMOST, "y1"], groups=groups, discard="r12 b9", stage="draw")
    assert refusal_of(unable, "take") == USELESS


@pytest.mark.rule("H1")
def test_the_phase_laid_in_this_turn_makes_the_hit_possible() -> None:
    groups = ["1: set 9 = r9 y9 g9", "1: set 3 = r3 y3 g3"]
    game = position("dutch", [f"{ALMOST} g7", "y1"], groups=groups, discard="r12 b9", stage="draw")
    assert game.apply("take") == (CardTaken(0, card("b9"), must_use=True),)
    assert refusal_of(game, "hit b9 on 0") == "lay-first (H1)"
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    assert refusal_of(game, "discard r1") == PENDING
    game.apply("hit b9 on 0")
    assert game.apply("discard r1")[-1] == TurnStarted(1)


def test_it_may_hit_the_phase_just_laid() -> None:
    game = position("dutch", [f"{ALMOST} g7", "y1"], discard="r12 b7", stage="draw")
    game.apply("take")
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    assert refusal_of(game, "discard b7") == PENDING
    game.apply("hit b7 on 1")
    assert game.apply("discard r1")[-1] == TurnStarted(1)


@pytest.mark.parametrize(
    ("spare", "greedy"),
    [("r7 y7 b7", "set 5 = r5 y5 g5 + set 7 = r7 y7 b7"), ("W", "set 5 = r5 y5 W + set 9 = r9 y9 g9")],
)
def test_the_phase_may_not_use_up_what_the_hit_needs(spare: str, greedy: str) -> None:
    own = f"r5 y5 g5 r9 y9 g9 b12 {spare}"
    game = position("dutch", [own, "y11"], phases=[1, 2], groups=RUN, discard="g12 b8", stage="draw")
    game.apply("take")
    assert refusal_of(game, f"lay 1: {greedy}") == STRANDED, "nothing is left to fill the place of the seven"
    game.apply("lay 1: set 5 = r5 y5 g5 + set 9 = r9 y9 g9")
    game.apply("hit W on 1 high" if spare == "W" else "hit b7 on 1")
    game.apply("hit b8 on 1")
    assert table(game)[1].endswith("b8")


def test_another_hit_makes_it_possible() -> None:
    game = beside_a_run("dutch", "b7 r12", "b8")
    game.apply("take")
    assert refusal_of(game, "hit b8 on 3") == "does-not-fit (H2)"
    assert refusal_of(game, "hit b7 on 1") == STRANDED, "the seven is needed for the run"
    game.apply("hit b7 on 3")
    assert refusal_of(game, "discard r12") == PENDING
    game.apply("hit b8 on 3")
    assert table(game)[3] == "1: run 3 = r3 y4 g5 r6 b7 b8"
    assert game.apply("discard r12")[-1] == TurnStarted(1)


def test_several_hits_make_it_possible() -> None:
    up = beside_a_run("dutch", "b7 b8 b9 r12", "b10")
    up.apply("take")
    for name in ("b7", "b8", "b9", "b10"):
        assert refusal_of(up, "discard r12") == PENDING
        up.apply(f"hit {name} on 3")
    assert refusal_of(up, "discard r12") == ""
    assert refusal_of(beside_a_run("dutch", "b7 b9 r12", "b10"), "take") == USELESS, "the eight is missing"


def test_the_low_end_of_a_run_is_as_good() -> None:
    groups = ["0: set 9 = r9 y9 g9", "0: set 2 = r2 y2 g2", "1: set 7 = r7 y7 g7", "1: run 3 = r3 y4 g5 r6"]
    hands = ["b2 r12", "y12"]
    game = position("dutch", hands, phases=[1, 2], groups=groups, discard="g10 b1", stage="draw")
    game.apply("take")
    assert refusal_of(game, "hit b2 on 1") == STRANDED
    game.apply("hit b2 on 3")
    game.apply("hit b1 on 3")
    assert table(game)[3] == "1: run 1 = b1 b2 r3 y4 g5 r6"
    assert refusal_of(game, "discard r12") == ""


def test_a_card_that_is_there_twice_may_also_go_elsewhere() -> None:
    game = beside_a_run("dutch", "b7 y7 r12", "b8")
    game.apply("take")
    game.apply("hit y7 on 1")
    assert refusal_of(game, "hit b7 on 1") == STRANDED
    assert refusal_of(game, "hit b7 on 3") == ""


def test_a_wild_can_close_the_gap_but_then_may_not_go_elsewhere() -> None:
    game = beside_a_run("dutch", "W r12", "b8")
    game.apply("take")
    for elsewhere in ("hit W on 0", "hit W on 1", "hit W on 3 low"):
        assert refusal_of(game, elsewhere) == STRANDED
    game.apply("hit W on 3 high")
    game.apply("hit b8 on 3")
    assert refusal_of(game, "discard r12") == ""


@pytest.mark.rule("S1")
def test_hits_with_it_may_empty_the_hand() -> None:
    game = beside_a_run("dutch", "b7", "b8")
    game.apply("take")
    game.apply("hit b7 on 3")
    assert events_of(game.apply("hit b8 on 3"), RoundEnded) == [RoundEnded(0, 1)]


@pytest.mark.rule("H3")
def test_a_run_of_pairs_wants_its_partner() -> None:
    groups = ["0: set 1 = r1 y1 g1", "1: run 6 pairs = r6 y6 r7 y7"]

    def facing(own: str, top: str) -> Game:
        book, hands = "express+use-taken", [own, "b1"]
        return position(book, hands, phases=[5, 4], groups=groups, discard=f"b12 {top}", stage="draw")

    assert refusal_of(facing("g2 g4", "y8"), "take") == USELESS
    game = facing("r8 g2", "y8")
    game.apply("take")
    assert refusal_of(game, "hit y8 on 1") == "pair-needed (H3)"
    game.apply("hit r8 y8 on 1")
    assert refusal_of(game, "discard g2") == ""
    wild = facing("W g2", "y8")
    wild.apply("take")
    assert refusal_of(wild, "hit W on 0") == STRANDED
    assert refusal_of(wild, "hit y8 W on 1") == ""
    assert refusal_of(facing("r8 y8 g2", "g9"), "take") == USELESS
    farther = facing("r8 y8 y9 g2", "g9")
    farther.apply("take")
    farther.apply("hit r8 y8 on 1")
    farther.apply("hit y9 g9 on 1")
    assert refusal_of(farther, "discard g2") == ""


# An identical card


def test_an_identical_card_serves_in_the_phase() -> None:
    game = position("dutch", [f"{ALMOST} g7", "y1"], discard="r12 g7", stage="draw")
    game.apply("take")
    assert hand(game, 0).split().count("g7") == 2
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    assert game.apply("discard g7")[-1] == TurnStarted(1)


def test_an_identical_card_serves_as_a_hit() -> None:
    game = beside_a_run("dutch", "b7 r12", "b7")
    game.apply("take")
    game.apply("hit b7 on 1")
    assert game.apply("discard b7")[-1] == TurnStarted(1)


def test_the_same_number_in_another_colour_does_not_serve() -> None:
    game = beside_a_run("dutch", "y7 r12", "b7")
    game.apply("take")
    game.apply("hit y7 on 1")
    assert refusal_of(game, "discard r12") == PENDING


def test_one_wild_is_as_good_as_another() -> None:
    game = position("dutch", [f"{ALMOST} W", "y1"], discard="r12 W", stage="draw")
    game.apply("take")
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 W")
    assert refusal_of(game, "discard W") == ""


# Together with knocking and the house options


@pytest.mark.rule("V3")
@pytest.mark.parametrize("edition", ["dutch+knock", "continental+knock+use-taken"])
def test_the_duty_applies_to_the_knocker(edition: str) -> None:
    game = position(edition, ["g7 y4", "y11 y12", ALMOST], discard="r12")
    game.apply("discard g7")
    assert refusal_of(game, "1: knock") == "knocked-card-useless (T10)", "a knocker has no draw pile to go to"
    assert str(game.view(1).options()["knock"]) == "knocked-card-useless (T10)"
    assert refusal_of(game, "1: pass") == ""
    assert game.apply("2: knock") == (Knocked(2, card("g7"), must_use=True),)
    assert refusal_of(game, "discard r1") == PENDING
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7")
    assert refusal_of(game, "discard r1") == ""


@pytest.mark.rule("V3")
def test_a_knock_for_a_single_card_is_free() -> None:
    game = position("dutch+knock", ["g7 y4", "y11 y12", "r1 r2"])
    game.apply("discard g7")
    assert game.apply("2: knock") == (Knocked(2, card("g7"), must_use=False),)
    assert refusal_of(game, "discard g7") == ""


@pytest.mark.rule("O1")
def test_where_hits_wait_only_the_phase_helps_until_it_lies() -> None:
    book = "dutch+hits-next-turn"
    groups = ["1: set 9 = r9 y9 g9", "1: set 3 = r3 y3 g3"]
    later = position(book, [f"{ALMOST} g7", "y1"], groups=groups, discard="r12 b9", stage="draw")
    assert refusal_of(later, "take") == USELESS
    game = position(book, [f"{ALMOST} g7", "y1"], discard="r12 b7", stage="draw")
    game.apply("take")
    assert refusal_of(game, "lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 g7") == STRANDED
    game.apply("lay 1: set 5 = r5 y5 g5 + set 7 = r7 y7 b7")
    assert refusal_of(game, "discard g7") == ""


@pytest.mark.rule("O1")
def test_where_hits_wait_a_phase_laid_earlier_is_enough() -> None:
    game = beside_a_run("dutch+hits-next-turn", "b7 r12", "b8")
    game.apply("take")
    game.apply("hit b7 on 3")
    game.apply("hit b8 on 3")
    assert refusal_of(game, "discard r12") == ""


@pytest.mark.rule("O3")
def test_where_one_goes_out_by_a_discard_a_card_has_to_be_left() -> None:
    book = "dutch+out-by-discard"
    assert refusal_of(beside_a_run(book, "b7", "b8"), "take") == USELESS
    assert refusal_of(beside_a_run(book, "b7 r12", "b8"), "take") == ""
    phase = position(book, ["r5 y5 g5 r7 y7", "y1"], discard="r12 g7", stage="draw")
    assert refusal_of(phase, "take") == USELESS
    phase = position(book, ["r5 y5 g5 r7 y7 r1", "y1"], discard="r12 g7", stage="draw")
    assert refusal_of(phase, "take") == ""


@pytest.mark.rule("O3")
def test_where_one_goes_out_by_a_discard_hits_may_not_use_up_the_hand() -> None:
    game = beside_a_run("dutch+out-by-discard", "b7 y7", "b8")
    game.apply("take")
    assert refusal_of(game, "hit y7 on 1") == STRANDED, "seven and eight would be the last two cards"
    game.apply("hit b7 on 3")
    game.apply("hit b8 on 3")
    assert events_of(game.apply("discard y7"), RoundEnded) == [RoundEnded(0, 1)]


@pytest.mark.rule("O3", "K5")
def test_where_one_goes_out_by_a_discard_a_skip_is_one() -> None:
    game = beside_a_run("dutch+out-by-discard", "b7 S", "b8")
    game.apply("take")
    game.apply("hit b7 on 3")
    game.apply("hit b8 on 3")
    assert events_of(game.apply("skip"), RoundEnded) == [RoundEnded(0, 1)]


# No dead ends


@pytest.mark.parametrize("options", ["", "+hits-next-turn", "+out-by-discard"])
@pytest.mark.parametrize(
    ("own", "top"), [("b7 y7 W r12", "b8"), ("b2 W", "b1"), ("b7 b8 y2 r12", "W"), ("W y7 r7", "b9")]
)
def test_whatever_is_allowed_the_card_can_still_go_down(own: str, top: str, options: str) -> None:
    game = beside_a_run(f"dutch{options}", own, top)
    game.apply("take")
    reached = {game.position()}
    open_ends = [*reached]
    while open_ends:
        here = open_ends.pop()
        choices = moves(Game.from_position(here))
        assert choices, f"a dead end: {here}"
        assert not [move for move in choices if "discard" in move or "skip" in move]
        for move in choices:
            after = Game.from_position(here)
            after.apply(move)
            if "\nduty " in after.position() and after.position() not in reached:
                reached.add(after.position())
                open_ends.append(after.position())
