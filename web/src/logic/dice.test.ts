import { describe, expect, it } from "vitest";
import { dieFace, failuresOf, inOrder, rollText, thrown } from "./dice";

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
});

describe("the pad", () => {
  it("counts failures", () => {
    expect(failuresOf({ ...column, winner: false })).toBe(3);
  });
});
