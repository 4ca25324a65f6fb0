"""Rate limits by token buckets."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

from dizaine.faces.server.limits import Rate

MOST_ADDRESSES: Final = 10_000

Key = TypeVar("Key")
Value = TypeVar("Value")


class Bucket:
    """Starts full; each action takes one token, and tokens are refilled over time."""

    __slots__ = ("_clock", "_rate", "_seen", "_tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._seen = clock()

    def take(self) -> bool:
        """Take a token, if there is one."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token."""
        self._refill()
        return max(0.0, (1 - self._tokens) / self._rate.per_second)

    @property
    def full(self) -> bool:
        """Whether the bucket is full, so that it can be dropped."""
        self._refill()
        return self._tokens >= self._rate.burst

    def _refill(self) -> None:
        now = self._clock()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._seen) * self._rate.per_second)
        self._seen = now


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._make_room()
            bucket = self._buckets[address] = Bucket(self._rate, self._clock)
        return bucket

    def _make_room(self) -> None:
        """Drop the full buckets, then the oldest until half the room is free."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full}
        for address in list(self._buckets)[: max(0, len(self._buckets) - MOST_ADDRESSES // 2)]:
            del self._buckets[address]


def address_key(host: str) -> str:
    """The key under which a client's address is limited: for IPv6 its /64 network, which one household has."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def remember(memory: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Remember something about an address; what was noted longest ago is forgotten when there is too much."""
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > MOST_ADDRESSES:
        memory.popitem(last=False)
