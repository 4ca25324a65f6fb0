"""The named patches: what each changes, how they combine, and which combinations are refused."""

from contextlib import suppress
from dataclasses import fields
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dizaine.rulebooks import VARIANTS, Rulebook, RulebookError, editions, load
from tests.rulebooks.conftest import OwnBook

CHANGES = [
    pytest.param("classic", "ten-rounds", {"winning.rounds": "one-per-phase"}, marks=pytest.mark.rule("V1")),
    pytest.param("express", "phases=5", {"phases.play": (1, 2, 3, 4, 5)}, marks=pytest.mark.rule("V2")),
    pytest.param("classic", "phases=7", {"phases.play": (1, 2, 3, 4, 5, 6, 7)}, marks=pytest.mark.rule("V2")),
    pytest.param("continental", "phases=even", {"phases.play": (2, 4, 6, 8, 10)}, marks=pytest.mark.rule("V2")),
    pytest.param("continental", "phases=odd", {"phases.play": (1, 3, 5, 7, 9)}, marks=pytest.mark.rule("V2")),
    pytest.param("classic", "phases=1,3,8", {"phases.play": (1, 3, 8)}, marks=pytest.mark.rule("V2")),
    pytest.param("continental", "knock", {"turn.knock": True}, marks=pytest.mark.rule("V3")),
    pytest.param("continental", "free-order", {"phases.order": "free"}, marks=pytest.mark.rule("V4")),
    pytest.param("continental", "order=3,1,2", {"phases.play": (3, 1, 2)}, marks=pytest.mark.rule("V4")),
    pytest.param("continental", "order=8", {"phases.play": (8,)}, marks=pytest.mark.rule("V4")),
    pytest.param("classic", "hits-next-turn", {"turn.hits": "next-turn"}, marks=pytest.mark.rule("O1")),
    pytest.param("classic", "natural-in-each-group", {"wilds.naturals": "group"}, marks=pytest.mark.rule("O2")),
    pytest.param("classic", "out-by-discard", {"turn.going_out": "discard"}, marks=pytest.mark.rule("O3")),
    pytest.param("dutch", "free-take", {"turn.take": "free"}, marks=pytest.mark.rule("T10")),
    pytest.param("classic", "use-taken", {"turn.take": "must-use"}, marks=pytest.mark.rule("T10")),
    pytest.param("dutch", "skip-chosen", {"skips.target": "chosen"}, marks=pytest.mark.rule("K6")),
    pytest.param("classic", "skip-next", {"skips.target": "next"}, marks=pytest.mark.rule("K6")),
    pytest.param("classic", "places", {"winning.by": "places"}, marks=pytest.mark.rule("S6")),
    pytest.param("dutch", "points", {"winning.by": "before"}, marks=pytest.mark.rule("S4", "S6")),
]

# What is on in a book already, or does not change it, may still be named.
NOTHING_NEW = [
    ("classic", "phases=10"),
    ("classic", "points"),
    ("dutch-original", "points"),
    ("classic", "free-take"),
    ("dutch", "use-taken"),
    ("express", "skip-chosen"),
    ("dutch", "places"),
]


def flat(book: Rulebook) -> dict[str, object]:
    """Every field of every section under its full name."""
    return {
        f"{section.name}.{field.name}": getattr(getattr(book, section.name), field.name)
        for section in fields(book)
        if section.name not in ("id", "title", "source")
        for field in fields(getattr(book, section.name))
    }


def differences(edition: str, variant: str) -> dict[str, object]:
    before, after = flat(load(edition)), flat(load(f"{edition}+{variant}"))
    return {name: value for name, value in after.items() if value != before[name]}


@pytest.mark.parametrize(("edition", "variant", "expected"), CHANGES)
def test_a_variant_changes_this_and_nothing_else(edition: str, variant: str, expected: object) -> None:
    assert differences(edition, variant) == expected
    assert load(f"{edition}+{variant}").id == f"{edition}+{variant}"


@pytest.mark.parametrize(("edition", "variant"), NOTHING_NEW)
def test_a_variant_that_is_in_force_already_changes_nothing(edition: str, variant: str) -> None:
    assert differences(edition, variant) == {}


def test_every_variant_is_shown_above_and_cites_its_rule() -> None:
    rules = {
        "ten-rounds": "V1",
        "phases": "V2",
        "knock": "V3",
        "free-order": "V4",
        "order": "V4",
        "hits-next-turn": "O1",
        "natural-in-each-group": "O2",
        "out-by-discard": "O3",
        "free-take": "T10",
        "use-taken": "T10",
        "skip-chosen": "K6",
        "skip-next": "K6",
        "points": "S6",
        "places": "S6",
    }
    assert {name: variant.rule for name, variant in VARIANTS.items()} == rules
    shown = {str(case.values[1]).partition("=")[0] for case in CHANGES}
    assert shown == set(rules)
    assert {name for name, variant in VARIANTS.items() if variant.argument} == {"phases", "order"}


def test_opposites_are_mutual() -> None:
    for variant in VARIANTS.values():
        for other in variant.opposite:
            assert variant.name in VARIANTS[other].opposite


# Combining

SAMPLES = [
    "ten-rounds",
    "phases=5",
    "phases=even",
    "phases=1,3,8",
    "knock",
    "free-order",
    "order=3,1,2",
    "hits-next-turn",
    "natural-in-each-group",
    "out-by-discard",
    "free-take",
    "use-taken",
    "skip-chosen",
    "skip-next",
    "points",
    "places",
]


