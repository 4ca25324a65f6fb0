"""The expert: every sensible move is tried on the same imagined deals, and the round is played out.

Deals are imagined from what the seat may know (see imagination). All candidates meet the same deals, so that luck
cancels out between them; after each stage the worse half is dropped, and the rest gets the deals that are left. The
steady player's move is what another one is measured against: it must be better by more than chance would explain.
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
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.imagination import imagine
from dizaine.players.cards.mind import CANDIDATES, Mind
from dizaine.players.cards.outlook import count_unseen
from dizaine.players.cards.steady_policy import choose_steady, price_throws, throw_entry
from dizaine.players.cards.win_chance import worth_of

LAYS: Final = 6
"""Ways to lay one phase that are tried."""
THROWS: Final = 6
"""Discards that are tried."""
TRIED: Final = -(1 << 40)
"""The score of a discard that is among the candidates already."""
CAUTION: Final = 100
"""Hundredths of standard errors by which a move must be better than the steady player's."""


@rule
def add_candidate(mind: Mind, entry: int) -> None:
    """Write down a move to be tried, unless it is there already."""
    for index in range(mind.count):
        if mind.entry[index] == entry:
            return
    if mind.count < CANDIDATES:
        index = mind.count
        mind.entry[index] = entry
        mind.alive[index] = 1
        mind.deals[index] = 0
        mind.worth[index] = 0
        mind.better[index] = 0
        mind.squares[index] = 0
        mind.count += 1


@rule
def add_throws(
    rules: Rules,
    state: State,
    work: Workspace,
    mind: Mind,
    seat: int,
    wanted: int,
) -> None:
    """Write down the discards that the steady player likes best."""
    price_throws(rules, state, work, mind, seat, 1)
    for _ in range(wanted):
        best = -1
        for index in range(state.hand_size[seat]):
            repeated = index and state.hand[seat][index - 1] == state.hand[seat][index]
            untried = state.hand[seat][index] != SKIP and not repeated and mind.throw_score[index] > TRIED
            if untried and (best < 0 or mind.throw_score[index] > mind.throw_score[best]):
                best = index
        if best < 0:
            return
        add_candidate(mind, throw_entry(rules, state, seat, state.hand[seat][best]))
        mind.throw_score[best] = TRIED


@rule
def find_candidates(rules: Rules, state: State, work: Workspace, move: MoveRow, mind: Mind) -> None:
    """Write down the moves that are worth a try: if a phase can be laid, the ways to lay it."""
    mind.count = 0
    usual = choose_steady(rules, state, work, move, mind, 1)
    add_candidate(mind, usual)
    size = canonical_menu(rules, state, work, move)
    throws = 0
    for index in range(size):
        entry = work.menu[index]
        kind = entry & KIND
        if kind == MOVE_LAY:
            if entry // WAY < LAYS:
                add_candidate(mind, entry)
        elif kind == MOVE_DISCARD:
            throws += 1
        else:
            add_candidate(mind, entry)
    if throws and usual & KIND != MOVE_LAY:
        add_throws(rules, state, work, mind, asked_seat(state), THROWS)


@rule
def play_out(
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    dice: Generator,
    mind: Mind,
) -> None:
    """Play to the end of the round."""
    while state.stage != DEAL and state.stage != OVER:
        if state.stage < DRAW:
            resolve_chance(rules, state, dice, events)
        else:
            entry = choose_steady(rules, state, work, move, mind, 0)
            write_move(rules, state, work, entry, move)
            perform(rules, state, move, events)


@rule
def drop_half(mind: Mind, alive: int) -> int:
    """Leave the first and the better half of the others; returns how many are left."""
    keep = (alive + 1) // 2
    while alive > keep:
        worst = -1
        for index in range(1, mind.count):
            if mind.alive[index] and (worst < 0 or mind.better[index] < mind.better[worst]):
                worst = index
        mind.alive[worst] = 0
        alive -= 1
    return alive


@rule
def root(number: int) -> int:
    """The whole part of a square root."""
    if number <= 0:
        return 0
    guess = 1
    while guess * guess < number:
        guess *= 2
    while guess * guess > number:
        guess = (guess + number // guess) // 2
    return guess


@rule
def best_candidate(mind: Mind) -> int:
    """The candidate that was best, if by more than chance would explain; else the first."""
    best = 0
    best_margin = 0
    for index in range(1, mind.count):
        better = mind.better[index]
        if mind.alive[index] and better > 0:
            error = root(mind.squares[index] - better * better // mind.deals[index])
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
    mind: Mind,
    imagined: State,
    trial: State,
    seat: int,
) -> None:
    """Play every candidate that is left out on one imagined deal."""
    first = 0
    for index in range(mind.count):
        if mind.alive[index]:
            copy_state(trial, imagined)
            write_move(rules, trial, work, mind.entry[index], move)
            perform(rules, trial, move, events)
            play_out(rules, trial, work, move, events, dice, mind)
            value = worth_of(rules, trial, mind, seat)
            if index == 0:
                first = value
            mind.deals[index] += 1
            mind.worth[index] += value
            mind.better[index] += value - first
            mind.squares[index] += (value - first) * (value - first)


@rule
def choose_expert(
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    dice: Generator,
    mind: Mind,
    imagined: State,
    trial: State,
) -> int:
    """An entry of the menu for the seat that is asked.

    The mind knows the round and what may be spent; afterwards it holds the candidates with what they were worth. All
    other records but rules and state are only places to work in.
    """
    seat = asked_seat(state)
    find_candidates(rules, state, work, move, mind)
    if mind.count == 1:
        return mind.entry[0]
    count_unseen(rules, state, seat, mind)
    muted = events.muted
    events.muted = 1
    alive = mind.count
    stages = 1
    while 1 << stages < alive:
        stages += 1
    left = mind.rollouts
    for stage in range(stages, 0, -1):
        deals = max(left // (stage * alive), 1)
        for _ in range(deals):
            imagine(rules, state, seat, work, mind, dice, imagined)
            try_candidates(rules, work, move, events, dice, mind, imagined, trial, seat)
        left -= deals * alive
        if stage > 1:
            alive = drop_half(mind, alive)
    events.muted = muted
    return mind.entry[best_candidate(mind)]
