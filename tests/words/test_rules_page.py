"""The printed rules: exactly the rules that apply, each once, with the numbers of the book, in every language.

Which rules apply is copied here by hand from the rules page, edition by edition and variant by variant.
"""

import dataclasses
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from dizaine.rulebooks import VARIANTS, Rulebook, editions, load
from dizaine.words.cards.clauses import card_aim, card_clauses
from dizaine.words.catalogue import LANGUAGES
from dizaine.words.rules import rules_in_words, rules_page
from tests.rule_ids import EXPECTED_IDS
from tests.sizes import SOAKING
from tests.words.books import CHANGES, WITHOUT_EFFECT, catalogue, changed

RULE_ID = re.compile(r"\b[A-Z]\d+\b")

CLASSIC = """
    M1 M2 M3 M4 M5 M6 M7 M8 M9   P1 P2 P3 P8 P9 P10   T1 T2 T3 T4 T5 T6 T7 T8 T9 T11 T12
    W1 W2 W3 W4 W5 W6   K1 K2 K3 K4 K5 K7 K8   H1 H2 H4   S1 S2 S3 S4 S5 S7
"""
EXPRESS = """
    M1 M2 M3 M4 M5 M6 M7 M9   P1 P2 P3 P4 P5 P6 P7 P8 P9 P10   T1 T2 T3 T4 T5 T6 T7 T8 T9 T11 T12
    W1 W2 W3 W4 W5 W6   K1 K2 K3 K4 K5 K7 K8   H1 H2 H3 H4   S1 S2 S3 S4 S5 S7
"""
DUTCH = """
    M1 M2 M3 M4 M5 M6 M7 M8 M9   P1 P2 P3 P8 P9 P10   T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12
    W1 W2 W3 W4 W5 W6   K4 K5 K6 K7   H1 H2 H4   S1 S3 S6 S7
"""
OF_EDITION = {
    "classic": CLASSIC,
    "continental": CLASSIC,
    "express": EXPRESS,
    "dutch": DUTCH,
    "dutch-original": CLASSIC,
}

# What a variant adds and takes away: first where it does the same in every edition, then by edition.
EVERYWHERE = {
    "knock": "+V3",
    "free-order": "+V4",
    "order=10,9,8,7,6,5,4,3,2,1": "+V4",
    "hits-next-turn": "+O1",
    "natural-in-each-group": "+O2",
    "out-by-discard": "+O3 -T12",
}
BY_EDITION = {
    "ten-rounds": {
        "classic": "+V1 -P10 -S3 -S4 -S5",
        "continental": "+V1 -P10 -S3 -S4 -S5",
        "express": "+V1 -P10 -S3 -S4 -S5",
        "dutch-original": "+V1 -P10 -S3 -S4 -S5",
    },
    "phases=5": {
        "classic": "+V2 -P3",
        "continental": "+V2 -P3",
        "express": "+V2 -P3 -P5 -P7",
        "dutch": "+V2 -P3",
        "dutch-original": "+V2 -P3",
    },
    "phases=even": {
        "classic": "+V2",
        "continental": "+V2",
        "express": "+V2 -P4 -P7",
        "dutch": "+V2",
        "dutch-original": "+V2",
    },
    "phases=odd": {
        "classic": "+V2 -P3",
        "continental": "+V2 -P3",
        "express": "+V2 -P3 -P6 -H3",
        "dutch": "+V2 -P3",
        "dutch-original": "+V2 -P3",
    },
    "phases=1,3,8": {
        "classic": "+V2",
        "continental": "+V2",
        "express": "+V2 -P1 -P3 -P6 -P7 -H3",
        "dutch": "+V2",
        "dutch-original": "+V2",
    },
    "phases=1": {
        "classic": "+V2 -P2 -P3 -P10",
        "continental": "+V2 -P2 -P3 -P10",
        "express": "+V2 -P1 -P2 -P3 -P5 -P6 -P7 -P10 -H3",
        "dutch": "+V2 -P2 -P3 -P10",
        "dutch-original": "+V2 -P2 -P3 -P10",
    },
    "order=3,1,2": {
        "classic": "+V2 +V4 -P3",
        "continental": "+V2 +V4 -P3",
        "express": "+V2 +V4 -P2 -P3 -P5 -P6 -P7 -H3",
        "dutch": "+V2 +V4 -P3",
        "dutch-original": "+V2 +V4 -P3",
    },
    "free-take": {"dutch": "-T10"},
    "use-taken": {"classic": "+T10", "continental": "+T10", "express": "+T10", "dutch-original": "+T10"},
    "skip-chosen": {"dutch": "-K6 +K1 +K2 +K3 +K8"},
    "skip-next": {
        "classic": "+K6 -K1 -K2 -K3 -K8",
        "continental": "+K6 -K1 -K2 -K3 -K8",
        "express": "+K6 -K1 -K2 -K3 -K8",
        "dutch-original": "+K6 -K1 -K2 -K3 -K8",
    },
    "points": {"dutch": "-S6 +S2 +S4 +S5"},
    "places": {
        "classic": "+S6 -S2 -S4 -S5",
        "continental": "+S6 -S2 -S4 -S5",
        "express": "+S6 -S2 -S4 -S5",
        "dutch-original": "+S6 -S2 -S4 -S5",
    },
}

