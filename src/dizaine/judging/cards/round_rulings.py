"""Rulings on what surrounds a turn: taking and knocking, the first card, the end of a round and of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from dizaine.engine.cards.cards import LAST_NATURAL, SKIP, WILD, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.events import (
    CardTaken,
    FirstCardTurned,
    GameEnded,
    Knocked,
    PlaceWon,
    ReplayCalled,
    TurnLost,
    read_events,
)
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Close, Discard, Draw, Knock, Skip, Take
from dizaine.engine.cards.play import resolve_order
from dizaine.engine.cards.rounds import end_round
from dizaine.engine.events import Event
from dizaine.engine.limits import HAND, PLAYERS
from dizaine.engine.rows import EventRows
from dizaine.judging.cards import questions as ask
from dizaine.judging.cards.groups import on_table
from dizaine.judging.cards.reading import check_copies, phase_index, read_cards, read_groups
from dizaine.judging.cards.scene import Scene, others, words
from dizaine.judging.cards.turn_rulings import ME, NEIGHBOUR, now, progress
from dizaine.judging.settling import settle
from dizaine.judging.verdicts import BadFact, Finding, Missing, Verdict, refused

LONGEST_POINTS: Final = 6
"""Most digits of points."""
Claim = TypeVar("Claim", ask.Take, ask.Knock)


def _holding(rules: Rules, question: ask.Take | ask.Knock, cards: Sequence[Card]) -> tuple[str, tuple[str, ...]]:
    """The line of a player with the hand and the phase of a question, and the lines of what is on the table."""
    hand = [] if question.hand is None else read_cards(rules, "hand", question.hand, most=HAND - 1, least=0)
    groups = [] if question.table is None else read_groups(rules, "table", question.table)
    phase = 0 if question.phase is None else phase_index(rules, "phase", question.phase)
    check_copies(rules, {"card": cards, "hand": hand, "table": [each for group in groups for each in group]})
    lines = tuple(f"group {index} of 1: {_only(rules, group)}" for index, group in enumerate(groups))
    line = f"{progress(rules, phase, question.laid)}; hand {words(hand)}"
    return line, (*now(question.laid), *lines)


def _only(rules: Rules, cards: list[Card]) -> Meld:
    """What a group on the table is; a run or a set rather than a mere collection."""
    melds = on_table(rules, cards)
    if not melds:
        raise BadFact("table", "judge-error-group", {"cards": words(cards)})
    return min(melds, key=lambda meld: meld.order)


def _any_phase(rules: Rules, question: Claim) -> Claim:
    """Whoever has laid the phase of the round is not asked which one it was."""
    if question.phase is None and question.laid in ("now", "earlier"):
        return msgspec.structs.replace(question, phase=rules.phase_number[0])
    return question


def rule_on_take(rules: Rules, asked_first: ask.Take) -> Finding:
    """Whether the top of the discard pile may be taken."""
    question = _any_phase(rules, asked_first)
    [card] = read_cards(rules, "card", question.card or "", most=1)

    def decide(asked: ask.Take) -> Verdict:
        line, lines = _holding(rules, asked, [card])
        under = others(rules, [card], 1) if asked.pile == "more" else []
        pile = f"discard {words([*under, card])}"
        seat = ME if asked.turn == "yes" else NEIGHBOUR
        scene = Scene(rules, f"player 0; {line}", pile, *lines, stage="draw", seat=seat)
        if refusal := scene.refusal(Take(ME)):
            return refused(refusal)
        bound = any(isinstance(event, CardTaken) and event.must_use for event in scene.make(Take(ME)))
        rule, code = ("T10", "take-use") if bound else ("T2", "take")
        return Verdict(True, rule, code, f"judge-yes-{code}")

    return settle(question, decide, ask.CURES)


def rule_on_knock(rules: Rules, asked_first: ask.Knock) -> Finding:
    """Whether the card just discarded may be claimed: somebody discards it, and then the engine is asked."""
    question = _any_phase(rules, asked_first)
    card = None if question.card is None else read_cards(rules, "card", question.card, most=1)[0]

    def decide(asked: ask.Knock) -> Verdict:
        line, lines = _holding(rules, asked, [] if card is None else [card])
        thrown = card if card is not None else others(rules, [], 1)[0]
        skipped = "skipped skip; " if asked.skipped == "yes" else ""
        under, kept = others(rules, [thrown], 2)
        hand = words([thrown, kept, *([SKIP] if asked.moment == "skip" else [])])
        stage = "draw" if asked.moment == "first" or thrown == SKIP else "play"
        pile = f"discard {words([thrown] if stage == 'draw' else [under])}"
        neighbour = f"player 1; hand {hand}"
        scene = Scene(rules, f"player 0; {skipped}{line}", neighbour, pile, *lines, stage=stage, seat=NEIGHBOUR)
        if asked.moment == "skip" and stage == "play":
            scene.make(Skip(NEIGHBOUR, None if rules.skip_next else NEIGHBOUR + 1))
        elif stage == "play":
            scene.make(Discard(NEIGHBOUR, thrown))
        if asked.moment == "drawn" and stage == "play" and rules.knock:
            scene.make(Close(NEIGHBOUR + 1))
            scene.make(Draw(NEIGHBOUR + 1))
        knock = Knock(NEIGHBOUR if asked.whose == "own" else ME)
        if refusal := scene.refusal(knock):
            return refused(refusal)
        bound = any(isinstance(event, Knocked) and event.must_use for event in scene.make(knock))
        rule, code = ("T10", "knock-use") if bound else ("V3", "knock")
        return Verdict(True, rule, code, f"judge-yes-{code}")

    return settle(question, decide, ask.CURES)


def rule_on_first(rules: Rules, question: ask.First) -> Finding:
    """What happens with the first card turned up: the engine deals a deck in which it comes first."""
    [card] = read_cards(rules, "card", question.card or "", most=1)
    scene = Scene(rules, players=2, stage="deal", seat=ME)
    deck = sorted((Card(each) for each in rules.new_deck[: rules.deck_size]), key=lambda each: each > LAST_NATURAL)
    deck.remove(card)
    dealt, rows = 2 * rules.hand, EventRows()
    resolve_order(rules, scene.state, [*deck[:dealt], card, *deck[dealt:]], rows)
    events = read_events(rows)
    rule = "T8" if card == WILD else "T9"
    if any(isinstance(event, FirstCardTurned) and event.card == card and event.returned for event in events):
        return Verdict(False, rule, "first-returned", "judge-no-first-returned")
    if any(isinstance(event, TurnLost) for event in events):
        return Verdict(False, rule, "first-lost", "judge-no-first-lost")
    if refusal := scene.refusal(Take(scene.state.seat)):
        return refused(refusal)
    if card == WILD:
        return Verdict(True, rule, "first-wild", "judge-yes-first-wild")
    return Verdict(True, "T2", "first", "judge-yes-first")


def rule_on_count(rules: Rules, question: ask.Count) -> Finding:
    """Whether a phase counts at the end of a round: another player goes out, and the engine ends the round."""
    laid: ask.Laid = "earlier" if question.laid == "yes" else "no"
    scene = Scene(rules, f"player 0; {progress(rules, 0, laid)}; hand {words(others(rules, [], 1))}")
    end_round(rules, scene.state, NEIGHBOUR, EventRows())
    if scene.state.done[ME]:
        return Verdict(True, "S3", "count", "judge-yes-count")
    if scene.state.phase[ME]:
        return Verdict(False, "V1", "count-anyway", "judge-no-count-anyway")
    return Verdict(False, "P10", "count-again", "judge-no-count-again")


def rule_on_win(rules: Rules, question: ask.Win) -> Finding:
    """Whether the game is decided: the engine ends a round in which these players have completed the last phase."""
    if question.points is None and not rules.places:
        return Missing(("points",))
    points = [0] if question.points is None else _points(question.points)
    all_done = " ".join(map(str, rules.phase_number[: rules.phase_count]))
    last = rules.phase_number[rules.last_phase]
    players = [
        f"player {seat}; phase {last}; done {all_done}; laid {last} {seat + 1}; score {score}; hand -"
        for seat, score in enumerate(points)
    ]
    seats = len(points) if rules.one_round_per_phase else min(len(points) + 1, PLAYERS)
    scene, rows = Scene(rules, *players, players=max(2, seats)), EventRows()
    scene.state.round = rules.phase_count
    if len(points) == 1 and rules.one_round_per_phase:
        scene.state.active = 1
    end_round(rules, scene.state, ME, rows)
    return _outcome(rules, read_events(rows))


def _outcome(rules: Rules, events: tuple[Event, ...]) -> Verdict:
    """What the end of the round means for the game, in the numbers of the list of points."""
    tied = next((event.seats for event in events if isinstance(event, ReplayCalled)), ())
    if tied:
        return Verdict(False, "S5", "replay", "judge-no-replay", {"players": _numbers(tied)})
    if any(isinstance(event, PlaceWon) for event in events):
        return Verdict(True, "S6", "place", "judge-yes-place")
    winners = next(event.winners for event in events if isinstance(event, GameEnded))
    rule = "V1" if rules.one_round_per_phase else "S4"
    code = "shared" if len(winners) > 1 else "win"
    return Verdict(True, rule, code, f"judge-yes-{code}", {"player": _numbers(winners)})


def _numbers(seats: Sequence[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)


def _points(text: str) -> list[int]:
    found = text.replace(",", " ").split()
    if not 1 <= len(found) <= PLAYERS:
        raise BadFact("points", "judge-error-points", {"most": PLAYERS})
    if not all(word.isascii() and word.isdigit() and len(word) <= LONGEST_POINTS for word in found):
        raise BadFact("points", "judge-error-points", {"most": PLAYERS})
    return [int(word) for word in found]


ROUND_RULINGS: Final[dict[type[ask.CardQuestion], Callable[..., Finding]]] = {
    ask.Take: rule_on_take,
    ask.Knock: rule_on_knock,
    ask.First: rule_on_first,
    ask.Count: rule_on_count,
    ask.Win: rule_on_win,
}
