"""The two kinds of game that books describe."""

from typing import Literal

KindName = Literal["cards", "dice"]
