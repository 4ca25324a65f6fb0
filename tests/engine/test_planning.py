"""The plan of a phase, against a brute force over all arrangements of small hands."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

from dizaine import Card, Lay, Meld, Rulebook
from dizaine.engine.cards.cards import COLOUR_NAMES, WILD
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.pins import Pin, check_pins
from dizaine.engine.cards.planning import Plan, meanings, plan_phase
from dizaine.engine.shapes import COLLECTION, NO_COLOUR, family_of, group_order, has_one_colour
from dizaine.rulebooks import Group
from tests.engine.setup import position, write_book

PHASES = (
    "set of 2 + set of 2",
    "set of 3 + run of 3",
    "set of 2 + set of 3",
    "run of 2 pairs + set of 2",
    "run of 3 + run of 3",
    "run of 3 in one colour + run of 2 in one colour",
    "run of 2 pairs in one colour + set of 2",
    "run of 3 odd + 2 even",
    "run of 2 even in one colour + 3 odd in one colour",
    "3 of one colour + set of 2",
    "3 of one colour + 2 of one colour",
    "2 odd + 3 of one colour",
    "4 of one colour",
    "run of 2 in one colour + run of 2 in one colour + run of 2 in one colour",
    "set of 2 + set of 2 + set of 2",
    "2 of one colour + 2 odd + run of 2",
)
NUMBERS = 5
COLOURS = COLOUR_NAMES[:3]

Groups = tuple[tuple[int, ...], ...]
"""For each group, the indices of the cards of the hand that stand in it."""


class BruteForce:
    """Tries every way to put the cards of a hand into the groups of a phase. Shares no code with the planner."""

    def __init__(self, book: Rulebook, groups: Sequence[Group], hand: Sequence[Card], pins: Sequence[Pin]) -> None:
        self.naturals = book.wilds.naturals
        self.groups, self.hand = groups, hand
        self.pins: dict[int, Pin] = {}
        for pin in pins:
            index = next(index for index, card in enumerate(hand) if card == pin.card and index not in self.pins)
            self.pins[index] = pin
        self.fits = cache(self.can_stand)
        best = (-1, -1)
        self.found: list[Groups] = []
        for arrangement in self.arrangements():
            used = [index for cards in arrangement for index in cards]
            worth = (len(used), sum(hand[index].is_natural for index in used))
            if worth > best:
                best, self.found = worth, []
            if worth == best:
                self.found.append(arrangement)
        self.missing = sum(group.size for group in groups) - best[0]

    @property
    def helping(self) -> list[Card]:
        """The cards of all best arrangements; equal cards can stand in for each other."""
        return sorted(self.hand[index] for index in {index for a in self.found for group in a for index in group})

    def arrangements(self) -> Iterator[Groups]:
        choices = []
        for index, card in enumerate(self.hand):
            pin = self.pins.get(index)
            choices.append([pin.group] if pin else [-1] if card.is_skip else [-1, *range(len(self.groups))])
        for where in product(*choices):
            groups = tuple(
                tuple(index for index, group in enumerate(where) if group == number)
                for number in range(len(self.groups))
            )
            if all(self.fits(number, cards) for number, cards in enumerate(groups)) and self.natural(groups):
                yield groups

    def natural(self, groups: Groups) -> bool:
        """Whether the phase can still have the natural cards that it needs (W3, O2)."""
        open_ = [len(cards) < group.size for cards, group in zip(groups, self.groups, strict=True)]
        has = [any(self.hand[index].is_natural for index in cards) for cards in groups]
        if self.naturals == "phase":
            return any(open_) or any(has)
        return self.naturals == "none" or all(a or b for a, b in zip(open_, has, strict=True))

    def can_stand(self, number: int, cards: tuple[int, ...]) -> bool:
        """Whether cards can be part of one group."""
        group = self.groups[number]
        return len(cards) <= group.size and any(self.agrees(group, cards, *way) for way in self.ways(group))

    def ways(self, group: Group) -> Iterator[tuple[list[int], str]]:
        """The numbers of the places of a group (0 for any), and its colour."""
        for colour in COLOURS if group.one_colour else [""]:
            if group.shape == "collection":
                yield [0] * group.size, colour
            elif group.shape == "set":
                yield from (([number] * group.size, colour) for number in range(1, NUMBERS + 1))
            else:
                step, width = 2 if group.parity else 1, 2 if group.pairs else 1
                for low in range(1, NUMBERS + 1):
                    numbers = [low + place // width * step for place in range(group.size)]
                    if numbers[-1] <= NUMBERS and group.parity in ("", "odd" if low % 2 else "even"):
                        yield numbers, colour

    def agrees(self, group: Group, cards: tuple[int, ...], numbers: list[int], colour: str) -> bool:
        left = list(numbers)
        for index in cards:
            card, pin = self.hand[index], self.pins.get(index)
            if pin and pin.colour != NO_COLOUR and COLOUR_NAMES[pin.colour] != colour:
                return False
            if card.is_wild:
                if pin and pin.number:
                    if pin.number not in left:
                        return False
                    left.remove(pin.number)
                continue
            if (colour and card.colour != colour) or group.parity not in ("", "odd" if card.number % 2 else "even"):
                return False
            stands_for = 0 if group.shape == "collection" else card.number
            if stands_for not in left:
                return False
            left.remove(stands_for)
        return True


def small_book(folder: Path, naturals: str) -> Rulebook:
    """All phases, with few numbers and colours."""
    text = f"""
        extends = "continental"
        [material]
        colours = {list(COLOURS)}
        numbers = {NUMBERS}
        copies = 2
        wilds = 4
        [deal]
        hand = 7
        most_players = 2
        [phases]
        list = {list(PHASES)}
        shortest_run = 2
        [wilds]
        naturals = "{naturals}"
        [points]
        high_from = 4
    """
    return write_book(folder, text.replace("'", '"'))


def random_pins(random: Random, book: Rulebook, phase: int, hand: list[Card], most: int) -> list[Pin]:
    """Some pins that are possible together; those of wilds say more or less about what they stand for."""
    rules = tables(book)
    pins: list[Pin] = []
    for card in random.sample(hand, min(most, len(hand))):
        number = random.choice((0, random.randint(1, NUMBERS))) if card.is_wild else 0
        colour = random.choice((NO_COLOUR, random.randrange(len(COLOURS)))) if card.is_wild else NO_COLOUR
        pin = Pin(card, random.randrange(rules.group_count[phase]), number, colour)
        if not check_pins(rules, hand, phase, [*pins, pin]):
            pins.append(pin)
    return pins


def check_arrangement(plan: Plan, truth: BruteForce) -> None:
    """The plan shows one of the best arrangements, with each pin in its group."""
    standing = [[place.card for place in group.places if place.card is not None] for group in plan.groups]
    kinds = [sorted([sorted(truth.hand[index] for index in cards) for cards in found]) for found in truth.found]
    in_groups = [[sorted(truth.hand[index] for index in cards) for cards in found] for found in truth.found]
    cards = [sorted(group) for group in standing]
    assert cards in in_groups if truth.pins else sorted(cards) in kinds
    for number, group in enumerate(plan.groups):
        pinned = sorted(place.card for place in group.places if place.pinned and place.card is not None)
        assert pinned == sorted(pin.card for pin in truth.pins.values() if pin.group == number)
        for place in group.places:
            assert not place.card or not place.card.is_natural or place.number in (0, place.card.number)


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7", "W1", "W2", "W3", "O2")
@pytest.mark.parametrize("naturals", ["none", "phase", "group"])
@pytest.mark.parametrize("pins", [0, 3])
def test_plans_of_small_hands(naturals: str, pins: int, size: Callable[[int, int], int], tmp_path: Path) -> None:
    book = small_book(tmp_path, naturals)
    rules = tables(book)
    random = Random(f"{naturals} {pins}")
    deck = [Card(card) for card in rules.new_deck[: rules.deck_size]]
    for _ in range(size(8, 1_000)):
        for phase, description in enumerate(book.phases.list):
            groups = sorted(description.groups, key=group_order)
            hand = sorted(random.sample(deck, random.randint(2, 7 if len(groups) < 3 else 6)))
            if random.random() < 0.3:
                hand = sorted([*hand[1:], *[Card(WILD)] * random.randint(1, 2)][-7:])
            pinned = random_pins(random, book, phase, hand, pins)
            truth = BruteForce(book, groups, hand, pinned)
            plan = plan_phase(rules, phase, hand, pinned)
            told = f"{description}: {' '.join(map(str, hand))} {pinned}"
            assert plan.missing == truth.missing, told
            assert list(plan.helping) == truth.helping, told
            check_arrangement(plan, truth)


@pytest.mark.rule("W4")
@pytest.mark.parametrize("naturals", ["none", "phase", "group"])
def test_what_a_wild_can_stand_for(naturals: str, size: Callable[[int, int], int], tmp_path: Path) -> None:
    """Every number and colour that a wild may stand for without another card missing, by trying each of them."""
    book = small_book(tmp_path, naturals)
    rules = tables(book)
    random = Random(f"wild {naturals}")
    deck = [Card(card) for card in rules.new_deck[: rules.deck_size] if card < WILD]
    for _ in range(size(3, 200)):
        for phase, description in enumerate(book.phases.list):
            hand = sorted([*random.sample(deck, random.randint(2, 6)), *[Card(WILD)] * random.randint(1, 3)])
            pinned = random_pins(random, book, phase, hand[:-1], 2)
            for group in range(rules.group_count[phase]):
                free = [*pinned, Pin(Card(WILD), group)]
                if check_pins(rules, hand, phase, free):
                    continue
                fewest = plan_phase(rules, phase, hand, free).missing
                values = []
                for number, colour in product(range(NUMBERS + 1), range(NO_COLOUR, len(COLOURS))):
                    said = [*pinned, Pin(Card(WILD), group, number, colour)]
                    if not check_pins(rules, hand, phase, said):
                        plan = plan_phase(rules, phase, hand, said)
                        if plan.missing == fewest:
                            values.append((number, colour))
                shape = rules.group_shape[phase][group]
                told = [
                    (number, colour)
                    for number, colour in values
                    if (number > 0, colour >= 0) == (family_of(shape) != COLLECTION, bool(has_one_colour(shape)))
                    and (number, colour) != (0, NO_COLOUR)
                ]
                assert meanings(rules, phase, hand, pinned, group) == told, f"{description}: {hand} {pinned} {group}"


@pytest.mark.rule("P8", "W4")
@pytest.mark.parametrize("naturals", ["none", "group"])
def test_pins_reach_every_lay(naturals: str, size: Callable[[int, int], int], tmp_path: Path) -> None:
    """Pinning the cards of any lay one after the other leads to exactly this lay."""
    book = small_book(tmp_path, naturals)
    rules = tables(book)
    random = Random(f"lays {naturals}")
    deck = [Card(card) for card in rules.new_deck[: rules.deck_size] if card < WILD]
    seen = 0
    while seen < size(25, 3_000):
        phase = random.randrange(rules.phase_count)
        hand = sorted([*random.sample(deck, random.randint(4, 6)), *[Card(WILD)] * random.randint(1, 2)])
        game = position(book, [" ".join(map(str, hand)), 3], phases=phase + 1)
        lays = [move for move in islice(game.legal_moves(), 200) if isinstance(move, Lay)]
        if not lays:
            continue
        seen += 1
        lay = random.choice(lays)
        pins = []
        wishes = [
            Pin(card, group, number if card.is_wild else 0, meld.colour if card.is_wild else NO_COLOUR)
            for group, meld in enumerate(lay.melds)
            for number, card in meld.places
        ]
        plan = plan_phase(rules, phase, hand)
        for pin in random.sample(wishes, len(wishes)):
            pins.append(pin)
            assert check_pins(rules, hand, phase, pins) == 0, lay
            plan = plan_phase(rules, phase, hand, pins)
            assert plan.missing == 0, lay
        melds = [
            Meld.of(group.shape, group.number, group.colour, [place.card for place in group.places if place.card])
            for group in plan.groups
        ]
        assert Lay.of(0, phase + 1, melds) == lay
