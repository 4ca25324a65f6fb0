"""The ruling on a roll: the dice are put on the table as in a game, and the engine scores them (D4-D6)."""

from __future__ import annotations

from collections.abc import Sequence

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.events import PhaseMade, read_events
from dizaine.engine.dice.play import perform_dice_move
from dizaine.engine.dice.positions import read_position
from dizaine.engine.dice.rows import MOVE_STOP, MoveRow
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.rows import EventRows
from dizaine.judging.dice.questions import Roll
from dizaine.judging.verdicts import BadFact, Verdict
from dizaine.rulebooks import Phase
from dizaine.rulebooks.dice import DiceBook, DieFace


def rule_on_roll(book: DiceBook, question: Roll) -> Verdict:
    """Whether the dice make the phase, and the best score."""
    phase = phase_of(book, question.phase or 0)
    shown = _shown(book, question.dice or "", coloured=has_colours(phase))
    faces = " ".join(str(face) for _, face in shown)
    position = f"players 1\nstage decide\nrolls 1\ndice {faces}\nplayer 0; phase {phase.number}"
    state, rows, stop = read_position(book, position), EventRows(), MoveRow()
    stop.kind = MOVE_STOP
    perform_dice_move(tables(book), state, Workspace(), stop, rows)
    facts = {"phase": phase.number}
    for event in read_events(book, 1, rows):
        if isinstance(event, PhaseMade):
            groups = tuple(tuple(shown[die - 1][0] for die in group.dice) for group in event.groups)
            return Verdict(True, "D6", "made", "judge-yes-made", facts | {"points": event.points}, groups)
    return Verdict(False, "D5", "not-made", "judge-no-not-made", facts)


def has_colours(phase: Phase) -> bool:
    """Whether the colours of dice matter for a phase."""
    return any(group.one_colour for group in phase.groups)


def phase_of(book: DiceBook, number: int) -> Phase:
    for phase in book.phases:
        if phase.number == number:
            return phase
    numbers = " ".join(str(phase.number) for phase in book.phases)
    raise BadFact("phase", "judge-error-phase", {"number": number, "phases": numbers})


def _shown(book: DiceBook, text: str, *, coloured: bool) -> list[tuple[str, DieFace]]:
    """For each die what the text says that it shows, and the face: the text may name them in any order."""
    words = text.replace(",", " ").replace("+", " ").split()
    if len(words) != len(book.dice):
        raise BadFact("dice", "judge-error-dice-count", {"count": len(book.dice), "given": len(words)})
    showing: list[list[DieFace | None]] = []
    for word in words:
        found = [next((face for face in die if _shows(face, word)), None) for die in book.dice]
        bare = word.isdigit() or word.upper() == "W"
        if not any(found) or (bare and coloured):
            message = "judge-error-dice-colour" if bare and any(found) else "judge-error-die"
            raise BadFact("dice", message, {"text": word[:20]})
        showing.append(found)
    words_on = _match(showing)
    if words_on is None:
        raise BadFact("dice", "judge-error-dice-together", {})
    faces = [(words[word], showing[word][die]) for die, word in enumerate(words_on)]
    return [(word, face) for word, face in faces if face is not None]


def _shows(face: DieFace, word: str) -> bool:
    shown = str(face)
    return word.lower() in (shown.lower(), shown[1:].lower())


def _match(showing: Sequence[Sequence[DieFace | None]]) -> list[int] | None:
    """The word that each die shows, if all words can be shown at once: a matching by augmenting paths."""
    word_on = [-1] * len(showing)

    def place(word: int, tried: set[int]) -> bool:
        for die, face in enumerate(showing[word]):
            if face is not None and die not in tried:
                tried.add(die)
                if word_on[die] < 0 or place(word_on[die], tried):
                    word_on[die] = word
                    return True
        return False

    return word_on if all(place(word, set()) for word in range(len(showing))) else None
