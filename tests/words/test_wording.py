"""Words that must not be confused, and the terms that each language has chosen."""

import re
from pathlib import Path

import pytest

from dizaine.words.catalogue import LANGUAGES, Catalogue

LOCALE = Path(__file__).parent.parent.parent / "src" / "dizaine" / "locale"

# The marks that each language quotes with; the sources of a text may hold no others.
QUOTATION_MARKS = {"en": "“”", "fr": "«»", "nl": "“”", "de": "„“"}

# One word for one thing: these words were replaced by another one.
GIVEN_UP = {
    "en": r"(?<![$-])[Tt]hrow(s|n|ing)?",
    "fr": r"(?<![$-])bots|(?<=[\w,;] )Phases?|prime|relevé|honnêtes?|engagement|[Ss]ièges?|ouvriers|group[e]",
    "nl": r"apparaten|apparaat|commando|fases|gever|ronden|toezegging|uitgaven?|na(ge)?gaan",  # codespell:ignore fases
    "de": r"Partien?|Rechner|Sitze?n?|Telefone?n?|[Ee]hrlich\w*|[Zz]usagen?|Verteilungen?|misslungen\w*|verfehlt",
}


def texts(language: str) -> list[tuple[str, str]]:
    """Every line of a language's catalogues that is no comment, with its file."""
    return [
        (path.name, line)
        for path in sorted((LOCALE / language).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("laid", ["page_table-player-laid", "terminal-note-laid", "terminal-score-laid"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_to_go_out_is_not_to_lay_the_phase(language: str, laid: str) -> None:
    """The first ends the round, the second does not; no word may mean both."""
    catalogue = Catalogue(language)
    out = set(catalogue.text("page_scores-out").lower().split())
    down = set(catalogue.text(laid, phase=3).lower().split())
    assert not out <= down
    assert not down <= out


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_one_phase_is_no_plural(language: str) -> None:
    """Where the order of phases is free, a player is known by how many are done."""
    one, three = (
        Catalogue(language).text("page_table-player", name="Ann", free="yes", phase=done, points=5, cards=9)
        for done in (1, 3)
    )
    assert one.startswith("Ann: 1 ")
    assert one.replace("1", "3") != three


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_quotes_in_its_own_way(language: str) -> None:
    others = set("“”„«»\u2018\u201a") - set(QUOTATION_MARKS[language])
    assert not [found for found in texts(language) if others & set(found[1])]


@pytest.mark.parametrize("language", GIVEN_UP)
def test_one_thing_has_one_word(language: str) -> None:
    retired = re.compile(rf"\b({GIVEN_UP[language]})\b")
    assert not [found for found in texts(language) if retired.search(found[1])]
