"""A rulebook of your own: the classic game in four phases, with hands of seven cards.

python examples/rulebook.py
"""

import tempfile
from pathlib import Path

from dizaine import Game, RulebookError, load

BOOK = """
extends = "classic"
title = "Four by seven"

[deal]
hand = 7

[phases]
list = ["set of 3 + set of 2", "run of 5", "5 of one colour", "run of 4 + set of 2"]
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "four-by-seven.toml"
        file.write_text(BOOK, encoding="utf-8")
        book = load(file)
        for phase in book.every_phase:
            print(f"Phase {phase.number}: {phase}")
        print(*Game.new(book, players=2, seed=1).card_view(0).hand)
        file.write_text(BOOK.replace("run of 5", "run of 50"), encoding="utf-8")
        try:
            load(file)
        except RulebookError as error:
            print(error)


if __name__ == "__main__":
    main()
