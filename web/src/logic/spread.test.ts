import { expect, test } from "vitest";
import { NARROWEST, rows, spread } from "./spread";

const total = (card: number, steps: readonly number[]): number => steps.reduce((sum, step) => sum + step, card);

test("a group with room is spread comfortably", () => {
  const { steps, bands } = spread(3, 40, 200, true);
  expect(bands).toBe(false);
  expect(steps).toEqual([20.8, 20.8]);
});

test("a group moves together before its cards become bands", () => {
  const set = spread(4, 36, 84, false);
  expect(set.bands).toBe(false);
  expect(total(36, set.steps)).toBeCloseTo(84);
});

test("the ends of a long run stay readable, and it keeps to its width", () => {
  const run = spread(9, 36, 78, true);
  expect(run.bands).toBe(true);
  expect(run.steps).toHaveLength(8);
  expect(run.steps[0]).toBeCloseTo(15.12);
  expect(total(36, run.steps)).toBeCloseTo(78);
});

test("a set shows the corner of each card while there are 12 pixels for it", () => {
  const set = spread(5, 36, 84, false);
  expect(set).toMatchObject({ bands: false, pile: false });
  for (const step of set.steps) expect(step).toBeGreaterThanOrEqual(12);
  expect(total(36, set.steps)).toBeCloseTo(84);
});

test("a longer set is a pile that keeps to its width, with the last card whole", () => {
  for (const count of [6, 8, 12]) {
    const pile = spread(count, 36, 84, false);
    expect(pile.pile).toBe(true);
    expect(pile.steps).toHaveLength(count - 1);
    expect(total(36, pile.steps)).toBeLessThanOrEqual(84);
  }
  expect(spread(6, 36, 84, true).pile).toBe(false);
});

test("one card has no step", () => {
  expect(spread(1, 36, 78, false).steps).toEqual([]);
});

test("five cards of a phone's hand stand in one row and in the middle", () => {
  expect(rows(5, 80, 374)).toEqual([{ count: 5, step: 72, start: 3 }]);
});

test("too many cards for one row stand in two, and each can be touched", () => {
  const two = rows(11, 80, 374);
  expect(two.map((row) => row.count)).toEqual([6, 5]);
  for (const row of two) {
    expect(row.step).toBeGreaterThanOrEqual(NARROWEST);
    expect(row.start).toBeGreaterThanOrEqual(0);
  }
});

test("an empty hand has no cards in its row", () => {
  expect(rows(0, 80, 374)[0]?.count).toBe(0);
});
