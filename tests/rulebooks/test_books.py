"""The five books, field by field, against values typed from the settled rules."""

from dataclasses import fields

import pytest

from dizaine.rulebooks import editions, load
from dizaine.rulebooks.fields import RULE_IDS
from dizaine.rulebooks.model import Rulebook
from tests.rulebooks.conftest import OwnBook


def table(
    classic: object, continental: object, express: object, dutch: object, original: object = None
) -> pytest.MarkDecorator:
    """One row of the rules: what each edition says; the original Dutch rules may be left out if equal."""
    values = (classic, continental, express, dutch, dutch if original is None else original)
    names = ("classic", "continental", "express", "dutch", "dutch-original")
    return pytest.mark.parametrize(("edition", "expected"), list(zip(names, values, strict=True)))


def everywhere(value: object) -> pytest.MarkDecorator:
    return table(value, value, value, value)


def test_the_five_editions() -> None:
    assert editions == ("classic", "continental", "express", "dutch", "dutch-original")
    assert [load(edition).id for edition in editions] == list(editions)


@pytest.mark.rule("M1")
@table(
    ("Classic", "French sheet of the 40th-anniversary box"),
    ("Continental", "French sheet of the box sold on the continent"),
    ("Express", "French sheet of the express box"),
    ("Dutch", "Dutch club sheet, adapted rules"),
    ("Dutch, original rules", "Dutch club sheet, original rules"),
)
def test_the_name_and_the_sheet_of_each_book(edition: str, expected: object) -> None:
    book = load(edition)
    assert (book.title, book.source) == expected


# Material


@pytest.mark.rule("M1")
@table((12, 2, 96), (12, 2, 96), (12, 1, 48), (12, 2, 96))
def test_m1_numbers(edition: str, expected: object) -> None:
    material = load(edition).material
    numbered = material.deck_size - material.wilds - material.skips
    assert (material.numbers, material.copies, numbered) == expected


@pytest.mark.rule("M1", "M3", "M4")
@table(108, 108, 54, 108)
def test_m1_the_whole_deck(edition: str, expected: int) -> None:
    assert load(edition).material.deck_size == expected


@pytest.mark.rule("M2")
@table(
    ("green", "yellow", "orange", "red"),
    ("red", "yellow", "green", "blue"),
    ("blue", "green", "red", "yellow"),
    ("red", "yellow", "green", "blue"),
)
def test_m2_colours(edition: str, expected: object) -> None:
    assert load(edition).material.colours == expected


@pytest.mark.rule("M3")
@table(8, 8, 3, 8)
def test_m3_wilds(edition: str, expected: int) -> None:
    assert load(edition).material.wilds == expected


@pytest.mark.rule("M4")
@table(4, 4, 3, 4)
def test_m4_skips(edition: str, expected: int) -> None:
    assert load(edition).material.skips == expected


@pytest.mark.rule("M5")
@table(10, 10, 5, 10)
def test_m5_hand(edition: str, expected: int) -> None:
    assert load(edition).deal.hand == expected


@pytest.mark.rule("M6")
@everywhere((2, 6))
def test_m6_players(edition: str, expected: object) -> None:
    deal = load(edition).deal
    assert (deal.least_players, deal.most_players) == expected


@pytest.mark.rule("M7")
@table((6, True, 6), (6, True, 0), (2, False, 0), (2, False, 0))
def test_m7_reference_cards_and_markers(edition: str, expected: object) -> None:
    material = load(edition).material
    assert (material.reference_cards, material.reference_each, material.markers) == expected


# Phases

CLASSIC_PHASES = [
    "2 sets of 3",
    "set of 3 + run of 4",
    "set of 4 + run of 4",
    "run of 7",
    "run of 8",
    "run of 9",
    "2 sets of 4",
    "7 of one colour",
    "set of 5 + set of 2",
    "set of 5 + set of 3",
]
EXPRESS_PHASES = [
    "4 odd",
    "2 sets of 2",
    "4 even",
    "run of 2 pairs",
    "set of 3",
    "run of 4",
    "run of 3 in one colour",
    "run of 4 odd",
    "run of 4 even",
    "4 of one colour",
]


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7")
@table(CLASSIC_PHASES, CLASSIC_PHASES, EXPRESS_PHASES, CLASSIC_PHASES)
def test_the_ten_phases(edition: str, expected: list[str]) -> None:
    phases = load(edition).phases.list
    assert [str(phase) for phase in phases] == expected
    assert [phase.number for phase in phases] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("P2")
@table(4, 4, 3, 4)
def test_p2_shortest_run(edition: str, expected: int) -> None:
    assert load(edition).phases.shortest_run == expected


