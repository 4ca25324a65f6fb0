import { type Dot, pyramid } from "../logic/pyramid";
import type { GameEvent, PlayerView } from "../messages";

/** The way up the board of phases: who stands where, and who climbs. Holes are counted from 0. */

export interface Climber {
  seat: number;
  from: number;
  to: number;
}

/** Everybody's way in a round. One stands at the phase that comes next; where phases can be done in any order or may
 *  fail, that is after as many holes as one has done phases. */
export function climbers(
  players: readonly Pick<PlayerView, "seat" | "done">[],
  events: readonly GameEvent[],
  phases: number,
): Climber[] {
  const climbed = new Set(events.flatMap((event) => (event.event === "HandScored" && event.phase ? [event.seat] : [])));
  const hole = (done: number): number => Math.max(0, Math.min(done, phases - 1));
  return players.map(({ seat, done }) => ({
    seat,
    from: hole(done.length - (climbed.has(seat) ? 1 : 0)),
    to: hole(done.length),
  }));
}

/** How far apart holes are on the board, in the units of its drawing. */
export const ACROSS = 100;
export const UP = 76;
export const HOLE = 34;
export const TOKEN = 52;

export interface Board {
  width: number;
  height: number;
  holes: readonly Dot[];
}

/** The board for so many phases. */
export function board(phases: number): Board {
  const { width, height, dots } = pyramid(phases);
  const place = ({ x, y }: Dot): Dot => ({ x: x * ACROSS, y: y * UP });
  return { width: width * ACROSS, height: height * UP, holes: dots.map(place) };
}

/** The place of one of several tokens in the same hole, and how large it is there. */
export function among(count: number, index: number): Dot & { scale: number } {
  if (count < 2) return { x: 0, y: 0, scale: 1 };
  const radius = 11 + count * 2;
  const turn = (index / count) * 2 * Math.PI - (count === 2 ? Math.PI : Math.PI / 2);
  return { x: Math.cos(turn) * radius, y: Math.sin(turn) * radius, scale: 0.92 / count ** 0.42 };
}

const STEPS = 8;
const HIGH = 34;

/** A hop from one hole to the next, as points of a bow over the straight way. */
export function hop(from: Dot, to: Dot, high = HIGH): Dot[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const part = index / STEPS;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part - 4 * part * (1 - part) * high,
    };
  });
}

/** A number on its way from one value to another; at the end it is exact. */
export function counted(from: number, to: number, part: number): number {
  return part >= 1 ? to : Math.round(from + (to - from) * (1 - (1 - Math.max(0, part)) ** 3));
}
