"""The command `dizaine judge`: is this allowed? What is not said on the command line is asked for, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from dizaine.faces.complaints import Complaint, printable
from dizaine.judging.answers import AskedFact, FactOption, Judgement
from dizaine.judging.asking import words_of_fact
from dizaine.judging.kinds import TOPICS, AnyQuestion, bad_fact_text, judge
from dizaine.judging.verdicts import BadFact
from dizaine.rulebooks.library import Book, load_any
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import page_width, paragraph
from dizaine.words.terms import colour_name

YES: Final = 0
NO: Final = 1

_CARDS: Final = ("cards", "card", "dice")
"""The facts that the cards on the command line can be."""
_INDENT: Final = 5


class _Unanswered(Exception):
    """Nobody is there to answer a question."""


def run(
    catalogue: Catalogue,
    edition: str,
    cards: str | None,
    *,
    about: str | None,
    phase: str | None,
    facts: Sequence[str],
) -> int:
    """Run the command; returns the exit code: 0 for yes, 1 for no."""
    return _Arbiter(catalogue, load_any(edition)).answer(cards, about, phase, facts)


class _Arbiter:
    """One question: the facts so far, and the person who is asked for the rest."""

    def __init__(self, catalogue: Catalogue, book: Book) -> None:
        self.catalogue = catalogue
        self.book = book
        self.topics = TOPICS[book.kind]
        self.about = ""
        self.facts: dict[str, str] = {}
        self.typed: set[str] = set()
        """The facts that the person typed when asked; those can be corrected."""

    def answer(self, cards: str | None, about: str | None, phase: str | None, facts: Sequence[str]) -> int:
        """Find the answer, and print it."""
        self._read_about(about, given=bool(cards or phase or facts))
        self._read_facts(cards, phase, facts)
        try:
            while True:
                answer = self._judged()
                if answer is not None and answer.allowed is not None:
                    self._show(answer)
                    return YES if answer.allowed else NO
                if answer is not None:
                    self._ask(answer.missing[0])
        except _Unanswered as error:
            raise Complaint("judge-error-unanswered", ask=str(error)) from None

    def _read_about(self, about: str | None, *, given: bool) -> None:
        if about is None and given:
            about = next(iter(self.topics))
        if about is not None and about not in self.topics:
            names = ", ".join(self.topics)
            raise Complaint("judge-error-no-question", text=about, known=self.topics, names=names)
        self.about = about or ""

    def _read_facts(self, cards: str | None, phase: str | None, facts: Sequence[str]) -> None:
        if not self.about:
            return
        fields = self.topics[self.about].__struct_fields__
        said = [fact.partition("=")[::2] for fact in facts]
        if phase is not None:
            said.append(("phase", phase))
        if cards is not None:
            said.append((next((name for name in _CARDS if name in fields), "cards"), cards))
        for name, value in said:
            if name not in fields:
                raise Complaint("judge-error-no-fact", text=name, known=fields, names=", ".join(fields))
            self._check(name, value)
            self.facts[name] = value

    def _check(self, name: str, value: str) -> None:
        """Refuse a value that the field cannot have, with those that it can."""
        try:
            self._question({name: value})
        except msgspec.ValidationError:
            words = words_of_fact(self.topics[self.about], name)
            if words:
                raise Complaint(
                    "judge-error-word", field=name, text=value, known=words, words=", ".join(words)
                ) from None
            raise Complaint("judge-error-value", field=name, text=value) from None

    def _question(self, facts: dict[str, str]) -> AnyQuestion:
        kind = self.topics[self.about]
        return msgspec.convert(facts | {"about": self.about}, kind, strict=False)

    def _judged(self) -> Judgement | None:
        """The answer to the facts so far; None if a fact was wrong and has to be typed again."""
        try:
            return judge(self.book, self._question(self.facts) if self.about else None, self.catalogue)
        except BadFact as error:
            text = bad_fact_text(self.catalogue, error)
            if error.field not in self.typed:
                raise Complaint("judge-error-fact", field=error.field, detail=text) from None
            self._say(text)
            self.typed.discard(error.field)
            del self.facts[error.field]
            return None

    def _ask(self, ask: AskedFact) -> None:
        """AskedFact the person for a fact until the answer can be read."""
        self._say(ask.text)
        if ask.kind != "cards":
            for label, option in zip(_labels(ask), ask.options, strict=True):
                self._say(_without_number(ask, option), label=f"{label:>4}")
        self._hint(ask)
        while not self._take(ask, self._heard(ask)):
            pass

    def _heard(self, ask: AskedFact) -> str:
        try:
            return input(f"{self.catalogue.text('judge-prompt')} ").strip()
        except EOFError:
            print()
            raise _Unanswered(ask.text) from None

    def _take(self, ask: AskedFact, text: str) -> bool:
        """Take an answer, if it can be read."""
        value = text
        if ask.kind in ("choice", "number"):
            known = {option.value.casefold(): option.value for option in ask.options}
            known |= {option.text.casefold(): option.value for option in ask.options}
            known |= dict(zip(_labels(ask), (option.value for option in ask.options), strict=True))
            value = known.get(text.casefold(), "")
        if not value:
            self._hint(ask)
            return False
        if ask.fact == "about":
            self.about = value
        else:
            self._check(ask.fact, value)
            self.facts[ask.fact] = value
            self.typed.add(ask.fact)
        return True

    def _hint(self, ask: AskedFact) -> None:
        """Say how to write the answer."""
        if ask.kind == "cards":
            self._say(self.catalogue.text("judge-hint-dice" if ask.fact == "dice" else "judge-hint-cards"))
            colours = [f"{name[0]} {colour_name(self.catalogue, name)}" for name in self.book.colours]
            self._say(self.catalogue.text("judge-hint-colours", colours=", ".join(colours)))
        elif ask.kind == "numbers":
            self._say(self.catalogue.text("judge-hint-numbers"))
        else:
            self._say(self.catalogue.text("judge-hint-choice", options=", ".join(_labels(ask))))

    def _show(self, answer: Judgement) -> None:
        """Print the answer: yes or no with a sentence, then the rule."""
        text = self.catalogue.text("judge-answer-yes" if answer.allowed else "judge-answer-no")
        self._say(f"{text} {answer.text}")
        if answer.groups:
            groups = " + ".join(" ".join(group) for group in answer.groups)
            self._say(self.catalogue.text("judge-as-laid", groups=groups))
        message = "judge-answer-law" if answer.law else "judge-answer-rule"
        self._say(self.catalogue.text(message, rule=answer.rule, law=answer.law))

    def _say(self, text: str, label: str = "") -> None:
        for line in paragraph(text, page_width(), label=label, indent=_INDENT if label else 0):
            print(printable(line))


def _labels(ask: AskedFact) -> list[str]:
    """What to type for each option: its number in the list, or the number that it is."""
    return [option.value if ask.kind == "number" else str(number) for number, option in enumerate(ask.options, 1)]


def _without_number(ask: AskedFact, option: FactOption) -> str:
    """The text of an option beside its label."""
    return option.text.removeprefix(f"{option.value} · ") if ask.kind == "number" else option.text
