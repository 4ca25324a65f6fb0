"""Places instead of points (S6), and the standings of every way to win (S4, S5, V1, V4)."""

from pathlib import Path

import pytest

from dizaine import Game, load
from dizaine.engine.cards.events import (
    CardDiscarded,
    GameEnded,
    GroupHit,
    HandScored,
    PhaseLaid,
    PlaceWon,
    RoundEnded,
    RoundStarted,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from tests.engine.endings import (
    EDITIONS,
    cards_of,
    events_of,
    first_phase,
    hand_sizes,
    last_phase,
    melds_of,
    phases,
    scores,
)
from tests.engine.setup import position, refusal_of, write_book

PLACES = ("dutch", "classic+places", "continental+places", "express+places", "dutch-original+places")
LONG_PLACES = ("dutch", "classic+places", "continental+places", "dutch-original+places")


def finishing(edition: str, hands: list[str], laid: dict[int, int], *, dealer: int | None = None) -> Game:
    """Some seats have laid the last phase, each in some turn of the round; seat 0 is about to discard g12."""
    return position(
        edition,
        hands,
        phases=[10 if seat in laid else 4 for seat in range(len(hands))],
        groups=[group for seat in laid for group in last_phase(edition, seat)],
        facts={seat: f"laid 10 {turn}" for seat, turn in laid.items()},
        dealer=dealer,
        turns=20,
        round=12,
    )


def after_the_winner(edition: str, hands: list[str], *, seat: int = 0) -> Game:
    """Seat 1 has won and left; the other three of four play on."""
    return position(
        edition,
        hands,
        phases=[4, "end", 5, 6],
        seat=seat,
        dealer=0,
        round=13,
        facts={1: "place 1"},
        lines=["active 0 2 3", "winners 1"],
    )


# S6: places


@pytest.mark.rule("S6")
@pytest.mark.parametrize("edition", PLACES)
def test_the_first_to_complete_the_last_phase_wins_and_the_others_play_on(edition: str) -> None:
    game = finishing(edition, ["g12", "r12", "y12"], {1: 20})
    events = game.apply("discard g12")
    assert events_of(events, PlaceWon) == [PlaceWon(seat=1, place=1)]
    assert not events_of(events, GameEnded)
    assert events_of(events, RoundStarted) == [RoundStarted(round=13, dealer=0, replay=False)]
    assert not game.is_over
    full = 5 if edition.startswith("express") else 10
    assert hand_sizes(game) == [full, 0, full]
    assert phases(game) == [4, "end", 4]


@pytest.mark.rule("S6", "S2")
@pytest.mark.parametrize("edition", PLACES)
def test_nobody_counts_points(edition: str) -> None:
    game = finishing(edition, ["g12", "r12 W S", "y12 W"], {1: 20})
    counted = events_of(game.apply("discard g12"), HandScored)
    assert [(scored.points, scored.score) for scored in counted] == [(0, 0)] * 3
    assert scores(game) == [0, 0, 0]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("edition", PLACES)
def test_several_in_one_round_are_placed_in_the_order_of_laying(edition: str) -> None:
    """Seat 0 empties its hand, seat 1 holds the fewest cards of the others, seat 2 laid first."""
    game = finishing(edition, ["g12", "r12", "y12 W W"], {0: 9, 1: 17, 2: 6})
    events = game.apply("discard g12")
    assert events_of(events, PlaceWon) == [PlaceWon(2, 1), PlaceWon(0, 2), PlaceWon(1, 3)]
    assert events[-1] == GameEnded(winners=(2,))
    assert [(line.place, line.seat, line.winner) for line in game.standings()] == [
        (1, 2, True),
        (2, 0, False),
        (3, 1, False),
    ]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("edition", LONG_PLACES)
def test_the_order_of_laying_is_that_of_the_turns_played(edition: str) -> None:
    first, second = last_phase(edition, 2), last_phase(edition, 0)
    hands = [f"{cards_of(second)} g12", "r11", f"{cards_of(first)} g11 g10"]
    game = position(edition, hands, phases=[10, 4, 10], seat=2, top_of_draw="W")
    events = game.apply(f"2: lay 10: {melds_of(first)}")
    assert [type(event) for event in events] == [PhaseLaid], "the place comes with the end of the round"
    for move in ("2: discard g11", "0: draw", f"0: lay 10: {melds_of(second)}", "0: hit W on 0"):
        assert not events_of(game.apply(move), PlaceWon)
    events = game.apply("0: discard g12")
    assert events_of(events, PlaceWon) == [PlaceWon(2, 1), PlaceWon(0, 2), PlaceWon(1, 3)]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("edition", PLACES)
def test_a_finisher_plays_the_round_to_its_end(edition: str) -> None:
    game = finishing(edition, ["g12 y10 W", "r12", "y12"], {0: 3})
    assert events_of(game.apply("hit W on 0"), GroupHit)
    game.apply("discard g12")
    for seat in (1, 2):
        game.apply(f"{seat}: draw")
        game.apply(f"{seat}: discard {game.card_view(seat).hand[0]}")
    assert game.asked == 0
    assert not events_of(game.history, PlaceWon)
    assert [line.winner for line in game.standings()] == [False] * 3


@pytest.mark.rule("S6", "H1")
@pytest.mark.parametrize("edition", PLACES)
def test_groups_of_a_finisher_stay_open_to_hits(edition: str) -> None:
    own = ["2: odd = g5 g7 g9 g11"] if edition.startswith("express") else first_phase(edition, 2)
    groups = [*last_phase(edition, 0), *own]
    game = position(edition, ["g12 y12", "r12", "W r11"], phases=[10, 4, 1], groups=groups, seat=2)
    assert [hit.group for hit in events_of(game.apply("2: hit W on 0"), GroupHit)] == [0]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("edition", PLACES)
def test_the_last_one_left_gets_the_last_place_and_the_game_ends(edition: str) -> None:
    game = finishing(edition, ["g12", "r12"], {0: 20})
    events = game.apply("discard g12")
    assert events[-3:] == (PlaceWon(0, 1), PlaceWon(1, 2), GameEnded(winners=(0,)))
    assert game.winners == (0,)
    assert refusal_of(game, "1: draw") == "game-over (S6)"


@pytest.mark.rule("S6")
@pytest.mark.parametrize("edition", PLACES)
def test_later_rounds_award_the_next_places_and_the_first_stays_the_winner(edition: str) -> None:
    game = position(
        edition,
        ["g12", "", "r12", "y12"],
        phases=[4, "end", 10, 6],
        groups=last_phase(edition, 2),
        dealer=3,
        facts={1: "place 1"},
        lines=["active 0 2 3", "winners 1"],
    )
    events = game.apply("discard g12")
    assert events_of(events, PlaceWon) == [PlaceWon(2, 2)]
    assert not game.is_over
    last = position(
        edition,
        ["g12", "", "", "y12"],
        phases=[4, "end", "end", 10],
        groups=[group.replace("2:", "3:", 1) for group in last_phase(edition, 2)],
        dealer=3,
        facts={1: "place 1", 2: "place 2"},
        lines=["active 0 3", "winners 1"],
    )
    events = last.apply("discard g12")
    assert events_of(events, PlaceWon) == [PlaceWon(3, 3), PlaceWon(0, 4)]
    assert events[-1] == GameEnded(winners=(1,))
    assert [line.seat for line in last.standings()] == [1, 2, 3, 0]


@pytest.mark.rule("S6", "T1")
@pytest.mark.parametrize("edition", PLACES)
@pytest.mark.parametrize(("dealer", "expected", "first"), [(0, 2, 3), (1, 2, 3), (2, 3, 0), (3, 0, 2)])
def test_the_deal_and_the_first_turn_pass_over_those_who_left(
    edition: str, dealer: int, expected: int, first: int
) -> None:
    game = finishing(edition, ["g12", "r12", "y12", "y11"], {1: 20}, dealer=dealer)
    events = game.apply("discard g12")
    assert events_of(events, RoundStarted)[0].dealer == expected
    assert next(event.seat for event in events if isinstance(event, TurnStarted | TurnLost)) == first


@pytest.mark.rule("S6", "T1")
@pytest.mark.parametrize("edition", PLACES)
def test_turns_pass_over_those_who_left(edition: str) -> None:
    game = after_the_winner(edition, ["g12 g11", "", "r12 r11", "y12 y11"])
    assert game.apply("discard g12")[-1] == TurnStarted(2)
    assert refusal_of(game, "1: draw") == "left-with-a-place (S6)"
    assert list(game.legal_moves(1)) == []
    game.apply("2: draw")
    assert game.apply("2: discard r12")[-1] == TurnStarted(3)
    game.apply("3: draw")
    assert game.apply("3: discard y12")[-1] == TurnStarted(0)


@pytest.mark.rule("S6", "K6")
def test_a_skip_against_the_next_player_passes_over_those_who_left() -> None:
    game = after_the_winner("dutch", ["S g11", "", "r12", "y12"])
    events = game.apply("skip")
    assert events == (SkipPlayed(0, target=2, on_pile=True), TurnLost(2, skip=""), TurnStarted(3))


@pytest.mark.rule("S6", "K1")
@pytest.mark.parametrize("edition", ["classic+places", "continental+places", "express+places"])
def test_those_who_left_cannot_be_skipped(edition: str) -> None:
    game = after_the_winner(edition, ["S g11", "", "r12", "y12"])
    assert refusal_of(game, "skip 1") == "target-not-at-table (K1)"
    assert refusal_of(game, "skip 2") == ""


@pytest.mark.rule("S6", "V3")
def test_those_who_left_cannot_knock() -> None:
    game = after_the_winner("classic+places+knock", ["g12 g11", "", "r12", "y12"])
    game.apply("discard g12")
    assert refusal_of(game, "1: knock") == "left-with-a-place (S6)"
    assert refusal_of(game, "3: knock") == ""
    assert game.asked == 2


@pytest.mark.rule("S6", "T11")
@pytest.mark.parametrize("edition", PLACES)
def test_the_limit_counts_those_at_the_table_and_places_are_won_at_it_too(edition: str) -> None:
    game = position(
        edition,
        ["g12 g11", "", "r12", "y12"],
        phases=[4, "end", 10, 6],
        groups=last_phase(edition, 2),
        dealer=0,
        turns=299,
        facts={1: "place 1"},
        lines=["active 0 2 3", "winners 1"],
    )
    events = game.apply("discard g12")
    assert events_of(events, RoundEnded) == [RoundEnded(winner=None, turns=300)]
    assert events_of(events, PlaceWon) == [PlaceWon(2, 2)]


@pytest.mark.rule("S6", "S4")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch+points", "dutch-original"])
def test_with_points_the_game_ends_with_the_winner_and_there_are_no_places(edition: str) -> None:
    game = finishing(edition, ["g12", "r12", "y12"], {1: 20})
    events = game.apply("discard g12")
    assert not events_of(events, PlaceWon)
    assert events[-1] == GameEnded(winners=(1,))


@pytest.mark.rule("S6", "S4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_book_for_places_can_go_back_to_its_edition_s_own_way_to_count(edition: str, tmp_path: Path) -> None:
    """Two finish: 20 points and out, or 15 points and ten in hand."""
    write_book(tmp_path, f'extends = "{edition}+places"')
    book = load(f"{tmp_path / 'own.toml'}+points")
    groups = [*last_phase(edition, 0), *last_phase(edition, 1)]
    facts = {0: "score 20", 1: "score 15"}
    game = position(book, ["g12", "r12"], phases=10, groups=groups, facts=facts)
    winner = 1 if edition in ("dutch", "dutch-original") else 0
    assert game.apply("discard g12")[-1] == GameEnded(winners=(winner,))


@pytest.mark.rule("S6", "V2", "O3")
def test_places_can_be_combined_with_fewer_phases_and_house_options() -> None:
    edition = "dutch+phases=1+out-by-discard"
    game = position(edition, ["W g12", "r12", "y12"], groups=first_phase("dutch", 0))
    game.apply("hit W on 0")
    events = game.apply("discard g12")
    assert isinstance(events[0], CardDiscarded)
    assert events_of(events, PlaceWon) == [PlaceWon(0, 1)]
    assert hand_sizes(game) == [0, 10, 10]


# Standings


def lines(game: Game) -> list[tuple[int, int, int, int, bool]]:
    return [(line.place, line.seat, line.phases, line.score, line.winner) for line in game.standings()]


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", ["classic", "continental", "express", "dutch-original"])
def test_during_a_game_phases_come_before_points_and_level_players_share_a_place(edition: str) -> None:
    facts = {0: "score 5", 1: "score 40", 2: "score 90", 3: "score 40"}
    game = position(edition, ["g12 g11", "r12", "y12", "r9"], phases=[2, 4, 6, 4], facts=facts)
    assert lines(game) == [
        (1, 2, 5, 90, False),
        (2, 1, 3, 40, False),
        (2, 3, 3, 40, False),
        (4, 0, 1, 5, False),
    ]


@pytest.mark.rule("P8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_phase_counts_in_the_standings_as_soon_as_it_lies(edition: str) -> None:
    groups = first_phase(edition, 1)
    game = position(edition, ["g12", f"{cards_of(groups)} g11"], seat=1)
    game.apply(f"lay 1: {melds_of(groups)}")
    assert [(line.seat, line.phases) for line in game.standings()] == [(1, 1), (0, 0)]


@pytest.mark.rule("S4")
def test_at_the_end_the_winner_stands_first_also_with_more_points() -> None:
    """By the original Dutch rules the score before the last round decided."""
    groups = [*last_phase("dutch-original", 0), *last_phase("dutch-original", 1)]
    facts = {0: "score 20", 1: "score 15", 2: "score 0"}
    game = position("dutch-original", ["g12", "r12 W", "y9"], phases=[10, 10, 3], groups=groups, facts=facts)
    game.apply("discard g12")
    assert lines(game) == [(1, 1, 10, 45, True), (2, 0, 10, 20, False), (3, 2, 2, 5, False)]


@pytest.mark.rule("S5")
def test_the_winner_of_a_replay_stands_before_the_other_level_player() -> None:
    done = "done 1 2 3 4 5 6 7 8 9 10; score 30"
    game = position(
        "classic",
        ["", "r12", "g12"],
        phases=[5, 10, 10],
        seat=2,
        groups=last_phase("classic", 2),
        facts={0: "score 5", 1: done, 2: done},
        lines=["replay", "active 1 2"],
    )
    assert lines(game)[:2] == [(1, 1, 10, 30, False), (1, 2, 10, 30, False)]
    game.apply("discard g12")
    assert lines(game) == [(1, 2, 10, 30, True), (2, 1, 10, 30, False), (3, 0, 4, 5, False)]


@pytest.mark.rule("V1")
def test_with_ten_rounds_points_alone_decide_all_places() -> None:
    facts = {0: "done 1 2 3; score 60", 1: "done 1; score 20", 2: "done 2; score 40"}
    game = position("classic+ten-rounds", ["g12 g11", "r12", "y12"], phases=5, round=5, facts=facts)
    assert [line.seat for line in game.standings()] == [1, 2, 0]


@pytest.mark.rule("V4")
def test_in_free_order_the_number_of_phases_crossed_off_comes_first() -> None:
    facts = {0: "done 1 2; score 5", 1: "done 4 9 10; score 60", 2: "done 8 10; score 0"}
    game = position("continental+free-order", ["g12 g11", "r12", "y12"], facts=facts)
    assert lines(game) == [(1, 1, 3, 60, False), (2, 2, 2, 0, False), (3, 0, 2, 5, False)]


@pytest.mark.rule("S6")
def test_places_won_come_before_those_who_still_play() -> None:
    game = position(
        "dutch",
        ["g12 g11", "", "r12", ""],
        phases=[4, "end", 7, "end"],
        dealer=2,
        facts={1: "place 2", 3: "place 1"},
        lines=["active 0 2", "winners 3"],
    )
    assert lines(game) == [(1, 3, 10, 0, False), (2, 1, 10, 0, False), (3, 2, 6, 0, False), (4, 0, 3, 0, False)]
