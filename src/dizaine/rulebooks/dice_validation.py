"""What makes no sense in a book of the dice game is refused here, with the field, the reason and the rule.

A phase that no roll can make would be tried for ever, so each phase is held against the dice. Some upper limits are
the engine's, which lays its state out in fields of fixed size.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from .dice_model import WILD_FACE, DiceBook, DieFace
from .errors import RulebookError
from .model import Group, Phase
from .validation import COLOURS, MOST_NUMBERS, MOST_PLAYERS

FACES_OF_A_DIE: Final = 6
MOST_DICE: Final = 10
MOST_KINDS: Final = 3
MOST_DICE_PHASES: Final = 10
MOST_DICE_GROUPS: Final = 2
MOST_ROLLS: Final = 9
MOST_DICE_POINTS: Final = 1_000

Die = tuple[DieFace, ...]


def validate_dice(book: DiceBook) -> DiceBook:
    """The book itself, if it can be played; the caller never holds one that cannot."""
    for field in ("id", "title", "source"):
        if not getattr(book, field).strip():
            raise RulebookError(field, "must not be empty", "D1")
    check_colours(book.colours)
    _check_dice(book)
    _within("players.least", book.least_players, 1, MOST_PLAYERS, "D12")
    _within("players.most", book.most_players, book.least_players, MOST_PLAYERS, "D2")
    _check_order_of_play(book)
    _within("turn.rolls", book.rolls, 1, MOST_ROLLS, "D3")
    _check_phases(book)
    _within("points.half_phase", book.half_phase, 0, len(book.phases), "D7")
    for name, rule in (("half_over", "D7"), ("half_bonus", "D7"), ("finish_bonus", "D8"), ("failure_cost", "D12")):
        _within(f"points.{name}", getattr(book, name), 0, MOST_DICE_POINTS, rule)
    return book


def _within(field: str, value: int, least: int, most: int, rule: str) -> None:
    if not least <= value <= most:
        raise RulebookError(field, f"must lie between {least} and {most}, not {value}", rule)


def check_colours(colours: Sequence[str]) -> None:
    """D1; asked before the faces are read, whose letters stand for these colours."""
    for colour in colours:
        if colour not in COLOURS:
            raise RulebookError("colours", f"{colour!r} is not one of {', '.join(COLOURS)}", "D1")
        if colours.count(colour) > 1:
            raise RulebookError("colours", f"{colour} is named twice", "D1")
    if not colours:
        raise RulebookError("colours", "there must be at least one", "D1")


def _check_dice(book: DiceBook) -> None:
    """D1: few kinds of dice with six faces each, ten dice in all."""
    if not 1 <= len(book.kinds) <= MOST_KINDS:
        raise RulebookError("dice", f"a book has 1 to {MOST_KINDS} kinds of dice, not {len(book.kinds)}", "D1")
    for kind in book.kinds:
        field = f"dice.{kind.name}"
        if len(kind.faces) != FACES_OF_A_DIE:
            raise RulebookError(f"{field}.faces", f"a die has {FACES_OF_A_DIE} faces, not {len(kind.faces)}", "D1")
        for place, number in enumerate(kind.faces, 1):
            if number != WILD_FACE:
                _within(f"{field}.faces[{place}]", number, 1, MOST_NUMBERS, "D1")
        if not kind.colours:
            raise RulebookError(f"{field}.colours", "there must be at least one", "D1")
    if len(book.dice) > MOST_DICE:
        raise RulebookError("dice", f"there are {len(book.dice)} dice, the limit is {MOST_DICE}", "D1")
    if not book.numbers:
        raise RulebookError("dice", "at least one face must show a number", "D1")


def _check_order_of_play(book: DiceBook) -> None:
    """D2: where several play, the die that settles the order must be able to."""
    first = book.kinds[0]
    if book.most_players > 1 and len(set(first.faces)) == 1:
        reason = "the first kind of dice settles the order of play; it needs two different faces"
        raise RulebookError(f"dice.{first.name}.faces", reason, "D2")


def _check_phases(book: DiceBook) -> None:
    """D4: the part of the phase language that dice can play, and only what some roll makes."""
    if not 1 <= len(book.phases) <= MOST_DICE_PHASES:
        reason = f"a book has 1 to {MOST_DICE_PHASES} phases, not {len(book.phases)}"
        raise RulebookError("phases.list", reason, "D4")
    for phase in book.phases:
        if problem := _problem_of_phase(phase, book):
            reason = f"phase {phase.number} ({phase}): {problem}"
            raise RulebookError(f"phases.list[{phase.number}]", reason, "D4")


def _problem_of_phase(phase: Phase, book: DiceBook) -> str:
    """Why the phase cannot be played with these dice; empty if it can."""
    if len(phase.groups) > MOST_DICE_GROUPS:
        return f"it has {len(phase.groups)} groups, the limit is {MOST_DICE_GROUPS}"
    for group in phase.groups:
        if group.size < 2:
            return "a group has at least 2 dice"
        if group.parity:
            return "the dice game has no odd or even groups"
        if group.pairs:
            return "the dice game has no runs of pairs"
        if group.one_colour and group.shape != "collection":
            return "the dice game has no runs in one colour"
        if group.shape == "collection" and len(phase.groups) > 1:
            return "a collection of one colour must be the only group of its phase"
        if group.shape == "run" and group.size > book.numbers:
            return f"1 to {book.numbers} hold only {book.numbers} successive numbers"
    if phase.cards > len(book.dice):
        return f"it asks for {phase.cards} dice, there are {len(book.dice)}"
    showing = [_slots_of(die, book.numbers) for die in book.dice]
    if not any(_fits(slots, showing) for slots in _demands(phase, book)):
        return "no roll of these dice makes it"
    return ""


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
