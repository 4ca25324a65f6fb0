import type { EditionInfo, Editions } from "../messages";

const STEP = 5;

/**
 * About how many minutes a game takes, in steps of five: the turns that the server has simulated, times the seconds that
 * it states. 0 if nobody knows.
 */
export function minutes(
  games: Pick<Editions, "person_seconds" | "bot_seconds">,
  edition: Pick<EditionInfo, "least_players" | "turns">,
  seats: { players: number; people: number },
  phases: number,
): number {
  const row = edition.turns[seats.players - edition.least_players] ?? [];
  const turns = row[Math.min(phases, row.length) - 1] ?? 0;
  const people = Math.min(seats.people, seats.players);
  const round = people * games.person_seconds + (seats.players - people) * games.bot_seconds;
  const exact = (turns * round) / seats.players / 60;
  return exact && Math.max(STEP, Math.round(exact / STEP) * STEP);
}
