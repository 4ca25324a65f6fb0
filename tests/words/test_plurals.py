"""Counts agree with their words: a text chooses by the number, and the number itself is never written into a branch.

In French, 0 takes the same branch as 1, so that a written “1” would be wrong there; other languages keep one form.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from dizaine.words.catalogue import LANGUAGES
from tests.words.test_catalogues import AREAS, LOCALE
from tests.words.test_typography import patterns, ways

WRITTEN = re.compile(r"(?<![\d.,:–-])1(?![\d.,:–-]\d|\d| (?:to|à|tot|bis) )")
"""A lone 1; where a range begins, it is the number on a card."""
PLURAL = {
    "en": "points|cards|rounds|turns|phases|games|moves|seconds|minutes|groups|rolls|seats|bots",
    "fr": "points|cartes|manches|tours|phases|parties|coups|secondes|minutes|lancers|places|robots",
    "nl": "punten|kaarten|rondes|beurten|spellen|zetten|seconden|minuten|groepen|worpen|plaatsen|bots",
    "de": "Punkten?|Karten|Runden|Zügen?|Phasen|Spielen?|Spielzügen?|Sekunden|Minuten|Gruppen|Würfen?|Plätzen?|Bots",
}
"""What is counted most often."""
ALWAYS_SEVERAL = {
    "dice_solve-note-points",
    "page_match-note",
    "print-pad-half",
    "print-pad-witness",
    "score-ask-witness",
    "score-refusal-points-and-cards",
    "score-refusal-standing-points",
    "rules-M1",
    "rules-P2",
    "rules-V2",
    "rules-D7",
    "rules-D8",
    "rules-D12",
    "rules-D12-bonus",
    "rules-edition-classic",
    "rules-edition-continental",
    "rules-edition-express",
    "rules-edition-dutch",
    "rules-edition-dutch-original",
    "rules-edition-dice",
    "rules-problem-deck",
    "rules-problem-phase-count",
    "rules-problem-small-group",
    "rules-problem-short-run",
    "rules-problem-groups",
    "rules-problem-large",
    "rules-problem-large-with-discard",
    "rules-problem-many-dots",
    "rules-problem-few-cards",
}
"""Texts whose number is never one: bonuses, limits, and what an edition has."""


def selections(node: ftl.Pattern) -> Iterator[ftl.SelectExpression]:
    """All choices in a text, also those inside of others."""
    for element in node.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selections(variant.value)


def written_numbers(source: str) -> set[str]:
    """The messages with a branch for one thing that says “1” instead of the number."""
    return {
        id_
        for id_, pattern in patterns(source).items()
        for selection in selections(pattern)
        for variant in selection.variants
        if isinstance(variant.key, ftl.Identifier) and variant.key.name == "one"
        if any(WRITTEN.search(text) for text in ways(variant.value))
    }


def unselected(pattern: ftl.Pattern, plural: re.Pattern[str], chosen: frozenset[str] = frozenset()) -> bool:
    """Whether a number stands before a plural without a choice by that number."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            selector = expression.selector
            named = {selector.id.name} if isinstance(selector, ftl.VariableReference) else set()
            if any(unselected(variant.value, plural, chosen | named) for variant in expression.variants):
                return True
        is_number = isinstance(expression, ftl.VariableReference) and expression.id.name not in chosen
        if is_number and isinstance(following, ftl.TextElement) and plural.match(following.value):
            return True
    return False


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_chosen_by_their_number(language: str, area: str) -> None:
    plural = re.compile(rf"\s+({PLURAL[language]})\b")
    found = patterns((LOCALE / language / f"{area}.ftl").read_text(encoding="utf-8"))
    assert not {id_ for id_, pattern in found.items() if id_ not in ALWAYS_SEVERAL and unselected(pattern, plural)}


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_branch_writes_its_number(language: str, area: str) -> None:
    assert not written_numbers((LOCALE / language / f"{area}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[one] 1 card\n       *[other] { $x } cards", True),
        ("[one] { $x } card\n       *[other] { $x } cards", False),
        ("[one] { $x } card of 1–12\n       *[other] { $x } cards", False),
        ("[one] { $x } card of 12\n       *[other] { $x } cards", False),
    ],
)
def test_the_check_itself(text: str, wrong: bool) -> None:
    assert written_numbers(f"x-a =\n    {{ $x ->\n        {text}\n    }}\n") == ({"x-a"} if wrong else set())