@pytest.mark.rule("P8")
@everywhere((1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
def test_p8_all_phases_are_played_in_order(edition: str, expected: object) -> None:
    assert load(edition).phases.play == expected


@pytest.mark.rule("P8", "V4")
@everywhere("fixed")
def test_p8_the_order_is_fixed(edition: str, expected: str) -> None:
    assert load(edition).phases.order == expected


# Turn


@pytest.mark.rule("T8")
@table("take", "return", "take", "take")
def test_t8_first_card_a_wild(edition: str, expected: str) -> None:
    assert load(edition).deal.first_wild == expected


@pytest.mark.rule("T9")
@table("lose-turn", "return", "lose-turn", "lose-turn")
def test_t9_first_card_a_skip(edition: str, expected: str) -> None:
    assert load(edition).deal.first_skip == expected


@pytest.mark.rule("T10")
@table("free", "free", "free", "must-use", "free")
def test_t10_taking_the_discard(edition: str, expected: str) -> None:
    assert load(edition).turn.take == expected


@pytest.mark.rule("T11")
@everywhere(100)
def test_t11_turns_for_each_player(edition: str, expected: int) -> None:
    assert load(edition).turn.limit == expected


@pytest.mark.rule("V3")
@everywhere(False)
def test_v3_knocking_is_a_variant(edition: str, expected: bool) -> None:
    assert load(edition).turn.knock is expected


@pytest.mark.rule("O1", "H1")
@everywhere("at-once")
def test_o1_is_off(edition: str, expected: str) -> None:
    assert load(edition).turn.hits == expected


@pytest.mark.rule("O3", "S1")
@everywhere("any")
def test_o3_is_off(edition: str, expected: str) -> None:
    assert load(edition).turn.going_out == expected


# Wilds and skips


@pytest.mark.rule("W3", "O2")
@table("phase", "none", "phase", "phase")
def test_w3_naturals_beside_wilds(edition: str, expected: str) -> None:
    assert load(edition).wilds.naturals == expected


@pytest.mark.rule("K1", "K6")
@table("chosen", "chosen", "chosen", "next", "chosen")
def test_k6_whom_a_skip_hits(edition: str, expected: str) -> None:
    assert load(edition).skips.target == expected


@pytest.mark.rule("K3")
@table("on", "under", "on", "on")
def test_k3_where_a_served_skip_goes(edition: str, expected: str) -> None:
    assert load(edition).skips.served == expected


# Score


@pytest.mark.rule("S2")
@table((5, 10, 10, 15, 25), (5, 10, 10, 15, 20), (5, 10, 10, 15, 25), (5, 10, 10, 15, 20))
def test_s2_points(edition: str, expected: object) -> None:
    points = load(edition).points
    assert (points.low, points.high, points.high_from, points.skip, points.wild) == expected


@pytest.mark.rule("S4", "S6")
@table("total", "total", "total", "places", "before")
def test_s4_s6_who_wins(edition: str, expected: str) -> None:
    assert load(edition).winning.by == expected


@pytest.mark.rule("S4")
@table("total", "total", "total", "before")
def test_s4_how_points_decide_where_they_count(edition: str, expected: str) -> None:
    assert load(edition).winning.by_points == expected


@pytest.mark.rule("V1", "S4")
@everywhere("until-won")
def test_v1_rounds_go_on_until_someone_wins(edition: str, expected: str) -> None:
    assert load(edition).winning.rounds == expected


# The books as a whole


def test_every_field_knows_its_rule() -> None:
    sections = [field.name for field in fields(Rulebook) if field.name not in ("id", "title", "source")]
    paths = set(sections)
    for section in sections:
        paths |= {f"{section}.{field.name}" for field in fields(getattr(load("classic"), section))}
    assert set(RULE_IDS) == paths


def test_fingerprints_tell_rules_apart_and_not_names(own_book: OwnBook) -> None:
    assert len({load(edition).fingerprint for edition in editions}) == 5
    renamed = load(own_book('extends = "classic"\ntitle = "Ours"'))
    assert renamed != load("classic")
    assert renamed.fingerprint == load("classic").fingerprint
    assert len(renamed.fingerprint) == 16


@pytest.mark.rule("T10", "K6", "S6")
def test_dutch_original_is_dutch_with_three_options_off() -> None:
    original = load("dutch-original")
    assert original.fingerprint == load("dutch+points+free-take+skip-chosen").fingerprint
    assert load("dutch").fingerprint == load("dutch-original+places+skip-next+use-taken").fingerprint
