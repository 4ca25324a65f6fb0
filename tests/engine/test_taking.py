"""Drawing from the piles: skips that cannot be taken (T6), piles that run out (T7)."""

import pytest

from dizaine import Card, Game
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    DiscardsShuffled,
    NothingToDraw,
    RoundEnded,
    SkipPlayed,
    TurnStarted,
)
from tests.engine.endings import EDITIONS
from tests.engine.setup import discards, draw_pile, hand, position, refusal_of, table
from tests.engine.skips import CHOSEN, NEXT, lost, served, skip_next
from tests.engine.stacked_deck import StackedDeck, as_text, whole_deck, with_chance


def card(text: str) -> Card:
    return Card.from_text(text)


def moves(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves()]


def used_up(edition: str, hands: list[str], *, discard: str = "", stage: str = "draw", seat: int = 0) -> Game:
    """Four players or more, the draw pile gone: every card that is named nowhere lies on the table, by colours."""
    rest = whole_deck(edition).split()
    for name in " ".join([*hands, discard]).split():
        rest.remove(name)
    colours = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "o": "orange"}
    groups: list[str] = []
    for letter in dict.fromkeys(name[0] for name in whole_deck(edition).split() if name not in "WS"):
        cards = [name for name in rest if name[0] == letter]
        if not groups:
            cards += [name for name in rest if name == "W"]
        groups.append(f"{len(groups)}: {colours[letter]} = {' '.join(cards)}")
    phase = 10 if edition.startswith("express") else 8
    return position(edition, hands, phases=phase, groups=groups, discard=discard, stage=stage, seat=seat)


def skips(edition: str) -> str:
    """All skips of the edition except one."""
    return "S S" if edition.startswith("express") else "S S S"


# T6: skips are never taken


@pytest.mark.rule("T6")
@pytest.mark.parametrize("edition", [*EDITIONS, "dutch+free-take", "classic+use-taken", "classic+skip-next"])
@pytest.mark.parametrize("pile", ["S", "r2 S", "S S", "W S"])
def test_a_skip_is_never_taken(edition: str, pile: str) -> None:
    game = position(edition, ["r1 y4", "y1"], discard=pile, stage="draw")
    assert refusal_of(game, "take") == "skip-not-taken (T6)"
    assert moves(game) == ["0: draw"]


