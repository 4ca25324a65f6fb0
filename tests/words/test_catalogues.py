"""No text is missing, unused, untranslated or asks for other variables than its English original.

The checks read the catalogues with Fluent's own parser, and the sources for the ids that they use: a literal id, or
an f-string that begins with an area and a family, such as `f"terms-colour-{colour}"`. The texts of the page are used
by its own sources.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from dizaine.engine.cards.cards import COLOUR_NAMES
from dizaine.engine.cards.refusals import REFUSALS
from dizaine.engine.cards.symbols import RANKS, SUITS
from dizaine.rulebooks import VARIANTS
from dizaine.rulebooks.library import all_editions
from dizaine.words.cards.clauses import SECTIONS
from dizaine.words.catalogue import LANGUAGES, Catalogue, language_of_locale
from dizaine.words.dice.clauses import DICE_SECTIONS

SOURCES = Path(__file__).parent.parent.parent / "src" / "dizaine"
LOCALE = SOURCES / "locale"
PAGE_SOURCES = SOURCES.parent.parent / "web" / "src"
AREAS = sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]

# Words that a language shares with English, a language and its messages on each line. Everything else that reads like
# English counts as not translated.
THE_SAME_WORD = Path(__file__).parent / "the_same_word.txt"


class Message:
    """One entry of a catalogue, reduced to what is compared."""

    def __init__(self, entry: ftl.Message) -> None:
        self.id = entry.id.name
        self.text = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        collector = _Collector(self)
        collector.visit(entry)


class _Collector(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)


@cache
def parsed(path: Path) -> ftl.Resource:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


def read(path: Path) -> list[Message]:
    """The messages of a file; anything that Fluent cannot read is an error."""
    resource = parsed(path)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path}: {junk}"
    assert not any(isinstance(entry, ftl.Term) for entry in resource.body), f"{path}: terms are not used here"
    return [Message(entry) for entry in resource.body if isinstance(entry, ftl.Message)]


@cache
def messages(locale: Path, language: str, area: str) -> dict[str, Message]:
    path = locale / language / f"{area}.ftl"
    found = read(path) if path.exists() else []
    assert len({message.id for message in found}) == len(found), f"{path} names a message twice"
    return {message.id: message for message in found}


def missing(locale: Path, language: str, area: str) -> set[str]:
    return messages(locale, "en", area).keys() ^ messages(locale, language, area).keys()


def untranslated(locale: Path, language: str, area: str) -> set[str]:
    english = messages(locale, "en", area)
    return {
        id_
        for id_, message in messages(locale, language, area).items()
        if id_ in english and message.text == english[id_].text and re.search(r"[^\W\d]", _bare(message.text))
    }


def _bare(text: str) -> str:
    """A text without its variables."""
    return re.sub(r"\{[^{}]*\}", "", text)


def differing_variables(locale: Path, language: str, area: str) -> set[str]:
    english = messages(locale, "en", area)
    return {
        id_
        for id_, message in messages(locale, language, area).items()
        if id_ in english and message.variables != english[id_].variables
    }


@cache
def used_ids(sources: Path) -> tuple[set[str], set[str]]:
    """All string literals of the sources, and the beginnings of composed ids."""
    literals: set[str] = set()
    beginnings: set[str] = set()
    for path in sources.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
    for path in (*PAGE_SOURCES.rglob("*.svelte"), *PAGE_SOURCES.rglob("*.ts")):
        text = path.read_text(encoding="utf-8")
        literals |= set(re.findall(r"""["'`](page\w*-[\w-]+)["'`]""", text))
        beginnings |= set(re.findall(r"`(page\w*-[\w-]+-)\$\{", text))
    families = {text for text in beginnings if re.fullmatch(r"refusals-|[a-z_]+-[\w-]+-", text)}
    return literals, families


def unused(locale: Path, sources: Path, area: str) -> set[str]:
    literals, families = used_ids(sources)
    english = messages(locale, "en", area)
    referred = {id_ for message in english.values() for id_ in message.references}
    return {
        id_
        for id_ in english
        if id_ not in literals | referred and not any(id_.startswith(family) for family in families)
    }


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.stem for path in (LOCALE / language).glob("*.ftl")) == AREAS
    assert {"terms", "rules", "refusals"} <= set(AREAS)
    assert sorted(path.name for path in LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_begin_with_their_area(language: str, area: str) -> None:
    assert all(id_.startswith(f"{area}-") for id_ in messages(LOCALE, language, area))


@pytest.mark.rule("A4")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_nothing_is_missing(language: str, area: str) -> None:
    assert not missing(LOCALE, language, area)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_nothing_is_left_in_english(language: str, area: str) -> None:
    assert not untranslated(LOCALE, language, area) - _shared_words(language)


def _shared_words(language: str) -> set[str]:
    lines = [line.split() for line in THE_SAME_WORD.read_text(encoding="utf-8").splitlines()]
    return {id_ for line in lines if line[:1] == [language] for id_ in line[1:]}


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_shared_words_are_really_shared(language: str) -> None:
    """Words that have been translated since must leave the list."""
    identical = {id_ for area in AREAS for id_ in untranslated(LOCALE, language, area)}
    assert not _shared_words(language) - identical


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_the_variables_are_the_same(language: str, area: str) -> None:
    assert not differing_variables(LOCALE, language, area)


@pytest.mark.parametrize("area", AREAS)
def test_nothing_is_unused(area: str) -> None:
    assert not unused(LOCALE, SOURCES, area)


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_are_complete(language: str) -> None:
    families = {
        "refusals-": {refusal.name for refusal in REFUSALS},
        "terms-colour-": set(COLOUR_NAMES),
        "terms-shape-": set(COLOUR_NAMES),
        "terms-card-": {*COLOUR_NAMES, "wild", "skip", "hidden"},
        "terms-rank-": {rank for rank in RANKS if not rank.isdigit()} | {"king", "joker"},
        "terms-suit-": set(SUITS),
        "rules-section-": {*SECTIONS, *DICE_SECTIONS},
        "rules-name-": set(all_editions),
        "rules-edition-": set(all_editions),
        "rules-variant-": set(VARIANTS),
        "rules-with-": set(VARIANTS),
    }
    for family, names in families.items():
        found = messages(LOCALE, language, family.partition("-")[0])
        assert {id_.removeprefix(family) for id_ in found if id_.startswith(family)} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_selections_know_only_numbers_words_and_plurals(language: str) -> None:
    """A plural form that a language does not have would never be shown."""
    for area in AREAS:
        for message in messages(LOCALE, language, area).values():
            for key in re.findall(r"^\s*\*?\[([^\]]+)\]", message.text, re.MULTILINE):
                assert key not in ("zero", "two", "few", "many"), message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_simple_texts_read_as_fluent_would_write_them(language: str) -> None:
    """Texts of only words and variables are formatted without Fluent; the result must be the same."""
    catalogue = Catalogue(language)
    for area in AREAS:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(parsed(LOCALE / language / f"{area}.ftl"))
        for message in messages(LOCALE, language, area).values():
            for arguments in _arguments(message):
                pattern = bundle.get_message(message.id).value
                assert pattern is not None
                assert catalogue.text(message.id, **arguments) == bundle.format_pattern(pattern, arguments)[0]


def _arguments(message: Message) -> Iterator[dict[str, int | str]]:
    yield dict.fromkeys(message.variables, 12345)
    yield dict.fromkeys(message.variables, "some words: { $x }")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(KeyError, match="rules-nothing"):
        Catalogue("en").text("rules-nothing")
    with pytest.raises(KeyError, match="nowhere-at-all"):
        Catalogue("en").text("nowhere-at-all")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(ValueError, match="rules-M6"):
        Catalogue("en").text("rules-M6", least=2)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'it'"):
        Catalogue("it")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de-DE"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CH", "LC_ALL": "nl_NL@euro"}, "nl"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
        ({"LANG": "design"}, "en"),
    ],
)
def test_the_language_follows_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


