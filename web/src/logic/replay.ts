import { kindOf } from "../kinds";
import type { GameEvent, GameView, ReplayedRound } from "../messages";
import { type Told, withGroup } from "./journal";

/** A moment of a round: what happened, and the table after it. */
export interface Moment {
  events: readonly Told[];
  view: GameView;
}

/** The index at which the events of another round begin, or the number of events if there is none. */
function boundary(events: readonly GameEvent[], belongs: (round: number) => boolean): number {
  const place = events.findIndex(
    (event) => (event.event === "RoundStarted" || event.event === "DiceTurnStarted") && !belongs(event.round),
  );
  return place < 0 ? events.length : place;
}

/** The moments of one round. The move between two rounds belongs to both, each with its own events. The last moment of
 *  a round shows the table before its last move, since the next deal is not part of it. */
export function moments({ round, steps }: ReplayedRound): Moment[] {
  const found: Moment[] = [];
  for (const { events, view } of steps) {
    const start = boundary(events, (number) => number !== round);
    const from = found.length || start === events.length ? 0 : start;
    const part = events.slice(from);
    const own = part.slice(
      0,
      boundary(part, (number) => number === round),
    );
    const shown = view.round === round || !found.length ? view : (found.at(-1)?.view ?? view);
    found.push({ events: own.map((event) => withGroup(event, kindOf(shown).groups(shown))), view: shown });
  }
  return found;
}
