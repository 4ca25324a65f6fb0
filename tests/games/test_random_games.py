"""Random games of every edition with every variant, for 2 to 6 players, come to an end."""

from collections.abc import Callable

import pytest

from dizaine.engine.limits import NOBODY
from dizaine.rulebooks import VARIANTS, editions, load
from tests.card_count import cards_in_play, hands_are_counted, whole_deck
from tests.games.books import BOOKS, SAMPLE
from tests.games.random_game import RandomGame

PLAYERS = range(2, 7)
MOST_ROUNDS = 2000


def share(games: int) -> int:
    """The games of each book: a share of all games. The books take turns with the numbers of players."""
    return -(-games // len(SAMPLE))


def check_round(game: RandomGame, deck: object) -> None:
    """No card is lost or doubled (T1); the round was won by an empty hand (S1) or ended by the limit alone (T11)."""
    state = game.state
    assert cards_in_play(state) == deck
    assert hands_are_counted(game.rules, state)
    if state.winner == NOBODY:
        assert all(size > 0 or not state.active >> seat & 1 for seat, size in enumerate(state.hand_size))
    else:
        assert state.hand_size[state.winner] == 0


@pytest.mark.rule("T11", "S1", "S4")
@pytest.mark.parametrize("name", SAMPLE)
def test_random_games_end(name: str, size: Callable[[int, int], int]) -> None:
    book = load(name)
    deck = whole_deck(book)
    first = SAMPLE.index(name)
    for number in range(first, first + size(share(len(SAMPLE)), share(10_000))):
        game = RandomGame(book, PLAYERS[number % len(PLAYERS)], seed=number)
        limit = book.turn.limit * game.state.players
        while not game.is_over:
            sitting = game.state.active.bit_count()
            assert game.step() == 0, f"{name}, seed {number}: a canonical move was refused: {game.move}"
            assert game.state.turns <= limit
            if game.round_is_over:
                check_round(game, deck)
                if game.state.winner == NOBODY:
                    assert game.state.turns == book.turn.limit * sitting
                assert game.state.round < MOST_ROUNDS
        assert game.state.winners


def test_every_edition_is_played_with_every_variant() -> None:
    for edition in editions:
        names = {part.partition("=")[0] for book in BOOKS if book.split("+")[0] == edition for part in book.split("+")}
        changeless = {name for name in VARIANTS if name not in names}
        for name in changeless:
            same = load(f"{edition}+{name}").fingerprint == load(edition).fingerprint
            assert same, f"{name} changes {edition}, but no book in tests/games/books.py has it"
