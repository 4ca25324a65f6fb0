"""The arbiter says what the engine says in the real position: in games of several books, about every kind of move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, Final

import pytest

from dizaine import Game
from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Discard, Draw, End, Hit, Lay, Skip, Take
from dizaine.engine.cards.positions import table_meld
from dizaine.engine.stages import Stage
from dizaine.judging.cards import questions as ask
from dizaine.judging.cards.groups import shape_name
from dizaine.judging.kinds import judge
from dizaine.judging.question import YesNo
from dizaine.players.registry import listed
from dizaine.words.catalogue import Catalogue

BOOKS = [
    "classic",
    "continental+free-order",
    "express+natural-in-each-group",
    "dutch+phases=3",
    "express+hits-next-turn+out-by-discard",
]
ENDS: Final[tuple[End, ...]] = ("", "low", "high")
ENGLISH = Catalogue("en")


def words(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards)) or "-"


def laid(game: Game) -> ask.Laid:
    state = game.state
    return "no" if not state.laid[state.seat] else "now" if state.laid_now else "earlier"


def melds(game: Game) -> list[Meld]:
    return [table_meld(game.state, group) for group in range(game.state.groups)]


def hand(game: Game) -> tuple[Card, ...]:
    return game.card_view(game.asked).hand


def said(meld: Meld) -> dict[str, Any]:
    """What a person says about a group whose cards do not tell all."""
    facts: dict[str, Any] = {"group": words(meld.cards), "shape": shape_name(meld.shape)}
    return (
        facts
        | ({"number": meld.number} if meld.number else {})
        | ({"colour": meld.colour_name} if meld.colour_name else {})
    )


def agrees(game: Game, question: ask.AnyCardQuestion, allowed: bool) -> None:
    answer = judge(game.rulebook, question, ENGLISH)
    assert answer.allowed == allowed, (question, answer, game.position())


def check_draw(game: Game) -> None:
    state = game.state
    if not state.discard_size:
        return
    question = ask.Take(
        card=str(Card(state.discard[state.discard_size - 1])),
        pile="one" if state.discard_size == 1 else "more",
        laid=laid(game),
        phase=game.kind.next_phase(game.rules, state, state.seat) or None,
        hand=words(hand(game)),
        table=" + ".join(words(meld.cards) for meld in melds(game)) or "-",
    )
    if question.phase is not None:
        agrees(game, question, game.refusal(Take(state.seat)) is None)


def check_lays(game: Game) -> None:
    state = game.state
    for move in game.canonical_moves():
        if isinstance(move, Lay):
            left: ask.Left = "none" if len(hand(game)) == len(move.cards) else "some"
            cards = [words(meld.cards) for meld in move.melds]
            for text in (" + ".join(cards), " + ".join(reversed(cards)), " ".join(cards)):
                agrees(game, ask.Lay(phase=move.phase, cards=text, left=left), game.refusal(move) is None)
    if laid(game) != "no":
        return
    number = game.rules.phase_number[state.phase[state.seat]] if state.phase[state.seat] < game.rules.phase_count else 0
    size = game.rules.phase_cards[state.phase[state.seat]] if number else 0
    cards_now = [card for card in hand(game) if not card.is_skip]
    if number and len(cards_now) > size:
        some = cards_now[:size]
        possible = any(
            isinstance(move, Lay) and move.phase == number and sorted(move.cards) == sorted(some)
            for move in game.legal_moves(state.seat)
        )
        crossed: YesNo = "yes" if state.done[state.seat] >> state.phase[state.seat] & 1 else "no"
        agrees(game, ask.Lay(phase=number, cards=words(some), left="some", crossed=crossed), possible)


def check_hits(game: Game) -> None:
    seat = game.state.seat
    left: ask.Left = "none" if len(hand(game)) == 1 else "some"
    for group, meld in enumerate(melds(game)):
        if len(meld.cards) > 15:
            continue
        for card in dict.fromkeys(hand(game)):
            for end in ENDS if card.is_wild else ENDS[:1]:
                facts: dict[str, Any] = {**said(meld), "cards": str(card), "laid": laid(game), "end": end, "left": left}
                question = ask.Hit(**facts)
                agrees(game, question, game.refusal(Hit(seat, (card,), group, end)) is None)


def check_ends(game: Game) -> None:
    state, seat = game.state, game.state.seat
    others = [player for player in range(state.players) if player != seat and state.active >> player & 1]
    left: ask.Left = "none" if len(hand(game)) == 1 else "some"
    all_skipped = all(state.skipped[player] for player in others)
    for card in dict.fromkeys(hand(game)):
        question = ask.Discard(card=str(card), taken="no", skips="all" if all_skipped else "free", left=left)
        agrees(game, question, game.refusal(Discard(seat, card)) is None)
    if any(card.is_skip for card in hand(game)) and not game.rules.skip_next:
        for player in others:
            skipped: YesNo = "yes" if state.skipped[player] else "no"
            skip = ask.Skip(target="other", skipped=skipped, taken="no", players="more", left=left)
            agrees(game, skip, game.refusal(Skip(seat, player)) is None)


def positions(book: str, seed: int, count: int) -> Iterator[Game]:
    game = Game.new(book, players=2 + seed % 3, seed=seed)
    player = listed("cards")["greedy"].make(game.rulebook)
    for _ in range(count):
        if game.is_over:
            return
        yield game
        move = Draw(game.asked) if game.stage == Stage.DRAW and game.refusal(Draw(game.asked)) is None else None
        game.apply(move or player.choose(game.view(game.asked)))


@pytest.mark.rule("P9", "H2", "T5", "T10", "K1", "K2")
@pytest.mark.parametrize("book", BOOKS)
def test_the_arbiter_agrees_with_the_game(book: str, size: Callable[[int, int], int]) -> None:
    seen = 0
    games = [positions(book, BOOKS.index(book) + seed, size(60, 3_000)) for seed in range(size(1, 10))]
    for number, game in enumerate(chain(*games)):
        if game.stage == Stage.DRAW and number % 4 == 0:
            check_draw(game)
        elif game.stage == Stage.PLAY and not game.state.duty:
            check_lays(game)
            if number % 3 == 0:
                check_hits(game)
                check_ends(game)
                seen += game.state.groups > 0
    assert seen > 3
