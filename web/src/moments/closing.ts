import type { Told } from "../logic/journal";

/** The end of a round: what the last player did in the last turn, and the last card. */
export interface Closing {
  seat: number;
  deeds: readonly Told[];
  card: string;
}

/** The last turn of the last round that ended; null if none did. */
export function closing(events: readonly Told[]): Closing | null {
  const end = events.findLastIndex((event) => event.event === "RoundEnded");
  const ended = events[end];
  if (ended?.event !== "RoundEnded") return null;
  const before = events.slice(0, end);
  const start = before.findLastIndex((event) => event.event === "TurnStarted" || event.event === "RoundStarted");
  const turn = before.slice(start + 1);
  const seat = ended.winner ?? turn.map(actor).findLast((one) => one >= 0) ?? -1;
  const deeds = turn.filter((event) => actor(event) === seat);
  return { seat, deeds, card: deeds.map(cardOf).findLast(Boolean) ?? "" };
}

function actor(event: Told): number {
  switch (event.event) {
    case "CardDrawn":
    case "CardTaken":
    case "Knocked":
    case "PhaseLaid":
    case "GroupHit":
    case "CardDiscarded":
    case "SkipPlayed":
      return event.seat;
    default:
      return -1;
  }
}

function cardOf(event: Told): string {
  if (event.event === "CardDiscarded") return event.card;
  if (event.event === "GroupHit") return event.cards.at(-1) ?? "";
  return event.event === "SkipPlayed" ? "S" : "";
}
