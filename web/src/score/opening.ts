import { SheetProblem, evenings, sheets } from "./api";
import type { OpenedSheet, Setup } from "./forms";
import { shelf } from "./shelf.svelte";

/** Whether the history behind a secret was deleted; then this device puts no new sheets there any more. */
export function isHistoryGone(error: unknown, secret: string): boolean {
  if (!(error instanceof SheetProblem) || error.problem.reason !== "no-such-evenings") return false;
  if (shelf.evening === secret) shelf.evening = "";
  return true;
}

/** Open a sheet. If the family's history was deleted on another device, a new one begins with it. */
export async function openSheet(setup: Setup, inHistory: boolean): Promise<OpenedSheet> {
  if (!inHistory) return sheets.make(setup, "");
  const before = shelf.evening;
  try {
    return await openInHistory(setup);
  } catch (error) {
    if (!before || !isHistoryGone(error, before)) throw error;
    return openInHistory(setup);
  }
}

async function openInHistory(setup: Setup): Promise<OpenedSheet> {
  if (!shelf.evening) shelf.evening = await evenings.make();
  return sheets.make(setup, shelf.evening);
}
