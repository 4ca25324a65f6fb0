"""Short ways to set up positions, for tests in which only some cards matter."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import pytest

from dizaine import Card, Game, Hit, IllegalMove, Lay, Rulebook, load
from dizaine.engine.cards.cards import COLOUR_NAMES, natural
from dizaine.engine.cards.events import GroupHit, PhaseLaid
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.positions import table_meld
from dizaine.engine.cards.state import PLACE_GROUP, PLACE_NUMBER
from dizaine.engine.dialect import duplicate

Phases = int | str | Sequence[int | str]


def position(
    edition: str | Path | Rulebook,
    hands: Sequence[str | int],
    *,
    phases: Phases = 1,
    groups: Sequence[str] = (),
    discard: str = "",
    top_of_draw: str = "",
    rest: Literal["draw", "discard"] = "draw",
    stage: str = "play",
    seat: int = 0,
    dealer: int | None = None,
    round: int = 1,
    turns: int = 0,
    facts: Mapping[int, str] | None = None,
    lines: Iterable[str] = (),
    seed: int = 2,
) -> Game:
    """A game set up in the middle of a round, by default right after the draw of seat 0.

    - `hands`: the cards of each player; a number deals so many cards that do not matter, "" is an empty hand.
    - `phases`: the current phase of each player, or of all; in a fixed order the earlier ones count as done.
    - `groups`: `"1: set 7 = r7 y7 W"` lies in front of seat 1, whose current phase then counts as laid.
    - `discard`: from the bottom to the top. `top_of_draw`: in the order in which they will be drawn.
    - `rest`: the pile that gets all other cards at its bottom, wilds and skips lowest.
    - `dealer`: by default the player before `seat`.
    - `facts`: more about players, `{1: "score 40; skipped skip"}`.
    - `lines`: more about the game, `["duty r7"]`.
    """
    book = edition if isinstance(edition, Rulebook) else load(edition)
    players = len(hands)
    more = {number: fact for number, fact in (facts or {}).items() if fact}
    named = [cards for cards in hands if isinstance(cards, str)] + [discard, top_of_draw]
    named += [group.partition("=")[2] for group in groups]
    named += ["S" for fact in more.values() if "skipped skip" in fact]
    unnamed = _deck(book)
    unnamed.subtract(card for text in named for card in text.split())
    full_hands = [cards if isinstance(cards, str) else _some_cards(unnamed, cards) for cards in hands]
    pile = list((+unnamed).elements())
    drawn_last_first = top_of_draw.split()[::-1]
    draw = [*pile, *drawn_last_first] if rest == "draw" else drawn_last_first
    discarded = discard.split() if rest == "draw" else [*pile, *discard.split()]
    text = [f"rulebook {book.to_json()}", f"players {players}", f"stage {stage}", f"seat {seat}"]
    text += [
        f"dealer {(seat - 1) % players if dealer is None else dealer}",
        f"round {round}",
        f"turns {turns}",
    ]
    owners = {int(group.partition(":")[0]) for group in groups}
    for number, cards in enumerate(full_hands):
        phase = phases if isinstance(phases, int | str) else phases[number]
        progress = _progress(book, phase, more.get(number, ""), laid=number in owners)
        text.append("; ".join([f"player {number}", *progress, f"hand {cards or '-'}"]))
    text += [f"draw {' '.join(draw) or '-'}", f"discard {' '.join(discarded) or '-'}", *lines]
    for number, group in enumerate(groups):
        owner, _, meld = group.partition(":")
        text.append(f"group {number} of {owner.strip()}: {meld}")
    return Game.from_position("\n".join(text), seed=seed)


def refusal_of(game: Game, move: str) -> str:
    """Why a move is refused, `"lay-first (H1)"`, or "" if it is allowed. A refusal must change nothing."""
    refusal = game.refusal(move)
    if refusal is None:
        return ""
    before, record, history = duplicate(game.state), game.record(), game.history
    with pytest.raises(IllegalMove) as caught:
        game.apply(move)
    assert caught.value.refusal == refusal
    assert game.state == before, "a refused move changed the state"
    assert (game.record(), game.history) == (record, history), "a refused move left a trace"
    return str(refusal)


def lay(game: Game, phase: str) -> None:
    """Lay a phase, `"2: set 7 = … + run 3 = …"`, and see it happen: the event, the table, the hand."""
    seat, before = game.asked, table(game)
    held = Counter(hand(game, seat).split())
    groups = [str(meld) for meld in Lay.of(seat, 0, map(Meld.from_text, phase.partition(":")[2].split("+"))).melds]
    (event,) = game.apply(f"lay {phase}")
    assert isinstance(event, PhaseLaid)
    number = int(phase.partition(":")[0])
    assert (event.seat, event.phase, event.first_group) == (seat, number, len(before))
    assert [str(meld) for meld in event.melds] == groups
    assert table(game) == before + [f"{seat}: {group}" for group in groups]
    assert Counter(hand(game, seat).split()) == held - Counter(cards_in(phase).split())
    assert game.rules.phase_number[game.state.laid[seat] - 1] == number


def hit(game: Game, text: str, becomes: str) -> None:
    """Hit, `"W on 0 low"`, and see it happen: the event, the group as it `becomes`, the hand."""
    seat, before = game.asked, table(game)
    held = Counter(hand(game, seat).split())
    move = game.parse(f"hit {text}")
    assert isinstance(move, Hit)
    (event,) = game.apply(move)
    assert isinstance(event, GroupHit)
    assert (event.seat, event.group, event.cards) == (seat, move.group, move.cards)
    owner, _, was = before[move.group].partition(":")
    added = Counter(Meld.from_text(becomes).places) - Counter(Meld.from_text(was).places)
    assert sorted(added.elements()) == [(event.number, card) for card in move.cards]
    before[move.group] = f"{owner}: {becomes}"
    assert table(game) == before
    assert Counter(hand(game, seat).split()) == held - Counter(map(str, move.cards))


def write_book(folder: Path, text: str, name: str = "own.toml") -> Rulebook:
    """A custom book, written to a file and loaded from there."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return load(path)


