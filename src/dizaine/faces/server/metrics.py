"""What the server counts about itself, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the upper bounds of the classes of latency."""


class Latency:
    """How long something took, counted in classes."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """As a histogram."""
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.commands: Counter[str] = Counter()
        """By kind of message."""
        self.refusals: Counter[str] = Counter()
        """By reason; reasons are names of our own, never words of a client."""
        self.requests: Counter[str] = Counter()
        """By status."""
        self.goodbyes: Counter[str] = Counter()
        """By reason."""
        self.command_seconds = Latency()
        self.request_seconds = Latency()

    def text(self, gauges: Mapping[str, int]) -> str:
        """Everything, together with what is counted elsewhere."""
        return "\n".join(self._lines(gauges)) + "\n"

    def _lines(self, gauges: Mapping[str, int]) -> Iterator[str]:
        for name, value in gauges.items():
            yield f"# TYPE dizaine_{name} gauge"
            yield f"dizaine_{name} {value}"
        counters = {
            ("commands", "kind"): self.commands,
            ("refusals", "reason"): self.refusals,
            ("http_requests", "status"): self.requests,
            ("goodbyes", "reason"): self.goodbyes,
        }
        for (name, label), counter in counters.items():
            yield f"# TYPE dizaine_{name}_total counter"
            for kind, count in sorted(counter.items()):
                yield f'dizaine_{name}_total{{{label}="{kind}"}} {count}'
        latencies = {"command_seconds": self.command_seconds, "http_request_seconds": self.request_seconds}
        for name, latency in latencies.items():
            yield f"# TYPE dizaine_{name} histogram"
            yield from latency.lines(f"dizaine_{name}")
