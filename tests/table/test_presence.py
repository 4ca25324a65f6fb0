"""Who is here: connections, screens that are off, and how long somebody still counts as here."""

from dizaine.table.presence import Presence


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def people(asleep: float = 60) -> tuple[Presence, Clock]:
    clock = Clock()
    return Presence(2, asleep, clock), clock


def test_a_closed_tab_is_away_at_once() -> None:
    presence, clock = people()
    assert presence.away_since(0) == 1000
    presence.arrive(0)
    assert (presence.is_here(0), presence.away_since(0), presence.devices(0)) == (True, None, 1)
    clock.now += 5
    presence.leave(0)
    assert (presence.is_here(0), presence.is_asleep(0), presence.away_since(0)) == (False, False, 1005)


def test_a_lost_network_is_away_at_once_unless_the_screen_was_off() -> None:
    presence, _ = people()
    presence.arrive(0)
    presence.leave(0, lost=True)
    assert not presence.is_here(0)
    presence.arrive(0)
    presence.hide(0, True)
    presence.leave(0, hidden=True, lost=True)
    assert (presence.is_here(0), presence.is_asleep(0), presence.devices(0)) == (True, True, 0)


def test_a_screen_that_is_off_counts_as_here_for_a_while() -> None:
    """Whether or not the phone holds its connection meanwhile."""
    for lost in (False, True):
        presence, clock = people()
        presence.arrive(0)
        presence.hide(0, True)
        if lost:
            clock.now += 20
            presence.leave(0, hidden=True, lost=True)
        assert presence.next_change == 1060
        clock.now = 1059.9
        assert presence.is_here(0)
        clock.now = 1060
        assert (presence.is_here(0), presence.is_asleep(0), presence.away_since(0)) == (False, False, 1060)
        assert presence.next_change is None


def test_a_tab_that_is_closed_while_hidden_is_away_at_once() -> None:
    presence, _ = people()
    presence.arrive(0)
    presence.hide(0, True)
    presence.leave(0, hidden=True)
    assert not presence.is_here(0)


def test_one_device_that_is_looked_at_is_enough() -> None:
    presence, clock = people()
    presence.arrive(0)
    presence.arrive(0)
    presence.hide(0, True)
    clock.now += 600
    assert (presence.is_here(0), presence.is_asleep(0), presence.devices(0)) == (True, False, 2)
    presence.leave(0)
    assert presence.is_asleep(0), "from now on"
    presence.hide(0, False)
    assert (presence.is_here(0), presence.is_asleep(0)) == (True, False)


def test_a_phone_in_a_pocket_that_connects_again_sleeps_on() -> None:
    presence, clock = people()
    presence.arrive(0)
    presence.hide(0, True)
    presence.leave(0, hidden=True, lost=True)
    clock.now += 90
    presence.arrive(0, hidden=True)
    assert not presence.is_here(0)
    presence.hide(0, False)
    assert presence.is_here(0)
