import { moveFromText } from "../logic/moves";
import type { Suggestion } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";

/** The hint that the person has asked for. */
export class Hinting {
  hint = $state.raw<Suggestion | null>(null);
  #conversation: Conversation;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
  }

  async ask(): Promise<void> {
    const reply = await this.#conversation.wish({ type: "hint" });
    if (reply.type === "answer" && reply.hint) this.hint = reply.hint;
  }

  clear(): void {
    this.hint = null;
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
