"""One neutral form for the engine's moves and the oracle's answers, so that the two can be compared.

Engine and oracle do not know each other; every translation between them is in this module.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dizaine import Hit, Lay, Rulebook
from dizaine.engine.cards.cards import COLOUR_LETTERS, COLOUR_NAMES
from dizaine.engine.cards.state import State
from dizaine.engine.shapes import (
    COLLECTION,
    EVEN,
    NO_COLOUR,
    ODD,
    RUN,
    SET,
    family_of,
    group_order,
    has_one_colour,
    parity_of,
    width_of,
)
from dizaine.rulebooks import Phase
from tests import oracle
from tests.oracle import WILD, Card, Cards, Spec, TableGroup

Traits = tuple[str, str, bool, bool]
"""Shape, parity, one colour, pairs."""
NeutralGroup = tuple[Traits, int, str, Cards]
"""With the number of a set or the lowest of a run, the colour, and the cards sorted by their text."""
NeutralLay = tuple[NeutralGroup, ...]
"""The groups of a phase, sorted, so that the order of equal groups does not matter."""
Declaration = tuple[tuple[Traits, int, int, str], ...]
"""A lay without its cards: traits, size, number and colour of each group."""
NeutralHit = tuple[int, str, Cards]
"""Group, end (only of wilds on a run), cards sorted by their text."""
Lying = tuple[Traits, int, int, str, int]
"""A group on the table: traits, lowest and highest number, colour, how many cards."""

_SHAPES = {SET: "set", RUN: "run", COLLECTION: "collection"}
_PARITIES = {0: "", ODD: "odd", EVEN: "even"}
_COLOUR_NAME = dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True))


def specs_of(phase: Phase) -> list[Spec]:
    """The groups of a phase, in the order in which they lie on the table."""
    return [
        Spec(group.shape, group.size, group.parity, group.one_colour, group.pairs)
        for group in sorted(phase.groups, key=group_order)
    ]


def group_text(spec: Spec, group: oracle.Group) -> str:
    """A group of the oracle as moves and positions write it."""
    number, colour, cards = group
    words = [] if spec.shape == "collection" else [spec.shape, str(number)]
    words += ["pairs"] if spec.pairs else []
    words += [spec.parity] if spec.parity else []
    words += [_COLOUR_NAME[colour]] if colour else []
    return f"{' '.join(words)} = {' '.join(cards)}"


def lay_text(phase: int, specs: Sequence[Spec], arrangement: oracle.Arrangement) -> str:
    """An arrangement of the oracle as a move."""
    texts = [group_text(spec, group) for spec, group in zip(specs, arrangement, strict=True)]
    return f"lay {phase}: {' + '.join(texts)}"


def hit_text(hit: NeutralHit) -> str:
    """A hit as a move."""
    group, end, cards = hit
    return f"hit {' '.join(cards)} on {group} {end}".strip()


def neutral_lay(lay: Lay) -> NeutralLay:
    """A lay of the engine."""
    return tuple(
        sorted(
            (_traits_of_shape(meld.shape), meld.number, _letter(meld.colour), _sorted_texts(meld.cards))
            for meld in lay.melds
        )
    )


def neutral_arrangement(specs: Sequence[Spec], arrangement: oracle.Arrangement) -> NeutralLay:
    """A lay of the oracle."""
    groups = zip(specs, arrangement, strict=True)
    return tuple(sorted((_traits(spec), number, colour, cards) for spec, (number, colour, cards) in groups))


def declaration(lay: NeutralLay) -> Declaration:
    """The declarations of the groups."""
    return tuple(sorted((traits, len(cards), number, colour) for traits, number, colour, cards in lay))


def wilds_in(lay: NeutralLay) -> int:
    return sum(cards.count(WILD) for _, _, _, cards in lay)


def neutral_hit(hit: Hit) -> NeutralHit:
    """A hit of the engine."""
    return (hit.group, hit.end, _sorted_texts(hit.cards))


def neutral_oracle_hit(hit: oracle.Hit) -> NeutralHit:
    """A hit of the oracle, which names the end for every card; the engine does so for wilds alone."""
    group, end, cards = hit
    return (group, end if set(cards) == {WILD} else "", cards)


def neutral_table(state: State) -> list[Lying]:
    """The groups of the engine's table."""
    return [
        (
            _traits_of_shape(state.group_shape[group]),
            state.group_low[group],
            state.group_high[group],
            _letter(state.group_colour[group]),
            state.group_cards[group],
        )
        for group in range(state.groups)
    ]


def neutral_oracle_table(table: Iterable[TableGroup]) -> list[Lying]:
    """The groups of the oracle's table."""
    return [(_traits(group.spec), group.low, group.high, group.colour, group.size) for group in table]


@dataclass(frozen=True)
class Law:
    """The facts of a rulebook that the oracle needs, and its answers under them."""

    naturals: oracle.Naturals
    colours: str
    numbers: int
    keep_one: bool
    hits_at_once: bool

    @classmethod
    def of(cls, book: Rulebook) -> "Law":
        return cls(
            book.wilds.naturals,
            "".join(name[0] for name in book.material.colours),
            book.material.numbers,
            book.turn.going_out == "discard",
            book.turn.hits == "at-once",
        )

    def arrangements(self, hand: Iterable[Card], specs: Sequence[Spec]) -> dict[NeutralLay, oracle.Arrangement]:
        """Every way to lay, by its neutral form."""
        ways = oracle.arrangements(
            hand,
            specs,
            naturals=self.naturals,
            colours=self.colours,
            numbers=self.numbers,
            keep_one=self.keep_one,
        )
        return {neutral_arrangement(specs, way): way for way in ways}

    def hits(self, hand: Iterable[Card], table: Sequence[TableGroup]) -> dict[NeutralHit, oracle.Hit]:
        """Every hit, by its neutral form."""
        found = oracle.hits(hand, table, numbers=self.numbers, keep_one=self.keep_one)
        return {neutral_oracle_hit(hit): hit for hit in found}

    def can_use(
        self, hand: Iterable[Card], card: Card, specs: Sequence[Spec] | None, table: Sequence[TableGroup]
    ) -> bool:
        """Whether a card can go down in this turn; `specs` is None once the phase lies."""
        return oracle.can_use(
            hand,
            card,
            specs,
            table,
            naturals=self.naturals,
            colours=self.colours,
            may_hit_after_laying=self.hits_at_once,
            numbers=self.numbers,
            keep_one=self.keep_one,
        )


def _traits(spec: Spec) -> Traits:
    return (spec.shape, spec.parity, spec.one_colour, spec.pairs)


def _traits_of_shape(shape: int) -> Traits:
    return (
        _SHAPES[family_of(shape)],
        _PARITIES[parity_of(shape)],
        bool(has_one_colour(shape)),
        width_of(shape) == 2,
    )


def _letter(colour: int) -> str:
    return "" if colour == NO_COLOUR else COLOUR_LETTERS[colour]


def _sorted_texts(cards: Iterable[object]) -> Cards:
    return tuple(sorted(map(str, cards)))
