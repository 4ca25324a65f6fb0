"""Variants and house options as named patches that combine with any book: `classic+ten-rounds+knock`.

The patched book is validated only once, after all patches, so that the order of the variants does not matter.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

from .errors import RulebookError
from .faults import Facts, Fault, shown, word
from .model import Rulebook
from .reading import Reading, refuse

Patch = Callable[[Rulebook, str], Rulebook]

_NUMBERS = re.compile(r"[1-9][0-9]?(,[1-9][0-9]?)*")


@dataclass(frozen=True, slots=True)
class Variant:
    """One named patch; `argument` is whether the name is followed by `=` and a value."""

    name: str
    rule: str
    apply: Patch
    argument: bool = False
    opposite: tuple[str, ...] = ()


def _change(section: str, **values: Any) -> Patch:
    """The patch that sets some fields of one section."""

    def patch(book: Rulebook, argument: str) -> Rulebook:
        changes: dict[str, Any] = {section: replace(getattr(book, section), **values)}
        return replace(book, **changes)

    return patch


def _select(book: Rulebook, argument: str) -> Rulebook:
    """V2: the first N phases, the even or the odd ones, or an ascending list."""
    play = book.phases.play
    if argument in ("even", "odd"):
        chosen = tuple(number for number in play if (number % 2 == 0) == (argument == "even"))
    else:
        chosen = _numbers("phases", argument, "V2")
        if len(chosen) == 1:
            if chosen[0] > len(play):
                facts: Facts = {"book": book.id, "count": len(play), "wanted": chosen[0]}
                raise RulebookError(Fault("only-phases", "phases", facts, "V2"))
            chosen = play[: chosen[0]]
        elif list(chosen) != sorted(chosen):
            raise RulebookError(Fault("not-ascending", "phases", {"value": word(argument)}, "V2"))
    return _change("phases", play=chosen)(book, argument)


def _arrange(book: Rulebook, argument: str) -> Rulebook:
    """V4 with one order for all players: the named phases, in the named order."""
    return _change("phases", play=_numbers("order", argument, "V4"))(book, argument)


def _count_points(book: Rulebook, argument: str) -> Rulebook:
    """S6 off: a book that plays for places counts points as its edition says."""
    by = book.winning.by
    return _change("winning", by=book.winning.by_points if by == "places" else by)(book, argument)


def _numbers(name: str, argument: str, rule: str) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(argument):
        code = "selection" if name == "phases" else "order"
        raise RulebookError(Fault(code, name, {"value": shown(argument)}, rule))
    return tuple(int(number) for number in argument.split(","))


_TABLE = (
    Variant("ten-rounds", "V1", _change("winning", rounds="one-per-phase")),
    Variant("phases", "V2", _select, argument=True, opposite=("order",)),
    Variant("knock", "V3", _change("turn", knock=True)),
    Variant("free-order", "V4", _change("phases", order="free"), opposite=("order",)),
    Variant("order", "V4", _arrange, argument=True, opposite=("phases", "free-order")),
    Variant("hits-next-turn", "O1", _change("turn", hits="next-turn")),
    Variant("natural-in-each-group", "O2", _change("wilds", naturals="group")),
    Variant("out-by-discard", "O3", _change("turn", going_out="discard")),
    Variant("free-take", "T10", _change("turn", take="free"), opposite=("use-taken",)),
    Variant("use-taken", "T10", _change("turn", take="must-use"), opposite=("free-take",)),
    Variant("skip-chosen", "K6", _change("skips", target="chosen"), opposite=("skip-next",)),
    Variant("skip-next", "K6", _change("skips", target="next"), opposite=("skip-chosen",)),
    Variant("points", "S6", _count_points, opposite=("places",)),
    Variant("places", "S6", _change("winning", by="places"), opposite=("points",)),
)

VARIANTS = {variant.name: variant for variant in _TABLE}


def apply_variants(book: Rulebook, text: str) -> Rulebook:
    """Apply variants such as `knock+phases=5`, and add their names to the id of the book, in the order of the table."""
    chosen = _parse(text)
    book_id = book.id
    reading = Reading()
    for variant in _TABLE:
        if variant.name in chosen:
            argument = chosen[variant.name]
            with reading.collecting():
                book = variant.apply(book, argument)
            book_id += f"+{variant.name}={argument}" if variant.argument else f"+{variant.name}"
    reading.stop_if_wrong()
    return replace(book, id=book_id)


def _parse(text: str) -> dict[str, str]:
    """The named variants with their arguments (empty where there is none)."""
    faults: list[Fault] = []
    chosen: dict[str, str] = {}
    for part in "".join(text.lower().split()).split("+"):
        name, equals, argument = part.partition("=")
        if name not in VARIANTS:
            near = next(iter(get_close_matches(name, VARIANTS, n=1)), "")
            faults.append(
                Fault("no-variant", "variant", {"name": word(name)}, near=near, known=() if near else (*VARIANTS,))
            )
            continue
        variant = VARIANTS[name]
        if variant.argument and not argument:
            faults.append(Fault("needs-value", name, {"example": f"{name}=1,3,8"}, variant.rule))
        if equals and not variant.argument:
            faults.append(Fault("no-value", name, {}, variant.rule))
        if name in chosen:
            faults.append(Fault("twice", name, {}, variant.rule))
        faults += (
            Fault("combined", other, {"other": name}, VARIANTS[other].rule)
            for other in variant.opposite
            if other in chosen and name not in chosen
        )
        chosen[name] = argument
    refuse(faults)
    return chosen
