"""Interrupts: the first asks for an orderly end, the second aborts, and nothing is left half done."""

import signal
from collections.abc import Iterator

import pytest

from dizaine.faces.interrupts import Interrupts


def test_a_second_interrupt_aborts() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interrupts() as interrupts:
        assert not interrupts.wished()
        signal.raise_signal(signal.SIGINT)
        assert interrupts.wished()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_unfinished_work_is_discarded() -> None:
    def numbers() -> Iterator[int]:
        yield 1
        signal.raise_signal(number)
        yield 2

    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)
        with Interrupts() as interrupts:
            assert list(interrupts.until(numbers())) == [1]
            assert interrupts.wished()
        assert signal.getsignal(number) is before


def test_saving_is_finished_first() -> None:
    kept = []
    with Interrupts() as interrupts:
        for number in interrupts.until(range(5)):
            signal.raise_signal(signal.SIGINT)
            kept.append(number)
    assert kept == [0]
