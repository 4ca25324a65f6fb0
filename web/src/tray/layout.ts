/** How the groups of a phase share the width of the tray. */

/** Between cards; from the edge of a well to its cards; between wells. */
export const GAP = 3;
export const PAD = 4;
export const BETWEEN = 6;
/** A place can be touched where its card and the gap beside it are: together 44 pixels or more. */
const LEAST = 44 - GAP;

export interface Part {
  group: number;
  /** How many places stand side by side; a group with more places than that has several lines. */
  columns: number;
}

export interface Layout {
  rows: Part[][];
  /** Lines of cards in all rows. */
  lines: number;
  /** The width of a card. */
  card: number;
}

/** The width of a card if so many stand side by side in so many wells. */
function cardWidth(width: number, columns: number, wells: number): number {
  return (width - BETWEEN * (wells - 1) - 2 * PAD * wells - GAP * (columns - wells)) / columns;
}

/** As many groups side by side as there is room for; a group that is too long for one line breaks into equal lines. */
export function layout(sizes: readonly number[], width: number, most: (lines: number) => number): Layout {
  let longest = 1;
  while (cardWidth(width, longest + 1, 1) >= LEAST) longest += 1;
  const rows: Part[][] = [];
  let lines = 0;
  let used = 0;
  for (const [group, size] of sizes.entries()) {
    const high = Math.ceil(size / longest);
    const columns = Math.ceil(size / high);
    const row = rows.at(-1);
    if (row && high === 1 && cardWidth(width, used + columns, row.length + 1) >= LEAST) {
      row.push({ group, columns });
      used += columns;
    } else {
      rows.push([{ group, columns }]);
      lines += high;
      used = high === 1 ? columns : Infinity;
    }
  }
  const widths = rows.map((row) =>
    cardWidth(
      width,
      row.reduce((sum, { columns }) => sum + columns, 0),
      row.length,
    ),
  );
  return { rows, lines, card: Math.floor(Math.min(most(lines), ...widths)) };
}
