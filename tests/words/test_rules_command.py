"""The command that lists the games, prints the rules of one, compares two and checks a file."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dizaine.faces.rules_command import run
from dizaine.rulebooks import VARIANTS, editions, load
from dizaine.rulebooks.library import all_editions
from dizaine.words.catalogue import LANGUAGES, Catalogue
from dizaine.words.difference import difference_page
from dizaine.words.rules import rules_page


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def answer(edition: str | None = None, **options: object) -> tuple[int, str]:
    out = io.StringIO()
    settings: dict[str, object] = {"language": "en", "check": None, "diff": None, **options}
    code = run(edition, out=out, **settings)  # type: ignore[arg-type]
    return code, out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_each_edition_and_variant_with_a_sentence(language: str) -> None:
    code, text = answer(language=language)
    assert code == 0
    lines = text.splitlines()
    names = [line.split()[0].partition("=")[0] for line in lines if re.match(r"  \S", line)]
    assert names == [*all_editions, *VARIANTS]
    for name in names:
        at = next(number for number, line in enumerate(lines) if re.match(rf"  {name}\b[^-]*$", line))
        sentence = " ".join(iter_indented(lines[at + 1 :]))
        assert sentence[0].isupper()
        assert sentence.endswith(".")


def iter_indented(lines: list[str]) -> list[str]:
    """The lines of a sentence below a name."""
    sentence = []
    for line in lines:
        if not line.startswith("      "):
            break
        sentence.append(line.strip())
    return sentence


def test_the_list_takes_its_numbers_from_the_books() -> None:
    text = " ".join(answer()[1].split())
    assert "The full game with 108 cards and 10 in hand" in text
    assert "The short game with 54 cards and only 5 in hand, and 10 phases" in text


def test_the_examples_of_the_list_work() -> None:
    names = re.findall(r"^  (\S+=\S+) ", answer()[1], re.MULTILINE)
    assert names == ["phases=5", "order=3,1,2"]
    for name in names:
        load(f"classic+{name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [*editions, "continental+knock", "express+phases=5+ten-rounds"])
def test_the_rules_of_one_game(edition: str, language: str) -> None:
    assert answer(edition, language=language) == (0, rules_page(Catalogue(language), load(edition)))


def test_the_rules_of_a_custom_book(tmp_path: Path) -> None:
    file = tmp_path / "grandma.toml"
    file.write_text("extends = 'classic'\ntitle = 'Grandma’s game'\n[deal]\nhand = 11\n", encoding="utf-8")
    code, text = answer(f"{file}+knock")
    assert code == 0
    assert text.startswith("The rules: Grandma’s game, with knocking\nGame: grandma+knock\n")
    assert "Deal everyone 11 cards" in text
    assert "  V3   Knocking" in text


@pytest.mark.parametrize("columns", ["60", "80", "97"])
def test_the_terminal_sets_the_width(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for language in LANGUAGES:
        for text in (
            answer(language=language)[1],
            answer("dutch+knock", language=language)[1],
            answer(language=language, diff=("classic", "express"))[1],
        ):
            longest = max(map(len, text.splitlines()))
            assert int(columns) - 12 <= longest <= int(columns)


@pytest.mark.parametrize("columns", ["1", "20"])
def test_a_tiny_terminal_still_gets_its_rules(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    code, text = answer("classic")
    assert code == 0
    assert "S7" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_between_two_games(language: str) -> None:
    expected = difference_page(Catalogue(language), load("classic"), load("dutch"))
    assert answer(language=language, diff=("classic", "dutch")) == (0, expected)


def test_two_files_with_the_same_name_are_distinguished(tmp_path: Path) -> None:
    files = []
    for folder, hand in (("a", 10), ("b", 9)):
        (tmp_path / folder).mkdir()
        files.append(tmp_path / folder / "my.toml")
        files[-1].write_text(f"extends = 'classic'\n[deal]\nhand = {hand}\n", encoding="utf-8")
    code, text = answer(diff=(str(files[0]), str(files[1])))
    assert code == 0
    assert str(files[0]) in text
    assert str(files[1]) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_right(language: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("extends = 'classic'\ntitle = 'Ours'\n", encoding="utf-8")
    code, text = answer(language=language, check=str(file))
    assert code == 0
    assert "Ours" in text
    assert "my.toml" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_wrong(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my.toml").write_text("extends = 'classic'\n[phases]\nlist = ['2 sets of 3', 'run of 3']\n", encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "100")
    code, text = answer(language=language, check="my.toml")
    assert code == 2
    lines = text.splitlines()
    reason = {"en": "a run has at least 4 cards", "fr": "une suite a au moins 4 cartes"}
    reason |= {"nl": "een reeks minstens 4 kaarten", "de": "eine Folge mindestens 4 Karten"}
    assert len(lines) == 2
    assert lines[-1].startswith("phases.list[2]")
    assert reason[language] in lines[-1]
    assert lines[-1].endswith(" (P2)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_faults_are_reported_at_once(language: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(
        "extends = 'classic'\ntitles = 'Ours'\n[deal]\nhand = 99\n[turn]\nknock = 'yes'\n"
        "[phases]\nlist = ['set of 3', 'flush', 'run of 3']\n[\"a\\nb\\u001b\"]\n",
        encoding="utf-8",
    )
    code, text = answer(language=language, check=str(file))
    assert code == 2
    lines = [line.replace("\u00a0", " ") for line in text.splitlines() if re.match(r"\S+( b\?)? ?: ", line)]
    assert [re.split(r" ?: ", line)[0] for line in lines] == [
        "titles", "a b?", "deal.hand", "phases.list[2]", "turn.knock", "phases.list[3]"
    ]  # fmt: skip
    rules = [re.search(r"\(([A-Z]\d+)\)$", line) for line in lines]
    assert [rule and rule[1] for rule in rules] == [None, None, "M5", "P1", "V3", "P2"]


def test_a_file_that_is_not_there() -> None:
    assert answer(check="no-such-file.toml") == (
        2,
        "no-such-file.toml can’t be played.\nno-such-file.toml: there is no such file\n",
    )


@pytest.mark.parametrize(
    ("edition", "diff"),
    [("klassic", None), ("classic+knok", None), ("no.toml", None), ("", None), (None, ("classic", "dutsch"))],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_answered_with_one_line(
    edition: str | None, diff: tuple[str, str] | None, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = answer(edition, language=language, diff=diff)
    assert (code, text) == (2, "")
    assert capsys.readouterr().err.count("\n") == 1


def test_one_text_does_not_load_the_game() -> None:
    """Start-up stays quick: the catalogue alone imports neither Fluent nor the engine."""
    code = (
        "import sys, dizaine.words.catalogue as c; c.Catalogue('de').text('terms-colour-red');"
        "print([name for name in sys.modules if name.startswith(('fluent', 'babel', 'dizaine.'))])"
    )
    answered = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answered.stdout.strip() == "['dizaine.exports', 'dizaine.words', 'dizaine.words.catalogue']"


def test_the_list_needs_no_fluent() -> None:
    code = (
        "import io, sys; from dizaine.faces.rules_command import run; run(None, language='fr', out=io.StringIO());"
        "print([name for name in sys.modules if name.startswith(('fluent', 'babel', 'dizaine.engine'))])"
    )
    answered = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answered.stdout.strip() == "[]"
