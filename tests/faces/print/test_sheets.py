"""Score sheets, the dice pad, reference cards and the leaflet, read back."""

from __future__ import annotations

import re

import pytest

from dizaine.engine.cards.cards import Card
from dizaine.faces.print.examples import phase_examples
from dizaine.faces.print.kinds import highest_number
from dizaine.faces.print.order import Order
from dizaine.faces.print.printer import print_pdf
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.library import all_editions
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of
from dizaine.words.rules import rules_in_words
from tests.faces.print.books import book_of
from tests.faces.print.reading import Page, read
from tests.sizes import LABELLED, size


def pages_of(kind: str, game: str, *, language: str = "en", names: tuple[str, ...] = ()) -> list[Page]:
    return read(print_pdf(Order(kind, book_of(game), language, names=names)))  # type: ignore[arg-type]


def words_in(page: Page) -> str:
    """The text without its line ends and hyphens."""
    return squeezed("".join(run.text for run in page.runs))


def squeezed(text: str) -> str:
    return re.sub(r"[\s\u00ad\u2010\x02-]", "", text)


def texts(page: Page) -> list[str]:
    return [run.text.strip() for run in page.runs]


@pytest.mark.rule("A1")
def test_a_sheet_for_points_has_names_rounds_phases_and_values() -> None:
    [page] = pages_of("sheet", "classic", names=("Ann", "Bob", "Clara"))
    assert [name for name in texts(page) if name in ("Ann", "Bob", "Clara")] == ["Ann", "Bob", "Clara"]
    assert texts(page).count("Points") == texts(page).count("Total") == 3
    assert {str(number) for number in range(1, 18)} <= set(texts(page)), "rounds"
    for phase in range(1, 11):
        assert texts(page).count(str(phase)) >= 3 + 1, "in each pyramid, and with its words"
    for value in ("5points", "10points", "15points", "25points"):
        assert value in words_in(page)


@pytest.mark.rule("A1", "M6")
def test_without_names_there_is_a_column_for_everybody() -> None:
    [page] = pages_of("sheet", "classic")
    assert texts(page).count("Points") == 6
    [page] = pages_of("sheet", "shortest")
    assert texts(page).count("Points") == 2


@pytest.mark.rule("A1")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_sheet_has_as_many_columns_as_were_ordered(players: int) -> None:
    [page] = read(print_pdf(Order("sheet", book_of("classic"), players=players)))
    assert texts(page).count("Points") == players


@pytest.mark.rule("A1", "S6")
def test_a_sheet_for_places_has_no_points() -> None:
    [page] = pages_of("sheet", "dutch", names=("Ann", "Bob"))
    assert "Points" not in texts(page)
    assert "Place" in texts(page)
    assert texts(page).count("Phase") == 2


@pytest.mark.rule("A1", "V1", "V2")
def test_a_sheet_for_one_round_per_phase_has_just_those_rounds() -> None:
    [page] = pages_of("sheet", "classic+ten-rounds+phases=even", names=("Ann", "Bob"))
    phases = book_of("classic+ten-rounds+phases=even").played_phases
    assert [phase.number for phase in phases] == [2, 4, 6, 8, 10]
    for phase in phases:
        assert squeezed(words_of(book_of("classic")).phase(Catalogue("en"), phase)) in words_in(page)
        assert texts(page).count(str(phase.number)) == 2 + 1, "in two pyramids, and as a round"
    assert "1" not in texts(page)


@pytest.mark.rule("A1", "D2", "D7", "D8", "D12")
def test_the_pad_has_bonuses_failures_and_a_line_for_a_witness() -> None:
    [page] = pages_of("pad", "dice", names=("Ann", "Bob"))
    assert [name for name in texts(page) if name in ("Ann", "Bob")] == ["Ann", "Bob"], "in the order of play"
    assert texts(page).count("+40") == 2 * 2, "two bonuses for each"
    words = words_in(page)
    for text in ("over220pointsafterphase5", "Failedturns", "−5each", "Over600points?", "Grandtotal", "highestgoes"):
        assert text in words, text
    bonus, half, next_phase = (
        next(run.box.bottom for run in page.runs if text in run.text)
        for text in ("over 220", "1 run of 8", "1 run of 9")
    )
    assert half > bonus > next_phase, "the bonus stands between phase 5 and phase 6"


