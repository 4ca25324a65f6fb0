"""Which rules apply to a card game, and which messages state them.

A rule applies if at least one of its lines does. The lines of a rule make one paragraph, so a sentence that only some
games need is a separate line. Numbers and names always come from the book.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from dizaine.rulebooks import VARIANTS, Rulebook, Variant
from dizaine.words.cards import facts
from dizaine.words.cards.facts import Condition, always, every, has_skips, has_wilds, no
from dizaine.words.catalogue import Catalogue
from dizaine.words.clause import Arguments, Clause, Colours, Numbers


@dataclass(frozen=True, slots=True)
class Line:
    """One or more sentences of a rule, and the condition for them."""

    rule: str
    message: str
    when: Condition = always
    arguments: Callable[[Rulebook], Arguments] = field(default=lambda book: {})


def _numbered_cards(book: Rulebook) -> Arguments:
    material = book.material
    total = len(material.colours) * material.numbers * material.copies
    return {"total": total, "numbers": material.numbers, "copies": material.copies}


def _colours(book: Rulebook) -> Arguments:
    return {"count": len(book.material.colours), "colours": Colours(frozenset(book.material.colours))}


def _players(book: Rulebook) -> Arguments:
    return {"least": book.deal.least_players, "most": facts.most_players(book)}


def _for_one_number_of_players(book: Rulebook) -> bool:
    return book.deal.least_players == facts.most_players(book)


def _phase_count(book: Rulebook) -> Arguments:
    return {"count": len(book.phases.play), "total": len(book.phases.list)}


def _play(book: Rulebook) -> Arguments:
    return {"phases": Numbers(book.phases.play)}


def _shortest_run(book: Rulebook) -> Arguments:
    """The minimum length of a run, with an example."""
    least = book.phases.shortest_run
    start = max(1, min(3, book.material.numbers - least + 1))
    return {"least": least, "example": "\u00a0".join(str(start + step) for step in range(least))}


def _last_phase(book: Rulebook) -> Arguments:
    return {"phase": facts.last_phase(book)}


def _all_cost_the_same(book: Rulebook) -> bool:
    points = book.points
    return points.low == points.high or not 1 < points.high_from <= book.material.numbers


def _cost_of_all(book: Rulebook) -> Arguments:
    points = book.points
    return {"points": points.low if points.high_from > book.material.numbers else points.high}


def _cost_of_low(book: Rulebook) -> Arguments:
    return {"points": book.points.low, "last": book.points.high_from - 1}


def _cost_of_high(book: Rulebook) -> Arguments:
    return {"points": book.points.high, "first": book.points.high_from, "last": book.material.numbers}


_MATERIAL: Final = (
    Line("M1", "rules-M1", arguments=_numbered_cards),
    Line("M2", "rules-M2", arguments=_colours),
    Line("M3", "rules-M3", has_wilds, lambda book: {"wilds": book.material.wilds}),
    Line("M4", "rules-M4", has_skips, lambda book: {"skips": book.material.skips}),
    Line("M5", "rules-M5", arguments=lambda book: {"hand": book.deal.hand}),
    Line("M6", "rules-M6", no(_for_one_number_of_players), _players),
    Line("M6", "rules-M6-exact", _for_one_number_of_players, lambda book: {"players": book.deal.least_players}),
    Line(
        "M7",
        "rules-M7-each",
        lambda book: book.material.reference_cards > 0 and book.material.reference_each,
        lambda book: {"cards": book.material.reference_cards},
    ),
    Line(
        "M7",
        "rules-M7-shared",
        lambda book: book.material.reference_cards > 0 and not book.material.reference_each,
        lambda book: {"cards": book.material.reference_cards},
    ),
    Line(
        "M7",
        "rules-M7-markers",
        lambda book: book.material.markers > 0,
        lambda book: {"markers": book.material.markers},
    ),
    Line("M8", "rules-M8", facts.made_of_ordinary_packs),
    Line(
        "M8",
        "rules-M8-wilds",
        every(facts.made_of_ordinary_packs, has_wilds),
        lambda book: {"wilds": book.material.wilds},
    ),
    Line(
        "M8",
        "rules-M8-skips",
        every(facts.made_of_ordinary_packs, has_skips),
        lambda book: {"skips": book.material.skips},
    ),
    Line("M9", "rules-M9"),
)

_PHASES: Final = (
    Line("P1", "rules-P1", facts.asks_for_set),
    Line("P1", "rules-P1-several", facts.asks_for_several_sets),
    Line("P2", "rules-P2", facts.asks_for_run, _shortest_run),
    Line("P2", "rules-P2-colours", facts.asks_for_run_in_any_colours),
    Line("P2", "rules-P2-ends", facts.asks_for_run, lambda book: {"numbers": book.material.numbers}),
    Line("P3", "rules-P3", facts.asks_for_one_colour),
    Line("P4", "rules-P4", facts.asks_for_parity),
    Line("P4", "rules-P4-colours", facts.asks_for_parity_in_any_colours),
    Line("P4", "rules-P4-one-colour", facts.asks_for_parity_in_one_colour),
    Line("P5", "rules-P5", facts.asks_for_parity_run),
    Line("P6", "rules-P6", facts.asks_for_run_of_pairs),
    Line("P7", "rules-P7", facts.asks_for_colour_run),
    Line("P8", "rules-P8-fixed", every(facts.order_is_fixed, facts.plays_until_won)),
    Line("P8", "rules-P8-rounds", facts.plays_one_round_per_phase),
    Line("P8", "rules-P8-free", facts.order_is_free),
    Line("P8", "rules-P8"),
    Line("P9", "rules-P9"),
    Line("P10", "rules-P10-fixed", every(facts.several_phases, facts.order_is_fixed, facts.plays_until_won)),
    Line("P10", "rules-P10-free", every(facts.several_phases, facts.order_is_free, facts.plays_until_won)),
)

_TURN: Final = (
    Line("T1", "rules-T1"),
    Line("T2", "rules-T2"),
    Line("T3", "rules-T3-fixed", facts.order_is_fixed),
    Line("T3", "rules-T3-free", facts.order_is_free),
    Line("T4", "rules-T4-at-once", facts.hits_at_once),
    Line("T4", "rules-T4-wait", facts.hits_wait),
    Line("T5", "rules-T5"),
    Line("T5", "rules-T5-skip", has_skips),
    Line("T6", "rules-T6", has_skips),
    Line("T7", "rules-T7"),
    Line("T8", "rules-T8-take", every(has_wilds, lambda book: book.deal.first_wild == "take")),
    Line("T8", "rules-T8-return", every(has_wilds, lambda book: book.deal.first_wild == "return")),
    Line("T9", "rules-T9-lose", every(has_skips, lambda book: book.deal.first_skip == "lose-turn")),
    Line("T9", "rules-T9-return", every(has_skips, lambda book: book.deal.first_skip == "return")),
    Line("T10", "rules-T10", facts.taken_must_be_used),
    Line("T11", "rules-T11", arguments=lambda book: {"limit": book.turn.limit}),
    Line("T11", "rules-T11-points", facts.counts_points),
    Line("T11", "rules-T11-places", facts.plays_for_places),
    Line("T12", "rules-T12", facts.out_by_any_card),
)

_WILDS: Final = (
    Line("W1", "rules-W1", has_wilds),
    Line("W2", "rules-W2", has_wilds),
    Line("W3", "rules-W3-none", every(has_wilds, lambda book: book.wilds.naturals == "none")),
    Line("W3", "rules-W3-phase", every(has_wilds, lambda book: book.wilds.naturals == "phase")),
    Line("W3", "rules-W3-group", every(has_wilds, lambda book: book.wilds.naturals == "group")),
    Line("W4", "rules-W4", every(has_wilds, facts.asks_for_run)),
    Line("W4", "rules-W4-no-runs", every(has_wilds, no(facts.asks_for_run))),
    Line("W4", "rules-W4-run", every(has_wilds, facts.asks_for_run)),
    Line("W5", "rules-W5", has_wilds),
    Line("W6", "rules-W6", every(has_wilds, has_skips)),
)

_SKIPS: Final = (
    Line("K1", "rules-K1", facts.skips_are_given),
    Line("K2", "rules-K2", facts.skips_are_given),
    Line("K3", "rules-K3-on", every(facts.skips_are_given, lambda book: book.skips.served == "on")),
    Line("K3", "rules-K3-under", every(facts.skips_are_given, lambda book: book.skips.served == "under")),
    Line("K6", "rules-K6", facts.skips_go_on_the_pile),  # in place of K1-K3: how to play one comes first
    Line("K4", "rules-K4", has_skips),
    Line("K5", "rules-K5", has_skips),
    Line("K7", "rules-K7", every(has_skips, facts.two_can_play)),
    Line("K7", "rules-K7-given", every(facts.skips_are_given, facts.two_can_play)),
    Line("K8", "rules-K8", facts.skips_are_given),
    Line("K8", "rules-K8-knock", every(facts.skips_are_given, facts.knocking)),
    Line("K8", "rules-K8-end", facts.skips_are_given),
)

_HITS: Final = (
    Line("H1", "rules-H1-at-once", facts.hits_at_once),
    Line("H1", "rules-H1-wait", facts.hits_wait),
    Line("H1", "rules-H1"),
    Line("H2", "rules-H2-set", facts.asks_for_set),
    Line("H2", "rules-H2-run", facts.asks_for_single_run),
    Line("H2", "rules-H2-colour-run", facts.asks_for_colour_run),
    Line("H2", "rules-H2-parity-run", facts.asks_for_parity_run),
    Line("H2", "rules-H2-colour", facts.asks_for_one_colour),
    Line("H2", "rules-H2-parity", facts.asks_for_parity),
    Line("H2", "rules-H2-parity-colour", facts.asks_for_parity_in_one_colour),
    Line("H2", "rules-H2-wild", has_wilds),
    Line("H2", "rules-H2-full", facts.asks_for_run),
    Line("H3", "rules-H3", facts.asks_for_run_of_pairs),
    Line("H3", "rules-H3-wild", every(facts.asks_for_run_of_pairs, has_wilds)),
    Line("H4", "rules-H4"),
)

_END: Final = (
    Line("S1", "rules-S1-any", facts.out_by_any_card),
    Line("S1", "rules-S1-discard", facts.out_by_discard),
    Line("S1", "rules-S1-skip", has_skips),
    Line("S2", "rules-S2", facts.counts_points),
    Line("S2", "rules-S2-all", every(facts.counts_points, _all_cost_the_same), _cost_of_all),
    Line("S2", "rules-S2-low", every(facts.counts_points, no(_all_cost_the_same)), _cost_of_low),
    Line("S2", "rules-S2-high", every(facts.counts_points, no(_all_cost_the_same)), _cost_of_high),
    Line("S2", "rules-S2-skip", every(facts.counts_points, has_skips), lambda book: {"points": book.points.skip}),
    Line("S2", "rules-S2-wild", every(facts.counts_points, has_wilds), lambda book: {"points": book.points.wild}),
    Line("S2", "rules-S2-low-is-good", facts.counts_points),
    Line("S3", "rules-S3-fixed", every(facts.plays_until_won, facts.order_is_fixed)),
    Line("S3", "rules-S3-free", every(facts.plays_until_won, facts.order_is_free)),
    Line("S4", "rules-S4-fixed", every(facts.points_decide, facts.order_is_fixed), _last_phase),
    Line("S4", "rules-S4-free", every(facts.points_decide, facts.order_is_free)),
    Line("S4", "rules-S4-total", every(facts.points_decide, lambda book: book.winning.by == "total")),
    Line("S4", "rules-S4-before", every(facts.points_decide, lambda book: book.winning.by == "before")),
    Line("S5", "rules-S5", facts.points_decide, _last_phase),
    Line("S6", "rules-S6-fixed", every(facts.plays_for_places, facts.order_is_fixed), _last_phase),
    Line("S6", "rules-S6-free", every(facts.plays_for_places, facts.order_is_free)),
    Line("S6", "rules-S6", facts.plays_for_places),
    Line("S7", "rules-S7"),
)

_VARIANTS: Final = (
    Line("V1", "rules-V1", facts.plays_one_round_per_phase, lambda book: {"rounds": len(book.phases.play)}),
    Line("V2", "rules-V2", facts.leaves_phases_out, lambda book: {**_phase_count(book), **_play(book)}),
    Line("V3", "rules-V3", facts.knocking),
    Line("V3", "rules-V3-limits", facts.knocking),
    Line("V3", "rules-V3-skips", every(facts.knocking, has_skips)),
    Line("V3", "rules-V3-use", every(facts.knocking, facts.taken_must_be_used)),
    Line("V4", "rules-V4-free", facts.order_is_free),
    Line("V4", "rules-V4-agreed", facts.order_is_agreed, _play),
)

_OPTIONS: Final = (
    Line("O1", "rules-O1", facts.hits_wait),
    Line("O2", "rules-O2", every(has_wilds, lambda book: book.wilds.naturals == "group")),
    Line("O3", "rules-O3", facts.out_by_discard),
    Line("O3", "rules-O3-skip", every(facts.out_by_discard, has_skips)),
)

_PARTS: Final = {
    "material": _MATERIAL,
    "phases": _PHASES,
    "turn": _TURN,
    "wilds": _WILDS,
    "skips": _SKIPS,
    "hits": _HITS,
    "end": _END,
    "variants": _VARIANTS,
    "options": _OPTIONS,
}
_TOLD: Final = {line.rule for lines in _PARTS.values() for line in lines}


def _is_played(variant: Variant) -> Condition:
    """A book plays a variant if applying it changes nothing."""
    return lambda book: variant.apply(book, "") == book


_OTHER_OPTIONS: Final = tuple(
    Line(variant.rule, f"rules-{variant.rule}", _is_played(variant))
    for variant in VARIANTS.values()
    if variant.rule not in _TOLD and not variant.argument
)
"""House rules without lines above are stated by the single message of their rule."""

SECTIONS: Final = {**_PARTS, "options": _OPTIONS + _OTHER_OPTIONS}


def card_clauses(book: Rulebook) -> list[Clause]:
    """Every clause that applies to the game, in the order of the page."""
    return [
        Clause(section, line.rule, line.message, line.arguments(book))
        for section, lines in SECTIONS.items()
        for line in lines
        if line.when(book)
    ]


def card_aim(catalogue: Catalogue, book: Rulebook) -> str:
    """What the game is about, in a sentence or two."""
    phases = len(book.phases.play)
    if facts.plays_one_round_per_phase(book):
        return catalogue.text("rules-aim-rounds", phases=phases)
    if facts.plays_for_places(book):
        return catalogue.text("rules-aim-places", phases=phases)
    return catalogue.text("rules-aim-won", phases=phases)
