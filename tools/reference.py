"""Write docs/reference.md from the docstrings of every public name: `python -m tools.reference`.

Only the headings are written here, so the page cannot contradict `help(dizaine)`. A name that belongs to no group is an
error: whoever adds a name decides where readers will look for it.
"""

from __future__ import annotations

import ast
import dataclasses
import enum
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

import dizaine
import dizaine.lab

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference.md"
WIDTH: Final = 120

GROUPS: Final = {
    "Games": "Game Stage Standing Chance SeededChance SystemChance",
    "Views": "View CardView TableGroup DiceView Made PadColumn",
    "Cards, melds and dice": "Card Meld DieFace DiceGroup",
    "Moves": "AnyMove Draw Take Lay Hit Discard Skip Knock Pass Close move_from_text Reroll Stop",
    "Events": (
        "Event DealerChosen RoundStarted HandDealt FirstCardTurned TurnStarted TurnLost CardDrawn CardTaken "
        "NothingToDraw DiscardsShuffled PhaseLaid GroupHit CardDiscarded SkipPlayed Knocked ClaimWaived ClaimClosed "
        "RoundEnded HandScored PlaceWon ReplayCalled GameEnded OrderThrown OrderSettled DiceTurnStarted DiceRolled "
        "Stopped PhaseMade PhaseFailed BonusGiven LastRunCalled FailuresCounted DiceGameEnded"
    ),
    "Books": "Rulebook DiceBook Phase Group load load_any variants_of",
    "Errors and refusals": (
        "DizaineError IllegalMove Refusal NotationError ImpossiblePosition BrokenRecord RulebookError Fault "
        "UnknownEdition PlayerError"
    ),
    "Players and hints": "Player find_player known_names Listed hint_for hints_for Hint Alternative",
    "Words": "Narrator",
}
LAB: Final = "simulate Report Estimate tournament TournamentReport PlayerReport PairingReport"
IN_PREFACE: Final = frozenset({"AnyPlayer", "Book", "Move", "__version__", "all_editions"})
"""Names without their own docstring; the docstring of the package shows them."""
INNER: Final = frozenset({"kind", "rules", "state"})
"""Members of games and views that only the engine needs."""


def page() -> str:
    """The complete reference page."""
    parts = [
        "# Reference",
        _wrapped(
            "Made from the docstrings by `python -m tools.reference`; `help(dizaine)` shows the same. "
            "The tests run every example. Codes such as T2 are rules: see [rules.md](rules.md)."
        ),
        *_contents(),
        "## The package",
        *_prose(inspect.getdoc(dizaine) or ""),
    ]
    for heading, names in GROUPS.items():
        parts += [f"## {heading}", *(part for name in names.split() for part in _entry(dizaine, name))]
    parts += ["## Lab", *_prose(inspect.getdoc(dizaine.lab) or "")]
    parts += [part for name in LAB.split() for part in _entry(dizaine.lab, name)]
    return "\n\n".join(parts) + "\n"


def grouped() -> tuple[set[str], set[str]]:
    """The names that the reference covers, of the package and of its lab."""
    return {name for names in GROUPS.values() for name in names.split()} | IN_PREFACE, set(LAB.split())


def _contents() -> Iterator[str]:
    lines = []
    for heading, names in {**GROUPS, "Lab": LAB}.items():
        links = ", ".join(f"[`{name}`](#{name.lower()})" for name in names.split())
        anchor = re.sub(r"[^a-z -]", "", heading.lower()).replace(" ", "-")
        lines.append(f"- [{heading}](#{anchor}): {links}")
    yield "\n".join(_wrapped(line, "  ") for line in lines)


def _entry(package: ModuleType, name: str) -> Iterator[str]:
    thing = getattr(package, name)
    yield f"### {name}"
    yield f"```text\n{_signature(name, thing)}\n```"
    yield from _prose(inspect.getdoc(thing) or "")
    if isinstance(thing, type):
        rows = list(_members(thing))
        if rows:
            yield "\n".join(["| member | what it is |", "|---|---|", *rows])
        for member, function in _own_functions(thing):
            blocks = [block for block in _prose(inspect.getdoc(function) or "") if block.startswith("```")]
            if blocks:
                yield f"`{name}.{member}`:"
                yield from blocks


def _prose(doc: str) -> Iterator[str]:
    """The paragraphs of a docstring; examples become blocks of code."""
    for paragraph in re.split(r"\n\s*\n", doc.strip()):
        text, _, _ = paragraph.partition(">>> ")
        if text.strip():
            yield _wrapped(" ".join(text.split()))
        if ">>> " in paragraph:
            yield f"```python\n{paragraph[len(text) :]}\n\n```"


def _wrapped(text: str, indent: str = "", width: int = WIDTH) -> str:
    return textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False, subsequent_indent=indent)


def _signature(name: str, thing: object) -> str:
    """The call. Enumerations and exceptions with constructors made by Python have no call that is useful to show."""
    if isinstance(thing, type) and issubclass(thing, enum.Enum):
        return f"class {name}({thing.__mro__[1].__name__})"
    word = "class " if isinstance(thing, type) else ""
    made_by = inspect.getattr_static(thing, "__init__") if isinstance(thing, type) else thing
    inner = name in ("Game", "View", "CardView", "DiceView") or getattr(thing, "_is_protocol", False)
    if inner or not (inspect.isfunction(made_by) or hasattr(thing, "_fields")):
        return f"{word}{name}"
    assert callable(thing)
    return _broken(f"{word}{name}{_call(thing)}")


