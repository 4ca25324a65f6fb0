import type { GameEvent } from "../messages";
import { sound, type Sound } from "../stores/sounds";

/** The sound of each moment. Those that matter most come first: of several that happen at once, only one is heard. */
const HEARD: readonly [Sound, readonly GameEvent["event"][]][] = [
  ["fanfare", ["GameEnded", "DiceGameEnded"]],
  ["out", ["RoundEnded", "PlaceWon"]],
  ["chord", ["PhaseLaid", "PhaseMade"]],
  ["low", ["SkipPlayed", "PhaseFailed"]],
  ["riffle", ["HandDealt", "DiscardsShuffled"]],
  ["tap", ["GroupHit"]],
  ["flick", ["CardDiscarded"]],
  ["slide", ["CardDrawn", "CardTaken", "Knocked"]],
  ["dice", ["DiceRolled"]],
];

/** The sound for events that happened together. */
export function soundOf(events: readonly GameEvent[]): Sound | undefined {
  return HEARD.find(([, names]) => events.some((event) => names.includes(event.event)))?.[0];
}

/** Let the events of an update be heard. */
export function hear(events: readonly GameEvent[]): void {
  const heard = soundOf(events);
  if (heard) sound(heard);
}
