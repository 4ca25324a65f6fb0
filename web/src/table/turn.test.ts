import { describe, expect, it } from "vitest";
import type { CardsView } from "../messages";
import type { Conversation, Reply, Unnamed } from "../stores/conversation.svelte";
import { Turn } from "./turn.svelte";

const usual: CardsView = {
  type: "cards",
  stage: "play",
  round: 1,
  dealer: 1,
  turn: 0,
  asked: 0,
  players: [],
  hands: [["r7", "r7", "W", "S", "g8", "y8"], ["?"]],
  groups: [
    { owner: 1, shape: "set 7", cards: ["y7", "g7", "b7"] },
    { owner: 1, shape: "run 4 pairs", cards: ["r4", "y4", "g5", "b5"] },
    { owner: 0, shape: "run 3", cards: ["r3", "r4", "r5", "r6"] },
  ],
  discards: ["y1"],
  draw_pile: 30,
  moves: [
    "0: hit r7 on 0",
    "0: hit r7 on 2",
    "0: hit W on 2 low",
    "0: hit W on 2 high",
    "0: hit g8 y8 on 1",
    "0: discard r7",
    "0: discard W",
    "0: discard g8",
    "0: discard y8",
    "0: skip 1",
    "0: skip 2",
  ],
  options: { draw: { name: "already-drawn", rule: "T2" }, discard: null },
};

function sitting(
  view: Partial<CardsView> = {},
  reply: Partial<Reply> = { type: "done" },
): { turn: Turn; said: Unnamed[]; signs: string[] } {
  const said: Unnamed[] = [];
  const signs: string[] = [];
  const conversation = {
    seat: 0,
    wish: (message: Unnamed) => {
      said.push(message);
      return Promise.resolve({ id: "1", seq: 1, ...reply });
    },
    sign: (type: string) => signs.push(type),
  } as unknown as Conversation;
  const seen = { ...usual, ...view };
  return { turn: new Turn(conversation, () => seen), said, signs };
}

