/** Dice as the protocol writes them: a colour and a number or W, such as `r5` or `gW`. */

import { COLOURS, type ColumnView } from "../messages";
import type { Colour } from "./cards";

export interface DieFace {
  colour: Colour;
  /** 0 for a W. */
  number: number;
}

export function dieFace(text: string): DieFace {
  const number = Number(text.slice(1));
  return { colour: COLOURS[text[0] as keyof typeof COLOURS] ?? "red", number: Number.isNaN(number) ? 0 : number };
}

/** The faces of dice as sorted numbers, the Ws last: `3 3 8 W`. */
export function inOrder(faces: readonly string[]): string {
  const value = (face: string): number => dieFace(face).number || 99;
  return [...faces]
    .sort((one, two) => value(one) - value(two))
    .map((face) => face.slice(1))
    .join(" ");
}

/** The dice that are thrown if these are held, counted from 1. */
export function thrown(count: number, held: ReadonlySet<number>): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((die) => !held.has(die));
}

export function rollText(dice: readonly number[]): string {
  return ["roll", ...dice].join(" ");
}

export function failuresOf(column: ColumnView): number {
  return column.failures.reduce((sum, one) => sum + one, 0);
}
