/** A line chart: where its lines, ticks and names go. */

export interface Line {
  name: string;
  values: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round integer steps of a scale that ends at or above the highest value. */
export function ticks(highest: number, wanted = 4): number[] {
  const raw = Math.max(1, highest) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  const step = steps.find((one) => one >= Math.max(1, raw) && Number.isInteger(one)) ?? Math.ceil(raw);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The round numbers below the chart: as many as there is room for, always with the last one. */
export function roundTicks(rounds: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(rounds / most));
  const shown = Array.from({ length: Math.floor(rounds / step) + 1 }, (_, index) => index * step);
  if (shown.at(-1) !== rounds) {
    if (rounds - (shown.at(-1) ?? 0) < step / 2) shown.pop();
    shown.push(rounds);
  }
  return shown;
}

export class Scale {
  constructor(
    readonly frame: Frame,
    readonly rounds: number,
    readonly low: number,
    readonly high: number,
  ) {}

  x(round: number): number {
    const { left, right, width } = this.frame;
    return left + (round / Math.max(1, this.rounds)) * (width - left - right);
  }

  y(value: number): number {
    const { top, bottom, height } = this.frame;
    return height - bottom - ((value - this.low) / Math.max(1, this.high - this.low)) * (height - top - bottom);
  }

  path(values: readonly number[]): string {
    return values
      .map((value, round) => `${round ? "L" : "M"}${this.x(round).toFixed(1)} ${this.y(value).toFixed(1)}`)
      .join("");
  }
}

/** Heights of the names at the ends of lines, moved apart so that none overlap, within the frame. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => (wanted[one] ?? 0) - (wanted[two] ?? 0));
  const placed = [...wanted];
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) + gap;
  }
  let ceiling = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - gap;
  }
  return placed;
}
