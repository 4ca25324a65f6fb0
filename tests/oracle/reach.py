"""How near a hand is to a phase and which of its cards take part, by trying all choices of cards (P1–P7, W3, O2).

It answers what `missing_cards` answers, and more, and is quick enough for thousands of hands: it counts cards that are
alike instead of telling them apart. Colours count only where a group asks for one.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import product

from .cards import WILD, Card, colour_of, is_numbered, number_of
from .laying import Naturals, declarations
from .specs import Spec, has_parity, run_numbers

Kind = tuple[int, str]
"""A number and a colour; the colour is "" where no group of the phase asks for one."""
Part = tuple[tuple[Kind, int], ...]
"""So many cards of each kind, sorted."""


class Reach:
    """What a hand can make of a phase."""

    def __init__(
        self, hand: Iterable[Card], specs: Sequence[Spec], naturals: Naturals, colours: str, numbers: int
    ) -> None:
        self.coloured = any(spec.one_colour for spec in specs)
        self.specs, self.naturals, self.colours, self.numbers = specs, naturals, colours, numbers
        cards = list(hand)
        self.wilds = cards.count(WILD)
        self.held = Counter(self.kind(card) for card in cards if is_numbered(card))

    def kind(self, card: Card) -> Kind:
        """What counts of a numbered card."""
        return number_of(card), colour_of(card) if self.coloured else ""

    @cached_property
    def choices(self) -> set[tuple[Part, int]]:
        """Every choice of numbered cards for all groups together, and how many groups have none of them."""
        found: set[tuple[Part, int]] = {((), 0)}
        parts_of = {spec: self._parts(spec) for spec in self.specs}
        for spec in self.specs:
            found = {
                (together, bare + (not part))
                for (taken, bare), part in product(found, parts_of[spec])
                if (together := self._together(taken, part)) is not None
            }
        return found

    @cached_property
    def missing(self) -> int:
        """The fewest additional cards of any kind with which the phase can be laid."""
        return min(self._missing(taken, bare) for taken, bare in self.choices)

    @cached_property
    def useful(self) -> set[Kind]:
        """The kinds of numbered cards in the best choices: the fewest cards missing, then the fewest wilds needed."""
        best = [taken for taken, bare in self.choices if self._missing(taken, bare) == self.missing]
        most = max(_size(taken) for taken in best)
        return {kind for taken in best if _size(taken) == most for kind, _ in taken}

    @cached_property
    def needs_wilds(self) -> bool:
        """Whether the best choices leave a place for a wild."""
        places = sum(spec.size for spec in self.specs)
        best = [taken for taken, bare in self.choices if self._missing(taken, bare) == self.missing]
        return max(_size(taken) for taken in best) < places

    def _missing(self, taken: Part, bare: int) -> int:
        places = sum(spec.size for spec in self.specs)
        asked = bare if self.naturals == "group" else int(self.naturals == "phase" and not taken)
        return max(places - self.wilds - _size(taken), asked, 0)

    def _together(self, one: Part, other: Part) -> Part | None:
        """Two parts at once, if the hand has the cards."""
        total = Counter(dict(one))
        total.update(dict(other))
        return None if any(total[kind] > self.held[kind] for kind in dict(other)) else tuple(sorted(total.items()))

    def _parts(self, spec: Spec) -> set[Part]:
        """Every choice of numbered cards that some group of this kind can hold beside wilds."""
        found: set[Part] = set()
        for number, colour in declarations(spec, self.colours, self.numbers):
            places = Counter(_places(spec, number))
            room = {
                kind: min(held, places[kind[0]] if places else spec.size)
                for kind, held in self.held.items()
                if (not places or kind[0] in places)
                and (not colour or kind[1] == colour)
                and (spec.shape != "collection" or has_parity(kind[0], spec.parity))
            }
            for counts in product(*(range(most + 1) for most in room.values())):
                part = {kind: count for kind, count in zip(room, counts, strict=True) if count}
                if sum(counts) <= spec.size and not _too_many(part, places):
                    found.add(tuple(sorted(part.items())))
        return found


def _places(spec: Spec, number: int) -> list[int]:
    """The numbers that the cards of a group show; none for a collection."""
    if spec.shape == "collection":
        return []
    return [number] * spec.size if spec.shape == "set" else run_numbers(spec, number)


def _too_many(part: dict[Kind, int], places: Counter[int]) -> bool:
    """Whether cards of different colours crowd a number of the group."""
    shown = Counter[int]()
    for (number, _), count in part.items():
        shown[number] += count
    return bool(places) and any(count > places[number] for number, count in shown.items())


def _size(part: Part) -> int:
    return sum(count for _, count in part)


@lru_cache(maxsize=50_000)
def reach_of(hand: tuple[Card, ...], specs: tuple[Spec, ...], naturals: Naturals, colours: str, numbers: int) -> Reach:
    """What a sorted hand can make of a phase; asked again, the answer is known."""
    return Reach(hand, specs, naturals, colours, numbers)
