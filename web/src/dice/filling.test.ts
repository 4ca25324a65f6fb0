import { describe, expect, it } from "vitest";
import type { TrayView } from "../messages";
import { only, standing } from "./filling";

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
});
