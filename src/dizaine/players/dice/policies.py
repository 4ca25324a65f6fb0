"""The policies of the dice game that play inside the kernel."""

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
"""The weight of one more fitting die: more than any phase can score."""

ANY_COLOUR: Final = -1


@rule
def choose_dice_random(rules: Rules, state: State, generator: Generator, move: MoveRow) -> None:
    """Throw each die again with probability one half; stop if none is thrown."""
    move.seat = state.seat
    move.dice = random_below(generator, 1 << rules.dice)
    move.kind = MOVE_REROLL if move.dice else MOVE_STOP


@rule
def fit_declaration(rules: Rules, work: Workspace, phase: int) -> int:
    """How well the counted dice fit the declared groups: by dice first, then by points."""
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
    """Assign the dice to the sets and runs that they fit best. Returns how well they fit.

    A die with the face -1 is ignored.
    """
    for number in range(NUMBERS + 1):
        work.count[number] = 0
    for die in range(rules.dice):
        if face[die] >= 0:
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
    """Assign the dice of a colour to the collection. Returns how well they fit."""
    score_colour(rules, work, phase, colour, face)
    fit = 0
    for die in range(rules.dice):
        if work.used[die]:
            fit += WORTH + rules.face_number[die][face[die]]
    return fit


@rule
def fit_best_colour(rules: Rules, work: Workspace, phase: int, face: list[int]) -> int:
    """Assign the dice of the colour that fits best. Returns how well they fit."""
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
    """The face of a die with the highest number of a colour, or of any colour; -1 if there is none."""
    best = -1
    for face in range(FACES):
        if (colour == ANY_COLOUR or rules.face_colour[die][face] == colour) and (
            best < 0 or rules.face_number[die][face] > rules.face_number[die][best]
        ):
            best = face
    return best


@rule
def free_better_dice(rules: Rules, work: Workspace, phase: int, face: list[int]) -> None:
    """Of dice that show the same, use those whose highest face is lowest, so that the free ones can bring more."""
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
    """Whether the declared groups could bring more than a score, if the free dice fell as well as possible.

    This is an upper bound: each free die counts once, for any of its numbers. So no gain is overlooked.
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
    """Whether the free dice could raise the score of a phase of sets and runs."""
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
    """Whether the free dice could raise the score of a collection of one colour."""
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
    """Whether the dice that belong to no group could raise the score of a phase that is made."""
    if family_of(rules.group_shape[phase][0]) == COLLECTION:
        return can_gain_colour(rules, work, phase, face, score)
    return can_gain_groups(rules, work, phase, face, score)


@rule
def choose_dice_greedy(rules: Rules, state: State, work: Workspace, move: MoveRow) -> None:
    """Keep the dice that make most of the phase, of equals those with more points, and throw the others.

    The dice that make the phase stay, so it cannot be lost. The turn therefore ends early only if no fall of the other
    dice could bring more points.
    """
    phase = state.phase[state.seat]
    wanted = 0
    for group in range(rules.group_count[phase]):
        wanted += rules.group_size[phase][group]
    if family_of(rules.group_shape[phase][0]) == COLLECTION:
        score = fit_best_colour(rules, work, phase, state.face) - wanted * WORTH
    else:
        score = fit_groups(rules, work, phase, state.face) - wanted * WORTH
    throws_again = score < 0 or can_gain(rules, work, phase, state.face, score)
    if not throws_again:
        free_better_dice(rules, work, phase, state.face)
        throws_again = can_gain(rules, work, phase, state.face, score)
    move.seat = state.seat
    move.dice = 0
    move.kind = MOVE_STOP
    if throws_again:
        move.kind = MOVE_REROLL
        for die in range(rules.dice):
            if work.used[die] == 0:
                move.dice |= 1 << die


@rule
def choose_dice_by(
    policy: int, rules: Rules, state: State, work: Workspace, generator: Generator, move: MoveRow
) -> None:
    """Write the move that a policy chooses for the seat to move."""
    if policy == GREEDY:
        choose_dice_greedy(rules, state, work, move)
    else:
        choose_dice_random(rules, state, generator, move)
