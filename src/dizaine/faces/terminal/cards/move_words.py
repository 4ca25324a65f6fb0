"""A move in words, as advice to a player."""

from __future__ import annotations

from dizaine.engine.cards.moves import Discard, Draw, Hit, Knock, Lay, Move, Skip, Take
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.views.cards.view import CardView


def move_words(speaker: Speaker, vocabulary: Vocabulary, view: CardView, move: Move) -> str:
    """A move of the view's seat in words; `Pass` and `Close` are the same to a player."""
    top = speaker.cards(view.discard_pile[-1:])
    match move:
        case Draw():
            return speaker.text("terminal-choice-draw")
        case Take():
            return speaker.text("terminal-choice-take", card=top)
        case Knock():
            return speaker.text("terminal-choice-knock", card=top)
        case Lay():
            return speaker.text("terminal-choice-lay", phase=move.phase, groups=speaker.melds(move.melds))
        case Hit():
            return speaker.text("terminal-choice-hit", hits=hit_with_group(speaker, vocabulary, view, move))
        case Discard():
            return speaker.text("terminal-option-discard", card=speaker.cards([move.card]))
        case Skip(target=int(target)):
            return speaker.text("terminal-choice-skip", count=1, names=speaker.name(target, view.seat))
        case Skip():
            return speaker.text("terminal-choice-skip-next")
        case _:
            return speaker.text("terminal-choice-pass", card=top)


def hit_text(speaker: Speaker, vocabulary: Vocabulary, hit: Hit) -> str:
    """A hit in few words, with the end of the run if a wild could go to either."""
    end = f" {vocabulary.local[hit.end]}" if hit.end else ""
    return speaker.text("terminal-hit", cards=speaker.cards(hit.cards), group=f"{speaker.label(hit.group)}{end}")


def hit_with_group(speaker: Speaker, vocabulary: Vocabulary, view: CardView, hit: Hit) -> str:
    """The same, followed by the group on the table."""
    return f"{hit_text(speaker, vocabulary, hit)} ({speaker.meld(view.groups[hit.group].meld)})"
