import { describe, expect, test } from "vitest";
import { COURSES, LONGEST_TURN, dealTimes, restAngle, turnTimes, way } from "./motion";
import { uprightIn } from "./spot";

/** The frame of a card of this width, turned around its centre: the corners, turned one by one. */
function frameOf(width: number, degrees: number): { x: number; y: number; width: number; height: number } {
  const turn = (degrees * Math.PI) / 180;
  const corners = [-1, 1].flatMap((one) => [-1, 1].map((two) => [(one * width) / 2, (two * width * 1.4) / 2] as const));
  const xs = corners.map(([x, y]) => x * Math.cos(turn) - y * Math.sin(turn));
  const ys = corners.map(([x, y]) => x * Math.sin(turn) + y * Math.cos(turn));
  const size = (all: number[]): number => Math.max(...all) - Math.min(...all);
  return { x: 100 + Math.min(...xs), y: 200 + Math.min(...ys), width: size(xs), height: size(ys) };
}

describe("spots", () => {
  test.each([0, 3, -7, 20, 44])("a card turned by %i degrees keeps its width and centre", (angle) => {
    const spot = uprightIn(frameOf(60, angle));
    expect(spot.x).toBeCloseTo(100);
    expect(spot.y).toBeCloseTo(200);
    expect(spot.width).toBeCloseTo(60);
  });
});

describe("ways", () => {
  const from = { x: 0, y: 0, width: 40, angle: 0 };
  const to = { x: 300, y: 400, width: 80, angle: 7 };

  test("a card begins and ends where it belongs, in the size it has there", () => {
    const frames = way(from, to, 80);
    expect(frames[0]?.transform).toBe("translate(-40px,-56px) rotate(0deg) scale(0.5)");
    expect(frames.at(-1)?.transform).toBe("translate(260px,344px) rotate(7deg) scale(1)");
  });

  test("an arched way leaves the straight one in the middle and only there", () => {
    const frames = way(from, to, 80, { arch: 0.1, lean: 4 });
    expect(frames[0]).toEqual(way(from, to, 80)[0]);
    expect(frames.at(-1)).toEqual(way(from, to, 80).at(-1));
    // Half of the way is (150, 200); a tenth of its 500 pixels is 50.
    expect(frames[3]?.transform).toBe("translate(110px,94px) rotate(7.5deg) scale(0.75)");
  });
});

describe("times", () => {
  test("cards are dealt 45 ms apart, and a large deal takes at most 1600 ms", () => {
    expect(dealTimes(3)).toEqual([0, 45, 90]);
    for (const count of [1, 20, 32, 60])
      expect((dealTimes(count).at(-1) ?? 0) + COURSES.deal.duration).toBeLessThanOrEqual(1600.001);
  });

  test.each([[[280]], [[280, 240]], [[280, 520, 260, 260, 260, 240]], [Array<number>(20).fill(260)]])(
    "what somebody does in a turn is shown in order, in at most 900 ms: %j",
    (durations) => {
      const starts = turnTimes(durations);
      expect(starts[0]).toBe(0);
      expect(starts).toEqual([...starts].sort((one, two) => one - two));
      starts.forEach((start, index) =>
        expect(start + (durations[index] ?? 0)).toBeLessThanOrEqual(LONGEST_TURN + 0.001),
      );
    },
  );
});

test("a card rests at its own angle, at most 7 degrees to either side", () => {
  const angles = ["r1", "g12", "W", "S", "b7", "y3", "r11", "o5"].map((card) => restAngle(card));
  for (const angle of angles) expect(Math.abs(angle)).toBeLessThanOrEqual(7);
  expect(new Set(angles).size).toBeGreaterThan(4);
  expect(restAngle("r1")).toBe(restAngle("r1"));
});