def cards_in(phase: str) -> str:
    """The cards of all groups in the text of a lay."""
    return " ".join(group.partition("=")[2].strip() for group in phase.split("+"))


def hand(game: Game, seat: int) -> str:
    """The cards of a player, in the engine's order (red yellow green blue orange, then W, then S)."""
    return _text(game.state.hand[seat][: game.state.hand_size[seat]])


def discards(game: Game) -> str:
    """The discard pile from the bottom to the top."""
    return _text(game.state.discard[: game.state.discard_size])


def draw_pile(game: Game) -> str:
    """The draw pile from the bottom to the top."""
    return _text(game.state.draw[: game.state.draw_size])


def table(game: Game) -> list[str]:
    """The groups on the table in their order, each as `"0: set 7 = r7 y7 W"` with its owner."""
    state = game.state
    melds = [table_meld(state, group) for group in range(state.groups)]
    places = [(group, number, card) for group, meld in enumerate(melds) for number, card in meld.places]
    assert sorted(places) == [
        (place // PLACE_GROUP, place % PLACE_GROUP // PLACE_NUMBER, place % PLACE_NUMBER)
        for place in state.table[: state.table_size]
    ], "a card on the table does not stand for what its group says"
    return [f"{owner}: {meld}" for owner, meld in zip(state.group_owner, melds, strict=False)]


def _deck(book: Rulebook) -> Counter[str]:
    """Every card of a book, skips and wilds first so that they end up at the bottom of a pile."""
    material = book.material
    deck = Counter({"S": material.skips, "W": material.wilds})
    for colour in sorted(map(COLOUR_NAMES.index, material.colours)):
        for number in range(1, material.numbers + 1):
            deck[str(Card(natural(colour, number)))] = material.copies
    return deck


def _some_cards(unnamed: Counter[str], count: int) -> str:
    """Take arbitrary numbered cards out of the remaining ones."""
    cards = [card for card in unnamed.elements() if card not in ("S", "W")][:count]
    unnamed.subtract(cards)
    return " ".join(cards)


def _progress(book: Rulebook, phase: int | str, stated: str, *, laid: bool) -> list[str]:
    """The line of a player: what the test states, and defaults for the rest."""
    words = {fact.split()[0] for fact in stated.split(";") if fact.strip()}
    facts = [] if "phase" in words else [f"phase {phase}"]
    if "done" not in words and book.phases.order == "fixed":
        play = list(book.phases.play)
        done = play if phase == "end" else play[: play.index(int(phase))]
        facts += [f"done {' '.join(map(str, done))}"] if done else []
    facts += [stated] if stated else []
    return [*facts, f"laid {phase} 1"] if laid and "laid" not in words else facts


def _text(cards: Iterable[int]) -> str:
    return " ".join(str(Card(card)) for card in cards)
