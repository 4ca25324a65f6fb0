"""Masses of games: playouts on both backends, what they add up to, and what can be said from it.

`simulate` and `tournament` are the way in; they can be called from any script.
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
