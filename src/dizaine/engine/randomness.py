"""A fast random generator, xoshiro128** on 32-bit words, with the same results in plain Python and compiled.

It is for simulations, tests and seeded games. Games with people use a cryptographic source instead.
"""

from typing import Annotated, Final, Self

from dizaine.engine.dialect import Record, duplicate, hot, record, rule
from dizaine.engine.limits import DECK

MASK: Final = 0xFFFFFFFF
ROUNDS: Final = 8
"""How often a seed is mixed; after three rounds every bit already affects all others."""


@record
class Generator(Record):
    """The four words of the generator, and a buffer for shuffled cards."""

    word: Annotated[list[int], "i8", 4]
    order: Annotated[list[int], "i1", DECK]


@rule
def seed_generator(generator: Generator, seed: int, stream: int) -> None:
    """Start from a seed. Each stream of a seed is a different sequence, for example for each game.

    The 64 bits of the seed and the 64 bits of the stream fill the four words, which are then mixed by invertible
    rounds. So different pairs of seed and stream never share a start, and each bit affects all words.
    """
    word = generator.word
    word[0] = seed & MASK
    word[1] = seed >> 32 & MASK
    word[2] = stream & MASK
    word[3] = stream >> 32 & MASK
    for step in range(ROUNDS):
        word[0] = word[0] + 0x9E3779B9 * (step + 1) & MASK
        quarter_round(generator)
    if word[0] | word[1] | word[2] | word[3] == 0:
        word[0] = 1  # from all zeros the generator would return zeros forever


@rule
def quarter_round(generator: Generator) -> None:
    """Mix the four words with the quarter round of ChaCha (RFC 8439, 2.1)."""
    first = generator.word[0]
    second = generator.word[1]
    third = generator.word[2]
    fourth = generator.word[3]
    first = first + second & MASK
    fourth ^= first
    fourth = (fourth << 16 | fourth >> 16) & MASK
    third = third + fourth & MASK
    second ^= third
    second = (second << 12 | second >> 20) & MASK
    first = first + second & MASK
    fourth ^= first
    fourth = (fourth << 8 | fourth >> 24) & MASK
    third = third + fourth & MASK
    second ^= third
    second = (second << 7 | second >> 25) & MASK
    generator.word[0] = first
    generator.word[1] = second
    generator.word[2] = third
    generator.word[3] = fourth


def seeded(seed: int, stream: int = 0) -> Generator:
    """A new generator, for plain Python."""
    generator = Generator()
    seed_generator(generator, seed, stream)
    return generator


class SeededSource:
    """The generator as a source of chance in plain Python."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._generator = seeded(seed, stream)

    def __copy__(self) -> Self:
        twin = type(self).__new__(type(self))
        twin._generator = duplicate(self._generator)
        return twin


@hot
def next_word(generator: Generator) -> int:
    """The next 32 random bits."""
    word = generator.word
    first = word[0]
    second = word[1]
    third = word[2] ^ first
    fourth = word[3] ^ second
    word[0] = first ^ fourth
    word[1] = second ^ third
    word[2] = third ^ (second << 9 & MASK)
    word[3] = (fourth << 11 | fourth >> 21) & MASK
    result = second * 5 & MASK
    return (result << 7 | result >> 25) * 9 & MASK


@hot
def random_below(generator: Generator, bound: int) -> int:
    """A uniformly distributed number from 0 up to but not including `bound`."""
    product = next_word(generator) * bound
    if product & MASK < bound:
        threshold = (MASK + 1 - bound) % bound
        while product & MASK < threshold:
            product = next_word(generator) * bound
    return product >> 32


@rule
def shuffle_order(generator: Generator, count: int) -> None:
    """Shuffle the first `count` cards in the buffer, all orders equally likely.

    This is the Fisher-Yates shuffle from the last card down, with one random word for four cards: the word times a
    bound has an integer part, which is the index, and a fraction, which is used for the next bound. Rejecting the few
    last fractions that occur too often makes the four indices together uniform.
    """
    order = generator.order
    index = count - 1
    while index >= 4:
        size = (index + 1) * index * (index - 1) * (index - 2)
        fraction = -1
        first = 0
        second = 0
        third = 0
        fourth = 0
        while fraction < size and fraction < (MASK + 1) % size:
            fraction = next_word(generator) * (index + 1)
            first = fraction >> 32
            fraction = (fraction & MASK) * index
            second = fraction >> 32
            fraction = (fraction & MASK) * (index - 1)
            third = fraction >> 32
            fraction = (fraction & MASK) * (index - 2)
            fourth = fraction >> 32
            fraction &= MASK
        order[index], order[first] = order[first], order[index]
        order[index - 1], order[second] = order[second], order[index - 1]
        order[index - 2], order[third] = order[third], order[index - 2]
        order[index - 3], order[fourth] = order[fourth], order[index - 3]
        index -= 4
    while index > 0:
        other = random_below(generator, index + 1)
        order[index], order[other] = order[other], order[index]
        index -= 1
