import type { Held } from "../logic/cards";
import type { CardsView, Fit, Meaning, Pin, TrayView } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";
import { settings } from "../stores/settings.svelte";
import type { Turn } from "../table/turn.svelte";
import { type Pinned, WILD, asksFor, emptied, standing } from "./places";

export interface Spot {
  group: number;
  place: number;
}

function spotText({ group, place }: Spot): string {
  return `${group}:${place}`;
}

function withoutKey({ card, group, number, colour }: Pinned): Pin {
  return { card, group, number, colour };
}

/**
 * The person's phase as places that fill with cards of the hand.
 *
 * The server plans it, and the page only says which cards the person has put where. Until something is put, the tray of
 * the view is shown; from then on every change is a question to the server, and an answer to an older question is
 * ignored.
 */
export class Tray {
  pins = $state.raw<readonly Pinned[]>([]);
  /** The phase that the person has chosen, where the order is free; 0 for the nearest. */
  phase = $state(0);

  #conversation: Conversation;
  #view: () => CardsView;
  #turn: Turn;
  #moving: (change: () => void) => void;
  /** Whether the person has taken a card out: from then on nothing moves by itself. */
  #byHand = $state(false);
  #plan = $state.raw<{ question: string; tray: TrayView } | null>(null);
  #fits = $state.raw<{ question: string; fits: readonly Fit[] }>({ question: "", fits: [] });
  #asked = "";
  #askedFits = "";
  #span = "";

