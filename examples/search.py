"""A search that never cheats: each move is tried on possible hidden hands and played out by quick bots.

python examples/search.py
"""

from statistics import mean

from dizaine import AnyPlayer, CardView, Game, Move, find_player

SAMPLES = 6


def best_move(view: CardView, helper: AnyPlayer) -> tuple[Move, float]:
    """The move after which the hand costs least at the end of the round, on average over what may be hidden."""
    worlds = [Game.imagine(view, seed=seed) for seed in range(SAMPLES)]
    values = {move: mean(outcome(world.copy(), move, helper) for world in worlds) for move in view.moves}
    best = min(values, key=lambda move: values[move])
    return best, values[best]


def outcome(game: Game, move: Move, helper: AnyPlayer) -> int:
    """The points of whoever moves, once the round is over."""
    seat, start = move.seat, game.view(None).round
    game.apply(move)
    while not game.is_over and game.view(None).round == start:
        game.apply(helper.choose(game.view(game.asked)))
    return game.view(seat).scores[seat]


def main() -> None:
    game = Game.new("express", players=2, seed=3)
    helper = find_player("greedy", "cards").make(game.rulebook)
    for _ in range(3):
        view = game.card_view(game.asked)
        move, points = best_move(view, helper)
        print(f"{game!r}: {move} ({points:.1f} points, {len(view.moves)} moves tried)")
        game.apply(move)


if __name__ == "__main__":
    main()
