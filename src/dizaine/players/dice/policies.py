"""The policies of the dice game that play inside the kernel: rule functions of the record alone."""

from typing import Final

from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import DICE, FACES
from dizaine.engine.dice.rows import MOVE_REROLL, MOVE_STOP, MoveRow
from dizaine.engine.dice.scoring import add_demand, assign_dice, count_dice_colours, last_declaration, score_colour
from dizaine.engine.dice.state import State
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.limits import NUMBERS
from dizaine.engine.randomness import Generator, random_below
from dizaine.engine.shapes import COLLECTION, family_of
from dizaine.players.registry import GREEDY

WORTH: Final = 1024
"""More than any phase can score: a die more in the fit counts for more than all points."""

ANY_COLOUR: Final = -1


@rule
def choose_dice_random(rules: Rules, state: State, generator: Generator, move: MoveRow) -> None:
    """Throw each die again with one chance in two; who throws none, stops."""
    move.seat = state.seat
    move.dice = random_below(generator, 1 << rules.dice)
    move.kind = MOVE_REROLL if move.dice else MOVE_STOP


@rule
def fit_declaration(rules: Rules, work: Workspace, phase: int) -> int:
    """How well the dice that were counted fit the declaration in hand: dice first, then points."""
    for number in range(NUMBERS + 1):
        work.demand[number] = 0
    wanted = 0
    for group in range(rules.group_count[phase]):
        add_demand(rules, work, phase, group, work.declared[group])
        wanted += rules.group_size[phase][group]
    fitting = 0
    points = 0
    for number in range(1, rules.numbers + 1):
        used = min(work.count[number], work.demand[number])
        fitting += used
        points += number * used
    return min(fitting + work.count[0], wanted) * WORTH + points


@rule
def fit_groups(rules: Rules, work: Workspace, phase: int, face: list[int]) -> int:
    """Give the dice to the sets and runs that they fit best; returns how well."""
    for number in range(NUMBERS + 1):
        work.count[number] = 0
    for die in range(rules.dice):
        work.count[rules.face_number[die][face[die]]] += 1
    best = -1
    second_last = last_declaration(rules, phase, 1) if rules.group_count[phase] > 1 else 1
    for first in range(1, last_declaration(rules, phase, 0) + 1):
        for second in range(1, second_last + 1):
            work.declared[0] = first
            work.declared[1] = second
            fit = fit_declaration(rules, work, phase)
            if fit > best:
                best = fit
                work.number[0] = first
                work.number[1] = second
    for die in range(DICE):
        work.used[die] = 0
    assign_dice(rules, work, phase, face)
    return best


@rule
def fit_colour(rules: Rules, work: Workspace, phase: int, colour: int, face: list[int]) -> int:
    """Give the dice of a colour to its collection, as far as they go; returns how well they fit."""
    score_colour(rules, work, phase, colour, face)
    fit = 0
    for die in range(rules.dice):
        if work.used[die]:
            fit += WORTH + rules.face_number[die][face[die]]
    return fit


@rule
def fit_best_colour(rules: Rules, work: Workspace, phase: int, face: list[int]) -> int:
    """Give the dice to the colour that they fit best; returns how well."""
    best = -1
    favourite = 0
    for colour in range(count_dice_colours(rules)):
        fit = fit_colour(rules, work, phase, colour, face)
        if fit > best:
            best = fit
            favourite = colour
    return fit_colour(rules, work, phase, favourite, face)


@rule
def highest_face(rules: Rules, die: int, colour: int) -> int:
    """The face of a die with the highest number, in a colour or in any; -1 if it has none."""
    best = -1
    for face in range(FACES):
        if (colour == ANY_COLOUR or rules.face_colour[die][face] == colour) and (
            best < 0 or rules.face_number[die][face] > rules.face_number[die][best]
        ):
            best = face
    return best


@rule
def free_better_dice(rules: Rules, work: Workspace, phase: int, face: list[int]) -> None:
    """Where dice show the same and not all are used, use those whose highest face is the lowest: more can come."""
    colour = work.colour if family_of(rules.group_shape[phase][0]) == COLLECTION else ANY_COLOUR
    for die in range(rules.dice):
        if work.used[die]:
            chosen = die
            highest = rules.face_number[die][highest_face(rules, die, colour)]
            for other in range(rules.dice):
                if (
                    work.used[other] == 0
                    and rules.face_number[other][face[other]] == rules.face_number[die][face[die]]
                    and (colour == ANY_COLOUR or rules.face_colour[other][face[other]] == colour)
                    and rules.face_number[other][highest_face(rules, other, colour)] < highest
                ):
                    chosen = other
                    highest = rules.face_number[other][highest_face(rules, other, colour)]
            group = work.used[die]
            work.used[die] = 0
            work.used[chosen] = group


