"""docs/protocol.md tells the truth: its examples are messages, and its tables leave nothing out."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from dizaine.afterwards.replay import ReplayedRound, ReplayStep, Scores
from dizaine.afterwards.review_messages import GameReview, TriedAgain
from dizaine.afterwards.round_scores import RoundScores, SeatScore, SeatStatistics
from dizaine.engine.cards import events as card_events
from dizaine.engine.dice import events as dice_events
from dizaine.engine.events import Event
from dizaine.faces.server import api_messages as api
from dizaine.faces.server import score_messages as score
from dizaine.faces.server.limits import Limits
from dizaine.faces.server.openapi import description
from dizaine.faces.server.problems import Problem
from dizaine.judging.answers import AskedFact, FactOption, Judgement
from dizaine.rulebooks.toml_text import LONGEST_LINE, MOST_DOTS
from dizaine.scorebook import views
from dizaine.scorebook.kept_sheet import LONGEST_OPERATION, MOST_OPERATIONS
from dizaine.scorebook.operations import MOST_ENTRIES
from dizaine.scorebook.scorebook import MOST_SHEETS
from dizaine.scorekeeper import forms
from dizaine.table import messages as m
from dizaine.table.game_views import ColumnView, DiceView, GameView, GroupView, MadeView, PlayerView, Refusal
from dizaine.table.log import AnyEntry
from dizaine.table.seat_data import SeatData, StoredMove, StoredWords

ROOT = Path(__file__).parent.parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PROSE = re.sub(r"^```.*?^```", "", PAGE, flags=re.MULTILINE | re.DOTALL)
SOURCES = ROOT / "src" / "dizaine"
EXAMPLES = re.findall(r"^```json (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
KINDS: dict[str, Any] = {
    "client": m.ClientMessage,
    "server": m.ServerMessage,
    "view": GameView,
    "open-table": api.OpenTable,
    "opened-table": api.OpenedTable,
    "take-seat": api.TakeSeat,
    "taken-seat": api.TakenSeat,
    "judge": api.JudgeRequest,
    "judgement": Judgement,
    "problem": Problem,
    "scores": Scores,
    "odds": api.DiceOdds,
    "replay": ReplayedRound,
    "review": GameReview,
    "tried": TriedAgain,
    "seat-data": SeatData,
    "open-sheet": score.OpenSheet,
    "operation": score.SheetOperation,
    "conflict": score.SheetConflict,
    "entry-problem": score.EntryProblem,
}


def structs_of(module: Any) -> list[type[msgspec.Struct]]:
    """The messages of a module."""
    kinds = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
    return [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


def decoded(kind: str, text: str) -> Any:
    return msgspec.json.decode(text, type=KINDS[kind])


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_exactly_what_would_be_said(kind: str, text: str) -> None:
    message = decoded(kind, text)
    again = json.loads(msgspec.json.encode(message))
    shown = json.loads(text)
    assert shown.items() <= again.items()
    left_out = again.keys() - shown.keys()
    assert kind in ("open-table", "judge") or not left_out, "an example that the program would write in another way"


def test_every_message_has_an_example() -> None:
    shown = {type(decoded(kind, text)) for kind, text in EXAMPLES}
    said = {*get_args(m.ClientMessage), *get_args(m.ServerMessage), DiceView}
    assert said <= shown
    assert set(KINDS) == {kind for kind, _ in EXAMPLES}


def test_every_message_has_a_heading() -> None:
    headings = set(re.findall(r"^### (\w+)$", PAGE, re.MULTILINE))
    messages = {*get_args(m.ClientMessage), *get_args(m.ServerMessage)}
    assert headings == {message.__struct_config__.tag for message in messages}


@pytest.mark.parametrize(
    "struct",
    [
        *get_args(m.ClientMessage),
        *get_args(m.ServerMessage),
        *get_args(GameView),
        *(m.TableInfo, m.SeatInfo, m.FairInfo, PlayerView, GroupView, ColumnView, MadeView, Refusal),
        *(api.OpenTable, api.OpenedTable, api.TakenSeat, api.TableNow, api.DiceOdds, Problem),
        *(api.JudgeRequest, Judgement, AskedFact, FactOption),
        *(SeatData, StoredMove, StoredWords),
        *(score.OpenSheet, score.OpenedSheet, score.SheetOperation, score.SheetConflict, score.EntryProblem),
        *(score.OpenedEvenings, score.EveningsExport, *structs_of(views), *structs_of(forms)),
        *(Scores, RoundScores, SeatScore, SeatStatistics, ReplayedRound, ReplayStep),
    ],
)
def test_every_field_is_told(struct: type[msgspec.Struct]) -> None:
    words = {word for code in re.findall(r"`([^`]+)`", PROSE) for word in re.findall(r"\w+", code)}
    examples = {word for _, text in EXAMPLES for word in re.findall(r'"(\w+)":', text)}
    assert set(struct.__struct_fields__) <= words | examples


def rows(heading: str) -> dict[str, str]:
    """The table that follows a heading or sentence, by its first column."""
    section = PAGE[PAGE.index(heading) :]
    table = re.search(r"\n\|.*?\n\n", section + "\n\n", re.DOTALL)
    assert table is not None
    lines = [line.strip("|").split("|") for line in table[0].strip().splitlines()[2:]]
    return {line[0].strip(): line[1].strip() for line in lines}


@pytest.mark.parametrize(
    ("heading", "module"), [("What happened in the game", card_events), ("And in a game of dice", dice_events)]
)
def test_every_event_is_told_with_its_fields(heading: str, module: Any) -> None:
    own = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
    kinds = [kind for kind in own if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
    expected = {f"`{kind.__name__}`": ", ".join(f"`{field.name}`" for field in fields(kind)) for kind in kinds}
    assert rows(heading) == expected


def literals(folder: Path, *names: str) -> set[str]:
    """The first text that is handed to functions of these names."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            if called in names and texts:
                found.add(texts[0])
    return found


