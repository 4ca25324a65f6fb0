import { describe, expect, it } from "vitest";
import { moveFromText, movesFromTexts, only, sameCards } from "./moves";

describe("moves", () => {
  it("of one word", () => {
    expect(moveFromText("0: draw")).toEqual({ verb: "draw", text: "0: draw" });
    expect(moveFromText("stop")?.verb).toBe("stop");
  });

  it("that lay, with their groups", () => {
    const move = moveFromText("0: lay 2: set 7 = r7 y7 W + run 3 = r3 y4 W b6");
    expect(move).toMatchObject({
      verb: "lay",
      phase: 2,
      melds: [
        { shape: "set 7", cards: ["r7", "y7", "W"] },
        { shape: "run 3", cards: ["r3", "y4", "W", "b6"] },
      ],
    });
  });

  it("that hit, with an end where it has to be named", () => {
    expect(moveFromText("2: hit W on 1 low")).toMatchObject({ cards: ["W"], group: 1, end: "low" });
    expect(moveFromText("2: hit r8 y8 on 12")).toMatchObject({ cards: ["r8", "y8"], group: 12, end: "" });
  });

  it("that skip somebody, or whoever is next", () => {
    expect(moveFromText("0: skip 2")).toMatchObject({ target: 2 });
    expect(moveFromText("0: skip")).toMatchObject({ target: null });
  });

  it("of dice", () => {
    expect(moveFromText("roll 1 2 7")).toMatchObject({ dice: [1, 2, 7] });
  });

  it("that are unknown are left out", () => {
    expect(movesFromTexts(["0: fly", "0: discard r7"]).map((move) => move.verb)).toEqual(["discard"]);
  });

  it("are found by kind", () => {
    const moves = movesFromTexts(["0: draw", "0: take", "0: discard r7"]);
    expect(only(moves, "discard").map((move) => move.card)).toEqual(["r7"]);
  });

  it("compare cards in any order, counting duplicates", () => {
    expect(sameCards(["r7", "W"], ["W", "r7"])).toBe(true);
    expect(sameCards(["r7", "r7"], ["r7", "W"])).toBe(false);
  });
});
