"""What makes no sense in a book of the dice game is refused here.

The reader has already seen to each field by itself. A phase that no roll can make would be tried for ever, so each
phase is held against the dice.
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
    """D1: few kinds of dice with six faces each, ten dice in all."""
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
    """D2: where several play, the die that settles the order must be able to."""
    yield from within("players.most", book.most_players, (book.least_players, MOST_PLAYERS), "D2")
    if book.most_players > 1 and book.kinds and len(set(book.kinds[0].faces)) == 1:
        yield Fault("dice-order", f"dice.{book.kinds[0].name}.faces", {}, "D2")


def _check_language(book: DiceBook) -> Iterator[Fault]:
    """D4: the part of the phase language that dice can play."""
    if not 1 <= len(book.phases) <= MOST_DICE_PHASES:
        yield Fault("phase-count", "phases.list", {"most": MOST_DICE_PHASES, "count": len(book.phases)}, "D4")
    for phase in book.phases[:MOST_DICE_PHASES]:
        for code, facts in dict(_language_problems(phase)).items():
            yield _in_phase(phase, code, facts)


def _check_possible(book: DiceBook) -> Iterator[Fault]:
    """D4: only what some roll makes; asked of dice and phases that are right by themselves."""
    if any(_check_dice(book)):
        return
    for phase in book.phases[:MOST_DICE_PHASES]:
        if phase.groups and not any(_language_problems(phase)):
            for code, facts in _dice_problems(phase, book):
                yield _in_phase(phase, code, facts)


def _check_bonus(book: DiceBook) -> Iterator[Fault]:
    """D7: the bonus is for one of the phases."""
    yield from within("points.half_phase", book.half_phase, (0, max(1, len(book.phases))), "D7")


DICE_CHECKS: Final = (_check_dice, _check_players, _check_language, _check_possible, _check_bonus)
"""Each says nothing where a field that it asks for could not be read."""


def _in_phase(phase: Phase, code: str, facts: Facts) -> Fault:
    return Fault(code, f"phases.list[{phase.number}]", facts, "D4", phase=phase)


def _language_problems(phase: Phase) -> Iterator[tuple[str, Facts]]:
    """The codes and facts of what no dice could change."""
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
    """Why the phase cannot be played with these dice."""
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
"""What one die of a phase must show: a number, or a face of a colour where the number does not matter."""


def _demands(phase: Phase, book: DiceBook) -> Iterator[list[Slot]]:
    """Every way to say what each die of the phase is to show; first with high numbers, which most dice have."""
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
    """What a die can show; a W is any number, but of its own colour (D5)."""
    slots: set[Slot] = {(0, face.colour) for face in die}
    for face in die:
        wanted = range(1, numbers + 1) if face.number == WILD_FACE else [face.number]
        slots.update((number, "") for number in wanted)
    return slots


def _fits(slots: Sequence[Slot], showing: Sequence[set[Slot]]) -> bool:
    """Whether each slot can have a die of its own, by augmenting paths."""
    server: dict[int, int] = {}

    def serve(slot: int, tried: set[int]) -> bool:
        for die, shown in enumerate(showing):
            if die not in tried and slots[slot] in shown:
                tried.add(die)
                if die not in server or serve(server[die], tried):
                    server[die] = slot
                    return True
        return False

    return all(serve(slot, set()) for slot in range(len(slots)))
