import { worth } from "./amounts";
import type { CardButton, CardRound, Hand, SheetView } from "./forms";
import type { Standing } from "./provisional";
import type { Known } from "./queue";

/** A round while it is being entered. It is stored on the device after each touch. */
export interface Draft {
  /** Which entry it becomes. */
  index: number;
  /** Whether it is to stand in the place of an entry, not to be the next one: somebody else may be quicker. */
  correcting: boolean;
  /** Who went out. */
  out: number | null;
  /** Whether nobody did, since the round was stopped (T11). */
  stopped: boolean;
  hands: Partial<Record<number, HandDraft>>;
  /** Who completed the last phase, first to last, where that counts. */
  order: number[];
  /** Whose hand the pad writes. */
  seat: number | null;
}

export interface HandDraft {
  /** The phase laid, 0 for none, null while it must still be chosen. */
  laid: number | null;
  /** Digits as they are typed, or the cards as they are tapped. */
  digits: string;
  cards: string[];
}

/** A player as the form asks about them. */
export interface Asked {
  seat: number;
  name: string;
  /** The phase that they can lay; 0 if they choose one of `choices`. */
  phase: number;
  choices: number[];
}

/** What the form has to ask. */
export interface Questions {
  asked: readonly Asked[];
  buttons: readonly CardButton[];
  places: boolean;
  /** The last phase, if it matters who completed it first. */
  orderOf: number;
}

const MOST_DIGITS = 3;

export function blank(index: number): Draft {
  return { index, correcting: false, out: null, stopped: false, hands: {}, order: [], seat: null };
}

export function handOf(draft: Draft, seat: number): HandDraft {
  return draft.hands[seat] ?? { laid: 0, digits: "", cards: [] };
}

/** The draft of an entry that exists. */
export function draftOf(index: number, entry: CardRound): Draft {
  return {
    index,
    correcting: true,
    out: entry.out,
    stopped: entry.out === null,
    hands: Object.fromEntries(entry.hands.map((hand) => [hand.seat, handDraft(hand)])),
    order: entry.laid_order ?? [],
    seat: null,
  };
}

export function handDraft(hand: Hand): HandDraft {
  return {
    laid: hand.laid ?? 0,
    digits: typeof hand.points === "number" ? String(hand.points) : "",
    cards: typeof hand.cards === "string" ? hand.cards.split(" ").filter(Boolean) : [],
  };
}

function withHand(draft: Draft, seat: number, change: Partial<HandDraft>): Draft {
  return { ...draft, hands: { ...draft.hands, [seat]: { ...handOf(draft, seat), ...change } } };
}

/** This player went out; nobody else did. */
export function goOut(draft: Draft, { seat, phase }: Asked): Draft {
  const before = draft.out;
  let next: Draft = { ...draft, out: seat, stopped: false, seat: null };
  if (before !== null && before !== seat) next = { ...next, hands: { ...next.hands, [before]: undefined } };
  const laid = handOf(draft, seat).laid || phase || null;
  return withHand({ ...next, seat: laid === null ? seat : null }, seat, { laid, digits: "", cards: [] });
}

/** Nobody went out: the round was stopped. */
export function stop(draft: Draft): Draft {
  const hands = draft.out === null ? draft.hands : { ...draft.hands, [draft.out]: undefined };
  return { ...draft, out: null, stopped: !draft.stopped, hands };
}

/** Whether this player laid; the pad then writes what they have left. */
export function lay(draft: Draft, { seat, phase }: Asked, laid: boolean): Draft {
  const out = draft.out === seat ? null : draft.out;
  const kept = laid ? handOf(draft, seat).laid || phase || null : 0;
  const order = laid ? draft.order : draft.order.filter((one) => one !== seat);
  return withHand({ ...draft, out, order, seat }, seat, { laid: kept });
}

/** Which phase it was, where players choose. */
export function choosePhase(draft: Draft, seat: number, phase: number): Draft {
  return withHand(draft, seat, { laid: phase });
}

export function select(draft: Draft, seat: number): Draft {
  return { ...draft, seat };
}

/** A digit more for the hand that the pad writes. */
export function type(draft: Draft, digit: string): Draft {
  if (draft.seat === null) return draft;
  const digits = (handOf(draft, draft.seat).digits + digit).replace(/^0+(?=\d)/, "");
  return digits.length > MOST_DIGITS ? draft : withHand(draft, draft.seat, { digits, cards: [] });
}

export function tapCard(draft: Draft, card: string): Draft {
  if (draft.seat === null) return draft;
  return withHand(draft, draft.seat, { cards: [...handOf(draft, draft.seat).cards, card], digits: "" });
}

/** Take back the last digit or card. */
export function erase(draft: Draft): Draft {
  if (draft.seat === null) return draft;
  const { digits, cards } = handOf(draft, draft.seat);
  return withHand(draft, draft.seat, { digits: digits.slice(0, -1), cards: cards.slice(0, -1) });
}

/** Somebody completed the last phase after those who are already in the order. */
export function putInOrder(draft: Draft, seat: number): Draft {
  const order = draft.order.includes(seat) ? draft.order.filter((one) => one !== seat) : [...draft.order, seat];
  return { ...draft, order };
}

