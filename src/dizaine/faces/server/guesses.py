"""Wrong room codes: a few are mistakes, many are guesses, and those get slower and slower."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from dizaine.faces.server.buckets import Bucket, remember
from dizaine.faces.server.limits import Limits

FORGOTTEN: Final = 3600.0
"""Seconds without a wrong code after which an address starts afresh."""


@dataclass(slots=True)
class _Tries:
    """The wrong codes of one address."""

    count: int = 0
    last: float = 0.0
    until: float = 0.0
    """When the address may try again."""


class Guesses:
    """Counts wrong codes, for each address and in total.

    After some mistakes, each further wrong code doubles the time until the address may try again. A guesser with many
    addresses also meets a limit for all addresses together. Whoever has used a code before is not guessing it, so both
    limits never keep people from their own table.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._total = Bucket(limits.wrong_codes, clock)
        self._tries: OrderedDict[str, _Tries] = OrderedDict()
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def is_known(self, address: str, code: str) -> bool:
        """Whether an address has used a code before."""
        return (address, code) in self._known

    def wait(self, address: str, code: str) -> float:
        """Seconds until an address may try a code; 0 for at once."""
        if self.is_known(address, code):
            return 0.0
        tries = self._tries.get(address)
        own = 0.0 if tries is None else max(0.0, tries.until - self._clock())
        return max(own, self._total.wait)

    def right(self, address: str, code: str) -> None:
        """Note that an address knows a code."""
        remember(self._known, (address, code), None)

    def wrong(self, address: str) -> None:
        """Note a wrong code."""
        now = self._clock()
        tries = self._tries.get(address)
        if tries is None or now - tries.last > FORGOTTEN:
            tries = _Tries()
        tries.count += 1
        tries.last = now
        beyond = tries.count - self._limits.wrong_codes_of_address
        if beyond >= 0:
            tries.until = now + min(2.0 ** min(beyond, 30), self._limits.guess_seconds)
        remember(self._tries, address, tries)
        self._total.take()
