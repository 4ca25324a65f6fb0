"""A table's commitments to its deals, and the words that players add to them."""

import pytest

from dizaine.table import messages as m
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import everything, match_of, open_table, play, refused, started_table


class TestEntropy:
    async def test_words_go_into_the_next_round(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        promised = table.info().fair.commitments
        assert sorted(promised) == ["1", "2"]
        await table.command(1, m.AddEntropy(id="1", words="from Ben"))
        await table.command(0, m.AddEntropy(id="1", words="a  b"))
        assert table.info().fair.commitments == promised
        await table.command(0, m.Start(id="2"))
        await table.command(0, m.AddEntropy(id="3", words="later"))
        assert store.tables[table.id].secrets[1].entropy == ("1 from Ben", "0 a  b")
        assert store.tables[table.id].secrets[2].entropy == ("0 later",)
        await play(table)
        assert table.info().fair.revealed["1"][1:] == ["1 from Ben", "0 a  b"]
        assert "# entropy 1 0 a  b\n" in table.record()

    @pytest.mark.parametrize("words", ["", "x" * 65, "é", "a\nb", " x", "x ", "\t", "\x00"])
    async def test_words_that_cannot_be_kept(self, store: MemoryStore, words: str) -> None:
        table = await open_table(store)
        before = await everything(table)
        assert await refused(table.command(0, m.AddEntropy(id="1", words=words))) == ("entropy", "")
        assert await everything(table) == before

    async def test_once_for_each_seat_and_round(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        await table.command(0, m.AddEntropy(id="1", words="x" * 64))
        assert await refused(table.command(0, m.AddEntropy(id="2", words="y"))) == ("entropy-twice", "")
        await table.command(0, m.Start(id="3"))
        await table.command(0, m.AddEntropy(id="4", words="y"))
        assert await refused(table.command(0, m.AddEntropy(id="5", words="y"))) == ("entropy-twice", "")

    async def test_words_of_others_are_not_shown_before_the_round_is_over(self, store: MemoryStore) -> None:
        table = await open_table(store, people=2)
        await table.command(1, m.AddEntropy(id="1", words="hush-hush"))
        updates = await table.updates(0, 0)
        assert updates is not None
        told = b"".join([*map(m.encode, updates), *await everything(table)])
        assert b"EntropyAdded" in told
        assert b"hush-hush" not in told


class TestPromises:
    async def test_secrets_are_shown_for_rounds_that_are_over_and_no_others(self, store: MemoryStore) -> None:
        table = await started_table(store, "express+phases=4")
        promised: dict[str, str] = {}
        while table.stage != "over":
            round_number = match_of(table).round
            fair = table.info().fair
            promised |= fair.commitments
            assert sorted(map(int, fair.revealed)) == list(range(1, round_number))
            assert {str(round_number), str(round_number + 1)} == set(fair.commitments), (
                "a round ahead, so that words help"
            )
            told = b"".join(await everything(table))
            secrets = store.tables[table.id].secrets
            assert not any(secret.seed.hex().encode() in told for n, secret in secrets.items() if n >= round_number)
            await play(table, 1)
        fair = table.info().fair
        assert fair.commitments == {}
        secrets = store.tables[table.id].secrets
        assert {number: secret.commitment for number, secret in secrets.items()} == {
            int(n): c for n, c in promised.items()
        }
