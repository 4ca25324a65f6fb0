import { describe, expect, it } from "vitest";
import { byColour, count, fromText, receiver, toText } from "./picked";

describe("picked cards", () => {
  it("are written as the arbiter reads them", () => {
    expect(toText([["r4", "W"], [], ["y5"]])).toBe("r4 W + y5");
    expect(toText([[], []])).toBe("-");
  });

  it("are read back", () => {
    expect(fromText("r4 W + y5")).toEqual([["r4", "W"], ["y5"]]);
    expect(fromText("-", 2)).toEqual([[], []]);
    expect(count(fromText("r4 W + y5"))).toBe(3);
  });

  it("go to the chosen group until it is full", () => {
    expect(receiver([["r4"], []], [2, 2], 0)).toBe(0);
    expect(receiver([["r4", "y4"], []], [2, 2], 0)).toBe(1);
    expect(receiver([["r4", "y4"], ["r5"]], [], 0)).toBe(0);
  });

  it("come in rows of one colour", () => {
    const rows = byColour([{ value: "r1" }, { value: "W" }, { value: "r2" }, { value: "oW" }]);
    expect(rows.map(([colour, row]) => [colour, row.map(({ value }) => value)])).toEqual([
      ["r", ["r1", "r2"]],
      ["", ["W"]],
      ["o", ["oW"]],
    ]);
    expect(byColour([{ value: "9" }, { value: "10" }, { value: "W" }]).length).toBe(1);
  });
});
