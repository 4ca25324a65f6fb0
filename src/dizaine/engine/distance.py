"""Distance to a phase: how many cards are missing. It is what bots and hints think with."""

from dizaine.engine.arrangement import (
    best_alone,
    declarations,
    declare,
    match_slots,
    same_as_before,
    set_group_slots,
    set_slots,
)
from dizaine.engine.counts import naturals_alone, spend, total
from dizaine.engine.dialect import rule
from dizaine.engine.tables import Rules
from dizaine.engine.workspace import Workspace


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
def fewest_missing(rules: Rules, work: Workspace, phase: int, group: int, left: int, used: int, fewest: int) -> int:
    """The fewest cards missing over all declarations from this group on, if fewer than `fewest`.

    `left` are the packed counts that the groups before have left over, `used` what they have used.
    """
    count = rules.group_count[phase]
    if group == count:
        return min(fewest, cards_wanted(rules, work, phase, used))
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    coloured = rules.phase_coloured[phase]
    if group == count - 1 and not coloured and rules.naturals < 2:
        return min(fewest, cards_wanted(rules, work, phase, used + naturals_alone(shape, size, left)))
    first = work.declaration[group - 1] if same_as_before(rules, phase, group) else 0
    for declaration in range(first, declarations(rules, shape, size)):
        if not declare(rules, work, phase, group, declaration):
            continue
        after = left
        now = used
        if coloured:
            set_slots(rules, work, phase, group + 1)
            now = work.slots - match_slots(rules, work)
        else:
            after = spend(shape, size, work.number[group], left)
            now += total(left) - total(after)
        hope = now
        for later in range(group + 1, count):
            hope += best_alone(rules, work, rules.group_shape[phase][later], rules.group_cards[phase][later])
        if rules.phase_cards[phase] - hope - work.wilds < fewest:
            fewest = fewest_missing(rules, work, phase, group + 1, after, now, fewest)
        if fewest == 0:
            break
    return fewest


@rule
def phase_distance(rules: Rules, work: Workspace, phase: int) -> int:
    """How many cards are missing for a phase with the cards spread out; 0 means that it can be laid."""
    return fewest_missing(rules, work, phase, 0, work.counts, 0, rules.phase_cards[phase] + 1)
