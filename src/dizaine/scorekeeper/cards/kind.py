"""Card games on a sheet."""

from __future__ import annotations

from typing import Any

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import SKIP, WILD, Card
from dizaine.engine.cards.compiled_rules import Rules, tables
from dizaine.engine.cards.kind import CardKind
from dizaine.engine.cards.rounds import advance_phases, is_active
from dizaine.engine.cards.state import OVER, State
from dizaine.rulebooks import Rulebook
from dizaine.scorekeeper.cards.entries import enter
from dizaine.scorekeeper.cards.starts import start
from dizaine.scorekeeper.forms import After, CardButton, CardRound, Cell
from dizaine.words.cards.terms import card_name
from dizaine.words.catalogue import Catalogue


class CardScores:
    """See `ScoreKind`."""

    start = staticmethod(start)
    enter = staticmethod(enter)

    def situation(self, book: Rulebook, state: State, catalogue: Catalogue) -> dict[str, Any]:
        rules, over = tables(book), state.stage == OVER
        return {
            "stage": "over" if over else "replay" if state.replay else "playing",
            "dealer": None if over else state.dealer,
            "turn": None,
            "last_run": False,
            "wants_order": not over and bool(rules.places) and len(_may_finish(rules, state)) > 1,
            "wants_witness": [],
            "buttons": [] if rules.places else _buttons(rules, catalogue),
            "faces": [],
            "after": [] if over else [_after(rules, state, seat) for seat in members(state.active)],
            "places": bool(rules.places),
            "one_round_per_phase": bool(rules.one_round_per_phase),
            "free_order": bool(rules.free_order),
        }

    def column(self, book: Rulebook, state: State, seat: int, cells: list[Cell]) -> dict[str, Any]:
        rules = tables(book)
        chooses = rules.free_order and not state.replay
        left = members(rules.all_phases & ~state.done[seat]) if chooses else ()
        return {
            "left_to_choose": [rules.phase_number[index] for index in left],
            "won_place": state.place[seat],
            "active": state.stage != OVER and bool(is_active(state, seat)),
            "failures": 0,
            "bonuses": [],
            "pad": [],
        }

    def heading(self, before: State, entry: CardRound) -> dict[str, Any]:
        return {
            "out": entry.out,
            "dealer": before.dealer,
            "turn": None,
            "stopped": entry.out is None,
            "replay": bool(before.replay),
        }

    def cell(self, book: Rulebook, before: State, after: State, seat: int) -> Cell:
        rules = tables(book)
        played = is_active(before, seat)
        counted = played and not rules.places and not before.replay
        laid = after.laid[seat]
        return Cell(
            seat=seat,
            points=after.score[seat] - before.score[seat] if counted else None,
            total=after.score[seat],
            laid=rules.phase_number[laid - 1] if laid else 0,
            place=after.place[seat] if after.place[seat] != before.place[seat] else 0,
            failed=False,
            bonus=0,
        )


def _may_finish(rules: Rules, state: State) -> list[int]:
    """Who could complete the last phase in the next round."""
    return [seat for seat in members(state.active) if (rules.all_phases & ~state.done[seat]).bit_count() == 1]


def _after(rules: Rules, state: State, seat: int) -> After:
    """The next phase of a player, as the engine would move on (S3, V1)."""
    phases = []
    for laid in (1, 0):
        later = State()
        later.assign(state)
        later.laid[seat] = laid
        if not state.replay:
            advance_phases(rules, later)
        phases.append(CardKind().next_phase(rules, later, seat))
    return After(seat=seat, laid=phases[0], missed=phases[1])


def _buttons(rules: Rules, catalogue: Catalogue) -> list[CardButton]:
    """The cards of the deck by number, then wilds and skips."""
    buttons = []
    for number in range(1, rules.numbers + 1):
        kinds = [kind for kind, copies in enumerate(rules.deck) if copies and rules.number[kind] == number]
        copies = sum(rules.deck[kind] for kind in kinds)
        text = str(number)
        buttons.append(CardButton(card=text, label=text, points=rules.points[kinds[0]], copies=copies))
    for kind in (WILD, SKIP):
        if rules.deck[kind]:
            card = Card(kind)
            label = card_name(catalogue, card)
            buttons.append(CardButton(card=str(card), label=label, points=rules.points[kind], copies=rules.deck[kind]))
    return buttons
