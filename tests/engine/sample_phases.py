"""One way to lay each phase of each edition, with red, yellow and green cards, which every edition has."""

import pytest

from dizaine.rulebooks import editions

LARGE_EDITIONS = ("classic", "continental", "dutch", "dutch-original")

LARGE_PHASES = {
    1: "set 7 = r7 y7 g7 + set 12 = r12 y12 g12",
    2: "set 5 = r5 y5 g5 + run 9 = r9 y10 g11 r12",
    3: "set 5 = r5 r5 y5 g5 + run 1 = r1 y2 g3 r4",
    4: "run 6 = r6 y7 g8 r9 y10 g11 r12",
    5: "run 5 = r5 y6 g7 r8 y9 g10 r11 y12",
    6: "run 4 = r4 y5 g6 r7 y8 g9 r10 y11 g12",
    7: "set 7 = r7 r7 y7 g7 + set 12 = r12 y12 g12 g12",
    8: "green = g1 g1 g4 g5 g9 g12 g12",
    9: "set 2 = r2 r2 y2 y2 g2 + set 9 = r9 y9",
    10: "set 2 = r2 r2 y2 y2 g2 + set 9 = r9 y9 g9",
}
EXPRESS_PHASES = {
    1: "odd = r1 y1 y5 g11",
    2: "set 7 = r7 y7 + set 12 = r12 y12",
    3: "even = r2 y2 y8 g12",
    4: "run 11 pairs = r11 y11 r12 g12",
    5: "set 3 = r3 y3 g3",
    6: "run 9 = r9 y10 g11 r12",
    7: "run 10 green = g10 g11 g12",
    8: "run 5 odd = r5 y7 g9 r11",
    9: "run 6 even = r6 y8 g10 r12",
    10: "green = g1 g4 g9 g12",
}
PHASES = dict.fromkeys(LARGE_EDITIONS, LARGE_PHASES) | {"express": EXPRESS_PHASES}

each_edition = pytest.mark.parametrize("edition", editions)
each_large_edition = pytest.mark.parametrize("edition", LARGE_EDITIONS)
