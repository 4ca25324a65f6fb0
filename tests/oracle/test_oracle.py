"""The oracle itself, against answers found by hand and the examples of the rulebooks."""

from dataclasses import replace
from functools import cache
from itertools import pairwise, permutations, product
from random import Random

import pytest

from . import (
    BOOK_PHASES,
    Arrangement,
    Group,
    Hit,
    Naturals,
    Spec,
    TableGroup,
    after_hit,
    all_specs,
    arrangements,
    can_lay,
    can_use,
    deck,
    hits,
    normalise,
    on_table,
    parse,
    random_specs,
)
from .cards import without
from .laying import declarations, is_group

CLASSIC, EXPRESS = BOOK_PHASES["classic"], BOOK_PHASES["express"]
SET3, RUN4 = Spec("set", 3), Spec("run", 4)
NATURALS: tuple[Naturals, ...] = ("none", "phase", "group")
GREEN4 = TableGroup(Spec("collection", 4, one_colour=True), 0, 0, "g", 4)


def ways(hand: str, specs: list[Spec], naturals: Naturals = "phase", keep_one: bool = False) -> set[Arrangement]:
    found = arrangements(parse(hand), specs, naturals=naturals, colours="rygb", keep_one=keep_one)
    assert bool(found) == can_lay(parse(hand), specs, naturals=naturals, colours="rygb", keep_one=keep_one)
    return found


def said(hand: str, spec: Spec, naturals: Naturals = "phase") -> list[tuple[int, str]]:
    """The possible declarations of a complete hand laid as one group."""
    return sorted((number, colour) for ((number, colour, _),) in ways(hand, [spec], naturals))


def run(low: int, high: int) -> TableGroup:
    return TableGroup(RUN4, low, high, "", high - low + 1)


def number_set(number: int) -> TableGroup:
    return TableGroup(SET3, number, number, "", 3)


def hit(hand: str, *table: TableGroup, keep_one: bool = False) -> set[tuple[int, str, str]]:
    found = hits(parse(hand), table, keep_one=keep_one)
    return {(index, end, " ".join(cards)) for index, end, cards in found}


def use(
    hand: str,
    card: str,
    specs: list[Spec] | None,
    *table: TableGroup,
    may_hit_after_laying: bool = True,
    keep_one: bool = False,
) -> bool:
    return can_use(
        parse(hand), card, specs, table, naturals="phase", colours="rygb",
        may_hit_after_laying=may_hit_after_laying, keep_one=keep_one,
    )  # fmt: skip


# The books' own examples


@pytest.mark.parametrize(
    ("phases", "phase", "hand"),
    [
        (EXPRESS, 2, "r7 b7 r10 b10"),
        (EXPRESS, 2, "r10 b10 g10 y10"),
        (EXPRESS, 2, "r5 b5 r7 g7"),
        (EXPRESS, 4, "r6 b6 r7 b7"),
        (EXPRESS, 8, "r1 b3 r5 b7"),
        (EXPRESS, 1, "r1 b3 r5 b7"),
        (EXPRESS, 1, "r3 b3 r5 b5"),
        (EXPRESS, 1, "r7 b7 y7 g7"),
        (EXPRESS, 1, "r1 b5 y9 g11"),
        (EXPRESS, 6, "r3 b4 W g6"),
        (EXPRESS, 10, "g1 g5 g12 W"),
        (EXPRESS, 9, "r6 b8 r10 b12"),
        (CLASSIC, 1, "r7 b7 y7 r10 b10 y10"),
        (CLASSIC, 1, "r10 r10 b10 b10 y10 g10"),
        (CLASSIC, 1, "r5 b5 y5 r7 b7 g7"),
        (CLASSIC, 8, "g1 g1 g3 g6 g10 g12 W"),
        (CLASSIC, 4, "r1 b2 r3 b4 r5 b6 r7"),
        (CLASSIC, 4, "r4 b5 r6 b7 r8 b9 r10"),
        (CLASSIC, 1, "r4 b4 r8 b8 g8 y4"),
        (CLASSIC, 2, "r5 b5 g5 r8 r9 r10 r11"),
        (CLASSIC, 7, "r4 r4 b4 b4 y4 y4 g4 g4"),
    ],
)
def test_examples_lay(phases: list[list[Spec]], phase: int, hand: str) -> None:
    assert ways(hand, phases[phase - 1])


