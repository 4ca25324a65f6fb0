"""The expert: it tries every sensible move on the same imagined deals and plays the round out.

Deals are imagined from what the seat may know (see imagination). All candidates meet the same deals, so that luck
cancels out between them. Every few deals, moves that are clearly worse are dropped, and the more deals were tried, the
fewer moves are left. So a clear choice is made at once, and a close one gets all the time. The steady player's move is
the reference: another move must beat it by more than chance would explain.
"""

from typing import Final

from dizaine.engine.cards.cards import SKIP
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.menu import KIND, WAY, canonical_menu, write_move
from dizaine.engine.cards.play import asked_seat, perform, resolve_chance
from dizaine.engine.cards.rows import MOVE_DISCARD, MOVE_LAY, MoveRow
from dizaine.engine.cards.state import DEAL, DRAW, OVER, State, copy_state
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import rule
from dizaine.engine.limits import EVERY_WAY
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.imagination import imagine
from dizaine.players.cards.outlook import count_unseen
from dizaine.players.cards.player_memory import CANDIDATES, PlayerMemory
from dizaine.players.cards.steady_policy import choose_steady, score_throws, throw_entry
from dizaine.players.cards.win_chance import win_chance

LAYS: Final = 6
"""The most ways to lay one phase that are tried."""
THROWS: Final = 6
"""The most discards that are tried."""
TRIED: Final = -(1 << 40)
"""The score of a discard that is already a candidate."""
LOOKS: Final = 16
"""About how often the search looks at the results."""
LEAST_DEALS: Final = 4
"""The fewest imagined deals between two looks, and for a move that beats the steady player's."""
ENOUGH_DEALS: Final = 16
"""From so many deals on, a candidate can be dropped because it is clearly worse."""
CLEAR: Final = 3
"""The standard errors by which a candidate must be behind to be dropped at once."""
MOST_ALIVE: Final = 12
"""How many candidates are left at the most when the search begins; the number falls to two at its end."""
CAUTION: Final = 100
"""By how many hundredths of a standard error a move must beat the steady player's."""


@rule
def add_candidate(memory: PlayerMemory, entry: int) -> None:
    """Add a candidate, unless it is there already."""
    for index in range(memory.count):
        if memory.entry[index] == entry:
            return
    if memory.count < CANDIDATES:
        index = memory.count
        memory.entry[index] = entry
        memory.alive[index] = 1
        memory.deals[index] = 0
        memory.value[index] = 0
        memory.better[index] = 0
        memory.squares[index] = 0
        memory.count += 1


@rule
def add_throws(rules: Rules, state: State, work: Workspace, memory: PlayerMemory, seat: int, wanted: int) -> None:
    """Add the discards that the steady player scores highest."""
    score_throws(rules, state, work, memory, seat, 1)
    for _ in range(wanted):
        best = -1
        for index in range(state.hand_size[seat]):
            repeated = index and state.hand[seat][index - 1] == state.hand[seat][index]
            untried = state.hand[seat][index] != SKIP and not repeated and memory.throw_score[index] > TRIED
            if untried and (best < 0 or memory.throw_score[index] > memory.throw_score[best]):
                best = index
        if best < 0:
            return
        add_candidate(memory, throw_entry(rules, state, seat, state.hand[seat][best]))
        memory.throw_score[best] = TRIED


@rule
def find_candidates(rules: Rules, state: State, work: Workspace, move: MoveRow, memory: PlayerMemory) -> None:
    """List the candidates: every move but discards, and if the steady player does not lay, the best discards."""
    memory.count = 0
    usual = choose_steady(rules, state, work, move, memory, 1)
    add_candidate(memory, usual)
    size = canonical_menu(rules, state, work, move, EVERY_WAY)
    throws = 0
    for index in range(size):
        entry = work.menu[index]
        kind = entry & KIND
        if kind == MOVE_LAY:
            if entry // WAY < LAYS:
                add_candidate(memory, entry)
        elif kind == MOVE_DISCARD:
            throws += 1
        else:
            add_candidate(memory, entry)
    if throws and usual & KIND != MOVE_LAY:
        add_throws(rules, state, work, memory, asked_seat(state), THROWS)


@rule
def play_out(
    rules: Rules, state: State, work: Workspace, move: MoveRow, events: EventRows, dice: Generator, memory: PlayerMemory
) -> None:
    """Play to the end of the round."""
    while state.stage != DEAL and state.stage != OVER:
        if state.stage < DRAW:
            resolve_chance(rules, state, dice, events)
        else:
            entry = choose_steady(rules, state, work, move, memory, 0)
            write_move(rules, state, work, entry, move)
            perform(rules, state, move, events)


