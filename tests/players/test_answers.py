"""Whatever a bot returns is either a move of its seat or a failure with a reason."""

from typing import Any

import pytest

from dizaine import CardView, Game, Move
from dizaine.engine.cards.state import KNOCK
from dizaine.players.answers import PlayerFailed, Reason, answer_of
from tests import own_bots


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        (own_bots.Quitting, "raised", "SystemExit: 3"),
        (own_bots.Silent, "no-move", "None"),
        (own_bots.Talking, "no-move", "'0: draw'"),
        (own_bots.Foreign, "no-move", "Stop(seat=0)"),
        (own_bots.Hollow, "no-move", "Discard(seat=0, card='the best one')"),
        (own_bots.Usurping, "refused", "1: draw"),
    ],
)
def test_failures(bot: type, reason: Reason, detail: str) -> None:
    game = Game.new("classic", players=2, seed=7)
    with pytest.raises(PlayerFailed) as caught:
        answer_of(bot(), game.view(game.asked))
    assert (caught.value.reason, caught.value.detail) == (reason, detail)


def test_an_allowed_move_passes() -> None:
    player: Any = own_bots.Same()
    for game in (Game.new("classic", players=2, seed=7), Game.new("dice", players=2, seed=7)):
        assert game.refusal(str(answer_of(player, game.view(game.asked)))) is None


def test_who_may_claim_a_discard_is_asked_as_if_first() -> None:
    class First:
        """Takes the first of its moves, which it must have."""

        def choose(self, view: CardView) -> Move:
            return view.canonical_moves()[0]

    game = Game.new("continental+knock", players=4, seed=3)
    claims = 0
    while not game.is_over and claims < 3:
        if game.state.stage == KNOCK:
            for seat in range(4):
                if game.state.knockers >> seat & 1 and seat != game.asked:
                    assert answer_of(First(), game.view(seat)).seat == seat
                    claims += 1
        game.apply(game.canonical_moves()[-1])
    assert claims
