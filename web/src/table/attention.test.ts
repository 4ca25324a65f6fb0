import { describe, expect, it } from "vitest";
import type { GameEvent, GameView } from "../messages";
import { callFor, isAnotherTurn } from "./attention.svelte";

const started = (seat: number): GameEvent => ({ event: "TurnStarted", seat });
const discarded = (seat: number): GameEvent => ({ event: "CardDiscarded", seat, card: "r7" });

describe("a call", () => {
  const view = (stage: string, asked: number, moves: string[] = []): GameView => ({ stage, asked, moves }) as GameView;

  it("is for a turn, or for a discard that may be claimed", () => {
    expect(callFor(view("draw", 0, ["0: draw"]), 0)).toBe("turn");
    expect(callFor(view("decide", 0, ["0: stop"]), 0)).toBe("turn");
    expect(callFor(view("knock", 1, ["0: knock"]), 0)).toBe("claim");
  });

  it("is for nobody else, and never for spectators", () => {
    expect(callFor(view("draw", 1), 0)).toBe("");
    expect(callFor(view("knock", 1), 0)).toBe("");
    expect(callFor(view("over", -1), -1)).toBe("");
  });
});

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
