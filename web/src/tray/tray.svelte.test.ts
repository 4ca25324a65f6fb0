import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { CardsView, Fit, TrayView } from "../messages";
import type { Conversation, Reply, Unnamed } from "../stores/conversation.svelte";
import { set } from "../stores/settings.svelte";
import { Turn } from "../table/turn.svelte";
import { layout } from "./layout";
import { Tray } from "./tray.svelte";

/** A set of 9s that lacks one, and a run from 4 that lacks its 5. */
const seen: TrayView = {
  phase: 2,
  missing: 2,
  groups: [
    { shape: "set 9", places: [{ card: "r9", number: 9 }, { card: "r9", number: 9 }, { number: 9 }] },
    {
      shape: "run 4",
      places: [{ card: "y4", number: 4 }, { number: 5 }, { card: "g6", number: 6 }, { card: "W", number: 7 }],
    },
  ],
};

function player(seat: number, phase: number): CardsView["players"][number] {
  return { seat, phase, done: [], laid: 0, score: 0, skipped: 0 } as unknown as CardsView["players"][number];
}

const usual = {
  type: "cards",
  stage: "play",
  round: 1,
  players: [player(0, 2), player(1, 2)],
  hands: [["r9", "r9", "b9", "y4", "g6", "W", "S"], ["?"]],
  discards: [],
  moves: [],
  options: { lay: { name: "draw-first", rule: "T2" } },
  tray: seen,
} as unknown as CardsView;

class Server {
  said: Unnamed[] = [];
  seq = $state(7);
  view = $state.raw<CardsView>(usual);
  readonly seat = 0;
  readonly turn: Turn;
  readonly tray: Tray;
  #replies: ((reply: Reply) => void)[] = [];

  constructor(view: Partial<CardsView> = {}) {
    this.view = { ...usual, ...view };
    const conversation = this as unknown as Conversation;
    this.turn = new Turn(conversation, () => this.view);
    this.tray = new Tray(conversation, () => this.view, this.turn);
    this.tray.ask();
  }

