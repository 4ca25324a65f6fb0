"""OpenSpiel's gin rummy with two random bots, in its own native loop; prints the counts as JSON.

Run in the environment of the other libraries, with the CPU-seconds to spend: `python openspiel_gin_rummy.py 1.5`.
"""

import json
import sys
import time
from typing import Any

import pyspiel  # type: ignore[import-not-found]


def main(seconds: float) -> None:
    """Play for so many CPU-seconds; decisions are counted afterwards from the histories of the states."""
    game = pyspiel.load_game("gin_rummy")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    pyspiel.evaluate_bots(game.new_initial_state(), bots, 0)
    states: list[Any] = []
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, len(states) + 1)
        states.append(state)
    decisions = sum(step.player >= 0 for state in states for step in state.full_history())  # chance is negative
    print(json.dumps({"seconds": spent, "decisions": decisions, "games": len(states)}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
