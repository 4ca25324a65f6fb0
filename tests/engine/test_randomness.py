"""The lab's generator: fair shuffles and numbers, the same from the same seed, others from other streams."""

from collections import Counter
from itertools import permutations
from math import factorial
from random import Random

import pytest

from dizaine.engine.randomness import Generator, next_word, quarter_round, random_below, seed_generator, shuffle_order

MASK_64 = (1 << 64) - 1


def generator_of(seed: int, stream: int = 0) -> Generator:
    generator = Generator()
    seed_generator(generator, seed, stream)
    return generator


def unevenness(counts: Counter[tuple[int, ...]], kinds: int) -> float:
    """Chi-squared in standard deviations above its mean, for counts that should be equal."""
    expected = counts.total() / kinds
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    statistic += (kinds - len(counts)) * expected
    return float((statistic - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5)


@pytest.mark.parametrize("cards", [2, 3, 4, 5, 6])
def test_all_orders_are_equally_likely(cards: int) -> None:
    generator, counts = generator_of(5, cards), Counter[tuple[int, ...]]()
    for _ in range(60 * factorial(cards)):
        generator.order[:cards] = range(cards)
        shuffle_order(generator, cards)
        counts[tuple(generator.order[:cards])] += 1
    assert set(counts) == set(permutations(range(cards)))
    assert abs(unevenness(counts, factorial(cards))) < 4


def test_each_card_of_a_deck_is_equally_likely_at_each_place() -> None:
    generator, deck, times = generator_of(11), 108, 4_000
    places = Counter[tuple[int, ...]]()
    for _ in range(times):
        generator.order[:deck] = range(deck)
        shuffle_order(generator, deck)
        assert sorted(generator.order[:deck]) == list(range(deck))
        assert not any(generator.order[deck:])
        for card in (0, 1, 53, 106, 107):
            places[card, generator.order.index(card)] += 1
    assert abs(unevenness(places, 5 * deck)) < 4


def test_numbers_below_a_bound() -> None:
    generator = generator_of(3)
    for bound in (1, 2, 3, 7, 100):
        counts = Counter[tuple[int, ...]]((random_below(generator, bound),) for _ in range(200 * bound))
        assert set(counts) == {(number,) for number in range(bound)}
        assert bound == 1 or abs(unevenness(counts, bound)) < 4


def test_seeds_and_streams_differ() -> None:
    first = [
        tuple(next_word(generator_of(seed, stream)) for _ in range(4)) for seed in range(40) for stream in range(40)
    ]
    assert len(set(first)) == len(first)
    assert next_word(generator_of(1 << 40)) != next_word(generator_of(0)), "high bits of a seed count"
    assert next_word(generator_of(9, 9)) == next_word(generator_of(9, 9))


def test_no_seed_replays_the_streams_of_another() -> None:
    """If a seed were only added to its stream, each game of a seed would be a game of every other seed."""
    spread = 0x9E3779B1
    back = pow(spread, -1, 1 << 32)
    for seed, other in ((0, 1), (1, 2), (42, 4711), (7, 7 + (1 << 31))):
        for stream in range(10):
            twin = (stream * spread ^ seed ^ other) * back % (1 << 32)
            assert generator_of(seed, stream).word != generator_of(other, twin).word


def test_each_bit_of_seed_and_stream_changes_half_of_the_initial_state() -> None:
    """On average over 64 pairs 64 of 128 bits change, with a standard deviation of 0.7."""
    lots = Random(1)
    for bit in range(128):
        changed = 0
        for _ in range(64):
            seed, stream = lots.getrandbits(64), lots.getrandbits(64)
            other_seed, other_stream = seed ^ 1 << bit & MASK_64, stream ^ 1 << bit >> 64
            pairs = zip(generator_of(seed, stream).word, generator_of(other_seed, other_stream).word, strict=True)
            changed += sum((word ^ other).bit_count() for word, other in pairs)
        assert abs(changed / 64 - 64) < 5, bit


def test_seeds_are_mixed_as_the_standard_says() -> None:
    """The test vector of RFC 8439, 2.1.1."""
    generator = Generator()
    generator.word[:] = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    quarter_round(generator)
    assert generator.word == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]
