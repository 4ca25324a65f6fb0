import { describe, expect, test } from "vitest";
import type { GameEvent, RoundScores } from "../messages";
import { bestMoment } from "./best";
import { closing } from "./closing";
import { soundOf } from "./hear";

const started: GameEvent = { event: "TurnStarted", seat: 2 };
const drawn: GameEvent = { event: "CardDrawn", seat: 2, card: "?", public: false };
const hit: GameEvent = { event: "GroupHit", seat: 2, group: 0, cards: ["g6", "W"], number: 6 };
const discarded: GameEvent = { event: "CardDiscarded", seat: 2, card: "r3" };
const ended: GameEvent = { event: "RoundEnded", winner: 2, turns: 9 };
const next: GameEvent = { event: "RoundStarted", round: 9, dealer: 0, replay: false };

describe("the last turn of a round", () => {
  test("tells what its player did, and the last card", () => {
    const before: GameEvent = { event: "CardDiscarded", seat: 1, card: "b1" };
    expect(closing([before, started, drawn, hit, discarded, ended, next])).toEqual({
      seat: 2,
      deeds: [drawn, hit, discarded],
      card: "r3",
    });
    expect(closing([started, drawn, hit, ended])?.card).toBe("W");
  });

  test("leaves out what others did in between", () => {
    const knocked: GameEvent = { event: "Knocked", seat: 0, card: "b1", must_use: false };
    expect(closing([started, knocked, drawn, discarded, ended])?.deeds).toEqual([drawn, discarded]);
  });

  test("a round that nobody won ends with whoever played last", () => {
    const stopped: GameEvent = { event: "RoundEnded", winner: null, turns: 90 };
    expect(closing([started, drawn, discarded, stopped])?.seat).toBe(2);
    expect(closing([started, drawn])).toBeNull();
  });
});

describe("the best moment", () => {
  function round(number: number, winner: number, points: number[]): RoundScores {
    const scores = points.map((one, seat) => ({
      seat,
      points: one,
      score: 0,
      phase: 0,
      cards: ["r1", "W"].slice(seat),
    }));
    return { round: number, winner, scores };
  }
  const rounds = [round(1, 0, [0, 20, 30]), round(2, 1, [40, 0, 45]), round(3, 2, [10, 10, 0])];

  test("with few points: going out while the others hold the most", () => {
    expect(bestMoment({ rounds, statistics: [] }, "few", true)).toEqual({
      seat: 1,
      round: 2,
      what: "points",
      amount: 85,
    });
  });

  test("without points: the most cards", () => {
    expect(bestMoment({ rounds, statistics: [] }, "few", false)).toEqual({
      seat: 2,
      round: 3,
      what: "cards",
      amount: 3,
    });
  });

  test("with many points: the round that brought the most", () => {
    expect(bestMoment({ rounds, statistics: [] }, "many", true)).toEqual({
      seat: 2,
      round: 2,
      what: "made",
      amount: 45,
    });
  });

  test("a game without such a moment has none", () => {
    expect(bestMoment({ rounds: [round(1, -1, [5, 5])], statistics: [] }, "few", true)).toBeNull();
    expect(bestMoment({ rounds: [], statistics: [] }, "many", true)).toBeNull();
  });
});

test("of several things at once the greatest is heard", () => {
  expect(soundOf([discarded, ended, next])).toBe("out");
  expect(soundOf([drawn, discarded, started])).toBe("flick");
  expect(soundOf([started])).toBeUndefined();
});
