"""Every fault of a rulebook has a sentence in the reader's language, made from its code and its facts."""

from collections.abc import Callable
from pathlib import Path
from string import Formatter

import pytest

from dizaine.faces.server.books import check_own_book, own_book
from dizaine.rulebooks import Fault, Rulebook, RulebookError, load
from dizaine.rulebooks.faults import SENTENCES
from dizaine.rulebooks.library import load_any
from dizaine.words.catalogue import LANGUAGES, Catalogue
from dizaine.words.problems import problem_lines, problem_words
from tests.words.test_catalogues import LOCALE, messages

# By the code of the fault: an edition with variants that is refused, or a file of one's own.
REFUSED_NAMES = {
    "only-phases": "classic+phases=11",
    "not-ascending": "classic+phases=3,1",
    "selection": "classic+phases=some",
    "order": "classic+order=some",
    "combined": "classic+free-take+use-taken",
    "no-variant": "classic+knok",
    "needs-value": "classic+phases",
    "no-value": "classic+knock=2",
    "twice": "classic+knock+knock",
    "phase-twice": "classic+phases=1,1",
    "no-phase": "classic+phases=9,11",
    "rounds-free": "classic+free-order+ten-rounds",
    "rounds-places": "dutch+ten-rounds",
    "no-edition": "klassic",
    "no-file": "no-such-file.toml",
}
OWN_BOOKS = {
    "name-twice": "[material]\ncolours = ['red', 'red']",
    "between": "[deal]\nhand = 99",
    "empty": "title = ''",
    "at-least-one": "[material]\ncolours = []",
    "deck": "[material]\ncopies = 9",
    "phase-count": "[phases]\nlist = []",
    "small-group": "[phases]\nlist = ['set of 1']",
    "short-run": "[phases]\nlist = ['run of 3']",
    "few-pairs": "[phases]\nlist = ['run of 1 pair']\nshortest_run = 2",
    "long-run": "[phases]\nlist = ['run of 13']",
    "long-odd-run": "[phases]\nlist = ['run of 7 odd']",
    "long-even-run": "[phases]\nlist = ['run of 7 even']",
    "groups": "[phases]\nlist = ['5 sets of 2']",
    "large": "[phases]\nlist = ['3 sets of 4']",
    "large-with-discard": "[phases]\nlist = ['run of 11']\n[turn]\ngoing_out = 'discard'",
    "wilds": "[material]\nwilds = 0\n[phases]\nlist = ['set of 9']",
    "natural": "[material]\nnumbers = 1\n[deal]\nhand = 5\n[phases]\nlist = ['4 even']",
    "natural-in-group": (
        "[material]\nnumbers = 1\n[deal]\nhand = 5\n[phases]\nlist = ['4 even + set of 2']\n[wilds]\nnaturals = 'group'"
    ),
    "no-phases": "[phases]\nplay = []",
    "toml": "title = ",
    "extends-itself": "extends = 'my.toml'",
    "id": "id = 'mine'",
    "section": "deal = 3",
    "list": "[phases]\nlist = 3",
    "truth": "[turn]\nknock = 1",
    "number": "[deal]\nhand = 'ten'",
    "text": "title = 3",
    "unknown-in-section": "[deal]\nhands = 3",
    "unknown": "colour = 3",
    "unreadable-group": "[phases]\nlist = ['some cards']",
    "not-one-of": "[skips]\ntarget = 'nobody'",
    "few-cards": "[material]\ncopies = 1\nnumbers = 2\n[phases]\nlist = ['set of 2']",
    "no-start": (
        "[material]\ncopies = 1\nnumbers = 3\nwilds = 8\n[deal]\nfirst_wild = 'return'\nhand = 8\n"
        "[phases]\nlist = ['set of 2']"
    ),
}


DICE_BOOKS = {
    "dice-kinds": "[dice]\na = {faces = [1, 2, 3, 4, 5, 6], colours = []}\n"
    + "".join(f"{name} = {{faces = [1, 2, 3, 4, 5, 6], colours = ['RRRRRR']}}\n" for name in "bcd"),
    "dice-faces": "[dice.low]\nfaces = [1, 2, 3]",
    "dice-count": "[dice.low]\ncolours = ['RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR']",
    "dice-no-number": "[dice.own]\nfaces = ['W', 'W', 'W', 'W', 'W', 'W']\ncolours = ['RRRRRR']",
    "dice-order": "[dice.high]\nfaces = [7, 7, 7, 7, 7, 7]",
    "dice-small-group": "[phases]\nlist = ['set of 1']",
    "dice-parity": "[phases]\nlist = ['4 odd']",
    "dice-pairs": "[phases]\nlist = ['run of 3 pairs']",
    "dice-colour-run": "[phases]\nlist = ['run of 4 in one colour']",
    "dice-alone": "[phases]\nlist = ['4 of one colour + set of 3']",
    "dice-large": "[phases]\nlist = ['set of 11']",
    "dice-impossible": "[phases]\nlist = ['2 sets of 5']\n[dice.own]\n"
    "faces = [1, 1, 2, 2, 3, 3]\ncolours = ['RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR']\n[dice.other]\n"
    "faces = [4, 4, 5, 5, 6, 6]\ncolours = ['RRRRRR', 'RRRRRR', 'RRRRRR', 'RRRRRR']",
    "dice-kind-name": "[dice.'my dice']\nfaces = [1, 2, 3, 4, 5, 6]\ncolours = ['RRRRRR']",
    "dice-colours": "[dice.low]\ncolours = ['RRR']",
    "dice-face": "[dice.low]\nfaces = [0, 1, 2, 3, 4, 5]",
}


