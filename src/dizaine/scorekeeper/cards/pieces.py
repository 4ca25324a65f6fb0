"""Hands at the end of a round, from a number of points or from the cards themselves (S2).

A number becomes some hand that is worth it. Which one does not matter, but there must be one: of few enough cards, and
together with all other hands from a single deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from dizaine.engine.cards.cards import HIDDEN, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.errors import NotationError
from dizaine.scorekeeper.forms import Hand
from dizaine.scorekeeper.limits import LONGEST_TEXT
from dizaine.scorekeeper.refusals import EntryRefused, refusal

_MOST_STEPS: Final = 5_000
"""Attempts at a deal for all numbers together; after that many they count as possible."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A hand as it was entered: at most so many cards, worth so many points, or exactly these cards."""

    seat: int
    name: str
    most: int
    points: int | None
    cards: str | None


def wanted(rules: Rules, name: str, hand: Hand, laid: int) -> Wanted:
    """What was entered for a hand; who laid a phase has the fewer cards (P8). `laid` is its index plus one, or 0."""
    most = rules.hand - rules.phase_cards[laid - 1] if laid else rules.hand
    return Wanted(hand.seat, name, max(most, 0), hand.points, hand.cards)


def find_hands(rules: Rules, entered: Sequence[Wanted]) -> dict[int, list[int]]:
    """A hand for each seat. Raises `EntryRefused`."""
    hands = _read_cards(rules, [one for one in entered if one.cards is not None])
    left = list(rules.deck)
    for hand in hands.values():
        for card in hand:
            left[card] -= 1
    numbers = [(one, one.points) for one in entered if one.points is not None]
    prices = _prices(rules)
    room = _room(rules, prices, left)
    for one, points in numbers:
        if not _ways(prices, room, one.most, points):
            raise _impossible(rules, prices, one, points)
    dealt = _together(prices, room, tuple((one.most, points) for one, points in numbers))
    if dealt is None:
        raise refusal("points-together", "M1")
    for (one, _), way in zip(numbers, dealt, strict=True):
        hands[one.seat] = _take(rules, prices, left, way)
    return hands


def _impossible(rules: Rules, prices: tuple[int, ...], one: Wanted, points: int) -> EntryRefused:
    """No hand is worth this: not by itself (S2), or not beside the cards of the others (M1)."""
    if _ways(prices, _room(rules, prices, rules.deck), one.most, points):
        return refusal("points-together", "M1", one.seat)
    return refusal("points-impossible", "S2", one.seat, name=one.name, points=points, most=one.most)


def _prices(rules: Rules) -> tuple[int, ...]:
    """The different values of cards, the commonest cards first, so that hands are made of those."""
    counts: Counter[int] = Counter()
    for kind, copies in enumerate(rules.deck):
        if copies:
            counts[rules.points[kind]] += copies
    return tuple(sorted(counts, key=lambda price: -counts[price]))


def _room(rules: Rules, prices: tuple[int, ...], left: Sequence[int]) -> tuple[int, ...]:
    """How many cards there are of each value."""
    return tuple(
        sum(copies for kind, copies in enumerate(left) if copies > 0 and rules.points[kind] == price)
        for price in prices
    )


@lru_cache(maxsize=4096)
def _ways(
    prices: tuple[int, ...], room: tuple[int, ...], most: int, points: int, least: int = 1
) -> tuple[tuple[int, ...], ...]:
    """All hands of a value, by how many cards of each price they have; scarce cards last."""
    if points < 0 or most < 0:
        return ()
    if not prices:
        return ((),) if points == 0 and least <= 0 else ()
    found = []
    for count in range(min(room[-1], most) + 1):
        rest = _ways(prices[:-1], room[:-1], most - count, points - count * prices[-1], least - count)
        found += [(*way, count) for way in rest]
    return tuple(found)


