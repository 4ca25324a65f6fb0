import { describe, expect, it } from "vitest";
import { type BotGame, across, company, estimate, expectedShare } from "./strength";

const classic = { easy: -300, greedy: 0, steady: 200, expert: 260 };
const express = { easy: -200, greedy: 0, steady: 100, expert: 170 };
const editions = new Map([
  ["classic", classic],
  ["express", express],
]);

function games(won: number, lost: number, bots: readonly string[], edition = "classic"): BotGame[] {
  return Array.from({ length: won + lost }, (_, index) => ({ edition, bots, won: index < won }));
}

describe("the chance to win", () => {
  it("is even among equals, and ten to one at 400 points", () => {
    expect(expectedShare(0, [0])).toBe(0.5);
    expect(expectedShare(50, [50, 50, 50])).toBe(0.25);
    expect(expectedShare(400, [0])).toBeCloseTo(10 / 11);
    expect(expectedShare(0, [400, 0])).toBeCloseTo(1 / 12);
  });
});

describe("a rating in another edition", () => {
  it("keeps its place between two bots", () => {
    expect(across(100, classic, express)).toBe(50);
    expect(across(230, classic, express)).toBe(135);
    expect(across(-150, classic, express)).toBe(-100);
    expect(across(50, express, classic)).toBe(100);
  });

  it("is that of the bot itself", () => {
    for (const bot of ["easy", "greedy", "steady", "expert"] as const)
      expect(across(classic[bot], classic, express)).toBe(express[bot]);
  });

  it("keeps its distance beyond the weakest and the strongest", () => {
    expect(across(360, classic, express)).toBe(270);
    expect(across(-400, classic, express)).toBe(-300);
  });

  it("leaves out bots that only one edition rates", () => {
    expect(across(230, classic, { easy: -300, greedy: 0, steady: 200 })).toBe(230);
  });
});

describe("the estimate", () => {
  it("is that of the greedy bot before any game", () => {
    expect(estimate([], editions)).toBe(0);
  });

  it("counts two games won and two lost against greedy beside the real ones", () => {
    // (4 + 2) won of (4 + 1 + 4): two to one, and 400 × log10(2) = 120.4
    expect(estimate(games(4, 1, ["greedy"]), editions)).toBe(120);
    expect(estimate(games(1, 4, ["greedy"]), editions)).toBe(-120);
    // 18 + 2 to 0 + 2: ten to one
    expect(estimate(games(18, 0, ["greedy"]), editions)).toBe(400);
  });

  it("expects one win in four against three equals", () => {
    expect(estimate(games(1, 3, ["greedy", "greedy", "greedy"]), editions)).toBe(0);
    expect(estimate(games(2, 2, ["greedy", "greedy", "greedy"]), editions)).toBeGreaterThan(0);
  });

  it("goes by who was beaten", () => {
    const against = (bot: string): number => estimate(games(3, 3, [bot]), editions);
    expect(against("greedy")).toBe(0);
    // 6 of 10, against 0 and 200 in turn: 2 × (1 - 2p) + 3 × (1 - 2q) = 0 at 120, where p = 0.666 and q = 0.387
    expect(Math.abs(against("steady") - 120)).toBeLessThanOrEqual(2);
  });

  it("reads the results of an edition by its own ratings", () => {
    // At 240.8 in a classic whose bots are twice as far apart as those of the other edition, the four games of the
    // prior pull with 2 - 4 × 4/5 = -1.2; each win against 0 at 120.4 pulls with half of 1 - 2/3, so 7.2 wins balance.
    const halves = new Map([
      ["wide", { greedy: 0, expert: 800 }],
      ["narrow", { greedy: 0, expert: 400 }],
    ]);
    expect(estimate(games(7, 0, ["greedy"], "narrow"), halves)).toBeLessThan(240);
    expect(estimate(games(8, 0, ["greedy"], "narrow"), halves)).toBeGreaterThan(241);
  });
});

describe("company", () => {
  it("is the nearest bot, if there is one", () => {
    expect(company(20, classic, 1)).toEqual(["greedy"]);
    expect(company(-160, classic, 1)).toEqual(["easy"]);
    expect(company(900, classic, 1)).toEqual(["expert"]);
  });

  it("is as strong as the person on the whole", () => {
    expect(company(0, classic, 3)).toEqual(["greedy", "greedy", "greedy"]);
    // half way between two bots: one of each
    expect(company(100, classic, 2)).toEqual(["steady", "greedy"]);
    expect(company(-900, classic, 2)).toEqual(["easy", "easy"]);
  });

  it("is empty where nobody is rated, or nobody is missing", () => {
    expect(company(0, {}, 2)).toEqual([]);
    expect(company(0, classic, 0)).toEqual([]);
  });
});
