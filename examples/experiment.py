"""An experiment: how many rounds does a game take if taken cards must be used, or if one goes out by discarding?

    python examples/experiment.py [games]

No guard is needed around the calls: workers never import the script that started them.
"""

import sys

from dizaine.lab import simulate

games = int(sys.argv[1]) if len(sys.argv) > 1 else 200

for edition in ("classic", "classic+use-taken", "classic+out-by-discard"):
    report = simulate(edition, bots=["greedy"], players=3, games=games, seed=1)
    rounds = report.estimate("rounds_per_game")
    print(f"{edition:32} {rounds.value:5.1f} rounds ({rounds.low:.1f} to {rounds.high:.1f})")
