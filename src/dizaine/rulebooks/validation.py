"""What makes no sense is refused here, before a card is dealt: with the field, the reason and the rule.

The reader has already seen to names and types; these checks ask whether the numbers go together. Some upper
limits are the engine's, which lays its state out in fields of fixed size.
"""

from itertools import groupby

from .errors import RulebookError
from .model import Group, Material, Phase, Rulebook
from .rule_ids import rule_of

COLOURS = ("red", "yellow", "green", "blue", "orange")

MOST_PLAYERS = 6
MOST_NUMBERS = 12
MOST_CARDS = 160
MOST_IN_HAND = 15
MOST_PHASES = 16
MOST_GROUPS = 4
MOST_TURNS = 10_000
MOST_POINTS = 1_000


def validate(book: Rulebook) -> Rulebook:
    """The book itself, if it can be played; the caller never holds one that cannot."""
    _check_names(book)
    _check_material(book.material)
    _check_deal(book)
    _check_phases(book)
    _check_play(book)
    _check_turn_and_points(book)
    _check_winning(book)
    return book


def _within(field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise RulebookError(field, f"must lie between {least} and {most}, not {value}", rule_of(field))


def _check_names(book: Rulebook) -> None:
    for field in ("id", "title", "source"):
        if not getattr(book, field).strip():
            raise RulebookError(field, "must not be empty", rule_of(field))


def _check_material(material: Material) -> None:
    """M1-M4, M7."""
    for colour in material.colours:
        if colour not in COLOURS:
            reason = f"{colour!r} is not one of {', '.join(COLOURS)}"
            raise RulebookError("material.colours", reason, "M2")
        if material.colours.count(colour) > 1:
            raise RulebookError("material.colours", f"{colour} is named twice", "M2")
    if not material.colours:
        raise RulebookError("material.colours", "there must be at least one", "M2")
    _within("material.numbers", material.numbers, 1, MOST_NUMBERS)
    _within("material.copies", material.copies, 1, MOST_CARDS)
    for name in ("wilds", "skips", "reference_cards", "markers"):
        _within(f"material.{name}", getattr(material, name), 0, MOST_CARDS)
    if material.deck_size > MOST_CARDS:
        reason = f"the deck has {material.deck_size} cards, the limit is {MOST_CARDS}"
        raise RulebookError("material", reason, "M1")


def _check_deal(book: Rulebook) -> None:
    """M5, M6: larger tables that the deck cannot serve are refused when they sit down."""
    deal = book.deal
    _within("deal.hand", deal.hand, 1, MOST_IN_HAND)
    _within("deal.least_players", deal.least_players, 2, MOST_PLAYERS)
    _within("deal.most_players", deal.most_players, deal.least_players, MOST_PLAYERS)
    try:
        book.check_players(deal.least_players)
    except RulebookError as error:
        raise RulebookError("deal.hand", error.reason, error.rule) from error


def _check_phases(book: Rulebook) -> None:
    """P1-P8: each phase must be one that some hand of this book can lay."""
    phases = book.phases
    _within("phases.shortest_run", phases.shortest_run, 2, MOST_NUMBERS)
    if not 1 <= len(phases.list) <= MOST_PHASES:
        reason = f"a book has 1 to {MOST_PHASES} phases, not {len(phases.list)}"
        raise RulebookError("phases.list", reason, "P8")
    for phase in phases.list:
        for group in phase.groups:
            if problem := _problem_of_group(group, book):
                raise _refused(phase, *problem)
        if problem := _problem_of_phase(phase, book):
            raise _refused(phase, *problem)


def _refused(phase: Phase, reason: str, rule: str) -> RulebookError:
    return RulebookError(f"phases.list[{phase.number}]", f"phase {phase.number} ({phase}): {reason}", rule)


def _problem_of_group(group: Group, book: Rulebook) -> tuple[str, str] | None:
    """Why the group can never lie on a table, and the rule that says so."""
    rule = _rule_of_group(group)
    if group.size < 2:
        return "a group has at least 2 cards", rule
    if group.shape != "run":
        return None
    if group.size < book.phases.shortest_run:
        return f"a run has at least {book.phases.shortest_run} cards in this book", "P2"
    if group.pairs and group.size < 4:
        return "a run of pairs has at least 2 pairs", rule
    longest = _ranks(group, book.material)
    if _steps(group) > longest:
        kind = f"{group.parity} numbers" if group.parity else "numbers"
        return f"1 to {book.material.numbers} hold only {longest} successive {kind}", rule
    return None


def _problem_of_phase(phase: Phase, book: Rulebook) -> tuple[str, str] | None:
    """Why no hand can hold the phase, or why the deck cannot give it.

    The deck is asked group by group, each with its own pick of the naturals; groups that would have to
    fight over the same few cards of a tiny deck are not looked into.
    """
    if not 1 <= len(phase.groups) <= MOST_GROUPS:
        return f"it has {len(phase.groups)} groups, the limit is {MOST_GROUPS}", "P8"
    room, kept = book.deal.hand + 1, ""
    if book.turn.going_out == "discard":
        room, kept = book.deal.hand, " that keeps a card to discard (O3)"
    if phase.cards > room:
        return f"it asks for {phase.cards} cards, a hand{kept} has {room} after the draw", "P8"

    material, naturals = book.material, book.wilds.naturals
    supplies = [_naturals_for(group, material) for group in phase.groups]
    wilds_needed = sum(group.size - supply for group, supply in zip(phase.groups, supplies, strict=True))
    neediest = max(phase.groups, key=lambda group: group.size - _naturals_for(group, material))
    if wilds_needed > material.wilds:
        return f"it needs {wilds_needed} wilds, the deck has {material.wilds}", _rule_of_group(neediest)
    if naturals == "phase" and not any(supplies):
        return "the deck has no natural card for it", "W3"
    if naturals == "group" and not all(supplies):
        return "the deck has no natural card for one of its groups", "O2"
    return None


def _rule_of_group(group: Group) -> str:
    if group.shape == "set":
        return "P1"
    if group.shape == "run":
        return "P6" if group.pairs else "P5" if group.parity else "P7" if group.one_colour else "P2"
    return "P4" if group.parity else "P3"


def _ranks(group: Group, material: Material) -> int:
    """How many different numbers the group may choose from."""
    if group.parity == "odd":
        return (material.numbers + 1) // 2
    return material.numbers // 2 if group.parity else material.numbers


def _steps(run: Group) -> int:
    """How many different numbers a run shows."""
    return run.size // 2 if run.pairs else run.size


def _naturals_for(group: Group, material: Material) -> int:
    """The most natural cards that one such group can hold."""
    of_one_number = material.copies * (1 if group.one_colour else len(material.colours))
    if group.shape == "set":
        supply = of_one_number
    elif group.shape == "run":
        supply = _steps(group) * min(of_one_number, 2 if group.pairs else 1)
    else:
        supply = _ranks(group, material) * of_one_number
    return min(group.size, supply)


def _check_play(book: Rulebook) -> None:
    """V2: the phases that are played are known, and each is played once."""
    play = book.phases.play
    if not play:
        raise RulebookError("phases.play", "at least one phase must be played", "V2")
    for number, equals in groupby(sorted(play)):
        if not 1 <= number <= len(book.phases.list):
            reason = f"there is no phase {number}, only 1 to {len(book.phases.list)}"
            raise RulebookError("phases.play", reason, "V2")
        if len(list(equals)) > 1:
            raise RulebookError("phases.play", f"phase {number} is named twice", "V2")


def _check_turn_and_points(book: Rulebook) -> None:
    """T11, S2."""
    _within("turn.limit", book.turn.limit, 1, MOST_TURNS)
    for name in ("low", "high", "skip", "wild"):
        _within(f"points.{name}", getattr(book.points, name), 0, MOST_POINTS)
    _within("points.high_from", book.points.high_from, 1, book.material.numbers + 1)


def _check_winning(book: Rulebook) -> None:
    """V1: one round for each phase leaves neither a choice of phases nor places to play for."""
    if book.winning.rounds != "one-per-phase":
        return
    if book.phases.order == "free":
        reason = "one round for each phase sets the phase of each round; the order cannot be free (V4)"
        raise RulebookError("winning.rounds", reason, "V1")
    if book.winning.by == "places":
        reason = "one round for each phase is won by points; places (S6) count none. Add the variant points"
        raise RulebookError("winning.rounds", reason, "V1")
