"""Rulings on a turn: laying, hitting, discarding, playing a skip. Each sets up a scene and asks the engine."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dizaine.engine.cards.cards import SKIP, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.events import CardTaken, RoundEnded, SkipPlayed, TurnStarted
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Discard, Hit, Skip, Take
from dizaine.engine.events import Event
from dizaine.engine.limits import HAND
from dizaine.engine.shapes import RUN, family_of, width_of
from dizaine.judging.cards import questions as ask
from dizaine.judging.cards.groups import as_lay, on_table, shape_name
from dizaine.judging.cards.reading import check_copies, phase_index, read_cards, read_groups
from dizaine.judging.cards.scene import Scene, others, words
from dizaine.judging.question import YesNo
from dizaine.judging.settling import needed, settle
from dizaine.judging.verdicts import BadFact, Finding, Missing, Verdict, refused

ME, NEIGHBOUR = 0, 1


def _seat(turn: YesNo) -> int:
    """Whose turn it is."""
    return ME if turn == "yes" else NEIGHBOUR


def progress(rules: Rules, phase: int, laid: ask.Laid | None) -> str:
    """The line of a player who is on a phase, given by its index, and has laid it or not."""
    number = rules.phase_number[phase]
    return f"phase {number}" + (f"; laid {number} 1" if laid in ("now", "earlier") else "")


def now(laid: ask.Laid | None) -> tuple[str, ...]:
    """The line for a phase that was laid in this very turn."""
    return ("laid-now",) if laid == "now" else ()


def rule_on_lay(rules: Rules, question: ask.Lay) -> Finding:
    """Whether cards may be laid as a phase."""
    phase = phase_index(rules, "phase", question.phase or 0)
    current = phase if question.on is None else phase_index(rules, "on", question.on)
    groups = read_groups(rules, "cards", question.cards or "")
    cards = [card for group in groups for card in group]
    if not 1 <= len(cards) <= HAND:
        raise BadFact("cards", "judge-error-cards" if cards else "judge-error-no-cards", {"least": 1, "most": HAND})
    check_copies(rules, {"cards": cards})
    lay = as_lay(rules, phase, groups)

    def decide(asked: ask.Lay) -> Verdict:
        kept = others(rules, cards, 1) if asked.left == "some" and len(cards) < HAND else []
        crossed = f"; done {rules.phase_number[phase]}" if asked.crossed == "yes" else ""
        player = f"player 0; {progress(rules, current, asked.laid)}{crossed}; hand {words([*cards, *kept])}"
        scene = Scene(rules, player, *now(asked.laid), seat=_seat(asked.turn))
        if refusal := scene.refusal(lay):
            return refused(refusal)
        shown = tuple(tuple(str(card) for card in meld.cards) for meld in lay.melds)
        events = scene.make(lay)
        number = rules.phase_number[phase]
        if _round_over(events) and question.left == "none":
            return Verdict(True, "T12", "lay-out", "judge-yes-lay-out", {"phase": number}, shown)
        return Verdict(True, "P8", "lay", "judge-yes-lay", {"phase": number}, shown)

    return settle(question, decide, ask.CURES)


def _round_over(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, RoundEnded) for event in events)


def rule_on_hit(rules: Rules, question: ask.Hit) -> Finding:
    """Whether a card may go on a group: for everything that the group can be, until all say the same."""
    cards = read_cards(rules, "cards", question.cards or "", most=2)
    group = read_cards(rules, "group", question.group or "", most=HAND)
    check_copies(rules, {"group": group, "cards": cards})
    melds = possible_groups(rules, question)
    findings = [settle(question, _hit_ruling(rules, cards, meld), ask.CURES) for meld in melds]
    first = findings[0]
    if all(_gist(finding) == _gist(first) for finding in findings):
        return first
    if len({meld.shape for meld in melds}) > 1:
        return Missing(("shape",))
    return Missing(("colour",) if len({meld.colour for meld in melds}) > 1 else ("number",))


def _gist(finding: Finding) -> object:
    return finding.facts if isinstance(finding, Missing) else (finding.allowed, finding.code)


def possible_groups(rules: Rules, question: ask.Hit | ask.Out) -> list[Meld]:
    """Everything that the group on the table can be, after what the person says about it."""
    group = read_cards(rules, "group", question.group or "", most=HAND)
    melds = [
        meld
        for meld in on_table(rules, group)
        if question.shape in (None, shape_name(meld.shape))
        and question.number in (None, meld.number)
        and question.colour in (None, meld.colour_name)
    ]
    if not melds:
        raise BadFact("group", "judge-error-group", {"cards": words(group)})
    return melds


def _hit_ruling(rules: Rules, cards: list[Card], meld: Meld) -> Callable[[ask.Hit], Verdict]:
    def decide(asked: ask.Hit) -> Verdict:
        kept = others(rules, [*cards, *meld.cards], 1) if asked.left == "some" else []
        scene = Scene(
            rules,
            f"player 0; {progress(rules, 0, asked.laid)}; hand {words([*cards, *kept])}",
            *now(asked.laid),
            f"group 0 of 1: {meld}",
            seat=_seat(asked.turn),
        )
        hit = Hit(ME, tuple(cards), 0, asked.end or "")
        if refusal := scene.refusal(hit):
            return refused(refusal)
        if _round_over(scene.make(hit)):
            return Verdict(True, "S1", "hit-out", "judge-yes-hit-out")
        rule = "H3" if family_of(meld.shape) == RUN and width_of(meld.shape) == 2 else "H2"
        return Verdict(True, rule, "hit", "judge-yes-hit")

    return decide


def _with_taken(rules: Rules, hand: list[Card], taken: YesNo | None, *lines: str, players: int) -> Scene:
    """A scene after the draw; if a card was taken from a larger pile, the engine says what that means (T10)."""
    if taken != "yes":
        return Scene(rules, f"player 0; hand {words(hand)}", *lines, players=players)
    under, top = others(rules, hand, 2)
    scene = Scene(
        rules, f"player 0; hand {words(hand)}", f"discard {words([under, top])}", *lines, players=players, stage="draw"
    )
    assert any(isinstance(event, CardTaken) for event in scene.make(Take(ME)))
    return scene


def rule_on_discard(rules: Rules, question: ask.Discard) -> Finding:
    """Whether a card may be discarded."""
    [card] = read_cards(rules, "card", question.card or "", most=1)

    def decide(asked: ask.Discard) -> Verdict:
        hand = [card] if asked.left == "none" else [card, *others(rules, [card], 1)]
        skipped = "player 1; skipped skip; hand -" if asked.skips == "all" else "player 1; hand -"
        scene = _with_taken(rules, hand, asked.taken, skipped, players=2)
        if asked.turn == "no":
            scene.state.seat = NEIGHBOUR
        discard = Discard(ME, card)
        if refusal := scene.refusal(discard):
            return refused(refusal)
        if _round_over(scene.make(discard)):
            return Verdict(True, "S1", "discard-out", "judge-yes-discard-out")
        rule, code = ("K2", "discard-skip") if card == SKIP else ("T5", "discard")
        return Verdict(True, rule, code, f"judge-yes-{code}")

    return settle(question, decide, ask.CURES)


def rule_on_skip(rules: Rules, question: ask.Skip) -> Finding:
    """Whether a skip may be played on a player, and what it does."""
    if not rules.deck[SKIP]:
        raise BadFact("about", "judge-error-no-skips", {})
    last = NEIGHBOUR if question.players == "two" else NEIGHBOUR + 1

    def decide(asked: ask.Skip) -> Verdict:
        hand = [Card(SKIP)] if asked.left == "none" else [Card(SKIP), *others(rules, [SKIP], 1)]
        target = {"other": NEIGHBOUR, "self": ME}.get(asked.target or "nobody")
        skipped = [f"player 1; {'skipped skip; ' if asked.skipped == 'yes' else ''}hand -"]
        scene = _with_taken(rules, hand, asked.taken, *skipped, players=last + 1)
        if asked.turn == "no":
            scene.state.seat = NEIGHBOUR
        skip = Skip(ME, target)
        if refusal := scene.refusal(skip):
            return refused(refusal)
        events = scene.make(skip)
        if _round_over(events):
            return Verdict(True, "K5", "skip-out", "judge-yes-skip-out")
        if any(isinstance(event, TurnStarted) and event.seat == ME for event in events):
            return Verdict(True, "K7", "skip-again", "judge-yes-skip-again")
        on_pile = any(isinstance(event, SkipPlayed) and event.on_pile for event in events)
        rule, code = ("K6", "skip-next") if on_pile else ("K1", "skip")
        return Verdict(True, rule, code, f"judge-yes-{code}")

    return settle(question, decide, ask.CURES)


def rule_on_out(rules: Rules, question: ask.Out) -> Finding:
    """Whether a player may go out like this: the question about that move, with nothing left in the hand."""
    kinds: dict[str, type[ask.Lay | ask.Hit | ask.Discard | ask.Skip]] = {
        "lay": ask.Lay,
        "hit": ask.Hit,
        "discard": ask.Discard,
        "skip": ask.Skip,
    }
    kind = kinds[question.by or "lay"]
    given = {name: value for name, value in msgspec.structs.asdict(question).items() if value is not None}
    facts = {name: given[name] for name in kind.__struct_fields__ if name in given} | {"left": "none"}
    move = kind(**facts)
    return Missing(needed(move)) if needed(move) else TURN_RULINGS[kind](rules, move)


TURN_RULINGS: dict[type[ask.CardQuestion], Callable[..., Finding]] = {
    ask.Lay: rule_on_lay,
    ask.Hit: rule_on_hit,
    ask.Discard: rule_on_discard,
    ask.Skip: rule_on_skip,
    ask.Out: rule_on_out,
}