@lru_cache(maxsize=4096)
def _together(
    prices: tuple[int, ...], room: tuple[int, ...], hands: tuple[tuple[int, int], ...]
) -> list[tuple[int, ...]] | None:
    """One way for each hand, given by its most cards and its points, from a single deck; None if there is none.

    If it takes too long to find out, the first way of each will do.
    """
    if sum(points for _, points in hands) > _dearest(prices, room, sum(most for most, _ in hands)):
        return None
    ways = [_ways(prices, room, most, points) for most, points in hands]
    steps = 0
    dead: set[tuple[int, tuple[int, ...]]] = set()

    def deal(index: int, left: tuple[int, ...]) -> list[tuple[int, ...]] | None:
        nonlocal steps
        if index == len(ways):
            return []
        if (index, left) in dead:
            return None
        for way in ways[index]:
            steps += 1
            if steps > _MOST_STEPS:
                return [options[0] for options in ways[index:]]
            rest = tuple(there - taken for there, taken in zip(left, way, strict=True))
            if min(rest) >= 0 and (others := deal(index + 1, rest)) is not None:
                return [way, *others]
        dead.add((index, left))
        return None

    return deal(0, room)


def _dearest(prices: tuple[int, ...], room: tuple[int, ...], cards: int) -> int:
    """What so many cards are worth at most."""
    worth = 0
    for price, there in sorted(zip(prices, room, strict=True), reverse=True):
        worth += price * min(there, cards)
        cards -= min(there, cards)
    return worth


def _take(rules: Rules, prices: tuple[int, ...], left: list[int], way: tuple[int, ...]) -> list[int]:
    """Cards of the wanted values, out of what is left of the deck."""
    hand: list[int] = []
    for price, count in zip(prices, way, strict=True):
        kinds = [kind for kind, copies in enumerate(rules.deck) if copies and rules.points[kind] == price]
        for _ in range(count):
            kind = next((kind for kind in kinds if left[kind] > 0), kinds[0])
            left[kind] -= 1
            hand.append(kind)
    return sorted(hand)


def _read_cards(rules: Rules, entered: Sequence[Wanted]) -> dict[int, list[int]]:
    """The hands that were entered as cards. A number without its colour is any of that number that is left."""
    left = list(rules.deck)
    hands: dict[int, list[int]] = {}
    open_numbers: list[tuple[Wanted, int]] = []
    for one in entered:
        hands[one.seat] = []
        texts = (one.cards or "").replace(",", " ").split()
        if len(texts) > one.most:
            if one.most < rules.hand:
                raise refusal("cards-after-phase", "P8", one.seat, name=one.name, count=len(texts), most=one.most)
            raise refusal("cards-too-many", "M5", one.seat, name=one.name, count=len(texts), most=one.most)
        for text in texts:
            card = _read_card(text)
            if card is None:
                raise refusal("card-unknown", "M1", one.seat, card=text[:LONGEST_TEXT])
            if card < 0:
                open_numbers.append((one, -card))
            else:
                _place(left, hands, one, card, text)
    for one, number in open_numbers:
        kinds = [kind for kind, copies in enumerate(rules.deck) if copies and rules.number[kind] == number]
        free = next((kind for kind in kinds if left[kind] > 0), 0)
        _place(left, hands, one, free, str(number))
    return {seat: sorted(hand) for seat, hand in hands.items()}


def _place(left: list[int], hands: dict[int, list[int]], one: Wanted, card: int, text: str) -> None:
    """Take a card from the deck into a hand."""
    if left[card] < 1:
        raise refusal("cards-not-in-deck", "M1", one.seat, card=text)
    left[card] -= 1
    hands[one.seat].append(card)


def _read_card(text: str) -> int | None:
    """A card; a number without a colour as a negative number; None for anything else."""
    if text.isascii() and text.isdigit():
        return -int(text[:3]) if not text.startswith("0") else None
    try:
        card = int(Card.from_text(text.upper() if text in ("w", "s") else text))
    except NotationError:
        return None
    return None if card == HIDDEN else card
