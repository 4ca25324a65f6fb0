import { tooLong } from "../logic/names";

export type Paper = "a4" | "letter";
export type Colour = "full" | "grey" | "ink-saving";

/** What a person wants to print. */
export interface PrintWish {
  kind: string;
  game: string;
  /** The table that plays it, which may have a rulebook of its own; empty for an edition. */
  code: string;
  language: string;
  paper: Paper;
  colour: Colour;
  names: string;
  backs: boolean;
}

const MOST_NAMES = 6;
const WITH_NAMES = ["reference", "sheet", "pad"];

/** Whether names can stand on it. */
export function hasNames(kind: string): boolean {
  return WITH_NAMES.includes(kind);
}

/** The paper of the person's country, as far as the language of the browser tells. */
export function usualPaper(language: string): Paper {
  return /^(en|es|fr)-(US|CA|MX)$/i.test(language) ? "letter" : "a4";
}

/** The names that somebody has typed, with commas between them. */
export function namesIn(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Whether the server will refuse the names: too many of them, or one that is too long. */
export function areTooMuch(text: string): boolean {
  const names = namesIn(text);
  return names.length > MOST_NAMES || names.some(tooLong);
}

/** Where the PDF is. What is the default, or does not belong to this print, is left out. */
export function printAddress({ kind, game, code, language, paper, colour, names, backs }: PrintWish): string {
  const wanted = new URLSearchParams({ ...(code ? {} : { game }), lang: language, paper, colour });
  const cleaned = namesIn(names);
  if (hasNames(kind) && cleaned.length) wanted.set("names", cleaned.join(","));
  if (kind === "deck" && backs) wanted.set("backs", "1");
  const table = code ? `/tables/${encodeURIComponent(code)}` : "";
  return `/api/1${table}/print/${encodeURIComponent(kind)}?${wanted.toString()}`;
}
