import { describe, expect, it } from "vitest";
import type { DiceView } from "../messages";
import { dieFace, failuresOf, groupOf, inOrder, rollText, thrown } from "./dice";

const column = {
  seat: 0,
  place: 1,
  points: [18, 40, 60],
  failures: [1, 0, 2, 0],
  half_bonus: 40,
  finish_bonus: 0,
  total: 158,
};

describe("dice", () => {
  it("are read", () => {
    expect(dieFace("r10")).toEqual({ colour: "red", number: 10 });
    expect(dieFace("gW")).toEqual({ colour: "green", number: 0 });
  });
  it("are sorted, Ws last", () => {
    expect(inOrder(["gW", "r10", "b2", "o10", "y3"])).toBe("2 3 10 10 W");
  });
  it("are thrown unless they are held", () => {
    expect(thrown(4, new Set([2, 3]))).toEqual([1, 4]);
    expect(rollText([1, 4])).toBe("roll 1 4");
    expect(rollText([])).toBe("roll");
  });
  it("have the group of the phase that they belong to", () => {
    const view = {
      made: {
        points: 3,
        groups: [
          { owner: 0, shape: "set 5", cards: ["1", "9"] },
          { owner: 0, shape: "run 2", cards: ["3"] },
        ],
      },
    };
    expect([...groupOf(view as unknown as DiceView)]).toEqual([
      [1, 0],
      [9, 0],
      [3, 1],
    ]);
    expect(groupOf({} as DiceView).size).toBe(0);
  });
});

describe("the pad", () => {
  it("counts failures", () => {
    expect(failuresOf({ ...column, winner: false })).toBe(3);
  });
});
