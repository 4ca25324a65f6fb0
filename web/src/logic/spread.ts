/** How cards lie over each other where there is little room. */

/** How much of a card shows when the next one covers it, as a part of its width: enough for its number and shape. */
const READABLE = 0.42;
/** The same where there is room. */
const EASY = 0.52;
/** The least at which the corner of a card can be made out: 12 pixels of a card on a phone. */
const CORNER = 1 / 3;
/** The edge of a card that lies in a pile. */
const EDGE = 0.07;

export interface Spread {
  /** The pixels that show of each card but the last, which is whole. */
  steps: readonly number[];
  /** Whether the cards between the ends show only their colour. */
  bands: boolean;
  /** Whether only the last card can be read, so that the group needs its count. */
  pile: boolean;
}

/**
 * A laid group of so many cards in a width. The cards move together; then only the ends of a run stay readable. A set
 * has no ends: where there is no room for the corner of each card, it becomes a pile.
 */
export function spread(count: number, card: number, width: number, run: boolean): Spread {
  const step = (width - card) / Math.max(1, count - 1);
  const even = (pixels: number): readonly number[] => Array<number>(Math.max(0, count - 1)).fill(pixels);
  if (count < 3 || !card || step >= (run ? READABLE : CORNER) * card)
    return { steps: even(Math.min(step, EASY * card)), bands: false, pile: false };
  if (!run) return { steps: even(Math.max(0, Math.min(step, EDGE * card))), bands: true, pile: true };
  const middle = Math.max(2, (width - card - READABLE * card) / (count - 2));
  return { steps: [READABLE * card, ...Array<number>(count - 2).fill(middle)], bands: true, pile: false };
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