@pytest.mark.rule("T6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_above_a_skip_is_taken_and_the_skip_below_is_not(edition: str) -> None:
    game = position(f"{edition}+free-take", ["r1 y4", "y1"], discard="S r2", stage="draw")
    game.apply("take")
    assert discards(game) == "S"
    game.apply("discard r2")
    assert discards(game) == "S r2"


@pytest.mark.rule("T6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skip_comes_from_the_draw_pile(edition: str) -> None:
    game = position(edition, ["r1 y4", "y1"], discard="r2", top_of_draw="S", stage="draw")
    game.apply("draw")
    assert hand(game, 0) == "r1 y4 S"


# T7: the draw pile is used up


@pytest.mark.rule("T7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_discards_but_the_top_one_make_a_new_draw_pile(edition: str) -> None:
    chance = StackedDeck("g9 S W")
    start = position(edition, ["r1 y4", "y1"], discard="g9 g8 r2", rest="discard", stage="draw")
    below, count = discards(start).split()[:-1], len(discards(start).split()) - 1
    game = with_chance(start, chance)
    assert moves(game)[0] == "0: draw"
    assert game.apply("draw") == (DiscardsShuffled(0, count), CardDrawn(0, card("g9"), public=False))
    assert chance.orders == [as_text(card(name) for name in below)]
    assert discards(game) == "r2"
    assert draw_pile(game).split()[:-3:-1] == ["S", "W"], "the order counts from the top"
    assert len(draw_pile(game).split()) == count - 1
    assert hand(game, 0) == "r1 y4 g9"


@pytest.mark.rule("T7")
def test_a_new_draw_pile_hides_what_lies_where() -> None:
    game = position("classic", ["r1 y4", "y1"], discard="g9 r2", rest="discard", stage="draw")
    game.apply("draw")
    for seat in (None, 0, 1):
        assert {str(face) for face in game.card_view(seat).draw_pile} == {"?"}
    seen = [event for event in game.view(1).history if isinstance(event, CardDrawn)]
    assert [str(event.card) for event in seen] == ["?"]


@pytest.mark.rule("T7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_shuffled_before_someone_draws(edition: str) -> None:
    chance = StackedDeck()
    start = position(edition, ["r1 y4", "y1 y2"], discard="y9", top_of_draw="g12", rest="discard", stage="draw")
    game = with_chance(start, chance)
    game.apply("draw")
    game.apply("discard g12")
    assert (draw_pile(game), chance.orders) == ("", [])
    game.apply("draw")
    assert len(chance.orders) == 1
    assert discards(game) == "g12"


@pytest.mark.rule("T7")
def test_the_top_may_be_taken_while_the_draw_pile_is_empty() -> None:
    chance = StackedDeck()
    start = position("classic", ["r1 y4", "y1"], discard="g9 r2", rest="discard", stage="draw")
    game = with_chance(start, chance)
    game.apply("take")
    assert hand(game, 0) == "r1 r2 y4"
    assert (draw_pile(game), chance.orders) == ("", [])


@pytest.mark.rule("T7", "K3")
def test_a_skip_under_a_single_card_can_be_shuffled() -> None:
    hands = ["r1 y4", "y1 y2", "g1 g2", "r3 S S S"]
    game = used_up("continental", hands, discard="S r12")
    assert game.apply("draw") == (DiscardsShuffled(0, 1), CardDrawn(0, card("S"), public=False))
    assert (draw_pile(game), discards(game)) == ("", "r12")


@pytest.mark.rule("T7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shuffle_leaves_a_skip_on_top_where_it_is(edition: str) -> None:
    hands = ["r1 y4", "y1 y2", "g1 g2", f"r3 {skips(edition)}"]
    game = used_up(edition, hands, discard="r12 S")
    assert game.apply("draw")[1] == CardDrawn(0, card("r12"), public=False)
    assert (draw_pile(game), discards(game)) == ("", "S")


@pytest.mark.rule("T7", "K3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skip_that_comes_on_top_does_not_keep_the_others_from_being_shuffled(edition: str) -> None:
    hands = [f"r1 {skips(edition)} S", "y1 y2", "g1 g2", "r3 r4"]
    game = used_up(edition, hands, discard="r12", stage="play")
    assert game.apply(skip_next(edition, 1))[-1] == TurnStarted(2)
    below, top = discards(game).split()
    assert game.apply("draw") == (DiscardsShuffled(2, 1), CardDrawn(2, card(below), public=False))
    assert (below, top) == (("S", "r12") if edition == "continental" else ("r12", "S"))
    assert discards(game) == top


@pytest.mark.rule("T7", "T10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("top", ["r12", "W"])
def test_with_nothing_to_shuffle_the_top_has_to_be_taken(edition: str, top: str) -> None:
    hands = ["r1 y4", "y1 y2", "g1 g2", f"r3 {skips(edition)} S"]
    game = used_up(edition, hands, discard=top)
    assert refusal_of(game, "draw") == "draw-pile-empty (T7)"
    assert moves(game) == ["0: take"]
    assert game.apply("take") == (CardTaken(0, card(top), must_use=False),)
    assert (draw_pile(game), discards(game)) == ("", "")
    assert refusal_of(game, f"discard {top}") == ""


@pytest.mark.rule("T7", "K3")
@pytest.mark.parametrize("edition", CHOSEN)
def test_with_only_a_skip_left_the_turn_goes_on_without_drawing(edition: str) -> None:
    hands = [f"r1 {skips(edition)} S", "y1 y2", "g1 g2", "r3 r4"]
    game = used_up(edition, hands, stage="play")
    assert game.apply("skip 1") == (
        SkipPlayed(0, 1, on_pile=False),
        lost(edition, 1),
        TurnStarted(2),
        NothingToDraw(2),
    )
    assert discards(game) == "S"
    assert refusal_of(game, "draw") == "already-drawn (T2)"
    assert refusal_of(game, "take") == "already-drawn (T2)"
    assert game.apply("discard g2") == (CardDiscarded(2, card("g2")), TurnStarted(3))
    assert hand(game, 2) == "g1"


@pytest.mark.rule("T7", "K6")
@pytest.mark.parametrize("edition", NEXT)
def test_a_skip_on_an_empty_pile_leaves_nothing_to_draw(edition: str) -> None:
    hands = [f"r1 {skips(edition)} S", "y1 y2", "g1 g2", "r3 r4"]
    game = used_up(edition, hands, stage="play")
    assert game.apply("skip")[-2:] == (TurnStarted(2), NothingToDraw(2))
    assert discards(game) == "S"


@pytest.mark.rule("T7")
@pytest.mark.parametrize("edition", CHOSEN)
def test_with_both_piles_empty_the_turn_goes_on_without_drawing(edition: str) -> None:
    hands = [f"r1 {skips(edition)} S", "y1 y2", "g1 g2", "r3 r4"]
    game = used_up(edition, hands, stage="play")
    assert game.apply("skip 2") == (SkipPlayed(0, 2, on_pile=False), TurnStarted(1), NothingToDraw(1))
    assert discards(game) == ""
    game.apply("hit y2 on 1")
    assert hand(game, 1) == "y1", "something besides the draw has changed"


@pytest.mark.rule("T7")
def test_a_turn_without_a_draw_is_one_turn_only() -> None:
    game = used_up("classic", ["r1 S S S S", "y1 y2", "g1 g2", "r3 r4"], stage="play")
    game.apply("skip 3")
    assert game.apply("discard y2")[-1] == TurnStarted(2)
    assert moves(game) == ["2: take"]


@pytest.mark.rule("T7")
@pytest.mark.parametrize("edition", CHOSEN)
def test_an_empty_discard_pile_offers_nothing(edition: str) -> None:
    game = position(edition, ["r1 S", "y1", "g1"], discard="r5", top_of_draw="g9", stage="draw")
    game.apply("take")
    assert game.apply("skip 2")[-1] == TurnStarted(1)
    assert discards(game) == ""
    assert refusal_of(game, "take") == "discard-pile-empty (T7)"
    assert moves(game) == ["1: draw"]
    game.apply("draw")
    assert hand(game, 1) == "y1 g9"
    game.apply("discard g9")
    assert discards(game) == ("S g9" if served(edition) == "under" else "g9 S")


@pytest.mark.rule("T7", "T3")
def test_the_phase_can_be_laid_without_a_draw() -> None:
    hands = ["r1 r2", "y11 y12", "g1 g2", "r3 S S S S", "y1 y2 y3 y4 y5 y6 y7 r9"]
    game = used_up("classic", hands, stage="play", seat=3)
    assert game.apply("skip 0")[-2:] == (TurnStarted(4), NothingToDraw(4))
    game.apply("lay 8: yellow = y1 y2 y3 y4 y5 y6 y7")
    assert table(game)[-1] == "4: yellow = y1 y2 y3 y4 y5 y6 y7"
    assert game.apply("discard r9")[1] == RoundEnded(4, 2)
