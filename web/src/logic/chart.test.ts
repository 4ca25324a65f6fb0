import { describe, expect, it } from "vitest";
import { Scale, roundTicks, spread, ticks } from "./chart";

const frame = { width: 200, height: 100, left: 20, right: 30, top: 10, bottom: 10 };

describe("a chart", () => {
  it("has round steps that reach the highest value", () => {
    expect(ticks(195)).toEqual([0, 50, 100, 150, 200]);
    expect(ticks(0)).toEqual([0, 1]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(10)).toEqual([0, 5, 10]);
    for (const highest of [1, 7, 33, 90, 480, 1234]) expect(ticks(highest).at(-1)).toBeGreaterThanOrEqual(highest);
  });
  it("labels as many rounds as there is room for, and the last", () => {
    expect(roundTicks(3, 8)).toEqual([0, 1, 2, 3]);
    expect(roundTicks(13, 4).at(-1)).toBe(13);
    expect(roundTicks(13, 4).length).toBeLessThanOrEqual(5);
  });
  it("puts the beginning at the left and the highest value at the top", () => {
    const scale = new Scale(frame, 5, 0, 100);
    expect([scale.x(0), scale.x(5)]).toEqual([20, 170]);
    expect([scale.y(0), scale.y(100)]).toEqual([90, 10]);
    expect(scale.path([0, 100])).toBe("M20.0 90.0L50.0 10.0");
  });
  it("keeps names apart and inside the frame", () => {
    const places = spread([50, 52, 51, 90], 15, 10, 90);
    const sorted = [...places].sort((one, two) => one - two);
    sorted.slice(1).forEach((place, index) => expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(15));
    expect(Math.max(...places)).toBeLessThanOrEqual(90);
    expect(places[0]).toBeLessThan(places[2] ?? 0);
  });
});
