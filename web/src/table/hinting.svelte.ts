import { moveFromText } from "../logic/moves";
import type { Suggestion } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";

/** The hint that the person has asked for: first a provisional one, then the final one in its place. */
export class Hinting {
  hint = $state.raw<Suggestion | null>(null);
  #conversation: Conversation;
  #wanted = false;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
  }

  /** Ask for a hint; done when it is final. Whoever asks again meanwhile still gets it. */
  async ask(): Promise<void> {
    this.#wanted = true;
    const show = (hint: Suggestion): void => {
      if (this.#wanted) this.hint = hint;
    };
    const reply = await this.#conversation.wish({ type: "hint", provisional: true }, show);
    if (reply.type === "answer" && reply.hint) show(reply.hint);
    else if ("reason" in reply && reply.reason !== "too-fast") this.clear();
  }

  /** Forget the hint, because something has happened. */
  clear(): void {
    this.hint = null;
  }

  /** The person has seen enough: what is found later stays away. */
  close(): void {
    this.#wanted = false;
    this.clear();
  }

  /** The cards of the hand that the hint is about. */
  get cards(): readonly string[] {
    const move = this.hint && moveFromText(this.hint.move);
    if (move?.verb === "discard") return [move.card];
    if (move?.verb === "hit") return move.cards;
    if (move?.verb === "skip") return ["S"];
    return [];
  }
}