SINGLE_VARIANTS = [
    (edition, variant, EVERYWHERE[variant] if variant in EVERYWHERE else BY_EDITION[variant].get(edition, ""))
    for edition in editions
    for variant in [*EVERYWHERE, *BY_EDITION]
    if (edition, variant) != ("dutch", "ten-rounds")  # refused: it needs points
]


def expected(edition: str, change: str = "") -> set[str]:
    ids = set(OF_EDITION[edition].split())
    for step in change.split():
        present = step[1:] in ids
        assert present == (step[0] == "-"), f"{edition}: {step} makes no sense"
        ids = ids ^ {step[1:]}
    return ids


def check_ids(book: Rulebook, ids: set[str], languages: Sequence[str] = LANGUAGES) -> None:
    for language in languages:
        printed = RULE_ID.findall(rules_page(catalogue(language), book).partition("\n\n")[2])
        assert sorted(printed) == sorted(ids), language


def said(language: str, book: Rulebook, rule: str) -> str:
    return rules_in_words(catalogue(language), card_clauses(book))[rule]


def test_every_variant_is_looked_at() -> None:
    assert {name.partition("=")[0] for name in [*EVERYWHERE, *BY_EDITION]} == set(VARIANTS)


@pytest.mark.parametrize("edition", editions)
def test_the_page_of_an_edition_names_exactly_its_rules(edition: str) -> None:
    check_ids(load(edition), expected(edition))


@pytest.mark.parametrize(("edition", "variant", "change"), SINGLE_VARIANTS)
def test_the_page_of_a_variant_names_exactly_its_rules(edition: str, variant: str, change: str) -> None:
    turn = SINGLE_VARIANTS.index((edition, variant, change)) % len(LANGUAGES)
    languages = LANGUAGES if SOAKING else [LANGUAGES[turn]]  # which rules apply depends on no language
    check_ids(load(f"{edition}+{variant}"), expected(edition, change), languages)


def test_combined_variants() -> None:
    check_ids(load("dutch+points+ten-rounds"), expected("dutch", "-S6 +S2 +V1 -P10 -S3"))
    check_ids(load("continental+knock+free-order+phases=odd"), expected("continental", "+V2 +V3 +V4 -P3"))
    check_ids(
        load("express+skip-next+places+use-taken+out-by-discard"),
        expected("express", "+K6 -K1 -K2 -K3 -K8 +S6 -S2 -S4 -S5 +T10 +O3 -T12"),
    )


def test_a_book_without_wilds_and_skips() -> None:
    book = changed("classic", material__wilds=0, material__skips=0)
    gone = "-M3 -M4 -T6 -T8 -T9 -W1 -W2 -W3 -W4 -W5 -W6 -K1 -K2 -K3 -K4 -K5 -K7 -K8"
    check_ids(book, expected("classic", gone))


def test_a_book_for_three_or_more_says_nothing_about_two() -> None:
    check_ids(changed("classic", deal__least_players=3), expected("classic", "-K7"))


def test_a_book_with_other_cards_cannot_use_ordinary_packs() -> None:
    check_ids(changed("classic", material__wilds=9), expected("classic", "-M8"))
    check_ids(changed("classic", material__skips=5), expected("classic", "-M8"))
    check_ids(changed("classic", material__numbers=11), expected("classic", "-M8"))
    check_ids(changed("classic", material__copies=1), expected("classic", "-M8"))


def test_a_book_without_reference_cards() -> None:
    book = changed("classic", material__reference_cards=0, material__markers=0)
    check_ids(book, expected("classic", "-M7"))


def test_custom_phases_add_their_rules() -> None:
    book = changed("express", phases__list=["run of 2 pairs odd in one colour", "4 even in one colour"])
    check_ids(book, expected("express", "-P1 -P3"))


