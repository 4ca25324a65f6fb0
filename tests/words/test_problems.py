"""Every complaint about a rulebook is told in the reader's language."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dizaine.rulebooks import Rulebook, RulebookError, load
from dizaine.rulebooks.library import load_any
from dizaine.words import problems
from dizaine.words.catalogue import LANGUAGES, Catalogue
from dizaine.words.problems import problem_line, problem_words

# By the message that must tell it: an edition with variants that is refused, or a file of one's own.
REFUSED_NAMES = {
    "rules-problem-only-phases": "classic+phases=11",
    "rules-problem-not-ascending": "classic+phases=3,1",
    "rules-problem-selection": "classic+phases=some",
    "rules-problem-order": "classic+order=some",
    "rules-problem-combined": "classic+free-take+use-taken",
    "rules-problem-no-variant": "classic+knok",
    "rules-problem-needs-value": "classic+phases",
    "rules-problem-no-value": "classic+knock=2",
    "rules-problem-twice": "classic+knock+knock",
    "rules-problem-phase-twice": "classic+phases=1,1",
    "rules-problem-no-phase": "classic+phases=9,11",
    "rules-problem-rounds-free": "classic+free-order+ten-rounds",
    "rules-problem-rounds-places": "dutch+ten-rounds",
    "rules-problem-no-edition": "klassic",
    "rules-problem-no-file": "no-such-file.toml",
}
OWN_BOOKS = {
    "rules-problem-name-twice": "[material]\ncolours = ['red', 'red']",
    "rules-problem-between": "[deal]\nhand = 99",
    "rules-problem-empty": "title = ''",
    "rules-problem-at-least-one": "[material]\ncolours = []",
    "rules-problem-deck": "[material]\ncopies = 9",
    "rules-problem-phase-count": "[phases]\nlist = []",
    "rules-problem-small-group": "[phases]\nlist = ['set of 1']",
    "rules-problem-short-run": "[phases]\nlist = ['run of 3']",
    "rules-problem-few-pairs": "[phases]\nlist = ['run of 1 pair']\nshortest_run = 2",
    "rules-problem-long-run": "[phases]\nlist = ['run of 13']",
    "rules-problem-long-odd-run": "[phases]\nlist = ['run of 7 odd']",
    "rules-problem-long-even-run": "[phases]\nlist = ['run of 7 even']",
    "rules-problem-groups": "[phases]\nlist = ['5 sets of 2']",
    "rules-problem-large": "[phases]\nlist = ['3 sets of 4']",
    "rules-problem-large-with-discard": "[phases]\nlist = ['run of 11']\n[turn]\ngoing_out = 'discard'",
    "rules-problem-wilds": "[material]\nwilds = 0\n[phases]\nlist = ['set of 9']",
    "rules-problem-natural": "[material]\nnumbers = 1\n[deal]\nhand = 5\n[phases]\nlist = ['4 even']",
    "rules-problem-natural-in-group": (
        "[material]\nnumbers = 1\n[deal]\nhand = 5\n[phases]\nlist = ['4 even + set of 2']\n[wilds]\nnaturals = 'group'"
    ),
    "rules-problem-no-phases": "[phases]\nplay = []",
    "rules-problem-toml": "title = ",
    "rules-problem-extends-itself": "extends = 'my.toml'",
    "rules-problem-id": "id = 'mine'",
    "rules-problem-section": "deal = 3",
    "rules-problem-list": "[phases]\nlist = 3",
    "rules-problem-truth": "[turn]\nknock = 1",
    "rules-problem-number": "[deal]\nhand = 'ten'",
    "rules-problem-text": "title = 3",
    "rules-problem-unknown-in-section": "[deal]\nhands = 3",
    "rules-problem-unknown": "colour = 3",
    "rules-problem-unreadable-group": "[phases]\nlist = ['some cards']",
    "rules-problem-not-one-of": "[skips]\ntarget = 'nobody'",
    "rules-problem-few-cards": "[material]\ncopies = 1\nnumbers = 2\n[phases]\nlist = ['set of 2']",
    "rules-problem-no-start": (
        "[material]\ncopies = 1\nnumbers = 3\nwilds = 8\n[deal]\nfirst_wild = 'return'\nhand = 8\n"
        "[phases]\nlist = ['set of 2']"
    ),
}


DICE_BOOKS = {
    "rules-problem-dice-kinds": "[dice]\na = {faces = [1, 2, 3, 4, 5, 6], colours = []}\n"
    + "".join(f"{name} = {{faces = [1, 2, 3, 4, 5, 6], colours = ['RRRRRR']}}\n" for name in "bcd"),
    "rules-problem-dice-faces": "[dice.low]\nfaces = [1, 2, 3]",
    "rules-problem-dice-count": "[dice.low]\ncolours = ['RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR']",
    "rules-problem-dice-no-number": "[dice.own]\nfaces = ['W', 'W', 'W', 'W', 'W', 'W']\ncolours = ['RRRRRR']",
    "rules-problem-dice-order": "[dice.high]\nfaces = [7, 7, 7, 7, 7, 7]",
    "rules-problem-dice-small-group": "[phases]\nlist = ['set of 1']",
    "rules-problem-dice-parity": "[phases]\nlist = ['4 odd']",
    "rules-problem-dice-pairs": "[phases]\nlist = ['run of 3 pairs']",
    "rules-problem-dice-colour-run": "[phases]\nlist = ['run of 4 in one colour']",
    "rules-problem-dice-alone": "[phases]\nlist = ['4 of one colour + set of 3']",
    "rules-problem-dice-large": "[phases]\nlist = ['set of 11']",
    "rules-problem-dice-impossible": "[phases]\nlist = ['2 sets of 5']\n[dice.own]\n"
    "faces = [1, 1, 2, 2, 3, 3]\ncolours = ['RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR']\n[dice.other]\n"
    "faces = [4, 4, 5, 5, 6, 6]\ncolours = ['RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR']",
    "rules-problem-dice-kind-name": "[dice.'my dice']\nfaces = [1, 2, 3, 4, 5, 6]\ncolours = ['RRRRRR']",
    "rules-problem-dice-colours": "[dice.low]\ncolours = ['RRR']",
    "rules-problem-dice-face": "[dice.low]\nfaces = [0, 1, 2, 3, 4, 5]",
}


class Recorder(Catalogue):
    """A catalogue that remembers what it was asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: list[str] = []

    def text(self, message: str, **arguments: int | str) -> str:
        self.asked.append(message)
        return super().text(message, **arguments)


