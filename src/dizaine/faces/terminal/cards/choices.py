"""The moves that are possible now: by kind, and as a short list."""

from __future__ import annotations

from collections.abc import Sequence

from dizaine.engine.cards.moves import Discard, Draw, Hit, Knock, Lay, Move, Pass, Skip, Take
from dizaine.engine.stages import Stage
from dizaine.faces.terminal.cards.move_words import hit_text, move_words
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import LETTERS, Vocabulary
from dizaine.views.cards.view import CardView


class Choices:
    """The canonical moves of the seat that is asked, sorted for a person."""

    def __init__(self, view: CardView, taking_back: str = "") -> None:
        """`taking_back` is the move that the seat may take back now, if there is one."""
        moves = view.canonical_moves()
        self.view = view
        self.taking_back = taking_back
        self.draws = [move for move in moves if isinstance(move, Draw)]
        self.takes = [move for move in moves if isinstance(move, Take)]
        self.knocks = [move for move in moves if isinstance(move, Knock)]
        self.passes = [move for move in moves if isinstance(move, Pass)]
        self.lays = sorted((move for move in moves if isinstance(move, Lay)), key=self._cost)
        self.hits = [move for move in moves if isinstance(move, Hit)]
        self.skips = [move for move in moves if isinstance(move, Skip)]
        self.discards = [move for move in moves if isinstance(move, Discard)]

    def _cost(self, lay: Lay) -> tuple[int, int]:
        """A sort key for ways to lay: fewest wilds first, then the cards that would cost most points."""
        points = self.view.rules.points
        return sum(card.is_wild for card in lay.cards), -sum(points[card] for card in lay.cards)

    @property
    def plays_cards(self) -> bool:
        """Whether cards of the hand can be played; then a number that is typed means a card."""
        return self.view.stage is Stage.PLAY

    @property
    def numbered(self) -> list[Draw | Take | Knock | Pass]:
        """The moves to choose from by number, before cards can be played."""
        return [*self.draws, *self.takes, *self.knocks, *self.passes]


def choice_lines(speaker: Speaker, vocabulary: Vocabulary, choices: Choices) -> list[tuple[str, str]]:
    """Each choice as the letter to type and what it does."""
    view = choices.view
    lines: list[tuple[str, str]] = []
    if choices.draws:
        message = "terminal-choice-draw" if view.draw_pile else "terminal-choice-draw-shuffle"
        lines.append(("draw", speaker.text(message)))
    usual: dict[str, Sequence[Move]] = {
        "take": choices.takes,
        "knock": choices.knocks,
        "pass": choices.passes,
        "lay": choices.lays,
    }
    lines += [(verb, move_words(speaker, vocabulary, view, moves[0])) for verb, moves in usual.items() if moves]
    if choices.hits:
        lines.append(("hit", speaker.text("terminal-choice-hit", hits=_hits(speaker, vocabulary, choices.hits))))
    if choices.skips:
        lines.append(("skip", _skip(speaker, choices)))
    if choices.discards:
        lines.append(("discard", speaker.text("terminal-choice-discard")))
    if choices.taking_back:
        lines.append(("undo", speaker.text("terminal-choice-undo", what=speaker.taken(choices.taking_back))))
    return [(LETTERS[verb], text) for verb, text in lines]


def _hits(speaker: Speaker, vocabulary: Vocabulary, hits: list[Hit], most: int = 6) -> str:
    told = ", ".join(hit_text(speaker, vocabulary, hit) for hit in hits[:most])
    return told if len(hits) <= most else f"{told}, ..."


def _skip(speaker: Speaker, choices: Choices) -> str:
    targets = [skip.target for skip in choices.skips if skip.target is not None]
    if not targets:
        return speaker.text("terminal-choice-skip-next")
    names = ", ".join(speaker.name(target, choices.view.seat) for target in targets)
    return speaker.text("terminal-choice-skip", count=len(targets), names=names)
