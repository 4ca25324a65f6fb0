"""The glossary is law: no text for players has a word that docs/glossary.md forbids, and each has its own words."""

import re
from functools import cache
from pathlib import Path

import pytest

from dizaine.words.catalogue import LANGUAGES
from tests.words.test_catalogues import AREAS, LOCALE
from tests.words.test_typography import patterns, ways

ROOT = Path(__file__).parents[2]
NAMES = {"en": "English", "fr": "French", "nl": "Dutch", "de": "German"}
ROW = re.compile(r"^\| (?P<thing>[^|]+?) \| (?P<word>[^|]+?) \| (?P<never>[^|]*)\|$", re.MULTILINE)
PAGES = [
    "README.md",
    "CHANGELOG.md",
    *(f"docs/{name}.md" for name in ("index", "start", "how-to-play", "editions", "rules", "page", "terminal", "dice")),
    *(f"docs/{name}.md" for name in ("fair-deals", "score", "judge", "print", "first-rulebook")),
]
"""The pages for players. Those for programmers also use the names of the code."""
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>", re.DOTALL)


@cache
def section(language: str) -> dict[str, tuple[str, str]]:
    """What the glossary says in one language: the word for each thing, and the words that are forbidden."""
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    text = glossary.split(f"### {NAMES[language]}\n", 1)[1].split("\n#", 1)[0]
    rows = [row for row in ROW.finditer(text) if row["thing"] not in ("thing", "---")]
    return {row["thing"]: (row["word"], row["never"]) for row in rows}


@cache
def forbidden(language: str) -> re.Pattern[str]:
    """Matches every forbidden word as a whole word; case counts where the glossary writes a capital."""
    words = [word for _, never in section(language).values() for word in re.findall("`([^`]+)`", never)]
    return re.compile("|".join(_whole_word(word) for word in words))


def _whole_word(word: str) -> str:
    pattern = re.escape(word.removesuffix("*")) + (r"\w*" if word.endswith("*") else "")
    first = word[0]
    if first.islower():
        pattern = f"[{first}{first.upper()}]" + pattern[1:]
    return rf"(?<![\w-]){pattern}(?![\w-])"


@cache
def texts(language: str, area: str) -> dict[str, list[str]]:
    """All texts that each message of a catalogue can become."""
    source = (LOCALE / language / f"{area}.ftl").read_text(encoding="utf-8")
    return {id_: list(ways(pattern)) for id_, pattern in patterns(source).items()}


def test_every_language_names_the_same_things() -> None:
    assert set(NAMES) == set(LANGUAGES)
    things = [list(section(language)) for language in NAMES]
    assert all(things[0] == others for others in things)
    assert len(things[0]) > 30


@pytest.mark.parametrize("language", NAMES)
def test_no_text_has_a_forbidden_word(language: str) -> None:
    found = {
        id_: match[0]
        for area in AREAS
        for id_, ways_ in texts(language, area).items()
        for text in ways_
        if (match := forbidden(language).search(text))
    }
    assert not found


@pytest.mark.parametrize("page", PAGES)
def test_no_page_has_a_forbidden_word(page: str) -> None:
    prose = CODE.sub(" ", (ROOT / page).read_text(encoding="utf-8"))
    assert not forbidden("en").findall(prose)


@pytest.mark.parametrize("language", NAMES)
def test_every_word_of_the_glossary_is_used(language: str) -> None:
    everything = " ".join(text for area in AREAS for ways_ in texts(language, area).values() for text in ways_).lower()
    unused = [
        thing
        for thing, (word, _) in section(language).items()
        if re.split(r"[,;:(]", word)[0].strip().lower() not in everything
    ]
    assert not unused


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "Throw the dice", True),
        ("en", "an overthrow", False),
        ("fr", "Le bot joue", True),
        ("fr", "Le robot joue", False),
        ("nl", "Twee ronden", True),
        ("de", "Nimm den Sitz", True),
        ("de", "Sie sitzt", False),  # codespell:ignore
    ],
)
def test_the_check_itself(language: str, text: str, wrong: bool) -> None:
    assert bool(forbidden(language).search(text)) is wrong
