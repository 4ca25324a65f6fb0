import { describe, expect, it } from "vitest";
import type { CardsView, Scores, SeatStatistics } from "../messages";
import { histories, placed, tellingFigures } from "./scores";

const nothing = {
  turns: 0,
  rounds_won: 0,
  phases: 0,
  drawn: 0,
  taken: 0,
  hits: 0,
  skips: 0,
  lost: 0,
  throws: 0,
  failures: 0,
};
const line = (seat: number, points: number, score: number, phase = 0) => ({ seat, points, score, phase, cards: [] });
const scores: Scores = {
  rounds: [
    { round: 1, winner: 0, scores: [line(0, 0, 0), line(1, 35, 35)] },
    { round: 2, winner: 1, scores: [line(0, 20, 20)] },
  ],
  statistics: [
    { seat: 0, ...nothing, turns: 5 },
    { seat: 1, ...nothing, hits: 2 },
  ] as SeatStatistics[],
};

describe("scores", () => {
  it("begin at zero, and stay the same in rounds that a seat did not play", () => {
    expect(histories(scores, ["Ann", "Ben"], true)).toEqual([
      { name: "Ann", values: [0, 0, 20] },
      { name: "Ben", values: [0, 35, 35] },
    ]);
  });
  it("are completed phases where points do not count", () => {
    const rounds = [
      { round: 1, winner: 0, scores: [line(0, 0, 0, 1), line(1, 0, 0)] },
      { round: 2, winner: 1, scores: [line(0, 0, 0, 2), line(1, 0, 0, 1)] },
      { round: 3, winner: 1, scores: [line(1, 0, 0, 2)] },
    ];
    expect(histories({ ...scores, rounds }, ["Ann", "Ben"], false)).toEqual([
      { name: "Ann", values: [0, 1, 2, 2] },
      { name: "Ben", values: [0, 0, 1, 2] },
    ]);
  });
  it("leave out figures that are zero for all", () => {
    expect(tellingFigures(scores)).toEqual(["turns", "hits"]);
  });
  it("are sorted by place", () => {
    const view = {
      type: "cards",
      players: [
        { seat: 0, place: 2, score: 20, phase: 3, done: [1, 2] },
        { seat: 1, place: 1, score: 35, phase: 0, done: [1, 2, 3], winner: true },
      ],
    } as unknown as CardsView;
    expect(placed(view).map((one) => [one.seat, one.phases, one.winner])).toEqual([
      [1, 3, true],
      [0, 2, false],
    ]);
  });
});
