"""Many games between bots, and the statistics of them.

`simulate` and `tournament` are the entry points; any script can call them.
"""

from typing import TYPE_CHECKING

from dizaine.exports import Exports

if TYPE_CHECKING:
    from dizaine.lab.estimates import Estimate
    from dizaine.lab.experiments import simulate, tournament
    from dizaine.lab.report import Report
    from dizaine.lab.tournaments.report import PairingReport, PlayerReport, TournamentReport

__all__ = ["Estimate", "PairingReport", "PlayerReport", "Report", "TournamentReport", "simulate", "tournament"]

_exports = Exports(
    __name__,
    {
        "lab.estimates": "Estimate",
        "lab.experiments": "simulate tournament",
        "lab.report": "Report",
        "lab.tournaments.report": "PairingReport PlayerReport TournamentReport",
    },
)
__getattr__ = _exports.fetch


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
