/** The path through the phases: a pyramid of dots, climbed in a zigzag from the bottom row to the summit. */

export interface Dot {
  /** The centre of the dot; a dot is one wide and one high. */
  x: number;
  y: number;
}

export interface Pyramid {
  width: number;
  height: number;
  /** In the order in which they are climbed. */
  dots: readonly Dot[];
}

/** A pyramid for so many phases. Where they do not fill a triangle, its upper rows are left out. */
export function pyramid(count: number): Pyramid {
  let width = 1;
  while ((width * (width + 1)) / 2 < count) width += 1;
  const dots: { x: number; row: number }[] = [];
  for (let row = 0; dots.length < count; row += 1) {
    const length = Math.min(width - row, count - dots.length);
    const places = Array.from({ length }, (_, place) => place + (width - length) / 2);
    dots.push(...(row % 2 ? places.reverse() : places).map((x) => ({ x: x + 0.5, row })));
  }
  const height = (dots.at(-1)?.row ?? 0) + 1;
  return { width, height, dots: dots.map(({ x, row }) => ({ x, y: height - row - 0.5 })) };
}
