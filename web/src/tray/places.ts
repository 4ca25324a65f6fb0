/** The places of a tray: which card of the hand stands in each, and which of them ask for a card. */

import { type Held, face } from "../logic/cards";
import type { Meaning, PlaceView, TrayGroup, TrayView } from "../messages";

export const WILD = "W";

/** A card of the hand that the person has put into a group. For a wild also what it stands for, if that was chosen. */
export interface Pinned extends Required<Meaning> {
  key: string;
  card: string;
  group: number;
}

/** A place with the key of the card that stands in it; empty if none does. */
export interface Standing extends PlaceView {
  key: string;
}

/** The places of each group with the cards of a hand. A card that is no longer in the hand leaves its place empty. */
export function standing(groups: readonly TrayGroup[], hand: readonly Held[], pins: readonly Pinned[]): Standing[][] {
  const left = new Map(hand.map((one) => [one.key, one.card]));
  const groupOf = new Map(pins.map((pin) => [pin.key, pin.group]));
  return groups.map(({ places }, group) =>
    places.map((place) => {
      const same = [...left.keys()].filter((key) => left.get(key) === place.card);
      const wanted = place.pinned ? group : undefined; // of two equal cards, the one that was put here
      const key = same.find((one) => groupOf.get(one) === wanted) ?? same[0] ?? "";
      left.delete(key);
      return { ...place, card: key ? (place.card ?? "") : "", key };
    }),
  );
}

/** Whether a place names this card; a wild may stand for whatever it asks for. */
export function asksFor({ number, colour }: PlaceView, card: string): boolean {
  if (card === WILD) return true;
  const seen = face(card);
  return (!number || number === seen.number) && (!colour || colour === seen.colour);
}

/** The same tray without cards. */
export function emptied(tray: TrayView): TrayView {
  const groups = tray.groups.map((group) => ({ ...group, places: group.places.map(() => ({})) }));
  return { ...tray, groups };
}
