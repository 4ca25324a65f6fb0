import type { KindName } from "../kinds";
import type { OpenTable, Problem } from "../messages";
import { RequestProblem, api } from "../stores/api";
import { bringKeys } from "../stores/following";
import { keyring } from "../stores/keyring.svelte";
import { go } from "../stores/route.svelte";

/** Tables that start automatically as soon as their host is connected, each with its bots, if they differ. */
const hurried = new Map<string, readonly string[]>();

/** The bots of a table that is to start at once, if they differ; null if it is not, and from the second call on. */
export function hurryOf(code: string): readonly string[] | null {
  const bots = hurried.get(code) ?? null;
  hurried.delete(code);
  return bots;
}

/** What went wrong, and with the name of which of the people on this device. */
export type OpeningProblem = Problem & { person?: number };

/**
 * Open a table, seat the others of this device, and go there. If one of them cannot sit down, nobody goes: this device
 * forgets the table. A table that starts at once may have a bot of its own on each free seat.
 */
export async function open(
  wish: OpenTable,
  others: readonly string[] = [],
  atOnce = false,
  bots: readonly string[] = [],
): Promise<OpeningProblem | null> {
  let person = 0;
  let opened = "";
  try {
    const { code, seat, token } = await api.openTable(wish);
    opened = code;
    keyring.add(code, { seat, name: wish.name, token });
    for (const name of others) {
      person += 1;
      const taken = await api.takeSeat(code, name);
      keyring.add(code, { seat: taken.seat, name, token: taken.token });
    }
    if (atOnce) hurried.set(code, bots);
    go(code);
    return null;
  } catch (error) {
    if (opened) keyring.forget(opened);
    if (error instanceof RequestProblem) return { ...error.problem, person };
    throw error;
  }
}

/** Open a table for everybody at a previous one, and go there; the others' pages follow by themselves. */
export async function changeGame(
  wish: Omit<OpenTable, "name">,
  previous: string,
  token: string,
): Promise<Problem | null> {
  try {
    const { code } = await api.openTable({ ...wish, name: "", previous }, token);
    bringKeys(previous, code);
    go(code, { replace: true });
    return null;
  } catch (error) {
    if (error instanceof RequestProblem) return error.problem;
    throw error;
  }
}

/** Who plays: alone against bots, friends with their own phones, or several people with this device. */
export type Who = "bots" | "friends" | "device";
export const WHO: readonly Who[] = ["bots", "friends", "device"];

/** Ways to open a table that have their own address. */
export interface Opening {
  who: Who;
  edition: string;
  seats: number;
  /** The only kind of games there. */
  kind?: KindName;
}

export const OPENINGS: ReadonlyMap<string, Opening> = new Map<string, Opening>([
  ["bots", { who: "bots", edition: "express", seats: 4 }],
  ["dice", { who: "bots", edition: "dice", seats: 1, kind: "dice" }],
  ["pass", { who: "device", edition: "express", seats: 2 }],
]);

/** Play now: a game for somebody who does not want to choose. */
export const NOW = { edition: "classic", seats: 4 };

export interface Length {
  id: "short" | "middle" | "long";
  edition: string;
  phases: number;
}

/** The suggestions for how long to play. */
export const LENGTHS: readonly Length[] = [
  { id: "short", edition: "classic+phases=1,2,3,4", phases: 4 },
  { id: "middle", edition: "express", phases: 10 },
  { id: "long", edition: "classic", phases: 10 },
];

/** How hard the bots make it, each with the first of these bots that plays the game. */
export const LEVELS = {
  gentle: ["easy", "random"],
  lively: ["steady", "greedy"],
  sharp: ["expert", "optimal"],
} as const;
export type Level = keyof typeof LEVELS;

/** The bot of a level among those that play a game. */
export function botOf(level: Level, bots: readonly string[]): string {
  return LEVELS[level].find((bot) => bots.includes(bot)) ?? "";
}
