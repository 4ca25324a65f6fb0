import type { KindName } from "../kinds";
import type { OpenTable, Problem } from "../messages";
import { RequestProblem, api } from "../stores/api";
import { bringKeys } from "../stores/following";
import { keyring } from "../stores/keyring.svelte";
import { go } from "../stores/route.svelte";

/** Tables that start automatically as soon as their host is connected. */
const hurried = new Set<string>();

/** Whether a table is to start at once; true only on the first call. */
export function isHurried(code: string): boolean {
  return hurried.delete(code);
}

/** Open a table, seat the others of this device, and go there. */
export async function open(wish: OpenTable, others: readonly string[] = [], atOnce = false): Promise<Problem | null> {
  try {
    const { code, seat, token } = await api.openTable(wish);
    keyring.add(code, { seat, name: wish.name, token });
    for (const name of others) {
      const taken = await api.takeSeat(code, name);
      keyring.add(code, { seat: taken.seat, name, token: taken.token });
    }
    if (atOnce) hurried.add(code);
    go(code);
    return null;
  } catch (error) {
    if (error instanceof RequestProblem) return error.problem;
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

/** Ways to open a table that have their own address. */
export interface Opening {
  title: string;
  edition: string;
  seats: number;
  /** The only kind of games there. */
  kind?: KindName;
  /** The device is passed from player to player. */
  pass?: true;
}

export const OPENINGS: ReadonlyMap<string, Opening> = new Map<string, Opening>([
  ["dice", { title: "page-start-dice", edition: "dice", seats: 1, kind: "dice" }],
  ["pass", { title: "page-start-pass", edition: "express", seats: 2, pass: true }],
]);

export interface Preset {
  id: "short" | "tonight" | "evening" | "even";
  edition: string;
}

/** Default settings for people who do not want to choose. */
export const PRESETS: readonly Preset[] = [
  { id: "short", edition: "express+phases=1,2,3,4" },
  { id: "tonight", edition: "express+phases=1,2,3,4,5,6" },
  { id: "even", edition: "classic+ten-rounds" },
  { id: "evening", edition: "classic" },
];