describe("a turn", () => {
  it("asks before a knock, and for time; the question goes when the chance has gone", () => {
    const chance = { stage: "knock", moves: ["0: knock", "0: pass"] };
    const { turn, said, signs } = sitting(chance);
    turn.onDiscardPile();
    expect([turn.question?.kind, signs, said]).toEqual(["knock", ["consider"], []]);
    turn.tidy();
    expect(turn.question?.kind).toBe("knock");
    void turn.play("0: knock");
    expect([turn.question, said]).toEqual([null, [{ type: "play", move: "0: knock" }]]);

    const late = sitting({ moves: [] }).turn;
    late.question = { kind: "knock" };
    late.tidy();
    expect(late.question).toBeNull();
  });

  it("takes back what was just laid, and says so if there is nothing", async () => {
    const laid = sitting({ take_back: "0: hit r7 on 0" });
    await laid.turn.takeBack();
    expect(laid.said).toEqual([{ type: "takeback" }]);
    const nothing = sitting();
    await nothing.turn.takeBack();
    expect(nothing.said).toEqual([]);
    expect(nothing.turn.refusal?.name).toBe("nothing-to-take-back");
  });

  it("lights up what a picked card can do", () => {
    const { turn } = sitting();
    turn.touch("r7.1");
    expect([...turn.groups]).toEqual([0, 2]);
    expect(turn.discard?.text).toBe("0: discard r7");
    turn.touch("r7.1");
    expect(turn.picked).toEqual([]);
  });

  it("replaces a picked card, unless both can go somewhere together", () => {
    const { turn } = sitting();
    turn.touch("r7.1");
    turn.touch("g8.1");
    expect(turn.cards).toEqual(["g8"]);
    turn.touch("y8.1");
    expect(turn.cards).toEqual(["g8", "y8"]);
    expect([...turn.groups]).toEqual([1]);
  });

  it("plays a card with one use, and asks where there are two", () => {
    const { turn, said } = sitting();
    turn.touch("r7.1");
    turn.onGroup(0);
    expect(said).toEqual([{ type: "play", move: "0: hit r7 on 0" }]);
    const wild = sitting();
    wild.turn.touch("W.1");
    wild.turn.onGroup(2);
    expect(wild.said).toEqual([]);
    expect(wild.turn.question).toMatchObject({ kind: "ends", hits: [{ end: "low" }, { end: "high" }] });
  });

  it("asks whom a skip is for, unless somebody is pointed at", () => {
    const { turn, said } = sitting();
    turn.touch("S.1");
    expect([...turn.targets]).toEqual([1, 2]);
    turn.onDiscardPile();
    expect(turn.question?.kind).toBe("skip");
    turn.onSkip(2);
    expect(said).toEqual([{ type: "play", move: "0: skip 2" }]);
  });

  it("asks before discarding a wild, and before ending a turn without a phase that could be laid", () => {
    const { turn, said } = sitting();
    turn.touch("W.1");
    turn.onDiscardPile();
    expect(turn.question).toMatchObject({ kind: "confirm", why: "wild" });
    const complete = sitting({ moves: [...usual.moves, "0: lay 1: set 7 = r7 r7 W"] });
    complete.turn.touch("g8.1");
    complete.turn.onDiscardPile();
    expect(complete.turn.question).toMatchObject({ kind: "confirm", why: "could-lay" });
    expect([...said, ...complete.said]).toEqual([]);
  });

  it("discards everything else at once", () => {
    const { turn, said } = sitting();
    turn.touch("g8.1");
    turn.onDiscardPile();
    expect(said).toEqual([{ type: "play", move: "0: discard g8" }]);
  });

  it("shows the server's reason for a refusal", async () => {
    const { turn, said } = sitting({}, { type: "answer", refusal: { name: "does-not-fit", rule: "H2" } });
    turn.onDrawPile();
    expect(turn.refusal).toEqual({ name: "already-drawn", rule: "T2" });
    turn.touch("g8.1");
    turn.onGroup(0);
    await Promise.resolve();
    await Promise.resolve();
    expect(said).toEqual([{ type: "ask", move: "hit g8 on 0" }]);
    expect(turn.refusal).toEqual({ name: "does-not-fit", rule: "H2" });
  });

  it("shows the server's reason to somebody who is not asked", async () => {
    const waiting = { asked: 1, turn: 1, moves: [], options: {} };
    for (const touch of [
      (turn: Turn) => turn.onDrawPile(),
      (turn: Turn) => turn.onDiscardPile(),
      (turn: Turn) => turn.explain("lay"),
    ]) {
      const { turn, said } = sitting(waiting, { type: "answer", refusal: { name: "left-with-a-place", rule: "S6" } });
      touch(turn);
      await Promise.resolve();
      await Promise.resolve();
      expect(said).toEqual([{ type: "ask", move: "draw" }]);
      expect(turn.refusal).toEqual({ name: "left-with-a-place", rule: "S6" });
    }
  });

  it("keeps what is picked when a move is refused", async () => {
    const { turn } = sitting({}, { type: "refused", reason: "draw-first", rule: "T2" });
    turn.touch("r7.2");
    expect(await turn.play("0: discard r7")).toBe(false);
    expect(turn.refusal).toEqual({ name: "draw-first", rule: "T2" });
    expect(turn.picked).toEqual(["r7.2"]);
  });

  it("sends one move at a time", async () => {
    const { turn, said } = sitting();
    await Promise.all([turn.play("0: draw"), turn.play("0: draw")]);
    expect(said.length).toBe(1);
  });

  it("marks the card that was drawn last, even beside an equal one", () => {
    const { turn } = sitting();
    turn.receive("r7");
    expect(turn.fresh).toBe(turn.hand.filter((one) => one.card === "r7").at(-1)?.key);
  });
});
