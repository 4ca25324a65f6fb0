import { tick } from "svelte";
import { rollText, thrown } from "../logic/dice";
import { moveFromText } from "../logic/moves";
import { type DiceView, NO_DICE_NAMED, type Refusal, type TrayView } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";
import { settings } from "../stores/settings.svelte";
import { only, standing } from "./filling";

/**
 * The dice that a person keeps for the next roll: they stand in the tray. After each roll the tray fills itself with the
 * server's plan, as long as that contains every die that is already held.
 */
export class Holding {
  held = $state<ReadonlySet<number>>(new Set());
  refusal = $state<Refusal | null>(null);
  /** Stopping without the phase fails the turn, so it needs a second touch. */
  asking = $state(false);
  sending = $state(false);

  #conversation: Conversation;
  #view: () => DiceView;
  #answered: () => TrayView | null;
  #turn = "";

  readonly yours = $derived.by(() => this.#view().moves.length > 0);
  readonly planned: ReadonlySet<number> = $derived.by(() => {
    const { tray } = this.#view();
    return tray ? standing(tray) : new Set<number>();
  });
  readonly thrown = $derived.by(() => thrown(this.#view().dice.length, this.yours ? this.held : this.planned));
  /** The phase with the dice that are held; with the best ones while somebody else is to decide. */
  readonly tray: TrayView | null = $derived.by(() => {
    const { tray } = this.#view();
    if (!tray || !this.yours) return tray ?? null;
    const followed = [...this.held].every((die) => this.planned.has(die));
    return (followed ? null : this.#answered()) ?? only(tray, this.held);
  });
  /** Dice that are held but have no place in the phase. */
  readonly spare: readonly number[] = $derived.by(() => {
    if (!this.yours || !this.tray) return [];
    const placed = standing(this.tray);
    return [...this.held].filter((die) => !placed.has(die));
  });

  /** `answered` is the server's plan for exactly the dice that are held, once it is known. */
  constructor(conversation: Conversation, view: () => DiceView, answered: () => TrayView | null = () => null) {
    this.#conversation = conversation;
    this.#view = view;
    this.#answered = answered;
  }

  /** Fill the tray after a roll; hold nothing else when a new turn begins. */
  tidy(): void {
    const { round, turn, phase, last_run } = this.#view();
    const now = [round, turn, phase, last_run ?? false].join();
    if (now !== this.#turn) this.held = new Set();
    if (settings.fill && [...this.held].every((die) => this.planned.has(die))) this.held = this.planned;
    this.#turn = now;
    this.refusal = null;
    this.asking = false;
  }

  /** Whether a die counts for the phase as the dice lie. */
  serves(die: number): boolean {
    return this.planned.has(die);
  }

  toggle(die: number): void {
    if (die > this.#view().dice.length) return;
    if (!this.yours) {
      void this.#explain();
      return;
    }
    const held = new Set(this.held);
    if (!held.delete(die)) held.add(die);
    const focused = document.activeElement instanceof HTMLElement && document.activeElement.dataset.die === String(die);
    this.hold(held);
    if (focused) void tick().then(() => document.querySelector<HTMLElement>(`[data-die="${die}"]`)?.focus());
  }

  hold(dice: Iterable<number>): void {
    this.held = new Set(dice);
    this.refusal = null;
    this.asking = false;
  }

  /** Hold the dice that a suggested roll keeps. */
  follow(move: string): void {
    const parsed = moveFromText(move);
    const count = this.#view().dice.length;
    if (parsed?.verb === "roll") this.hold(thrown(count, new Set(parsed.dice)));
    else if (parsed?.verb === "stop") this.hold(this.planned);
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