@pytest.mark.parametrize(
    ("phases", "phase", "hand"),
    [
        (EXPRESS, 2, "r5 b5 r7"),
        (EXPRESS, 1, "r1 b3 r5 b6"),
        (EXPRESS, 3, "r2 b4 r6 b7"),
        (EXPRESS, 4, "r6 b6 r8 b8"),
        (EXPRESS, 4, "r12 b12 r1 b1"),
        (EXPRESS, 6, "r10 b11 g12 y1"),
        (EXPRESS, 7, "r3 r4 b5"),
        (EXPRESS, 8, "r1 b3 r5 b6"),
        (EXPRESS, 8, "r7 b9 r11 b1"),
        (EXPRESS, 10, "g1 g5 r12 W"),
        (EXPRESS, 5, "r7 b7 S"),
        (CLASSIC, 1, "r5 b5 g5 r7 b7"),
        (CLASSIC, 4, "r1 b2 r3 b4 r5 b6 r6"),
        (CLASSIC, 8, "g1 g1 g3 g6 g10 g12 S"),
    ],
)
def test_examples_do_not_lay(phases: list[list[Spec]], phase: int, hand: str) -> None:
    assert not ways(hand, phases[phase - 1])


def test_examples_of_hits() -> None:
    assert hit("r4 b4 g5", number_set(4)) == {(0, "", "r4"), (0, "", "b4")}
    assert hit("r2 b7 g8", run(3, 6)) == {(0, "low", "r2"), (0, "high", "b7")}
    assert hit("g8", run(3, 7)) == {(0, "high", "g8")}
    assert hit("g1 g12 r1", GREEN4) == {(0, "", "g1"), (0, "", "g12")}
    assert hit("W", number_set(4), run(3, 6), GREEN4) == {
        (0, "", "W"), (1, "low", "W"), (1, "high", "W"), (2, "", "W"),
    }  # fmt: skip
    assert hit("b5 r7 y12 r6 g4", number_set(5), run(8, 11)) == {
        (0, "", "b5"), (1, "low", "r7"), (1, "high", "y12"),
    }  # fmt: skip
    assert hit("r1 W", run(9, 12)) == {(0, "low", "W")}
    assert hit("r12 W", run(1, 4)) == {(0, "high", "W")}


# Laying: what a group may be said to be


def test_a_set_is_bound_by_its_numbered_cards() -> None:
    assert said("r7 W W", SET3) == [(7, "")]
    assert said("r7 r8 W", SET3) == []
    assert said("W W W", SET3) == []
    assert said("W W W", SET3, "none") == [(number, "") for number in range(1, 13)]


def test_a_run_begins_where_its_cards_allow() -> None:
    assert said("r3 r4 W W", RUN4) == [(1, ""), (2, ""), (3, "")]
    assert said("r3 r6 W W", RUN4) == [(3, "")]
    assert said("r3 r7 W W", RUN4) == []
    assert said("r3 b3 W W", RUN4) == []
    assert said("r11 b12 W W", RUN4) == [(9, "")]
    assert said("W W W W", RUN4, "none") == [(low, "") for low in range(1, 10)]
    assert said("r1 r2 r3 r4", replace(RUN4, one_colour=True)) == [(1, "r")]


def test_odd_and_even_runs() -> None:
    odd, even = Spec("run", 4, parity="odd"), Spec("run", 4, parity="even")
    assert said("r5 b7 W W", odd) == [(1, ""), (3, ""), (5, "")]
    assert said("W W W W", odd, "none") == [(1, ""), (3, ""), (5, "")]
    assert said("W W W W", even, "none") == [(2, ""), (4, ""), (6, "")]
    assert said("r5 b6 W W", odd) == said("r5 b6 W W", even) == []


