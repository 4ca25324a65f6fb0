import type { GameEvent, GroupView } from "../messages";
import { TELLINGS } from "../tellings";
import { inOrder } from "./dice";
import { moveFromText } from "./moves";

/** An event with the table at that moment: the group that was hit, in the protocol's notation. */
export type Told = GameEvent & { shape?: string; size?: number };

/** The words for a listener: names, cards and groups. */
export interface Speaker {
  text(id: string, values?: Record<string, string | number>): string;
  /** A player's name inside a sentence, and as its subject. */
  name(seat: number): string;
  subject(seat: number): string;
  who(seat: number): "you" | "other";
  cards(cards: readonly string[]): string;
  meld(text: string): string;
  group(shape: string, size: number): string;
  list(items: readonly string[]): string;
}

/** A row of the table of sentences: the message for an event, the form and the field of each of its variables,
 *  the player it is about, and conditions on the fields. A clause follows the player's name. */
export interface Telling {
  message?: string;
  arguments?: Record<string, readonly [keyof typeof WAYS, string]>;
  about?: string;
  when?: Record<string, unknown>;
  clause?: boolean;
}

type Fields = Record<string, unknown>;
type Way = (value: never, speaker: Speaker, event: Told) => string | number;

/** How this page words the fields of an event. */
const WAYS = {
  value: (value: string | number) => value,
  name: (seat: number, { name }) => name(seat),
  who: (seat: number, { who }) => who(seat),
  names: (seats: number[], { list, name }) => list(seats.map(name)),
  card: (card: string, { cards }) => cards([card]),
  cards: (list: string[], { cards }) => cards(list),
  melds: (melds: string[], { meld }) => melds.map(meld).join(" + "),
  group: (_group: number, { group }, { shape = "", size = 0 }) => group(shape, size),
  dice: inOrder,
  move: (move: string, { text, cards }) => takenWords(move, text, cards),
} satisfies Record<string, Way>;

/** Events as sentences; the consecutive actions of a player form one sentence. */
export function tell(events: readonly Told[], speaker: Speaker): string[] {
  const sentences: string[] = [];
  let clauses: string[] = [];
  let actor = -1;

  function finish(next: number): void {
    if (next !== actor && clauses.length) {
      sentences.push(speaker.text("terminal-did", { name: speaker.subject(actor), what: clauses.join(", ") }));
      clauses = [];
    }
    actor = next;
  }

  for (const event of events) {
    const telling = TELLINGS[event.event]?.find(({ when = {} }) =>
      Object.entries(when).every(([field, wanted]) => measure(event, field) === wanted),
    );
    finish(telling?.clause ? playerOf(event, telling) : -1);
    if (telling?.message) (telling.clause ? clauses : sentences).push(worded(telling.message, telling, event, speaker));
  }
  finish(-1);
  return sentences;
}

/** What is taken back with a move: a phase, or the cards of a hit. */
export function takenWords(move: string, text: Speaker["text"], cards: Speaker["cards"]): string {
  const taken = moveFromText(move);
  if (taken?.verb === "lay") return text("page_table-taken-lay", { phase: taken.phase });
  return taken?.verb === "hit" ? cards(taken.cards) : "";
}

/** An event about a group, with the group's details. */
export function withGroup(event: GameEvent, groups: readonly GroupView[]): Told {
  const group = event.event === "GroupHit" && groups[event.group];
  return group ? { ...event, shape: group.shape, size: group.cards.length } : event;
}

function worded(message: string, telling: Telling, event: Told, speaker: Speaker): string {
  const values = Object.entries(telling.arguments ?? {}).map(([name, [way, field]]) => [
    name,
    (WAYS[way] as Way)((event as Fields)[field] as never, speaker, event),
  ]);
  const seat = playerOf(event, telling);
  const about = telling.about ? { name: speaker.subject(seat), who: speaker.who(seat) } : {};
  return speaker.text(message, { ...about, ...Object.fromEntries(values) });
}

/** The value that a condition tests; for a list, its length. */
function measure(event: Told, field: string): unknown {
  const value = (event as Fields)[field];
  return Array.isArray(value) ? value.length : value;
}

/** The player a sentence is about; a list of one player counts as that player. */
function playerOf(event: Told, { about = "" }: Telling): number {
  const value = (event as Fields)[about];
  return Array.isArray(value) ? Number(value[0]) : Number(value);
}
