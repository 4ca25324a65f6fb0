/** How dice stand in the places of the phase; which ones fit where is the server's plan. */

import type { PlaceView, TrayView } from "../messages";

/** The dice of a plan, counted from 1. */
export function standing(tray: TrayView): Set<number> {
  return new Set(
    tray.groups.flatMap((group) => group.places.flatMap((place) => (place.card ? [Number(place.card)] : []))),
  );
}

/** A plan with only the dice that are held. A group without any of them asks for nothing particular. */
export function only(tray: TrayView, held: ReadonlySet<number>): TrayView {
  const kept = (place: PlaceView): boolean => held.has(Number(place.card));
  const groups = tray.groups.map((group) => ({
    ...group,
    places: group.places.some(kept)
      ? group.places.map((place) => (kept(place) ? place : { ...place, card: "" }))
      : group.places.map(() => ({})),
  }));
  const missing = groups.flatMap((group) => group.places).filter((place) => !("card" in place && place.card)).length;
  return { ...tray, groups, missing };
}

/** What empty places ask for, with how many ask for the same; neither number nor colour if that is not decided. */
export interface Need {
  number: number;
  colour: string;
  count: number;
}

export function needs(tray: TrayView): Need[] {
  const found = new Map<string, Need>();
  for (const place of tray.groups.flatMap((group) => group.places).filter((one) => !one.card)) {
    const { number = 0, colour = "" } = place;
    const known = found.get(`${number}${colour}`);
    if (known) known.count += 1;
    else found.set(`${number}${colour}`, { number, colour, count: 1 });
  }
  return [...found.values()].sort((one, two) => (one.number || 99) - (two.number || 99));
}