def test_runs_of_pairs() -> None:
    pairs = Spec("run", 4, pairs=True)
    assert said("r6 b6 W W", pairs) == [(5, ""), (6, "")]
    assert said("r6 b7 W W", pairs) == [(6, "")]
    assert said("r6 b6 g6 W", pairs) == []
    assert said("W W W W", pairs, "none") == [(low, "") for low in range(1, 12)]
    assert said("r6 r6 r7 W", replace(pairs, one_colour=True)) == [(6, "r")]
    assert said("r6 b6 r7 W", replace(pairs, one_colour=True)) == []


def test_collections() -> None:
    one_colour, odd = Spec("collection", 3, one_colour=True), Spec("collection", 3, parity="odd")
    assert said("r6 r6 W", one_colour) == [(0, "r")]
    assert said("r6 b6 W", one_colour) == []
    assert said("W W W", one_colour, "none") == [(0, "b"), (0, "g"), (0, "r"), (0, "y")]
    assert said("r1 b1 W", odd) == [(0, "")]
    assert said("W W W", odd, "none") == [(0, "")]
    assert said("r1 b1 W", replace(odd, one_colour=True)) == []
    assert said("r1 r11 W", replace(odd, one_colour=True)) == [(0, "r")]


def test_every_choice_of_cards_is_found() -> None:
    assert ways("r7 b7 g7 W", [SET3]) == {
        ((7, "", ("b7", "g7", "r7")),),
        ((7, "", ("W", "b7", "g7")),),
        ((7, "", ("W", "b7", "r7")),),
        ((7, "", ("W", "g7", "r7")),),
    }


def test_equal_groups_come_in_both_orders() -> None:
    specs = [SET3, SET3]
    sevens, eights = (7, "", ("b7", "g7", "r7")), (8, "", ("b8", "g8", "r8"))
    assert ways("r7 b7 g7 r8 b8 g8", specs) == {(sevens, eights), (eights, sevens)}
    assert normalise((eights, sevens), specs) == (sevens, eights)
    two = [Spec("set", 2), SET3, Spec("set", 2)]
    assert normalise(((9, "", ("W", "r9")), eights, (2, "", ("W", "r2"))), two) == (
        (2, "", ("W", "r2")), eights, (9, "", ("W", "r9")),
    )  # fmt: skip


def test_six_equal_cards_split_in_every_way() -> None:
    first = {"".join(card[0] for card in one[2]) for one, _ in ways("r7 r7 b7 b7 y7 g7", [SET3, SET3])}
    assert first == {"brr", "rry", "grr", "bbr", "bby", "bbg", "bry", "bgr", "gry", "bgy"}


def test_numbered_cards_asked_for() -> None:
    specs, hand = [Spec("set", 2), Spec("set", 2)], "W W W r7"
    assert len(ways("W W W W", specs, "none")) == 144
    assert not ways("W W W W", specs, "phase")
    both = {(7, 7), *((7, n) for n in range(1, 13)), *((n, 7) for n in range(1, 13))}
    assert {(one[0], two[0]) for one, two in ways(hand, specs, "phase")} == both
    assert not ways(hand, specs, "group")
    assert ways("W W r8 r7", specs, "group")


def test_keeping_a_card() -> None:
    assert ways("r7 b7 g7", [SET3])
    assert not ways("r7 b7 g7", [SET3], keep_one=True)
    assert ways("r7 b7 g7 S", [SET3], keep_one=True)
    assert ways("r7 b7 g7 W", [SET3], keep_one=True)


def test_other_numbers_and_colours() -> None:
    specs = [RUN4]
    found = arrangements(["W"] * 4, specs, naturals="none", colours="go", numbers=10)
    assert sorted(group[0][0] for group in found) == [1, 2, 3, 4, 5, 6, 7]
    found = arrangements(["W"] * 4, [replace(RUN4, one_colour=True)], naturals="none", colours="go")
    assert len(found) == 18


