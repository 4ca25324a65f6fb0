"""Consistency checks of a book of the dice game.

The reader has already checked each field by itself. Each phase is also compared with the dice, because a phase that no
roll can make would never end.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from .dice_model import WILD_FACE, DiceBook, DieFace
from .faults import Facts, Fault
from .limits import FACES_OF_A_DIE, MOST_DICE, MOST_DICE_GROUPS, MOST_DICE_PHASES, MOST_KINDS, MOST_PLAYERS, within
from .phase import Group, Phase

Die = tuple[DieFace, ...]


def _check_dice(book: DiceBook) -> Iterator[Fault]:
    """D1: at most three kinds of dice with six faces each, and at most ten dice."""
    if not 1 <= len(book.kinds) <= MOST_KINDS:
        yield Fault("dice-kinds", "dice", {"most": MOST_KINDS, "count": len(book.kinds)}, "D1")
    for kind in book.kinds:
        if len(kind.faces) != FACES_OF_A_DIE:
            facts = {"faces": FACES_OF_A_DIE, "count": len(kind.faces)}
            yield Fault("dice-faces", f"dice.{kind.name}.faces", facts, "D1")
        if not kind.colours:
            yield Fault("at-least-one", f"dice.{kind.name}.colours", {}, "D1")
    count = sum(len(kind.colours) for kind in book.kinds)
    if count > MOST_DICE:
        yield Fault("dice-count", "dice", {"count": count, "most": MOST_DICE}, "D1")
    if book.kinds and not book.numbers:
        yield Fault("dice-no-number", "dice", {}, "D1")


def _check_players(book: DiceBook) -> Iterator[Fault]:
    """D2: with several players, the die that decides the order needs different faces."""
    yield from within("players.most", book.most_players, (book.least_players, MOST_PLAYERS), "D2")
    if book.most_players > 1 and book.kinds and len(set(book.kinds[0].faces)) == 1:
        yield Fault("dice-order", f"dice.{book.kinds[0].name}.faces", {}, "D2")


def _check_language(book: DiceBook) -> Iterator[Fault]:
    """D4: only the part of the phase language that dice support."""
    if not 1 <= len(book.phases) <= MOST_DICE_PHASES:
        yield Fault("phase-count", "phases.list", {"most": MOST_DICE_PHASES, "count": len(book.phases)}, "D4")
    for phase in book.phases[:MOST_DICE_PHASES]:
        for code, facts in dict(_language_problems(phase)).items():
            yield _in_phase(phase, code, facts)


def _check_possible(book: DiceBook) -> Iterator[Fault]:
    """D4: some roll must make each phase; checked only for dice and phases without other faults."""
    if any(_check_dice(book)):
        return
    for phase in book.phases[:MOST_DICE_PHASES]:
        if phase.groups and not any(_language_problems(phase)):
            for code, facts in _dice_problems(phase, book):
                yield _in_phase(phase, code, facts)


def _check_bonus(book: DiceBook) -> Iterator[Fault]:
    """D7: the bonus comes after one of the phases."""
    yield from within("points.half_phase", book.half_phase, (0, max(1, len(book.phases))), "D7")


DICE_CHECKS: Final = (_check_dice, _check_players, _check_language, _check_possible, _check_bonus)
"""Each check stops at a field that could not be read."""


def _in_phase(phase: Phase, code: str, facts: Facts) -> Fault:
    return Fault(code, f"phases.list[{phase.number}]", facts, "D4", phase=phase)


def _language_problems(phase: Phase) -> Iterator[tuple[str, Facts]]:
    """Faults of a phase that do not depend on the dice, as codes and facts."""
    if len(phase.groups) > MOST_DICE_GROUPS:
        yield "groups", {"groups": len(phase.groups), "most": MOST_DICE_GROUPS}
    for group in phase.groups:
        if group.size < 2:
            yield "dice-small-group", {"least": 2}
        if group.parity:
            yield "dice-parity", {}
        if group.pairs:
            yield "dice-pairs", {}
        if group.one_colour and group.shape == "run":
            yield "dice-colour-run", {}
        if group.shape == "collection" and not group.parity and len(phase.groups) > 1:
            yield "dice-alone", {}


def _dice_problems(phase: Phase, book: DiceBook) -> Iterator[tuple[str, Facts]]:
    """Why these dice cannot make the phase, as codes and facts."""
    numbers, dice = book.numbers, book.dice
    if any(group.shape == "run" and group.size > numbers for group in phase.groups):
        yield "long-run", {"numbers": numbers, "most": numbers}
    elif phase.cards > len(dice):
        yield "dice-large", {"wanted": phase.cards, "dice": len(dice)}
    elif not _can_be_rolled(phase, book):
        yield "dice-impossible", {}


def _can_be_rolled(phase: Phase, book: DiceBook) -> bool:
    showing = [_slots_of(die, book.numbers) for die in book.dice]
    return any(_fits(slots, showing) for slots in _demands(phase, book))


Slot = tuple[int, str]
"""What one die of a phase must show: a number (with no colour), or a colour (with the number 0)."""


def _demands(phase: Phase, book: DiceBook) -> Iterator[list[Slot]]:
    """Every way to assign slots to the phase; high numbers first, because most dice have them."""
    for choice in product(*(_ways(group, book) for group in phase.groups)):
        yield [slot for slots in choice for slot in slots]


def _ways(group: Group, book: DiceBook) -> list[list[Slot]]:
    if group.shape == "set":
        return [[(number, "")] * group.size for number in range(book.numbers, 0, -1)]
    if group.shape == "run":
        lows = range(book.numbers - group.size + 1, 0, -1)
        return [[(number, "") for number in range(low, low + group.size)] for low in lows]
    return [[(0, colour)] * group.size for colour in book.colours]


def _slots_of(die: Die, numbers: int) -> set[Slot]:
    """The slots that a die can fill; a W counts as any number, but keeps its colour (D5)."""
    slots: set[Slot] = {(0, face.colour) for face in die}
    for face in die:
        wanted = range(1, numbers + 1) if face.number == WILD_FACE else [face.number]
        slots.update((number, "") for number in wanted)
    return slots


def _fits(slots: Sequence[Slot], showing: Sequence[set[Slot]]) -> bool:
    """Whether each slot can have a different die, by augmenting paths."""
    slot_of_die: dict[int, int] = {}

    def assign(slot: int, tried: set[int]) -> bool:
        for die, shown in enumerate(showing):
            if die not in tried and slots[slot] in shown:
                tried.add(die)
                if die not in slot_of_die or assign(slot_of_die[die], tried):
                    slot_of_die[die] = slot
                    return True
        return False

    return all(assign(slot, set()) for slot in range(len(slots)))
