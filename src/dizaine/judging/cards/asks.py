"""Asks for the facts of questions about a card game."""

from __future__ import annotations

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.compiled_rules import Rules, tables
from dizaine.engine.limits import HAND, PLAYERS
from dizaine.engine.shapes import width_of
from dizaine.judging.answers import AskedFact, FactOption
from dizaine.judging.asking import ask_choice, ask_phase, ask_text, words_of_fact
from dizaine.judging.cards.groups import shape_name, shapes_of
from dizaine.judging.cards.questions import CardQuestion, Hit, Out
from dizaine.judging.cards.turn_rulings import possible_groups
from dizaine.rulebooks import Rulebook
from dizaine.words.cards.terms import card_name
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name

_MOST_CARDS = {"card": 1, "group": HAND, "hand": HAND - 1, "table": 4 * HAND}


def ask_card_fact(catalogue: Catalogue, book: Rulebook, question: CardQuestion, fact: str) -> AskedFact:
    """A fact of a question as a question to the person."""
    about, rules = _about(question), tables(book)
    if fact == "phase":
        return ask_phase(catalogue, book, about, fact)
    if fact == "cards" or fact in _MOST_CARDS:
        return _ask_cards(catalogue, rules, question, about, fact)
    if fact == "points":
        text = ask_text(catalogue, _ending(rules), fact)
        return AskedFact(fact=fact, kind="numbers", text=text, most=PLAYERS)
    melds = possible_groups(rules, question) if isinstance(question, Hit | Out) and question.group else []
    if fact == "shape":
        return ask_choice(catalogue, about, fact, dict.fromkeys(shape_name(meld.shape) for meld in melds))
    if fact == "number":
        numbers = [
            FactOption(value=str(number), text=str(number)) for number in sorted({meld.number for meld in melds})
        ]
        return AskedFact(fact=fact, kind="number", text=ask_text(catalogue, about, fact), options=numbers)
    if fact == "colour":
        named = {meld.colour_name for meld in melds}
        colours = [FactOption(value=name, text=colour_name(catalogue, name)) for name in book.colours if name in named]
        return AskedFact(fact=fact, kind="choice", text=ask_text(catalogue, about, fact), options=colours)
    return ask_choice(
        catalogue, about, fact, (word for word in words_of_fact(type(question), fact) if word != "nobody")
    )


def _about(question: CardQuestion) -> str:
    """What a question is about; going out is a question about the move."""
    by: str | None = getattr(question, "by", None)
    return by or str(question.__struct_config__.tag)


def _ask_cards(catalogue: Catalogue, rules: Rules, question: CardQuestion, about: str, fact: str) -> AskedFact:
    """AskedFact for cards: the options are all cards of the deck."""
    deck = [Card(kind) for kind, count in enumerate(rules.deck) if count]
    sizes: list[int] = []
    paired = any(width_of(shape) == 2 for shape in shapes_of(rules))
    most = _MOST_CARDS.get(fact, 2 if paired else 1)
    text = ask_text(catalogue, "pairs" if fact == "cards" and paired and about == "hit" else about, fact)
    if fact == "cards" and about == "lay":
        numbers, number = rules.phase_number[: rules.phase_count], getattr(question, "phase", None)
        phase = numbers.index(number) if number in numbers else 0
        most = HAND
        if number in numbers:
            sizes = list(rules.group_cards[phase][: rules.group_count[phase]])
    return AskedFact(
        fact=fact,
        kind="cards",
        text=text,
        options=[FactOption(value=str(card), text=card_name(catalogue, card)) for card in deck],
        most=most,
        groups=sizes,
        several=fact == "table",
        none=fact in ("hand", "table"),
    )


def _ending(rules: Rules) -> str:
    """What decides the game, which says whose points are asked for."""
    if rules.one_round_per_phase:
        return "rounds"
    return "before" if rules.score_before else "total"