def check(error: RulebookError, message: str) -> None:
    for language in LANGUAGES:
        recorder = Recorder(language)
        words = problem_words(recorder, error)
        assert message in recorder.asked, error.reason
        assert "\n" not in words
        if language != "en":
            assert words != error.reason


@pytest.mark.parametrize("message", REFUSED_NAMES)
def test_a_name_that_is_refused(message: str) -> None:
    with pytest.raises(RulebookError) as caught:
        load(REFUSED_NAMES[message])
    check(caught.value, message)


@pytest.mark.parametrize("message", OWN_BOOKS)
def test_a_file_that_is_refused(message: str, tmp_path: Path) -> None:
    text = OWN_BOOKS[message]
    file = tmp_path / "my.toml"
    file.write_text(text if "extends" in text else f"extends = 'classic'\n{text}", encoding="utf-8")
    with pytest.raises(RulebookError) as caught:
        load(file)
    check(caught.value, message)


@pytest.mark.parametrize("message", DICE_BOOKS)
def test_a_dice_file_that_is_refused(message: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(f"extends = 'dice'\n{DICE_BOOKS[message]}", encoding="utf-8")
    with pytest.raises(RulebookError) as caught:
        load_any(file)
    check(caught.value, message)


def test_other_refusals(tmp_path: Path) -> None:
    missing = tmp_path / "my.toml"
    missing.write_text("title = 'Mine'", encoding="utf-8")
    (tmp_path / "folder.toml").mkdir()
    cases: dict[str, Callable[[], object]] = {
        "rules-problem-missing": lambda: load(missing),
        "rules-problem-unreadable": lambda: load(tmp_path / "folder.toml"),
        "rules-problem-json": lambda: Rulebook.from_json("{"),
        "rules-problem-not-a-book": lambda: load(3),  # type: ignore[arg-type]
        "rules-problem-dice-variants": lambda: load_any("dice+knock"),
        "rules-problem-players": lambda: load("classic").check_players(7),
    }
    for message, refused in cases.items():
        with pytest.raises(RulebookError) as caught:
            refused()
        check(caught.value, message)
    assert {*REFUSED_NAMES, *OWN_BOOKS, *DICE_BOOKS, *cases} == set(problems._FORMS)


def test_the_phase_and_a_hint_are_told_too() -> None:
    error = RulebookError("phases.list[3]", "phase 3 (run of 3): a run has at least 4 cards in this book", "P2")
    assert problem_line(Catalogue("de"), error) == (
        "phases.list[3]: Phase 3 (1 Folge aus 3): in diesem Regelbuch hat eine Folge mindestens 4 Karten (P2)"
    )
    with pytest.raises(RulebookError) as caught:
        load("klassic")
    assert problem_line(Catalogue("nl"), caught.value) == (
        "“klassic” is geen editie en geen .toml-bestand; bedoel je “classic”?"
    )


def test_all_editions_are_offered_where_none_is_near() -> None:
    with pytest.raises(RulebookError) as caught:
        load("xyz")
    assert problem_line(Catalogue("en"), caught.value) == (
        "“xyz” is neither an edition nor a .toml file; there are classic, continental, express, dutch, dutch-original"
    )


def test_a_reason_of_unknown_form_is_passed_on() -> None:
    error = RulebookError("deal", "a new complaint", "M5")
    assert problem_line(Catalogue("fr"), error) == "deal\u00a0: a new complaint (M5)"
    error = RulebookError("phases.list[1]", "phase 1 (set of 3): a new complaint", "M5")
    assert problem_words(Catalogue("fr"), error) == error.reason
