import { describe, expect, it } from "vitest";
import {
  type Waiting,
  dropped,
  entries,
  isTakenBack,
  joined,
  lateEntry,
  openQuestion,
  reachesBack,
  refusedLast,
  rewritten,
  undoable,
  waiting,
  withConflict,
  without,
} from "./queue";
import { round, view } from "./sample";

const first = round([0, 10, 20, 30]);
const other = round([0, 10, 20, 35]);
const enter = (index: number, entry = first): Waiting => waiting({ kind: "enter", index, entry }, 1);
const correct = (index: number, entry = other): Waiting => waiting({ kind: "correct", index, entry }, 1);
const undo = (): Waiting => waiting({ kind: "undo" }, 1);
const late = (one: Waiting): Waiting => ({ ...one, refused: { code: "no-hand", rule: "S2", text: "No hand." } });
/** What waits, in short: `enter 4`, `undo`. */
const told = (queue: readonly Waiting[] | null) =>
  queue?.map(({ operation }) => ("index" in operation ? `${operation.kind} ${operation.index}` : operation.kind));

describe("entries that wait", () => {
  it("have ids of their own and keep the revision they were made on", () => {
    const [one, two] = [enter(0), enter(0)];
    expect(one.id).not.toBe(two.id);
    expect(one.base).toBe(1);
  });

  it("follow those that are confirmed", () => {
    const known = entries(view({ entries: [first] }), [enter(1, other)]);
    expect(known).toEqual([
      { entry: first, sure: true },
      { entry: other, sure: false },
    ]);
  });

  it("stand in the place of what they correct, and are struck by an undo", () => {
    const queue = [waiting({ kind: "correct", index: 0, entry: other }, 1), enter(1), waiting({ kind: "undo" }, 1)];
    expect(entries(view({ entries: [first] }), queue)).toEqual([{ entry: other, sure: false }]);
  });

  it("are taken back step by step", () => {
    const queue = [enter(1), correct(0), undo()];
    expect(entries(view({ entries: [first] }), queue)).toEqual([
      { entry: first, sure: true },
      { entry: first, sure: false },
    ]);
    expect(entries(view({ entries: [first] }), [...queue, undo()])).toEqual([{ entry: first, sure: true }]);
  });

  it("are all that an undo takes back here: what it would take back on the server is not known", () => {
    const sheet = view({ entries: [first] });
    expect(entries(sheet, [undo()])).toEqual([{ entry: first, sure: true }]);
    expect(reachesBack([undo()])).toBe(true);
    expect(reachesBack([enter(1), undo()])).toBe(false);
  });

  it("leave no gap: an entry whose predecessor is gone is not shown", () => {
    expect(entries(view(), [enter(3)])).toEqual([]);
  });

  it("are forgotten once they are answered", () => {
    const queue = [enter(0), enter(1)];
    expect(without(queue, queue[0]?.id ?? "")).toEqual([queue[1]]);
  });

  it("come back from another tab, unless they are done", () => {
    const [mine, theirs, done] = [enter(0), enter(1), enter(2)];
    expect(joined([theirs, done, mine], [mine], new Set([done.id]))).toEqual([theirs, mine]);
  });
});

describe("an undo", () => {
  const sheet = view({ entries: [first] });

  it("is offered without the server only for what waits", () => {
    expect(undoable(sheet, [], false)).toBe(true);
    expect(undoable(sheet, [], true)).toBe(false);
    expect(undoable(sheet, [enter(1)], true)).toBe(true);
    expect(undoable(sheet, [enter(1), undo()], true)).toBe(false);
    expect(undoable(view(), [], false)).toBe(false);
  });

  it("of a refused step is to leave it out", () => {
    const refused = late(enter(1));
    expect(refusedLast([refused])).toBe(refused);
    expect(refusedLast([refused, enter(2)])).toBeNull();
    expect(refusedLast([refused, enter(2), undo()])).toBe(refused);
  });
});

