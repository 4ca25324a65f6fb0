"""Every fact of a hint is true: each is computed again by brute force, and compared with what the page shows."""

import random
import re
from collections.abc import Callable, Iterator

import pytest

from dizaine import Game
from dizaine.engine.stages import Stage
from dizaine.faces.terminal.cards.hint_words import HintWords
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.players.cards.hints import Hint, explain, hint_for
from dizaine.players.cards.players import PolicyPlayer
from tests import oracle
from tests.faces.terminal.scripts import speaker_for
from tests.oracle import Spec, missing_cards
from tests.oracle.laying import Naturals, declarations
from tests.oracle.reach import Reach
from tests.players.hint_truth import Moment, faults

Size = Callable[[int, int], int]

BOOKS = (
    "express",
    "express+places+knock",
    "express+free-order",
    "express+hits-next-turn",
    "express+use-taken+free-order+out-by-discard",
    "classic",
    "classic+skip-next",
    "continental+knock",
    "continental+ten-rounds",
    "continental+natural-in-each-group",
    "dutch",
    "dutch+out-by-discard+hits-next-turn",
)
PLAYERS = ("easy", "greedy", "steady")
ROLLOUTS = 2
"""The facts do not depend on how long a hint thinks."""


def moments(book: str, count: int) -> Iterator[Moment]:
    """Decisions in real games of two to four players who are not equally good."""
    seed = 0
    while count:
        seed += 1
        chance = random.Random(f"{book} {seed}")
        game = Game.new(book, players=2 + seed % 3, seed=seed)
        players = [PolicyPlayer(chance.choice(PLAYERS)) for _ in range(4)]
        while not game.is_over and count:
            seat = game.asked
            if chance.random() < 0.2:
                yield Moment(game, seat)
                count -= 1
            if game.stage == Stage.KNOCK and chance.random() < 0.2:
                game.apply(game.closing_move)
            else:
                game.apply(players[seat].choose(game.card_view(seat)))


@pytest.mark.parametrize("book", BOOKS)
def test_every_fact_is_true(book: str, size: Size) -> None:
    """Of hints, and of what they would say of other moves that they considered."""
    wrong: list[str] = []
    for moment in moments(book, size(9, 420)):
        hint = hint_for(moment.view, ROLLOUTS)
        considered = [hint.move, *(other.move for other in hint.alternatives)]
        others = considered[1 : 1 + size(1, 2)]
        for fact in (hint, *(explain(moment.view, move, considered) for move in others)):
            found = [*faults(moment, fact, considered), *misread(moment, fact)]
            if found:
                wrong.append(f"{found}\n{fact}\n{moment.game.position()}")
    assert not wrong, "\n\n".join([f"{len(wrong)} wrong hints", *wrong[:3]])


def misread(moment: Moment, hint: Hint) -> Iterator[str]:
    """What the sentence about helping cards says wrong: the numbers in it, or the cards that its short list names."""
    speaker = speaker_for(moment.book)
    sentences = list(HintWords(speaker, Vocabulary(speaker.catalogue), moment.view).reasons(hint))
    told = [re.fullmatch(r"(\w+) of the (\d+) hidden cards would help(?:: (.*))?\.", text) for text in sentences]
    matches = [match for match in told if match]
    if bool(matches) != bool(hint.then_missing):
        yield f"{sentences} should tell of helping cards only if some are missing"
    for match in matches:
        count, hidden, kinds = match.groups()
        helping = moment.helping(moment.after(hint.move))
        if (0 if count == "None" else int(count), int(hidden)) != (sum(helping.values()), moment.hidden.total()):
            yield f"{match.group()} is not {helping}"
        if set(helping) != {card for word in (kinds or "").split() for card in named(moment, word.strip(","))}:
            yield f"{match.group()} does not name {sorted(helping)}"


def named(moment: Moment, word: str) -> list[str]:
    """The hidden cards that a word of a list names: `7`, `9-11`, `red`, `r7`, `W`."""
    numbered = {card: int(card[1:]) for card, count in moment.hidden.items() if count and card not in "WS"}
    if word[0].isdigit():
        first, _, last = word.partition("-")
        return [card for card, number in numbered.items() if int(first) <= number <= int(last or first)]
    if word in moment.book.material.colours:
        return [card for card in numbered if card[0] == word[0]]
    return [word]


def test_most_reasons_were_met(size: Size) -> None:
    """The games above show all common reasons, and the rare ones in many games; test_hints.py has the rarest."""
    rare = size(1, 0)
    met = {
        explain(moment.view, move, list(moves)).reason
        for book in BOOKS
        for moment in moments(book, size(8, 100))
        if (moves := moment.view.as_asked().canonical_moves(ways=1))
        for move in moves
    }
    expected = {"lay", "hit", "wait", "nearer", "draw", "pass", "useless", "spare", "dearest", "only", "tried"}
    assert met >= expected | (set() if rare else {"fits", "careful", "last", "next", "leader", "delay"})


def test_two_brute_forces_agree_on_how_near_a_hand_is(size: Size) -> None:
    """The quick one that judges hints, and the plain one that judges the engine."""
    chance = random.Random(5)
    near = [card for card in oracle.deck("ry", 2, 4, 1) if card in "WS" or int(card[1:]) <= 6]
    small = [spec for spec in oracle.all_specs(6) if declarations(spec, "ry", 6)]
    naturals: tuple[Naturals, ...] = ("none", "phase", "group")
    for _ in range(size(300, 20_000)):
        specs: list[Spec] = chance.choices(small, k=chance.choice((1, 2, 2, 3)))
        if sum(spec.size for spec in specs) > 9:
            continue
        hand, asked = chance.sample(near, chance.randint(0, 9)), chance.choice(naturals)
        reach = Reach(hand, specs, asked, "ry", 6)
        assert reach.missing == missing_cards(hand, specs, naturals=asked, colours="ry", numbers=6), (hand, specs)
        for card in set(hand) - {"W", "S"}:
            left = hand.copy()
            left.remove(card)
            if missing_cards(left, specs, naturals=asked, colours="ry", numbers=6) > reach.missing:
                assert reach.kind(card) in reach.useful, "what cannot be spared takes part"