  readonly fills = $derived.by(() => settings.fill && !this.#byHand);
  /** Whether the person has changed anything. */
  readonly changed = $derived.by(() => this.pins.length > 0 || this.#byHand);
  /** The one picked card. */
  readonly picked = $derived.by((): Held | undefined =>
    this.#turn.picked.length === 1 ? this.#turn.hand.find((one) => one.key === this.#turn.picked[0]) : undefined,
  );
  /** Whether the person may choose which phase to lay. */
  readonly free = $derived.by(() => {
    const { players } = this.#view();
    const own = players[this.#conversation.seat];
    return own?.phase === 0 && !own.laid;
  });
  readonly #number = $derived.by(() => this.phase || this.#view().tray?.phase || 0);

  /** What the server has to be asked for the tray to be right; empty if the view has it. */
  readonly question = $derived.by(() => {
    if (!this.#view().tray || !(this.changed || this.phase || !this.fills)) return "";
    return JSON.stringify([this.#conversation.seq, this.#number, this.pins, this.fills]);
  });
  /** What it has to be asked to say which groups could take the picked card. */
  readonly questionOfFits = $derived.by(() => {
    if (!this.#view().tray || !this.picked) return "";
    const pins = this.pins.filter((pin) => pin.key !== this.picked?.key);
    return JSON.stringify([this.#conversation.seq, this.#number, pins, this.picked.card]);
  });

  readonly shown = $derived.by((): TrayView | null => {
    const seen = this.#view().tray ?? null;
    if (!seen || !this.question) return seen;
    if (this.#plan?.question === this.question) return this.#plan.tray;
    const last = this.#plan?.tray ?? (this.fills ? seen : emptied(seen));
    return { ...last, move: "", refusal: null };
  });

  /** The places of each group, with the keys of the cards that stand there. */
  readonly groups = $derived.by(() => standing(this.shown?.groups ?? [], this.#turn.hand, this.pins));

  /** The keys of the cards that stand in the tray. They are still in the hand. */
  readonly keys = $derived.by(() => new Set(this.groups.flat().flatMap(({ key }) => (key ? [key] : []))));
  readonly missing = $derived.by(() => this.groups.flat().filter(({ key }) => !key).length);

  /** For each group, whether it could take the picked card; empty while that is not known. */
  readonly fits = $derived.by(() => (this.#fits.question === this.questionOfFits ? this.#fits.fits : []));

  /** The places that ask for the picked card: empty ones, or else those where it can take the place of another. */
  readonly lit = $derived.by((): ReadonlySet<string> => {
    const { picked } = this;
    if (!picked) return new Set();
    const lit = this.groups.flatMap((places, group) => {
      const fit = this.fits[group];
      const here = places.some(({ key }) => key === picked.key);
      if (!fit || fit.refusal || (here && picked.card !== WILD)) return [];
      const asking = places.map((there, place) => (asksFor(there, picked.card) ? { there, place } : null));
      const empty = asking.filter((one) => one?.there.key === "");
      const chosen = empty.length || picked.card === WILD ? empty : asking;
      return chosen.flatMap((one) => (one ? [spotText({ group, place: one.place })] : []));
    });
    return new Set(lit);
  });

  /** What the picked wild, which stands in the tray, can stand for. */
  readonly meanings = $derived.by((): { group: number; place: number; values: readonly Meaning[] } | null => {
    const spot = this.picked?.card === WILD ? this.spot(this.picked.key) : null;
    const values = spot ? (this.fits[spot.group]?.values ?? []) : [];
    return spot && values.length > 1 ? { ...spot, values } : null;
  });

  /** `moving` makes a change that lets cards move, and may show their way. */
  constructor(
    conversation: Conversation,
    view: () => CardsView,
    turn: Turn,
    moving: (change: () => void) => void = (change) => change(),
  ) {
    this.#conversation = conversation;
    this.#view = view;
    this.#turn = turn;
    this.#moving = moving;
  }

  get seat(): number {
    return this.#conversation.seat;
  }

  /** Where a card stands. */
  spot(key: string): Spot | null {
    for (const [group, places] of this.groups.entries()) {
      const place = places.findIndex((one) => one.key === key);
      if (place >= 0) return { group, place };
    }
    return null;
  }

  isLit(spot: Spot): boolean {
    return this.lit.has(spotText(spot));
  }

  /** Ask the server whatever is not known yet. To be called whenever a question has changed. */
  ask(): void {
    this.#tidy();
    const { question, questionOfFits } = this;
    if (question !== this.#asked) {
      this.#asked = question;
      if (question) void this.#askPlan(question);
      else this.#plan = null;
    }
    if (questionOfFits !== this.#askedFits) {
      this.#askedFits = questionOfFits;
      if (questionOfFits) void this.#askFits(questionOfFits);
    }
  }

  async #askPlan(question: string): Promise<void> {
    const pins = this.pins.map(withoutKey);
    const reply = await this.#conversation.wish({ type: "plan", phase: this.#number, pins, fill: this.fills });
    if (question !== this.question) return;
    if (reply.type === "planned" && reply.seq === this.#conversation.seq)
      this.#moving(() => (this.#plan = { question, tray: reply.tray }));
    else if (reply.type === "refused") {
      this.#turn.refusal = { name: reply.reason, rule: reply.rule ?? "" };
      if (this.pins.length) this.pins = this.pins.slice(0, -1);
      else this.phase = 0;
    }
  }

  async #askFits(question: string): Promise<void> {
    const picked = this.picked?.card ?? "";
    const pins = this.pins.filter((pin) => pin.key !== this.picked?.key).map(withoutKey);
    const reply = await this.#conversation.wish({ type: "plan", phase: this.#number, pins, picked });
    if (question !== this.questionOfFits) return;
    if (reply.type === "planned" && reply.seq === this.#conversation.seq)
      this.#fits = { question, fits: reply.fits ?? [] };
  }

  /** Forget what was put for another round or phase, and cards that have left the hand. */
  #tidy(): void {
    const { round, replay, players } = this.#view();
    const own = players[this.#conversation.seat];
    const span = JSON.stringify([round, replay, own?.phase, own?.done, own?.laid]);
    if (span !== this.#span) {
      if (this.#span) this.reset();
      this.phase = 0;
      this.#span = span;
    }
    const keys = new Set(this.#turn.hand.map((one) => one.key));
    if (this.pins.every((pin) => keys.has(pin.key))) return;
    const taken = new Set(this.pins.map((pin) => pin.key));
    this.pins = this.pins.flatMap((pin) => {
      if (keys.has(pin.key)) return [pin];
      const twin = this.#turn.hand.find((one) => one.card === pin.card && !taken.has(one.key));
      return twin ? [{ ...pin, key: twin.key }] : [];
    });
  }

  /** Somebody touches a place: the picked card goes there, or the card that stands there is picked. */
  touch({ group, place }: Spot): void {
    const there = this.groups[group]?.[place];
    const { picked } = this;
    if (!there) return;
    if (picked && picked.key !== there.key && (this.isLit({ group, place }) || !there.key))
      this.put(picked.key, group, place);
    else if (there.key) this.#turn.touch(there.key);
  }

  /** Put a card into a group. A wild stands for what its place asks for; another card finds its place itself. */
  put(key: string, group: number, place = -1): void {
    const there = this.groups[group]?.[place];
    const card = this.#card(key);
    const number = card === WILD ? (there?.number ?? 0) : 0;
    const replaced = there?.pinned && there.key !== key ? there.key : "";
    const refusal = key === this.picked?.key ? this.fits[group]?.refusal : null;
    if (refusal && !replaced) this.#turn.refusal = refusal;
    else this.#pin({ key, card, group, number, colour: "" }, replaced);
  }

  /** Say what a wild stands for. */
  mean(key: string, { number = 0, colour = "" }: Meaning): void {
    const group = this.spot(key)?.group ?? 0;
    this.#pin({ key, card: WILD, group, number, colour });
  }

  #pin(pin: Pinned, replaced = ""): void {
    this.#moving(() => {
      if (this.free) this.phase = this.#number;
      this.pins = [...this.pins.filter(({ key }) => key !== pin.key && key !== replaced), pin];
      this.#turn.clear();
    });
  }

  /** Take a card out. All others stay as they stand. */
  takeOut(key: string): void {
    if (!this.keys.has(key)) return;
    const kept = this.groups.flatMap((places, group) =>
      places
        .filter((place) => place.key && place.key !== key)
        .map(({ key: other, card = "", number = 0, colour = "" }) => {
          const meaning = card === WILD ? { number, colour } : { number: 0, colour: "" };
          return { key: other, card, group, ...meaning };
        }),
    );
    this.#moving(() => {
      this.pins = kept;
      this.#byHand = true;
      this.#turn.clear();
    });
  }

  /** A card is dropped: `target` is a group, or a group and a place. */
  drop(key: string, target: string): void {
    const [group = 0, place = -1] = target.split(":").map(Number);
    if (this.groups[group]?.[place]?.key === key) this.#turn.clear();
    else this.put(key, group, place);
  }

  /** Let the server fill the tray again. */
  reset(): void {
    this.pins = [];
    this.#byHand = false;
    this.#plan = null;
  }

  /** Choose the phase to lay, where the order is free. */
  choose(phase: number): void {
    if (phase === this.shown?.phase) return;
    this.reset();
    this.phase = phase;
  }

  /** Lay what stands in the tray, or say why that is not possible. */
  lay(): void {
    if (this.shown?.move) void this.#turn.play(this.shown.move);
    else if (this.shown?.refusal) this.#turn.refusal = this.shown.refusal;
    else this.#turn.explain("lay");
  }

  #card(key: string): string {
    return this.#turn.hand.find((one) => one.key === key)?.card ?? "";
  }
}
