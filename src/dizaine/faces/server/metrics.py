"""The server's metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
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
        self.command_seconds = Histogram(_COMMAND_SECONDS, "How long commands took.", buckets=BOUNDS, registry=registry)
        self.request_seconds = Histogram(
            "dizaine_http_request_seconds", "How long HTTP requests took.", buckets=BOUNDS, registry=registry
        )

    @property
    def command_count(self) -> int:
        """How many commands there were so far."""
        return int(self._registry.get_sample_value(f"{_COMMAND_SECONDS}_count") or 0)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry)


class _Gauges(Collector):
    def __init__(self, gauges: Callable[[], Mapping[str, int]]) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, value in self._gauges().items():
            yield GaugeMetricFamily(f"dizaine_{name}", "How many there are at this moment.", value)
