"""The easy player: a beginner who knows the rules but overlooks things.

It plays like the greedy player, with the mistakes that people make. It misses helpful discards, mostly those of a
number that it does not hold, and hits, mostly on the groups of others. It saves its wilds: in some rounds it waits for
another card instead of laying, and it hits with a wild only when little else is left. It discards by habit: a skip at
once, else the highest number that it believes it does not need.

What escapes it depends on the turn and on the card, not on how often it looks. So within a turn it does not see a card
that it has just overlooked, and in the same position it plays the same way.
"""

from typing import Final

from dizaine.engine.cards.cards import NONE, SKIP, WILD
from dizaine.engine.cards.compiled_rules import MARGIN, Rules
from dizaine.engine.cards.distance import load_to_measure, stays_without
from dizaine.engine.cards.drawing import check_draw
from dizaine.engine.cards.hands import holds, load_hand
from dizaine.engine.cards.menu import KIND, SEAT, offer_hits
from dizaine.engine.cards.play import asked_seat
from dizaine.engine.cards.rows import (
    MOVE_DRAW,
    MOVE_HIT,
    MOVE_KNOCK,
    MOVE_LAY,
    MOVE_PASS,
    MOVE_TAKE,
    MoveRow,
)
from dizaine.engine.cards.state import State
from dizaine.engine.cards.taken_card import open_phases
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import rule
from dizaine.engine.limits import MENU
from dizaine.engine.randomness import MASK
from dizaine.players.cards.greedy_policy import can_spare, choose_greedy, measure_phases
from dizaine.players.cards.steady_policy import throw_entry

PLAIN: Final = 5  # it overlooks one helpful discard in five if it holds a card of that number
OVERLOOKS: Final = 2  # and one in two if not, such as a card that fills a gap
MISSES: Final = 8  # it misses one card in eight that fits a group of its own
STRANGE: Final = 2  # and one in two that fits a group of somebody else
SAVES: Final = 3  # in one round of three it saves its wilds for better times
WAITS: Final = 6  # for no more than the first six turns of each player
FEW: Final = 2  # with so few cards it hits with its wilds, too
MISJUDGES: Final = 5  # it takes one needed card in five for useless

MIXER: Final = 0x45D9F3B
"""An odd number that spreads the bits of a product, and keeps it below 2 to the power of 63."""


@rule
def stir(word: int, value: int) -> int:
    """Mix a number into a word of 32 bits."""
    word = (word ^ value) * MIXER & MASK
    word = (word ^ word >> 16) * MIXER & MASK
    return word ^ word >> 16


@rule
def escapes(state: State, seat: int, moment: int, thing: int, one_in: int) -> int:
    """Whether a thing escapes the player: one of `one_in` does, the same ones throughout a moment of the round."""
    word = stir(state.round * 64 + seat * 8 + state.players, moment)
    for player in range(state.players):
        word = stir(word, state.score[player])
    return 1 if stir(word, thing) * one_in >> 32 == 0 else 0


@rule
def saves_wild(rules: Rules, state: State, work: Workspace, seat: int, phase: int) -> int:
    """Whether it hopes for another card, because its phase needs a wild. It stops when somebody else has laid."""
    if state.duty != NONE or not holds(state, seat, WILD) or state.turns >= WAITS * state.players:
        return 0
    for player in range(state.players):
        if state.laid[player]:
            return 0
    load_to_measure(rules, state, work, seat)
    if stays_without(rules, work, phase, WILD, 0):
        return 0
    return escapes(state, seat, 0, WILD, SAVES)


@rule
def noticed_hit(rules: Rules, state: State, work: Workspace, seat: int, move: MoveRow) -> int:
    """The menu entry of the first hit that it notices and does not save a wild for; 0 if there is none."""
    saves = state.hand_size[seat] > FEW
    work.menu_size = 0
    offer_hits(rules, state, work, seat, state.hand_kinds[seat], move, MENU)
    for index in range(work.menu_size):
        entry = work.menu[index]
        card = entry >> 8 & 255
        wild = card == WILD or entry >> 16 & 255 == WILD
        rarely = MISSES if state.group_owner[entry >> 24 & 255] == seat else STRANGE
        if not (wild and saves) and not escapes(state, seat, state.turns + 1, card, rarely):
            return entry
    return 0


@rule
def habitual_card(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """The card that it discards: a skip, else the highest number of those that it takes for useless, else of all.

    It parts with a wild only if it holds nothing else.
    """
    if holds(state, seat, SKIP):
        return SKIP
    nearest = 0
    if not state.laid[seat]:
        load_hand(rules, state, work, seat)
        nearest = measure_phases(rules, state, work, seat)
    phases = open_phases(rules, state, seat)
    chosen = WILD
    rank = -1
    for index in range(state.hand_size[seat]):
        card = state.hand[seat][index]
        if card == WILD or (index and card == state.hand[seat][index - 1]):
            continue
        useless = (
            state.laid[seat]
            or can_spare(rules, work, phases, nearest, card)
            or escapes(state, seat, state.turns + 1, card, MISJUDGES)
        )
        value = rules.number[card] + (100 if useless else 0)
        if value > rank:
            rank = value
            chosen = card
    return chosen


@rule
def choose_easy(rules: Rules, state: State, work: Workspace, move: MoveRow) -> int:
    """The menu entry for the seat to move; `move` is scratch space."""
    entry = choose_greedy(rules, state, work, move)
    kind = entry & KIND
    seat = asked_seat(state)
    if kind == MOVE_TAKE or kind == MOVE_KNOCK:
        card = state.discard[state.discard_size - 1]
        alike = state.hand_kinds[seat] & rules.number_kinds[MARGIN + rules.number[card]]
        if not escapes(state, seat, state.turns + 1, card, PLAIN if alike else OVERLOOKS):
            return entry
        if kind == MOVE_KNOCK:
            return MOVE_PASS + SEAT * seat
        return entry if check_draw(state) else MOVE_DRAW + SEAT * seat
    if kind == MOVE_DRAW or kind == MOVE_PASS or state.duty != NONE:
        return entry
    if kind == MOVE_LAY and not saves_wild(rules, state, work, seat, entry >> 8 & 255):
        return entry
    if kind == MOVE_HIT:
        hit = noticed_hit(rules, state, work, seat, move)
        if hit:
            return hit
    return throw_entry(rules, state, seat, habitual_card(rules, state, work, seat))
