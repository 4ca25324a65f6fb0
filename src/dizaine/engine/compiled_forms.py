"""Compiled forms of the functions in `bits`, which use processor instructions. Needs Numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from numba.core import cgutils, types
from numba.extending import intrinsic

from dizaine.engine.bits import bit_count, highest_bit, lowest_bit
from dizaine.engine.dialect import compiled_form_of

_intrinsic: Any = intrinsic


def _on_bits(instruction: Callable[[Any, Any], Any]) -> Any:
    """A function for compiled code that runs one LLVM instruction on a 64-bit word."""

    def typed(context: Any, bits: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return instruction(builder, arguments[0])

        return types.int64(types.int64), write

    return _intrinsic(typed)


_trailing_zeros: Final = _on_bits(lambda builder, bits: builder.cttz(bits, cgutils.true_bit))
_leading_zeros: Final = _on_bits(lambda builder, bits: builder.ctlz(bits, cgutils.true_bit))
_ones: Final = _on_bits(lambda builder, bits: builder.ctpop(bits))


@compiled_form_of(lowest_bit)
def lowest_bit_compiled(bits: int) -> Any:
    return _trailing_zeros(bits)


@compiled_form_of(highest_bit)
def highest_bit_compiled(bits: int) -> Any:
    return 63 - _leading_zeros(bits)


@compiled_form_of(bit_count)
def bit_count_compiled(bits: int) -> Any:
    return _ones(bits)
