"""The duty to use a taken card (T10): whether the card can still be used in this turn.

It can be laid in the phase, or hit, possibly after laying the phase or after other hits. Two facts keep the search
small. A card that could hit a group of the phase just laid could have been part of that group instead, so only groups
that are on the table already are targets of a hit. And other hits help only on the same run, by filling the gap up to
the number of the card.
"""

from dizaine.engine.bits import lowest_bit
from dizaine.engine.cards.arrangement import can_lay, might_lay
from dizaine.engine.cards.cards import LAST_NATURAL, NONE, WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.counts import BITS, EVERY_OTHER, ONES, count_of, present, total
from dizaine.engine.cards.hands import counts_of_colour, find_card, lend, load_hand, withdraw
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import NUMBERS
from dizaine.engine.shapes import RUN, SET, family_of, has_one_colour, parity_of, step_of, width_of


@hot
def fits_group(rules: Rules, shape: int, number: int, colour: int, card: int) -> int:
    """Whether a card fits a group at a place that stands for `number` (H2)."""
    if card == WILD:
        return 1
    if card > LAST_NATURAL or (has_one_colour(shape) and rules.colour[card] != colour):
        return 0
    if family_of(shape) == SET or family_of(shape) == RUN:
        return 1 if rules.number[card] == number else 0
    parity = parity_of(shape)
    return 1 if parity == 0 or (rules.number[card] & 1) == (parity & 1) else 0


@hot
def gaps_before(rules: Rules, shape: int, low: int, high: int, colour: int, card: int, up: int) -> int:
    """The numbers that other cards must fill before a card fits one end of a group, as packed counts.

    In a run of pairs they include the partner of the card. Returns -1 if the card can never fit there.
    """
    if family_of(shape) != RUN:
        return 0 if fits_group(rules, shape, low, colour, card) else -1
    step = step_of(shape)
    near = high + step if up else low - step
    number = near if card == WILD else rules.number[card]
    first = near if up else number
    last = number if up else near
    if first < 1 or last > rules.numbers or first > last or last - first & step - 1:
        return -1
    if not fits_group(rules, shape, number, colour, card):
        return -1
    steps = (ONES if step == 1 else EVERY_OTHER) << BITS * (first - 1) & (1 << BITS * last) - 1
    return width_of(shape) * steps - (1 << BITS * (number - 1))


@hot
def can_fill_gaps(rules: Rules, work: Workspace, gaps: int, shape: int, colour: int, card: int) -> int:
    """Whether the cards in the workspace, without the card itself, can fill the gaps."""
    counts = counts_of_colour(rules, work, colour if has_one_colour(shape) else -1) - rules.unit[card]
    wilds = work.wilds - (1 if card == WILD else 0)
    filled = (present(counts, 1) & present(gaps, 1)) + (present(counts, 2) & present(gaps, 2))
    kept = 1 if rules.out_by_discard else 0
    size = total(gaps)
    return 1 if size - total(filled) <= wilds and size < work.card_count + work.spare - kept else 0


@hot
def group_can_receive(rules: Rules, work: Workspace, shape: int, low: int, high: int, colour: int, card: int) -> int:
    """Whether a card in the workspace can be hit on this group, with the help of other hits."""
    is_run = family_of(shape) == RUN
    if card != WILD and is_run and low <= rules.number[card] <= high:
        return 0
    for up in range(2):
        gaps = gaps_before(rules, shape, low, high, colour, card, up)
        if gaps >= 0 and can_fill_gaps(rules, work, gaps, shape, colour, card):
            return 1
        if not is_run:
            break
    return 0


@rule
def table_can_receive(rules: Rules, state: State, work: Workspace, card: int) -> int:
    """Whether a card in the workspace can be hit on any group, with the help of other hits."""
    for group in range(state.groups):
        if group_can_receive(
            rules,
            work,
            state.group_shape[group],
            state.group_low[group],
            state.group_high[group],
            state.group_colour[group],
            card,
        ):
            return 1
    return 0


