import { describe, expect, it } from "vitest";
import type { GameEvent } from "../messages";
import { isAnotherTurn } from "./attention.svelte";

const started = (seat: number): GameEvent => ({ event: "TurnStarted", seat });
const discarded = (seat: number): GameEvent => ({ event: "CardDiscarded", seat, card: "r7" });

describe("another turn", () => {
  it("begins after somebody else's move", () => {
    expect(isAnotherTurn([discarded(1), started(0)], 0)).toBe(true);
  });

  it("of somebody else is none", () => {
    expect(isAnotherTurn([discarded(0), started(1)], 0)).toBe(false);
    expect(isAnotherTurn([discarded(1)], 0)).toBe(false);
  });

  it("needs no call if the person has just moved", () => {
    expect(isAnotherTurn([discarded(0), started(0)], 0)).toBe(false);
  });
});