/** The points of a hand as they are written so far; null if nothing is written. */
export function written(hand: HandDraft | undefined, buttons: readonly CardButton[]): number | null {
  if (!hand) return null;
  if (hand.cards.length) return worth(hand.cards.join(" "), buttons);
  return hand.digits ? Number(hand.digits) : null;
}

/** What is still missing: the name of a text, and whom it is about. */
export interface Missing {
  what: "out" | "phase" | "laid" | "points" | "order";
  seat?: number;
}

export function missing(draft: Draft, questions: Questions): Missing | null {
  if (draft.out === null && !draft.stopped) return { what: "out" };
  for (const { seat } of questions.asked) {
    const hand = draft.hands[seat];
    if (!hand) return { what: "laid", seat };
    if (hand.laid === null) return { what: "phase", seat };
    if (seat !== draft.out && !questions.places && written(hand, questions.buttons) === null)
      return { what: "points", seat };
  }
  return rivals(draft, questions).some((seat) => !draft.order.includes(seat)) ? { what: "order" } : null;
}

/** Who completed the last phase in this round, where it matters who was first. */
export function rivals(draft: Draft, questions: Questions): number[] {
  if (!questions.orderOf) return [];
  const seats = questions.asked.map((one) => one.seat);
  const found = seats.filter((seat) => draft.hands[seat]?.laid === questions.orderOf);
  return found.length > 1 ? found : [];
}

/** The entry that the draft describes, once nothing is missing. */
export function entryOf(draft: Draft, questions: Questions): CardRound {
  const hands = questions.asked.map(({ seat }): Hand => {
    const { laid, digits, cards } = handOf(draft, seat);
    const hand: Hand = laid ? { seat, laid } : { seat };
    if (seat === draft.out || questions.places) return hand;
    return cards.length ? { ...hand, cards: cards.join(" ") } : { ...hand, points: Number(digits) };
  });
  const order = draft.order.filter((seat) => rivals(draft, questions).includes(seat));
  return { kind: "cards", out: draft.out, hands, ...(order.length ? { laid_order: order } : {}) };
}

/** Whether the hands that players have sent are for this draft: they are for the round after the confirmed ones. */
function isForSent(draft: Draft, view: SheetView): boolean {
  return !draft.correcting && draft.index === view.entries.length;
}

/** Whether a player has sent their hand for this draft. */
export function hasSent(draft: Draft, view: SheetView, seat: number): boolean {
  return isForSent(draft, view) && view.hands.some(({ hand }) => hand.seat === seat);
}

/** The draft with the hands that players have sent, where the keeper has not said anything else. */
export function withSent(draft: Draft, view: SheetView): Draft {
  const sent = view.hands.filter(({ hand }) => !draft.hands[hand.seat] && hand.seat !== draft.out);
  if (!sent.length || !isForSent(draft, view)) return draft;
  const hands = Object.fromEntries(sent.map(({ hand }) => [hand.seat, handDraft(hand)]));
  return { ...draft, hands: { ...draft.hands, ...hands } };
}

/**
 * Whom the form asks about an entry, and what they can lay. About an earlier one: what they had done before it, from
 * the entries above it, those that wait included.
 */
export function askedAbout(
  view: SheetView,
  index: number,
  { players, known }: Pick<Standing, "players" | "known">,
): Asked[] {
  const { status, setup } = view;
  const numbers = status.phases.map((one) => one.number);
  /** A choice of one is none, and who has done everything replays the last phase. */
  const sole = (choices: readonly number[]): number => (choices.length > 1 ? 0 : (choices[0] ?? numbers.at(-1) ?? 0));
  if (index >= known.length)
    return players
      .filter((player) => player.active)
      .map(({ seat, name, phase, left_to_choose: choices }) => ({
        seat,
        name,
        phase: phase || sole(choices),
        choices,
      }));
  const entry = known[index]?.entry;
  const seats = entry?.kind === "cards" ? entry.hands.map((hand) => hand.seat) : players.map((one) => one.seat);
  return seats.map((seat) => {
    const done = [...(setup.standing?.[seat]?.done ?? []), ...laidBefore(known.slice(0, index), seat)];
    const open = numbers.filter((number) => !done.includes(number));
    const phase = status.one_round_per_phase ? numbers[index + (setup.played ?? 0)] : (open[0] ?? numbers.at(-1));
    return {
      seat,
      name: setup.names[seat] ?? "",
      phase: status.free_order ? sole(open) : (phase ?? 0),
      choices: status.free_order ? open : [],
    };
  });
}

/** The draft of an entry that moved up: who laid, laid the phase that they have there, or has to say which. */
export function fitted(draft: Draft, asked: readonly Asked[]): Draft {
  return asked.reduce((fitting, { seat, phase, choices }) => {
    const laid = draft.hands[seat]?.laid;
    return laid ? withHand(fitting, seat, { laid: phase || (choices.includes(laid) ? laid : null) }) : fitting;
  }, draft);
}

function laidBefore(known: readonly Known[], seat: number): number[] {
  return known.flatMap(({ entry }) => {
    const laid = entry.kind === "cards" ? entry.hands.find((hand) => hand.seat === seat)?.laid : 0;
    return laid ? [laid] : [];
  });
}
