/** The first letter of a name, as people of its script see it: a grapheme, in upper case. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "?";
}
