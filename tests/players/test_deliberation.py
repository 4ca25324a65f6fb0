"""Deliberation: clear choices end it early, close ones take all the time there is, and its answers hold."""

from collections.abc import Callable, Iterator
from itertools import pairwise, product
from math import sqrt

import pytest

from dizaine.engine.cards.moves import Discard, Move
from dizaine.players.cards.deliberation import FIRST_STEP, LONGEST_STEP, Deliberation, deliberate
from dizaine.players.cards.evidence import Evidence
from dizaine.players.cards.hints import Hint, hint_for, hint_of, hints_for
from dizaine.players.cards.player_memory import PlayerMemory
from dizaine.players.cards.win_chance import SURE
from dizaine.views.cards.view import CardView
from tests.engine.setup import position
from tests.players.test_hints import LAID, moments
from tests.sizes import SOAKING

Size = Callable[[int, int], int]


def clear_view() -> CardView:
    """A card that fits a group can be hit. Nobody would rather discard it, or the other one."""
    return position("continental", ["b7 r1 y1", 10], groups=LAID).card_view(0)


def twins_view() -> CardView:
    """After the phase is laid, the colours of cards that fit nothing do not matter."""
    return position("continental", ["r12 y12", 10], groups=LAID).card_view(0)


def found(*differences: list[float]) -> PlayerMemory:
    """A search that met these differences to the first candidate, for which each deal had the value of a half."""
    memory = PlayerMemory()
    memory.count = len(differences)
    for index, one in enumerate(differences):
        in_units = [round(difference * SURE) for difference in one]
        memory.entry[index] = 100 + index
        memory.alive[index] = 1
        memory.deals[index] = len(one)
        memory.better[index] = sum(in_units)
        memory.squares[index] = sum(unit**2 for unit in in_units)
        memory.value[index] = len(one) * SURE // 2 + sum(in_units)
    return memory


def around(mean: float, spread: float, deals: int) -> list[float]:
    """Differences with this mean and this standard deviation."""
    return [mean + spread * (1 if number % 2 else -1) for number in range(deals)]


class TestEvidence:
    def test_searches_add_up(self) -> None:
        halves = [found([0.0] * 40, around(0.01, 0.05, 40)), found([0.0] * 60, around(0.03, 0.05, 60))]
        evidence = Evidence().with_search(halves[0]).with_search(halves[1])
        whole = [*around(0.01, 0.05, 40), *around(0.03, 0.05, 60)]
        mean = sum(whole) / 100
        error = sqrt(sum((one - mean) ** 2 for one in whole)) / 100
        assert evidence.tried[1].gain == pytest.approx(mean, abs=1e-4)
        assert evidence.tried[1].error == pytest.approx(error, abs=1e-4)
        assert (evidence.tried[1].deals, evidence.rollouts) == (100, 200)

    @pytest.mark.parametrize(
        ("mean", "spread", "deals", "clear", "best", "equal"),
        [
            (0.10, 0.10, 100, True, 1, False),  # 10 standard errors better
            (-0.10, 0.10, 100, True, 0, False),
            (0.025, 0.10, 100, False, 1, False),  # 2.5 standard errors: likely
            (0.015, 0.10, 100, False, 0, True),  # 1.5 standard errors: nobody knows
            (0.005, 0.10, 100, False, 0, True),  # half a standard error: the steady player's move
            (-0.04, 0.20, 100, False, 0, False),  # too much to be called equal, and too uncertain to be clear
            (0.0, 0.0, 30, True, 0, True),
            (0.0, 0.0, 29, False, 0, False),
            (0.0, 0.02, 100, True, 0, True),  # less than half a percentage point, beyond doubt
            (0.0, 0.04, 100, False, 0, True),
            (-0.3, 0.01, 7, False, 0, False),  # too few deals to know the error
            (-0.3, 0.01, 8, True, 0, False),
        ],
    )
    def test_when_a_choice_is_clear(
        self, mean: float, spread: float, deals: int, clear: bool, best: int, equal: bool
    ) -> None:
        evidence = Evidence().with_search(found([0.0] * deals, around(mean, spread, deals)))
        assert (evidence.is_clear, evidence.best) == (clear, best)
        assert evidence.equal_to_best() == ([best, 1 - best] if equal else [best])

    def test_whoever_was_always_dropped_is_never_best(self) -> None:
        memory = found([0.0] * 40, around(0.01, 0.01, 40), [0.2] * 4)
        memory.alive[2] = 0
        assert Evidence().with_search(memory).best == 1
        memory.alive[2] = 1
        assert Evidence().with_search(memory).best == 2


