"""Facts about a rulebook on which the wording of its rules depends."""

from __future__ import annotations

from collections.abc import Callable

from dizaine.rulebooks import Group, Rulebook, RulebookError

Condition = Callable[[Rulebook], bool]


def last_phase(book: Rulebook) -> int:
    """The number of the last phase, which level players play again (S5, V4)."""
    return max(book.phases.play) if book.phases.order == "free" else book.phases.play[-1]


def most_players(book: Rulebook) -> int:
    """The largest number of players that the book allows and the deck is sufficient for (M5, M6)."""
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
    """Whether all conditions hold."""
    return lambda book: all(condition(book) for condition in conditions)


def no(condition: Condition) -> Condition:
    """Whether a condition does not hold."""
    return lambda book: not condition(book)


def has_wilds(book: Rulebook) -> bool:
    return book.material.wilds > 0


def has_skips(book: Rulebook) -> bool:
    return book.material.skips > 0


def skips_are_given(book: Rulebook) -> bool:
    """Whether a skip is given to a chosen player (K1), not put on the pile against the next one (K6)."""
    return has_skips(book) and book.skips.target == "chosen"


def skips_go_on_the_pile(book: Rulebook) -> bool:
    return has_skips(book) and book.skips.target == "next"


def two_can_play(book: Rulebook) -> bool:
    return book.deal.least_players == 2


def made_of_ordinary_packs(book: Rulebook) -> bool:
    """Whether two packs of 52 with four jokers contain the deck: twelve ranks are numbers, one is the wilds (M8)."""
    material = book.material
    fits = material.wilds <= 8 and material.skips <= 4
    return fits and (len(material.colours), material.numbers, material.copies) == (4, 12, 2)


def asks_for(wanted: Callable[[Group], bool]) -> Condition:
    """Whether some phase has a group of the wanted kind."""
    return lambda book: any(wanted(group) for phase in book.played_phases for group in phase.groups)


asks_for_set = asks_for(lambda group: group.shape == "set")
asks_for_run = asks_for(lambda group: group.shape == "run")
asks_for_single_run = asks_for(lambda group: group.shape == "run" and not group.pairs)
asks_for_run_in_any_colours = asks_for(lambda group: group.shape == "run" and not group.one_colour)
asks_for_parity_run = asks_for(lambda group: group.shape == "run" and bool(group.parity))
asks_for_run_of_pairs = asks_for(lambda group: group.pairs)
asks_for_colour_run = asks_for(lambda group: group.shape == "run" and group.one_colour)
asks_for_one_colour = asks_for(lambda group: group.shape == "collection" and not group.parity)
asks_for_parity = asks_for(lambda group: group.shape == "collection" and bool(group.parity))
asks_for_parity_in_any_colours = asks_for(
    lambda group: group.shape == "collection" and bool(group.parity) and not group.one_colour
)
asks_for_parity_in_one_colour = asks_for(
    lambda group: group.shape == "collection" and bool(group.parity) and group.one_colour
)


def asks_for_several_sets(book: Rulebook) -> bool:
    return any(sum(group.shape == "set" for group in phase.groups) > 1 for phase in book.played_phases)


def plays_one_round_per_phase(book: Rulebook) -> bool:
    return book.winning.rounds == "one-per-phase"


def plays_until_won(book: Rulebook) -> bool:
    return book.winning.rounds == "until-won"


def order_is_free(book: Rulebook) -> bool:
    return book.phases.order == "free"


def order_is_fixed(book: Rulebook) -> bool:
    return book.phases.order == "fixed"


def order_is_agreed(book: Rulebook) -> bool:
    """Whether the phases have an agreed order other than by number."""
    return order_is_fixed(book) and list(book.phases.play) != sorted(book.phases.play)


def several_phases(book: Rulebook) -> bool:
    """Whether there is another phase to play after the first."""
    return len(book.phases.play) > 1


def leaves_phases_out(book: Rulebook) -> bool:
    return len(book.phases.play) < len(book.phases.list)


def counts_points(book: Rulebook) -> bool:
    return book.counts_points


def plays_for_places(book: Rulebook) -> bool:
    return not book.counts_points


def points_decide(book: Rulebook) -> bool:
    """Whether the first to complete the last phase wins, with points to decide between several (S4, S5)."""
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