@rule
def find_gaps(rules: Rules, work: Workspace, shape: int, low: int, high: int, colour: int, card: int, up: int) -> int:
    """List the numbers of the gaps before a card, the nearest to the group first.

    Returns 0 if the card can never fit at that end, or if there are not enough cards.
    """
    work.gaps = 0
    gaps = gaps_before(rules, shape, low, high, colour, card, up)
    if gaps < 0 or total(gaps) > work.card_count:
        return 0
    for index in range(NUMBERS):
        number = index + 1 if up else NUMBERS - index
        for _ in range(count_of(gaps, number)):
            work.gap_number[work.gaps] = number
            work.gaps += 1
    return 1


@rule
def next_filler(rules: Rules, work: Workspace, gap: int, colour: int) -> int:
    """The index of the next kind of card in the workspace that fills a gap; -1 if there is none left."""
    for index in range(work.gap_index[gap] + 1, work.card_count):
        card = work.cards[index]
        if index > 0 and work.cards[index - 1] == card:
            continue
        fits = rules.number[card] == work.gap_number[gap] and (colour < 0 or rules.colour[card] == colour)
        if card == WILD or fits:
            return index
    return -1


@rule
def lay_beside_gaps(rules: Rules, work: Workspace, phase: int, colour: int) -> int:
    """Find cards for the gaps such that the rest can still lay the phase; on success these cards stay withdrawn."""
    gap = 0
    work.gap_index[0] = -1
    while True:
        index = -1
        if gap < work.gaps:
            index = next_filler(rules, work, gap, colour)
        elif can_lay(rules, work, phase, NONE):
            return 1
        if index >= 0:
            work.gap_index[gap] = index
            work.gap_card[gap] = withdraw(rules, work, index)
            gap += 1
            work.gap_index[gap] = -1
        elif gap == 0:
            return 0
        else:
            gap -= 1
            lend(rules, work, work.gap_card[gap])


@rule
def lay_then_hit(rules: Rules, state: State, work: Workspace, phase: int, card: int) -> int:
    """Whether the card can be hit after laying the phase; on success the cards to hit stay withdrawn."""
    if rules.hits_next_turn:
        return 0
    withdraw(rules, work, find_card(work.cards, work.card_count, card))
    groups = state.groups if can_lay(rules, work, phase, NONE) else 0
    for group in range(groups):
        shape = state.group_shape[group]
        for up in range(2):
            if find_gaps(
                rules,
                work,
                shape,
                state.group_low[group],
                state.group_high[group],
                state.group_colour[group],
                card,
                up,
            ):
                colour = state.group_colour[group] if has_one_colour(shape) else -1
                if lay_beside_gaps(rules, work, phase, colour):
                    return 1
    lend(rules, work, card)
    return 0


@hot
def due_phases(rules: Rules, state: State, seat: int) -> int:
    """A bit for each phase that may come next: the current one, or all remaining ones in free order (P8, V4)."""
    if rules.free_order and not state.replay:
        return rules.all_phases & ~state.done[seat]
    return rules.all_phases & 1 << state.phase[seat]


@hot
def open_phases(rules: Rules, state: State, seat: int) -> int:
    """A bit for each phase that the player may lay now: none if one is already laid in this round."""
    return 0 if state.laid[seat] else due_phases(rules, state, seat)


@rule
def can_use(rules: Rules, state: State, work: Workspace, seat: int, card: int) -> int:
    """Whether a card in the workspace can be used in this turn, in the phase or as a hit (T10)."""
    if state.laid[seat]:
        if rules.hits_next_turn and state.laid_now:
            return 0
        return table_can_receive(rules, state, work, card)
    phases = open_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        if not might_lay(rules, work, phase):
            continue
        if can_lay(rules, work, phase, card) or lay_then_hit(rules, state, work, phase, card):
            return 1
    return 0


@rule
def spread_for_lay(rules: Rules, state: State, work: Workspace, seat: int, phase: int) -> int:
    """Load the cards that a phase may be laid with into the workspace, and return the card that must be laid, or NONE.

    If a taken card must be used, it is either laid, or the cards to hit it later are held back.
    """
    load_hand(rules, state, work, seat)
    if state.duty == NONE:
        return NONE
    if can_lay(rules, work, phase, state.duty):
        return state.duty
    if not lay_then_hit(rules, state, work, phase, state.duty):
        work.card_count = 0
    return NONE
