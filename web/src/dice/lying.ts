/** Where dice lie after a roll: spread over a tray, each a little turned, and never the same twice in a row. */

export interface Lying {
  /** The centre of the die, in percent of the tray. */
  x: number;
  y: number;
  /** In degrees. */
  angle: number;
}

export interface Arrangement {
  name: string;
  columns: number;
  rows: number;
  /** The centres of ten spots, those first that look well if there are few dice. */
  spots: readonly (readonly [number, number])[];
}

export const ARRANGEMENTS: Readonly<Record<"high" | "wide", Arrangement>> = {
  high: {
    name: "high",
    columns: 4,
    rows: 3,
    spots: [
      [38, 50],
      [78, 20],
      [62, 82],
      [20, 18],
      [20, 82],
      [86, 52],
      [50, 17],
      [62, 50],
      [14, 50],
      [88, 82],
    ],
  },
  wide: {
    name: "wide",
    columns: 5.6,
    rows: 2,
    spots: [
      [50, 73],
      [31, 28],
      [70, 27],
      [11, 70],
      [89, 72],
      [11, 27],
      [50, 26],
      [89, 27],
      [31, 73],
      [70, 74],
    ],
  },
};

/** The spots of all dice. Those in `kept` stand elsewhere, and get a spot in case they come back. */
export function lying(count: number, kept: ReadonlySet<number>, arrangement: Arrangement, roll: number): Lying[] {
  const dice = Array.from({ length: count }, (_, index) => index + 1);
  const order = [...dice.filter((die) => !kept.has(die)), ...dice.filter((die) => kept.has(die))];
  return dice.map((die) => {
    const [x, y] = arrangement.spots[order.indexOf(die) % arrangement.spots.length] ?? [50, 50];
    const shift = (factor: number): number => ((die * factor + roll * 29) % 11) / 5 - 1; // between -1 and 1
    return { x: x + 2 * shift(37), y: y + 3 * shift(53), angle: Math.round(19 * shift(71)) };
  });
}
