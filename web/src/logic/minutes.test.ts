import { describe, expect, it } from "vitest";
import { minutes } from "./minutes";

const games = { person_seconds: 12, bot_seconds: 3 };
const edition = {
  least_players: 2,
  turns: [
    [10, 100],
    [20, 200],
  ],
};

describe("how long a game takes", () => {
  it("is the simulated turns times the stated seconds, in steps of five minutes", () => {
    expect(minutes(games, edition, { players: 2, people: 2 }, 2)).toBe(20);
    expect(minutes(games, edition, { players: 3, people: 3 }, 2)).toBe(40);
    expect(minutes(games, edition, { players: 3, people: 1 }, 2)).toBe(20);
  });

  it("is shorter with fewer phases, and never nothing", () => {
    expect(minutes(games, edition, { players: 2, people: 2 }, 1)).toBe(5);
  });

  it("takes the whole game where only that is known", () => {
    expect(minutes(games, { least_players: 1, turns: [[150]] }, { players: 1, people: 1 }, 10)).toBe(30);
  });

  it("is unknown for other numbers of players", () => {
    expect(minutes(games, edition, { players: 9, people: 1 }, 2)).toBe(0);
  });
});