class TestTheChecksThemselves:
    """Each fault is found in a small catalogue that has it."""

    @pytest.fixture
    def locale(self, tmp_path: Path) -> Path:
        texts = {
            "en": "x-a = An apple\nx-b = { $count } apples\nx-c = Cherries\nx-free = 1\n",
            "fr": "x-a = An apple\nx-b = des pommes\nx-free = 1\n",
        }
        for language, text in texts.items():
            (tmp_path / language).mkdir()
            (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
        (tmp_path / "source.py").write_text('one = "x-a"\nname = "?"\nmany = f"x-c-{name}"\n', encoding="utf-8")
        return tmp_path

    def test_missing(self, locale: Path) -> None:
        assert missing(locale, "fr", "x") == {"x-c"}

    def test_untranslated(self, locale: Path) -> None:
        assert untranslated(locale, "fr", "x") == {"x-a"}

    def test_differing_variables(self, locale: Path) -> None:
        assert differing_variables(locale, "fr", "x") == {"x-b"}

    def test_unused(self, locale: Path) -> None:
        assert unused(locale, locale, "x") == {"x-b", "x-c", "x-free"}

    def test_junk(self, tmp_path: Path) -> None:
        (tmp_path / "x.ftl").write_text("x-a = { $broken\n", encoding="utf-8")
        with pytest.raises(AssertionError, match="broken"):
            read(tmp_path / "x.ftl")
