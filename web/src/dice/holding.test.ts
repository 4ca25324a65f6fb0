import { describe, expect, it } from "vitest";
import type { DiceView } from "../messages";
import type { Conversation, Unnamed } from "../stores/conversation.svelte";
import { Holding } from "./holding.svelte";

const waiting: DiceView = {
  type: "dice",
  stage: "decide",
  round: 1,
  turn: 1,
  asked: 1,
  order: [1, 0],
  dice: ["r5", "g6"],
  rolls_left: 2,
  phase: 1,
  columns: [],
  moves: [],
};

describe("held dice", () => {
  it("are not for somebody else's turn, and the server says why", async () => {
    const said: Unnamed[] = [];
    const conversation = {
      wish: (message: Unnamed) => {
        said.push(message);
        return Promise.resolve({ type: "answer", id: "1", refusal: { name: "not-your-turn", rule: "D2" } });
      },
    } as unknown as Conversation;
    const holding = new Holding(conversation, () => waiting);
    holding.toggle(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(said).toEqual([{ type: "ask", move: "stop" }]);
    expect(holding.refusal).toEqual({ name: "not-your-turn", rule: "D2" });
    expect([...holding.held]).toEqual([]);
  });
});
