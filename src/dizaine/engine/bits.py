"""Sets of small numbers as bits of a 64-bit word, for example the kinds of card in a hand."""

from dizaine.engine.dialect import hot


@hot
def lowest_bit(bits: int) -> int:
    """The smallest member of a non-empty set."""
    return (bits & -bits).bit_length() - 1


@hot
def bit_count(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


@hot
def highest_bit(bits: int) -> int:
    """The largest member of a non-empty set."""
    return bits.bit_length() - 1


def members(bits: int) -> tuple[int, ...]:
    """All members of a set in ascending order. For plain Python only; compiled code loops over the bits."""
    return tuple(member for member in range(bits.bit_length()) if bits >> member & 1)
