import { kindOf } from "../kinds";
import { type Told, tell, withGroup } from "../logic/journal";
import type { GameEvent, GroupView } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";
import type { Rulebook } from "../stores/rulebook.svelte";
import { speakerFor } from "./speaker";

const MOST = 400;

/**
 * The log of the table: what the server told of this round and the one before, and everything since. Events are
 * stored, so that the log can be shown again in another language.
 */
export class Journal {
  events = $state.raw<readonly Told[]>([]);
  #conversation: Conversation;
  #rulebook: Rulebook;
  #last: readonly Told[] = [];

  readonly sentences = $derived.by(() => tell(this.events, speakerFor(this.#conversation, this.#rulebook)));

  constructor(conversation: Conversation, rulebook: Rulebook) {
    this.#conversation = conversation;
    this.#rulebook = rulebook;
    let before: readonly GroupView[] = [];
    conversation.listen({
      recalled: (events) => {
        this.events = this.#known(events);
      },
      before: () => {
        before = groupsOf(conversation); // for the sentence about a hit that ends a round
      },
      after: (events) => {
        const now = groupsOf(conversation);
        const known = [...now, ...before.slice(now.length)];
        this.#last = events.map((event) => withGroup(event, known));
        this.events = [...this.events, ...this.#last].slice(-MOST);
      },
    });
  }

  /** The events that just came, in sentences. */
  tell(events: readonly GameEvent[]): string[] {
    const told = this.#last.length === events.length ? this.#last : events;
    return tell(told, speakerFor(this.#conversation, this.#rulebook));
  }

  /** Events of a while ago, in sentences. */
  retell(events: readonly GameEvent[]): string[] {
    return tell(this.#known(events), speakerFor(this.#conversation, this.#rulebook));
  }

  /** Events of a while ago with their groups. Those of earlier rounds are gone, and hits on them are left out. */
  #known(events: readonly GameEvent[]): Told[] {
    const known = groupsOf(this.#conversation);
    const round = events.findLastIndex((event) => event.event === "HandScored");
    return events
      .filter((event, index) => event.event !== "GroupHit" || index > round)
      .map((event) => withGroup(event, known));
  }
}

const journals = new WeakMap<Conversation, Journal>();

/** The journal of a conversation: it continues while another player has the device. */
export function journalOf(conversation: Conversation, rulebook: Rulebook): Journal {
  const journal = journals.get(conversation) ?? new Journal(conversation, rulebook);
  journals.set(conversation, journal);
  return journal;
}

function groupsOf(conversation: Conversation): readonly GroupView[] {
  return conversation.view ? kindOf(conversation.view).groups(conversation.view) : [];
}
