"""Canonical moves: a menu for bots and learning environments, in which each entry is one integer.

It has every draw, hit, discard, skip and answer to a claim. For every way to lay a phase, that is, for every
declaration of its groups, it has one arrangement, the one with the fewest wilds. While a taken card must be used (T10),
only lays that allow this are listed. `EVERY_WAY` limits the ways for one phase.
"""

from collections.abc import Collection
from typing import Final

from dizaine.engine.bits import lowest_bit, members
from dizaine.engine.cards.arrangement import TRIES, find_lays, find_more_lays, might_lay, recall_way, write_lay
from dizaine.engine.cards.cards import NONE, SKIP, WILD
from dizaine.engine.cards.codec import from_row
from dizaine.engine.cards.compiled_rules import BY_MATCHING, MARGIN, Rules
from dizaine.engine.cards.drawing import check_claim, check_draw
from dizaine.engine.cards.hands import find_card, load_hand
from dizaine.engine.cards.hitting import check_hit, check_may_hit
from dizaine.engine.cards.moves import Move
from dizaine.engine.cards.play import asked_seat
from dizaine.engine.cards.rows import (
    HIGH,
    LOW,
    MOVE_DISCARD,
    MOVE_DRAW,
    MOVE_HIT,
    MOVE_KNOCK,
    MOVE_LAY,
    MOVE_PASS,
    MOVE_SKIP,
    MOVE_TAKE,
    NO_END,
    MoveRow,
)
from dizaine.engine.cards.state import DRAW, KNOCK, PLAY, State
from dizaine.engine.cards.taken_card import open_phases, spread_for_lay
from dizaine.engine.cards.turns import skip_targets
from dizaine.engine.cards.workspace import Workspace, spare_workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import EVERY_WAY, MENU, NOBODY
from dizaine.engine.shapes import RUN, SET, family_of, step_of, width_of

# The fields of an entry: the mask of the kind, and the factors of the others.
KIND: Final = (1 << 4) - 1
SEAT: Final = 1 << 4
CARD: Final = 1 << 8
PARTNER: Final = 1 << 16
GROUP: Final = 1 << 24
END: Final = 1 << 32
TARGET: Final = 1 << 36
PHASE: Final = CARD
WAY: Final = PARTNER

LAYS_IN_ALL: Final = 12
TRIES_IN_ALL: Final = 100
"""Where some of the ways to lay are enough: beyond so many lays, one way for each phase will do; and so many
declarations are tried for all phases together."""


@hot
def offer(work: Workspace, entry: int) -> None:
    """Add an entry to the menu."""
    if work.menu_size < MENU:
        work.menu[work.menu_size] = entry
        work.menu_size += 1


@hot
def canonical_menu(rules: Rules, state: State, work: Workspace, move: MoveRow, ways: int) -> int:
    """Fill the menu for the player whose answer is due; returns its size.

    It lists at most `ways` ways to lay one phase, the best ones. `move` is only a place to work in.
    """
    work.menu_size = 0
    seat = asked_seat(state)
    if state.stage == DRAW:
        if not check_draw(state):
            offer(work, MOVE_DRAW + SEAT * seat)
        if not check_claim(rules, state, work, seat):
            offer(work, MOVE_TAKE + SEAT * seat)
    elif state.stage == KNOCK:
        offer(work, MOVE_PASS + SEAT * seat)
        if not check_claim(rules, state, work, seat):
            offer(work, MOVE_KNOCK + SEAT * seat)
    elif state.stage == PLAY:
        if not state.laid[seat] and ways:
            offer_lays(rules, state, work, seat, ways)
        elif not check_may_hit(rules, state, seat):
            offer_hits(rules, state, work, seat, state.hand_kinds[seat], move, MENU)
        if state.duty == NONE:
            offer_discards(rules, state, work, seat)
    return work.menu_size


@hot
def offer_lays(rules: Rules, state: State, work: Workspace, seat: int, ways: int) -> None:
    """Offer each way to lay each phase that may be laid, or the best of them."""
    must = NONE
    load_hand(rules, state, work, seat)
    phases = open_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        if state.duty != NONE or might_lay(rules, work, phase):
            if state.duty != NONE:
                must = spread_for_lay(rules, state, work, seat, phase)
            work.tries = TRIES
            for way in range(find_lays(rules, work, phase, must, ways)):
                offer(work, MOVE_LAY + SEAT * seat + PHASE * phase + WAY * way)


@rule
def offer_hit(
    rules: Rules, state: State, work: Workspace, move: MoveRow, card: int, partner: int, group: int, end: int
) -> None:
    """Offer a hit if it is allowed."""
    move.card = card
    move.partner = partner
    move.group = group
    move.end = end
    if not check_hit(rules, state, work, move):
        offer(
            work,
            MOVE_HIT + SEAT * move.seat + CARD * card + PARTNER * partner + GROUP * group + END * end,
        )


@hot
def kinds_for_group(rules: Rules, state: State, group: int) -> int:
    """A bit for each kind of card that might fit a group: wilds, and cards of the right number and colour."""
    shape = state.group_shape[group]
    low = MARGIN + state.group_low[group]
    kinds = rules.colour_kinds[1 + state.group_colour[group]]
    family = family_of(shape)
    if family == SET:
        kinds &= rules.number_kinds[low]
    elif family == RUN:
        high = MARGIN + state.group_high[group]
        step = step_of(shape)
        kinds &= rules.number_kinds[low - step] | rules.number_kinds[high + step]
    return kinds | 1 << WILD


