"""Who meets whom: every pairing, every seat, the same deals."""

from collections import Counter

import pytest

from dizaine.lab.backends import PlainBackend, Played
from dizaine.lab.cards.tally import CardTally
from dizaine.lab.plan import Plan
from dizaine.lab.results import ENDLESS, Results
from dizaine.lab.tournaments.plan import Format, Pairing, Span, TournamentPlan, deals_for
from dizaine.lab.tournaments.play import play_blocks
from dizaine.rulebooks import RulebookError, load

BOOK = load("express")


def plan(players: str, seats: int = 2, form: Format = "round-robin") -> TournamentPlan:
    return TournamentPlan(BOOK, tuple(players.split()), 7, seats, form)


def pairs(plan: TournamentPlan) -> list[str]:
    return [f"{player}-{opponent}" for player, opponent in plan.pairings]


def test_everybody_meets_everybody_once_at_tables_for_two() -> None:
    assert pairs(plan("a b c d")) == ["a-b", "a-c", "a-d", "b-c", "b-d", "c-d"]


def test_at_larger_tables_each_is_alone_among_each() -> None:
    assert pairs(plan("a b c", seats=4)) == ["a-b", "a-c", "b-a", "b-c", "c-a", "c-b"]


def test_on_a_ladder_each_meets_the_next() -> None:
    assert pairs(plan("a b c", form="ladder")) == ["a-b", "b-c"]
    assert pairs(plan("a b c", seats=3, form="ladder")) == ["a-b", "b-a", "b-c", "c-b"]


def test_the_lone_player_sits_everywhere_once() -> None:
    for seats in range(2, 7):
        lineups = [Pairing("a", "b").lineup(seats, place) for place in range(seats)]
        for seat in range(seats):
            assert Counter(lineup[seat] for lineup in lineups) == {"a": 1, "b": seats - 1}
        assert all(lineup.count("a") == 1 for lineup in lineups)


class Recorder(PlainBackend):
    """Records who sits where on which deal; the number of the deal determines the winning seat."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, tuple[str, ...]]] = []

    def play(self, plan: Plan, first: int, count: int, most: int = ENDLESS) -> Played:
        results, bots = Results(), plan.bots
        for index in range(count):
            self.seen.append((first + index, bots))
            results.winners[index] = 1 << (first + index) % len(bots)
            results.rounds[index] = first + index
        return Played(CardTally(), results)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("form", ["round-robin", "ladder"])
def test_on_each_deal_each_player_has_each_seat_equally_often(seats: int, form: Format) -> None:
    tournament, recorder = plan("random greedy easy", seats, form), Recorder()
    deals = 150  # more than a chunk
    blocks = play_blocks(recorder, tournament, 0, tournament.blocks(deals))
    for deal in range(deals):
        sitting = Counter(
            (name, seat) for number, bots in recorder.seen if number == deal for seat, name in enumerate(bots)
        )
        for name in tournament.players:
            assert len({sitting[name, seat] for seat in range(seats)}) == 1
    # Whichever seat is lucky on a deal, the lone player has it once.
    assert {block.won for block in blocks} == {60}


@pytest.mark.parametrize("cuts", [(1,), (2, 3, 1, 7, 30), (400,)])
def test_blocks_come_in_the_order_of_their_numbers_however_they_are_cut(cuts: tuple[int, ...]) -> None:
    tournament = plan("random greedy easy steady")
    total = tournament.blocks(70)
    whole = play_blocks(Recorder(), tournament, 0, total)
    assert [block.games[0].rounds for block in whole] == [number // 6 for number in range(total)]
    pieces, first, turn = [], 0, 0
    while first < total:
        count = min(cuts[turn % len(cuts)], total - first)
        pieces += play_blocks(Recorder(), tournament, first, count)
        first, turn = first + count, turn + 1
    assert pieces == whole


def test_spans_put_the_deals_of_a_pairing_together() -> None:
    tournament = plan("a b c")  # three pairings
    assert tournament.spans(0, 7) == [Span(0, 0, 3), Span(1, 0, 2), Span(2, 0, 2)]
    assert tournament.spans(4, 2) == [Span(1, 1, 1), Span(2, 1, 1)]
    assert tournament.deals(7) == 2


def test_games_are_rounded_up_to_complete_deals() -> None:
    assert [deals_for(games, 4) for games in (1, 4, 5)] == [1, 1, 2]


def test_a_tournament_that_makes_no_sense_is_refused() -> None:
    for players in ("a", "a b a"):
        with pytest.raises(ValueError, match=r"player|two"):
            plan(players)
    with pytest.raises(RulebookError):
        plan("a b", seats=7)
    with pytest.raises(ValueError, match="seed"):
        TournamentPlan(BOOK, ("a", "b"), -1)
    with pytest.raises(ValueError, match="swiss"):
        TournamentPlan(BOOK, ("a", "b"), 1, 2, "swiss")  # type: ignore[arg-type]
