import { describe, expect, it } from "vitest";
import type { CardsView, GameEvent, ReplayedRound } from "../messages";
import { moments } from "./replay";

const view = (round: number): CardsView =>
  ({
    type: "cards",
    round,
    groups: [{ owner: 0, shape: "set 7", cards: ["r7", "g7", "b7", "y7"] }],
  }) as unknown as CardsView;
const started = (round: number): GameEvent => ({ event: "RoundStarted", round, dealer: 0, replay: false });
const drawn: GameEvent = { event: "CardDrawn", seat: 1, card: "r1", public: false };
const ended: GameEvent = { event: "RoundEnded", winner: 1, turns: 9 };
const hit: GameEvent = { event: "GroupHit", seat: 0, group: 0, cards: ["y7"], number: 7 };

describe("a replayed round", () => {
  const replay: ReplayedRound = {
    round: 2,
    rounds: 3,
    steps: [
      { move: "0: discard r1", events: [ended, started(2)], view: view(2) },
      { move: "1: draw", events: [drawn], view: view(2) },
      { move: "0: hit y7 on 0", events: [hit], view: view(2) },
      { move: "1: discard b1", events: [ended, started(3)], view: view(3) },
    ],
  };
  const found = moments(replay);

  it("begins with its own deal", () => {
    expect(found[0]?.events).toEqual([started(2)]);
  });
  it("ends with its own last event, on the table before it", () => {
    expect(found[3]?.events).toEqual([ended]);
    expect(found[3]?.view.round).toBe(2);
  });
  it("knows which group was hit", () => {
    expect(found[2]?.events[0]).toMatchObject({ shape: "set 7", size: 4 });
  });
  it("includes the events before the first round", () => {
    const first = moments({
      round: 1,
      rounds: 1,
      steps: [{ move: "", events: [{ event: "DealerChosen", seat: 0 }, started(1)], view: view(1) }],
    });
    expect(first[0]?.events.at(-1)).toEqual(started(1));
  });
});