def codes(text: str) -> set[str]:
    return set(re.findall(r"`([a-z-]+)`", text))


def test_every_refusal_is_told() -> None:
    told = codes(" ".join(rows("## Reasons")))
    names = {f"name-{fault}" for fault in ("empty", "long", "control", "direction", "unknown", "taken")}
    over_http = {*names, "no-such-pace", "table-full", "too-few-seats"}
    said = literals(SOURCES / "table", "CommandRefused") | literals(SOURCES / "faces" / "server", "CommandRefused")
    assert told == (said - over_http) | {"store", "error"}


def test_every_goodbye_is_told() -> None:
    told = codes(" ".join(rows("### goodbye")))
    assert told == literals(SOURCES / "faces" / "server", "Ended", "end") | {"store", "error"}


def test_every_problem_is_told() -> None:
    told = codes(" ".join(rows("Every failed request has a `reason`").values()))
    assert literals(SOURCES / "faces" / "server", "RequestRefused") | {"not-found", "method"} <= told
    assert literals(SOURCES, "SheetRefused") | {"conflict", "not-possible"} <= told
    assert {
        "name-long",
        "name-taken",
        "table-full",
        "already-started",
        "not-over",
        "no-such-bot",
        "no-such-pace",
    } <= told


def test_every_table_event_is_told() -> None:
    told = {entry.__name__ for entry in get_args(AnyEntry)} - {
        "Opened",
        "Started",
        "Moved",
    }
    assert set(rows("What happened at the table")) == {f"`{name}`" for name in told}


def test_every_path_is_told() -> None:
    paths = {re.sub(r"{(\w+)}", lambda found: found[1].upper(), path) for path in description()["paths"]}
    assert {row.strip("`").split()[1] for row in rows("All bodies are JSON")} == paths


def test_emotes_are_told() -> None:
    section = PAGE[PAGE.index("### emote\n") : PAGE.index("### start")]
    assert codes(section) == set(m.EMOTES)


def test_the_numbers_are_those_of_the_program() -> None:
    limits, told = Limits(), rows("## Limits")
    assert told["a frame of a client"] == f"{limits.longest_frame // 1024} KiB"
    assert told["the body of a request"].startswith(f"{limits.longest_body // 1024} KiB")
    assert told["`hello` after connecting"] == f"{limits.hello_seconds:g} s"
    for what, rate in {
        "tables that an address opens": limits.openings,
        "seats that an address takes": limits.joins,
        "scores, replays, records, reviews and odds for an address": limits.replays,
        "prints for an address": limits.prints,
        "questions of an address to the arbiter": limits.judgements,
        "other API requests and WebSockets of an address": limits.lookups,
        "all requests of an address, page files included": limits.requests,
        "`sync` of a connection": limits.syncs,
        "commands of an address that write": limits.writes,
        "commands at a table that are no moves": limits.arrangements,
        "`plan` of an address": limits.plans,
        "messages of a connection": limits.commands,
        "emotes": limits.emotes,
        "score sheets and books that an address opens": limits.sheets,
        "operations of an address on score sheets": limits.entries,
    }.items():
        often = f"{rate.per_second:g} a second" if rate.per_second >= 1 else f"one in {1 / rate.per_second:g} s"
        assert told[what].startswith(f"{rate.burst:,g} at once, then {often}")
    assert told["the head of a request"].startswith(f"{limits.head_seconds:g} s")
    sockets, websockets = told["sockets at the same time"], told["WebSockets at the same time"]
    assert sockets.startswith(f"{limits.sockets_of_address} for an address, {limits.sockets:,} for a server")
    assert websockets == (
        f"{limits.connections_of_seat} on a seat, {limits.spectators} spectators at a table,"
        f" {limits.connections_of_address} for an address, {limits.connections:,} for a server"
    )
    assert told["requests that wait for news of a sheet"].startswith(
        f"{limits.followers_of_sheet} for a sheet, {limits.followers_of_address} for an address,"
        f" {limits.followers:,} for a server"
    )
    assert told["a score sheet"].startswith(
        f"{MOST_ENTRIES} entries and {MOST_OPERATIONS:,} operations of {LONGEST_OPERATION // 1024} KiB"
    )
    assert told["a score sheet"].endswith(f"{MOST_SHEETS:,} sheets")
    assert told["the log of a table"].startswith(f"{limits.longest_log:,} entries")
    lines = f"lines of {LONGEST_LINE:,} characters and {MOST_DOTS} dots; {limits.book_seconds:g} s to read it"
    assert told["a rulebook of one's own"] == lines
    assert told["messages that wait, in each direction"].startswith(str(limits.waiting))
    assert told["a client that takes nothing"] == f"is dropped after {limits.send_seconds:g} s"