@hot
def offer_hits(rules: Rules, state: State, work: Workspace, seat: int, kinds: int, move: MoveRow, wanted: int) -> None:
    """Offer the hits with some kinds of card, single or in pairs, until the menu has `wanted` entries."""
    move.seat = seat
    for group in range(state.groups):
        cards = kinds & kinds_for_group(rules, state, group)
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            shape = state.group_shape[group]
            if width_of(shape) == 2:
                offer_pairs(rules, state, work, seat, move, group, card)
            elif card == WILD and family_of(shape) == RUN:
                offer_hit(rules, state, work, move, card, NONE, group, LOW)
                offer_hit(rules, state, work, move, card, NONE, group, HIGH)
            else:
                offer_hit(rules, state, work, move, card, NONE, group, NO_END)
            if work.menu_size >= wanted:
                return


@rule
def offer_pairs(rules: Rules, state: State, work: Workspace, seat: int, move: MoveRow, group: int, card: int) -> None:
    """Offer every pair of a card and a later card of the hand (H3)."""
    first = find_card(state.hand[seat], state.hand_size[seat], card)
    last = NONE
    for index in range(first + 1, state.hand_size[seat]):
        partner = state.hand[seat][index]
        if partner == last or partner == SKIP:
            continue
        last = partner
        if card == WILD:
            offer_hit(rules, state, work, move, card, partner, group, LOW)
            offer_hit(rules, state, work, move, card, partner, group, HIGH)
        else:
            offer_hit(rules, state, work, move, card, partner, group, NO_END)


@hot
def offer_discards(rules: Rules, state: State, work: Workspace, seat: int) -> None:
    """Offer every way to end the turn: each card to discard, and each target of a skip."""
    kinds = state.hand_kinds[seat]
    cards = kinds & ~(1 << SKIP)
    menu = work.menu
    size = work.menu_size
    while cards and size < MENU:
        menu[size] = MOVE_DISCARD + SEAT * seat + CARD * lowest_bit(cards)
        cards &= cards - 1
        size += 1
    work.menu_size = size
    if kinds >> SKIP & 1:
        offer_skips(rules, state, work, seat)


@rule
def offer_skips(rules: Rules, state: State, work: Workspace, seat: int) -> None:
    """Offer a skip against each possible target; without a target, it is discarded."""
    targets = skip_targets(rules, state, seat)
    if targets == 0:
        offer(work, MOVE_DISCARD + SEAT * seat + CARD * SKIP)
    while targets:
        offer(work, MOVE_SKIP + SEAT * seat + TARGET * lowest_bit(targets))
        targets &= targets - 1


@hot
def write_move(rules: Rules, state: State, work: Workspace, entry: int, move: MoveRow) -> None:
    """Write an entry of the menu out as a move."""
    if entry & KIND == MOVE_LAY:
        phase = entry >> 8 & 255
        seat = entry >> 4 & 15
        must = spread_for_lay(rules, state, work, seat, phase)
        work.tries = TRIES
        find_lays(rules, work, phase, must, (entry >> 16) + 1)
        start_lay(seat, move)
        write_lay(rules, work, phase, must, move)
        return
    move.kind = entry & KIND
    move.seat = entry >> 4 & 15
    move.card = entry >> 8 & 255
    move.partner = entry >> 16 & 255
    move.group = entry >> 24 & 255
    move.end = entry >> 32 & 15
    move.target = (entry >> 36 & 15) - 1
    move.phase = 0
    move.groups = 0


@hot
def start_lay(seat: int, move: MoveRow) -> None:
    """Write down whose lay it is; the groups follow."""
    move.kind = MOVE_LAY
    move.seat = seat
    move.card = NONE
    move.partner = NONE
    move.group = 0
    move.end = NO_END
    move.target = NOBODY


def menu_moves(rules: Rules, state: State, ways: int, phases: Collection[int] | None = None) -> list[Move]:
    """The menu as moves: all of it, or with some of the ways to lay, which then are not looked for as long.

    `phases` are the numbers of the phases that can be laid at all, if that is known.
    """
    work, row, seat = spare_workspace(), MoveRow(), asked_seat(state)
    moves: list[Move] = []
    if state.stage == PLAY and not state.laid[seat]:
        work.tries = TRIES_IN_ALL
        for phase in members(open_phases(rules, state, seat)):
            if phases is not None and rules.phase_number[phase] not in phases:
                continue
            if ways == EVERY_WAY:
                work.tries = TRIES
            elif len(moves) >= LAYS_IN_ALL:
                work.tries = 0
            must = spread_for_lay(rules, state, work, seat, phase)
            if must != NONE and rules.phase_method[phase] == BY_MATCHING:
                find_more_lays(rules, work, phase, must, ways)
            else:
                find_lays(rules, work, phase, must, ways)
            for way in range(work.way_count):
                recall_way(rules, work, phase, way)
                start_lay(seat, row)
                write_lay(rules, work, phase, must, row)
                moves.append(from_row(rules, row))
    for entry in work.menu[: canonical_menu(rules, state, work, row, 0)]:
        write_move(rules, state, work, entry, row)
        moves.append(from_row(rules, row))
    return moves
