"""Every way to lay a phase from a hand, by trying all cards with all declarations (P1–P9, W1–W4, O2, O3)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal

from .cards import SKIP, Card, Cards, choices, colour_of, is_numbered, number_of, without
from .specs import Spec, has_parity, run_numbers

Naturals = Literal["none", "phase", "group"]
Group = tuple[int, str, Cards]
"""The declaration of a group, and its sorted cards.

The number of a set, the lowest number of a run, else 0; the colour where one is asked for, else "".
"""
Arrangement = tuple[Group, ...]


def declarations(spec: Spec, colours: str, numbers: int) -> list[tuple[int, str]]:
    """Every possible declaration of a group (W4), whatever its cards."""
    said_numbers = [0]
    if spec.shape == "set":
        said_numbers = list(range(1, numbers + 1))
    if spec.shape == "run":
        said_numbers = [
            low
            for low in range(1, numbers + 1)
            if has_parity(low, spec.parity) and run_numbers(spec, low)[-1] <= numbers
        ]
    said_colours = list(colours) if spec.one_colour else [""]
    return [(number, colour) for number in said_numbers for colour in said_colours]


def is_group(spec: Spec, number: int, colour: str, cards: Cards) -> bool:
    """Do these cards, with wilds for what is missing, match the declaration?"""
    if SKIP in cards or len(cards) != spec.size:
        return False
    numbered = [card for card in cards if is_numbered(card)]
    if spec.one_colour and any(colour_of(card) != colour for card in numbered):
        return False
    if spec.shape == "collection":
        return all(has_parity(number_of(card), spec.parity) for card in numbered)
    free_places = [number] * spec.size if spec.shape == "set" else run_numbers(spec, number)
    for card in numbered:
        if number_of(card) not in free_places:
            return False
        free_places.remove(number_of(card))
    return True


@lru_cache(maxsize=4096)
def groups(hand: Cards, spec: Spec, colours: str, numbers: int) -> tuple[Group, ...]:
    """Every group of this kind that some of these cards make."""
    said = declarations(spec, colours, numbers)
    return tuple(
        (number, colour, cards)
        for cards in choices(hand, spec.size)
        for number, colour in said
        if is_group(spec, number, colour, cards)
    )


def _lay(hand: Cards, specs: Sequence[Spec], colours: str, numbers: int) -> Iterator[Arrangement]:
    if not specs:
        yield ()
        return
    for group in groups(hand, specs[0], colours, numbers):
        for others in _lay(without(hand, group[2]), specs[1:], colours, numbers):
            yield (group, *others)


def has_naturals(arrangement: Arrangement, naturals: Naturals) -> bool:
    """Enough numbered cards: none asked for, one in the phase (W3), one in each group (O2)."""
    with_numbered = [any(is_numbered(card) for card in cards) for _, _, cards in arrangement]
    if naturals == "group":
        return all(with_numbered)
    return naturals == "none" or any(with_numbered)


def _legal(
    hand: Iterable[Card],
    specs: Sequence[Spec],
    naturals: Naturals,
    colours: str,
    numbers: int,
    keep_one: bool,
) -> Iterator[Arrangement]:
    held = tuple(sorted(hand))
    if len(held) < sum(spec.size for spec in specs) + int(keep_one):
        return
    usable = tuple(card for card in held if card != SKIP)
    for arrangement in _lay(usable, specs, colours, numbers):
        if has_naturals(arrangement, naturals):
            yield arrangement


def arrangements(
    hand: Iterable[Card],
    specs: Sequence[Spec],
    *,
    naturals: Naturals,
    colours: str,
    numbers: int = 12,
    keep_one: bool = False,
) -> set[Arrangement]:
    """Every way to lay exactly this phase; equal specs appear in every order."""
    return set(_legal(hand, specs, naturals, colours, numbers, keep_one))


def can_lay(
    hand: Iterable[Card],
    specs: Sequence[Spec],
    *,
    naturals: Naturals,
    colours: str,
    numbers: int = 12,
    keep_one: bool = False,
) -> bool:
    """Is there any way to lay this phase?"""
    return any(True for _ in _legal(hand, specs, naturals, colours, numbers, keep_one))


def normalise(arrangement: Arrangement, specs: Sequence[Spec]) -> Arrangement:
    """The same arrangement with the groups of equal specs in sorted order."""
    sorted_groups = {
        spec: sorted(group for group, other in zip(arrangement, specs, strict=True) if other == spec) for spec in specs
    }
    return tuple(sorted_groups[spec].pop(0) for spec in specs)
