"""The policies of the card players: they know no more than their seat, and play every book to the end."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from dizaine import Game, SeededChance
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.moves import Skip
from dizaine.engine.cards.position_check import all_cards
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import DRAW, KNOCK, PLAY, State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.imagination import imagine
from dizaine.players.cards.outlook import count_unseen
from dizaine.players.cards.player_memory import PlayerMemory, new_memory
from dizaine.players.cards.players import PolicyPlayer
from dizaine.players.cards.policies import choose_by
from dizaine.players.cards.public_history import clear_history, note_move, read_history
from dizaine.players.registry import listed
from dizaine.rulebooks import editions
from dizaine.views.cards.determinise import determinise
from dizaine.views.cards.redact import redact
from tests.engine.setup import position
from tests.games.books import SAMPLE

Size = Callable[[int, int], int]

ROLLOUTS = 6
"""Rollouts for each decision of an expert: enough to reach all of its code paths."""


def moments(book: str, seed: int, count: int) -> Iterator[Game]:
    """A game at some of its decisions; careful players get further than random ones."""
    chance = random.Random(seed)
    game = Game.new(book, players=2 + seed % 3, seed=seed)
    player = PolicyPlayer("steady")
    for _ in range(count):
        for _ in range(chance.randrange(1, 25)):
            if game.is_over:
                return
            moves = game.canonical_moves()
            game.apply(player.choose(game.card_view(game.asked)) if chance.random() < 0.9 else chance.choice(moves))
        if not game.is_over:
            yield game


POLICIES = {name: player.policy for name, player in listed("cards").items() if player.policy is not None}
"""The players that are rule functions. Others get nothing but a view."""


def chosen(policy: str, game: Game, state: State, memory: PlayerMemory) -> int:
    """The choice of a policy in a state, always with the same random numbers."""
    dice = Generator()
    seed_generator(dice, 5, 7)
    return choose_by(
        POLICIES[policy],
        tables(game.rulebook),
        state,
        Workspace(),
        MoveRow(),
        EventRows(),
        dice,
        duplicate(memory),
        State(),
        State(),
    )


@pytest.mark.parametrize("book", SAMPLE)
def test_twin_states_get_the_same_choice(book: str, size: Size) -> None:
    """Hidden cards are redealt or masked: a policy that reads one of them sooner or later chooses differently."""
    twins = 0
    for seed in range(size(1, 12)):
        for game in moments(book, seed, 2):
            seat, chance = game.asked, SeededChance(seed)
            view = game.card_view(seat)
            memory = new_memory(game.rulebook, ROLLOUTS)
            read_history(view, memory)
            others = [determinise(view, chance) for _ in range(2)] + [redact(view.rules, game.state, seat)]
            twins += sum(other != game.state for other in others)
            for policy in POLICIES:
                choice = chosen(policy, game, game.state, memory)
                assert all(chosen(policy, game, other, memory) == choice for other in others), policy
    assert twins


@pytest.mark.parametrize("book", SAMPLE)
def test_every_choice_is_allowed(book: str, size: Size) -> None:
    """Complete games of all kinds of players, and some rounds of experts, which are slow.

    In `make test` the games with variants end after some rounds.
    """
    most = 100_000 if book in editions else size(160, 100_000)
    for seed in range(size(1, 10)):
        names = sorted(set(POLICIES) - {"expert"})
        random.Random(seed + len(book)).shuffle(names)
        players = [PolicyPlayer(name) for name in names[: 3 + seed % 4]]
        game = Game.new(book, players=len(players), seed=seed)
        for _ in range(most):
            if game.is_over:
                break
            game.apply(players[game.asked].choose(game.card_view(game.asked)))
        assert game.is_over or most < 100_000
        game = Game.new(book, players=2, seed=seed)
        for _ in range(size(3, 300)):
            if game.is_over:
                break
            game.apply(PolicyPlayer("expert", rollouts=ROLLOUTS).choose(game.card_view(game.asked)))


@pytest.mark.parametrize("name", ["greedy", "steady"])
@pytest.mark.parametrize("laid", [False, True])
def test_a_skip_among_equals_does_not_depend_on_the_numbers_of_the_seats(name: str, laid: bool) -> None:
    """Rotating the table by a seat rotates the choice by a seat, so that no seat number has an advantage."""
    chosen = set[int]()
    for seat in range(4):
        others = [(seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4]
        hands: list[str | int] = [10] * 4
        hands[seat] = "r5 y6 r8 y9 g1 b2 b3 b10 r12 y4 S"
        sets = zip(others, ("set 7 = r7 y7 g7", "set 11 = r11 y11 g11", "set 12 = y12 g12 b12"), strict=True)
        groups = [f"{other}: {meld}" for other, meld in sets for _ in range(2)] if laid else []
        game = position("continental", hands, seat=seat, groups=groups)
        move = PolicyPlayer(name).choose(game.card_view(seat))
        assert isinstance(move, Skip)
        assert move.target is not None
        chosen.add((move.target - seat) % 4)
    assert len(chosen) == 1


@pytest.mark.rule("V3")
def test_every_player_who_may_knock_gets_an_answer() -> None:
    """Several may claim at once, and each may be asked first."""
    asked: Counter[int] = Counter()
    for seed in range(6):
        game = Game.new("continental+knock", players=4, seed=seed)
        for _ in range(60):
            for seat in range(4):
                if seat != game.asked and game.refusal(f"{seat}: pass") is None:
                    move = PolicyPlayer("steady").choose(game.card_view(seat))
                    assert game.refusal(move) is None
                    assert move.seat == seat
                    asked[seat] += 1
            game.apply(PolicyPlayer("steady").choose(game.card_view(game.asked)))
    assert len(asked) == 4


@pytest.mark.parametrize("book", SAMPLE)
def test_memory_from_the_history_equals_memory_noted_move_by_move(book: str, size: Size) -> None:
    for seed in range(size(1, 10)):
        chance, noted, recalled = random.Random(seed), PlayerMemory(), PlayerMemory()
        game = Game.new(book, players=3, seed=seed)
        clear_history(noted, 0)
        for _ in range(80):
            if game.is_over:
                break
            view = game.card_view(game.asked)
            move = PolicyPlayer("greedy").choose(view) if chance.random() < 0.8 else chance.choice(view.moves)
            note_move(noted, game.state, to_row(tables(game.rulebook), move))
            number = game.state.round
            game.apply(move)
            if game.state.round == number and game.state.stage in (DRAW, PLAY, KNOCK):
                read_history(game.card_view(chance.randrange(3)), recalled)
                assert (recalled.thrown, recalled.refused) == (noted.thrown, noted.refused)


@pytest.mark.parametrize("book", SAMPLE)
def test_imagined_deals_agree_with_what_the_seat_knows(book: str, size: Size) -> None:
    """Every card occurs once, known cards stay in place, and the counted unseen cards are those of the view."""
    for seed in range(size(1, 10)):
        for game in moments(book, seed, 2):
            rules, seat, memory, dice, target = (
                tables(game.rulebook),
                game.asked,
                new_memory(game.rulebook),
                Generator(),
                State(),
            )
            view = game.card_view(seat)
            read_history(view, memory)
            count_unseen(rules, game.state, seat, memory)
            assert {kind: count for kind, count in enumerate(memory.unseen) if count} == dict(view.unseen)
            seed_generator(dice, seed, 1)
            before = duplicate(game.state)
            for _ in range(5):
                imagine(rules, game.state, seat, Workspace(), memory, dice, target)
                assert all_cards(target) == all_cards(game.state)
                assert redact(rules, target, seat) == redact(rules, game.state, seat)
                assert all(
                    target.hand[player][: target.hand_size[player]]
                    == sorted(target.hand[player][: target.hand_size[player]])
                    for player in range(target.players)
                )
            assert game.state == before


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(ValueError, match="no player is called 'clever'; there are random, easy"):
        PolicyPlayer("clever")
