"""What pieces of work run on: this thread, threads, or processes of their own."""

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
"""What the names of the threads begin with."""


def here_or_processes(workers: int) -> Executor:
    """For plain Python, of which only one piece runs at a time in a process."""
    return Processes(workers) if workers > 1 else Here()


def threads(workers: int) -> Executor:
    """For machine code, which does not hold the interpreter's lock.

    Even a single worker gets a thread of its own: this one stays free to answer Ctrl-C.
    """
    return ThreadPoolExecutor(workers, thread_name_prefix=THREADS)


class Here(Executor):
    """Does the work at once, in this thread."""

    def submit(self, function, /, *arguments, **options):  # type: ignore[no-untyped-def]
        future: Future[object] = Future()
        future.set_result(function(*arguments, **options))
        return future


class Processes(ProcessPoolExecutor):
    """Processes that leave Ctrl-C and SIGTERM to this one, and never outlive it, however it ends."""

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        parent_gone, self._parent = context.Pipe(duplex=False)
        super().__init__(workers, mp_context=context, initializer=_end_with, initargs=(parent_gone,))

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **options: Any) -> Future[Any]:
        """Have some work done; that may start another process."""
        with _signals_held_back(), _main_hidden():
            return super().submit(function, *arguments, **options)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes: when they are done, or at once if what they do is no longer wanted."""
        if cancel_futures:
            self._parent.close()
        super().shutdown(wait=True, cancel_futures=cancel_futures)


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal. Those that start meanwhile inherit that it waits."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    resource_tracker.ensure_running()  # its start would let the signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _main_hidden() -> Iterator[None]:
    """Let processes that start meanwhile not import the main program: a script without a guard would run again."""
    main = sys.modules["__main__"]
    hidden = {name: main.__dict__.pop(name) for name in ("__file__", "__spec__") if name in main.__dict__}
    main.__spec__ = None
    try:
        yield
    finally:
        for name, value in hidden.items():
            setattr(main, name, value)


def _end_with(parent_gone: Connection) -> None:
    """Let a worker end at once when the other end of a pipe closes, which it does with its process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        parent_gone.poll(None)
        os._exit(1)

    Thread(target=watch, daemon=True).start()
