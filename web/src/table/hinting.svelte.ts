import { moveFromText } from "../logic/moves";
import type { Conversation } from "../stores/conversation.svelte";

export interface Hint {
  move: string;
  reason: string;
  facts: Record<string, number>;
}

/** What a good player would do, if somebody asks. */
export class Hinting {
  hint = $state.raw<Hint | null>(null);
  #conversation: Conversation;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
  }

  async ask(): Promise<void> {
    const reply = await this.#conversation.wish({ type: "hint" });
    if (reply.type !== "answer" || !reply.hint) return;
    const { move, reason, ...facts } = reply.hint;
    const numbers = Object.entries(facts).filter((fact): fact is [string, number] => typeof fact[1] === "number");
    this.hint = { move: String(move), reason: String(reason), facts: Object.fromEntries(numbers) };
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