def test_a_clear_choice_ends_early() -> None:
    *_, last = deliberate(clear_view(), 6_000)
    assert last.evidence.is_clear
    assert last.evidence.rollouts < 600
    assert hint_of(clear_view(), last).reason == "hit"


def test_the_only_move_needs_no_thought() -> None:
    view = position("continental", ["r1", 10], groups=LAID).card_view(0)
    (hint,) = hints_for(view)
    assert (hint.reason, hint.provisional, hint.alternatives) == ("last", False, ())


def test_moves_that_make_no_difference_end_early_and_stay_equal() -> None:
    *_, last = deliberate(twins_view(), 6_000)
    assert last.evidence.is_clear
    assert last.evidence.rollouts < 600
    hint = hint_of(twins_view(), last)
    assert isinstance(hint.move, Discard)
    assert [other.equal for other in hint.alternatives] == [True]


@pytest.mark.parametrize("rollouts", [8, 60, 100, 400])
def test_a_close_choice_takes_what_there_is(rollouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two moves that nobody can tell apart, not even as equal."""
    monkeypatch.setattr(Evidence, "is_clear", False)
    thoughts = list(deliberate(twins_view(), rollouts))
    spent = [thinking.evidence.rollouts for thinking in thoughts]
    assert spent[-1] == rollouts, "two moves to compare, so no budget is left over"
    assert spent[0] == min(FIRST_STEP, rollouts)
    assert all(0 < after - before <= LONGEST_STEP for before, after in pairwise(spent))
    assert [thinking.is_over for thinking in thoughts] == [False] * (len(thoughts) - 1) + [True]


def test_hints_are_provisional_until_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Evidence, "is_clear", False)
    hints = list(hints_for(twins_view(), 90))
    assert [hint.provisional for hint in hints] == [True, False]
    assert hint_for(twins_view(), 90) == hints[-1]


def test_each_step_meets_other_deals() -> None:
    """The second step alone, and after the first: the sums of both are not twice the same."""
    view = twins_view()
    one, two = Deliberation().further(view), Deliberation(seed=1).further(view)
    assert one.evidence.tried[1].value != two.evidence.tried[1].value
    assert Deliberation().further(view) == one


class Clock:
    """Each look at it costs some seconds."""

    def __init__(self, seconds: float) -> None:
        self.now = 0.0
        self.seconds = seconds

    def __call__(self) -> float:
        self.now += self.seconds
        return self.now


@pytest.mark.parametrize(("step", "steps"), [(0.4, 3), (0.5, 3), (0.7, 2), (0.8, 1), (5.0, 1)])
def test_the_time_is_kept(step: float, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In 1.5 seconds; the last step ends before, unless it is the first."""
    monkeypatch.setattr(Evidence, "is_clear", False)
    monkeypatch.setattr("dizaine.players.cards.deliberation.MOST_ROLLOUTS", 6_000)
    monkeypatch.setattr("dizaine.players.cards.deliberation.LONGEST_STEP", 4)
    thoughts = list(deliberate(twins_view(), clock=Clock(step)))
    assert [thinking.is_over for thinking in thoughts] == [False] * (steps - 1) + [True]
    with_counted_work = list(deliberate(twins_view(), 20, clock=Clock(99.0)))
    assert len(with_counted_work) == 5, "where work is counted, time is not"


def test_the_setting_caps_the_total() -> None:
    """The tests run with DIZAINE_ROLLOUTS=8."""
    (thinking,) = deliberate(twins_view())
    assert thinking.evidence.rollouts == 8
    assert not hint_for(twins_view()).provisional


def some_views(size: Size) -> Iterator[CardView]:
    for seed, book in product(range(size(1, 3)), ("express", "continental", "classic")[: size(2, 3)]):
        for game in moments(book, seed, 6):
            yield game.card_view(game.asked)


def good_moves(hint: Hint) -> set[Move]:
    return {hint.move, *(other.move for other in hint.alternatives if other.equal)}


def test_other_deals_lead_to_the_same_move_or_an_equal_one(size: Size) -> None:
    """At least one is among the good moves of the other. Rounds in which somebody has laid are quicker to play out."""
    rollouts, seen, disagreed = size(300, 2_000), 0, 0
    for view in some_views(size):
        if not view.groups and not SOAKING:
            continue
        hints = []
        for seed in (0, 1_000):
            *_, last = deliberate(view, rollouts, seed=seed)
            hints.append(hint_of(view, last))
        one, other = hints
        seen += 1
        disagreed += one.move not in good_moves(other) and other.move not in good_moves(one)
    assert seen >= size(3, 30)
    assert disagreed <= seen // 20
