"""Positions with something to see: in the middle of a round, before the end of one, before the end of a game.

The seat that looks at them is 0, Mia.
"""

from __future__ import annotations

from typing import Final

OWN_TURN: Final = """rulebook continental
players 4
stage draw
seat 0
round 4
dealer 3
player 0; phase 1; score 45; hand r9 g9 b9 r4 y4 g6 W r1 g8 S
player 1; phase 3; done 1 2 3; score 60; laid 3; hand r1 b2 g3 y5
player 2; phase 1; score 115; hand r2 r3 r4 r6 r7 b7 b8 b9 y10 y11
player 3; phase 2; done 1 2; score 20; laid 2; hand g1 g2 g3 g4 g5 g7
group 0 of 1: set 8 = r8 b8 W W
group 1 of 1: run 3 = y3 b4 r5 y6
group 2 of 3: set 11 = b11 y11 r11
group 3 of 3: run 2 = g2 b3 y4 r5
discard y1 b5
"""
OTHERS_TURN: Final = (
    OWN_TURN.replace("stage draw\nseat 0", "stage play\nseat 3")
    .replace("hand g1 g2 g3 g4 g5 g7", "hand g1 g2 g3 g4 g5 g7 b5")
    .replace("discard y1 b5", "discard y1")
)
"""A moment before: the blue 5 is still to be discarded."""
RUN_WITH_WILD: Final = OTHERS_TURN.replace(
    "phase 1; score 45; hand r9 g9 b9 r4 y4 g6 W r1 g8 S",
    "phase 2; done 1; score 45; hand r9 g9 b9 y5 b6 y7 W r1 y12 S",
)
"""The same, but Mia works on a set and a run, and a wild can stand at either end of the run."""
LAST_CARDS: Final = """rulebook continental
players 4
stage play
seat 2
round 8
dealer 3
player 0; phase 4; done 1 2 3 4; score 115; laid 4; hand y5 r6 S
player 1; phase 5; done 1 2 3 4 5; score 150; laid 5; hand r2 b7
player 2; phase 7; done 1 2 3 4 5 6 7; score 115; laid 7; hand g9 r3
player 3; phase 5; done 1 2 3 4; score 150; hand b9 g9 y4 r11 b12 W
group 0 of 0: run 2 = y2 b3 r4 g5 y6 b7 W
group 1 of 1: run 3 = y3 b4 r5 g6 y7 b8 r9 W
group 2 of 2: set 5 = r5 g5 b5 W
group 3 of 2: set 10 = r10 g10 y10 b10
discard y1 b5
"""
LAST_PHASE: Final = """rulebook continental
players 4
stage play
seat 0
round 14
dealer 3
player 0; phase 10; done 1 2 3 4 5 6 7 8 9 10; score 260; laid 10; hand y5
player 1; phase 10; done 1 2 3 4 5 6 7 8 9; score 300; hand r1 b2 g3 y6
player 2; phase 9; done 1 2 3 4 5 6 7 8; score 310; hand r2 r4 b5
player 3; phase 8; done 1 2 3 4 5 6 7; score 355; hand g1 g2 g4 W
group 0 of 0: set 3 = y3 b3 r3 g3 W
group 1 of 0: set 7 = r7 g7 b7
discard y1 b5
"""

LAY: Final = "lay 1: set 9 = r9 g9 b9 + set 4 = r4 y4 W"
"""What Mia can lay in `OWN_TURN`, after she has drawn."""
STILL: Final = """() => {
  const moves = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < 1e6;
  return !document.querySelector(".flights") && !document.getAnimations().some(moves);
}"""
"""Whether nothing moves on the page but what moves all the time."""