@pytest.mark.parametrize("edition", editions)
def test_the_rules_follow_the_order_of_the_rules_page(edition: str) -> None:
    rules = list(dict.fromkeys(clause.rule for clause in card_clauses(load(f"{edition}+knock+hits-next-turn"))))
    expected_order = [*EXPECTED_IDS]
    expected_order.insert(EXPECTED_IDS.index("K4"), expected_order.pop(EXPECTED_IDS.index("K6")))
    assert rules == sorted(rules, key=expected_order.index), "how a skip is played (K1-K3 or K6) comes first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_book_stand_on_its_page(language: str) -> None:
    def line(edition: str, rule: str) -> list[str]:
        text = rules_page(catalogue(language), load(edition), width=10_000)
        return re.findall(r"\d+", next(line for line in text.splitlines() if line.strip().startswith(f"{rule} ")))[1:]

    assert line("classic", "M1") == ["96", "1", "12"]
    assert line("express", "M1") == ["48", "1", "12"]
    assert line("classic", "M2") == ["4"]
    assert line("classic", "M3") == ["8"]
    assert line("express", "M4") == ["3"]
    assert line("classic", "M5") == ["10"]
    assert line("express", "M5") == ["5"]
    assert line("dutch", "M6") == ["2", "6"]
    assert line("classic", "M7") == ["6", "6"]
    assert line("express", "M7") == ["2"]
    assert line("dutch", "M8") == ["1", "12", "8", "4"]
    assert line("classic", "P2") == ["3", "4", "5", "6", "4", "1", "12", "12", "1"]
    assert line("express", "P2") == ["3", "4", "5", "3", "1", "12", "12", "1"]
    assert line("classic", "T11") == ["100"]
    assert line("classic", "S2") == ["0", "5", "1", "9", "10", "10", "12", "15", "25"]
    assert line("continental", "S2") == ["0", "5", "1", "9", "10", "10", "12", "15", "20"]
    assert line("classic+phases=7", "S4") == ["7"]
    assert line("classic+phases=1,3,8", "S5") == ["8"]
    assert line("dutch+order=3,1,2", "S6") == ["2"]
    assert line("continental+order=2,9,1", "V4") == ["2", "9", "1"]
    assert line("classic+phases=odd", "V2") == ["10", "5", "1", "3", "5", "7", "9"]
    assert line("classic+phases=odd+ten-rounds", "V1") == ["5"]


def test_the_last_phase_of_a_free_order_is_the_highest() -> None:
    page = rules_page(catalogue("en"), load("classic+free-order+phases=1,3,8"), width=10_000)
    assert "phase 8 once more" in page


@pytest.mark.rule("S4")
@pytest.mark.parametrize(
    ("language", "end", "first"),
    [
        ("en", "round ends", "first"),
        ("fr", "À la fin d’une manche", "en premier"),
        ("nl", "aan het eind van een ronde", "het eerst"),
        ("de", "einer Runde ausgelegt hat", "zuerst"),
    ],
)
def test_the_only_phase_wins_at_the_end_of_a_round_unless_places_are_played_for(
    language: str, end: str, first: str
) -> None:
    for edition in ("classic+phases=1", "dutch-original+phases=1", "continental+free-order+phases=1"):
        aim = card_aim(catalogue(language), load(edition))
        assert end in aim, edition
        assert first not in aim, "who lays it first need not win"
    assert first in card_aim(catalogue(language), load("dutch+phases=1")), "S6: the first to lay it wins"


@pytest.mark.rule("T2", "T10")
@pytest.mark.parametrize(
    ("language", "at_will"), [("en", "as you like"), ("fr", "au choix"), ("nl", "naar keuze"), ("de", "nach Wahl")]
)
def test_the_draw_is_not_free_where_a_taken_card_must_be_used(language: str, at_will: str) -> None:
    for edition in ("dutch", "classic+use-taken"):
        assert at_will not in said(language, load(edition), "T2")


@pytest.mark.rule("W4")
@pytest.mark.parametrize(
    ("language", "runs"),
    [("en", "run|begin"), ("fr", "suite|commence"), ("nl", "reeks|begint"), ("de", "Folge|beginnt")],
)
def test_declaring_says_nothing_of_runs_where_there_are_none(language: str, runs: str) -> None:
    sets_and_colours = changed("classic", phases__list=["2 sets of 3", "7 of one colour"])
    for book in (sets_and_colours, load("classic+phases=1"), load("express+phases=1,2,3")):
        assert said(language, book, "W4")
        assert not re.search(runs, said(language, book, "W4")), book.id
    assert re.search(runs, said(language, load("classic"), "W4"))


