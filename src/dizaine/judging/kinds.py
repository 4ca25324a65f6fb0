"""The arbiter: a question about a game of either kind, and its answer in a language."""

from __future__ import annotations

import re
from typing import Any, Final, get_args

from dizaine.engine.cards.compiled_rules import tables
from dizaine.judging.answers import AskedFact, Judgement
from dizaine.judging.asking import ask_choice
from dizaine.judging.cards.asks import ask_card_fact
from dizaine.judging.cards.questions import AnyCardQuestion
from dizaine.judging.cards.reading import check_given
from dizaine.judging.cards.round_rulings import ROUND_RULINGS
from dizaine.judging.cards.turn_rulings import TURN_RULINGS
from dizaine.judging.dice.asks import ask_dice_fact
from dizaine.judging.dice.questions import Roll
from dizaine.judging.dice.rulings import rule_on_roll
from dizaine.judging.settling import needed
from dizaine.judging.verdicts import BadFact, Finding, Missing, Verdict
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.library import Book
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of

AnyQuestion = AnyCardQuestion | Roll
"""Everything that can be asked, as a type for decoders."""
TOPICS: Final[dict[str, dict[str, type[AnyQuestion]]]] = {
    "cards": {str(kind.__struct_config__.tag): kind for kind in get_args(AnyCardQuestion)},
    "dice": {"roll": Roll},
}
"""The questions of each kind of game, by name."""
_RULINGS: Final = TURN_RULINGS | ROUND_RULINGS


def judge(book: Book, question: AnyQuestion | None, catalogue: Catalogue) -> Judgement:
    """The answer to a question; without one, the questions to choose from. Raises `BadFact`.

    >>> from dizaine import load_any
    >>> from dizaine.judging.cards.questions import Lay
    >>> question = Lay(phase=3, cards="r4 y4 W g4 + r5 W r7 r8")
    >>> answer = judge(load_any("classic"), question, Catalogue("en"))
    >>> answer.allowed, answer.rule
    (True, 'P8')
    >>> answer = judge(load_any("classic"), Lay(phase=3), Catalogue("en"))
    >>> answer.allowed, [ask.fact for ask in answer.missing]
    (None, ['cards'])
    """
    topics = TOPICS[book.kind]
    if question is None:
        return _asking(catalogue, [ask_choice(catalogue, "game", "about", topics)])
    if type(question) not in topics.values():
        raise BadFact("about", "judge-error-about", {"known": ", ".join(topics)})
    finding = _find(book, question)
    if isinstance(finding, Missing):
        return _asking(catalogue, [_ask(catalogue, book, question, fact) for fact in finding.facts])
    return Judgement(
        allowed=finding.allowed,
        rule=finding.rule,
        code=finding.code,
        text=_first_sentence(catalogue.text(finding.message, **finding.arguments)),
        law=_law(catalogue, book, finding),
        groups=[list(group) for group in finding.groups],
        missing=[],
    )


def bad_fact_text(catalogue: Catalogue, error: BadFact) -> str:
    """What is wrong with a fact, and what to give instead."""
    return catalogue.text(error.message, **error.arguments)


def _find(book: Book, question: Any) -> Finding:
    if isinstance(book, Rulebook):
        check_given(tables(book), question)
    if facts := needed(question):
        return Missing(facts)
    if isinstance(book, Rulebook):
        return _RULINGS[type(question)](tables(book), question)
    return rule_on_roll(book, question)


def _ask(catalogue: Catalogue, book: Book, question: Any, fact: str) -> AskedFact:
    if isinstance(book, Rulebook):
        return ask_card_fact(catalogue, book, question, fact)
    return ask_dice_fact(catalogue, book, question, fact)


def _asking(catalogue: Catalogue, asks: list[AskedFact]) -> Judgement:
    text = catalogue.text("judge-asks", count=len(asks))
    return Judgement(allowed=None, rule="", code="", text=text, law="", groups=[], missing=asks)


def _first_sentence(text: str) -> str:
    """A refusal without the advice for the player that follows in further sentences."""
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


def _law(catalogue: Catalogue, book: Book, verdict: Verdict) -> str:
    """What the rule says in this game; nothing if the game does not have it."""
    clauses = [clause for clause in words_of(book).clauses(book) if clause.rule == verdict.rule]
    return " ".join(clause.words(catalogue) for clause in clauses)
