"""The server's metrics for Prometheus, on a port of their own that only this computer can reach.

They tell how much is played and how busy the server is, which is nobody else's business. The port is answered by a
thread of its own, so that it also works while the event loop is busy.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

HERE: Final = "127.0.0.1"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The upper bounds of the latency buckets, in seconds."""
_COMMAND_SECONDS: Final = "dizaine_command_seconds"


class Metrics:
    """The counters of one server, in their own registry, since one process may run several servers.

    `gauges` returns the numbers that are counted elsewhere.
    """

    def __init__(self, gauges: Callable[[], Mapping[str, int]]) -> None:
        self._registry = registry = CollectorRegistry()
        registry.register(_Gauges(gauges))
        self.commands = Counter("dizaine_commands", "Commands, by kind of message.", ["kind"], registry=registry)
        # Reasons are the server's own names, never text from a client.
        self.refusals = Counter("dizaine_refusals", "Refused commands, by reason.", ["reason"], registry=registry)
        self.requests = Counter("dizaine_http_requests", "HTTP answers, by status.", ["status"], registry=registry)
        self.goodbyes = Counter("dizaine_goodbyes", "Ended conversations, by reason.", ["reason"], registry=registry)
        self.sheet_operations = Counter(
            "dizaine_sheet_operations", "Operations on score sheets.", ["kind", "outcome"], registry=registry
        )
        self.command_seconds = Histogram(_COMMAND_SECONDS, "How long commands took.", buckets=BOUNDS, registry=registry)
        self.request_seconds = Histogram(
            "dizaine_http_request_seconds", "How long HTTP requests took.", buckets=BOUNDS, registry=registry
        )
        self.loop_lag_seconds = Histogram(
            "dizaine_loop_lag_seconds", "How late the event loop was, every 0.1 s.", buckets=BOUNDS, registry=registry
        )

    @property
    def command_count(self) -> int:
        """How many commands there were so far."""
        return int(self._registry.get_sample_value(f"{_COMMAND_SECONDS}_count") or 0)

    def watch_disk(self, store: Path) -> None:
        """Also report the size of the store, and the space that is left on its disk."""
        self._registry.register(_Gauges(lambda: _disk(store)))

    @contextmanager
    def served(self, port: int) -> Iterator[int]:
        """Answer on a port of this computer; yields the port, which matters for 0. Raises `OSError`."""
        server, thread = start_http_server(port, HERE, self._registry)
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry)


class _Gauges(Collector):
    def __init__(self, gauges: Callable[[], Mapping[str, int]]) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, value in self._gauges().items():
            yield GaugeMetricFamily(f"dizaine_{name}", "The value at this moment.", value)


def _disk(store: Path) -> dict[str, int]:
    """In bytes. Changes that are not yet merged into the store are in a file beside it."""
    files = (store, store.with_name(f"{store.name}-wal"))
    return {
        "store_bytes": sum(file.stat().st_size for file in files if file.exists()),
        "disk_free_bytes": shutil.disk_usage(store.parent).free,
    }
