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
      ? group.places.map((place) => (kept(place) || !place.card ? place : { ...place, card: "" }))
      : group.places.map(() => ({})),
  }));
  const missing = groups.flatMap((group) => group.places).filter((place) => !("card" in place && place.card)).length;
  return { ...tray, groups, missing };
}
