import { TALL, type Spot } from "./spot";

/** How long each moment takes, and how it moves. */

export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const DROP = "cubic-bezier(.3,1.3,.5,1)";

export interface Course {
  /** In milliseconds. */
  duration: number;
  easing: string;
  /** How high the way arches, as a part of its length. */
  arch?: number;
  /** How far the card leans in the middle of its way, in degrees. */
  lean?: number;
}

export const COURSES = {
  deal: { duration: 260, easing: OUT },
  draw: { duration: 280, easing: OUT },
  take: { duration: 300, easing: OUT, arch: 0.16, lean: 4 },
  fill: { duration: 180, easing: DROP },
  lay: { duration: 520, easing: OUT },
  hit: { duration: 260, easing: DROP },
  discard: { duration: 240, easing: OUT },
  skip: { duration: 400, easing: OUT, arch: 0.12, lean: 4 },
} as const satisfies Record<string, Course>;

/** From one card that is dealt to the next, and how long a deal takes at most. */
const APART = 45;
const LONGEST_DEAL = 1600;
/** What somebody else does in one turn is shown in at most this time. */
export const LONGEST_TURN = 900;

/** When each of so many cards is dealt. */
export function dealTimes(count: number): number[] {
  const apart = Math.min(APART, (LONGEST_DEAL - COURSES.deal.duration) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => index * apart);
}

/** When things that happened together begin: one after the other, and all within the time of a turn. */
export function turnTimes(durations: readonly number[]): number[] {
  const starts = durations.map((_, index) => durations.slice(0, index).reduce((sum, one) => sum + one * 0.7, 0));
  const end = Math.max(0, ...starts.map((start, index) => start + (durations[index] ?? 0)));
  const last = Math.max(0, ...durations);
  const squeeze = end > LONGEST_TURN ? (LONGEST_TURN - last) / (end - last) : 1;
  return starts.map((start) => start * squeeze);
}

/** The angle at which a card comes to rest on the discard pile: at most 7° to either side, always the same. */
export function restAngle(card: string, depth = 0): number {
  let sum = depth * 5;
  for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return (sum % 15) - 7;
}

const STEPS = 6;

/** The way of a card that is drawn `drawn` pixels wide, as positions of its picture. */
export function way(from: Spot, to: Spot, drawn: number, { arch = 0, lean = 0 }: Partial<Course> = {}): Keyframe[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = arch ? STEPS : 1;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const bow = 4 * part * (1 - part); // 0 at both ends, 1 in the middle
    const between = (one: number, two: number): number => one + (two - one) * part;
    return place(
      {
        x: between(from.x, to.x),
        y: between(from.y, to.y) - bow * arch * length,
        width: between(from.width, to.width),
        angle: between(from.angle, to.angle) + bow * lean,
      },
      drawn,
    );
  });
}

function place({ x, y, width, angle }: Spot, drawn: number): Keyframe {
  const left = x - drawn / 2;
  const top = y - (drawn * TALL) / 2;
  return {
    transform: `translate(${fixed(left)}px,${fixed(top)}px) rotate(${fixed(angle)}deg) scale(${fixed(width / drawn)})`,
  };
}

function fixed(value: number): number {
  return Math.round(value * 1000) / 1000;
}
