import { describe, expect, it, vi } from "vitest";
import type { Suggestion } from "../messages";
import type { Conversation, Reply, Unnamed } from "../stores/conversation.svelte";
import { Hinting } from "./hinting.svelte";

const early: Suggestion = { move: "0: discard r1", reason: "useless", provisional: true };
const final: Suggestion = { move: "0: discard r2", reason: "dearest" };
const REFUSED: Reply = { type: "refused", id: "1", reason: "not-your-turn" };

/** A server that answers when the test says so. */
class Talk {
  wishes: Unnamed[] = [];
  early: (hint: Suggestion) => void = () => {};
  resolve: (reply: Reply) => void = () => {};

  wish(message: Unnamed, early: (hint: Suggestion) => void): Promise<Reply> {
    this.wishes.push(message);
    this.early = early;
    return new Promise((resolve) => (this.resolve = resolve));
  }

  answer(hint: Suggestion): void {
    this.resolve({ type: "answer", id: "1", hint });
  }
}

function hintingWith(): [Hinting, Talk] {
  const talk = new Talk();
  return [new Hinting(talk as unknown as Conversation), talk];
}

describe("a hint", () => {
  it("is provisional first, and then final", async () => {
    const [hinting, talk] = hintingWith();
    const asked = hinting.ask();
    expect(talk.wishes).toEqual([{ type: "hint", provisional: true }]);
    talk.early(early);
    expect([hinting.hint, hinting.cards]).toEqual([early, ["r1"]]);
    talk.answer(final);
    await asked;
    expect([hinting.hint, hinting.cards]).toEqual([final, ["r2"]]);
  });

  it("is looked for once at a time", async () => {
    const [hinting, talk] = hintingWith();
    const both = [hinting.ask(), hinting.ask()];
    talk.answer(final);
    await Promise.all(both);
    expect(talk.wishes).toHaveLength(1);
    void hinting.ask();
    expect(talk.wishes).toHaveLength(2);
  });

  it("stays away once it is closed, until somebody asks again", async () => {
    const [hinting, talk] = hintingWith();
    const asked = hinting.ask();
    talk.early(early);
    hinting.close();
    expect(hinting.hint).toBeNull();
    talk.answer(final);
    await asked;
    expect(hinting.hint).toBeNull();

    const again = hinting.ask();
    hinting.close();
    void hinting.ask();
    talk.answer(final);
    await again;
    expect(hinting.hint).toEqual(final);
  });

  it("goes when it is refused, because the game has moved on", async () => {
    const [hinting, talk] = hintingWith();
    const asked = hinting.ask();
    hinting.clear();
    talk.early(early);
    talk.resolve(REFUSED);
    await asked;
    expect(hinting.hint).toBeNull();
  });

  it("takes no touch that was meant for the provisional one", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const [hinting, talk] = hintingWith();
    for (const [first, second, surprises] of [
      [early, final, true],
      [{ ...final, provisional: true }, final, false],
    ] as const) {
      hinting.clear();
      vi.advanceTimersByTime(1000);
      const asked = hinting.ask();
      talk.early(first);
      expect(hinting.surprises).toBe(false);
      talk.answer(second);
      await asked;
      expect(hinting.surprises).toBe(surprises);
      vi.advanceTimersByTime(400);
      expect(hinting.surprises).toBe(false);
    }
    vi.useRealTimers();
  });
});