def concrete(spec: Spec, cards: tuple[str, ...]) -> tuple[int, str] | None:
    """What numbered cards alone are, by the words of P1–P7."""
    numbers, colours = sorted(int(card[1:]) for card in cards), {card[0] for card in cards}
    if spec.one_colour and len(colours) > 1:
        return None
    if spec.parity and any(number % 2 != (spec.parity == "odd") for number in numbers):
        return None
    colour = colours.pop() if spec.one_colour else ""
    if spec.shape == "collection":
        return 0, colour
    if spec.shape == "set":
        return (numbers[0], "") if numbers[0] == numbers[-1] else None
    if spec.pairs:
        if numbers[0::2] != numbers[1::2]:
            return None
        numbers = numbers[0::2]
    gap = 2 if spec.parity else 1
    return (numbers[0], colour) if all(b - a == gap for a, b in pairwise(numbers)) else None


@cache
def kinds_of(spec: Spec, cards: tuple[str, ...], numbered: tuple[str, ...]) -> set[tuple[int, str]]:
    """What cards can be said to be, every wild replaced by every numbered card."""
    meant = product(*[numbered if card == "W" else [card] for card in cards])
    return {kind for stand_in in meant if (kind := concrete(spec, stand_in))}


def slowest(hand: tuple[str, ...], specs: list[Spec], colours: str) -> set[Arrangement]:
    """All orders of the hand; groups of the same cards in another order are looked at once."""
    numbered = tuple(sorted(set(deck(colours, 1, 0, 0))))
    found: set[Arrangement] = set()
    for order in set(permutations(hand, sum(spec.size for spec in specs))):
        options: list[set[Group]] = []
        for spec in specs:
            cards, order = tuple(sorted(order[: spec.size])), order[spec.size :]
            kinds = kinds_of(spec, cards, numbered) if "S" not in cards else set()
            options.append({(*kind, cards) for kind in kinds})
        found |= set(product(*options))
    return found


def test_agrees_with_an_even_slower_search() -> None:
    random, laid = Random(5), 0
    small = [spec for spec in all_specs() if spec.size <= 4]
    for _ in range(120):
        specs = [random.choice(small) for _ in range(random.randint(1, 2))]
        if sum(spec.size for spec in specs) > 5:
            specs = specs[:1]
        wilds = random.randint(0, 2)
        near = [card for card in deck("ry", 2, 0, 0) if int(card[1:]) <= 5]
        hand = tuple(sorted(random.sample(near, 5 - wilds) + ["W"] * wilds))
        expected = slowest(hand, specs, "ry")
        assert arrangements(hand, specs, naturals="none", colours="ry") == expected
        laid += bool(expected)
    assert laid > 40


# Hits


def test_hits_of_odd_even_and_colour_runs() -> None:
    odd = TableGroup(Spec("run", 4, parity="odd"), 3, 9, "", 4)
    assert hit("r1 r2 r10 r11", odd) == {(0, "low", "r1"), (0, "high", "r11")}
    assert hit("r1 W", replace(odd, low=1, high=11, size=6)) == set()
    red = TableGroup(Spec("run", 3, one_colour=True), 4, 6, "r", 3)
    assert hit("r3 b3 r7 b7 S", red) == {(0, "low", "r3"), (0, "high", "r7")}
    assert hit("W r12 r1", run(1, 12)) == set()


def test_hits_of_collections() -> None:
    odd = TableGroup(Spec("collection", 4, parity="odd"), 0, 0, "", 4)
    assert hit("r1 r2 W S", odd) == {(0, "", "r1"), (0, "", "W")}


def test_a_run_of_pairs_takes_pairs() -> None:
    pairs = TableGroup(Spec("run", 4, pairs=True), 6, 7, "", 4)
    assert hit("r5 b8 r6", pairs) == set()
    assert hit("r5 b5 r8 W", pairs) == {
        (0, "low", "b5 r5"), (0, "low", "W b5"), (0, "low", "W r5"), (0, "high", "W r8"),
    }  # fmt: skip
    assert hit("W W", pairs) == {(0, "low", "W W"), (0, "high", "W W")}
    assert hit("W W", pairs, keep_one=True) == set()
    assert hit("W W", replace(pairs, low=1, high=12, size=24)) == set()
    assert after_hit([pairs], (0, "low", ("W", "b5"))) == (replace(pairs, low=5, size=6),)


