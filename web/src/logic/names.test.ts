import { expect, test } from "vitest";
import { isolated, letters, tooLong } from "./names";

test("a family is one letter, and so is a letter with its marks", () => {
  expect(letters("👨‍👩‍👧‍👦")).toBe(1);
  expect(letters("🇳🇱👍🏽")).toBe(2);
  expect(letters("  e\u0301va   x ")).toBe(5);
  expect(tooLong("👨‍👩‍👧‍👦".repeat(20))).toBe(false);
  expect(tooLong("x".repeat(20))).toBe(false);
  expect(tooLong("x".repeat(21))).toBe(true);
});

test("only writing from right to left is isolated", () => {
  expect(isolated("Ann")).toBe("Ann");
  expect(isolated("👨‍👩‍👧‍👦")).toBe("👨‍👩‍👧‍👦");
  expect(isolated("ليلى")).toBe("\u2068ليلى\u2069");
  expect(isolated("נעמי 7")).toBe("\u2068נעמי 7\u2069");
});