@rule
def can_gain_declared(rules: Rules, work: Workspace, phase: int, free: int, score: int) -> int:
    """Whether the declaration in hand could bring more than a score, if the free dice fell as well as possible.

    Each free die counts once, but for any of its numbers, whichever the others show. So no gain is overlooked.
    """
    for number in range(NUMBERS + 1):
        work.demand[number] = 0
    for group in range(rules.group_count[phase]):
        add_demand(rules, work, phase, group, work.declared[group])
    most = 0
    missing = 0
    left = free
    for number in range(rules.numbers, 0, -1):
        kept = min(work.count[number], work.demand[number])
        missing += work.demand[number] - kept
        fallen = min(work.demand[number] - kept, min(work.reach[number], left))
        left -= fallen
        most += number * (kept + fallen)
    return 1 if most > score and missing <= work.count[0] + free else 0


@rule
def can_gain_groups(rules: Rules, work: Workspace, phase: int, face: list[int], score: int) -> int:
    """The same for sets and runs."""
    for number in range(NUMBERS + 1):
        work.count[number] = 0
        work.reach[number] = 0
    free = 0
    for die in range(rules.dice):
        if work.used[die]:
            work.count[rules.face_number[die][face[die]]] += 1
        else:
            free += 1
            for place in range(FACES):
                work.reach[rules.face_number[die][place]] += 1
    second_last = last_declaration(rules, phase, 1) if rules.group_count[phase] > 1 else 1
    for first in range(last_declaration(rules, phase, 0), 0, -1):
        for second in range(second_last, 0, -1):
            work.declared[0] = first
            work.declared[1] = second
            if can_gain_declared(rules, work, phase, free, score):
                return 1
    return 0


@rule
def can_gain_colour(rules: Rules, work: Workspace, phase: int, face: list[int], score: int) -> int:
    """The same for a collection of one colour; here each die falls for itself."""
    for die in range(rules.dice):
        work.kept[die] = work.used[die]
    gain = 0
    for colour in range(count_dice_colours(rules)):
        for die in range(rules.dice):
            work.face[die] = face[die] if work.kept[die] else highest_face(rules, die, colour)
        if score_colour(rules, work, phase, colour, work.face) > score:
            gain = 1
    for die in range(rules.dice):
        work.used[die] = work.kept[die]
    return gain


@rule
def can_gain(rules: Rules, work: Workspace, phase: int, face: list[int], score: int) -> int:
    """Whether the dice that serve no group could raise the score of a phase that is made."""
    if family_of(rules.group_shape[phase][0]) == COLLECTION:
        return can_gain_colour(rules, work, phase, face, score)
    return can_gain_groups(rules, work, phase, face, score)


@rule
def choose_dice_greedy(rules: Rules, state: State, work: Workspace, move: MoveRow) -> None:
    """Keep the dice that make most of the phase, among equals those with more points, and throw the others.

    A phase that is made cannot be lost by that, since what makes it stays. So the end of the turn comes early only
    where no fall of the others could bring more points.
    """
    phase = state.phase[state.seat]
    wanted = 0
    for group in range(rules.group_count[phase]):
        wanted += rules.group_size[phase][group]
    if family_of(rules.group_shape[phase][0]) == COLLECTION:
        score = fit_best_colour(rules, work, phase, state.face) - wanted * WORTH
    else:
        score = fit_groups(rules, work, phase, state.face) - wanted * WORTH
    goes_on = score < 0 or can_gain(rules, work, phase, state.face, score)
    if not goes_on:
        free_better_dice(rules, work, phase, state.face)
        goes_on = can_gain(rules, work, phase, state.face, score)
    move.seat = state.seat
    move.dice = 0
    move.kind = MOVE_STOP
    if goes_on:
        move.kind = MOVE_REROLL
        for die in range(rules.dice):
            if work.used[die] == 0:
                move.dice |= 1 << die


@rule
def choose_dice_by(
    policy: int, rules: Rules, state: State, work: Workspace, generator: Generator, move: MoveRow
) -> None:
    """The move that a policy makes for the seat that is asked."""
    if policy == GREEDY:
        choose_dice_greedy(rules, state, work, move)
    else:
        choose_dice_random(rules, state, generator, move)
