/** Confetti of the shapes on our cards. It falls once. */

export interface Piece {
  colour: "red" | "yellow" | "green" | "blue";
  /** Where it falls, in percent of the width; how long it waits and falls, in milliseconds; its size in pixels. */
  left: number;
  delay: number;
  duration: number;
  size: number;
  /** How far it drifts sideways, in pixels, and turns, in degrees. */
  drift: number;
  spin: number;
}

const COLOURS = ["red", "yellow", "green", "blue"] as const;

export function confetti(count: number, chance: () => number = Math.random): Piece[] {
  return Array.from({ length: count }, (_, index) => ({
    colour: COLOURS[index % COLOURS.length] ?? "red",
    left: chance() * 100,
    delay: 700 + chance() * 500,
    duration: 900 + chance() * 300,
    size: 10 + chance() * 12,
    drift: (chance() - 0.5) * 160,
    spin: (chance() - 0.5) * 1000,
  }));
}
