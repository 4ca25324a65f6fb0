import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SheetOperation } from "../messages";
import type { Operation } from "./forms";
import { Keeping } from "./keeping.svelte";
import { waiting } from "./queue";
import { round, view } from "./sample";
import { shelf } from "./shelf.svelte";

const entry = round([0, 10, 20, 30]);
const refusal = { code: "no-hand", rule: "S2", text: "No hand is worth that." };
const four = view({ entries: [entry, entry, entry, entry] });
const enter = (index: number): Operation => ({ kind: "enter", index, entry });

/** A sheet with four rounds, on which these operations wait. */
function keepingWith(...operations: Operation[]): Keeping {
  const keeping = new Keeping("ABCDE", () => "token");
  keeping.view = four;
  keeping.queue = operations.map((one) => waiting(one, 1));
  return keeping;
}

describe("a sheet on this device", () => {
  let sent: Operation[] = [];
  let answer: (operation: Operation) => Response = () => Response.json(four);

  beforeEach(() => {
    sent = [];
    answer = () => Response.json(four);
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      const { operation } = JSON.parse(body) as SheetOperation;
      sent.push(operation);
      return answer(operation);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("never sends the undo of a round that the server refused", async () => {
    const keeping = keepingWith(enter(4), { kind: "undo" });
    answer = ({ kind }) => (kind === "enter" ? Response.json(refusal, { status: 422 }) : Response.json(four));
    await keeping.wish({ kind: "allow", hands: true });
    expect(sent.map((one) => one.kind)).toEqual(["enter", "allow"]);
    expect(keeping.queue).toEqual([]);
  });

  it("leaves out a refused round when it is taken back, and sends those behind it in its place", async () => {
    const keeping = keepingWith(enter(4));
    keeping.queue = keeping.queue.map((one) => ({ ...one, refused: refusal }));
    expect(await keeping.wish({ kind: "undo" })).toBeNull();
    expect(keeping.queue).toEqual([]);
    expect(sent).toEqual([]);

    keeping.queue = [{ ...waiting(enter(4), 1), refused: refusal }, waiting(enter(5), 1)];
    keeping.drop(keeping.queue[0]?.id ?? "");
    await vi.waitFor(() => expect(keeping.queue).toEqual([]));
    expect(sent).toEqual([enter(4)]);
  });
});

describe("a sheet that was deleted", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const { code } of [...shelf.sheets]) shelf.forget(code);
  });

  it("is not offered as an open one", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ reason: "no-such-sheet" }, { status: 404 }));
    shelf.keep("ABCDE", { token: "token" });
    const keeping = keepingWith();
    expect(await keeping.wish(enter(4))).toMatchObject({ code: "no-such-sheet" });
    expect(keeping.gone).toBe(true);
    expect(shelf.find("ABCDE")?.over).toBe(true);
  });

  it("comes on no shelf if it was not there", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ reason: "no-such-sheet" }, { status: 404 }));
    const keeping = keepingWith();
    await keeping.wish(enter(4));
    expect(shelf.find("ABCDE")).toBeUndefined();
  });
});

describe("the answer to a question", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("says why it is refused, and the question stays", async () => {
    vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 422 }));
    const keeping = keepingWith();
    const conflict = { index: 0, theirs: entry, by: "Ben", mine: entry, mine_by: "Ann" };
    keeping.view = { ...four, conflicts: [conflict] };
    expect(await keeping.answer(entry)).toEqual(refusal);
    expect(keeping.question).toEqual(conflict);
    expect(keeping.queue).toEqual([]);
  });
});

describe("following a sheet", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("goes on after whatever went wrong", async () => {
    const target = new EventTarget();
    vi.stubGlobal("document", target);
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
    let asked = 0;
    vi.stubGlobal("fetch", async (_: string, { signal }: { signal: AbortSignal }) => {
      asked += 1;
      if (asked === 1) return Response.json({ code: "ABCDE" }); // no sheet at all
      if (asked === 2) return Response.json(four);
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    const keeping = new Keeping("ABCDE", () => "token");
    const leave = keeping.follow();
    await vi.waitFor(() => expect(keeping.away).toBe(true));
    target.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(keeping.view).toEqual(four));
    expect(keeping.away).toBe(false);
    leave();
  });
});
