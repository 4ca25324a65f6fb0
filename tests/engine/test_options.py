"""House options: hits wait a turn (O1), a natural card in each group (O2), out by a discard only (O3)."""

import pytest

from dizaine import Discard, Game, Hit, Lay, Skip
from dizaine.engine.cards.events import GroupHit, PhaseLaid, RoundEnded, TurnStarted
from tests.engine.endings import EDITIONS, cards_of, events_of, first_phase, melds_of, skip_move
from tests.engine.setup import hand, position, refusal_of

LONG_EDITIONS = ("classic", "continental", "dutch", "dutch-original")


def lay_first(edition: str, more: str) -> tuple[Game, tuple[int, int]]:
    """Seat 0 has just laid phase 1 and holds some more cards; with a group of seat 1 and one of its own."""
    groups = first_phase(edition, 0)
    cards = f"{cards_of(groups)} {more}"
    game = position(edition, [cards, "r12 y12"], groups=first_phase(edition, 1))
    game.apply(f"lay 1: {melds_of(groups)}")
    return game, (0, game.state.groups - 1)


# O1: hits from the next turn on


@pytest.mark.rule("O1", "H1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_lets_hits_follow_the_phase_at_once(edition: str) -> None:
    for choice in (0, 1):
        game, groups = lay_first(edition, "W g12")
        hit = events_of(game.apply(f"hit W on {groups[choice]}"), GroupHit)
        assert [event.group for event in hit] == [groups[choice]]


@pytest.mark.rule("O1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hits_in_the_turn_of_the_phase_are_refused(edition: str) -> None:
    game, groups = lay_first(f"{edition}+hits-next-turn", "W g12")
    for group in groups:
        assert refusal_of(game, f"hit W on {group}") == "hit-next-turn (O1)"
    assert not [move for move in game.legal_moves() if isinstance(move, Hit)]
    assert not [move for move in game.canonical_moves() if isinstance(move, Hit)]


@pytest.mark.rule("O1", "P8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_just_laid_is_not_sent_to_hit(edition: str) -> None:
    """While hits have to wait, the refusal of a second lay has its own reason."""
    again = f"lay 1: {melds_of(first_phase(edition, 0))}"
    for variant, now, later in (
        ("", "phase-already-laid (P8)", "phase-already-laid (P8)"),
        ("+hits-next-turn", "phase-just-laid (P8)", "phase-already-laid (P8)"),
    ):
        game, _ = lay_first(f"{edition}{variant}", "W g12")
        assert refusal_of(game, again) == str(game.view(0).options()["lay"]) == now
        for move in ("discard g12", "draw", "1: discard r12", "0: draw"):
            game.apply(move)
        assert refusal_of(game, again) == str(game.view(0).options()["lay"]) == later


@pytest.mark.rule("O1", "T4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_the_next_turn_on_hits_are_allowed(edition: str) -> None:
    game, groups = lay_first(f"{edition}+hits-next-turn", "W g12")
    game.apply("discard g12")
    game.apply("1: draw")
    assert refusal_of(game, "1: hit W on 0") == "card-not-in-hand (T4)", "seat 1 laid in an earlier turn"
    game.apply("1: discard r12")
    assert refusal_of(game, "0: hit W on 0") == "draw-first (T2)"
    game.apply("0: draw")
    assert refusal_of(game, f"hit W on {groups[0]}") == ""
    assert events_of(game.apply(f"hit W on {groups[1]}"), GroupHit)


@pytest.mark.rule("O1", "H1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_has_not_laid_still_has_to_lay_first(edition: str) -> None:
    game = position(f"{edition}+hits-next-turn", ["W g12", "r12"], groups=first_phase(edition, 1))
    assert refusal_of(game, "hit W on 0") == "lay-first (H1)"


@pytest.mark.rule("O1", "T12", "S1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_laying_everything_still_ends_the_round(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(f"{edition}+hits-next-turn", [cards_of(groups), "r12"])
    assert game.apply(f"lay 1: {melds_of(groups)}")[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("O1", "K7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_extra_turn_of_a_skip_between_two_is_a_new_turn(edition: str) -> None:
    game, _ = lay_first(f"{edition}+hits-next-turn", "W S")
    assert refusal_of(game, "hit W on 0") == "hit-next-turn (O1)"
    assert game.apply(skip_move(edition, 1))[-1] == TurnStarted(0)
    game.apply("draw")
    assert events_of(game.apply("hit W on 0"), GroupHit)


@pytest.mark.rule("O1", "V3")
def test_a_knocker_s_turn_is_a_new_turn() -> None:
    edition = "continental+knock+hits-next-turn"
    groups = first_phase(edition, 0)
    game = position(edition, [f"{cards_of(groups)} W g12 g11", "r12 y12", "r11 y11"])
    game.apply(f"lay 1: {melds_of(groups)}")
    game.apply("discard g12")
    game.apply("1: close")
    game.apply("1: draw")
    game.apply("1: discard r12")
    game.apply("0: knock")
    assert events_of(game.apply("0: hit W on 0"), GroupHit)


@pytest.mark.rule("O1", "T10")
def test_a_taken_card_that_could_only_be_hit_after_laying_is_not_taken() -> None:
    groups = first_phase("dutch", 0)
    cards = f"{cards_of(groups)} g12"
    table = ["1: set 3 = r3 y3 g3", "1: set 4 = r4 y4 g4"]
    for edition, expected in (("dutch", ""), ("dutch+hits-next-turn", "taken-card-useless (T10)")):
        game = position(edition, [cards, "r12"], groups=table, stage="draw", discard="y12 y3")
        assert refusal_of(game, "take") == expected
        laid = position(edition, ["g12", "r12"], groups=[*groups, *table], stage="draw", discard="y12 y3")
        assert refusal_of(laid, "take") == "", "whoever laid in an earlier turn may hit with it"


@pytest.mark.rule("O1", "T10")
def test_a_taken_card_must_go_down_in_the_phase_itself() -> None:
    """Three sevens lie in the hand and another is taken; under O1 the phase may not leave it out."""
    cards = "r7 r7 y7 r8 y8 g8 g12"
    without = "lay 1: set 7 = r7 r7 y7 + set 8 = r8 y8 g8"
    for edition, expected in (("dutch", ""), ("dutch+hits-next-turn", "taken-card-stranded (T10)")):
        game = position(edition, [cards, "r12"], stage="draw", discard="y12 g7")
        assert game.apply("take")
        assert refusal_of(game, without) == expected
        assert refusal_of(game, "lay 1: set 7 = r7 r7 g7 + set 8 = r8 y8 g8") == ""


# O2: a natural card in each group

NEEDY = {  # phase 1 with one group of wilds alone, and the same cards arranged so that each group has a natural one
    "bare": "lay 1: set 7 = r7 y7 W + set 8 = W W W",
    "shared": "lay 1: set 7 = r7 W W + set 7 = y7 W W",
}


@pytest.mark.rule("O2", "W3")
@pytest.mark.parametrize("edition", LONG_EDITIONS)
def test_each_group_needs_a_natural_card(edition: str) -> None:
    cards = ["r7 y7 W W W W g12", "r12"]
    plain = position(edition, cards)
    assert refusal_of(plain, NEEDY["bare"]) == "", "one numbered card in the phase is enough"
    game = position(f"{edition}+natural-in-each-group", cards)
    assert refusal_of(game, NEEDY["bare"]) == "no-natural-card-in-group (O2)"
    assert events_of(game.apply(NEEDY["shared"]), PhaseLaid)


@pytest.mark.rule("O2", "W3")
@pytest.mark.parametrize("edition", LONG_EDITIONS)
def test_one_natural_card_cannot_serve_two_groups(edition: str) -> None:
    cards = ["r7 W W W W W S", "r12"]
    assert [move for move in position(edition, cards).legal_moves() if isinstance(move, Lay)]
    game = position(f"{edition}+natural-in-each-group", cards)
    assert not [move for move in game.legal_moves() if isinstance(move, Lay)]
    assert not [move for move in game.canonical_moves() if isinstance(move, Lay)]


@pytest.mark.rule("O2", "W3")
@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("classic", "no-natural-card (W3)"),
        ("continental", ""),
        ("dutch", "no-natural-card (W3)"),
        ("dutch-original", "no-natural-card (W3)"),
    ],
)
def test_a_phase_of_wilds_alone_is_refused_under_the_option_everywhere(edition: str, expected: str) -> None:
    cards, lay = ["W W W W W W g12", "r12"], "lay 1: set 7 = W W W + set 8 = W W W"
    assert refusal_of(position(edition, cards), lay) == expected
    game = position(f"{edition}+natural-in-each-group", cards)
    assert refusal_of(game, lay) == "no-natural-card-in-group (O2)"


@pytest.mark.rule("O2")
def test_a_run_and_a_set_need_one_natural_card_each() -> None:
    game = position("classic+natural-in-each-group", ["r7 y7 g7 W W W W g3", "r12"], phases=2)
    assert refusal_of(game, "lay 2: set 7 = r7 y7 g7 + run 5 = W W W W") == "no-natural-card-in-group (O2)"
    assert refusal_of(game, "lay 2: set 3 = W W W + run 7 = r7 W W W") == "no-natural-card-in-group (O2)"
    assert refusal_of(game, "lay 2: set 7 = r7 y7 W + run 3 = g3 W W W") == ""


@pytest.mark.rule("O2", "W3")
def test_the_short_game_under_the_option() -> None:
    cards, option = ["r7 y7 W W g12", "r12"], "express+natural-in-each-group"
    for edition, expected in (("express", ""), (option, "no-natural-card-in-group (O2)")):
        game = position(edition, cards, phases=2)
        assert refusal_of(game, "lay 2: set 7 = r7 y7 + set 8 = W W") == expected
        assert refusal_of(game, "lay 2: set 7 = r7 W + set 7 = y7 W") == ""
    for edition, expected in (("express", "no-natural-card (W3)"), (option, "no-natural-card-in-group (O2)")):
        game = position(edition, ["W W W g12", "r12"], phases=5)
        assert refusal_of(game, "lay 5: set 7 = W W W") == expected
        assert refusal_of(game, "lay 5: set 12 = W W g12") == ""


@pytest.mark.rule("O2", "W3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hits_need_no_natural_card_under_the_option(edition: str) -> None:
    game = position(f"{edition}+natural-in-each-group", ["W W W g12", "r12"], groups=first_phase(edition, 0), phases=1)
    for _ in range(3):
        assert events_of(game.apply("hit W on 0"), GroupHit)


@pytest.mark.rule("O2", "T10")
def test_a_card_that_leaves_a_group_without_a_natural_one_is_not_taken() -> None:
    for edition, expected in (("dutch", ""), ("dutch+natural-in-each-group", "taken-card-useless (T10)")):
        game = position(edition, ["W W W W W", "r12"], stage="draw", discard="y12 r7")
        assert refusal_of(game, "take") == expected
        game = position(edition, ["W W W W W g8", "r12"], stage="draw", discard="y12 r7")
        assert refusal_of(game, "take") == ""


# O3: out only with a discard


@pytest.mark.rule("O3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hit_may_not_empty_the_hand(edition: str) -> None:
    game = position(f"{edition}+out-by-discard", ["W", "r12"], groups=first_phase(edition, 0))
    assert refusal_of(game, "hit W on 0") == "out-only-by-discard (O3)"
    assert {type(move) for move in game.legal_moves()} == {Discard}
    assert {type(move) for move in game.canonical_moves()} == {Discard}
    assert game.apply("discard W")[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("O3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hit_that_keeps_a_card_is_allowed(edition: str) -> None:
    game = position(f"{edition}+out-by-discard", ["W W g12", "r12"], groups=first_phase(edition, 0))
    game.apply("hit W on 0")
    game.apply("hit W on 0")
    assert hand(game, 0) == "g12"
    assert game.apply("discard g12")[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("O3", "T12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_laying_may_not_empty_the_hand(edition: str) -> None:
    groups = first_phase(edition, 0)
    lay = f"lay 1: {melds_of(groups)}"
    game = position(f"{edition}+out-by-discard", [cards_of(groups), "r12"])
    assert refusal_of(game, lay) == "out-only-by-discard (O3)"
    assert not [move for move in game.legal_moves() if isinstance(move, Lay)]
    assert not [move for move in game.canonical_moves() if isinstance(move, Lay)]
    game = position(f"{edition}+out-by-discard", [f"{cards_of(groups)} g12", "r12"])
    game.apply(lay)
    assert game.apply("discard g12")[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("O3", "K5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skip_counts_as_a_discard(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(f"{edition}+out-by-discard", [f"{cards_of(groups)} W S", "r12", "y12"])
    game.apply(f"lay 1: {melds_of(groups)}")
    game.apply("hit W on 0")
    assert {type(move) for move in game.legal_moves()} == {Skip}
    events = game.apply(skip_move(edition, 1))
    assert events[1] == RoundEnded(winner=0, turns=1)
    assert events[-1] == TurnStarted(1), "it has no effect"


@pytest.mark.rule("O3", "K5", "T12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_phase_may_be_laid_down_to_a_skip(edition: str) -> None:
    groups = first_phase(edition, 0)
    game = position(f"{edition}+out-by-discard", [f"{cards_of(groups)} S", "r12", "y12"])
    game.apply(f"lay 1: {melds_of(groups)}")
    assert game.apply(skip_move(edition, 1))[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("O3", "K2", "K5")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch-original"])
def test_a_skip_that_nobody_can_be_given_is_a_discard_as_well(edition: str) -> None:
    facts = {1: "skipped skip"}
    game = position(f"{edition}+out-by-discard", ["S", "r12"], groups=first_phase(edition, 0), facts=facts)
    assert game.apply("discard S")[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("O3", "H3")
def test_a_pair_may_not_empty_the_hand() -> None:
    groups = ["0: run 6 pairs = r6 y6 r7 y7"]
    assert refusal_of(position("express", ["r8 y8", "r12"], phases=4, groups=groups), "hit r8 y8 on 0") == ""
    option = "express+out-by-discard"
    game = position(option, ["r8 y8", "r12"], phases=4, groups=groups)
    assert refusal_of(game, "hit r8 y8 on 0") == "out-only-by-discard (O3)"
    game = position(option, ["r8 y8 g12", "r12"], phases=4, groups=groups)
    assert refusal_of(game, "hit r8 y8 on 0") == ""


RUNS = ["0: set 12 = r12 y12 b12", "0: run 3 = r3 y4 g5 b6"]


@pytest.mark.rule("O3", "T10")
def test_a_card_whose_use_would_empty_the_hand_is_not_taken() -> None:
    """The taken 8 needs the 7 of the hand below it, and nothing would be left to discard."""
    for edition, expected in (("dutch", ""), ("dutch+out-by-discard", "taken-card-useless (T10)")):
        game = position(edition, ["g7", "r1"], phases=[2, 1], groups=RUNS, stage="draw", discard="y11 g8")
        assert refusal_of(game, "take") == expected
        game = position(edition, ["g7 g10", "r1"], phases=[2, 1], groups=RUNS, stage="draw", discard="y11 g8")
        for move in ("take", "hit g7 on 1", "hit g8 on 1"):
            game.apply(move)
        assert game.apply("discard g10")[1] == RoundEnded(winner=0, turns=1)


@pytest.mark.rule("O3", "T10")
def test_a_hit_that_takes_the_last_spare_card_from_a_taken_one_is_refused() -> None:
    """With 7, 2 and the taken 8, hitting the 2 leaves two cards that both would have to be hit."""
    for edition, expected in (("dutch", ""), ("dutch+out-by-discard", "taken-card-stranded (T10)")):
        game = position(edition, ["g7 y2", "r1"], phases=[2, 1], groups=RUNS, stage="draw", discard="y11 g8")
        game.apply("take")
        assert refusal_of(game, "hit y2 on 1") == expected
        assert refusal_of(game, "hit g7 on 1") == ""


@pytest.mark.rule("O3", "T10", "T12")
def test_a_card_that_would_complete_a_phase_of_the_whole_hand_is_not_taken() -> None:
    for edition, expected in (("dutch", ""), ("dutch+out-by-discard", "taken-card-useless (T10)")):
        game = position(edition, ["r7 y7 g7 r8 y8", "r1"], stage="draw", discard="y11 g8")
        assert refusal_of(game, "take") == expected
        game = position(edition, ["r7 y7 g7 r8 y8 S", "r1"], stage="draw", discard="y11 g8")
        assert refusal_of(game, "take") == "", "the skip is left to go out with"


@pytest.mark.rule("O3", "V3")
def test_a_knocker_goes_out_with_a_discard() -> None:
    edition = "continental+knock+out-by-discard"
    groups = [*first_phase(edition, 0), *first_phase(edition, 2)]
    game = position(edition, ["r1 y12", "r11", "W"], groups=groups)
    game.apply("discard r1")
    game.apply("2: knock")
    game.apply("2: hit r1 on 0")
    assert refusal_of(game, "2: hit W on 0") == "out-only-by-discard (O3)"
    assert game.apply("2: discard W")[1] == RoundEnded(winner=2, turns=2)


@pytest.mark.rule("O1", "O2", "O3")
@pytest.mark.parametrize("edition", LONG_EDITIONS)
def test_all_options_together(edition: str) -> None:
    options = "hits-next-turn+natural-in-each-group+out-by-discard"
    game = position(f"{edition}+{options}", ["r7 y7 W W W W W", "r12"])
    assert refusal_of(game, NEEDY["bare"]) == "no-natural-card-in-group (O2)"
    game.apply(NEEDY["shared"])
    assert refusal_of(game, "hit W on 0") == "hit-next-turn (O1)"
    assert game.apply("discard W")[1] == RoundEnded(winner=0, turns=1)
    game = position(f"{edition}+{options}", ["W", "r12"], groups=first_phase(edition, 0))
    assert refusal_of(game, "hit W on 0") == "out-only-by-discard (O3)"
