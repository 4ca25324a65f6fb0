"""The nearest way to lay a phase of any kind, out of all declarations of its groups: branch and bound.

The declarations of each group are tried in order, the best first (see `candidates`). A branch is cut off as soon as
even the best declarations of the remaining groups could not improve on what has been found.

Packed counts tell how many natural cards some groups can use together: the groups with the least choice take theirs
first, and the others take what is left. That does not work for a collection of one colour beside groups of any colour:
which of its cards they take matters to it. There, cards are matched to slots.
"""

from dizaine.engine.bits import bit_count
from dizaine.engine.cards.candidates import alone, cards_of, declaration_of, list_candidates, repeat_candidates
from dizaine.engine.cards.cards import NONE, WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.counts import total
from dizaine.engine.cards.declarations import same_as_before, set_declaration
from dizaine.engine.cards.natural_use import spend, used_alone
from dizaine.engine.cards.slots import UNDECLARED, match, match_groups, match_slots, set_group_slots, sort_places
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import rule
from dizaine.engine.shapes import NO_COLOUR, RUN, family_of, has_one_colour, parity_of


@rule
def choice(rules: Rules, phase: int, group: int) -> int:
    """How much choice of cards a group has: of one colour less than of any, of some numbers less than of all."""
    shape = rules.group_shape[phase][group]
    if not has_one_colour(shape):
        return 3
    if family_of(shape) == RUN:
        return 0
    return 1 if parity_of(shape) else 2


@rule
def order_groups(rules: Rules, work: Workspace, phase: int) -> None:
    """Put the groups with the least choice first, unless cards are matched anyway; like groups stay together."""
    groups = rules.group_count[phase]
    for group in range(groups):
        place = group
        if not rules.matched_phases >> phase & 1:
            while place > 0 and choice(rules, phase, work.order[place - 1]) > choice(rules, phase, group):
                work.order[place] = work.order[place - 1]
                place -= 1
        work.order[place] = group


@rule
def prepare_search(rules: Rules, work: Workspace, phase: int) -> int:
    """List the candidates of each group; returns the most natural cards that all groups together could use."""
    sort_places(rules, work)
    groups = rules.group_count[phase]
    for group in range(groups):
        if same_as_before(rules, phase, group):
            repeat_candidates(work, group)
        else:
            list_candidates(rules, work, phase, group)
    order_groups(rules, work, phase)
    most = 0
    rest = 0
    for index in range(groups):
        step = groups - 1 - index
        work.likes[step] = 0
        if (
            index
            and work.order[step + 1] == work.order[step] + 1
            and same_as_before(rules, phase, work.order[step + 1])
        ):
            work.likes[step] = work.likes[step + 1] + 1
        else:
            rest = most
        work.rest[step] = rest
        most += alone(work.candidates[work.order[step]][0])
    return min(most, bit_count(work.colour_places[0]))


@rule
def counts_for(work: Workspace, step: int, colour: int) -> int:
    """Packed counts of the cards of a colour, or of all cards, that the groups before leave."""
    if colour == NO_COLOUR:
        return work.left[step]
    counts = work.colour_counts[colour + 1]
    for before in range(step):
        if work.colour[work.order[before]] == colour:
            counts -= work.left[before] - work.left[before + 1]
    return counts


@rule
def missing_here(rules: Rules, work: Workspace, phase: int, used: int, wilds: int) -> int:
    """Cards missing for the phase as declared, if it uses so many natural cards; some must be natural (W3, O2)."""
    bare = 1 if rules.naturals and used == 0 else 0
    if rules.naturals == 2:
        set_group_slots(rules, work, phase)
        bare = match_slots(work)
    return max(rules.phase_cards[phase] - used - wilds, bare, 0)


@rule
def hope_for(rules: Rules, work: Workspace, phase: int, step: int, candidate: int) -> int:
    """An upper bound for the natural cards that the remaining groups can use.

    Equal groups use no more than this one. Other groups of any colour can only use what is left.
    """
    hope = alone(candidate) * work.likes[step]
    for later in range(step + 1 + work.likes[step], rules.group_count[phase]):
        group = work.order[later]
        if rules.matched_phases >> phase & 1 or has_one_colour(rules.group_shape[phase][group]):
            hope += alone(work.candidates[group][0])
        else:
            hope += used_alone(rules, phase, group, work.left[step + 1])
    return hope


@rule
def fewest_missing(rules: Rules, work: Workspace, phase: int, must: int, wilds: int, limit: int, enough: int) -> int:
    """The fewest cards missing for a phase with so many wilds, if that is at most `limit`; else `limit + 1`.

    The search ends as soon as no more than `enough` are missing; then the phase stays declared as it was found. `must`
    is a card that has to be among those laid (T10), or NONE.
    """
    cards = rules.phase_cards[phase]
    most = prepare_search(rules, work, phase)
    naturals = bit_count(work.colour_places[0])
    wanted = 0
    if must != NONE and must != WILD:
        wanted = work.places[rules.number[must]] & work.colour_places[rules.colour[must] + 1]
    fewest = limit + 1
    floor = max(cards - most - wilds, enough)
    last = rules.group_count[phase] - 1
    step = 0
    work.pick[0] = -1
    work.used[0] = 0
    work.claimed[0] = 0
    work.left[0] = work.colour_counts[0]
    work.fitted = 0
    while step >= 0 and fewest > floor:
        group = work.order[step]
        pick = work.pick[step] + 1
        candidate = work.candidates[group][pick] if pick <= work.candidate_count[group] else 0
        hope = work.used[step] + alone(candidate) * (work.likes[step] + 1) + work.rest[step]
        if pick > work.candidate_count[group] or cards - min(hope, naturals) - wilds >= fewest:
            step -= 1  # the candidates that follow are no better
            continue
        work.pick[step] = pick
        work.colour[group] = NO_COLOUR
        work.declaration[group] = UNDECLARED
        if candidate:
            set_declaration(rules, work, phase, group, declaration_of(candidate))
        used = work.used[step] + alone(candidate)
        work.left[step + 1] = work.left[step]
        if rules.matched_phases >> phase & 1:
            work.fitted = min(work.fitted, step)
            if work.claimed[step] & cards_of(candidate):
                used = match_groups(rules, work, phase, step + 1)
        elif candidate:
            counts = counts_for(work, step, work.colour[group])
            work.left[step + 1] -= counts - spend(rules, phase, group, work.number[group], counts)
            used = naturals - total(work.left[step + 1])
        if cards - min(used + hope_for(rules, work, phase, step, candidate), naturals) - wilds >= fewest:
            continue
        work.claimed[step + 1] = work.claimed[step] | cards_of(candidate)
        if step < last:
            work.pick[step + 1] = pick - 1 if work.likes[step] else -1
            step += 1
            work.used[step] = used
        elif must == NONE:
            fewest = min(fewest, missing_here(rules, work, phase, used, wilds))
        elif (wanted & work.claimed[step + 1] or must == WILD) and match(rules, work, phase, must) >= 0:
            fewest = 0
    return fewest
