"""Games with custom bots are those of the plain backend, and a bot that fails loses."""

from collections.abc import Iterator

import pytest

from dizaine.lab.backends import PlainBackend, best_backend
from dizaine.lab.cards.tally import CardTally
from dizaine.lab.dice.tally import DiceTally
from dizaine.lab.forfeits import Forfeit, ForfeitReport, Forfeits
from dizaine.lab.lineup import BOTS
from dizaine.lab.plan import Plan
from dizaine.lab.simulation import simulate
from dizaine.lab.tally import BOT_POINTS, BOT_WINS, GAMES, WINS
from dizaine.lab.tournaments.blocks import Block
from dizaine.lab.tournaments.ledger import plan_facts
from dizaine.lab.tournaments.plan import TournamentPlan
from dizaine.lab.tournaments.play import play_blocks, play_deals
from dizaine.rulebooks import load
from dizaine.rulebooks.dice import load_dice

SAME = "tests.own_bots:Remembering"
RAISING = "tests.own_bots:Raising"
BOOK = load("express+phases=2")


def without_bots(sums: list[int]) -> list[int]:
    """The sums that do not depend on the numbers of bots."""
    by_bot = {*range(BOT_WINS, BOT_WINS + BOTS), *range(BOT_POINTS, BOT_POINTS + BOTS)}
    return [value for place, value in enumerate(sums) if place not in by_bot]


@pytest.mark.parametrize(
    ("edition", "other"), [("express+phases=2", "random"), ("continental+knock+phases=1", "steady")]
)
def test_a_guest_that_plays_like_one_of_ours_gets_the_same_games(edition: str, other: str) -> None:
    book = load(edition)
    ours = PlainBackend().run(Plan(book, ("greedy", other, "greedy"), 5), 3, 2).tally
    count = PlainBackend().run(Plan(book, (SAME, other, "greedy"), 5), 3, 2)
    assert without_bots(count.tally.sums) == without_bots(ours.sums)
    assert isinstance(count.tally, CardTally)
    assert isinstance(ours, CardTally)
    assert (count.tally.holds, count.tally.game_lengths) == (ours.holds, ours.game_lengths)
    assert count.forfeits == Forfeits()


def test_the_same_for_dice() -> None:
    book = load_dice("dice")
    ours = PlainBackend().run(Plan(book, ("greedy", "random"), 5), 3, 4).tally
    count = PlainBackend().run(Plan(book, (SAME, "random"), 5), 3, 4)
    assert count.tally.sums[WINS : WINS + 2] == ours.sums[WINS : WINS + 2]
    assert isinstance(count.tally, DiceTally)
    assert isinstance(ours, DiceTally)
    assert count.tally.scores == ours.scores
    assert sum(count.tally.sums[BOT_WINS : BOT_WINS + 8]) == sum(ours.sums[BOT_WINS : BOT_WINS + 8])


def test_the_same_games_in_a_tournament() -> None:
    for book in (BOOK, load_dice("dice")):
        guests, ours, both = (Plan(book, bots, 5) for bots in ((SAME, "random"), ("greedy", "random"), (SAME, SAME)))
        assert play_deals(PlainBackend(), guests, 3, 4) == play_deals(PlainBackend(), ours, 3, 4)
        assert play_deals(PlainBackend(), both, 3, 1, most=7)[0].decisions == 7


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        ("Raising", "raised", "ZeroDivisionError: no cards, no points"),
        ("Quitting", "raised", "SystemExit: 3"),
        ("Silent", "no-move", "None"),
        ("Talking", "no-move", ""),
        ("Foreign", "no-move", ""),
        ("Hollow", "no-move", ""),
        ("Cheating", "refused", ": draw"),
        ("Usurping", "refused", ": draw"),
        ("Needy", "raised", "TypeError"),
    ],
)
def test_a_bot_that_fails_loses_and_the_games_continue(bot: str, reason: str, detail: str) -> None:
    name = f"tests.own_bots:{bot}"
    count = PlainBackend().run(Plan(BOOK, ("random", name), 5), 0, 3)
    assert count.tally.sums[GAMES] == 3
    assert count.tally.sums[WINS : WINS + 2] == [3, 0], "the stronger substitute won a forfeited game"
    (report,) = count.forfeits.reports()
    assert (report.bot, report.games, report.seat, report.reason) == (name, 3, 2, reason)
    assert detail in report.detail


def test_a_bot_that_fails_at_dice_loses() -> None:
    count = PlainBackend().run(Plan(load_dice("dice"), (RAISING, "random"), 5), 0, 6)
    assert count.tally.sums[WINS : WINS + 2] == [0, 6]
    assert count.forfeits.reports()[0].games == 6


def test_among_several_the_best_of_the_others_wins() -> None:
    (game,) = play_deals(PlainBackend(), Plan(load("express"), ("random", RAISING, "greedy"), 5), 0, 1)
    assert game.winners in (0b001, 0b100)
    assert game.forfeits == (Forfeit(1, RAISING, "raised", "ZeroDivisionError: no cards, no points"),)


def test_if_all_fail_they_share_the_game() -> None:
    plan = Plan(BOOK, ("tests.own_bots:Silent", "tests.own_bots:Cheating"), 5)
    (game,) = play_deals(PlainBackend(), plan, 0, 1)
    assert game.winners.bit_count() >= 1
    assert {forfeit.seat for forfeit in game.forfeits} == {0, 1}


def test_forfeits_add_up_and_the_first_one_is_kept() -> None:
    first = Forfeits.of_game([Forfeit(2, "a", "raised", "x"), Forfeit(0, "a", "raised", "y")])
    later = Forfeits.of_game([Forfeit(1, "a", "no-move", "z"), Forfeit(0, "b", "refused", "w")])
    assert first.plus(later).reports() == (
        ForfeitReport("a", 2, 3, "raised", "x"),
        ForfeitReport("b", 1, 1, "refused", "w"),
    )


def last(counts: Iterator[object]) -> object:
    *_, count = counts
    return count


def test_the_number_of_workers_makes_no_difference() -> None:
    plan = Plan(BOOK, (RAISING, "greedy"), 5)
    assert last(simulate(plan, 12, PlainBackend(), 2)) == last(simulate(plan, 12, PlainBackend(), 1))


def test_a_tournament_keeps_forfeits_in_its_file() -> None:
    plan = TournamentPlan(load("express"), ("greedy", RAISING), 3)
    backend = best_backend(plan.book, plan.players)
    assert backend.name == "plain"
    (block,) = play_blocks(backend, plan, 0, 1)
    assert len(block.forfeits.reports()) == 1
    assert Block.from_line(block.to_line(), 2) == block
    old = "[[1,[250,315],14,402],[2,[330,255],13,377]]"
    assert Block.from_line(old, 2).to_line() == old
    for wrong in ("[[1,[0,5],1,4,7],[1,[0,5],1,4]]", '[[1,[0,5],1,4,[[0,"a","odd","b"]]],[1,[0,5],1,4]]'):
        with pytest.raises(ValueError, match="no forfeit"):
            Block.from_line(wrong, 2)


def test_a_file_is_refused_if_the_code_of_a_custom_player_changed() -> None:
    ours, own = (plan_facts(TournamentPlan(BOOK, ("greedy", name), 3)) for name in ("random", SAME))
    assert ours["code"] != own["code"]
