import { describe, expect, it } from "vitest";
import type { BotGame } from "../logic/strength";
import { RATINGS, matching } from "./matching";

const classic = { id: "classic", bots: ["easy", "greedy", "steady"] };
const express = { id: "express", bots: ["easy", "greedy", "steady"] };
const dice = { id: "dice", bots: ["greedy", "optimal"] };
const editions = new Map([
  ["classic", { easy: -300, greedy: 0, steady: 200 }],
  ["express", { easy: -200, greedy: 0, steady: 100 }],
]);

function results(edition: string, bot: string, won: number, lost: number): BotGame[] {
  return Array.from({ length: won + lost }, (_, index) => ({ edition, bots: [bot], won: index < won }));
}

describe("the ratings", () => {
  it("begin with the edition on whose scale people are rated, and rise from easy to expert everywhere", () => {
    expect([...RATINGS.keys()][0]).toBe("classic");
    for (const ratings of RATINGS.values()) {
      const bots = Object.keys(ratings).sort((one, other) => (ratings[one] ?? 0) - (ratings[other] ?? 0));
      expect(bots).toEqual(["easy", "greedy", "steady", "expert"]);
    }
  });
});

describe("bots about as strong as somebody", () => {
  it("are offered from three games on", () => {
    expect(matching(results("classic", "easy", 0, 2), editions, classic, 1)).toBeNull();
    expect(matching(results("classic", "easy", 0, 3), editions, classic, 1)?.games).toBe(3);
  });

  it("are weaker for somebody who loses, and stronger for somebody who wins", () => {
    expect(matching(results("classic", "easy", 0, 5), editions, classic, 2)?.bots).toEqual(["easy", "easy"]);
    expect(matching(results("classic", "steady", 5, 0), editions, classic, 2)?.bots).toEqual(["steady", "steady"]);
  });

  it("are chosen by results in other editions, too", () => {
    expect(matching(results("classic", "steady", 5, 0), editions, express, 1)?.bots).toEqual(["steady"]);
    expect(matching(results("express", "easy", 0, 5), editions, classic, 1)?.bots).toEqual(["easy"]);
  });

  it("are not offered where bots have no ratings, and such games do not count", () => {
    expect(matching(results("classic", "easy", 1, 3), editions, dice, 1)).toBeNull();
    expect(matching(results("dice", "greedy", 4, 4), editions, classic, 1)).toBeNull();
    expect(matching(results("classic", "mine:Own", 4, 4), editions, classic, 1)).toBeNull();
    expect(matching(results("old", "easy", 4, 4), editions, classic, 1)).toBeNull();
  });

  it("are only bots of the table's server", () => {
    const few = { ...classic, bots: ["easy", "greedy"] };
    expect(matching(results("classic", "steady", 5, 0), editions, few, 1)?.bots).toEqual(["greedy"]);
  });

  it("are not offered where there are no bots", () => {
    expect(matching(results("classic", "easy", 1, 3), editions, classic, 0)).toBeNull();
  });
});
