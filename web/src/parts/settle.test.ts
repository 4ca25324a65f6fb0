import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeyPresses, type Settled, settle } from "./settle";

function button(now: Settled): { press(): boolean; change(next: Settled): void; remove(): void } {
  const node = new EventTarget();
  const action = settle(node, now);
  let used = 0;
  node.addEventListener("click", () => (used += 1));
  return {
    press: () => {
      const before = used;
      node.dispatchEvent(new Event("click", { cancelable: true }));
      return used > before;
    },
    change: (next) => action.update(next),
    remove: () => action.destroy(),
  };
}

describe("a button that has just appeared", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("takes no touch and no key for half a second", () => {
    const knock = button({ meaning: "knock r7" });
    expect(knock.press()).toBe(false);
    vi.advanceTimersByTime(499);
    expect(knock.press()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(knock.press()).toBe(true);
  });

  it("waits again when its meaning changes, and only then", () => {
    const pile = button({ meaning: "knock r7" });
    vi.advanceTimersByTime(500);
    pile.change({ meaning: "knock r7" });
    expect(pile.press()).toBe(true);
    pile.change({ meaning: "take r7" });
    expect(pile.press()).toBe(false);
    vi.advanceTimersByTime(500);
    expect(pile.press()).toBe(true);
  });

  it("can be used at once if the person's own choice made it appear, or if it does nothing", () => {
    expect(button({ meaning: "discard r7", own: true }).press()).toBe(true);
    expect(button({ meaning: "" }).press()).toBe(true);
  });

  it("is an ordinary button once the action is gone", () => {
    const knock = button({ meaning: "knock r7" });
    knock.remove();
    expect(knock.press()).toBe(true);
  });

  it("takes a key once, however long it is held down", () => {
    const keys = new KeyPresses();
    expect(keys.isNew({ key: "x", repeat: false })).toBe(true);
    expect(keys.isNew({ key: "x", repeat: true })).toBe(false);
    expect(keys.isNew({ key: "x", repeat: false })).toBe(false);
    expect(keys.isNew({ key: "d", repeat: false })).toBe(true);
    vi.advanceTimersByTime(500);
    expect(keys.isNew({ key: "d", repeat: false })).toBe(true);
  });
});
