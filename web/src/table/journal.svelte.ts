import { kindOf } from "../kinds";
import { type Told, tell, withGroup } from "../logic/journal";
import type { GameEvent, GroupView } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";
import type { Rulebook } from "../stores/rulebook.svelte";
import { speakerFor } from "./speaker";

const MOST = 400;

/**
 * What happened at the table, as far as this page has heard it. Events are kept, so that another language tells them
 * anew.
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
      before: () => {
        before = groupsOf(conversation); // a hit that ends a round is told of a group that is gone after it
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
}

const journals = new WeakMap<Conversation, Journal>();

/** The journal of a conversation: it goes on while the device is in other hands. */
export function journalOf(conversation: Conversation, rulebook: Rulebook): Journal {
  const journal = journals.get(conversation) ?? new Journal(conversation, rulebook);
  journals.set(conversation, journal);
  return journal;
}

function groupsOf(conversation: Conversation): readonly GroupView[] {
  return conversation.view ? kindOf(conversation.view).groups(conversation.view) : [];
}