describe("an entry that is refused later on", () => {
  const refused = late(enter(0));

  it("is written anew in the same place, with a new id", () => {
    const behind = enter(1);
    const anew = rewritten([refused, behind], { kind: "correct", index: 0, entry: other }, 2);
    expect(anew?.[0]).toMatchObject({ base: 1, operation: { kind: "enter", index: 0, entry: other } });
    expect(anew?.[0]?.id).not.toBe(refused.id);
    expect(anew?.[0]?.refused).toBeUndefined();
    expect(anew?.[1]).toEqual(behind);
  });

  it("is not touched by a correction of something else", () => {
    expect(rewritten([refused], { kind: "correct", index: 1, entry: other }, 1)).toBeNull();
    expect(rewritten([enter(0)], { kind: "correct", index: 0, entry: other }, 1)).toBeNull();
  });

  it("is written anew as the next one, if somebody took back the round before it", () => {
    const queue = [late(enter(5)), enter(6), correct(6)];
    expect(lateEntry(queue, 5)).toBe(first);
    expect(lateEntry(queue, 6)).toBeNull();
    const anew = rewritten(queue, { kind: "correct", index: 4, entry: other }, 4);
    expect(told(anew)).toEqual(["enter 4", "enter 5", "correct 5"]);
    expect(anew?.map((one) => one.id).slice(1)).toEqual(queue.map((one) => one.id).slice(1));
  });

  it("takes the place of older corrections of it", () => {
    const queue = [late(enter(0)), correct(0), enter(1), correct(0), undo()];
    expect(told(rewritten(queue, { kind: "correct", index: 0, entry: other }, 2))).toEqual(["enter 0", "enter 1"]);
  });
});

describe("a refused step that is left out", () => {
  const drop = (queue: Waiting[], confirmed: number) => told(dropped(queue, queue[0]?.id ?? "", confirmed));

  it("takes its undo with it, which would strike a confirmed round", () => {
    const queue = [late(enter(4)), undo()];
    expect(isTakenBack(queue, queue[0]?.id ?? "")).toBe(true);
    expect(drop(queue, 4)).toEqual([]);
    expect(drop([late(enter(4)), enter(5), undo(), undo(), enter(4)], 4)).toEqual(["enter 4", "undo", "enter 4"]);
    expect(drop([late(correct(2)), undo(), enter(4), undo()], 4)).toEqual(["enter 4", "undo"]);
  });

  it("leaves the undo of another step", () => {
    expect(drop([late(enter(4)), enter(5), undo()], 4)).toEqual(["enter 4", "undo"]);
  });

  it("lets the rounds behind it move up, with their corrections", () => {
    expect(drop([late(enter(4)), enter(5), correct(5), correct(1), enter(6)], 4)).toEqual([
      "enter 4",
      "correct 4",
      "correct 1",
      "enter 5",
    ]);
  });

  it("takes corrections of it along", () => {
    expect(drop([late(enter(4)), correct(4), enter(5), correct(4), undo()], 4)).toEqual(["enter 4"]);
  });

  it("leaves no gap if somebody else has written that round", () => {
    expect(drop([late(enter(4)), enter(5)], 5)).toEqual(["enter 5"]);
  });
});

describe("two people who enter the same round", () => {
  const conflict = { index: 0, theirs: first, by: "Ben", mine: other, mine_by: "Ann" };

  it("are asked one question, until somebody here or elsewhere answers it", () => {
    const asked = withConflict(view({ entries: [first] }), conflict);
    expect(openQuestion(asked, [])).toEqual(conflict);
    expect(openQuestion(withConflict(asked, conflict), [])).toEqual(conflict);
    expect(openQuestion(asked, [waiting({ kind: "settle", index: 0, entry: other }, 2)])).toBeNull();
    expect(openQuestion(view({ entries: [other] }), [])).toBeNull();
  });
});
