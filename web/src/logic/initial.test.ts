import { expect, test } from "vitest";
import { initial } from "./initial";

test.each([
  ["mia", "M"],
  ["  Émile", "É"],
  ["élan", "É"],
  ["李雷", "李"],
  ["👩‍👧 family", "👩‍👧"],
  ["", "?"],
])("the initial of %j is %j", (name, letter) => expect(initial(name)).toBe(letter));
