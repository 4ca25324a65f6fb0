"""RLCard's gin rummy with two random agents; prints the counts as JSON.

Run in the environment of the other libraries, with the CPU-seconds to spend: `python rlcard_gin_rummy.py 1.5`.
"""

import json
import sys
import time

import rlcard  # type: ignore[import-not-found]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]
from rlcard.utils import set_seed  # type: ignore[import-not-found]


def main(seconds: float) -> None:
    """Play for so many CPU-seconds; decisions are counted afterwards from the trajectories."""
    set_seed(1)
    environment = rlcard.make("gin-rummy", config={"seed": 1})
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])
    environment.run()
    games = []
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        trajectories, _ = environment.run()
        games.append(trajectories)
    # A player's trajectory is a state, an action, a state, an action, and so on to the last state.
    decisions = sum(len(trajectory) // 2 for trajectories in games for trajectory in trajectories)
    print(json.dumps({"seconds": spent, "decisions": decisions, "games": len(games)}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
