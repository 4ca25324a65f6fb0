"""Whether a card can still be laid or hit in this turn, by trying every order of laying and hitting (T10, H1, O1)."""

from collections.abc import Iterable, Sequence

from .cards import Card, Cards, without
from .hitting import TableGroup, after_hit, hits, on_table
from .laying import Naturals, arrangements
from .specs import Spec

_State = tuple[Cards, tuple[TableGroup, ...]]


def can_use(
    hand: Iterable[Card],
    card: Card,
    specs: Sequence[Spec] | None,
    table: Sequence[TableGroup],
    *,
    naturals: Naturals,
    colours: str,
    may_hit_after_laying: bool = True,
    numbers: int = 12,
    keep_one: bool = False,
) -> bool:
    """Can a card of this kind, held in the hand, be used this turn, in the phase or as a hit?

    `specs` is the player's own phase while it is not laid, None once it is laid and the player may hit.
    `may_hit_after_laying` is False under O1: nothing is hit in the turn that lays the phase.
    """
    held = tuple(sorted(hand))
    if card not in held:
        raise ValueError(f"{card} is not in the hand")
    if specs is None:
        return _goes_down(held, card, tuple(table), numbers, keep_one, set())
    ways = arrangements(held, specs, naturals=naturals, colours=colours, numbers=numbers, keep_one=keep_one)
    if any(card in cards for way in ways for _, _, cards in way):
        return True
    if not may_hit_after_laying:
        return False
    seen: set[_State] = set()
    for way in ways:
        left = without(held, [used for _, _, cards in way for used in cards])
        laid = tuple(on_table(spec, group) for spec, group in zip(specs, way, strict=True))
        if _goes_down(left, card, (*table, *laid), numbers, keep_one, seen):
            return True
    return False


def _goes_down(
    hand: Cards, card: Card, table: tuple[TableGroup, ...], numbers: int, keep_one: bool, seen: set[_State]
) -> bool:
    """Does some order of hits from here put the card on the table?

    Only hits on runs are followed: a set or a collection takes the same cards after a hit as before it,
    so such a hit makes no other hit possible and only costs a card.
    """
    if (hand, table) in seen:
        return False
    seen.add((hand, table))
    possible = hits(hand, table, numbers=numbers, keep_one=keep_one)
    if any(card in cards for _, _, cards in possible):
        return True
    return any(
        _goes_down(without(hand, hit[2]), card, after_hit(table, hit), numbers, keep_one, seen)
        for hit in possible
        if table[hit[0]].spec.shape == "run"
    )
