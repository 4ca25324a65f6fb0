import type { SeatInfo } from "../messages";

/** Why the table does not simply wait for somebody to move: who plays, or what happens next. */
export type Absence = "" | "bot" | "away" | "never" | "asleep";

/** The state of the seat whose move is awaited; `clock` says whether a bot is about to take over. */
export function absenceOf(seat: SeatInfo | undefined, clock: boolean): Absence {
  if (seat?.kind !== "person") return "";
  if (seat.bot) return "bot";
  if (!seat.here) return clock ? "away" : "never";
  return seat.asleep ? "asleep" : "";
}

/** Milliseconds as minutes and seconds, as on a kitchen clock. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
