"""Signals in tests of the commands."""

import signal
from collections.abc import Iterator

import pytest

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@pytest.fixture(autouse=True)
def signals() -> Iterator[None]:
    """Ctrl-C interrupts a test, even if whoever started the tests ignores it, as shells do for programs that they
    start in the background. No test may leave another handler behind, or a signal blocked.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    handlers = [signal.getsignal(number) for number in SIGNALS]
    yield
    after = [signal.getsignal(number) for number in SIGNALS]
    signal.signal(signal.SIGINT, before)
    assert after == handlers, "a handler of a signal is left behind"
    if hasattr(signal, "pthread_sigmask"):  # not on Windows
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()).isdisjoint(SIGNALS), "a signal is still blocked"
