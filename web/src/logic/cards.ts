/** Cards as the protocol writes them: `r7`, `W`, `S`, and `?` for one that may not be seen. */

import { COLOURS, RANKS, SUITLESS, SUITS } from "../messages";

export type Colour = (typeof COLOURS)[keyof typeof COLOURS];
export type Kind = "natural" | "wild" | "skip" | "hidden";

export interface Face {
  kind: Kind;
  colour: Colour | "";
  number: number;
}

const SPECIAL: Record<string, Kind> = { W: "wild", S: "skip", "?": "hidden" };
const ORDER = Object.keys(COLOURS);
const LAST = 99;

export function face(card: string): Face {
  const kind = SPECIAL[card];
  if (kind) return { kind, colour: "", number: 0 };
  const colour = COLOURS[card[0] as keyof typeof COLOURS];
  return { kind: "natural", colour: colour ?? "", number: Number(card.slice(1)) };
}

/** The id of a Fluent message, with its variables. */
export interface Named {
  id: string;
  values: Record<string, string | number>;
}

/** The name of a card: the message, and its number. */
export function cardName(card: string): Named {
  const { kind, colour, number } = face(card);
  return kind === "natural"
    ? { id: `terms-card-${colour}`, values: { number } }
    : { id: `terms-card-${kind}`, values: {} };
}

export interface OrdinaryFace {
  rank: string;
  suit: (typeof SUITS)[number] | "";
}

/** The card of an ordinary pack that represents this one: suits follow the order of the game's colours. */
export function ordinary(card: string, colours: readonly string[]): OrdinaryFace {
  const { kind, colour, number } = face(card);
  if (kind === "wild" || kind === "skip") return { rank: SUITLESS[kind], suit: "" };
  return { rank: RANKS[number - 1] ?? String(number), suit: SUITS[colours.indexOf(colour)] ?? "" };
}

type Key = (card: string) => number;

const byNumber: Key = (card) => {
  const { kind, number } = face(card);
  return kind === "natural" ? number * 10 + ORDER.indexOf(card[0] ?? "") : LAST * 100 + (kind === "wild" ? 0 : 1);
};

const byColour: Key = (card) => {
  const { kind, number } = face(card);
  return kind === "natural" ? ORDER.indexOf(card[0] ?? "") * 100 + number : LAST * 100 + (kind === "wild" ? 0 : 1);
};

export type Sorting = "phase" | "number" | "colour" | "own";

/** A card of a hand with an identity that survives sorting: two red sevens are different. */
export interface Held {
  key: string;
  card: string;
}

/** The cards of a hand with keys: the same card keeps its key when the hand changes. */
export function held(cards: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { key: `${card}.${nth}`, card };
  });
}

/** A hand in the order that its owner has chosen. `helping` cards come first when it is sorted for the phase. */
export function sorted(
  hand: readonly Held[],
  order: Sorting,
  helping: readonly string[],
  own: readonly string[],
): Held[] {
  if (order === "number") return by(hand, byNumber);
  if (order === "colour") return by(hand, byColour);
  if (order === "own") return by(hand, (_card, key) => (own.includes(key) ? own.indexOf(key) : LAST));
  const left = [...hand];
  const first: Held[] = [];
  for (const card of helping) {
    const place = left.findIndex((one) => one.card === card);
    if (place >= 0) first.push(...left.splice(place, 1));
  }
  return [...first, ...by(left, byNumber)];
}

function by(hand: readonly Held[], key: (card: string, key: string) => number): Held[] {
  return [...hand].sort(
    (one, two) => key(one.card, one.key) - key(two.card, two.key) || one.key.localeCompare(two.key),
  );
}
