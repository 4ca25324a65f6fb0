"""What the arbiter asks for, what it cannot read, and that it answers in every language and in time."""

from __future__ import annotations

from itertools import product
from time import process_time
from typing import Any

import pytest

from dizaine.faces.server.books import own_book
from dizaine.judging.answers import AskedFact
from dizaine.judging.cards.questions import Discard, Hit, Lay, Skip, Take
from dizaine.judging.dice.questions import Roll
from dizaine.judging.kinds import TOPICS, AnyQuestion, bad_fact_text, judge
from dizaine.judging.verdicts import BadFact
from dizaine.rulebooks.library import all_editions, load_any
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.attacker.attacks import HARD_BOOK

ENGLISH = Catalogue("en")
SECONDS = 0.5


def asks(book: str, question: AnyQuestion | None) -> list[str]:
    return [ask.fact for ask in judge(load_any(book), question, ENGLISH).missing]


CARDS = {"group": "r3 y3 g3", "table": "r3 y3 g3", "hand": "-", "dice": "5 6 7 8 9 10 1 2 3 W", "points": "35 35"}
"""Possible values of facts for which one option alone is none."""


def said(ask: AskedFact, choice: int) -> str | int:
    """What somebody answers who always chooses the first, or the last."""
    value = CARDS.get(ask.fact) or ask.options[choice].value
    return int(value) if ask.kind == "number" else value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", all_editions)
def test_every_question_can_be_asked_step_by_step(edition: str, language: str) -> None:
    """A bare question asks on until it is answered, whatever is chosen."""
    book, catalogue = load_any(edition), Catalogue(language)
    for kind, choice in product(TOPICS[book.kind].values(), (0, -1)):
        facts: dict[str, Any] = {}
        answer = judge(book, kind(), catalogue)
        while answer.missing and len(facts) < 12:
            facts[answer.missing[0].fact] = said(answer.missing[0], choice)
            answer = judge(book, kind(**facts), catalogue)
        assert answer.allowed is not None, facts
        assert answer.rule
        assert answer.text.endswith(".")


def test_facts_that_do_not_matter_are_not_asked_for() -> None:
    assert asks("classic", None) == ["about"]
    assert asks("classic", Lay()) == ["phase", "cards"]
    assert asks("classic", Discard(card="r5")) == []
    assert asks("dutch", Discard(card="r5")) == ["taken"]
    assert asks("classic", Discard(card="S")) == ["skips"]
    assert asks("classic", Take(card="r5")) == []
    assert asks("dutch", Take(card="r5")) == ["pile", "laid"]
    assert asks("classic", Skip(target="self")) == []
    assert asks("classic+out-by-discard", Lay(phase=1, cards="r4 y4 g4 + r8 y8 g8")) == ["left"]
    assert asks("classic", Hit(cards="r9", group="r1 r2 r3 r4 r5 r6 r7")) == ["shape"]
    assert asks("classic", Hit(cards="r5", group="W W W")) == ["number"]


BAD = [
    ("classic", Lay(phase=1, cards="r4 y4 b4"), "cards", "b4"),
    ("classic", Lay(phase=1, cards="r4 y13 g4"), "cards", "y13"),
    ("classic", Lay(cards="?"), "cards", "?"),
    ("classic", Lay(phase=1, cards="r4 r4 r4 + r5 y5 g5"), "cards", "only 2"),
    ("classic", Lay(phase=11, cards="r4"), "phase", "11"),
    ("classic+phases=5", Lay(phase=6, cards="r4"), "phase", "1 2 3 4 5"),
    ("classic", Hit(cards="r4 r5 r6", group="r4 y4 g4"), "cards", "2"),
    ("classic", Hit(cards="r4", group="r4 y5 g9"), "group", "r4 y5 g9"),
    ("classic", Take(card=""), "card", "at least"),
    ("classic", Roll(phase=1), "about", "lay"),
    ("dice", Lay(), "about", "roll"),
    ("dice", Roll(phase=1, dice="10 10"), "dice", "10"),
    ("dice", Roll(phase=1, dice="10 10 10 10 10 10 10 10 10 10"), "dice", "at once"),
    ("dice", Roll(phase=8, dice="10 9 8 5 4 2 W 5 7 4"), "dice", "r10"),
    ("dice", Roll(phase=1, dice="10 9 8 5 4 2 W 5 7 x"), "dice", "x"),
]


@pytest.mark.parametrize(("book", "question", "field", "told"), BAD)
def test_what_makes_no_sense_is_named(book: str, question: AnyQuestion, field: str, told: str) -> None:
    with pytest.raises(BadFact) as caught:
        judge(load_any(book), question, ENGLISH)
    assert caught.value.field == field
    assert told in bad_fact_text(ENGLISH, caught.value)
    for language in LANGUAGES:
        assert bad_fact_text(Catalogue(language), caught.value)


def test_the_answer_has_the_rule_in_the_words_of_the_game() -> None:
    answer = judge(load_any("classic"), Lay(phase=1, cards="W W W + W W W"), Catalogue("fr"))
    assert (answer.allowed, answer.rule, answer.code) == (False, "W3", "no-natural-card")
    assert answer.text == "Une phase ne peut pas être faite uniquement de jokers."
    assert "carte numérotée" in answer.law


def test_hard_books_are_judged_in_time() -> None:
    book = own_book(HARD_BOOK)
    almost = " ".join(f"{colour}{number}" for number in (1, 2, 4) for colour in "rygb")
    questions: list[AnyQuestion] = [
        Lay(phase=1, cards=almost),
        Lay(phase=1, cards="W W W W W W W W r1 y1 g1 b1"),
        Hit(cards="r5", group="W W W W W W W W", laid="earlier"),
    ]
    for question in questions:
        begun = process_time()
        judge(book, question, ENGLISH)
        assert process_time() - begun < SECONDS