@pytest.mark.rule("A1", "D12")
def test_a_pad_for_one_player_has_one_column_and_no_bonus_that_the_book_lacks() -> None:
    [page] = pages_of("pad", "short-dice")
    assert texts(page).count("Points") == 1
    assert "+40" not in texts(page)


@pytest.mark.rule("A2", "M7")
def test_classic_has_six_cards_and_six_markers() -> None:
    pages = pages_of("reference", "classic", names=("Ann", "Bob"))
    everything = [text for page in pages for text in texts(page)]
    assert everything.count("The 10 phases") == 6
    assert everything.count("Ann") == everything.count("Bob") == 2, "on a card, and on a marker"
    assert sum("Markers" in text for text in everything) == 1


@pytest.mark.rule("A2", "M7", "A3")
@pytest.mark.parametrize(("game", "cards"), [("continental", 6), ("express", 2), ("dutch", 2)])
def test_other_books_have_their_own_number_and_no_markers(game: str, cards: int) -> None:
    everything = [text for page in pages_of("reference", game) for text in texts(page)]
    assert everything.count("The 10 phases") == cards
    assert not any("Markers" in text for text in everything)


@pytest.mark.rule("A2", "V2", "V4")
def test_reference_cards_show_exactly_the_phases_of_the_game() -> None:
    book = book_of("express+order=3,1,10")
    [page] = pages_of("reference", "express+order=3,1,10", language="de")
    words = [squeezed(words_of(book).phase(Catalogue("de"), phase)) for phase in book.played_phases]
    assert all(word in words_in(page) for word in words)
    absent = [squeezed(words_of(book).phase(Catalogue("de"), phase)) for phase in book.every_phase if phase.number == 6]
    assert not any(word in words_in(page) for word in absent)


@pytest.mark.rule("A2", "P1", "P2", "P4", "P5", "P6", "P7")
@pytest.mark.parametrize("game", [edition for edition in all_editions if not edition.startswith("dice")] + ["longest"])
def test_the_pictures_of_phases_are_phases(game: str) -> None:
    """The engine lets a player lay what the pictures show."""
    book = book_of(game)
    assert isinstance(book, Rulebook)
    letters = {colour: colour[0] for colour in book.colours}
    for phase in book.played_phases:
        for group, items in zip(phase.groups, phase_examples(book, phase, highest_number(book)), strict=True):
            assert len(items) == group.size
            numbers = [item["number"] for item in items]
            colours = {item["colour"] for item in items}
            if group.shape == "collection" and not group.parity:
                assert set(numbers) == {0}, "any number"
                assert len(colours) == 1
                continue
            cards = [Card.from_text(f"{letters[item['colour']]}{item['number']}") for item in items]
            assert all(card.number <= book.material.numbers for card in cards)
            assert not group.one_colour or len(colours) == 1
            steps = sorted(set(numbers))
            if group.shape == "set":
                assert len(steps) == 1
            if group.parity:
                assert {number % 2 for number in numbers} == {1 if group.parity == "odd" else 0}
            if group.shape == "run":
                step = 2 if group.parity else 1
                assert steps == list(range(steps[0], steps[0] + step * len(steps), step))
                assert all(numbers.count(number) == (2 if group.pairs else 1) for number in steps)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["dice", "continental+knock+free-order+phases=7", "classic", "dutch"][: size(2, 4)])
@pytest.mark.parametrize("language", LABELLED)
def test_the_leaflet_has_every_clause(game: str, language: str) -> None:
    book, catalogue = book_of(game), Catalogue(language)
    words = squeezed("".join(words_in(page) for page in pages_of("rules", game, language=language)))
    for rule, text in rules_in_words(catalogue, words_of(book).clauses(book)).items():
        assert squeezed(text) in words, rule
        assert rule in words
    assert squeezed(words_of(book).aim(catalogue, book)) in words
