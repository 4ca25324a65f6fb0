"""Consistency checks of a card book.

The reader has already checked each field by itself; these checks compare fields with each other.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from .errors import RulebookError
from .faults import Facts, Fault
from .limits import MOST_CARDS, MOST_GROUPS, MOST_PHASES, MOST_PLAYERS, within
from .model import Material, Rulebook
from .phase import Group, Phase


def _check_deck(book: Rulebook) -> Iterator[Fault]:
    """M1."""
    cards = book.material.deck_size
    if cards > MOST_CARDS:
        yield Fault("deck", "material", {"cards": cards, "most": MOST_CARDS}, "M1")


def _check_players(book: Rulebook) -> Iterator[Fault]:
    """M5, M6: the deck must suffice for the smallest table; larger ones are checked when a game starts."""
    deal = book.deal
    wrong = list(within("deal.most_players", deal.most_players, (deal.least_players, MOST_PLAYERS), "M6"))
    yield from wrong
    if wrong:
        return
    try:
        book.check_players(deal.least_players)
    except RulebookError as error:
        yield from (Fault(fault.code, "deal.hand", fault.facts, fault.rule) for fault in error.faults)


def _check_count(book: Rulebook) -> Iterator[Fault]:
    """P8."""
    count = len(book.phases.list)
    if not 1 <= count <= MOST_PHASES:
        yield Fault("phase-count", "phases.list", {"most": MOST_PHASES, "count": count}, "P8")


def _check_groups(book: Rulebook) -> Iterator[Fault]:
    """P1-P7: groups that are too small."""
    shortest = book.phases.shortest_run
    for phase, group in _groups(book):
        rule = _rule_of_group(group)
        if group.size < 2:
            yield _in_phase(phase, "small-group", {"least": 2}, rule)
        elif group.shape == "run" and group.size < shortest:
            yield _in_phase(phase, "short-run", {"least": shortest}, "P2")
        elif group.pairs and group.size < 4:
            yield _in_phase(phase, "few-pairs", {"least": 2}, rule)


def _check_runs(book: Rulebook) -> Iterator[Fault]:
    """P2, P5-P7: runs that need more numbers than there are."""
    material = book.material
    for phase, group in _groups(book):
        longest = _ranks(group, material)
        if group.shape == "run" and _steps(group) > longest:
            code = f"long-{group.parity}-run" if group.parity else "long-run"
            facts = {"numbers": material.numbers, "most": longest}
            yield _in_phase(phase, code, facts, _rule_of_group(group))


def _check_room(book: Rulebook) -> Iterator[Fault]:
    """P8: phases that no hand can hold."""
    room, code = book.deal.hand + 1, "large"
    if book.turn.going_out == "discard":
        room, code = book.deal.hand, "large-with-discard"
    for phase in _phases(book):
        if len(phase.groups) > MOST_GROUPS:
            yield _in_phase(phase, "groups", {"groups": len(phase.groups), "most": MOST_GROUPS}, "P8")
        elif phase.cards > room:
            yield _in_phase(phase, code, {"cards": phase.cards, "room": room}, "P8")


def _check_supply(book: Rulebook) -> Iterator[Fault]:
    """P1-P7, W3, O2: phases that the deck has too few cards for.

    Each group is checked against the complete deck. Groups that compete for the same few cards of a tiny deck are not
    detected.
    """
    material, naturals = book.material, book.wilds.naturals
    for phase in _phases(book):
        supplies = [_naturals_for(group, material) for group in phase.groups]
        lacks = [group.size - supply for group, supply in zip(phase.groups, supplies, strict=True)]
        if sum(lacks) > material.wilds:
            neediest = phase.groups[lacks.index(max(lacks))]
            facts = {"needed": sum(lacks), "wilds": material.wilds}
            yield _in_phase(phase, "wilds", facts, _rule_of_group(neediest))
        elif naturals == "phase" and not any(supplies):
            yield _in_phase(phase, "natural", {}, "W3")
        elif naturals == "group" and not all(supplies):
            yield _in_phase(phase, "natural-in-group", {}, "O2")


def _phases(book: Rulebook) -> tuple[Phase, ...]:
    """The phases to check: only readable ones, and none at all if there are too many."""
    phases = book.phases.list
    return tuple(phase for phase in phases if phase.groups) if len(phases) <= MOST_PHASES else ()


def _groups(book: Rulebook) -> Iterator[tuple[Phase, Group]]:
    """The distinct groups of each phase."""
    for phase in _phases(book):
        for group in dict.fromkeys(phase.groups):
            yield phase, group


def _in_phase(phase: Phase, code: str, facts: Facts, rule: str) -> Fault:
    return Fault(code, f"phases.list[{phase.number}]", facts, rule, phase=phase)


def _rule_of_group(group: Group) -> str:
    if group.shape == "set":
        return "P1"
    if group.shape == "run":
        return "P6" if group.pairs else "P5" if group.parity else "P7" if group.one_colour else "P2"
    return "P4" if group.parity else "P3"


def _ranks(group: Group, material: Material) -> int:
    """How many different numbers the group can use."""
    if group.parity == "odd":
        return (material.numbers + 1) // 2
    return material.numbers // 2 if group.parity else material.numbers


def _steps(run: Group) -> int:
    """How many different numbers a run has."""
    return run.size // 2 if run.pairs else run.size


def _naturals_for(group: Group, material: Material) -> int:
    """The most natural cards that one such group can hold."""
    of_one_number = material.copies * (1 if group.one_colour else len(material.colours))
    if group.shape == "set":
        supply = of_one_number
    elif group.shape == "run":
        supply = _steps(group) * min(of_one_number, 2 if group.pairs else 1)
    else:
        supply = _ranks(group, material) * of_one_number
    return min(group.size, supply)


def _check_play(book: Rulebook) -> Iterator[Fault]:
    """V2: the phases to play exist, and each is played once."""
    last, play = len(book.phases.list), book.phases.play
    if last and not play:
        yield Fault("no-phases", "phases.play", {}, "V2")
    for number, count in sorted(Counter(play).items()):
        if not 1 <= number <= last:
            yield Fault("no-phase", "phases.play", {"number": number, "last": last}, "V2")
        elif count > 1:
            yield Fault("phase-twice", "phases.play", {"number": number}, "V2")


def _check_points(book: Rulebook) -> Iterator[Fault]:
    """S2: the high cards are some of the numbers, or none."""
    yield from within("points.high_from", book.points.high_from, (1, book.material.numbers + 1), "S2")


def _check_winning(book: Rulebook) -> Iterator[Fault]:
    """V1: one round for each phase excludes free order and places."""
    if book.winning.rounds != "one-per-phase":
        return
    if not book.counts_points:
        yield Fault("rounds-places", "winning.rounds", {}, "V1")
    if book.phases.order == "free":
        yield Fault("rounds-free", "winning.rounds", {}, "V1")


CHECKS: Final = (
    _check_deck,
    _check_players,
    _check_count,
    _check_groups,
    _check_runs,
    _check_room,
    _check_supply,
    _check_play,
    _check_points,
    _check_winning,
)
"""Each check reads as few fields as possible, because it stops at a field that could not be read."""
