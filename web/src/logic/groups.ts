import { COLOURS } from "../messages";
import type { Named } from "./cards";

/** The colour in the text of a shape, if any. */
export function colourOf(shape: string): string {
  const colours: string[] = Object.values(COLOURS);
  return shape.split(/\s+/).find((word) => colours.includes(word)) ?? "";
}

/** The message and its values for a group, from its notation (`run 3 pairs odd`) and its number of cards. `colour` is
 *  not yet in words. */
export function groupName(shape: string, size: number): Named & { colour: string } {
  const words = shape.split(/\s+/);
  const parity = words.includes("odd") ? "odd" : words.includes("even") ? "even" : "none";
  const colour = colourOf(shape) || "none";
  const pairs = words.includes("pairs");
  const first = Number(words[1]);
  if (words[0] === "set") return { id: "terminal-group-set", values: { number: first }, colour };
  if (words[0] === "run") {
    const steps = (pairs ? size / 2 : size) - 1;
    const high = first + Math.max(0, Math.ceil(steps)) * (parity === "none" ? 1 : 2);
    return { id: pairs ? "terminal-group-pairs" : "terminal-group-run", values: { low: first, high, parity }, colour };
  }
  return { id: "terminal-group-collection", values: { parity }, colour };
}
