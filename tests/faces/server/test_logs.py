"""The log: one line for each event, no secrets, and no flood whatever a client sends."""

from __future__ import annotations

import io
import logging
import socket
import sys
from pathlib import Path

import pytest

from dizaine.faces.server.logs import MOST_LINES, PERIOD, LogHandler
from dizaine.table.store import StoreError
from tests.faces.server.running import serve_process
from tests.faces.server.test_limits import Clock


class Log:
    """A log in memory."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.stream = io.StringIO()
        self.handler = LogHandler(self.stream, self.clock)

    def write(self, message: str, *, line: int = 1, error: Exception | None = None, **facts: object) -> None:
        exc_info = None if error is None else (type(error), error, error.__traceback__)
        record = logging.LogRecord("dizaine.x", logging.WARNING, "x.py", line, message, (), exc_info)
        record.__dict__.update(facts)
        self.handler.handle(record)

    @property
    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


def test_keys_and_values() -> None:
    log = Log()
    log.write('a "bad"\nday', table="67c6e996", seat=0, unknown="hidden")
    (line,) = log.lines
    assert line.startswith("time=")
    assert line.endswith('level=warning logger=dizaine.x event="a \\"bad\\"\\nday" table=67c6e996 seat=0')


def test_an_error_tells_its_kind_and_place_and_nothing_of_a_hand() -> None:
    log = Log()
    log.write("it failed", error=raised(ValueError("Ann has r7 g7 W")))
    log.write("it failed", error=raised(StoreError("/data/tables: disk I/O error")))
    assert "error=ValueError at=test_logs.py:" in log.lines[0]
    assert "r7" not in log.lines[0]
    assert 'error=StoreError text="/data/tables: disk I/O error" at=test_logs.py:' in log.lines[1]


def test_a_flood_is_cut_short_and_counted() -> None:
    log = Log()
    for number in range(1_000):
        log.write(f"malformed {number}")
    log.write("something else", line=2)
    assert len(log.lines) == MOST_LINES + 1
    log.clock.now += PERIOD
    log.write("something else", line=2)
    assert [line for line in log.lines if "left_out" in line] == [log.lines[-2]]
    assert log.lines[-2].endswith(f'event="malformed 999" left_out={1_000 - MOST_LINES}')
    for _ in range(MOST_LINES + 7):
        log.write("malformed again")
    log.handler.close()
    assert log.lines[-1].endswith("left_out=7")


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C cannot be sent")
def test_malformed_requests_do_not_fill_the_log_of_a_server(tmp_path: Path) -> None:
    with serve_process(tmp_path) as server:
        for _ in range(200):
            with socket.create_connection(("127.0.0.1", server.port)) as wire:
                wire.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
                wire.recv(100)
        code, _, errors = server.interrupt()
    lines = errors.splitlines()
    assert code == 0
    assert 1 < len(lines) <= MOST_LINES + 1
    assert all(line.startswith("time=") for line in lines)
    assert lines[-1].endswith(f"left_out={200 - MOST_LINES}")
