import type { TableInfo } from "../messages";
import { load, save } from "./saved";

/**
 * The commitments to fair deals that this browser saw before the rounds, for comparison after the game.
 */

type Promises = Record<string, string>;

const MOST = 30;

/** Store a table's commitments; the first one for a round counts. */
export function notePromises(table: TableInfo): void {
  const all = load<Record<string, Promises>>("promises", {});
  const known = all[table.fair.table] ?? {};
  const fresh = Object.entries(table.fair.commitments).filter(([round]) => !(round in known));
  if (!fresh.length) return;
  const tables = Object.entries(all).filter(([name]) => name !== table.fair.table);
  const latest: [string, Promises] = [table.fair.table, { ...known, ...Object.fromEntries(fresh) }];
  save("promises", Object.fromEntries([...tables, latest].slice(-MOST)));
}

export function promisesOf(table: string): Readonly<Promises> {
  return load<Record<string, Promises>>("promises", {})[table] ?? {};
}
