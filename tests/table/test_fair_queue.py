"""The queue in which tables wait for a thought."""

from itertools import count
from random import Random

from dizaine.table.fair_queue import FairQueue


def taken(queue: FairQueue[str], *, hints: bool = True) -> list[str]:
    """All that is in the queue, in the order in which it comes out, each finished before the next."""
    items = []
    while (turn := queue.take(hints=hints)) is not None:
        items.append(turn.item)
        queue.finish(turn)
    return items


def test_tables_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        queue.put(item[0], item)
    assert len(queue) == 6
    assert taken(queue) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert len(queue) == 0


def test_bots_come_before_hints() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in "abc":
        queue.put(table, f"hint {table}", is_hint=True)
    queue.put("d", "bot d")
    queue.put("a", "bot a")
    assert taken(queue) == ["bot d", "bot a", "hint a", "hint b", "hint c"]


def test_hints_wait_while_they_have_no_place() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "hint", is_hint=True)
    assert queue.take(hints=False) is None
    queue.put("a", "bot")
    assert taken(queue, hints=False) == ["bot"]
    assert taken(queue) == ["hint"]


def test_a_table_has_one_hint_in_thought() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "b1"):
        queue.put(item[0], item, is_hint=True)
    first, second = queue.take(), queue.take()
    assert first is not None
    assert second is not None
    assert (first.item, second.item, queue.take()) == ("a1", "b1", None)
    queue.finish(second)
    assert queue.take() is None
    queue.finish(first)
    assert taken(queue) == ["a2"]


def test_what_nobody_wants_any_more_is_gone() -> None:
    queue: FairQueue[str] = FairQueue()
    turns = [queue.put("a", item) for item in ("1", "2", "3")]
    queue.discard(turns[1])
    queue.discard(turns[1])
    assert taken(queue) == ["1", "3"]
    queue.discard(turns[0])
    assert len(queue) == 0


def test_nobody_waits_for_more_than_one_thought_of_each_other_table() -> None:
    """Greedy tables put in as much as they like; a modest one always has at most one bot's move in the queue."""
    random, queue, number = Random(17), FairQueue[str](), count()
    greedy = [f"table {n}" for n in range(90)]
    for table in greedy:
        for _ in range(random.randrange(1, 20)):
            queue.put(table, f"{next(number)}", is_hint=random.random() < 0.5)
    for _ in range(20):
        queue.put("modest", "mine")
        before: list[str] = []
        while (turn := queue.take()) is not None and turn.item != "mine":
            queue.finish(turn)
            assert not turn.is_hint, "a hint before a bot's move"
            before.append(turn.table)
            queue.put(turn.table, f"{next(number)}")
        assert len(before) == len(set(before)) <= len(greedy)
