"""What the model says about the fields of a card book beside their types: which rule each settles, and its limits.

It is read off the model, so that a new field is a line in one place.
"""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from .limits import Between
from .model import Rulebook


def _remarks(kind: type, prefix: str = "") -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What is annotated at each field, sections before the fields in them."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is Annotated:
            inner, *remarks = get_args(hint)
            yield prefix + name, tuple(remarks)
            if isinstance(inner, type) and is_dataclass(inner):
                yield from _remarks(inner, f"{name}.")


_REMARKS: Final = dict(_remarks(Rulebook))

RULE_IDS: Final[dict[str, str]] = {field: remarks[0] for field, remarks in _REMARKS.items()}
"""The rule behind each section and field, so that a fault can cite it."""

CARD_LIMITS: Final[dict[str, Between]] = {field: remarks[1] for field, remarks in _REMARKS.items() if len(remarks) > 1}
"""The least and the most of each number."""
