"""The history of a game: only public facts while it is being played, and every hand once it is over."""

import pytest

from dizaine import Game
from dizaine.afterwards.replay import replayed_round, scores_of
from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.events import CardDrawn, HandScored, PhaseLaid, RoundEnded
from dizaine.engine.dice.events import DiceTurnStarted, PhaseMade
from dizaine.table.game_views import CardsView, DiceView
from dizaine.table.refused import CommandRefused
from tests.table.greedy import greedy_move
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import match_of, open_table, play, started_table


def played_cards(edition: str = "express+phases=3", players: int = 3, seed: int = 5) -> Game:
    game = Game.new(edition, players=players, seed=seed)
    while not game.is_over:
        move = greedy_move(game.view(game.asked))
        game.apply(str(move))
    return game


def played_dice(players: int) -> Game:
    game = Game.new("dice", players=players, seed=2)
    while not game.is_over:
        game.apply(str(greedy_move(game.view(game.asked))))
    return game


def test_every_round_of_a_card_game_has_its_scores() -> None:
    game = played_cards()
    told = scores_of(game.record())
    ends = [event for event in game.history if isinstance(event, RoundEnded)]
    scored = [event for event in game.history if isinstance(event, HandScored)]
    assert [scores.winner for scores in told.rounds] == [-1 if end.winner is None else end.winner for end in ends]
    assert [score.points for scores in told.rounds for score in scores.scores] == [event.points for event in scored]
    last = {score.seat: score.score for scores in told.rounds for score in scores.scores}
    assert last == dict(enumerate(game.state.score[:3])), "a deciding round is not for all"
    assert [score.cards for score in told.rounds[0].scores] == [[str(card) for card in one.cards] for one in scored[:3]]
    for seat, counts in enumerate(told.statistics):
        assert counts.drawn == sum(isinstance(one, CardDrawn) and one.seat == seat for one in game.history)
        assert counts.phases == sum(isinstance(one, PhaseLaid) and one.seat == seat for one in game.history)
    assert sum(counts.rounds_won for counts in told.statistics) == len([end for end in ends if end.winner is not None])


@pytest.mark.parametrize("players", [1, 3])
def test_the_totals_of_dice_grow_round_by_round(players: int) -> None:
    game = played_dice(players)
    told = scores_of(game.record())
    rounds = {event.round for event in game.history if isinstance(event, DiceTurnStarted)}
    assert [scores.round for scores in told.rounds] == sorted(rounds)
    assert [score.score for score in told.rounds[-1].scores] == list(game.state.total[:players])
    for seat in range(players):
        assert sum(scores.scores[seat].points for scores in told.rounds) == game.state.total[seat]
        made = [one.phase for one in game.history if isinstance(one, PhaseMade) and one.seat == seat]
        assert len(made) == told.statistics[seat].phases


def test_an_unfinished_game_reveals_nothing_hidden() -> None:
    """No score shows a card from a current hand, unless an equal card was in a hand that was counted."""
    game = played_cards()
    record = game.record().splitlines()
    first = next(number for number, line in enumerate(record) if line.startswith("deal"))
    told = scores_of("\n".join(record[: first + 4]) + "\n")
    assert told.rounds == []


def test_the_replay_shows_each_move_with_every_hand() -> None:
    game = played_cards()
    record = game.record()
    first = replayed_round(record, 1)
    assert first is not None
    again = Game.new("express+phases=3", players=3, seed=5)
    assert first.steps[0].move == ""
    for step in first.steps[:-1]:
        if step.move:
            again.apply(step.move)
        assert isinstance(step.view, CardsView)
        hands = [
            [str(Card(card)) for card in again.state.hand[seat][: again.state.hand_size[seat]]] for seat in range(3)
        ]
        assert step.view.hands == hands
        assert step.view.moves == []
        assert "?" not in str(step.events)
    moves = [step.move for number in range(1, first.rounds + 1) for step in round_steps(record, number) if step.move]
    assert list(dict.fromkeys(moves)) == list(dict.fromkeys(line for line in game.inputs if line[0].isdigit()))


def round_steps(record: str, number: int) -> list:  # type: ignore[type-arg]
    replayed = replayed_round(record, number)
    assert replayed is not None
    return replayed.steps


def test_there_is_no_round_beyond_the_last() -> None:
    record = played_cards().record()
    first = replayed_round(record, 1)
    assert first is not None
    assert replayed_round(record, first.rounds + 1) is None
    assert replayed_round(record, 0) is None


def test_dice_are_replayed_too() -> None:
    record = played_dice(2).record()
    replayed = replayed_round(record, 2)
    assert replayed is not None
    assert all(isinstance(step.view, DiceView) for step in replayed.steps)


async def test_a_table_gives_its_record() -> None:
    table = await open_table(MemoryStore())
    with pytest.raises(CommandRefused, match="not-started"):
        await table.record_so_far()
    table = await started_table(MemoryStore())
    await play(table)
    assert scores_of(await table.record_so_far()).rounds
    assert await table.asked_view() is None
    assert match_of(table).is_over


async def test_only_dice_that_lie_there_have_odds() -> None:
    table = await started_table(MemoryStore(), "dice", players=1)
    view = await table.asked_view()
    assert view is not None
    assert len(view.dice) == 10
    await play(table)
    assert await table.asked_view() is None
