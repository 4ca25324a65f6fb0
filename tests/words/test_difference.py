"""The differences between two games: exactly the rules whose words differ, printed for both."""

from typing import Any

import pytest

from dizaine.rulebooks import editions, load
from dizaine.words.catalogue import LANGUAGES
from dizaine.words.difference import difference_page, differing_phases, differing_rules
from tests.words.books import CHANGES, WITHOUT_EFFECT, catalogue, changed

# Copied by hand from the rules page.
DIFFERENCES = {
    ("classic", "continental"): "M2 M7 T8 T9 W3 K3 S2",
    ("classic", "dutch"): "M2 M7 T10 T11 K1 K2 K3 K6 K7 K8 S2 S4 S5 S6",
    ("classic", "dutch-original"): "M2 M7 S2 S4",
    ("classic", "express"): "M1 M2 M3 M4 M5 M7 M8 P2 P4 P5 P6 P7 H2 H3",
    ("dutch", "dutch-original"): "T10 T11 K1 K2 K3 K6 K7 K8 S2 S4 S5 S6",
    ("continental", "continental+knock"): "K8 V3",
    ("classic", "classic+ten-rounds"): "P8 P10 S3 S4 S5 V1",
    ("classic", "classic+phases=5"): "P3 H2 S4 S5 V2",
    ("classic", "classic+free-order"): "P8 P10 T3 S3 S4 V4",
    ("classic", "classic+hits-next-turn"): "T4 H1 O1",
    ("classic", "classic+natural-in-each-group"): "W3 O2",
    ("classic", "classic+out-by-discard"): "T12 S1 O3",
}


@pytest.mark.parametrize(("left", "right"), DIFFERENCES)
def test_the_rules_that_differ(left: str, right: str) -> None:
    ids = DIFFERENCES[left, right].split()
    assert list(differing_rules(load(left), load(right))) == ids
    assert list(differing_rules(load(right), load(left))) == ids


def test_the_phases_that_differ() -> None:
    assert not differing_phases(load("classic"), load("dutch"))
    assert list(differing_phases(load("classic"), load("express"))) == list(range(1, 11))
    own = changed("classic", phases__list=["2 sets of 3", "run of 5"])
    assert list(differing_phases(load("classic+phases=2"), own)) == [2]
    longer = changed("classic", phases__list=["2 sets of 3", "set of 3 + run of 4", "run of 9"])
    shorter = changed("classic", phases__list=["2 sets of 3", "set of 3 + run of 4"])
    pairs = differing_phases(longer, shorter)
    assert list(pairs) == [3]
    assert pairs[3][1] is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions)
def test_a_game_does_not_differ_from_itself(edition: str, language: str) -> None:
    page = difference_page(catalogue(language), load(edition), load(edition))
    assert page.count("\n") == 1
    assert page.count(edition) >= 2


def test_free_take_is_what_most_editions_have_anyway() -> None:
    assert not differing_rules(load("classic"), load("classic+free-take"))


@pytest.mark.parametrize(("edition", "field", "value"), CHANGES)
def test_every_change_of_a_book_is_printed(edition: str, field: str, value: Any) -> None:
    ours, theirs = load(edition), changed(edition, **{field: value})
    assert differing_rules(ours, theirs) or differing_phases(ours, theirs)


@pytest.mark.parametrize(("edition", "field", "value"), WITHOUT_EFFECT)
def test_a_change_without_effect_is_no_difference(edition: str, field: str, value: Any) -> None:
    ours, theirs = load(edition), changed(edition, **{field: value})
    assert not differing_rules(ours, theirs)
    assert not differing_phases(ours, theirs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_both_sides(language: str) -> None:
    colon = "\u00a0:" if language == "fr" else ":"
    page = difference_page(catalogue(language), load("classic"), load("dutch"), width=10_000)
    lines = page.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("  M7 "))
    assert lines[at].startswith(f"  M7   classic{colon} ")
    assert lines[at + 1].startswith(f"       dutch{colon} ")
    only = next(line for line in lines if line.startswith("  T10 "))
    assert f" dutch{colon} " in only
    assert not only.startswith(f"  T10  dutch{colon}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_are_printed_in_words(language: str) -> None:
    page = difference_page(catalogue(language), load("classic"), load("express"))
    heading = catalogue(language).text("rules-phase-label", number=4)
    run = {"en": "1 run of 7", "fr": "1 suite de 7", "nl": "1 reeks van 7", "de": "1 Siebenerfolge"}[language]
    lines = page.splitlines()
    assert run in lines[lines.index(f"  {heading}") + 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_no_line_is_too_long(language: str, width: int) -> None:
    page = difference_page(catalogue(language), load("express+knock"), load("dutch"), width=width)
    assert max(map(len, page.splitlines())) <= width


def test_other_names_can_be_given() -> None:
    page = difference_page(catalogue("en"), load("classic"), load("dutch"), names=("a/my.toml", "b/my.toml"))
    assert page.startswith("How a/my.toml and b/my.toml differ:\n")
