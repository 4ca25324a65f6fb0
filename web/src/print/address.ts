export type Paper = "a4" | "letter";
export type Colour = "full" | "grey" | "ink-saving";

/** What a person wants to print. */
export interface PrintWish {
  kind: string;
  game: string;
  language: string;
  paper: Paper;
  colour: Colour;
  names: string;
  backs: boolean;
}

const WITH_NAMES = ["reference", "sheet", "pad"];

/** Whether names can stand on it. */
export function hasNames(kind: string): boolean {
  return WITH_NAMES.includes(kind);
}

/** The paper of the person's country, as far as the language of the browser tells. */
export function usualPaper(language: string): Paper {
  return /^(en|es|fr)-(US|CA|MX)$/i.test(language) ? "letter" : "a4";
}

/** Where the PDF is. What is the default, or does not belong to this print, is left out. */
export function printAddress({ kind, game, language, paper, colour, names, backs }: PrintWish): string {
  const wanted = new URLSearchParams({ game, lang: language, paper, colour });
  const cleaned = names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (hasNames(kind) && cleaned.length) wanted.set("names", cleaned.join(","));
  if (kind === "deck" && backs) wanted.set("backs", "1");
  return `/api/1/print/${encodeURIComponent(kind)}?${wanted.toString()}`;
}
