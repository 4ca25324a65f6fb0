/** Cards that a person has picked, in groups: `r4 y4 + r5 W`, and `-` for none. */

export type Groups = readonly (readonly string[])[];

export const NONE = "-";

export function fromText(text: string, least = 1): string[][] {
  const groups = text === NONE || !text ? [] : text.split("+").map((group) => group.split(" ").filter(Boolean));
  while (groups.length < least) groups.push([]);
  return groups;
}

export function toText(groups: Groups): string {
  const filled = groups.filter((group) => group.length);
  return filled.length ? filled.map((group) => group.join(" ")).join(" + ") : NONE;
}

export function count(groups: Groups): number {
  return groups.reduce((sum, group) => sum + group.length, 0);
}

/** The group that the next card goes into: the chosen one, or the first after it that has room. */
export function receiver(groups: Groups, sizes: readonly number[], chosen: number): number {
  const free = (index: number): boolean => (groups[index]?.length ?? 0) < (sizes[index] ?? Infinity);
  if (free(chosen)) return chosen;
  const other = groups.findIndex((_, index) => free(index));
  return other < 0 ? chosen : other;
}

/** Cards in rows of one colour; what has no colour comes last. */
export function byColour<Option extends { value: string }>(options: readonly Option[]): [string, Option[]][] {
  const rows = new Map<string, Option[]>();
  for (const option of options) {
    const colour = /^[a-z]/.exec(option.value)?.[0] ?? "";
    rows.set(colour, [...(rows.get(colour) ?? []), option]);
  }
  return [...rows];
}
