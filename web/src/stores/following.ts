import type { TableInfo } from "../messages";
import { keyring } from "./keyring.svelte";
import { go } from "./route.svelte";

/** Give this device its seats at the next table: the tokens of a table open the same seats there. */
export function bringKeys(from: string, to: string): void {
  for (const key of keyring.find(from)?.keys ?? []) keyring.add(to, { ...key });
  keyring.note(from, { over: true }); // it need not be offered any more
}

/** Go to the next table of the people at this one, to play or to watch. */
export function follow(table: TableInfo, watching: boolean): void {
  bringKeys(table.code, table.rematch);
  // Nothing is left to see at a table whose game never began.
  go(watching ? `/watch/${table.rematch}` : table.rematch, { replace: table.stage === "open" });
}