def test_the_last_card_is_kept() -> None:
    assert hit("r4", number_set(4))
    assert not hit("r4", number_set(4), keep_one=True)
    assert hit("r4 S", number_set(4), keep_one=True) == {(0, "", "r4")}


def test_a_hit_makes_the_same_kind_of_group_one_larger() -> None:
    random, found = Random(6), 0
    for _ in range(600):
        spec = random.choice([spec for spec in all_specs() if spec.size <= 8])
        number, colour = random.choice(declarations(spec, "rygb", 12))
        numbers = [number + spec.step * (place // spec.copies) for place in range(spec.size)]
        if spec.shape == "set":
            numbers = [number] * spec.size
        if spec.shape == "collection":
            numbers = [2 if spec.parity == "even" else 1] * spec.size
        cards = tuple(sorted(f"{colour or random.choice('rygb')}{one}" for one in numbers))
        assert is_group(spec, number, colour, cards)
        hand = random.sample(deck("rygb", 2, 8, 4), 5)
        larger = replace(spec, size=spec.size + spec.copies)
        expected: set[Hit] = set()
        for added in permutations(hand, spec.copies):
            grown = tuple(sorted(cards + added))
            for low in [number - spec.step, number] if spec.shape == "run" else [number]:
                if (low, colour) in declarations(larger, "rygb", 12) and is_group(larger, low, colour, grown):
                    end = "" if spec.shape != "run" else "low" if low < number else "high"
                    expected.add((0, end, tuple(sorted(added))))  # type: ignore[arg-type]
        assert hits(hand, [on_table(spec, (number, colour, cards))]) == expected
        found += bool(expected)
    assert found > 200


# The duty to use a card


def test_used_in_the_phase_or_as_a_hit() -> None:
    assert use("r7 b7 g7 r1", "r7", [SET3])
    assert not use("r7 b7 g7 r1", "r1", [SET3])
    assert use("r7 b7 g7 r1", "r1", [SET3], run(2, 5))
    assert not use("r7 b7 g1 r1", "r1", [SET3], run(2, 5))  # own phase not laid: no hit
    assert use("r1", "r1", None, run(2, 5))
    assert not use("r1", "r1", None, run(3, 6))


def test_used_thanks_to_another_hit() -> None:
    assert use("r1 b2", "r1", None, run(3, 6))
    assert use("r1 W", "r1", None, run(3, 6))
    assert not use("r1 W", "r1", None, run(4, 7))
    assert use("r1 W b2", "r1", None, run(4, 7))
    assert not use("r1 b2", "r1", None, number_set(2))


def test_used_with_the_phase_just_laid() -> None:
    # A card that could hit the player's new group could also have been laid in it.
    assert use("r7 b7 g7 y7", "y7", [SET3])
    assert use("r3 r4 r5 r6 r7 r8", "r8", [RUN4])
    assert use("r3 r4 r5 W r7 r8", "r8", [RUN4])
    assert not use("r3 r4 r5 r6 r8", "r8", [RUN4])
    pairs = [Spec("run", 4, pairs=True)]
    assert use("r3 b3 r4 b4 r5 b5 r6 b6", "r6", pairs)
    assert not use("r3 b3 r4 b4 r5 b5 r6", "r6", pairs)
    assert use("r3 b3 r4 b4 r5 b5 r6 W", "r6", pairs)


def test_no_hits_in_the_turn_of_laying() -> None:
    assert use("r7 b7 g7 r1", "r1", [SET3], run(2, 5))
    assert not use("r7 b7 g7 r1", "r1", [SET3], run(2, 5), may_hit_after_laying=False)
    assert use("r7 b7 g7 r1", "r7", [SET3], may_hit_after_laying=False)


def test_a_card_is_kept_for_the_discard() -> None:
    assert use("r1 b2", "r1", None, run(3, 6))
    assert not use("r1 b2", "r1", None, run(3, 6), keep_one=True)
    assert use("r1 b2 S", "r1", None, run(3, 6), keep_one=True)
    assert use("r7 b7 g7", "r7", [SET3])
    assert not use("r7 b7 g7", "r7", [SET3], keep_one=True)


def test_the_phase_is_laid_so_that_the_card_still_goes_down() -> None:
    assert use("r7 b7 g7 W r1", "r1", [SET3], run(3, 6))  # the wild stays out of the set and becomes the 2
    assert not use("r7 b7 W r1", "r1", [SET3], run(3, 6))  # the set needs the wild
    assert use("r7 b7 g7 W r1 S", "r1", [SET3], run(3, 6), keep_one=True)
    assert not use("r7 b7 g7 W r1", "r1", [SET3], run(3, 6), keep_one=True)
    assert use("r7 b7 g7 W r1", "W", [SET3])
    assert not use("r7 b7 g7 S", "S", [SET3])


def every_order(hand: tuple[str, ...], card: str, table: tuple[TableGroup, ...], keep_one: bool) -> bool:
    """Every hit in every order, nothing left out, nothing remembered."""
    return any(
        card in one[2] or every_order(without(hand, one[2]), card, after_hit(table, one), keep_one)
        for one in hits(hand, table, keep_one=keep_one)
    )


def test_agrees_with_every_order_of_hits() -> None:
    random, used, helped = Random(7), 0, 0
    small = [spec for spec in all_specs() if spec.size <= 4]
    runs = [spec for spec in small if spec.shape == "run"]
    for _ in range(600):
        table: list[TableGroup] = []
        for spec in (random.choice(runs), random.choice(small)):
            number, colour = random.choice(declarations(spec, "ry", 12))
            table.append(on_table(spec, (number, colour, ("W",) * spec.size)))
        hand = tuple(sorted([*random.sample(deck("ry", 2, 0, 0), 3), *random.sample(["W", "W", "S", "r6"], 2)]))
        card, keep_one = random.choice([card for card in hand if card != "S"]), random.random() < 0.5
        expected = every_order(hand, card, tuple(table), keep_one)
        assert expected == can_use(hand, card, None, table, naturals="none", colours="ry", keep_one=keep_one)
        used += expected
        helped += expected and not any(card in cards for _, _, cards in hits(hand, table, keep_one=keep_one))
    assert 100 < used < 500
    assert helped > 20


def test_a_card_that_is_not_held() -> None:
    with pytest.raises(ValueError, match="not in the hand"):
        use("r1 b2", "r3", None)


# Phases


def test_the_books_have_ten_phases_each() -> None:
    assert [sum(spec.size for spec in phase) for phase in CLASSIC] == [6, 7, 8, 7, 8, 9, 8, 7, 7, 8]
    assert [sum(spec.size for spec in phase) for phase in EXPRESS] == [4, 4, 4, 4, 3, 4, 3, 4, 4, 4]


def test_random_phases_fit_and_vary() -> None:
    random = Random(1)
    phases = [random_specs(random) for _ in range(3000)]
    assert all(1 <= len(phase) <= 3 and sum(spec.size for spec in phase) <= 11 for phase in phases)
    assert {len(phase) for phase in phases} == {1, 2, 3}
    assert {spec for phase in phases for spec in phase} == set(all_specs())
    assert all(sum(spec.size for spec in random_specs(random, most=6)) <= 6 for _ in range(300))
    assert all(can_lay(["W"] * 11, phase, naturals="none", colours="rygb") for phase in phases[:20])


def test_groups_that_make_no_sense() -> None:
    with pytest.raises(ValueError, match="set has no parity"):
        Spec("set", 4, parity="odd")
    with pytest.raises(ValueError, match="collection is odd"):
        Spec("collection", 4)
    with pytest.raises(ValueError, match="pairs make a run"):
        Spec("run", 5, pairs=True)