@rule
def leading_candidate(memory: PlayerMemory) -> int:
    """The remaining candidate with the best results so far."""
    best = 0
    for index in range(1, memory.count):
        if memory.alive[index] and memory.better[index] > memory.better[best]:
            best = index
    return best


@rule
def noise(memory: PlayerMemory, index: int) -> int:
    """The variance of a candidate's sum of differences to the first candidate."""
    better = memory.better[index]
    return max(memory.squares[index] - better * better // memory.deals[index], 0)


@rule
def drop_hopeless(memory: PlayerMemory) -> int:
    """Drop candidates that are clearly worse than the leading one. Returns how many others may still be as good.

    The first candidate is never dropped, since all others are compared with it.
    """
    leader = leading_candidate(memory)
    left = 0
    for index in range(memory.count):
        if memory.alive[index] and index != leader:
            behind = memory.better[leader] - memory.better[index]
            spread = noise(memory, leader) + noise(memory, index)
            if CLEAR * CLEAR * spread < behind * behind:
                memory.alive[index] = 1 if index == 0 else 0
            else:
                left += 1
    return left


@rule
def drop_worst(memory: PlayerMemory, keep: int) -> int:
    """Drop the worst candidates until so many are left, but never the first. Returns how many are left."""
    alive = 0
    for index in range(memory.count):
        alive += memory.alive[index]
    while alive > keep:
        worst = -1
        for index in range(1, memory.count):
            if memory.alive[index] and (worst < 0 or memory.better[index] < memory.better[worst]):
                worst = index
        memory.alive[worst] = 0
        alive -= 1
    return alive


@rule
def root(number: int) -> int:
    """The integer part of a square root."""
    if number <= 0:
        return 0
    guess = 1
    while guess * guess < number:
        guess *= 2
    while guess * guess > number:
        guess = (guess + number // guess) // 2
    return guess


@rule
def best_candidate(memory: PlayerMemory) -> int:
    """The best candidate, if it beats the first by more than chance would explain; else the first."""
    best = 0
    best_margin = 0
    for index in range(1, memory.count):
        better = memory.better[index]
        if memory.alive[index] and better > 0 and memory.deals[index] >= LEAST_DEALS:
            error = root(noise(memory, index))
            margin = better - error * CAUTION // 100
            if margin > best_margin:
                best = index
                best_margin = margin
    return best


@rule
def try_candidates(
    rules: Rules,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    dice: Generator,
    memory: PlayerMemory,
    imagined: State,
    trial: State,
    seat: int,
) -> None:
    """Play out every remaining candidate on one imagined deal."""
    first = 0
    for index in range(memory.count):
        if memory.alive[index]:
            copy_state(trial, imagined)
            write_move(rules, trial, work, memory.entry[index], move)
            perform(rules, trial, move, events)
            play_out(rules, trial, work, move, events, dice, memory)
            value = win_chance(rules, trial, memory, seat)
            if index == 0:
                first = value
            memory.deals[index] += 1
            memory.value[index] += value
            memory.better[index] += value - first
            memory.squares[index] += (value - first) * (value - first)


@rule
def choose_expert(
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    dice: Generator,
    memory: PlayerMemory,
    imagined: State,
    trial: State,
) -> int:
    """The menu entry for the seat to move.

    `memory` brings the public history and the budget, and afterwards holds the candidates with their values. All other
    records except `rules` and `state` are scratch space.
    """
    seat = asked_seat(state)
    find_candidates(rules, state, work, move, memory)
    if memory.count == 1:
        return memory.entry[0]
    count_unseen(rules, state, seat, memory)
    muted = events.muted
    events.muted = 1
    left = memory.rollouts
    alive = memory.count
    deals = max(left // (LOOKS * alive), LEAST_DEALS)
    unclear = 1
    while unclear and (alive <= left or memory.deals[0] == 0):
        for _ in range(max(min(deals, left // alive), 1)):
            imagine(rules, state, seat, work, memory, dice, imagined)
            try_candidates(rules, work, move, events, dice, memory, imagined, trial, seat)
            left -= alive
        if memory.deals[0] >= ENOUGH_DEALS:
            unclear = drop_hopeless(memory)
        alive = drop_worst(memory, max(2, MOST_ALIVE * left // memory.rollouts))
    events.muted = muted
    return memory.entry[best_candidate(memory)]
