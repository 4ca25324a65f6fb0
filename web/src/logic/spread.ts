/** How cards lie over each other where there is little room. */

/** How much of a card shows when the next one covers it, as a part of its width: enough for its number and shape. */
const READABLE = 0.42;
/** The same where there is room. */
const EASY = 0.52;

export interface Spread {
  /** The pixels that show of each card but the last, which is whole. */
  steps: readonly number[];
  /** Whether the cards between the ends show only their colour. */
  bands: boolean;
}

/** A laid group of so many cards in a width: they move together, and then only the ends stay readable. */
export function spread(count: number, card: number, width: number): Spread {
  const step = (width - card) / Math.max(1, count - 1);
  if (count < 2 || !card || step >= READABLE * card || count === 2)
    return { steps: Array<number>(Math.max(0, count - 1)).fill(Math.min(step, EASY * card)), bands: false };
  const middle = Math.max(2, (width - card - READABLE * card) / (count - 2));
  return { steps: [READABLE * card, ...Array<number>(count - 2).fill(middle)], bands: true };
}

/** The largest step between cards of a hand, and the smallest at which a finger hits the right one. */
const WIDEST = 72;
export const NARROWEST = 44;

export interface Row {
  /** How many cards are in it. */
  count: number;
  step: number;
  /** Where its first card begins. */
  start: number;
}

/** A hand of so many cards in a width: one row, or two if a finger would miss the right card. */
export function rows(count: number, card: number, width: number): Row[] {
  const step = (cards: number): number => Math.min(WIDEST * (card / 80), (width - card) / Math.max(1, cards - 1));
  const counts = step(count) < NARROWEST ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count];
  const shared = Math.min(...counts.map(step));
  return counts.map((cards) => ({
    count: cards,
    step: shared,
    start: (width - card - shared * (cards - 1)) / 2,
  }));
}
