"""The review of a dice game: exact losses by the best play, which is a simple one here."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from dizaine import Game, Reroll, Stop
from dizaine.afterwards.dice import judge
from dizaine.afterwards.dice.judge import DiceJudge
from dizaine.afterwards.findings import Glance, Unjudged
from dizaine.afterwards.review import ReviewWork
from dizaine.players.dice.keep import Keep
from dizaine.rulebooks.dice import load_dice

MOVES = ("roll 1", "roll 1 2 3", "stop", "roll 2", "roll 1", "stop", "roll 4 5", "roll 1", "stop")
"""What each move keeps of ten dice is worth a point per die, except that keeping all is worth nothing."""


class OnePointPerDie:
    """Best is to keep all dice but one."""

    dice = 10

    def solitaire_turn(self, *question: object) -> None:
        """All turns are alike."""

    def decision(self, *question: object) -> OnePointPerDie:
        return self

    def keep(self, dice: Iterable[int]) -> Keep:
        kept = tuple(sorted(dice))
        return Keep(kept, 0.0 if len(kept) == 10 else float(len(kept)), 0.5)

    def best(self) -> Keep:
        return self.keep(range(9))


def played() -> Game:
    game = Game.new("dice", players=1, seed=3)
    for move in MOVES:
        game.apply(move)
    return game


def test_losses_are_exact_and_the_worst_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "load_policy", lambda book: OnePointPerDie())
    game = played()
    judged = DiceJudge(load_dice("dice"))
    work = ReviewWork(game.record(), 0)
    work.go_on(60, judged)
    losses = {glance.number: glance.loss for glance in work.glances}
    choices = [number for number in range(len(MOVES)) if number in losses]
    assert [losses[number] for number in choices] == [
        9.0 if MOVES[number] == "stop" else len(MOVES[number].split()) - 2 for number in choices
    ]
    costly = [finding for finding in work.findings if not finding.agreed and finding.is_clear]
    assert {str(finding.best) for finding in costly} == {"0: roll 10"}
    assert max(costly, key=lambda finding: finding.difference).difference == max(losses.values())
    assert all(finding.error == 0 for finding in work.findings)
    again = Game.new("dice", players=1, seed=3)
    assert judged.verdict(again, 0, Reroll(0, (7,))).loss == 0, "another die is just as good"
    assert judged.verdict(again, 0, Reroll(0, (1, 2, 3))).loss == 2


def test_without_a_solution_nobody_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "load_policy", lambda book: None)
    with pytest.raises(Unjudged):
        DiceJudge(load_dice("dice"))


def test_a_machine_that_never_solved_anything_judges(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopping with dice that make nothing fails for certain, so that even rolling all of them is better."""
    monkeypatch.setenv("DIZAINE_CACHE", str(tmp_path))
    judged = DiceJudge(load_dice("dice"))
    game = Game.new("dice", players=1, seed=5)
    assert game.dice_view(0).made is None
    best = judged.verdict(game, 0, Stop(0)).best
    assert isinstance(best, Reroll)
    assert judged.verdict(game, 0, best).loss == 0
    assert judged.verdict(game, 0, Stop(0)).loss > judged.verdict(game, 0, Reroll(0, tuple(range(1, 11)))).loss
    glance = judged.glance(game, 0, best)
    assert glance is not None
    assert glance.agreed
    assert glance.stake > 0


@pytest.mark.rule("D9", "D10")
def test_who_plays_last_plays_to_win_and_is_not_judged_by_points() -> None:
    judged = DiceJudge(load_dice("dice"))
    game = Game.new("dice", players=3, seed=3)
    first, second, last = game.dice_view(0).state.order[:3]

    def glance_of(seat: int) -> Glance | None:
        view = game.dice_view(seat)
        view.state.seat, view.state.finisher, view.state.phase[seat] = seat, first, 9
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Game, "dice_view", lambda game, seat: view)
            return judged.glance(game, 0, Stop(seat))

    assert glance_of(last) is None
    assert glance_of(second) is not None, "in a last run before others, points still count"
