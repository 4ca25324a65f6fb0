"""Ctrl-C as a wish that is granted at the next good moment, so that what is done can be kept."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType


class Interrupts:
    """While it is open, the first Ctrl-C is only noted; a second one breaks off as usual.

    Ctrl-C reaches every process of a terminal, also those that were started to help and are not ready to ignore it
    yet. With `helpers` the signal is held back until somebody asks for it for the first time: the processes that are
    started until then inherit that, and leave the answer to this one from their first moment on.
    """

    def __init__(self, *, helpers: bool = False) -> None:
        self._helpers = helpers and hasattr(signal, "pthread_sigmask")  # not on Windows
        self._wished = False

    def __enter__(self) -> Interrupts:
        self._before = signal.signal(signal.SIGINT, self._note)
        if self._helpers:
            from multiprocessing import resource_tracker

            resource_tracker.ensure_running()  # its start lets the signal through again, so it must be over
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._let_through()
        signal.signal(signal.SIGINT, self._before)

    def wished(self) -> bool:
        """Whether somebody wants to stop."""
        self._let_through()
        return self._wished

    def _let_through(self) -> None:
        if self._helpers:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self._wished:
            raise KeyboardInterrupt
        self._wished = True
