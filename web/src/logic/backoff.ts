const FIRST = 400;
const LONGEST = 8000;

/** Milliseconds to wait before the next try: longer each time, and random so that devices do not retry together. */
export function backoff(failures: number, chance: number = Math.random()): number {
  const wait = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10));
  return Math.round(wait * (0.7 + 0.3 * chance));
}