class _Text(str):
    """A type that is shown as written in the source, without quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def _shows_fields(kind: type) -> bool:
    """Whether the signature already names the fields: those without their own text then need no row."""
    return "(" in _signature(kind.__name__, kind)


def _call(function: object) -> str:
    """The arguments and the result; one argument per line where there are many."""
    assert callable(function)
    signature = inspect.signature(function)
    arguments = [
        one.replace(annotation=_as_text(one.annotation)) for one in signature.parameters.values() if one.name != "self"
    ]
    result = inspect.Signature.empty if isinstance(function, type) else _as_text(signature.return_annotation)
    return _short(str(signature.replace(parameters=arguments, return_annotation=result)).replace("<factory>", "..."))


def _as_text(annotation: object) -> object:
    return _Text(annotation) if isinstance(annotation, str) else annotation


def _broken(signature: str) -> str:
    """A long signature on several lines."""
    if len(signature) <= WIDTH:
        return signature
    head, _, rest = signature.partition("(")
    inside, bracket, result = rest.rpartition(")")
    inside = re.sub(r"(?<!,) ", "\0", inside)  # a line may end only after an argument
    return f"{head}(\n    {_wrapped(inside, '    ', WIDTH - 4)}\n{bracket}{result}".replace("\0", " ")


def _members(kind: type) -> Iterator[str]:
    """The public members as rows of a table: fields, properties and methods, the latter with their arguments."""
    told = _field_docs(kind)
    for name, annotation in inspect.get_annotations(kind).items():
        if "ClassVar" in str(annotation) and name in told and not name.startswith("_"):
            yield _row(f"{name}{_type(annotation)}", _first_sentence(told[name]))
    hidden = INNER if hasattr(kind, "standings") else frozenset[str]()
    for name in _field_names(kind):
        if name not in hidden and not name.startswith("_") and (name in told or not _shows_fields(kind)):
            yield _row(f"{name}{_type(_annotation(kind, name))}", _first_sentence(told.get(name, "")))
    for name, value in kind.__dict__.items():
        if name.startswith("_") or name in hidden:
            continue
        if isinstance(value, property):
            returned = value.fget.__annotations__.get("return", "") if value.fget else ""
            yield _row(f"{name}{_type(returned)}", _first_sentence(inspect.getdoc(value) or ""))
    for name, function in _own_functions(kind):
        call = _call(function).replace("(cls, ", "(")
        yield _row(f"{name}{call}", _first_sentence(inspect.getdoc(getattr(kind, name)) or ""))


def _row(name: str, text: str) -> str:
    name = name.replace("|", "\\|")
    return f"| `{name}` | {text} |".replace("|  |", "| |")


def _field_names(kind: type) -> tuple[str, ...]:
    if dataclasses.is_dataclass(kind):
        inherited = {name for base in kind.__mro__[1:] for name in base.__dict__.get("__dataclass_fields__", {})}
        own = inspect.get_annotations(kind)
        return tuple(
            field.name for field in dataclasses.fields(kind) if field.name in own or field.name not in inherited
        )
    if issubclass(kind, enum.Enum):
        return tuple(kind.__members__)
    if hasattr(kind, "_fields"):
        return tuple(kind._fields)
    return tuple(inspect.get_annotations(kind))


def _annotation(kind: type, name: str) -> object:
    """The type of a field, including inherited fields."""
    return next((known[name] for base in kind.__mro__ if name in (known := inspect.get_annotations(base))), "")


def _type(annotation: object) -> str:
    """A type as people write it; members of an enumeration have no type."""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return f": {_short(text)}" if text else ""


def _short(text: str) -> str:
    """Names without their modules, as in a script that imports them; types without what only our checks read."""
    text = re.sub(r"Annotated\[((?:[^\[\],]|\[[^\]]*\])+), (?:[^\[\]]|\[[^\]]*\])*\]", r"\1", text)
    text = re.sub(r"ClassVar\[(\w+)\]", r"\1", text)
    text = re.sub(r"\bKindName\b", "Literal['cards', 'dice']", text)
    return re.sub(r"\b(?:dizaine|collections|pathlib|typing)\.(?:\w+\.)*(\w+)", r"\1", text)


def _own_functions(kind: type) -> Iterator[tuple[str, object]]:
    """The methods that a class itself defines; class methods are bound to it."""
    for name, value in kind.__dict__.items():
        if not name.startswith("_") and isinstance(value, classmethod | staticmethod):
            yield name, value.__func__
        elif not name.startswith("_") and inspect.isfunction(value):
            yield name, value


def _first_sentence(text: str) -> str:
    paragraph = " ".join(re.split(r"\n\s*\n", text.strip())[0].split())
    return re.split(r"(?<=[.!?])\s+(?=[A-Z`])", paragraph)[0]


@cache
def _field_docs(kind: type) -> dict[str, str]:
    """The docstrings below fields, which Python does not keep."""
    if not _field_names(kind) or kind.__module__ not in sys.modules:
        return {}
    [tree] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    docs: dict[str, str] = {}
    name = ""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and name:
            docs[name] = str(node.value.value)
            name = ""
        else:
            name = ""
    return docs


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
