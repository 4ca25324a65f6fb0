import type { GameEvent } from "../messages";
import { inOrder } from "./dice";
import type { Speaker } from "./journal";

/** What happened in a game of dice, as a sentence; empty for what needs none. */
export function diceSentence(event: GameEvent, speaker: Speaker): string {
  const { text } = speaker;
  const about = (seat: number): Record<string, string> => ({ name: speaker.subject(seat), who: speaker.who(seat) });
  switch (event.event) {
    case "OrderSettled":
      return event.order.length > 1 ? text("page_dice-news-order", { names: speaker.list(event.order.map(speaker.name)) }) : "";
    case "DiceRolled":
      return text("page_dice-news-throw", { ...about(event.seat), throw: event.roll, dice: inOrder(event.faces) });
    case "PhaseMade":
      return text("page_dice-news-made", { ...about(event.seat), phase: event.phase, points: event.points, total: event.total });
    case "PhaseFailed":
      return text("page_dice-news-failed", { ...about(event.seat), phase: event.phase });
    case "BonusGiven":
      return text(`page_dice-news-bonus-${event.bonus}`, { ...about(event.seat), points: event.points, total: event.total });
    case "LastRunCalled":
      return text("page_dice-news-last-run", about(event.seat));
    case "FailuresCounted":
      return text("page_dice-news-failures", { failures: event.failures, cost: event.cost, total: event.total });
    case "DiceGameEnded":
      return event.winners.length === 1
        ? text("terminal-news-won", about(event.winners[0] ?? -1))
        : text("terminal-news-shared", { names: speaker.list(event.winners.map(speaker.name)) });
    default:
      return "";
  }
}
