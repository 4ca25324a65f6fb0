"""Small games that exercise every part of the solver, as books and for the oracle."""

from dizaine.rulebooks.dice import DiceBook, DieKind
from dizaine.rulebooks.grammar import parse_phase
from tests.oracle.dice_solitaire import Game

COLOURS = {"R": "red", "O": "orange", "B": "blue"}

Kinds = dict[str, tuple[list[int], list[str]]]
"""Kinds of dice: the numbers of their faces (0 for a W), and for each die the colours of its faces."""


def book_of(
    kinds: Kinds,
    phases: list[str],
    *,
    rolls: int = 3,
    half: tuple[int, int] = (0, 0),
    failure_cost: int = 2,
    players: int = 1,
) -> DiceBook:
    """A book; `half` is the phase of the bonus and the total that must be passed."""
    book = DiceBook(
        id="small",
        title="Small",
        source="a test",
        colours=tuple(COLOURS.values()),
        kinds=tuple(
            DieKind(name, tuple(faces), tuple(tuple(COLOURS[letter] for letter in die) for die in dice))
            for name, (faces, dice) in kinds.items()
        ),
        phases=tuple(parse_phase(text, number) for number, text in enumerate(phases, 1)),
        least_players=1,
        most_players=players,
        rolls=rolls,
        half_phase=half[0],
        half_over=half[1],
        half_bonus=7,
        finish_bonus=9,
        failure_cost=failure_cost,
    )
    return DiceBook.from_json(book.to_json())  # this checks it


def game_of(book: DiceBook) -> Game:
    """The same game for the oracle."""
    return Game(
        dice=[[(face.number, face.colour) for face in die] for die in book.dice],
        phases=[
            [("colour" if group.shape == "collection" else group.shape, group.size) for group in phase.groups]
            for phase in book.phases
        ],
        rolls=book.rolls,
        half_phase=book.half_phase,
        half_over=book.half_over,
        half_bonus=book.half_bonus,
        finish_bonus=book.finish_bonus,
        failure_cost=book.failure_cost,
    )


THREES: Kinds = {"high": ([3, 3, 4, 4, 5, 5], ["RRRRRR"] * 2), "low": ([1, 1, 2, 2, 0, 0], ["RRRRRR"] * 2)}
MIXED: Kinds = {
    "high": ([3, 3, 3, 4, 4, 4], ["RRRBBB", "RRBBBB", "RRRRRB"]),
    "low": ([1, 1, 1, 0, 0, 0], ["RRRBBB", "BBBRRB"]),
}
THREE_COLOURS: Kinds = {
    "high": ([2, 2, 2, 6, 6, 6], ["RRORRR", "BBBBBR", "OOOROO"]),
    "low": ([1, 1, 1, 0, 0, 0], ["OOOBBB", "RRRRRR"]),
}
"""One die that is always red, one that never is: keeps of one colour are not always best."""
ONE_OF_EACH: Kinds = {
    "a": ([1, 1, 2, 2, 3, 3], ["RRRRRR"] * 2),
    "b": ([2, 2, 2, 4, 4, 0], ["RRRRRR"]),
    "c": ([3, 3, 3, 4, 4, 4], ["RRRRRR"] * 2),
}

GAMES = {
    "bonus": book_of(THREES, ["set of 2", "run of 3", "set of 3", "set of 2 + set of 2"], half=(3, 21)),
    "bonus-last": book_of(THREES, ["run of 3", "set of 3"], half=(2, 18)),
    "no-decision": book_of(THREES, ["set of 2", "run of 3"], rolls=1, half=(1, 7)),
    "four-rolls": book_of(THREES, ["set of 3", "run of 4"], rolls=4),
    "three-kinds": book_of(ONE_OF_EACH, ["set of 2 + run of 3", "run of 4", "set of 3"], half=(1, 14)),
    "colour": book_of(MIXED, ["4 of one colour", "set of 2 + set of 3"], half=(1, 12)),
    "colour-last": book_of(MIXED, ["set of 3", "4 of one colour"], half=(1, 9)),
    "colour-hedge": book_of(THREE_COLOURS, ["3 of one colour"]),
    "colour-pair": book_of(THREE_COLOURS, ["2 of one colour", "set of 2"]),
}
