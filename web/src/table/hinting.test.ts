import { describe, expect, it } from "vitest";
import type { Suggestion } from "../messages";
import type { Conversation, Reply, Unnamed } from "../stores/conversation.svelte";
import { Hinting } from "./hinting.svelte";

const early: Suggestion = { move: "0: discard r1", reason: "useless", provisional: true };
const final: Suggestion = { move: "0: discard r2", reason: "dearest" };

function refused(reason: string): Reply {
  return { type: "refused", id: "1", reason };
}

/** A server that answers when the test says so. */
class Talk {
  wishes: Unnamed[] = [];
  early: ((hint: Suggestion) => void)[] = [];
  resolve: ((reply: Reply) => void)[] = [];

  wish(message: Unnamed, early: (hint: Suggestion) => void): Promise<Reply> {
    this.wishes.push(message);
    this.early.push(early);
    return new Promise((resolve) => this.resolve.push(resolve));
  }

  answer(hint: Suggestion): void {
    this.resolve[0]?.({ type: "answer", id: "1", hint });
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
    talk.early[0]?.(early);
    expect([hinting.hint, hinting.cards]).toEqual([early, ["r1"]]);
    talk.answer(final);
    await asked;
    expect([hinting.hint, hinting.cards]).toEqual([final, ["r2"]]);
  });

  it("comes as well if somebody asks again while it is looked for", async () => {
    const [hinting, talk] = hintingWith();
    const both = [hinting.ask(), hinting.ask()];
    talk.early[0]?.(early);
    talk.resolve[1]?.(refused("too-fast"));
    await both[1];
    expect(hinting.hint).toEqual(early);
    talk.answer(final);
    await both[0];
    expect(hinting.hint).toEqual(final);
  });

  it("stays away once it is closed, until somebody asks again", async () => {
    const [hinting, talk] = hintingWith();
    const asked = hinting.ask();
    talk.early[0]?.(early);
    hinting.close();
    expect(hinting.hint).toBeNull();
    talk.answer(final);
    await asked;
    expect(hinting.hint).toBeNull();
  });

  it("comes if somebody closes it and asks again meanwhile", async () => {
    const [hinting, talk] = hintingWith();
    const asked = hinting.ask();
    hinting.close();
    void hinting.ask();
    talk.answer(final);
    await asked;
    expect(hinting.hint).toEqual(final);
  });

  it("goes when it is refused, because the game has moved on", async () => {
    const [hinting, talk] = hintingWith();
    const asked = hinting.ask();
    hinting.clear();
    talk.early[0]?.(early);
    talk.resolve[0]?.(refused("not-your-turn"));
    await asked;
    expect(hinting.hint).toBeNull();
  });
});
