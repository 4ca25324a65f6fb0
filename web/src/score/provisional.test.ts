import { describe, expect, it } from "vitest";
import { standing } from "./provisional";
import { waiting } from "./queue";
import { player, round, status, view } from "./sample";

const enter = (index: number, points: number[], laid?: number[]) =>
  waiting({ kind: "enter", index, entry: round(points, laid) }, 1);

describe("how a sheet stands", () => {
  it("is what the server says as long as nothing waits", () => {
    const sheet = view();
    const now = standing(sheet, []);
    expect(now).toMatchObject({ sure: true, round: 1, dealer: 3 });
    expect(now.players).toBe(sheet.status.players);
  });

  it("adds the points that wait, and takes the next phases from the server", () => {
    const now = standing(view(), [enter(0, [0, 10, 20, 30], [0, 2])]);
    expect(now.sure).toBe(false);
    expect(now.players.map((one) => one.points)).toEqual([0, 10, 20, 30]);
    expect(now.players.map((one) => one.phase)).toEqual([2, 1, 2, 1]);
    expect(now.players.map((one) => one.phase_words)).toEqual(["phase 2", "phase 1", "phase 2", "phase 1"]);
    expect(now).toMatchObject({ round: 2, dealer: 0 });
  });

  it("goes on over several rounds", () => {
    const now = standing(view(), [enter(0, [0, 10, 20, 30], [0, 2]), enter(1, [0, 5, 5, 5], [0, 1])]);
    expect(now.players.map((one) => one.points)).toEqual([0, 15, 25, 35]);
    expect(now.players.map((one) => one.phase)).toEqual([3, 2, 2, 1]);
    expect(now.players[0]?.done).toHaveLength(2);
  });

  it("counts tapped cards with the values of the game", () => {
    const entry = round([0, 0, 0, 0]);
    const cards = {
      ...entry,
      hands: entry.hands.map((hand) => (hand.seat === 1 ? { seat: 1, cards: "7 12 W" } : hand)),
    };
    const now = standing(view(), [waiting({ kind: "enter", index: 0, entry: cards }, 1)]);
    expect(now.players[1]?.points).toBe(40);
  });

  it("replaces the points of a corrected round and leaves the phases to the server", () => {
    const players = [0, 1, 2, 3].map((seat) => player(seat, { points: seat * 10, phase: 2 }));
    const kept = view({ entries: [round([0, 10, 20, 30])], status: status({ players, round: 2 }) });
    const now = standing(kept, [waiting({ kind: "correct", index: 0, entry: round([0, 10, 20, 60]) }, 1)]);
    expect(now.players.map((one) => one.points)).toEqual([0, 10, 20, 60]);
    expect(now.players.map((one) => one.phase)).toEqual([2, 2, 2, 2]);
    expect(now.round).toBe(2);
  });

  it("leaves an undo of something confirmed to the server, which may take back a correction", () => {
    const players = [0, 1, 2, 3].map((seat) => player(seat, { points: seat * 10 }));
    const kept = view({ entries: [round([0, 10, 20, 30])], status: status({ players, round: 2, dealer: 0 }) });
    const now = standing(kept, [waiting({ kind: "undo" }, 1)]);
    expect(now.players.map((one) => one.points)).toEqual([0, 10, 20, 30]);
    expect(now).toMatchObject({ sure: false, round: 2, dealer: 0 });
  });

  it("counts no points where places are won, and crosses off phases in free order", () => {
    const free = status({
      places: true,
      free_order: true,
      players: [0, 1, 2, 3].map((seat) => player(seat, { phase: 0, left_to_choose: [1, 2, 3, 4] })),
    });
    const now = standing(view({ status: free }), [enter(0, [0, 10, 20, 30], [0])]);
    expect(now.players.map((one) => one.points)).toEqual([0, 0, 0, 0]);
    expect(now.players[0]?.left_to_choose).toEqual([2, 3, 4]);
    expect(now.players[1]?.left_to_choose).toEqual([1, 2, 3, 4]);
  });
});