@pytest.mark.parametrize("edition", editions)
@pytest.mark.parametrize("variant", SAMPLES)
def test_every_variant_can_be_combined_with_every_edition(edition: str, variant: str) -> None:
    extra = "+points" if (edition, variant) == ("dutch", "ten-rounds") else ""  # V1 is refused with S6
    book = load(f"{edition}+{variant}{extra}")
    assert Rulebook.from_json(book.to_json()) == book


def test_the_order_of_variants_does_not_matter() -> None:
    for names in permutations(["knock", "phases=7", "ten-rounds", "points"]):
        book = load("dutch+" + "+".join(names))
        assert book == load("dutch+ten-rounds+phases=7+knock+points")
        assert book.id == "dutch+ten-rounds+phases=7+knock+points"


def test_case_and_spaces_do_not_matter() -> None:
    assert load(" Classic + Knock + phases = 1, 3, 8") == load("classic+phases=1,3,8+knock")


@pytest.mark.rule("V1", "V2")
def test_ten_rounds_with_fewer_phases() -> None:
    book = load("classic+ten-rounds+phases=5")
    assert (book.winning.rounds, book.phases.play) == ("one-per-phase", (1, 2, 3, 4, 5))


@pytest.mark.rule("V3", "V4")
def test_knocking_in_free_order() -> None:
    book = load("continental+knock+free-order")
    assert (book.turn.knock, book.phases.order) == (True, "free")


REFUSED = [
    pytest.param("classic+ten-rounds+free-order", "winning.rounds", "V1", marks=pytest.mark.rule("V1", "V4")),
    pytest.param("dutch+ten-rounds", "winning.rounds", "V1", marks=pytest.mark.rule("V1", "S6")),
    pytest.param("classic+places+ten-rounds", "winning.rounds", "V1", marks=pytest.mark.rule("V1", "S6")),
    ("classic+phases=5+order=2,1", "phases", "V2"),
    ("classic+order=2,1+free-order", "order", "V4"),
    ("classic+free-take+use-taken", "free-take", "T10"),
    ("classic+skip-next+skip-chosen", "skip-next", "K6"),
    ("classic+points+places", "points", "S6"),
    ("classic+knock+knock", "knock", "V3"),
    ("classic+phases=5+phases=7", "phases", "V2"),
    ("classic+phases=0", "phases", "V2"),
    ("classic+phases=11", "phases", "V2"),
    ("classic+phases=3,1", "phases", "V2"),
    ("classic+phases=1,1", "phases.play", "V2"),
    ("classic+phases=1,11", "phases.play", "V2"),
    ("classic+phases=prime", "phases", "V2"),
    ("classic+phases=1,,3", "phases", "V2"),
    ("classic+phases=-1", "phases", "V2"),
    ("classic+phases=" + "9" * 5000, "phases", "V2"),
    ("classic+phases=", "phases", "V2"),
    ("classic+phases", "phases", "V2"),
    ("classic+order", "order", "V4"),
    ("classic+order=even", "order", "V4"),
    ("classic+order=1,2,1", "phases.play", "V2"),
    ("classic+knock=yes", "knock", "V3"),
    ("classic+knock=", "knock", "V3"),
    ("classic+", "variant", ""),
    ("classic+nock", "variant", ""),
    ("classic+=5", "variant", ""),
]


@pytest.mark.parametrize(("text", "field", "rule"), REFUSED)
def test_what_makes_no_sense_is_refused(text: str, field: str, rule: str) -> None:
    with pytest.raises(RulebookError) as caught:
        load(text)
    assert (caught.value.field, caught.value.rule) == (field, rule)
    assert str(caught.value) == f"{field}: {caught.value.reason}" + (f" ({rule})" if rule else "")


def test_all_misspelt_variants_are_reported_at_once() -> None:
    with pytest.raises(RulebookError) as caught:
        load("classic+nock+phases+places+knock=2+points")
    assert [(fault.code, fault.field) for fault in caught.value.faults] == [
        ("no-variant", "variant"),
        ("needs-value", "phases"),
        ("no-value", "knock"),
        ("combined", "places"),
    ]


def test_an_unknown_variant_comes_with_a_suggestion() -> None:
    with pytest.raises(RulebookError, match="did you mean 'knock'"):
        load("classic+nock")
    with pytest.raises(RulebookError, match="there are ten-rounds, phases, knock"):
        load("classic+xyzzy")


@given(st.sampled_from(editions), st.lists(st.sampled_from(SAMPLES), max_size=6), st.randoms())
def test_any_choice_of_variants_is_a_book_or_refused(edition: str, variants: list[str], random: Random) -> None:
    try:
        book = load("+".join([edition, *variants]))
    except RulebookError:
        return
    assert Rulebook.from_json(book.to_json()) == book
    random.shuffle(variants)
    assert load("+".join([edition, *variants])) == book
    assert load(book.id) == book


@given(st.text())
def test_any_text_after_the_plus_is_read_or_refused(text: str) -> None:
    with suppress(RulebookError):
        load(f"classic+{text}")


# Variants of a custom book


@pytest.mark.rule("S4", "S6")
def test_points_follow_the_extended_book(own_book: OwnBook) -> None:
    assert load(own_book('extends = "dutch"') + "+points").winning.by == "before"
    assert load(own_book('extends = "classic+places"') + "+points").winning.by == "total"


@pytest.mark.rule("V2")
def test_a_number_of_phases_counts_those_that_the_book_plays(own_book: OwnBook) -> None:
    name = own_book('extends = "classic"\n[phases]\nplay = [2, 4, 6]')
    assert load(f"{name}+phases=2").phases.play == (2, 4)
    with pytest.raises(RulebookError, match="only 3 phases"):
        load(f"{name}+phases=4")
    with pytest.raises(RulebookError, match="at least one"):
        load(f"{name}+phases=odd")
