"""The policies of the dice game that play inside the kernel: rule functions of the record alone."""

from typing import Final

from dizaine.engine.dialect import rule
from dizaine.engine.dice.limits import DICE
from dizaine.engine.dice.rows import MOVE_REROLL, MOVE_STOP, DiceMoveRow
from dizaine.engine.dice.scoring import add_demand, assign_dice, count_dice_colours, last_declaration, score_colour
from dizaine.engine.dice.state import DiceState
from dizaine.engine.dice.tables import DiceRules
from dizaine.engine.dice.workspace import DiceWork
from dizaine.engine.limits import NUMBERS
from dizaine.engine.randomness import Generator, random_below
from dizaine.engine.shapes import COLLECTION, family_of

DICE_RANDOM: Final = 0
DICE_GREEDY: Final = 1
DICE_POLICIES: Final = {"random": DICE_RANDOM, "greedy": DICE_GREEDY}
"""The numbers of the policies by their names."""

WORTH: Final = 1024
"""More than any phase can score: a die more in the fit counts for more than all points."""


@rule
def choose_dice_random(rules: DiceRules, state: DiceState, generator: Generator, move: DiceMoveRow) -> None:
    """Throw each die again with one chance in two; who throws none, stops."""
    move.seat = state.seat
    move.dice = random_below(generator, 1 << rules.dice)
    move.kind = MOVE_REROLL if move.dice else MOVE_STOP


@rule
def fit_declaration(rules: DiceRules, work: DiceWork, phase: int) -> int:
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
def fit_groups(rules: DiceRules, work: DiceWork, phase: int, face: list[int]) -> int:
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
def fit_colour(rules: DiceRules, work: DiceWork, phase: int, colour: int, face: list[int]) -> int:
    """Give the dice of a colour to its collection, as far as they go; returns how well they fit."""
    score_colour(rules, work, phase, colour, face)
    fit = 0
    for die in range(rules.dice):
        if work.used[die]:
            fit += WORTH + rules.face_number[die][face[die]]
    return fit


@rule
def fit_best_colour(rules: DiceRules, work: DiceWork, phase: int, face: list[int]) -> int:
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
def choose_dice_greedy(rules: DiceRules, state: DiceState, work: DiceWork, move: DiceMoveRow) -> None:
    """Keep the dice that make most of the phase, among equals those with more points; stop when it is made."""
    phase = state.phase[state.seat]
    wanted = 0
    for group in range(rules.group_count[phase]):
        wanted += rules.group_size[phase][group]
    if family_of(rules.group_shape[phase][0]) == COLLECTION:
        fit = fit_best_colour(rules, work, phase, state.face)
    else:
        fit = fit_groups(rules, work, phase, state.face)
    move.seat = state.seat
    move.dice = 0
    move.kind = MOVE_STOP
    if fit < wanted * WORTH:
        move.kind = MOVE_REROLL
        for die in range(rules.dice):
            if work.used[die] == 0:
                move.dice |= 1 << die


@rule
def choose_dice_by(
    policy: int, rules: DiceRules, state: DiceState, work: DiceWork, generator: Generator, move: DiceMoveRow
) -> None:
    """The move that a policy makes for the seat that is asked."""
    if policy == DICE_GREEDY:
        choose_dice_greedy(rules, state, work, move)
    else:
        choose_dice_random(rules, state, generator, move)
