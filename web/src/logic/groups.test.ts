import { expect, it } from "vitest";
import { groupName } from "./groups";

it("names groups by how they are written", () => {
  expect(groupName("set 7", 3)).toMatchObject({ id: "terminal-group-set", values: { number: 7 } });
  expect(groupName("run 3", 4).values).toMatchObject({ low: 3, high: 6, parity: "none" });
  expect(groupName("run 1 odd", 4).values).toMatchObject({ low: 1, high: 7, parity: "odd" });
  expect(groupName("run 6 pairs", 4)).toMatchObject({ id: "terminal-group-pairs", values: { low: 6, high: 7 } });
  expect(groupName("run 4 green", 3)).toMatchObject({ colour: "green", values: { low: 4, high: 6 } });
  expect(groupName("odd", 5)).toMatchObject({
    id: "terminal-group-collection",
    values: { parity: "odd" },
    colour: "none",
  });
  expect(groupName("green", 7)).toMatchObject({ id: "terminal-group-collection", colour: "green" });
});
