import type { GameEvent } from "../messages";
import { diceSentence } from "./diceJournal";

/** An event with what the table looked like when it happened: which group was hit, in words of the protocol. */
export type Told = GameEvent & { shape?: string; size?: number };

/** Who tells, and to whom: names, cards and groups in words. */
export interface Speaker {
  text(id: string, values?: Record<string, string | number>): string;
  /** Inside a sentence, and as its subject. */
  name(seat: number): string;
  subject(seat: number): string;
  who(seat: number): "you" | "other";
  cards(cards: readonly string[]): string;
  meld(text: string): string;
  group(shape: string, size: number): string;
  list(items: readonly string[]): string;
}

/** What happened, as sentences: what a player does in one go is one of them. */
export function tell(events: readonly Told[], speaker: Speaker): string[] {
  const sentences: string[] = [];
  let clauses: string[] = [];
  let actor = -1;

  function finish(): void {
    if (clauses.length)
      sentences.push(speaker.text("terminal-did", { name: speaker.subject(actor), what: clauses.join(", ") }));
    clauses = [];
  }

  for (const event of events) {
    const told = clause(event, speaker);
    if (told) {
      const { seat } = event as { seat: number };
      if (seat !== actor) finish();
      actor = seat;
      clauses.push(told);
      continue;
    }
    const said = sentence(event, speaker);
    if (said || event.event === "TurnStarted" || event.event === "RoundEnded") {
      finish();
      actor = -1;
    }
    if (said) sentences.push(said);
  }
  finish();
  return sentences;
}

/** What a player did, to be said behind the name; empty for all other events. */
function clause(event: Told, speaker: Speaker): string {
  const { text, who, cards } = speaker;
  switch (event.event) {
    case "CardDrawn":
      return event.card === "?"
        ? text("terminal-did-draw", { who: who(event.seat) })
        : text("terminal-did-draw-card", { who: who(event.seat), card: cards([event.card]) });
    case "CardTaken":
      return text("terminal-did-take", { who: who(event.seat), card: cards([event.card]) });
    case "Knocked":
      return text("terminal-did-knock", { who: who(event.seat), card: cards([event.card]) });
    case "PhaseLaid": {
      const groups = event.melds.map(speaker.meld).join(" + ");
      return text("terminal-did-lay", { who: who(event.seat), phase: event.phase, groups });
    }
    case "GroupHit":
      return text("terminal-did-hit", { who: who(event.seat), cards: cards(event.cards), group: speaker.group(event.shape ?? "", event.size ?? 0) });
    case "CardDiscarded":
      return text("terminal-did-discard", { who: who(event.seat), card: cards([event.card]) });
    case "SkipPlayed":
      return text("terminal-did-skip", { who: who(event.seat), target: speaker.name(event.target), whom: who(event.target) });
    default:
      return "";
  }
}

function sentence(event: GameEvent, speaker: Speaker): string {
  const { text, cards } = speaker;
  const about = (seat: number): Record<string, string> => ({ name: speaker.subject(seat), who: speaker.who(seat) });
  switch (event.event) {
    case "RoundStarted":
      return text(event.replay ? "terminal-news-replay-round" : "terminal-news-round", {
        round: event.round,
        ...about(event.dealer),
      });
    case "FirstCardTurned":
      return text(event.returned ? "terminal-news-card-returned" : "terminal-news-first-card", { card: cards([event.card]) });
    case "TurnLost":
      return text("terminal-news-turn-lost", about(event.seat));
    case "NothingToDraw":
      return text("terminal-news-nothing-to-draw", about(event.seat));
    case "DiscardsShuffled":
      return text("terminal-news-shuffled", { count: event.count });
    case "RoundEnded":
      return event.winner === null ? text("terminal-news-round-stopped") : text("terminal-news-round-won", about(event.winner));
    case "PlaceWon":
      return text("terminal-news-place", { place: event.place, ...about(event.seat) });
    case "ReplayCalled":
      return text("terminal-news-replay", { names: speaker.list(event.seats.map(speaker.name)) });
    case "GameEnded":
      return event.winners.length === 1
        ? text("terminal-news-won", about(event.winners[0] ?? -1))
        : text("terminal-news-shared", { names: speaker.list(event.winners.map(speaker.name)) });
    case "BotSeated":
      return text("page_table-news-bot", { name: event.name });
    case "BotFailed":
      return text("page_table-news-bot-failed", { bot: event.bot, name: event.name });
    case "SeatTaken":
      return text("page_table-news-seat", { name: event.name });
    case "HostPassed":
      return text("page_table-news-host", { name: speaker.subject(event.seat), who: speaker.who(event.seat) });
    default:
      return diceSentence(event, speaker);
  }
}
