"""Distance to a phase: how many cards are missing. It is what bots and hints think with.

Wilds fill any slot, so the distance follows from the most natural cards that the phase can use at once. For groups
that ask for no colour these are found in packed counts: number by number for sets, best first, and with one
multiplication for a run that comes last. Several groups of which one asks for a colour share cards in less simple
ways: there the cards are matched to slots, declaration by declaration.
"""

from dizaine.engine.arrangement import (
    best_alone,
    declarations,
    declare,
    match_slots,
    same_as_before,
    set_group_slots,
    set_slots,
)
from dizaine.engine.counts import highest, naturals_alone, present, spend, total
from dizaine.engine.dialect import rule
from dizaine.engine.shapes import SET, family_of
from dizaine.engine.tables import Rules
from dizaine.engine.workspace import Workspace


@rule
def most_used(rules: Rules, phase: int, group: int, counts: int) -> int:
    """The most natural cards, of those counted, that the groups of a phase from this one on can use; no colours."""
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    if group == rules.group_count[phase] - 1:
        return naturals_alone(shape, size, counts)
    rest = 0
    for later in range(group + 1, rules.group_count[phase]):
        rest += naturals_alone(rules.group_shape[phase][later], rules.group_cards[phase][later], counts)
    best = 0
    if family_of(shape) == SET:
        used = highest(counts, size)
        while used > 0 and used + rest > best:
            numbers = present(counts, used)
            if used < size:
                numbers &= ~present(counts, used + 1)
            while numbers:
                one = numbers & -numbers
                numbers -= one
                best = max(best, used + most_used(rules, phase, group + 1, counts - used * one))
            used -= 1
        return best if best >= rest else max(best, most_used(rules, phase, group + 1, counts))
    for declaration in range(declarations(rules, shape, size)):
        after = spend(shape, size, declaration + 1, counts)
        used = total(counts) - total(after)
        if used + rest > best:
            best = max(best, used + most_used(rules, phase, group + 1, after))
    return best


@rule
def cards_wanted(rules: Rules, work: Workspace, phase: int, used: int) -> int:
    """Cards missing for a phase as it is declared, if it uses so many natural cards (W3, O2)."""
    missing = rules.phase_cards[phase] - used - work.wilds
    bare = 1 if rules.naturals and used == 0 else 0
    if rules.naturals == 2:
        set_group_slots(rules, work, phase)
        bare = match_slots(rules, work)
    return max(missing, bare, 0)


@rule
def fewest_missing(rules: Rules, work: Workspace, phase: int, group: int, fewest: int) -> int:
    """The fewest cards missing over all declarations from this group on, if fewer than `fewest`."""
    count = rules.group_count[phase]
    if group == count:
        set_slots(rules, work, phase, count)
        used = work.slots - match_slots(rules, work)
        return min(fewest, cards_wanted(rules, work, phase, used))
    shape = rules.group_shape[phase][group]
    first = work.declaration[group - 1] if same_as_before(rules, phase, group) else 0
    for declaration in range(first, declarations(rules, shape, rules.group_cards[phase][group])):
        if not declare(rules, work, phase, group, declaration):
            continue
        set_slots(rules, work, phase, group + 1)
        hope = work.slots - match_slots(rules, work) + work.wilds
        for later in range(group + 1, count):
            hope += best_alone(rules, work, rules.group_shape[phase][later], rules.group_cards[phase][later])
        if rules.phase_cards[phase] - hope < fewest:
            fewest = fewest_missing(rules, work, phase, group + 1, fewest)
        if fewest == 0:
            break
    return fewest


@rule
def phase_distance(rules: Rules, work: Workspace, phase: int) -> int:
    """How many cards are missing for a phase with the cards spread out; 0 means that it can be laid."""
    if rules.naturals == 2 or (rules.phase_coloured[phase] and rules.group_count[phase] > 1):
        return fewest_missing(rules, work, phase, 0, rules.phase_cards[phase] + 1)
    if rules.phase_coloured[phase]:
        used = best_alone(rules, work, rules.group_shape[phase][0], rules.group_cards[phase][0])
    else:
        used = most_used(rules, phase, 0, work.counts)
    return cards_wanted(rules, work, phase, used)