def test_a_table_that_the_deck_cannot_serve_is_not_promised() -> None:
    """Five hands of ten leave the 54 cards of the short game four, six hands are too many."""
    page = rules_page(catalogue("en"), changed("express", deal__hand=10))
    assert "For 2 to 5 players." in page
    assert "For exactly 3 players." in rules_page(
        catalogue("en"), changed("classic", deal__least_players=3, deal__most_players=3)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "numbers"),
    [
        ("classic", list(range(1, 11))),
        ("express+phases=even", [2, 4, 6, 8, 10]),
        ("dutch+order=3,10,1", [3, 10, 1]),
        ("continental+free-order", list(range(1, 11))),
    ],
)
def test_the_phases_are_listed_by_number(language: str, edition: str, numbers: list[int]) -> None:
    page = rules_page(catalogue(language), load(edition))
    assert [int(number) for number in re.findall(r"^ {3,4}(\d+)  ", page, re.MULTILINE)] == numbers


PHASES_IN_WORDS = {
    "en": ("1 set of 3 + 1 run of 4", "7 cards of one colour", "1 run of 2 pairs", "1 run of 3 in one colour"),
    "fr": ("1 série de 3 + 1 suite de 4", "7 cartes d’une même couleur", "1 suite de 2 paires"),
    "nl": ("1 set van 3 + 1 reeks van 4", "7 kaarten van één kleur", "1 reeks van 2 paren"),
    "de": ("1 Drilling + 1 Viererfolge", "7 Karten einer Farbe", "1 Folge aus 2 Paaren"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phases_in_words(language: str) -> None:
    pages = rules_page(catalogue(language), load("classic")) + rules_page(catalogue(language), load("express"))
    for words in PHASES_IN_WORDS[language]:
        assert f"  {words}\n" in pages


@cache
def page_of_edition(language: str, edition: str) -> str:
    return rules_page(catalogue(language), load(edition))


@pytest.mark.parametrize(("edition", "field", "value"), CHANGES)
def test_if_a_book_changes_its_page_changes(edition: str, field: str, value: Any) -> None:
    for language in LANGUAGES:
        changed_page = rules_page(catalogue(language), changed(edition, **{field: value}))
        assert changed_page != page_of_edition(language, edition), language


@pytest.mark.parametrize(("edition", "field", "value"), WITHOUT_EFFECT)
def test_rules_without_effect_are_not_printed(edition: str, field: str, value: Any) -> None:
    page = rules_page(catalogue("en"), changed(edition, **{field: value}))
    assert page == page_of_edition("en", edition)


def test_every_field_of_a_book_is_changed_once() -> None:
    book = load("classic")
    fields = {
        f"{section.name}__{field.name}"
        for section in dataclasses.fields(book)
        if dataclasses.is_dataclass(getattr(book, section.name))
        for field in dataclasses.fields(getattr(book, section.name))
    }
    assert {field for _, field, _ in [*CHANGES, *WITHOUT_EFFECT]} == fields


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_line_is_too_long(language: str, width: int) -> None:
    for edition in ("classic", "continental+knock", "express+use-taken+free-order", "dutch+phases=even"):
        for line in rules_page(catalogue(language), load(edition), width).splitlines():
            assert len(line) <= width
            assert line == line.rstrip()


def test_custom_titles_are_kept_and_built_in_ones_are_translated() -> None:
    assert "Les règles\u00a0: Classique\n" in rules_page(catalogue("fr"), load("classic"))
    own = dataclasses.replace(load("classic"), title="Grandma’s game")
    assert "Grandma’s game\n" in rules_page(catalogue("fr"), own)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "The rules: Classic, with one round for each phase, only 5 phases and knocking"),
        (
            "fr",
            "Les règles\u00a0: Classique, avec une manche par phase, seulement 5 phases et la règle "
            "«\u00a0frapper\u00a0»",
        ),
        ("nl", "De regels: Klassiek, met één ronde per fase, maar 5 fasen en kloppen"),  # codespell:ignore
        ("de", "Die Regeln: Klassisch, mit einer Runde für jede Phase, nur 5 Phasen und Klopfen"),
    ],
)
def test_the_title_names_the_variants(language: str, title: str) -> None:
    page = rules_page(catalogue(language), load("classic+knock+ten-rounds+phases=odd"), width=10_000)
    assert page.startswith(f"{title}\n")


@pytest.mark.parametrize("variant", [*EVERYWHERE, *BY_EDITION])
def test_each_variant_has_its_own_title(variant: str) -> None:
    book = load(f"dutch-original+{variant}")
    for language in LANGUAGES:
        first = rules_page(catalogue(language), book, width=10_000).splitlines()[0]
        assert first != page_of_edition(language, "dutch-original").splitlines()[0]
