"""How dice fill the places of a phase."""

from collections.abc import Callable
from itertools import combinations

import pytest

from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.game import Game
from dizaine.players.dice.plan import EMPTY, PlannedGroup, plan_phase
from dizaine.views.dice.view import DiceView


def lying(seed: int, phase: int) -> DiceView:
    """A roll of all dice for a phase, counted from 0."""
    view: DiceView = Game.new("dice", players=1, seed=seed).dice_view(0)
    view.state.phase[0] = phase
    return view


def standing(groups: tuple[PlannedGroup, ...]) -> list[int]:
    return [place.die for group in groups for place in group.places if place.die != EMPTY]


def most_that_fit(view: DiceView, phase: int) -> int:
    """How many dice a phase can keep, by trying all: the others are set to faces that would complete it."""
    rules, size = view.rules, sum(group.size for group in view.rulebook.phases[phase].groups)
    wild = [next((face for face in range(6) if not rules.face_number[die][face]), None) for die in range(rules.dice)]
    for count in range(size, 0, -1):
        for kept in combinations(range(rules.dice), count):
            faces = list(view.state.face)
            free = [die for die in range(rules.dice) if die not in kept]
            jokers = [die for die in free if wild[die] is not None][: size - count]
            if len(jokers) == size - count:
                for die in jokers:
                    faces[die] = wild[die] or 0
                if score_dice(rules, Workspace(), phase, faces) >= 0:
                    return count
    return 0


@pytest.mark.parametrize("phase", range(10))
def test_a_die_stands_where_its_number_or_colour_is_asked_for(phase: int) -> None:
    for seed in range(30):
        view = lying(seed, phase)
        groups = plan_phase(view)
        assert len(set(standing(groups))) == len(standing(groups))
        sizes = sorted(group.size for group in view.rulebook.phases[phase].groups)
        assert sorted(len(group.places) for group in groups) == sizes
        for group in groups:
            for index, place in enumerate(group.places):
                assert place.number == (group.number + index if group.shape == "run" and group.number else group.number)
                if place.die != EMPTY:
                    face = view.dice[place.die - 1]
                    assert face.colour == group.colour if group.shape == "colour" else face.number in (0, place.number)


@pytest.mark.parametrize("phase", range(10))
def test_it_is_full_exactly_when_the_phase_is_made(phase: int, size: Callable[[int, int], int]) -> None:
    full = 0
    for seed in range(size(60, 150)):
        view = lying(seed, phase)
        groups, made = plan_phase(view), view.made
        places = sum(len(group.places) for group in groups)
        assert (len(standing(groups)) == places) == (made is not None)
        if made is not None:
            full += 1
            points = sum(view.dice[die - 1].number for die in standing(groups))
            assert points == made.points
    assert full or phase > 3  # the first roll makes the easy phases now and then


@pytest.mark.parametrize("phase", [0, 1, 3])
def test_no_other_arrangement_keeps_more_dice(phase: int) -> None:
    for seed in range(6):
        view = lying(seed, phase)
        assert len(standing(plan_phase(view))) >= most_that_fit(view, phase)


def test_dice_that_are_thrown_again_leave_their_places() -> None:
    for seed in range(20):
        for phase in range(10):
            view = lying(seed, phase)
            thrown = standing(plan_phase(view))[:2]
            assert not set(thrown) & set(standing(plan_phase(view, thrown)))
            assert not standing(plan_phase(view, range(1, 11)))
            assert all(not group.number and not group.colour for group in plan_phase(view, range(1, 11)))
