"""What a sheet amounts to: standings, phases, rows, and what is asked for next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dizaine.engine.kinds import kind_of
from dizaine.scorekeeper.forms import Cell, PhaseWords, Player, Row, SetAside, Status
from dizaine.scorekeeper.kinds import score_kind_of
from dizaine.scorekeeper.refusals import with_words
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of
from dizaine.words.rules import book_title

if TYPE_CHECKING:
    from dizaine.scorekeeper.sheet import Sheet


def status_of(sheet: Sheet, catalogue: Catalogue) -> Status:
    """The status of a sheet."""
    book = sheet.book
    kind, words, state = score_kind_of(book), words_of(book), sheet.states[-1]
    rows = _rows(sheet)
    phases = {phase.number: words.phase(catalogue, phase) for phase in book.played_phases}
    return Status(
        kind=book.kind,
        title=book_title(catalogue, book),
        round=sheet.counted + 1,
        players=[_player(sheet, seat, phases, [row.cells[seat] for row in rows]) for seat in _seats(sheet)],
        rows=rows,
        set_aside=_set_aside(sheet, catalogue),
        winners=[standing.seat for standing in kind_of(book).standings(_rules(sheet), state) if standing.winner],
        phases=[PhaseWords(number=number, text=text) for number, text in phases.items()],
        **kind.situation(book, state, catalogue),
    )


def _seats(sheet: Sheet) -> range:
    return range(len(sheet.setup.names))


def _rules(sheet: Sheet) -> object:
    return kind_of(sheet.book).tables(sheet.book)


def _player(sheet: Sheet, seat: int, phases: dict[int, str], cells: list[Cell]) -> Player:
    engine, rules, state = kind_of(sheet.book), _rules(sheet), sheet.states[-1]
    standing = next(one for one in engine.standings(rules, state) if one.seat == seat)
    phase = engine.next_phase(rules, state, seat)
    witnesses = [getattr(entry, "witness", "") for entry in sheet.entries[: sheet.counted] if _is_by(entry, seat)]
    return Player(
        seat=seat,
        name=sheet.setup.names[seat],
        phase=phase,
        phase_words=phases.get(phase, ""),
        done=list(engine.phases_done(rules, state, seat)),
        points=standing.score,
        place=standing.place,
        winner=standing.winner,
        witness=next((witness for witness in reversed(witnesses) if witness), ""),
        **score_kind_of(sheet.book).column(sheet.book, state, seat, cells),
    )


def _is_by(entry: object, seat: int) -> bool:
    return getattr(entry, "seat", None) == seat


def _rows(sheet: Sheet) -> list[Row]:
    """A row for each entry that counts."""
    kind, corrected = score_kind_of(sheet.book), sheet.corrected
    return [
        Row(
            index=index,
            cells=[kind.cell(sheet.book, before, after, seat) for seat in _seats(sheet)],
            corrected=index in corrected,
            **kind.heading(before, entry),
        )
        for index, (entry, before, after) in enumerate(
            zip(sheet.entries[: sheet.counted], sheet.states[:-1], sheet.states[1:], strict=True)
        )
    ]


def _set_aside(sheet: Sheet, catalogue: Catalogue) -> SetAside | None:
    if sheet.refused is None:
        return None
    count = len(sheet.entries) - sheet.counted
    return SetAside(index=sheet.counted, count=count, refused=with_words(catalogue, sheet.refused))
