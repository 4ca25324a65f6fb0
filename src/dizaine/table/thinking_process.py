"""A process that thinks. It is started when it is first asked, and replaced if it dies or takes too long."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from dizaine.players.answers import PlayerFailed
from dizaine.players.own_players import describe
from dizaine.table.roster import Roster
from dizaine.table.thinker import Question, Thinker

START_SECONDS: Final = 60.0
"""How long a process has until it is ready."""
ATTEMPTS: Final = 2
"""How often a question is asked if the process dies of it, or was ended by somebody else."""
_NICENESS: Final = 10
"""For processes that find hints: the event loop and bots come first."""
_READY: Final = "ready"

logger = logging.getLogger(__name__)


class TooSlow(Exception):
    """No answer within the time that there was."""


class CannotThink(Exception):
    """The process failed, or died again and again."""


class ThinkingProcess:
    """One process. Its methods block, so call `ask` in a thread, and only in one at a time."""

    def __init__(self, allowed: tuple[str, ...] = (), *, is_nice: bool = False) -> None:
        """`allowed` are the custom players that it may be asked about; a nice process lets others go first."""
        self._allowed = allowed
        self._is_nice = is_nice
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._here: Thinker | None = None
        """Thinks in this process instead, where no other one can be started."""
        self._closed = False

    def ask(self, question: Question, seconds: float) -> Any:
        """The answer. Raises what the thinker raised, `TooSlow` or `CannotThink`."""
        for _ in range(ATTEMPTS):
            if self._here is None and not self._start():
                self._here = Thinker(Roster(self._allowed))
            if self._here is not None:
                return _answer(self._here, question)
            assert self._connection is not None
            try:
                self._connection.send(question)
                if not self._connection.poll(seconds):
                    self._stop()
                    raise TooSlow
                answer = self._connection.recv()
            except (EOFError, OSError):
                self._stop()
                continue
            if isinstance(answer, Exception):
                raise answer
            return answer
        raise CannotThink("the process ended without an answer")

    def close(self) -> None:
        """End the process. Whoever waits for an answer gets `CannotThink`."""
        self._closed = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # it has just been ended by whoever waited for it
                process.kill()

    def _start(self) -> bool:
        """Start the process if it does not run; False if that is impossible here."""
        if self._closed:
            raise CannotThink("the server stops")
        if self._connection is not None:
            return True
        context = _context()
        self._connection, other = context.Pipe()
        process = context.Process(
            target=serve, args=(other, self._allowed, self._is_nice), name="thinking", daemon=True
        )
        try:
            process.start()
            other.close()
            self._process = process
            if self._connection.poll(START_SECONDS) and self._connection.recv() == _READY and not self._closed:
                return True
        except (EOFError, OSError) as error:
            logger.warning("no process can be started to think in, so bots think in a thread: %s", error)
        self._stop()
        if self._closed:
            raise CannotThink("the server stops")
        return False

    def _stop(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._connection = None


def _context() -> Any:
    """New processes are forked from one that has imported everything, or start afresh where that is impossible."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, "dizaine.table.kinds"])
    return context


def serve(connection: Connection, allowed: tuple[str, ...], is_nice: bool) -> None:
    """The process itself: answer questions until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all processes, and the server ends this one
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if is_nice and hasattr(os, "nice"):
        os.nice(_NICENESS)
    thinker = Thinker(Roster(allowed))
    with suppress(EOFError, OSError):
        connection.send(_READY)
        while True:
            question = connection.recv()
            try:
                answer = _answer(thinker, question)
            except PlayerFailed as failure:
                answer = failure
            except Exception as error:  # it may be one that cannot be sent
                logger.exception("a thought failed")
                answer = CannotThink(describe(error))
            connection.send(answer)


def _answer(thinker: Thinker, question: Question) -> Any:
    return thinker.hint(question) if question.bot is None else thinker.move(question)


def _end_with_parent() -> None:
    """A custom player may never return, not even after the server was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
