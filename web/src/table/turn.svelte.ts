import { type Held, held } from "../logic/cards";
import { type Move, movesFromTexts, only, sameCards } from "../logic/moves";
import type { CardsView, Refusal } from "../messages";
import type { Conversation, Unnamed } from "../stores/conversation.svelte";

/** A question before a move is made. */
export type Question =
  | { kind: "confirm"; move: string; why: "wild" | "could-lay" }
  | { kind: "ends"; hits: Extract<Move, { verb: "hit" }>[] }
  | { kind: "skip"; skips: Extract<Move, { verb: "skip" }>[] }
  | { kind: "knock" };

/** The picked cards, what can be done with them, and the steps from there to a move. It knows no rules: everything
 *  that lights up is in `view.moves`, and the server gives the reason for a refusal. */
export class Turn {
  picked = $state<string[]>([]);
  question = $state<Question | null>(null);
  refusal = $state<Refusal | null>(null);
  sending = $state(false);
  /** The card that was drawn last, by its key. */
  fresh = $state("");

  #conversation: Conversation;
  #view: () => CardsView;

  readonly moves = $derived.by(() => movesFromTexts(this.#view().moves));
  readonly hand = $derived.by((): Held[] => held(this.#view().hands[this.#conversation.seat] ?? []));
  readonly cards = $derived.by(() => this.picked.map((key) => this.#card(key)).filter(Boolean));
  readonly draw = $derived.by(() => only(this.moves, "draw")[0]);
  readonly take = $derived.by(() => only(this.moves, "take")[0]);
  readonly knock = $derived.by(() => only(this.moves, "knock")[0]);
  readonly pass = $derived.by(() => only(this.moves, "pass")[0]);
  readonly closing = $derived.by(() => only(this.moves, "close")[0]);
  readonly lays = $derived.by(() => only(this.moves, "lay"));
  readonly hits = $derived.by(() => only(this.moves, "hit").filter((hit) => sameCards(hit.cards, this.cards)));
  readonly groups = $derived.by(() => new Set(this.hits.map((hit) => hit.group)));
  readonly discard = $derived.by(() => only(this.moves, "discard").find((move) => sameCards([move.card], this.cards)));
  readonly skips = $derived.by(() => (sameCards(this.cards, ["S"]) ? only(this.moves, "skip") : []));
  readonly targets = $derived.by(() => new Set(this.skips.map((skip) => skip.target ?? -1)));
  /** Cards of the hand with another use than being discarded. */
  readonly useful = $derived.by(() => new Set(only(this.moves, "hit").flatMap((hit) => hit.cards)));

  constructor(conversation: Conversation, view: () => CardsView) {
    this.#conversation = conversation;
    this.#view = view;
  }

  #card(key: string): string {
    return this.hand.find((one) => one.key === key)?.card ?? "";
  }

  /** A card came into the hand: of several equal ones, the last. */
  receive(card: string): void {
    this.fresh = this.hand.findLast((one) => one.card === card)?.key ?? "";
  }

  /** Unpick cards that are no longer in the hand, and ask or refuse nothing that is decided by now. */
  tidy(): void {
    this.refusal = null;
    if (this.question?.kind === "knock" && !this.knock) this.question = null;
    const keys = new Set(this.hand.map((one) => one.key));
    if (this.picked.some((key) => !keys.has(key))) this.picked = this.picked.filter((key) => keys.has(key));
  }

  /** Touch a card: it is picked or put back. It replaces other picked cards, unless they can be used together. */
  touch(key: string): void {
    this.refusal = null;
    if (this.picked.includes(key)) {
      this.picked = this.picked.filter((one) => one !== key);
      return;
    }
    const together = [...this.cards, this.#card(key)];
    const pair =
      this.cards.length > 0 &&
      only(this.moves, "hit").some((hit) => hit.cards.length > 1 && holds(hit.cards, together));
    this.picked = pair ? [...this.picked, key] : [key];
  }

  /** Pick the given cards. */
  pick(cards: readonly string[]): void {
    const left = [...this.hand];
    this.picked = cards.flatMap((card) => {
      const place = left.findIndex((one) => one.card === card);
      return place < 0 ? [] : left.splice(place, 1).map((one) => one.key);
    });
  }

  /** Undo a selection. */
  clear(): void {
    this.picked = [];
    this.question = null;
    this.refusal = null;
  }

  play(move: string): Promise<boolean> {
    return this.#command({ type: "play", move });
  }

  /** Take back the last lay or hit of this turn. */
  async takeBack(): Promise<void> {
    if (this.#view().take_back) await this.#command({ type: "takeback" });
    else this.refusal = { name: "nothing-to-take-back", rule: "" };
  }

  async #command(command: Unnamed): Promise<boolean> {
    if (this.sending) return false; // a second touch on the same move
    this.question = null;
    this.refusal = null;
    this.sending = true;
    const sent = this.picked;
    const reply = await this.#conversation.wish(command);
    this.sending = false;
    if (reply.type === "refused") {
      this.refusal = { name: reply.reason, rule: reply.rule ?? "" };
      return false;
    }
    this.picked = this.picked.filter((key) => !sent.includes(key)); // cards picked meanwhile stay picked
    return true;
  }

  /**
   * Why a kind of move is not available now. A view has the reason only for the seat that is asked; for any other seat
   * it is the reason for which a draw would be refused.
   */
  explain(verb: string): void {
    const refusal = this.#view().options[verb];
    if (refusal) this.refusal = refusal;
    else void this.ask("draw");
  }

  onDrawPile(): void {
    const move = this.draw ?? this.closing;
    if (move) void this.play(move.text);
    else this.explain("draw");
  }

  onDiscardPile(): void {
    if (this.take) void this.play(this.take.text);
    else if (this.knock) this.considerKnock();
    else if (this.skips.length) this.onSkip();
    else if (this.discard) this.onDiscard();
    else if (this.cards[0]) void this.ask(`discard ${this.cards[0]}`);
    else this.explain(this.#view().options.discard === null ? "take" : "discard");
  }

  /** Ask whether to knock; a bot that draws next waits a little longer meanwhile. */
  considerKnock(): void {
    this.refusal = null;
    this.question = { kind: "knock" };
    this.#conversation.sign("consider");
  }

  /** Discard the picked card; a wild, or instead of laying, only after a question. */
  onDiscard(): void {
    const move = this.discard?.text;
    if (move === undefined) return;
    if (this.cards[0] === "W") this.question = { kind: "confirm", move, why: "wild" };
    else if (this.lays.length) this.question = { kind: "confirm", move, why: "could-lay" };
    else void this.play(move);
  }

  onSkip(target: number | null = null): void {
    const aimed = this.skips.filter((skip) => target === null || skip.target === target || skip.target === null);
    const [only] = aimed;
    if (only && aimed.length === 1) void this.play(only.text);
    else if (aimed.length) this.question = { kind: "skip", skips: aimed };
    else if (this.cards[0] === "S") void this.ask(target === null ? "skip" : `skip ${target}`);
  }

  onGroup(group: number): void {
    const hits = this.hits.filter((hit) => hit.group === group);
    const [only] = hits;
    if (only && hits.length === 1) void this.play(only.text);
    else if (hits.length) this.question = { kind: "ends", hits };
    else if (this.cards.length) void this.ask(`hit ${this.cards.join(" ")} on ${group}`);
  }

  /** Show why a move is not allowed, without making it. True if it is allowed. */
  async ask(move: string): Promise<boolean> {
    const reply = await this.#conversation.wish({ type: "ask", move });
    if (reply.type === "answer") this.refusal = reply.refusal ?? null;
    else if (reply.type === "refused") this.refusal = { name: reply.reason, rule: reply.rule ?? "" };
    return this.refusal === null;
  }
}

/** Whether a list holds all these cards, counting duplicates. */
function holds(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const place = left.indexOf(card);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}
