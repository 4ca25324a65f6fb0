"""A round between three bots, described in sentences.

python examples/match.py [edition] [language]
"""

import sys

from dizaine import Game, Narrator, find_player

NAMES = ("Ann", "Bob", "Eve")


def main(edition: str = "classic", language: str = "en") -> None:
    game = Game.new(edition, players=len(NAMES), seed=7)
    bots = [find_player("greedy", game.rulebook.kind).make(game.rulebook) for _ in NAMES]
    narrator = Narrator(game.rulebook, NAMES, language)
    for line in narrator.tell(game.view(None).history):
        print(line)
    while not game.is_over and game.view(None).round == 1:
        view = game.view(game.asked)
        before = len(game.view(None).history)
        game.apply(bots[game.asked].choose(view))
        for line in narrator.tell(game.view(None).history[before:]):
            print(line)
    for standing in game.standings():
        print(f"{standing.place}. {NAMES[standing.seat]}: phases {standing.phases}, points {standing.score}")


if __name__ == "__main__":
    main(*sys.argv[1:])
