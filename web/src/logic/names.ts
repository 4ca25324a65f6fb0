/** Names as the server counts them: letters as a person sees them, so that a family that is one picture is one. */
import { LONGEST_NAME } from "../messages";

const segments =
  typeof Intl.Segmenter === "function" ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

/** How many letters a name has. */
export function letters(name: string): number {
  const tidy = name.trim().replace(/\s+/gu, " ").normalize("NFC");
  return segments ? [...segments.segment(tidy)].length : [...tidy].length;
}

/** Whether the server will refuse a name for its length; it is the judge of everything else. */
export function tooLong(name: string): boolean {
  return letters(name) > LONGEST_NAME;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A value in a sentence: writing from right to left must not turn around what stands beside it. */
export function isolated(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}
