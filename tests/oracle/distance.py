"""How many cards are missing for a phase, by trying all choices of cards with all declarations (P1–P7, W3, O2)."""

from collections.abc import Iterable, Sequence

from .cards import WILD, Card, Cards, is_numbered
from .laying import Naturals, declarations, is_group
from .specs import Spec


def missing_cards(
    hand: Iterable[Card], specs: Sequence[Spec], *, naturals: Naturals, colours: str, numbers: int = 12
) -> int:
    """The fewest additional cards of any kind with which this phase can be laid.

    Try all choices of numbered cards for the groups. Wilds fill the remaining places, and each place that is still
    empty needs an additional card. An additional card may be anything, so it can also be the numbered card that a
    rule requires; where wilds fill all places, it replaces one of them.
    """
    held = list(hand)
    cards = tuple(card for card in held if is_numbered(card))
    parts_of = {spec: _parts(cards, spec, colours, numbers) for spec in specs}
    choices = {(0, 0)}  # the cards used in some group, and the number of groups without one
    for spec in specs:
        choices = {
            (taken | part, bare + (not part)) for taken, bare in choices for part in parts_of[spec] if not taken & part
        }
    places = sum(spec.size for spec in specs) - held.count(WILD)
    return min(max(places - taken.bit_count(), _asked(taken, bare, naturals), 0) for taken, bare in choices)


def _parts(cards: Cards, spec: Spec, colours: str, numbers: int) -> set[int]:
    """Every choice of the numbered cards, a bit for each, that some group of this kind can hold beside wilds."""
    found: set[int] = set()
    for number, colour in declarations(spec, colours, numbers):
        parts: dict[int, Cards] = {0: ()}
        for index, card in enumerate(cards):
            for part, others in list(parts.items()):
                together = (*others, card)
                wilds = (WILD,) * (spec.size - len(together))
                if is_group(spec, number, colour, together + wilds):
                    parts[part | 1 << index] = together
        found |= parts.keys()
    return found


def _asked(taken: int, bare: int, naturals: Naturals) -> int:
    """How many numbered cards are still asked for: one in the phase (W3), one in each group (O2)."""
    if naturals == "group":
        return bare
    return int(naturals == "phase" and not taken)
