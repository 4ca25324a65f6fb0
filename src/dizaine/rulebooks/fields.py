"""The rule behind each field of a book, which faults cite, and the limits of its numbers.

They are read from the annotations of the models, so that a new field needs a line in one place only.
"""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from .dice_model import NUMBERS
from .limits import Between
from .model import Rulebook


def _metadata(kind: type, prefix: str = "") -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The annotated metadata of each field, sections before the fields in them."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is Annotated:
            inner, *metadata = get_args(hint)
            yield prefix + name, tuple(metadata)
            if isinstance(inner, type) and is_dataclass(inner):
                yield from _metadata(inner, f"{name}.")


_METADATA: Final = dict(_metadata(Rulebook))

RULE_IDS: Final[dict[str, str]] = {field: values[0] for field, values in _METADATA.items()}
"""The rule behind each section and field of a card book."""

CARD_LIMITS: Final[dict[str, Between]] = {field: values[1] for field, values in _METADATA.items() if len(values) > 1}
"""The least and the greatest value of each number in a card book."""

DICE_RULE_IDS: Final = {
    "colours": "D1",
    "dice": "D1",  # and the fields of each kind of dice
    "phases": "D4",
    "phases.list": "D4",
    "players": "D2",
    "turn": "D3",
    "points": "D7",
    **{path: number.rule for path, number in NUMBERS.items()},
}


def rule_of(field: str) -> str:
    """The rule behind a field such as `deal.hand` or `phases.list[3]`; none for a title or an unknown field."""
    return RULE_IDS.get(field.partition("[")[0], "")


def dice_rule_of(field: str) -> str:
    """The rule behind a field of a dice book, such as `turn.rolls` or `dice.high.faces[2]`."""
    name = field.partition("[")[0]
    return DICE_RULE_IDS.get("dice" if name.startswith("dice.") else name, "")
