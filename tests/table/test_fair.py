"""Fair deals: known answers, even chances, commitments that hide and bind."""

import hashlib
import itertools
import re
import shutil
import struct
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from dizaine.engine.cards.cards import Card
from dizaine.rulebooks import load
from dizaine.rulebooks.dice import load_dice
from dizaine.table.cards.fair import FairCards, shuffled
from dizaine.table.dice.fair import FairDice
from dizaine.table.fair import RoundSecret, number_below

SEED = bytes(range(32))
SECRET = RoundSecret("table0", 3, SEED)

# From sha256sum and openssl; docs/fair-deals.md shows the commands.
COMMITMENT = "e8ec09a22199e755f8b98c840af63752d8cad80ce5c4a7709506f5d7fc44c90e"
DEAL_3 = (
    "e088626dd133fe85e96576b540be7cf498a5c73410f2792b6bbc0e632d089d9e"
    "ce079ce1bd4ed291a34965577b4389140978accd7eee887b9c1f552fca857ced"
)
DEAL_3_WITH_WORDS = "0d3fc69a81576ea6614e5944dc606213ac24fddbdeb81ec6ba99f171284f9668"


def mac(key: bytes, text: str) -> bytes:
    """HMAC-SHA256, written out from its definition (RFC 2104)."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + text.encode())
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner.digest()).digest()


def numbers(seed: bytes, added: Sequence[str], label: str) -> list[int]:
    """The first 8,000 numbers for a purpose."""
    key = mac(seed, "entropy" + "".join(f"\n{words}" for words in added))
    stream = b"".join(mac(key, f"{label}\n{block}") for block in range(1000))
    return list(struct.unpack(">8000I", stream))


def dealt(seed: bytes, added: Sequence[str], label: str, cards: Iterable[Card]) -> list[Card]:
    """The order of a deal, by removing cards from a list instead of swapping them in place."""
    stream = iter(numbers(seed, added, label))
    rest = sorted(cards)
    backwards = []
    while len(rest) > 1:
        bound = len(rest)
        number = next(number for number in stream if number // bound < 2**32 // bound) % bound
        backwards.append(rest[number])
        rest[number] = rest[-1]
        rest.pop()
    return [*rest, *reversed(backwards)]


def deck(edition: str) -> list[Card]:
    material = load(edition).material
    naturals = [f"{colour[0]}{number}" for colour in material.colours for number in range(1, material.numbers + 1)]
    copies = (material.deck_size - material.wilds - material.skips) // len(naturals)
    texts = naturals * copies + ["W"] * material.wilds + ["S"] * material.skips
    assert len(texts) == material.deck_size
    return [Card.from_text(text) for text in texts]


def test_the_commitment_is_the_one_that_sha256sum_gives() -> None:
    assert SECRET.commitment == COMMITMENT


def test_the_numbers_are_those_that_openssl_gives() -> None:
    words = SECRET.words("deal 3")
    assert b"".join(next(words).to_bytes(4, "big") for _ in range(16)).hex() == DEAL_3
    words = SECRET.with_entropy(2, "my words").with_entropy(0, "x").words("deal 3")
    assert b"".join(next(words).to_bytes(4, "big") for _ in range(8)).hex() == DEAL_3_WITH_WORDS


@pytest.mark.parametrize("edition", ["classic", "express", "dutch"])
@pytest.mark.parametrize("words", [[], [(1, "hello")], [(1, "a b  c"), (0, "!")]])
def test_a_whole_deal_follows_from_the_secret(edition: str, words: list[tuple[int, str]]) -> None:
    secret = SECRET
    for seat, added in words:
        secret = secret.with_entropy(seat, added)
    cards = deck(edition)
    source = FairCards(lambda number: replace(secret, round=number), len(cards))
    added_lines = [f"{seat} {text}" for seat, text in words]
    assert source.lot(5) == numbers(SEED, added_lines, "lot 1")[0] % 5
    assert list(source.order(cards)) == dealt(SEED, added_lines, "deal 1", cards)
    assert list(source.order(cards)) == dealt(SEED, added_lines, "deal 2", cards)
    assert list(source.order(cards[:9])) == dealt(SEED, added_lines, "shuffle 1", cards[:9])


def test_throws_follow_from_the_secret() -> None:
    dice = load_dice("dice").dice
    source = FairDice(lambda number: SECRET)
    sizes = [len(die) for die in dice]
    order = [number % sizes[0] for number in numbers(SEED, [], "order 1")[:4]]
    assert source.order(dice[0], 4) == order
    for throw in ("dice 1", "dice 2"):
        thrown = numbers(SEED, [], throw)
        assert source.roll(dice) == [number % size for number, size in zip(thrown, sizes, strict=False)]


def test_each_chance_takes_the_secret_of_its_round() -> None:
    asked: list[int] = []

    def secret_of(number: int) -> RoundSecret:
        asked.append(number)
        return SECRET

    cards = FairCards(secret_of, 12)
    cards.lot(3)
    cards.order([Card(1)] * 12)
    cards.watch(SimpleNamespace(round=4))
    cards.order([Card(1)] * 11)
    cards.order([Card(1)] * 12)
    assert asked == [1, 1, 4, 5]
    asked.clear()
    dice, die = FairDice(secret_of), load_dice("dice").dice[0]
    dice.order(die, 2)
    dice.roll([die])
    dice.watch(SimpleNamespace(round=4))
    dice.roll([die])
    assert asked == [1, 1, 4]


def test_an_interrupted_game_continues_with_the_right_label() -> None:
    cards = deck("express")
    whole = FairCards(lambda number: SECRET, len(cards))
    whole.lot(3)
    for count in (54, 20, 54, 17, 54):
        whole.order(cards[:count])
    again = FairCards(lambda number: SECRET, len(cards))
    again.recall(["lot 1", "deal r1", "0: draw", "0: lay 1: set 3 = r3", "shuffle r1 r2", "deal x", "shuffle", "deal"])
    for count in (54, 16, 15, 54):
        assert list(whole.order(cards[:count])) == list(again.order(cards[:count]))


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 10, 54, 107, 108, 2**31 + 1])
def test_only_values_that_would_favour_some_numbers_are_rejected(bound: int) -> None:
    last = 2**32 // bound * bound - 1
    assert number_below(iter([last]), bound) == bound - 1
    if last < 2**32 - 1:
        assert number_below(iter([last + 1, 2**32 - 1, 0]), bound) == 0
        with pytest.raises((StopIteration, RuntimeError)):
            number_below(iter([last + 1, 2**32 - 1]), bound)


def chi_squared(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    assert len(counts) <= kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + expected * (kinds - len(counts))


@pytest.mark.parametrize(("bound", "most"), [(2, 15.1), (3, 18.4), (5, 23.5), (6, 25.7), (10, 33.7), (11, 35.6)])
def test_numbers_are_even(bound: int, most: float) -> None:
    """The chance to exceed `most` is one in ten thousand; the seed is fixed, so the outcome never changes."""
    words = SECRET.words(f"lot {bound}")
    assert chi_squared(Counter(number_below(words, bound) for _ in range(20_000)), bound) < most


@pytest.mark.parametrize(("count", "most"), [(3, 25.7), (4, 58.6)])
def test_all_orders_are_equally_likely(count: int, most: float) -> None:
    cards = [Card(number) for number in range(1, count + 1)]
    words = SECRET.words("deal 1")
    orders: Counter[object] = Counter(tuple(shuffled(words, cards)) for _ in range(6000))
    assert set(orders) == set(itertools.permutations(cards))
    assert chi_squared(orders, len(orders)) < most


def test_the_order_before_the_deal_makes_no_difference() -> None:
    cards = deck("express")
    there, back = shuffled(SECRET.words("x"), cards), shuffled(SECRET.words("x"), cards[::-1])
    assert there == back
    assert sorted(there) == sorted(cards)


def changes() -> Iterator[RoundSecret]:
    yield replace(SECRET, table="table1")
    yield replace(SECRET, round=4)
    for place in range(32):
        seed = bytearray(SEED)
        seed[place] ^= 1
        yield replace(SECRET, seed=bytes(seed))


def test_a_promise_binds_to_the_table_the_round_and_every_bit_of_the_seed() -> None:
    others = [other.commitment for other in changes()]
    assert len({COMMITMENT, *others}) == len(others) + 1


def test_a_promise_is_made_before_words_are_added_and_stays() -> None:
    added = SECRET.with_entropy(0, "hello")
    assert added.commitment == COMMITMENT
    assert SECRET.entropy == ()
    assert added.entropy == ("0 hello",)


def test_words_of_players_change_the_deal() -> None:
    """So do the seats that said them and their order; words of one player cannot equal those of two."""
    said = [
        SECRET,
        SECRET.with_entropy(0, "a"),
        SECRET.with_entropy(1, "a"),
        SECRET.with_entropy(0, "b"),
        SECRET.with_entropy(0, "a").with_entropy(1, "a"),
        SECRET.with_entropy(1, "a").with_entropy(0, "a"),
        SECRET.with_entropy(0, "a 1 a"),
    ]
    cards = deck("express")
    assert len({tuple(shuffled(secret.words("deal 1"), cards)) for secret in said}) == len(said)


def test_labels_give_different_deals() -> None:
    cards = deck("express")
    labels = ("deal 1", "deal 2", "deal 11", "shuffle 1")
    assert len({tuple(shuffled(SECRET.words(label), cards)) for label in labels}) == len(labels)


def test_a_promise_says_nothing_about_the_cards() -> None:
    """Cards depend on the seed only through HMAC: the published values are neither the key nor part of the stream."""
    published = bytes.fromhex(COMMITMENT)
    stream = b"".join(number.to_bytes(4, "big") for number in itertools.islice(SECRET.words("deal 1"), 200))
    assert published[:4] not in stream
    assert stream[:32] not in (mac(published, "deal 1\n0"), hashlib.sha256(published).digest())


def test_secrets_are_new_each_time() -> None:
    made = [RoundSecret.new("t", 1) for _ in range(50)]
    assert len({secret.seed for secret in made}) == 50
    assert {len(secret.seed) for secret in made} == {32}
    assert {(secret.table, secret.round, secret.entropy) for secret in made} == {("t", 1, ())}


def console_examples() -> Iterator[tuple[str, str]]:
    """The commands of docs/fair-deals.md with the lines that follow them."""
    text = (Path(__file__).parent.parent.parent / "docs" / "fair-deals.md").read_text(encoding="utf-8")
    for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL):
        yield from re.findall(r"^\$ (.*)\n((?:[^$\n].*\n)*)", block, re.MULTILINE)


@pytest.mark.parametrize(("command", "output"), list(console_examples()))
def test_the_commands_of_the_page_give_what_the_page_says(command: str, output: str) -> None:
    tools = [tool for tool in ("sha256sum", "openssl") if tool in command]
    assert tools
    if shutil.which("sh") is None or any(shutil.which(tool) is None for tool in tools):
        pytest.skip(f"there is no {' or '.join(tools)} here")
    assert (
        subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True, timeout=30).stdout == output
    )


def test_the_page_has_commands() -> None:
    assert len(list(console_examples())) == 4
