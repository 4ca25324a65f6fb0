import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A page of build "old" that the test controls. */
const page = {
  visibilityState: "visible",
  open: false,
  typed: "",
  listeners: new Set<() => void>(),
  querySelector: (what: string): unknown =>
    what.startsWith("meta") ? { content: "old" } : page.open ? { tagName: "DIALOG" } : null,
  querySelectorAll: () => [{ readOnly: false, type: "text", value: page.typed }],
  addEventListener: (_name: string, listener: () => void) => page.listeners.add(listener),
  removeEventListener: (_name: string, listener: () => void) => page.listeners.delete(listener),
};

describe("an open page and a newer one on the server", () => {
  let served = "new";
  let notes: Map<string, string>;
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    vi.resetModules();
    reload.mockClear();
    served = "new";
    notes = new Map();
    Object.assign(page, { visibilityState: "visible", open: false, typed: "" });
    page.listeners.clear();
    vi.stubGlobal("document", page);
    vi.stubGlobal("location", { reload });
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => notes.get(name) ?? null,
      setItem: (name: string, note: string) => notes.set(name, note),
      removeItem: (name: string) => notes.delete(name),
    });
    vi.stubGlobal("fetch", async () => {
      if (!served) throw new TypeError("no answer");
      return new Response(`<head><meta name="build" content="${served}"></head>`);
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const loaded = (): Promise<typeof import("./renewal.svelte")> => import("./renewal.svelte");
  const wait = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);
  const seen = (state: string): void => {
    page.visibilityState = state;
    for (const listener of page.listeners) listener();
  };

  it("tells the person, and reloads once they could read it", async () => {
    const { noteBuild, renewal } = await loaded();
    noteBuild("new");
    expect([renewal.due, renewal.stuck]).toEqual([true, false]);
    await wait(3);
    expect(reload).not.toHaveBeenCalled();
    await wait(3);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("says nothing if the page is the server's own", async () => {
    const { noteBuild, renewal } = await loaded();
    noteBuild("old");
    noteBuild("");
    await wait(60);
    expect([renewal.due, reload.mock.calls.length]).toEqual([false, 0]);
  });

  it.each(["asked", "busy"] as const)("waits while somebody is %s, also in the background", async (holding) => {
    const { noteBuild, stayWhile } = await loaded();
    const end = stayWhile(() => holding);
    noteBuild("new");
    seen("hidden");
    await wait(60);
    expect(reload).not.toHaveBeenCalled();
    end();
    await wait(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits while a sheet is open or cards are picked, until the page is in the background", async () => {
    const { noteBuild } = await loaded();
    page.open = true;
    noteBuild("new");
    await wait(60);
    expect(reload).not.toHaveBeenCalled();
    seen("hidden");
    await wait(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("never throws away what is being typed", async () => {
    const { noteBuild, outdated } = await loaded();
    page.typed = "rain on the ro";
    noteBuild("new");
    outdated();
    seen("hidden");
    await wait(60);
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not leave a page that works for a server that does not answer", async () => {
    const { noteBuild } = await loaded();
    served = "";
    noteBuild("new");
    await wait(60);
    expect(reload).not.toHaveBeenCalled();
    served = "new";
    await wait(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("tries once: then it leaves the reload to the person", async () => {
    notes.set("dizaine.renewed", "new"); // and still this is the old page
    const { noteBuild, renewal } = await loaded();
    noteBuild("new");
    await wait(60);
    expect([renewal.due, renewal.stuck, reload.mock.calls.length]).toEqual([true, true, 0]);
    served = "newest";
    noteBuild("newest");
    await wait(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload by itself where it could not notice a loop", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("private");
      },
    });
    const { noteBuild, renewal } = await loaded();
    noteBuild("new");
    await wait(60);
    expect([renewal.stuck, reload.mock.calls.length]).toEqual([true, 0]);
  });

  it("reloads at once if it no longer works with the server, even in a turn", async () => {
    const { outdated, stayWhile } = await loaded();
    stayWhile(() => "asked");
    page.open = true;
    outdated();
    await wait(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("stays quiet if something is missing but the page is not older", async () => {
    served = "old";
    const { outdated, renewal } = await loaded();
    outdated();
    await wait(60);
    expect([renewal.due, reload.mock.calls.length]).toEqual([false, 0]);
  });
});
