import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../messages";
import { absenceOf, minutes } from "./absence";

const ann: SeatInfo = { kind: "person", name: "Ann", bot: "", here: true, host: false, asleep: false, devices: 1 };

describe("who is waited for", () => {
  it("is simply playing while here, and a bot always is", () => {
    expect(absenceOf(ann, true)).toBe("");
    expect(absenceOf({ ...ann, kind: "bot", bot: "steady", here: false }, false)).toBe("");
    expect(absenceOf(undefined, false)).toBe("");
  });

  it("is away, with or without a bot that is about to take over", () => {
    expect(absenceOf({ ...ann, here: false }, true)).toBe("away");
    expect(absenceOf({ ...ann, here: false }, false)).toBe("never");
  });

  it("sleeps while the screen is off, and has a bot in the end", () => {
    expect(absenceOf({ ...ann, asleep: true }, false)).toBe("asleep");
    expect(absenceOf({ ...ann, here: false, bot: "steady" }, false)).toBe("bot");
  });
});

it("shows the time that is left as on a clock", () => {
  expect([44_200, 60_000, 9_000, 119_001, -5].map(minutes)).toEqual(["0:45", "1:00", "0:09", "2:00", "0:00"]);
});
