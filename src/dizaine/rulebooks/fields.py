"""The rule id and the limits of each field of a card book.

They are read from the annotations of the model, so that a new field needs a line in one place only.
"""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

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
"""The rule behind each section and field, which faults cite."""

CARD_LIMITS: Final[dict[str, Between]] = {field: values[1] for field, values in _METADATA.items() if len(values) > 1}
"""The least and the greatest value of each number."""
