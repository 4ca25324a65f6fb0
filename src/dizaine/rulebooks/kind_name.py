"""The two kinds of games that books describe."""

from typing import Literal

KindName = Literal["cards", "dice"]
