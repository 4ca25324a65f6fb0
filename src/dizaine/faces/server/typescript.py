"""The messages as TypeScript types, so that the page uses the same types as the server.

`python -m dizaine.faces.server.typescript` writes `web/src/messages.ts` and `web/src/tellings.ts` in a checkout; a test
fails if they are out of date.
"""

from __future__ import annotations

import types
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from dizaine.drafts import replace_file
from dizaine.faces.server.api_messages import TableNow
from dizaine.faces.server.kinds import PAGE_CONSTANTS
from dizaine.faces.server.openapi import TYPES
from dizaine.scorebook.operations import MOST_ENTRIES, AnyOperation
from dizaine.scorekeeper.forms import Entry, Refused, Start
from dizaine.table import messages as m
from dizaine.table.announcements import TABLE_TELLINGS
from dizaine.table.fair import LONGEST_ENTROPY
from dizaine.table.game_views import GameView
from dizaine.table.kinds import PRINTED
from dizaine.table.names import NAME_LETTERS
from dizaine.table.patience import PATIENCE
from dizaine.words.catalogue import LANGUAGE_NAMES, LANGUAGES
from dizaine.words.kinds import TELLINGS
from dizaine.words.telling import Telling

FOLDER: Final = Path(__file__).parents[4] / "web" / "src"
_UNIONS: Final = {
    "ServerMessage": m.ServerMessage,
    "ClientMessage": m.ClientMessage,
    "GameView": GameView,
    "Entry": Entry,
    "AnyOperation": AnyOperation,
}
_NAMES: Final[dict[type, str]] = {Start: "SheetStart", Refused: "SheetRefused"}
"""Other names for types of score sheets whose names are those of messages."""
_API: Final = tuple(kind for kind in TYPES if kind is not TableNow)
_TELLINGS: Final = (*TABLE_TELLINGS, *TELLINGS["page"])
_EVENTS: Final = tuple(dict.fromkeys(telling.event for telling in _TELLINGS))
_SECRET: Final = {"token", "former", "words"}
"""Fields of the log that no message contains."""
_PLAIN: Final[dict[object, str]] = {
    int: "number",
    float: "number",
    str: "string",
    datetime: "string",
    bool: "boolean",
    type(None): "null",
}


class _Writer:
    """Writes each named type once, in the order of first use."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def named(self, kind: type) -> str:
        name = _NAMES.get(kind, kind.__name__)
        if name not in self.written:
            self.written[name] = ""  # reserves its place, and ends recursion
            self.written[name] = self.struct(kind) if issubclass(kind, msgspec.Struct) else self.plain(kind)
        return name

    def struct(self, kind: type[msgspec.Struct]) -> str:
        tag = kind.__struct_config__.tag
        tag_field = kind.__struct_config__.tag_field
        lines = [f'  {tag_field}: "{tag}";'] if tag_field else []
        given = kind.__struct_config__.omit_defaults or kind in _API
        for field in msgspec.structs.fields(kind):
            optional = "?" if given and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.expression(field.type)};")
        return f"export interface {_NAMES.get(kind, kind.__name__)} {{\n" + "\n".join(lines) + "\n}\n"

    def plain(self, kind: type) -> str:
        hints = get_type_hints(kind)
        lines = [f"  {field.name}: {self.expression(hints[field.name])};" for field in fields(kind)]
        return f"export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"

    def union(self, name: str, kinds: Iterable[type]) -> None:
        members = "".join(f"\n  | {self.named(kind)}" for kind in kinds)
        self.written[name] = f"export type {name} ={members};\n"

    def event(self, kind: type) -> str:
        """An event as `dizaine.table.event_messages` writes it: its name, and its fields."""
        hints = get_type_hints(kind)
        names = [name for name in _field_names(kind) if name not in _SECRET]
        body = "; ".join([f'event: "{kind.__name__}"', *(f"{name}: {self.expression(hints[name])}" for name in names)])
        return f"\n  | {{ {body} }}"

    def expression(self, kind: Any) -> str:
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in _PLAIN:
            return _PLAIN[kind]
        if origin is Annotated:
            return self.expression(arguments[0])
        if origin is Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(self.expression(argument) for argument in arguments)
        if origin is list or (origin is tuple and arguments[1:] == (...,)):
            item = self.expression(arguments[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.expression(arguments[0])}, {self.expression(arguments[1])}>"
        if kind in PRINTED:
            return "string"
        if isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or is_dataclass(kind)):
            return self.named(kind)
        return "unknown"


def _field_names(kind: type) -> list[str]:
    return [field.name for field in (fields(kind) if is_dataclass(kind) else msgspec.structs.fields(kind))]


_HEAD: Final = "// Made by `python -m dizaine.faces.server.typescript` from the server's own {source}. Do not edit.\n\n"
_CONSTANTS: Final[dict[str, object]] = {
    "VERSION": m.VERSION,
    "FINAL_GOODBYES": m.FINAL_GOODBYES,
    "LANGUAGES": LANGUAGES,
    "LANGUAGE_NAMES": LANGUAGE_NAMES,
    "LONGEST_NAME": NAME_LETTERS,
    "LONGEST_WORDS": LONGEST_ENTROPY,
    "EMOTES": m.EMOTES,
    "PATIENCE": tuple(PATIENCE),
    "MOST_ENTRIES": MOST_ENTRIES,
    **PAGE_CONSTANTS,
}


def messages() -> str:
    """The types of all messages, and the constants that both sides share."""
    writer = _Writer()
    events = "export type GameEvent =" + "".join(writer.event(kind) for kind in _EVENTS) + ";\n"
    for name, kinds in _UNIONS.items():
        writer.union(name, get_args(kinds))
    for kind in TYPES:
        writer.named(kind)
    constants = "".join(f"export const {name} = {_json(value)} as const;\n" for name, value in _CONSTANTS.items())
    # The server's own type for events is looser than what it sends.
    body = "\n".join(writer.written.values()).replace(": Record<string, unknown>[]", ": GameEvent[]")
    return f"{_HEAD.format(source='types')}{constants}\n{body}\n{events}"


def tellings() -> str:
    """How the page words events: for each event its rows, of which the first that matches applies."""
    rows = {event: [_row(telling) for telling in _TELLINGS if telling.event is event] for event in _EVENTS}
    told = "".join(f"  {event.__name__}: {_json(told)},\n" for event, told in rows.items() if any(told))
    head = _HEAD.format(source="table of tellings") + 'import type { Telling } from "./logic/journal";\n\n'
    return f"{head}export const TELLINGS: Partial<Record<string, readonly Telling[]>> = {{\n{told}}};\n"


def _row(telling: Telling) -> dict[str, object]:
    """A telling as JSON, without empty fields."""
    row = {
        "message": telling.message,
        "arguments": telling.arguments,
        "about": telling.about,
        "when": {name: str(wanted) if isinstance(wanted, PRINTED) else wanted for name, wanted in telling.when.items()},
        "clause": telling.form == "clause",
    }
    return {name: value for name, value in row.items() if value}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


FILES: Final = {"messages.ts": messages, "tellings.ts": tellings}

if __name__ == "__main__":
    for name, written in FILES.items():
        replace_file(FOLDER / name, written().encode())
