/** The tray in words. */

import { type Colour, face } from "../logic/cards";
import { COLOURS, type Meaning, type PlaceView, RANKS, SUITS, type TrayGroup } from "../messages";
import { settings } from "../stores/settings.svelte";
import { capital, cardText, listing, t } from "../stores/texts.svelte";

const SIGNS: Record<string, string> = { ace: "A", jack: "J", queen: "Q", king: "K" };
/** More different cards than this are counted, not listed. */
const LISTED = 3;

/** A number as the person's deck has it: 12, or queen. */
function rank(number: number, colours: readonly string[]): string | number {
  const name = RANKS[number - 1] ?? "";
  return settings.deck === "ordinary" && colours.length && name in SIGNS ? name : number;
}

/** A number as it is printed on a card: 12, or Q. */
export function sign(number: number, colours: readonly string[]): string {
  const name = rank(number, colours);
  return SIGNS[name] ?? String(name);
}

function colourName(colour: string, colours: readonly string[]): string {
  const suit = settings.deck === "ordinary" ? SUITS[colours.indexOf(colour)] : undefined;
  return suit ? t(`terms-suit-${suit}`) : t(`terms-colour-${colour}`);
}

/** The card with this number and colour. */
function cardOf(number: number, colour: string): string {
  const letters = Object.keys(COLOURS) as (keyof typeof COLOURS)[];
  return `${letters.find((letter) => COLOURS[letter] === (colour as Colour)) ?? ""}${number}`;
}

/** What a wild stands for: 7, yellow 7, yellow. */
export function meaningText({ number, colour }: Meaning, colours: readonly string[]): string {
  if (number && colour) return cardText(cardOf(number, colour), colours);
  if (number) return t("page_tray-number", { number: rank(number, colours) });
  return colour ? colourName(colour, colours) : "";
}

/** What an empty place asks for, so many times; empty if anything goes. */
export function needText({ number, colour, parity }: PlaceView, count: number, colours: readonly string[]): string {
  if (number && colour) return cardText(cardOf(number, colour), colours);
  if (number) {
    const id = count > 1 ? "page_tray-needs-number" : "page_tray-need-number";
    return t(id, { count, number: rank(number, colours) });
  }
  return [parity ? t(`page_tray-parity-${parity}`) : "", colour ? colourName(colour, colours) : ""]
    .filter(Boolean)
    .join(", ");
}

/** How many cards are missing, and which. */
export function missingText(places: readonly PlaceView[], colours: readonly string[]): string {
  const empty = places.filter((place) => !place.card);
  if (!empty.length) return t("page_tray-complete");
  const kinds = new Map<string, { place: PlaceView; count: number }>();
  for (const place of empty) {
    const kind = `${place.number ?? 0} ${place.colour ?? ""} ${place.parity ?? ""}`;
    kinds.set(kind, { place, count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  const needs = [...kinds.values()].map(({ place, count }) => needText(place, count, colours));
  if (needs.length > LISTED || needs.includes("")) return t("page_tray-missing", { count: empty.length });
  return t("page_tray-missing-which", { count: empty.length, cards: listing(needs) });
}

/** A kind of group, so many times: set of 3. A single one needs no number. */
export function kindText(shape: string, size: number, count = 1): string {
  const words = shape.split(" ");
  const parity = ["odd", "even"].find((one) => words.includes(one)) ?? "none";
  const named: readonly string[] = ["colour", ...Object.values(COLOURS)];
  const colour = words.some((word) => named.includes(word)) ? "one" : "any";
  const family = words[0] === "set" || words[0] === "run" ? words[0] : "collection";
  const id = `terms-group-${words.includes("pairs") ? "pairs" : family}`;
  return t(id, { count, size, pairs: size / 2, parity, colour }).replace(/^1 /, "");
}

/** A phase: Set of 3 + run of 4. */
export function phaseText(groups: readonly TrayGroup[]): string {
  const kinds: { kind: string; shape: string; size: number; count: number }[] = [];
  for (const { shape, places } of groups) {
    const size = places.length;
    const kind = kindText(shape, size);
    const same = shape.startsWith("set") && kinds.find((one) => one.kind === kind);
    if (same) same.count += 1;
    else kinds.push({ kind, shape, size, count: 1 });
  }
  return capital(kinds.map(({ shape, size, count }) => kindText(shape, size, count)).join(" + "));
}

/** A phase of the rules page in the words of the tray: 1 set of 3 + 1 run of 4 becomes Set of 3 + run of 4. */
export function shortPhase(text: string): string {
  const groups = text.split(" + ").map((group) => group.replace(/^1 /, ""));
  return capital(groups.join(" + "));
}

/** A place for a screen reader. */
export function placeText(place: PlaceView, index: number, group: string, colours: readonly string[]): string {
  if (!place.card) {
    const need = needText(place, 1, colours);
    const values = { place: index + 1, group, need };
    return need ? t("page_tray-place-needs", values) : t("page_tray-place", { place: index + 1, group });
  }
  const card = cardText(place.card, colours);
  const meaning = face(place.card).kind === "wild" ? meaningText(place, colours) : "";
  const name = meaning ? t("page_tray-card-wild", { card, meaning, group }) : t("page_tray-card", { card, group });
  return place.pinned ? t("page_tray-card-pinned", { name }) : name;
}
