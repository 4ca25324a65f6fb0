"""One neutral form for the engine's moves and the oracle's answers, so that the two can be compared.

The oracle knows nothing of the engine and the engine nothing of the oracle: all that translates stands here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dizaine import Hit, Lay, Phase, Rulebook
from dizaine.engine.melds import Meld
from dizaine.engine.shapes import COLLECTION, EVEN, ODD, RUN, SET
from dizaine.engine.shapes import family_of, has_one_colour, parity_of, width_of
from dizaine.engine.cards import COLOUR_LETTERS, COLOUR_NAMES, NO_COLOUR
from dizaine.engine.state import State
from dizaine.engine.tables import group_order
from tests import oracle