def variables(code: str) -> set[str]:
    """The variables of the English sentence of a code."""
    return {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name}


def check(refused: Callable[[], object], code: str) -> None:
    with pytest.raises(RulebookError) as caught:
        refused()
    fault = next(fault for fault in caught.value.faults if fault.code == code)
    assert set(fault.facts) == variables(code)
    told = {problem_words(Catalogue(language), fault) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert not any("\n" in words for words in told)


@pytest.mark.parametrize("code", REFUSED_NAMES)
def test_a_name_that_is_refused(code: str) -> None:
    check(lambda: load(REFUSED_NAMES[code]), code)


@pytest.mark.parametrize("code", OWN_BOOKS)
def test_a_file_that_is_refused(code: str, tmp_path: Path) -> None:
    text = OWN_BOOKS[code]
    file = tmp_path / "my.toml"
    file.write_text(text if "extends" in text else f"extends = 'classic'\n{text}", encoding="utf-8")
    check(lambda: load(file), code)


@pytest.mark.parametrize("code", DICE_BOOKS)
def test_a_dice_file_that_is_refused(code: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(f"extends = 'dice'\n{DICE_BOOKS[code]}", encoding="utf-8")
    check(lambda: load_any(file), code)


def test_other_refusals(tmp_path: Path) -> None:
    missing = tmp_path / "my.toml"
    missing.write_text("title = 'Mine'", encoding="utf-8")
    (tmp_path / "folder.toml").mkdir()
    cases: dict[str, Callable[[], object]] = {
        "missing": lambda: load(missing),
        "unreadable": lambda: load(tmp_path / "folder.toml"),
        "json": lambda: Rulebook.from_json("{"),
        "not-a-book": lambda: load(3),  # type: ignore[arg-type]
        "dice-variants": lambda: load_any("dice+knock"),
        "players": lambda: load("classic").check_players(7),
        "long-line": lambda: check_own_book(f"title = '{'x' * 2_000}'"),
        "many-dots": lambda: check_own_book(f"{'a.' * 41}a = 1"),
        "title": lambda: own_book(f"extends = 'classic'\ntitle = '{'x' * 61}'"),
    }
    for code, refused in cases.items():
        check(refused, code)
    assert {*REFUSED_NAMES, *OWN_BOOKS, *DICE_BOOKS, *cases} == set(SENTENCES), "a code never occurs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_code_has_a_message_that_asks_for_its_facts(language: str) -> None:
    found = messages(LOCALE, language, "rules")
    told = {id_.removeprefix("rules-problem-"): found[id_].variables for id_ in found if "rules-problem-" in id_}
    assert told == {code: variables(code) for code in SENTENCES}


def test_the_phase_and_a_hint_are_told_too(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("extends = 'classic'\n[phases]\nlist = ['set of 3', 'set of 4', 'run of 3']", encoding="utf-8")
    with pytest.raises(RulebookError) as caught:
        load(file)
    assert problem_lines(Catalogue("de"), caught.value) == [
        "phases.list[3]: Phase 3 (1 Dreierfolge): in diesem Regelbuch hat eine Folge mindestens 4 Karten (P2)"
    ]
    with pytest.raises(RulebookError) as caught:
        load("klassic")
    assert problem_lines(Catalogue("nl"), caught.value) == [
        "“klassic” is geen editie en geen .toml-bestand; bedoel je “classic”?"
    ]


def test_all_editions_are_offered_where_none_is_near() -> None:
    with pytest.raises(RulebookError) as caught:
        load("xyz")
    assert problem_lines(Catalogue("en"), caught.value) == [
        "“xyz” is neither an edition nor a .toml file; choose from classic, continental, express, dutch, dutch-original"
    ]


def test_a_rule_is_named_only_where_one_is_broken() -> None:
    faults = Fault("missing", "deal.hand", rule="M5"), Fault("unknown", "titles", near="title")
    assert problem_lines(Catalogue("fr"), RulebookError(*faults)) == [
        "deal.hand\u00a0: manque (M5)",
        "titles\u00a0: un livret de règles n’a pas de champ de ce nom\u202f; "
        "vouliez-vous dire «\u00a0title\u00a0»\u202f?",
    ]
