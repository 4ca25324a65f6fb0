"""The declarations of a group that are worth trying with the cards in the workspace.

A candidate is one integer: how many natural cards the group could use if it had the hand to itself, the index of the
declaration (see `declarations`), and a bit for each card that it could use. In descending order, the best come first.
"""

from typing import Final

from dizaine.engine.bits import bit_count
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.counts import ALL_FIELDS, count_of, usable
from dizaine.engine.cards.declarations import declarations, declare, highest_start
from dizaine.engine.cards.slots import group_places, run_places
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import compiled_form_of, hot, rule
from dizaine.engine.limits import COLOURS, NUMBERS
from dizaine.engine.shapes import NO_COLOUR, RUN, SET, family_of, has_one_colour, parity_of, step_of, width_of

# The fields of a candidate: the cards have the lowest bits.
DECLARATION: Final = 1 << 16
ALONE: Final = 1 << 24


@hot
def cards_of(candidate: int) -> int:
    """A bit for each card that it could use."""
    return candidate & DECLARATION - 1


@hot
def declaration_of(candidate: int) -> int:
    """The index of the declaration."""
    return (candidate & ALONE - 1) // DECLARATION


@hot
def alone(candidate: int) -> int:
    """How many natural cards the group could use if it had the hand to itself."""
    return candidate // ALONE


@hot
def add_declaration(work: Workspace, group: int, used: int, declaration: int, cards: int) -> None:
    """Add a candidate."""
    count = work.candidate_count[group]
    work.candidates[group][count] = used * ALONE + declaration * DECLARATION + cards
    work.candidate_count[group] = count + 1


@rule
def sort_candidates(candidates: list[int], count: int) -> None:
    """Sort the best to the front and put a zero at the end."""
    candidates[: count + 1] = [*sorted(candidates[:count], reverse=True), 0]


@compiled_form_of(sort_candidates)
def sort_candidates_compiled(candidates: list[int], count: int) -> None:
    """The same by insertion."""
    for index in range(1, count):
        candidate = candidates[index]
        place = index
        while place > 0 and candidates[place - 1] < candidate:
            candidates[place] = candidates[place - 1]
            place -= 1
        candidates[place] = candidate
    candidates[count] = 0


@rule
def repeat_candidates(work: Workspace, group: int) -> None:
    """List the same candidates as for the group before."""
    work.candidate_count[group] = work.candidate_count[group - 1]
    for index in range(work.candidate_count[group] + 1):
        work.candidates[group][index] = work.candidates[group - 1][index]


@rule
def add_runs(rules: Rules, work: Workspace, phase: int, group: int, colour: int) -> None:
    """List the runs of a colour, or of any colour, without those whose cards a neighbouring run can use as well.

    A run without a card at its lowest number is no better than the next higher run. A run without a card at its highest
    number is worse than the next lower run if that one has a card at its lowest number.
    """
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    step = step_of(shape)
    reach = (size // width_of(shape) - 1) * step
    highest = highest_start(rules, shape, size)
    cards = usable(width_of(shape), rules.group_fields[phase][group], work.colour_counts[colour + 1])
    sums = cards * rules.group_window[phase][group] & ALL_FIELDS
    start = 1 if parity_of(shape) == 0 else 2 - (parity_of(shape) & 1)
    while start <= highest:
        used = count_of(sums, start + reach)
        if (
            used
            and (count_of(cards, start) or start + step > highest)
            and (count_of(cards, start + reach) or start <= step or not count_of(cards, start - step))
        ):
            declaration = start - 1 + (NUMBERS * colour if colour != NO_COLOUR else 0)
            places = run_places(rules, work, phase, group, start) & work.colour_places[colour + 1]
            add_declaration(work, group, used, declaration, places)
        start += step


@rule
def list_candidates(rules: Rules, work: Workspace, phase: int, group: int) -> None:
    """List the declarations that can use cards of the hand, without those that another one makes superfluous."""
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    family = family_of(shape)
    work.candidate_count[group] = 0
    for colour in range(NO_COLOUR, COLOURS):
        if (colour != NO_COLOUR) != has_one_colour(shape) or work.colour_counts[colour + 1] == 0:
            continue
        if family == RUN:
            add_runs(rules, work, phase, group, colour)
        elif family == SET:
            for number in range(1, rules.numbers + 1):
                cards = work.places[number]
                if cards:
                    add_declaration(work, group, min(bit_count(cards), size), number - 1, cards)
        else:
            cards = work.colour_places[colour + 1] & work.parity_places[parity_of(shape)]
            if cards:
                declaration = NUMBERS * colour if colour != NO_COLOUR else 0
                add_declaration(work, group, min(bit_count(cards), size), declaration, cards)
    sort_candidates(work.candidates[group], work.candidate_count[group])


@rule
def list_every_way(rules: Rules, work: Workspace, phase: int, group: int) -> None:
    """List every declaration for which the hand has enough cards, wilds included, the highest first."""
    shape = rules.group_shape[phase][group]
    size = rules.group_cards[phase][group]
    work.candidate_count[group] = 0
    declaration = declarations(rules, shape, size)
    while declaration > 0:
        declaration -= 1
        if not declare(rules, work, phase, group, declaration):
            continue
        number = work.number[group]
        cards = group_places(rules, work, phase, group)
        used = 0
        if family_of(shape) == RUN:
            for _ in range(size // width_of(shape)):
                used += min(bit_count(cards & work.places[number]), width_of(shape))
                number += step_of(shape)
        else:
            used = min(bit_count(cards), size)
        if size - used <= work.wilds:
            add_declaration(work, group, used, declaration, cards)
