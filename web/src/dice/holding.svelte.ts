import { groupOf, rollText, thrown } from "../logic/dice";
import { moveFromText } from "../logic/moves";
import { type DiceView, NO_DICE_NAMED, type Refusal } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";

/** The dice that a person keeps for the next throw. They stay held from throw to throw until they are released. */
export class Holding {
  held = $state<ReadonlySet<number>>(new Set());
  refusal = $state<Refusal | null>(null);
  /** Stopping without the phase fails the turn, so it needs a second touch. */
  asking = $state(false);
  sending = $state(false);

  #conversation: Conversation;
  #view: () => DiceView;
  #turn = "";

  readonly yours = $derived.by(() => this.#view().moves.length > 0);
  readonly thrown = $derived.by(() => thrown(this.#view().dice.length, this.held));
  readonly groups = $derived.by(() => groupOf(this.#view()));

  constructor(conversation: Conversation, view: () => DiceView) {
    this.#conversation = conversation;
    this.#view = view;
  }

  /** Reset everything when a new turn begins. */
  tidy(): void {
    const { round, turn, phase, last_run } = this.#view();
    const now = [round, turn, phase, last_run ?? false].join();
    if (now !== this.#turn) this.held = new Set();
    this.#turn = now;
    this.refusal = null;
    this.asking = false;
  }

  toggle(die: number): void {
    if (die > this.#view().dice.length) return;
    if (!this.yours) {
      void this.#explain();
      return;
    }
    const held = new Set(this.held);
    if (!held.delete(die)) held.add(die);
    this.hold(held);
  }

  hold(dice: Iterable<number>): void {
    this.held = new Set(dice);
    this.refusal = null;
    this.asking = false;
  }

  /** Hold the dice that a suggested throw keeps. */
  follow(move: string): void {
    const parsed = moveFromText(move);
    const count = this.#view().dice.length;
    if (parsed?.verb === "roll") this.hold(thrown(count, new Set(parsed.dice)));
    else if (parsed?.verb === "stop") this.hold(thrown(count, new Set()));
  }

  roll(): void {
    if (this.yours && !this.thrown.length) this.refusal = NO_DICE_NAMED;
    else void this.#play(rollText(this.thrown));
  }

  stop(sure = false): void {
    if (this.yours && !this.#view().made && !sure) this.asking = true;
    else void this.#play("stop");
  }

  /** The server's reason why nothing can be done now. */
  async #explain(): Promise<void> {
    const reply = await this.#conversation.wish({ type: "ask", move: "stop" });
    if (reply.type === "answer") this.refusal = reply.refusal ?? null;
    else if (reply.type === "refused") this.refusal = { name: reply.reason, rule: reply.rule ?? "" };
  }

  async #play(move: string): Promise<void> {
    if (this.sending) return;
    this.refusal = null;
    this.asking = false;
    this.sending = true;
    const reply = await this.#conversation.wish({ type: "play", move });
    this.sending = false;
    if (reply.type === "refused") this.refusal = { name: reply.reason, rule: reply.rule ?? "" };
  }
}
