import { newId } from "../logic/identifiers";
import type { Conflict, Entry, Operation, Refused, SheetView } from "./forms";

/** Something that was entered on this device and that the server has not confirmed yet. */
export interface Waiting {
  /** Made here: the server carries out an operation once, however often it is sent. */
  id: string;
  base: number;
  operation: Operation;
  /** Why the server did not take it, if it was sent too late to ask the person at once. */
  refused?: Refused;
}

export function waiting(operation: Operation, base: number): Waiting {
  return { id: newId(), base, operation };
}

/** An entry of the sheet as this device knows it; one that is not `sure` waits for the server. */
export interface Known {
  entry: Entry;
  sure: boolean;
}

type StepKind = "enter" | "correct" | "settle";
type Step = Waiting & { operation: Extract<Operation, { kind: StepKind }> };

function isStep(one: Waiting): one is Step {
  return "entry" in one.operation;
}

/** What waits, step by step: an undo takes back the last step, whichever entry it was about. */
interface Walk {
  /** The steps that wait and that no waiting undo takes back. */
  steps: Step[];
  /** The waiting undo of a step, by the id of the step. */
  undos: Map<string, Waiting>;
  /** Whether an undo goes further back than what waits: what it takes back only the server knows. */
  further: boolean;
}

function walk(queue: readonly Waiting[]): Walk {
  const steps: Step[] = [];
  const undos = new Map<string, Waiting>();
  let further = false;
  for (const one of queue) {
    if (isStep(one)) steps.push(one);
    if (one.operation.kind !== "undo") continue;
    const step = steps.pop();
    if (step) undos.set(step.id, one);
    else further = true;
  }
  return { steps, undos, further };
}

/** All entries, with those that wait. */
export function entries(view: SheetView, queue: readonly Waiting[]): Known[] {
  const known: Known[] = view.entries.map((entry) => ({ entry, sure: true }));
  for (const { operation } of walk(queue).steps)
    if (operation.index <= known.length) known[operation.index] = { entry: operation.entry, sure: false };
  return known;
}

/** Whether something is to be taken back of which only the server knows what it is. */
export function reachesBack(queue: readonly Waiting[]): boolean {
  return walk(queue).further;
}

/** Whether an undo can be offered. Without the server it takes back only what waits here. */
export function undoable(view: SheetView, queue: readonly Waiting[], away: boolean): boolean {
  return walk(queue).steps.length > 0 || (!away && !queue.length && view.entries.length > 0);
}

/** The last step that waits, if the server has refused it: to take it back is to leave it out. */
export function refusedLast(queue: readonly Waiting[]): Waiting | null {
  const last = walk(queue).steps.at(-1);
  return last?.refused ? last : null;
}

/** Whether a step that waits is taken back by an undo behind it, so that nobody has to know if it is refused. */
export function isTakenBack(queue: readonly Waiting[], id: string): boolean {
  return walk(queue).undos.has(id);
}

/** The entry at this index that the server refused later on. */
export function lateEntry(queue: readonly Waiting[], index: number): Entry | null {
  const late = queue.find((one): one is Step => isLate(one) && one.operation.index === index);
  return late?.operation.entry ?? null;
}

function isLate(one: Waiting): one is Step {
  return Boolean(one.refused) && isStep(one) && one.operation.kind === "enter";
}

/**
 * An entry that the server refused later on, written anew: it takes the same place, so that what waits behind it
 * follows. If there are only `next` entries by now, it is the next one. Null if there is none at that place.
 */
export function rewritten(queue: readonly Waiting[], operation: Operation, next: number): Waiting[] | null {
  if (operation.kind !== "correct") return null;
  const old = queue.find((one): one is Step => isLate(one) && Math.min(one.operation.index, next) === operation.index);
  if (!old) return null;
  const anew = waiting({ ...operation, kind: "enter" }, old.base);
  const shift = old.operation.index - operation.index;
  return behind(queue, old, shift).map((one) => (one.id === old.id ? anew : one));
}

/**
 * What waits, after an operation was left out, with all that belongs to it: its undo, and corrections of it. What was
 * entered after it moves up, unless somebody else has written an entry in its place, among the first `confirmed`.
 */
export function dropped(queue: readonly Waiting[], id: string, confirmed: number): Waiting[] {
  const old = queue.find((one) => one.id === id);
  if (old && isStep(old) && old.operation.kind === "enter")
    return without(behind(queue, old, old.operation.index < confirmed ? 0 : 1), id, walk(queue).undos.get(id)?.id);
  return without(queue, id, walk(queue).undos.get(id)?.id);
}

/** The queue without corrections of an entry that waits, and with the entries behind it moved up. */
function behind(queue: readonly Waiting[], entered: Step, shift: number): Waiting[] {
  const { index } = entered.operation;
  const { undos } = walk(queue);
  const from = queue.indexOf(entered);
  const undo = undos.get(entered.id);
  /** Once it is taken back, nothing is behind it any more. */
  const later = queue.slice(from + 1, undo ? queue.indexOf(undo) : undefined);
  const corrections = later.filter((one) => isStep(one) && one.operation.index === index);
  const gone = corrections.flatMap((one) => [one.id, undos.get(one.id)?.id]);
  return without(queue, ...gone).map((one) => {
    const { operation } = one;
    if (!later.includes(one) || !("index" in operation) || operation.index <= index) return one;
    return { ...one, operation: { ...operation, index: operation.index - shift } };
  });
}

/** What waits, without the operations with these ids. */
export function without(queue: readonly Waiting[], ...ids: (string | undefined)[]): Waiting[] {
  return queue.filter((one) => !ids.includes(one.id));
}

/**
 * Which of the stored operations this page does not know: another tab of this device may have stored them. Those that
 * this page has finished are left out.
 */
export function joined(stored: readonly Waiting[], queue: readonly Waiting[], done: ReadonlySet<string>): Waiting[] {
  const own = new Set(queue.map((one) => one.id));
  return [...stored.filter((one) => !own.has(one.id) && !done.has(one.id)), ...queue];
}

/** A question that the server has just asked; from now on everybody sees it. */
export function withConflict(view: SheetView, conflict: Conflict): SheetView {
  return { ...view, conflicts: [...view.conflicts.filter((one) => one.index !== conflict.index), conflict] };
}

/** The first question that nobody has answered, here or elsewhere. */
export function openQuestion(view: SheetView, queue: readonly Waiting[]): Conflict | null {
  const answered = queue.flatMap(({ operation }) => (operation.kind === "settle" ? [operation.index] : []));
  return view.conflicts.find((one) => !answered.includes(one.index)) ?? null;
}
