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

/** All entries, with those that wait. An undo takes back the last step, whichever entry it was about. */
export function entries(view: SheetView, queue: readonly Waiting[]): Known[] {
  let known: Known[] = view.entries.map((entry) => ({ entry, sure: true }));
  const before: Known[][] = [];
  for (const { operation } of queue) {
    switch (operation.kind) {
      case "enter":
      case "correct":
      case "settle":
        if (operation.index > known.length) break;
        before.push(known);
        known = [...known];
        known[operation.index] = { entry: operation.entry, sure: false };
        break;
      case "undo":
        known = before.pop() ?? known.slice(0, -1);
    }
  }
  return known;
}

/**
 * An entry that the server refused later on, written anew: it takes the same place, so that what waits behind it
 * follows. Null if there is none at that place.
 */
export function rewritten(queue: readonly Waiting[], operation: Operation): Waiting[] | null {
  if (operation.kind !== "correct") return null;
  const at = queue.findIndex(
    (one) => one.refused && one.operation.kind === "enter" && one.operation.index === operation.index,
  );
  const old = queue[at];
  return old ? queue.with(at, waiting({ ...operation, kind: "enter" }, old.base)) : null;
}

/** What waits, after the operation with this id was answered. */
export function without(queue: readonly Waiting[], id: string): Waiting[] {
  return queue.filter((one) => one.id !== id);
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
