"""What a roll is worth: the best way to make a phase with the dice as they lie (D5, D6).

Sets and runs: once it is said which number a set shows and where a run begins, it is known how many dice of each
number are wanted. Natural dice serve as far as they go, Ws replace the rest, and no other use of the dice under that
declaration is worth more. So the best declaration is the best assignment.
"""

from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import DICE
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.limits import NUMBERS
from dizaine.engine.shapes import COLLECTION, RUN, family_of


@rule
def score_dice(rules: Rules, work: Workspace, phase: int, face: list[int]) -> int:
    """The best score of a phase with these faces up, or -1 if they do not make it.

    Leaves in `work` the group that each die serves, and what each group is declared to be. Where several assignments
    are worth the same, it is the one with the lowest numbers, or the first colour.
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
    """The highest number of a set, or the highest beginning of a run (D5)."""
    if family_of(rules.group_shape[phase][group]) == RUN:
        return rules.numbers - rules.group_size[phase][group] + 1
    return rules.numbers


@rule
def add_demand(rules: Rules, work: Workspace, phase: int, group: int, declared: int) -> None:
    """Ask for the dice of one more group."""
    size = rules.group_size[phase][group]
    if family_of(rules.group_shape[phase][group]) == RUN:
        for number in range(declared, declared + size):
            work.demand[number] += 1
    else:
        work.demand[declared] += size


@rule
def score_declaration(rules: Rules, work: Workspace, phase: int) -> int:
    """The score under the declaration in hand, or -1 if the Ws do not suffice."""
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
    """Tell each die its group, under the best declaration: natural dice first, then Ws."""
    for group in range(rules.group_count[phase]):
        for number in range(NUMBERS + 1):
            work.demand[number] = 0
        add_demand(rules, work, phase, group, work.number[group])
        missing = rules.group_size[phase][group]
        for die in range(rules.dice):
            number = rules.face_number[die][face[die]]
            if number > 0 and work.used[die] == 0 and work.demand[number] > 0:
                work.used[die] = group + 1
                work.demand[number] -= 1
                missing -= 1
        for die in range(rules.dice):
            if missing > 0 and work.used[die] == 0 and rules.face_number[die][face[die]] == 0:
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
    """The score of a collection in one colour: the highest of its faces, a W for nothing; -1 if they are too few.

    A die without a face up (-1) does not take part.
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
