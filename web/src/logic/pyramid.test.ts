import { describe, expect, test } from "vitest";
import { pyramid } from "./pyramid";

describe("the pyramid of phases", () => {
  test("ten phases stand in rows of four, three, two and one, climbed in a zigzag", () => {
    const { width, height, dots } = pyramid(10);
    expect([width, height]).toEqual([4, 4]);
    expect(dots.map((dot) => dot.x)).toEqual([0.5, 1.5, 2.5, 3.5, 3, 2, 1, 1.5, 2.5, 2]);
    expect(dots.map((dot) => dot.y)).toEqual([3.5, 3.5, 3.5, 3.5, 2.5, 2.5, 2.5, 1.5, 1.5, 0.5]);
  });

  test.each(Array.from({ length: 16 }, (_, index) => index + 1))("%i phases have a dot each, in its frame", (count) => {
    const { width, height, dots } = pyramid(count);
    expect(dots).toHaveLength(count);
    expect(new Set(dots.map((dot) => `${dot.x} ${dot.y}`)).size).toBe(count);
    for (const dot of dots) {
      expect(dot.x).toBeGreaterThan(0);
      expect(dot.x).toBeLessThan(width);
      expect(dot.y).toBeGreaterThan(0);
      expect(dot.y).toBeLessThan(height);
    }
  });

  test("fewer phases fill the lower rows", () => {
    expect(pyramid(4)).toEqual({
      width: 3,
      height: 2,
      dots: [
        { x: 0.5, y: 1.5 },
        { x: 1.5, y: 1.5 },
        { x: 2.5, y: 1.5 },
        { x: 1.5, y: 0.5 },
      ],
    });
  });
});
