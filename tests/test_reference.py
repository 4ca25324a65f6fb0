"""The reference says what the docstrings say, and shows an example of every public name."""

import doctest
import pydoc
from collections.abc import Iterator
from types import ModuleType

import pytest

import dizaine
import dizaine.lab
from tools import reference

PARSER = doctest.DocTestParser()


def examples(text: str) -> list[str]:
    return [example.source for example in PARSER.get_examples(text)]


def public_names() -> Iterator[tuple[ModuleType, str]]:
    yield from ((dizaine, name) for name in dizaine.__all__)
    yield from ((dizaine.lab, name) for name in dizaine.lab.__all__)


def help_on(thing: object) -> str:
    """What `help` prints, without bold letters."""
    return pydoc.plain(pydoc.render_doc(thing))


def shown_by(text: str) -> set[str]:
    """The lines of examples, without the bars that help() draws beside the members of a class."""
    lines = (line.strip().removeprefix("|").strip() for line in text.splitlines())
    return {line for line in lines if line.startswith((">>> ", "... "))}


def test_it_is_up_to_date() -> None:
    written = reference.PAGE.read_text(encoding="utf-8")
    assert written == reference.page(), "run: python -m tools.reference"


def test_it_has_every_public_name() -> None:
    package, lab = reference.grouped()
    assert package == set(dizaine.__all__)
    assert lab == set(dizaine.lab.__all__)


@pytest.mark.parametrize(("package", "name"), list(public_names()), ids=lambda value: str(value))
def test_every_name_has_an_example(package: ModuleType, name: str) -> None:
    if name in reference.IN_PREFACE:
        shown = examples(package.__doc__ or "")
        assert any(name in source for source in shown)
        return
    doc = getattr(package, name).__doc__ or ""
    shown = examples(doc)
    assert shown, f"{name} has no example"
    assert shown[0].startswith(("from dizaine", "import dizaine")), f"{name}: nobody can copy it without its imports"


@pytest.mark.parametrize("word", [".state", "._"])
def test_examples_stay_outside(word: str) -> None:
    """Readers will copy what an example uses."""
    page = reference.PAGE.read_text(encoding="utf-8")
    assert not [source for source in examples(page) if word in source]


def test_help_shows_the_same_examples() -> None:
    """Except for those of Python's `int`, which a card inherits."""
    helped = shown_by(help_on(dizaine)) | shown_by(help_on(dizaine.lab))
    written = shown_by(reference.PAGE.read_text(encoding="utf-8"))
    assert written - helped == set()
    assert helped - written - shown_by(help_on(int)) == set()


def test_lines_are_short() -> None:
    code = False
    for line in reference.PAGE.read_text(encoding="utf-8").splitlines():
        code ^= line.startswith("```")
        assert code or line.startswith("|") or len(line) <= reference.WIDTH, line
