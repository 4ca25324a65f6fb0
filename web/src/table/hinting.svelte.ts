import { moveFromText } from "../logic/moves";
import type { Suggestion } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";

/** Milliseconds in which nobody can have read that the suggestion has changed. */
const GLANCE = 400;

/** The hint that the person has asked for: first a provisional one, then the final one in its place. */
export class Hinting {
  hint = $state.raw<Suggestion | null>(null);
  #conversation: Conversation;
  #seeking: Promise<void> | null = null;
  #wanted = false;
  #changed = -Infinity;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
  }

  /** Ask for a hint; done when it is final. Whoever asks again meanwhile waits for the same one. */
  ask(): Promise<void> {
    this.#wanted = true;
    this.#seeking ??= this.#seek().finally(() => (this.#seeking = null));
    return this.#seeking;
  }

  /** Forget the hint, because something has happened. One for an old position, the server refuses. */
  clear(): void {
    this.hint = null;
  }

  /** The person has seen enough: what is found later stays away. */
  close(): void {
    this.#wanted = false;
    this.clear();
  }

  /** Whether the final hint has only just replaced another one, so that a touch was meant for that. */
  get surprises(): boolean {
    return performance.now() - this.#changed < GLANCE;
  }

  /** The cards of the hand that the hint is about. */
  get cards(): readonly string[] {
    const move = this.hint && moveFromText(this.hint.move);
    if (move?.verb === "discard") return [move.card];
    if (move?.verb === "hit") return move.cards;
    if (move?.verb === "skip") return ["S"];
    return [];
  }

  async #seek(): Promise<void> {
    const reply = await this.#conversation.wish({ type: "hint", provisional: true }, (hint) => this.#show(hint));
    this.#show(reply.type === "answer" ? (reply.hint ?? null) : null);
  }

  #show(hint: Suggestion | null): void {
    if (!this.#wanted) return;
    if (this.hint && hint && this.hint.move !== hint.move) this.#changed = performance.now();
    this.hint = hint;
  }
}
