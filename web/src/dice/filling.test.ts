import { describe, expect, it } from "vitest";
import type { TrayView } from "../messages";
import { needs, only, standing } from "./filling";

const tray: TrayView = {
  phase: 2,
  missing: 2,
  groups: [
    { shape: "set 7", places: [{ card: "4", number: 7 }, { card: "9", number: 7 }, { number: 7 }] },
    {
      shape: "run 3",
      places: [{ card: "1", number: 3 }, { card: "2", number: 4 }, { number: 5 }, { card: "10", number: 6 }],
    },
  ],
};

describe("the tray of the dice", () => {
  it("knows its dice", () => {
    expect([...standing(tray)].sort((one, two) => one - two)).toEqual([1, 2, 4, 9, 10]);
  });
  it("empties places of dice that are not held, and forgets what a group was for if none is left", () => {
    const left = only(tray, new Set([1, 10]));
    expect(left.groups[0]?.places).toEqual([{}, {}, {}]);
    expect(left.groups[1]?.places.map((place) => place.card)).toEqual(["1", "", undefined, "10"]);
    expect(left.missing).toBe(5);
    expect(only(tray, standing(tray))).toEqual(tray);
  });
  it("says what is missing, equal ones together", () => {
    expect(needs(only(tray, new Set([1, 9])))).toEqual([
      { number: 4, colour: "", count: 1 },
      { number: 5, colour: "", count: 1 },
      { number: 6, colour: "", count: 1 },
      { number: 7, colour: "", count: 2 },
    ]);
    expect(needs(only(tray, new Set()))).toEqual([{ number: 0, colour: "", count: 7 }]);
    const red = {
      phase: 8,
      missing: 2,
      groups: [{ shape: "red", places: [{ card: "2", colour: "red" }, { colour: "red" }, { colour: "red" }] }],
    };
    expect(needs(red)).toEqual([{ number: 0, colour: "red", count: 2 }]);
  });
});
