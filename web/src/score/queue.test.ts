import { describe, expect, it } from "vitest";
import { type Waiting, entries, joined, openQuestion, rewritten, waiting, withConflict, without } from "./queue";
import { round, view } from "./sample";

const first = round([0, 10, 20, 30]);
const other = round([0, 10, 20, 35]);
const enter = (index: number, entry = first): Waiting => waiting({ kind: "enter", index, entry }, 1);

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
    const undo = waiting({ kind: "undo" }, 1);
    const queue = [waiting({ kind: "correct", index: 0, entry: other }, 1), undo];
    expect(entries(view({ entries: [first] }), queue)).toEqual([{ entry: first, sure: true }]);
    expect(entries(view({ entries: [first] }), [...queue, undo])).toEqual([]);
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

describe("an entry that is refused later on", () => {
  const refused = { ...enter(0), refused: { code: "no-hand", rule: "S2", text: "No hand is worth that." } };

  it("is written anew in the same place, with a new id", () => {
    const behind = enter(1);
    const anew = rewritten([refused, behind], { kind: "correct", index: 0, entry: other });
    expect(anew?.[0]).toMatchObject({ base: 1, operation: { kind: "enter", index: 0, entry: other } });
    expect(anew?.[0]?.id).not.toBe(refused.id);
    expect(anew?.[0]?.refused).toBeUndefined();
    expect(anew?.[1]).toBe(behind);
  });

  it("is not touched by a correction of something else", () => {
    expect(rewritten([refused], { kind: "correct", index: 1, entry: other })).toBeNull();
    expect(rewritten([enter(0)], { kind: "correct", index: 0, entry: other })).toBeNull();
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
