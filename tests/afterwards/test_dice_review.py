"""The review of a dice game: exact losses by the best play, which is a simple one here."""

from collections.abc import Iterable, Sequence

import pytest

from dizaine import Game, Reroll
from dizaine.afterwards.dice import judge
from dizaine.afterwards.dice.judge import DiceJudge
from dizaine.afterwards.findings import Unjudged
from dizaine.afterwards.review import ReviewWork
from dizaine.players.dice.keep import Advice, Keep
from dizaine.rulebooks.dice import load_dice

MOVES = ("roll 1", "roll 1 2 3", "stop", "roll 2", "roll 1", "stop", "roll 4 5", "roll 1", "stop")
"""What each move keeps of ten dice is worth a point per die, except that keeping all is worth nothing."""


class OnePointPerDie:
    """Best is to keep all dice but one."""

    def keep(self, phase: int, total: int, first: bool, roll: int, faces: Sequence[int], dice: Iterable[int]) -> Keep:
        kept = tuple(sorted(dice))
        return Keep(kept, 0.0 if len(kept) == 10 else float(len(kept)), 0.5)

    def advice(self, phase: int, total: int, first: bool, roll: int, faces: Sequence[int]) -> Advice:
        return Advice(self.keep(phase, total, first, roll, faces, range(9)))


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
