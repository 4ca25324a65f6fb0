"""Metrics have a port of their own, which only this computer can reach."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families

from dizaine.faces.cli import main
from dizaine.faces.server.metrics import Metrics
from dizaine.words.catalogue import LANGUAGES
from tests.faces.server.running import RunningServer, serve_process


def values(text: str) -> dict[str, float]:
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.labels
    }


def test_a_server_with_a_port_for_metrics(tmp_path: Path) -> None:
    with serve_process(tmp_path, "--metrics-port", "0") as server:
        assert server.process.stdout is not None
        while (found := re.search(r"http://127\.0\.0\.1:(\d+)/metrics", server.greeting)) is None:
            server.greeting += server.process.stdout.readline()
        assert httpx2.get(f"{server.url}/metrics").status_code == 404
        counted = values(httpx2.get(f"http://127.0.0.1:{found[1]}/metrics").text)
        while counted["dizaine_store_waiting"]:  # what a server looks up when it starts
            counted = values(httpx2.get(f"http://127.0.0.1:{found[1]}/metrics").text)
        code, _, errors = server.interrupt()
    assert (code, errors) == (0, "")
    assert counted["dizaine_store_bytes"] > 4_096
    assert counted["dizaine_disk_free_bytes"] > 0
    for queue in ("messages", "thinking", "store"):
        assert counted[f"dizaine_{queue}_waiting"] == 0


async def test_the_lag_of_the_loop_is_measured(server: RunningServer) -> None:
    def lag() -> float:
        return values(server.hall.metrics.text().decode())["dizaine_loop_lag_seconds_sum"]

    before = lag()
    server.server._ticked -= 5  # as if the loop had been busy since
    server.server._note_lag(1)
    assert lag() > before + 4


def test_only_this_computer_reaches_them() -> None:
    metrics = Metrics(lambda: {"answers": 42})
    with metrics.served(0) as port:
        assert b"dizaine_answers 42.0" in httpx2.get(f"http://127.0.0.1:{port}/metrics").content
        with pytest.raises(OSError, match=r"refused|timed out"):
            socket.create_connection(("127.0.0.2", port), timeout=2)
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", port), timeout=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_cannot_be_used(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--lang", language]
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main([*words, "--metrics-port", str(port)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f"{port}" in printed.err
    assert "--metrics-port" in printed.err
    assert main([*words, "--metrics-port", "many"]) == 2
    assert capsys.readouterr().err.count("--metrics-port") == 1
