import { FluentBundle, FluentResource } from "@fluent/bundle";
import { apart, sources } from "texts";
import type { Refusal } from "../messages";
import { type Named, cardName, face, ordinary } from "../logic/cards";
import { isolated } from "../logic/names";
import { type Language, settings } from "./settings.svelte";

let bundle = $state.raw<FluentBundle | null>(null);
const areas = new Set<keyof typeof apart>();

/** Load the language; the previous one stays until then. */
export async function speak(language: Language): Promise<void> {
  const found = await Promise.all([sources, ...[...areas].map((area) => apart[area])].map((one) => one[language]()));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const { default: source } of found) next.addResource(new FluentResource(source));
  bundle = next;
  document.documentElement.lang = language;
}

/** Load the texts of a screen that stand apart, now and in every language that follows. */
export function speakOf(area: keyof typeof apart): Promise<void> {
  areas.add(area);
  return speak(settings.language);
}

/** Whether there is such a text. */
export function knows(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A text in the language of the person. */
export function t(id: string, values: Record<string, string | number> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, kept(values)) : id;
}

/** The values of a text, such that a name from right to left leaves the rest of the sentence as it is. */
function kept(values: Record<string, string | number>): Record<string, string | number> {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]),
  );
}

export function named(text: Named): string {
  return t(text.id, text.values);
}

/** The name of a card, in the deck that the person has chosen. */
export function cardText(card: string, colours: readonly string[] = []): string {
  if (settings.deck === "own" || card === "?" || !colours.length) return named(cardName(card));
  const { rank, suit } = ordinary(card, colours);
  const rankText = /^\d+$/.test(rank) ? rank : t(`terms-rank-${rank}`);
  return suit ? t("terms-ordinary", { rank: rankText, suit: t(`terms-suit-${suit}`) }) : rankText;
}

/** The number or rank of a card in short: its colour can be seen. */
export function rankText(card: string, colours: readonly string[] = []): string {
  const { kind, number } = face(card);
  if (kind !== "natural") return cardText(card, colours);
  const { rank } = ordinary(card, colours);
  return settings.deck === "own" || /^\d+$/.test(rank) ? String(number) : t(`terms-rank-${rank}`);
}

/** A text that begins a line or a button: some languages put the name of a card first. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** Why something is not allowed. */
export function refusalText({ name }: Refusal): string {
  const ids = [`refusals-${name}`, `dice-refusal-${name}`, `page-problem-${name}`];
  return t(ids.find(knows) ?? "page-problem-error");
}

/** A part of a whole in percent. */
export function share(part: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(part);
}

/** Several words as a list in the person's language. */
export function listing(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return t("terms-list", { first: items.slice(0, -1).map(isolated).join(", "), last: items.at(-1) ?? "" });
}
