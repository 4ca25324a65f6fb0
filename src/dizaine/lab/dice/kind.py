"""The dice game in the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import State
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.dice.playouts import DiceBench, begin_dice_game, count_dice_game, play_dice_games, step_dice_game
from dizaine.lab.dice.tally import (
    FAILED,
    FINISH_BONUSES,
    FINISHED,
    HALF_BONUSES,
    MADE,
    SCORE_STEP,
    SCORED,
    TRIED,
    TURNS,
    DiceTally,
    dice_base_of,
)
from dizaine.lab.kind import LabKind
from dizaine.lab.lineup import Lineup
from dizaine.lab.quantities import GAMES_WON, UNBOUND, Quantities, Quantity, Spread
from dizaine.lab.results import Results
from dizaine.lab.tally import DECISIONS, POINTS, SHARED, WINS
from dizaine.rulebooks.dice import DiceBook

if TYPE_CHECKING:
    from dizaine.lab.plan import Plan
    from dizaine.lab.plot import Sheet
    from dizaine.lab.report import Report
    from dizaine.words.catalogue import Catalogue

QUANTITIES: Final = Quantities(
    overview=(
        Quantity("turns_per_game", TURNS, digits=2),
        Quantity("decisions_per_game", DECISIONS),
        Quantity("turns_failed", FAILED, "share", digits=2),
        Quantity("columns_finished", FINISHED, "share", digits=2, alone=False),
        Quantity("half_bonuses", HALF_BONUSES, "share", digits=2),
        Quantity("finish_bonuses", FINISH_BONUSES, "share", digits=2),
        Quantity("games_shared", SHARED, "chance", digits=2, alone=False),
    ),
    seats=(
        Quantity(GAMES_WON, WINS, "chance", scale="games-won", alone=False),
        Quantity("points", POINTS, least=UNBOUND, scale="points"),
    ),
    phases=(
        Quantity("completed", MADE, "share", column="made", scale="made"),
        Quantity("points_when_made", SCORED, digits=2, scale="points"),
    ),
    phase_counts=(("tried", TRIED), ("made", MADE)),
    phase_note="simulate-note-dice-phases",
    seat_spreads=(Spread("games_of_points", lambda tally, seat: tally.scores[seat], SCORE_STEP),),
)


def new_dice_bench(book: DiceBook, lineup: Lineup) -> DiceBench:
    """New records for games by a book."""
    bench = DiceBench(
        rules=tables(book),
        lineup=lineup,
        state=State(),
        chance=Generator(),
        coins=Generator(),
        move=MoveRow(),
        events=EventRows(),
        work=Workspace(),
        tally=DiceTally(),
        results=Results(),
    )
    bench.events.muted = 1
    return bench


def dice_sheet(catalogue: Catalogue, plan: Plan, report: Report) -> Sheet:
    """The plot of a report."""
    from dizaine.lab.dice.plot import DiceSheet

    return DiceSheet(catalogue, plan, report)


DICE: Final = LabKind(
    name="dice",
    new_bench=new_dice_bench,
    tally=DiceTally,
    begin=begin_dice_game,
    step=step_dice_game,
    count=count_dice_game,
    play=play_dice_games,
    sources=("engine/dice/*.py", "players/dice/*.py", "lab/dice/playouts.py", "lab/dice/tally.py"),
    compiling="simulate-compiling-dice",
    base_of=dice_base_of,
    quantities=QUANTITIES,
    sheet=dice_sheet,
)
