"""Compiled forms of functions in `state` and `hands`, with vector instructions. They contain no rules. Needs Numba.

A card is a byte and a hand has at most sixteen cards, so a hand fits into one vector register. There, inserting,
removing and finding a card take no loop and no unpredictable branches. A state is copied as one block of memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from dizaine.engine.cards.hands import (
    copy_cards,
    copy_pile,
    find_card,
    insert_card,
    remove_card,
    sort_dealt,
    turn_pile_over,
)
from dizaine.engine.cards.state import State, copy_state
from dizaine.engine.dialect import compiled_form_of
from dizaine.engine.limits import DECK, HAND

_intrinsic: Any = intrinsic
_BYTE: Final = ir.IntType(8)
_WORD: Final = ir.IntType(64)
_CARDS: Final = ir.VectorType(_BYTE, HAND)
_PLACES: Final = ir.VectorType(ir.IntType(32), HAND)


def _each(*bytes: int) -> Any:
    """A constant vector that repeats these bytes."""
    return ir.Constant(_CARDS, list(bytes) * (HAND // len(bytes)))


class _Hand:
    """A sorted list of cards in a register. Each card is decremented, so that "no card" wraps to the highest value."""

    def __init__(self, context: Any, builder: Any, signature: Any, arguments: Any) -> None:
        cards, size, card = arguments
        data = context.make_array(signature.args[0])(context, builder, cards).data
        self.builder = builder
        self.pointer = builder.bitcast(data, _CARDS.as_pointer())
        held = builder.icmp_unsigned("<", _each(*range(HAND)), self._everywhere(size))
        self.cards = builder.select(held, builder.sub(builder.load(self.pointer, align=1), _each(1)), _each(255))
        self.card = builder.sub(self._everywhere(card), _each(1))

    def _everywhere(self, number: Any) -> Any:
        single = self.builder.insert_element(_each(0), self.builder.trunc(number, _BYTE), ir.Constant(_WORD, 0))
        return self.builder.shuffle_vector(single, _each(0), ir.Constant(_PLACES, [0] * HAND))

    def _window(self, first: Any, second: Any, start: int) -> Any:
        """A vector of HAND places, from `start` on in the concatenation of two vectors."""
        return self.builder.shuffle_vector(first, second, ir.Constant(_PLACES, [start + at for at in range(HAND)]))

    def _pick(self, relation: str, first: Any, second: Any) -> Any:
        """At each place, the first card if the relation holds, else the second."""
        return self.builder.select(self.builder.icmp_unsigned(relation, first, second), first, second)

    def _store(self, cards: Any) -> None:
        self.builder.store(self.builder.add(cards, _each(1)), self.pointer, align=1)

    def insert(self) -> None:
        """Insert the card; higher cards move up by one place."""
        below = self._window(_each(0), self.cards, HAND - 1)
        self._store(self._pick(">", below, self._pick("<", self.cards, self.card)))

    def _places(self) -> Any:
        """A bit for each place with the card."""
        equal = self.builder.icmp_unsigned("==", self.cards, self.card)
        return self.builder.zext(self.builder.bitcast(equal, ir.IntType(HAND)), _WORD)

    def remove(self) -> Any:
        """Remove the card by moving all that follows down one place; returns whether there was another one."""
        above = self._window(self.cards, _each(255), 1)
        lower = self.builder.icmp_unsigned("<", self.cards, self.card)
        places = self._places()
        self._store(self.builder.select(lower, self.cards, above))
        others = self.builder.and_(places, self.builder.sub(places, ir.Constant(_WORD, 1)))
        return self.builder.zext(self.builder.icmp_unsigned("!=", others, ir.Constant(_WORD, 0)), _WORD)

    def find(self) -> Any:
        """The first place with the card, or -1."""
        places = self._places()
        none = self.builder.icmp_unsigned("==", places, ir.Constant(_WORD, 0))
        return self.builder.select(none, ir.Constant(_WORD, -1), self.builder.cttz(places, cgutils.false_bit))


def _on_hand(operation: Callable[[_Hand], Any], result: Any) -> Any:
    """A function for compiled code that runs an operation on a list of cards, its size and a card."""

    def typed(context: Any, cards: Any, size: Any, card: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            value = operation(_Hand(context, builder, signature, arguments))
            return context.get_dummy_value() if value is None else value

        return result(cards, types.int64, types.int64), write

    return _intrinsic(typed)


_insert: Final = _on_hand(_Hand.insert, types.void)
_remove: Final = _on_hand(_Hand.remove, types.int64)
_find: Final = _on_hand(_Hand.find, types.int64)


def _copy(context: Any, target: Any, source: Any) -> Any:
    """Copy a state as one block of memory, which is ten times as fast as a loop over its fields."""

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        memory: Any = cgutils
        memory.raw_memcpy(builder, *arguments, context.get_constant(types.intp, target.size), 1)
        return context.get_dummy_value()

    return types.void(target, source), write


_copy_bytes: Final = _intrinsic(_copy)


def _data(context: Any, builder: Any, kind: Any, cards: Any) -> Any:
    """The address of the cards of a list."""
    return context.make_array(kind)(context, builder, cards).data


def _copy_list(size: int) -> Any:
    """A function for compiled code that copies a list of so many cards."""

    def typed(context: Any, target: Any, source: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            memory: Any = cgutils
            ends = [_data(context, builder, *pair) for pair in zip(signature.args, arguments, strict=True)]
            memory.raw_memcpy(builder, *ends, context.get_constant(types.intp, size), 1)
            return context.get_dummy_value()

        return types.void(target, source), write

    return _intrinsic(typed)


def _turn(context: Any, target: Any, place: Any, source: Any, first: Any) -> Any:
    """Copy one register of cards in reverse order."""

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        into, place, source, first = arguments
        begin = builder.gep(_data(context, builder, signature.args[2], source), [first])
        cards = builder.load(builder.bitcast(begin, _CARDS.as_pointer()), align=1)
        turned = builder.shuffle_vector(cards, cards, ir.Constant(_PLACES, [*reversed(range(HAND))]))
        end = builder.gep(_data(context, builder, signature.args[0], into), [place])
        builder.store(turned, builder.bitcast(end, _CARDS.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(target, types.int64, source, types.int64), write


_copy_hand: Final = _copy_list(HAND)
_copy_pile: Final = _copy_list(DECK)
_turn_over: Final = _intrinsic(_turn)


@compiled_form_of(copy_state)
def copy_state_compiled(target: State, source: State) -> None:
    _copy_bytes(target, source)


@compiled_form_of(insert_card)
def insert_card_compiled(cards: list[int], size: int, card: int) -> None:
    _insert(cards, size, card)


@compiled_form_of(remove_card)
def remove_card_compiled(cards: list[int], size: int, card: int) -> Any:
    return _remove(cards, size, card)


@compiled_form_of(find_card)
def find_card_compiled(cards: list[int], size: int, card: int) -> Any:
    return _find(cards, size, card)


@compiled_form_of(copy_cards)
def copy_cards_compiled(target: list[int], source: list[int]) -> None:
    _copy_hand(target, source)


@compiled_form_of(copy_pile)
def copy_pile_compiled(target: list[int], source: list[int]) -> None:
    _copy_pile(target, source)


@compiled_form_of(turn_pile_over)
def turn_pile_over_compiled(target: list[int], size: int, source: list[int], first: int) -> None:
    left = size
    while left >= HAND:
        _turn_over(target, left - HAND, source, first + size - left)
        left -= HAND
    while left > 0:
        target[left - 1] = source[first + size - left]
        left -= 1


@compiled_form_of(sort_dealt)
def sort_dealt_compiled(cards: list[int], size: int, order: list[int], first: int, step: int) -> None:
    for index in range(size):
        _insert(cards, index, order[first + index * step])
