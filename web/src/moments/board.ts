import type { GameEvent } from "../messages";

/**
 * What the table and the board after a round must know of each other: while the board covers the table, the new cards
 * wait to be dealt. A table that appears together with its first cards is told of them here, too.
 */

const FRESH = 3000;

let up = false;
let waiting: (() => void) | null = null;
let dealt: { events: readonly GameEvent[]; time: number } | null = null;

/** The board covers the table, or no longer. */
export function raise(): void {
  up = true;
}

export function lower(): void {
  up = false;
  waiting?.();
  waiting = null;
}

/** Do something when the board is gone; only the last wish counts. */
export function whenLow(work: () => void): void {
  if (up) waiting = work;
  else work();
}

/** Forget what was to be done. */
export function forget(): void {
  waiting = null;
}

/** A deal has come, perhaps before there is a table. */
export function noteDeal(events: readonly GameEvent[]): void {
  if (events.some((event) => event.event === "HandDealt")) dealt = { events, time: performance.now() };
}

/** The deal that has just come; told once. */
export function freshDeal(): readonly GameEvent[] {
  const events = dealt && performance.now() - dealt.time < FRESH ? dealt.events : [];
  dealt = null;
  return events;
}
