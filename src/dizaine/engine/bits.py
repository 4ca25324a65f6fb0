"""Sets of small numbers as the bits of one 64-bit word: the kinds of card in a hand, for instance."""

from dizaine.engine.dialect import hot


@hot
def lowest_bit(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


@hot
def bit_count(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


@hot
def highest_bit(bits: int) -> int:
    """The largest member of a set that is not empty."""
    return bits.bit_length() - 1


def members(bits: int) -> tuple[int, ...]:
    """All members of a set from the smallest on, for plain Python; compiled code goes through the bits themselves."""
    return tuple(member for member in range(bits.bit_length()) if bits >> member & 1)
