"""What the printed rules ask a rulebook: small questions with one answer each, all read from its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dizaine.rulebooks import Group, Rulebook, RulebookError

Condition = Callable[[Rulebook], bool]


def last_phase(book: Rulebook) -> int:
    """The number of the phase that is played last, and again by players who are level (S5, V4)."""
    return max(book.phases.play) if book.phases.order == "free" else book.phases.play[-1]


def most_players(book: Rulebook) -> int:
    """The largest table that the book allows and its deck can serve (M5, M6)."""
    for players in range(book.deal.most_players, book.deal.least_players, -1):
        try:
            book.check_players(players)
        except RulebookError:
            continue
        return players
    return book.deal.least_players


def always(book: Rulebook) -> bool:
    return True


def every(*conditions: Condition) -> Condition:
    """All of them hold."""
    return lambda book: all(condition(book) for condition in conditions)


def no(condition: Condition) -> Condition:
    """It does not hold."""
    return lambda book: not condition(book)


def has_wilds(book: Rulebook) -> bool:
    return book.material.wilds > 0


def has_skips(book: Rulebook) -> bool:
    return book.material.skips > 0


def skips_are_given(book: Rulebook) -> bool:
    """Skips lie in front of a chosen player (K1); else they go on the pile against the next one (K6)."""
    return has_skips(book) and book.skips.target == "chosen"


def skips_go_on_the_pile(book: Rulebook) -> bool:
    return has_skips(book) and book.skips.target == "next"


def two_can_play(book: Rulebook) -> bool:
    return book.deal.least_players == 2


def made_of_ordinary_packs(book: Rulebook) -> bool:
    """Two packs of 52 with four jokers hold the deck: thirteen ranks, one of them for the wilds (M8)."""
    material = book.material
    fits = material.wilds <= 8 and material.skips <= 4
    return fits and (len(material.colours), material.numbers, material.copies) == (4, 12, 2)


def _groups(book: Rulebook) -> Iterator[Group]:
    return (group for phase in book.played_phases for group in phase.groups)


def asks_for_set(book: Rulebook) -> bool:
    return any(group.shape == "set" for group in _groups(book))


def asks_for_several_sets(book: Rulebook) -> bool:
    return any(sum(group.shape == "set" for group in phase.groups) > 1 for phase in book.played_phases)


def asks_for_run(book: Rulebook) -> bool:
    return any(group.shape == "run" for group in _groups(book))


def asks_for_single_run(book: Rulebook) -> bool:
    """A run that shows each number once, not a run of pairs."""
    return any(group.shape == "run" and not group.pairs for group in _groups(book))


def asks_for_run_in_any_colours(book: Rulebook) -> bool:
    return any(group.shape == "run" and not group.one_colour for group in _groups(book))


def asks_for_parity_run(book: Rulebook) -> bool:
    return any(group.shape == "run" and group.parity for group in _groups(book))


def asks_for_run_of_pairs(book: Rulebook) -> bool:
    return any(group.pairs for group in _groups(book))


def asks_for_colour_run(book: Rulebook) -> bool:
    return any(group.shape == "run" and group.one_colour for group in _groups(book))


def asks_for_one_colour(book: Rulebook) -> bool:
    return any(group.shape == "collection" and not group.parity for group in _groups(book))


def asks_for_parity(book: Rulebook) -> bool:
    return any(group.shape == "collection" and group.parity for group in _groups(book))


def asks_for_parity_in_any_colours(book: Rulebook) -> bool:
    return any(group.shape == "collection" and group.parity and not group.one_colour for group in _groups(book))


def asks_for_parity_in_one_colour(book: Rulebook) -> bool:
    return any(group.shape == "collection" and group.parity and group.one_colour for group in _groups(book))


def plays_one_round_per_phase(book: Rulebook) -> bool:
    return book.winning.rounds == "one-per-phase"


def plays_until_won(book: Rulebook) -> bool:
    return book.winning.rounds == "until-won"


def order_is_free(book: Rulebook) -> bool:
    return book.phases.order == "free"


def order_is_fixed(book: Rulebook) -> bool:
    return book.phases.order == "fixed"


def order_is_agreed(book: Rulebook) -> bool:
    """The table settled on an order of its own, other than that of the numbers."""
    return order_is_fixed(book) and list(book.phases.play) != sorted(book.phases.play)


def several_phases(book: Rulebook) -> bool:
    """With a single phase, nobody who laid it plays on with another one."""
    return len(book.phases.play) > 1


def leaves_phases_out(book: Rulebook) -> bool:
    return len(book.phases.play) < len(book.phases.list)


def counts_points(book: Rulebook) -> bool:
    return book.counts_points


def plays_for_places(book: Rulebook) -> bool:
    return not book.counts_points


def points_decide(book: Rulebook) -> bool:
    """Whoever completes the last phase wins, and points decide between several (S4, S5)."""
    return counts_points(book) and plays_until_won(book)


def hits_at_once(book: Rulebook) -> bool:
    return book.turn.hits == "at-once"


def hits_wait(book: Rulebook) -> bool:
    return book.turn.hits == "next-turn"


def out_by_any_card(book: Rulebook) -> bool:
    return book.turn.going_out == "any"


def out_by_discard(book: Rulebook) -> bool:
    return book.turn.going_out == "discard"


def taken_must_be_used(book: Rulebook) -> bool:
    return book.turn.take == "must-use"


def knocking(book: Rulebook) -> bool:
    return book.turn.knock
