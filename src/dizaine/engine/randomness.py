"""A fast generator of our own specification: xoshiro128** on 32-bit words, the same on both backends.

It serves the lab, tests and seeded games. A table of people uses a cryptographic source instead: chance is an input
of the engine, and this is only one way to supply it.
"""

from typing import Annotated, Final

from dizaine.engine.dialect import Record, hot, record, rule
from dizaine.engine.limits import DECK

MASK: Final = 0xFFFFFFFF
ROUNDS: Final = 8
"""How often a seed is mixed; three rounds already spread every bit."""


@record
class Generator(Record):
    """The four words of the generator, and room for an order of cards."""

    word: Annotated[list[int], "i8", 4]
    order: Annotated[list[int], "i1", DECK]


@rule
def seed_generator(generator: Generator, seed: int, stream: int) -> None:
    """Start from a seed; another stream of the same seed is another sequence (a game each, for instance).

    The 64 bits of the seed and the 64 of the stream fill the four words, and rounds that can be undone mix them: no
    two pairs of seed and stream share a start, and each of their bits bears on all of it.
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
        word[0] = 1  # the one start from which the generator would never move


@rule
def quarter_round(generator: Generator) -> None:
    """Mix the four words with each other as ChaCha does (RFC 8439, 2.1)."""
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
    """A number from 0 up to but not including `bound`, each equally likely."""
    product = next_word(generator) * bound
    if product & MASK < bound:
        threshold = (MASK + 1 - bound) % bound
        while product & MASK < threshold:
            product = next_word(generator) * bound
    return product >> 32


@rule
def shuffle_order(generator: Generator, count: int) -> None:
    """Shuffle the first cards of the order, all orders equally likely.

    From the last card on, each changes places with one of those up to itself. One word of the generator serves four
    cards: a fraction times a bound gives a whole part, the place, and a fraction for the next bound. The four places
    together are equally likely if the last fraction is not among the few that come up too often.
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
