"""Card games in the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dizaine.engine.cards.compiled_rules import tables
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.cards.playouts import CardBench, begin_game, count_game, play_games, step_game
from dizaine.lab.cards.tally import HELD, LAID, LIMITED, OUTS, ROUNDS, TRIED, TURNS, CardTally, base_of
from dizaine.lab.kind import LabKind
from dizaine.lab.lineup import Lineup
from dizaine.lab.quantities import GAMES_WON, Quantities, Quantity, Spread
from dizaine.lab.results import Results
from dizaine.lab.tally import DECISIONS, POINTS, SHARED, WINS
from dizaine.players.cards.player_memory import new_memory
from dizaine.rulebooks import Rulebook

if TYPE_CHECKING:
    from dizaine.lab.plan import Plan
    from dizaine.lab.plot import Sheet
    from dizaine.lab.report import Report
    from dizaine.words.catalogue import Catalogue

QUANTITIES: Final = Quantities(
    overview=(
        Quantity("rounds_per_game", ROUNDS, digits=2),
        Quantity("turns_per_round", TURNS, digits=2),
        Quantity("decisions_per_game", DECISIONS),
        Quantity("rounds_limited", LIMITED, "share", digits=2),
        Quantity("games_shared", SHARED, "chance", digits=2),
    ),
    seats=(
        Quantity(GAMES_WON, WINS, "chance", scale="games-won"),
        Quantity("rounds_won", OUTS, "share", scale="rounds-won"),
        Quantity("points", POINTS, scale="points"),
    ),
    phases=(
        Quantity("completed", LAID, "share", scale="completed"),
        Quantity("rounds_until_laid", HELD, digits=2, least=1, scale="rounds"),
    ),
    phase_counts=(("tried", TRIED), ("laid", LAID)),
    phase_note="simulate-note-phases",
    spreads=(Spread("games_of_rounds", lambda tally, _: tally.game_lengths),),
    phase_spreads=(Spread("laid_after", lambda tally, phase: tally.holds[phase]),),
)


def new_bench(book: Rulebook, lineup: Lineup) -> CardBench:
    """New records for games by a book."""
    bench = CardBench(
        rules=tables(book),
        lineup=lineup,
        state=State(),
        chance=Generator(),
        coins=Generator(),
        move=MoveRow(),
        events=EventRows(),
        work=Workspace(),
        memory=new_memory(book),
        imagined=State(),
        trial=State(),
        tally=CardTally(),
        results=Results(),
    )
    bench.events.muted = 1
    return bench


def card_sheet(catalogue: Catalogue, plan: Plan, report: Report) -> Sheet:
    """The plot of a report."""
    from dizaine.lab.cards.plot import CardSheet

    return CardSheet(catalogue, plan, report)


CARDS: Final = LabKind(
    name="cards",
    new_bench=new_bench,
    tally=CardTally,
    begin=begin_game,
    step=step_game,
    count=count_game,
    play=play_games,
    sources=("engine/cards/*.py", "players/cards/*.py", "lab/cards/playouts.py", "lab/cards/tally.py"),
    compiling="simulate-compiling",
    base_of=base_of,
    quantities=QUANTITIES,
    sheet=card_sheet,
)
