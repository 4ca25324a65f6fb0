"""The score of a roll: the best way to make a phase with the dice (D5, D6).

A declaration is the number of each set and the lowest number of each run. It fixes how many dice of each number are
needed. Using natural dice first and Ws for the rest is optimal for a declaration, so it suffices to try all
declarations.
"""

from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import DICE
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.limits import NUMBERS
from dizaine.engine.shapes import COLLECTION, RUN, family_of


@rule
def score_dice(rules: Rules, work: Workspace, phase: int, face: list[int]) -> int:
    """The best score of a phase with these faces, or -1 if they do not make it.

    Leaves the group of each die and the declarations in `work`. Of several assignments with the same score, the one
    with the lowest numbers or the first colour is chosen.
    """
    for die in range(DICE):
        work.used[die] = 0
    if family_of(rules.group_shape[phase][0]) == COLLECTION:
        return score_best_colour(rules, work, phase, face)
    return score_best_declaration(rules, work, phase, face)


@rule
def score_best_declaration(rules: Rules, work: Workspace, phase: int, face: list[int]) -> int:
    """The best score of a phase of sets and runs."""
    for number in range(NUMBERS + 1):
        work.count[number] = 0
    for die in range(rules.dice):
        work.count[rules.face_number[die][face[die]]] += 1
    best = -1
    first_last = last_declaration(rules, phase, 0)
    second_last = last_declaration(rules, phase, 1) if rules.group_count[phase] > 1 else 1
    for first in range(1, first_last + 1):
        for second in range(1, second_last + 1):
            work.declared[0] = first
            work.declared[1] = second
            score = score_declaration(rules, work, phase)
            if score > best:
                best = score
                work.number[0] = first
                work.number[1] = second
    if best >= 0:
        assign_dice(rules, work, phase, face)
    return best


@rule
def last_declaration(rules: Rules, phase: int, group: int) -> int:
    """The highest number of a set, or the highest start of a run (D5)."""
    if family_of(rules.group_shape[phase][group]) == RUN:
        return rules.numbers - rules.group_size[phase][group] + 1
    return rules.numbers


@rule
def add_demand(rules: Rules, work: Workspace, phase: int, group: int, declared: int) -> None:
    """Add the dice that a group needs to the demand."""
    size = rules.group_size[phase][group]
    if family_of(rules.group_shape[phase][group]) == RUN:
        for number in range(declared, declared + size):
            work.demand[number] += 1
    else:
        work.demand[declared] += size


@rule
def score_declaration(rules: Rules, work: Workspace, phase: int) -> int:
    """The score of the current declaration, or -1 if there are not enough Ws."""
    for number in range(NUMBERS + 1):
        work.demand[number] = 0
    for group in range(rules.group_count[phase]):
        add_demand(rules, work, phase, group, work.declared[group])
    score = 0
    missing = 0
    for number in range(1, rules.numbers + 1):
        used = min(work.count[number], work.demand[number])
        score += number * used
        missing += work.demand[number] - used
    return score if missing <= work.count[0] else -1


@rule
def assign_dice(rules: Rules, work: Workspace, phase: int, face: list[int]) -> None:
    """Assign dice to the groups of the best declaration: natural dice first, then Ws.

    A die with the face -1 is ignored.
    """
    for group in range(rules.group_count[phase]):
        for number in range(NUMBERS + 1):
            work.demand[number] = 0
        add_demand(rules, work, phase, group, work.number[group])
        missing = rules.group_size[phase][group]
        for die in range(rules.dice):
            number = rules.face_number[die][face[die]] if face[die] >= 0 else 0
            if number > 0 and work.used[die] == 0 and work.demand[number] > 0:
                work.used[die] = group + 1
                work.demand[number] -= 1
                missing -= 1
        for die in range(rules.dice):
            wild = face[die] >= 0 and rules.face_number[die][face[die]] == 0
            if wild and missing > 0 and work.used[die] == 0:
                work.used[die] = group + 1
                missing -= 1


@rule
def score_best_colour(rules: Rules, work: Workspace, phase: int, face: list[int]) -> int:
    """The best score of a collection of one colour, over all colours."""
    best = -1
    winner = 0
    for colour in range(count_dice_colours(rules)):
        score = score_colour(rules, work, phase, colour, face)
        if score > best:
            best = score
            winner = colour
    if best >= 0:
        score_colour(rules, work, phase, winner, face)
    else:
        for die in range(DICE):
            work.used[die] = 0
    return best


@rule
def count_dice_colours(rules: Rules) -> int:
    """One more than the highest colour on a face."""
    colours = 0
    for die in range(rules.dice):
        for face in rules.face_colour[die]:
            colours = max(colours, face + 1)
    return colours


@rule
def score_colour(rules: Rules, work: Workspace, phase: int, colour: int, face: list[int]) -> int:
    """The score of a collection in one colour: its highest faces, a W counting 0; -1 if there are too few.

    A die with the face -1 is ignored.
    """
    work.colour = colour
    for die in range(DICE):
        work.used[die] = 0
    score = 0
    for _ in range(rules.group_size[phase][0]):
        best = -1
        chosen = 0
        for die in range(rules.dice):
            if face[die] >= 0 and work.used[die] == 0 and rules.face_colour[die][face[die]] == colour:
                number = rules.face_number[die][face[die]]
                if number > best:
                    best = number
                    chosen = die
        if best < 0:
            return -1
        work.used[chosen] = 1
        score += best
    return score
