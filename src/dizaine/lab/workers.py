"""Executors for pieces of work: this thread, other threads, or processes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

THREADS: Final = "dizaine-lab"
"""The prefix of the names of the threads."""


def cores() -> int:
    """The cores that this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here_or_processes(workers: int) -> Executor:
    """An executor for plain Python, where only one piece at a time runs in a process."""
    return Processes(workers) if workers > 1 else Here()


def threads(workers: int) -> Executor:
    """An executor for machine code, which releases the interpreter's lock.

    Even a single worker gets its own thread, so that the main thread can answer Ctrl-C.
    """
    return ThreadPoolExecutor(workers, thread_name_prefix=THREADS)


class Here(Executor):
    """Do the work at once, in this thread."""

    def submit(self, function, /, *arguments, **options):  # type: ignore[no-untyped-def]
        future: Future[object] = Future()
        future.set_result(function(*arguments, **options))
        return future


class Processes(ProcessPoolExecutor):
    """Processes that ignore Ctrl-C and SIGTERM, and end with this one, however it ends."""

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        parent_gone, self._parent = context.Pipe(duplex=False)
        super().__init__(workers, mp_context=context, initializer=_end_with, initargs=(parent_gone,))

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **options: Any) -> Future[Any]:
        """Submit work; this may start another process."""
        with _signals_blocked(), _main_hidden():
            return super().submit(function, *arguments, **options)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes when they are done, or at once if their work is cancelled."""
        if cancel_futures:
            self._parent.close()
        super().shutdown(wait=True, cancel_futures=cancel_futures)


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Block signals: Ctrl-C reaches every process of a terminal, and processes that start now inherit the mask."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    resource_tracker.ensure_running()  # starting it later would unblock the signals
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _main_hidden() -> Iterator[None]:
    """Hide the main program from processes that start now: they would import it, and run a script without a guard."""
    main = sys.modules["__main__"]
    hidden = {name: main.__dict__.pop(name) for name in ("__file__", "__spec__") if name in main.__dict__}
    main.__spec__ = None
    try:
        yield
    finally:
        for name, value in hidden.items():
            setattr(main, name, value)


def _end_with(parent_gone: Connection) -> None:
    """End this worker as soon as the other end of the pipe closes, which happens when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        parent_gone.poll(None)
        os._exit(1)

    Thread(target=watch, daemon=True).start()
