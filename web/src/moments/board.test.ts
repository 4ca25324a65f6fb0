import { expect, test } from "vitest";
import { forget, freshDeal, lower, noteDeal, raise, whenLow } from "./board";

test("what waits for the board is done when it is gone, and only the last of it", () => {
  const done: string[] = [];
  whenLow(() => done.push("at once"));
  raise();
  whenLow(() => done.push("never"));
  whenLow(() => done.push("later"));
  expect(done).toEqual(["at once"]);
  lower();
  lower();
  expect(done).toEqual(["at once", "later"]);
});

test("a new event makes it forget", () => {
  raise();
  whenLow(() => expect.unreachable());
  forget();
  lower();
});

test("a deal is told once, and only if it is one", () => {
  noteDeal([{ event: "TurnStarted", seat: 1 }]);
  expect(freshDeal()).toEqual([]);
  noteDeal([{ event: "HandDealt", seat: 1, cards: ["?"] }]);
  expect(freshDeal()).toHaveLength(1);
  expect(freshDeal()).toEqual([]);
});