  wish(message: Unnamed): Promise<Reply> {
    this.said.push(message);
    return new Promise((resolve) => this.#replies.push(resolve));
  }

  /** Answer the oldest question that is still open. */
  async answer(reply: Partial<Reply>): Promise<void> {
    this.#replies.shift()?.({ id: "1", seq: this.seq, ...reply } as Reply);
    await Promise.resolve();
    await Promise.resolve();
  }

  plan(tray: TrayView, fits: Fit[] = []): Promise<void> {
    return this.answer({ type: "planned", tray, fits });
  }

  /** What is asked after something has changed. */
  asked(): Unnamed[] {
    this.said = [];
    flushSync();
    this.tray.ask();
    return this.said;
  }
}

/** The same tray with other cards in the set. */
function withSet(...cards: { card: string; pinned?: boolean }[]): TrayView {
  const places = cards.map((card) => ({ number: 9, ...card }));
  return { ...seen, missing: 1, groups: [{ shape: "set 9", places }, ...seen.groups.slice(1)] };
}

describe("a tray", () => {
  beforeEach(() => set("fill", true));

  it("is the one of the view until something is put, and knows which cards stand in it", () => {
    const { tray, said } = new Server();
    expect(said).toEqual([]);
    expect(tray.shown).toBe(seen);
    expect([...tray.keys]).toEqual(["r9.1", "r9.2", "y4.1", "g6.1", "W.1"]);
    expect(tray.missing).toBe(2);
  });

  it("asks the server where a card that is put goes, and shows that card of two equal ones", async () => {
    const server = new Server({ hands: [["r9", "r9", "W"], ["?"]] });
    server.tray.put("r9.2", 0);
    expect(server.asked()).toEqual([
      { type: "plan", phase: 2, pins: [{ card: "r9", group: 0, number: 0, colour: "" }], fill: true },
    ]);
    await server.plan(withSet({ card: "r9", pinned: true }, { card: "" }, { card: "" }));
    expect(server.tray.groups[0]?.map(({ key }) => key)).toEqual(["r9.2", "", ""]);
    expect(server.tray.changed).toBe(true);
    server.tray.reset();
    expect(server.asked()).toEqual([]);
    expect(server.tray.shown).toBe(seen);
  });

  it("says of a wild what it stands for, if that is chosen", () => {
    const server = new Server();
    server.tray.put("W.1", 1, 1);
    expect(server.asked()).toMatchObject([{ pins: [{ card: "W", group: 1, number: 5 }] }]);
    server.tray.mean("W.1", { number: 3 });
    expect(server.asked()).toMatchObject([{ pins: [{ card: "W", group: 1, number: 3 }] }]);
  });

  it("ignores an answer to an older question, and one about another state", async () => {
    const server = new Server();
    server.tray.put("b9.1", 0);
    server.asked();
    server.tray.put("W.1", 0);
    server.asked();
    const late = withSet({ card: "b9", pinned: true }, { card: "" }, { card: "" });
    const right = withSet({ card: "b9", pinned: true }, { card: "W", pinned: true }, { card: "" });
    await server.plan(late);
    expect(server.tray.shown?.groups).toEqual(seen.groups);
    await server.answer({ type: "planned", tray: right, seq: 6 });
    expect(server.tray.shown?.groups).toEqual(seen.groups);
    server.seq = 8;
    expect(server.asked().length).toBe(1);
    await server.plan(right);
    expect(server.tray.shown).toEqual(right);
  });

  it("can be laid only as the server has last planned it", async () => {
    const full = { ...withSet({ card: "r9" }, { card: "r9" }, { card: "b9", pinned: true }), move: "0: lay 2: …" };
    const server = new Server();
    server.tray.put("b9.1", 0);
    server.asked();
    await server.plan(full);
    expect(server.tray.shown?.move).toBe(full.move);
    server.seq = 8;
    flushSync();
    expect(server.tray.shown).toMatchObject({ groups: full.groups, move: "" });
    server.tray.lay();
    expect(server.turn.refusal).toEqual({ name: "draw-first", rule: "T2" });
  });

  it("lets go of a card that the server refuses, and says why", async () => {
    const server = new Server();
    server.tray.put("S.1", 0);
    server.asked();
    await server.answer({ type: "refused", reason: "skip-in-group", rule: "P6" });
    expect(server.turn.refusal).toEqual({ name: "skip-in-group", rule: "P6" });
    expect(server.tray.pins).toEqual([]);
  });

  it("lights the places that ask for the picked card, and says why others stay dark", async () => {
    const refusal = { name: "wrong-number", rule: "P1" };
    const server = new Server();
    server.turn.touch("b9.1");
    expect(server.asked()).toEqual([{ type: "plan", phase: 2, pins: [], picked: "b9" }]);
    await server.plan(seen, [{}, { refusal }]);
    expect([...server.tray.lit]).toEqual(["0:2"]);
    server.tray.touch({ group: 1, place: 1 });
    expect(server.turn.refusal).toEqual(refusal);
    expect(server.tray.pins).toEqual([]);
    server.tray.touch({ group: 0, place: 2 });
    expect(server.tray.pins).toMatchObject([{ key: "b9.1", group: 0 }]);
    expect(server.turn.picked).toEqual([]);
  });

  it("offers what a wild can stand for when that wild is touched", async () => {
    const server = new Server();
    server.tray.touch({ group: 1, place: 3 });
    expect(server.turn.picked).toEqual(["W.1"]);
    server.asked();
    await server.plan(seen, [{}, { values: [{ number: 3 }, { number: 7 }] }]);
    expect(server.tray.meanings).toEqual({ group: 1, place: 3, values: [{ number: 3 }, { number: 7 }] });
  });

  it("leaves all other cards where they stand when one is taken out", () => {
    const server = new Server();
    server.tray.takeOut("r9.1");
    expect(server.asked()).toEqual([
      {
        type: "plan",
        phase: 2,
        pins: [
          { card: "r9", group: 0, number: 0, colour: "" },
          { card: "y4", group: 1, number: 0, colour: "" },
          { card: "g6", group: 1, number: 0, colour: "" },
          { card: "W", group: 1, number: 7, colour: "" },
        ],
        fill: false,
      },
    ]);
  });

  it("forgets cards that have left the hand, and everything in the next round", () => {
    const server = new Server();
    server.tray.put("r9.2", 0);
    server.tray.put("b9.1", 0);
    server.view = { ...server.view, hands: [["r9", "y4", "W"], ["?"]] };
    server.asked();
    expect(server.tray.pins).toMatchObject([{ key: "r9.1" }]);
    server.view = { ...server.view, round: 2 };
    server.asked();
    expect(server.tray.pins).toEqual([]);
    expect(server.tray.changed).toBe(false);
  });

  it("holds no card but the person's own where filling is turned off", () => {
    set("fill", false);
    const server = new Server();
    expect(server.said).toMatchObject([{ type: "plan", fill: false, pins: [] }]);
    expect(server.tray.keys.size).toBe(0);
  });

  it("follows the phase that is chosen where the order is free", () => {
    const server = new Server({ players: [player(0, 0), player(1, 0)] });
    expect(server.tray.free).toBe(true);
    server.tray.choose(5);
    expect(server.asked()).toMatchObject([{ type: "plan", phase: 5 }]);
  });
});

describe("the layout of a tray", () => {
  const most = (): number => 50;

  it("puts groups side by side while a place is at least 44 pixels wide, else below each other", () => {
    expect(layout([3, 4], 366, most)).toEqual({
      rows: [
        [
          { group: 0, columns: 3 },
          { group: 1, columns: 4 },
        ],
      ],
      lines: 1,
      card: 47,
    });
    expect(layout([4, 4], 340, most).rows).toEqual([[{ group: 0, columns: 4 }], [{ group: 1, columns: 4 }]]);
  });

  it("breaks a long run into lines of the same length", () => {
    expect(layout([9], 366, most)).toMatchObject({ rows: [[{ group: 0, columns: 5 }]], lines: 2 });
  });

  it("never makes a place narrower than a finger", () => {
    for (let width = 320; width < 900; width += 7)
      for (const sizes of [[9], [8, 8], [4, 4, 4, 4], [2, 2, 2, 2, 2, 2, 2, 2], [5, 3], [7], [16]])
        expect(layout(sizes, width, most).card + 3).toBeGreaterThanOrEqual(44);
  });
});
