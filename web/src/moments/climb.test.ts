import { describe, expect, test } from "vitest";
import type { GameEvent } from "../messages";
import { among, board, climbers, counted, hop, HOLE, TOKEN } from "./climb";

function scored(seat: number, phase: number): GameEvent {
  return { event: "HandScored", seat, cards: [], points: 5, score: 50, phase };
}

describe("climbing", () => {
  test("who has done the phase goes from it to the next, the others stay", () => {
    const players = [
      { seat: 0, done: [1, 2, 3] },
      { seat: 1, done: [] },
      { seat: 2, done: [1] },
    ];
    expect(climbers(players, [scored(0, 3), scored(1, 0), scored(2, 1)], 10)).toEqual([
      { seat: 0, from: 2, to: 3 },
      { seat: 1, from: 0, to: 0 },
      { seat: 2, from: 0, to: 1 },
    ]);
  });

  test("in free order the number of phases counts, not which they are", () => {
    expect(climbers([{ seat: 0, done: [8, 3] }], [scored(0, 3)], 10)).toEqual([{ seat: 0, from: 1, to: 2 }]);
  });

  test("nobody climbs over the summit", () => {
    expect(climbers([{ seat: 0, done: [1, 2, 3, 4] }], [scored(0, 4)], 4)).toEqual([{ seat: 0, from: 3, to: 3 }]);
  });
});

describe("the board", () => {
  test("a token hops from the middle of a hole to the middle of the next, over a bow", () => {
    const [one, two] = board(10).holes;
    if (!one || !two) throw new Error("no holes");
    const way = hop(one, two, 30);
    expect(way[0]).toEqual(one);
    expect(way.at(-1)).toEqual(two);
    expect(Math.min(...way.map((dot) => dot.y))).toBeCloseTo(one.y - 30);
  });

  test.each([1, 2, 3, 4, 5, 6])("%i tokens in one hole are all seen", (count) => {
    const places = Array.from({ length: count }, (_, index) => among(count, index));
    places.forEach((place, index) => {
      const radius = (TOKEN * place.scale) / 2;
      expect(Math.hypot(place.x, place.y)).toBeLessThan(HOLE); // it belongs to this hole and no other
      for (const other of places.slice(index + 1))
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(radius); // at least half is free
    });
  });
});

test("points count up to exactly what they are", () => {
  expect(counted(100, 145, 0)).toBe(100);
  expect(counted(100, 145, 1)).toBe(145);
  expect(counted(100, 145, 2)).toBe(145);
  const way = Array.from({ length: 25 }, (_, step) => counted(100, 145, step / 24));
  expect(way).toEqual([...way].sort((one, two) => one - two));
  expect(way.every(Number.isInteger)).toBe(true);
});
