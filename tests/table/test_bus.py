"""A change of a table is signalled to its listeners, and to nobody else."""

from collections.abc import Callable

from dizaine.table.bus import LocalBus


def test_listeners_hear_of_their_table_until_they_stop() -> None:
    bus, heard = LocalBus(), []
    stop_first = bus.subscribe("a", lambda: heard.append("first"))
    bus.subscribe("a", lambda: heard.append("second"))
    bus.subscribe("b", lambda: heard.append("other"))
    bus.publish("a")
    assert sorted(heard) == ["first", "second"]
    stop_first()
    stop_first()
    bus.publish("a")
    bus.publish("nowhere")
    assert sorted(heard) == ["first", "second", "second"]


def test_a_listener_may_stop_while_it_is_told() -> None:
    bus, heard = LocalBus(), []
    stops: list[Callable[[], None]] = []

    def once() -> None:
        heard.append("once")
        stops[0]()

    stops.append(bus.subscribe("a", once))
    bus.publish("a")
    bus.publish("a")
    assert heard == ["once"]
