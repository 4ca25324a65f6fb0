import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { load, save } from "../stores/saved";
import { takeKey } from "./keys";
import { view } from "./sample";
import { type KnownSheet, shelf } from "./shelf.svelte";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const all = new Map<string, string>();
  return { getItem: (name) => all.get(name) ?? null, setItem: (name, value) => void all.set(name, value) };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", memory());
  for (const { code } of [...shelf.sheets]) shelf.forget(code);
});
afterEach(() => vi.unstubAllGlobals());

const sheet = (code: string, about: Partial<KnownSheet> = {}): KnownSheet => ({
  code,
  token: "",
  title: "",
  names: [],
  over: false,
  used: 1,
  ...about,
});

describe("the sheets of this device", () => {
  it("are those of all its tabs", () => {
    shelf.keep("MINE", { token: "mine" });
    save("sheets", [sheet("THEIRS", { token: "theirs" }), sheet("MINE", { token: "other" })]);
    shelf.keep("MINE", { over: true });
    const stored = load<KnownSheet[]>("sheets", []);
    expect(stored.map(({ code, token, over }) => [code, token, over])).toEqual([
      ["MINE", "other", true],
      ["THEIRS", "theirs", false],
    ]);
    save("sheets", [...stored, sheet("THIRD")]);
    shelf.forget("MINE");
    expect(shelf.sheets.map((one) => one.code)).toEqual(["THEIRS", "THIRD"]);
  });

  it("stay in this page where nothing can be stored", () => {
    shelf.keep("FIRST", { token: "one" });
    vi.stubGlobal("localStorage", {
      ...localStorage,
      setItem: () => {
        throw new Error("full");
      },
    });
    shelf.keep("SECOND", { token: "two" });
    shelf.keep("THIRD", { token: "three" });
    expect(shelf.find("SECOND")?.token).toBe("two");
  });

  it("are never forgotten by themselves while they are open and can be written on", () => {
    shelf.keep("OPEN", { token: "secret" });
    shelf.keep("OVER", { token: "secret", over: true });
    shelf.keep("FOLLOWED", {});
    for (let number = 0; number < 40; number += 1) shelf.keep(`NEW${number}`, { over: true });
    expect(shelf.find("OPEN")?.token).toBe("secret");
    expect(shelf.find("OVER")).toBeUndefined();
    expect(shelf.find("FOLLOWED")).toBeUndefined();
    expect(shelf.sheets).toHaveLength(31);
  });
});

describe("a keeper's link", () => {
  /** A server that knows one secret. */
  const serve = (secret: string) =>
    vi.stubGlobal("fetch", async (_: string, { method, headers }: RequestInit) => {
      if (method !== "POST") return Response.json(view());
      const right = new Headers(headers).get("authorization") === `Bearer ${secret}`;
      return right ? Response.json(view()) : Response.json({ reason: "keeper-only" }, { status: 403 });
    });

  it("opens a sheet that this device could only follow", async () => {
    expect(await takeKey("ABCDE", "new")).toBe(true);
    expect(shelf.find("ABCDE")?.token).toBe("new");
  });

  it("replaces a secret only if the server accepts the new one", async () => {
    shelf.keep("ABCDE", { token: "right" });
    serve("right");
    expect(await takeKey("ABCDE", "wrong")).toBe(true);
    expect(shelf.find("ABCDE")?.token).toBe("right");
    serve("newer");
    expect(await takeKey("ABCDE", "newer")).toBe(true);
    expect(shelf.find("ABCDE")?.token).toBe("newer");
  });

  it("waits while the server does not answer", async () => {
    shelf.keep("ABCDE", { token: "right" });
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("network error");
    });
    expect(await takeKey("ABCDE", "newer")).toBe(false);
    expect(shelf.find("ABCDE")?.token).toBe("right");
  });
});
