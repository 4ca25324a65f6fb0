import { expect, it } from "vitest";
import { backoff } from "./backoff";

it("waits longer each time, and never very long", () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map((failures) => backoff(failures, 1));
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  expect(backoff(3, 0)).toBeLessThan(backoff(3, 1));
});
