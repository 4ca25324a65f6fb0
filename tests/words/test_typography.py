"""French punctuation stays with its word: a no-break space of the right width at every high sign.

The narrow one comes before `;`, `!` and `?`, the wide one before `:`, `%` and `»` and after `«`. An ordinary space
would let a line begin with the sign.
"""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.words.test_catalogues import AREAS, LOCALE

FAULTS = re.compile("(?<!\u202f)[;!?]|(?<!\u00a0)[:%»]|«(?!\u00a0)")

# Signs that are no punctuation: a link, a time, the key for help, a unit in brackets.
OTHER_USES = re.compile(r"\w+://\S+|\d:\d\d|(?<![\w\u00a0\u202f])\? pour|\(%\)")


def ways(pattern: ftl.Pattern) -> Iterator[str]:
    """All texts that a pattern can produce; a letter replaces each variable."""
    pieces = [
        [element.value] if isinstance(element, ftl.TextElement) else choices(element) for element in pattern.elements
    ]
    for way in product(*pieces):
        yield "".join(way)


def choices(placeable: ftl.Placeable) -> list[str]:
    expression = placeable.expression
    if isinstance(expression, ftl.SelectExpression):
        return [text for variant in expression.variants for text in ways(variant.value)]
    return [expression.value] if isinstance(expression, ftl.StringLiteral) else ["x"]


def patterns(source: str) -> dict[str, ftl.Pattern]:
    """The messages of a catalogue that have a text."""
    entries = FluentParser(with_spans=False).parse(source).body
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ftl.Message) and entry.value}


def faults(source: str) -> set[str]:
    """The messages with a sign that has the wrong space."""
    return {
        id_
        for id_, pattern in patterns(source).items()
        if any(FAULTS.search(OTHER_USES.sub("", text)) for text in ways(pattern))
    }


@pytest.mark.parametrize("area", AREAS)
def test_french_signs_have_their_own_spaces(area: str) -> None:
    assert not faults((LOCALE / "fr" / f"{area}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Oui\u202f!", False),
        ("Oui !", True),
        ("Oui!", True),
        ("Oui\u00a0!", True),
        ("Quoi\u202f? Non\u202f; si", False),
        ("Quoi ?", True),
        ("Total\u00a0: { $x }\u00a0%", False),
        ("Total : { $x }", True),
        ("Total\u202f: { $x }", True),
        ("{ $x }%", True),
        ("«\u00a0{ $x }\u00a0»\u00a0: 3", False),
        ("« { $x }\u00a0»", True),
        ("«{ $x }\u00a0»", True),
        ("«\u00a0{ $x } »", True),
        ("Tapez ? pour l’aide", False),
        ("Ouvrez http://x:8010/ à 10:30", False),
        ("{ $x ->\n    [one] un\n   *[other] { $x }\n } : oui", True),
        ("{ $x ->\n    [one] un\u00a0: oui\n   *[other] { $x } : oui\n }", True),
    ],
)
def test_the_check_itself(text: str, wrong: bool) -> None:
    assert faults(f"x-a = {text}\n") == ({"x-a"} if wrong else set())
