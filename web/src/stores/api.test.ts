import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { keyring } from "./keyring.svelte";

describe("requests about a table", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The header with which each address was asked for. */
  async function asked(ask: () => Promise<unknown>): Promise<string | null> {
    const fetched = vi.fn<typeof fetch>(async () => new Response("{}"));
    vi.stubGlobal("fetch", fetched);
    await ask();
    return new Headers(fetched.mock.calls[0]?.[1]?.headers).get("authorization");
  }

  it("show the seat of this device, since a code alone stops working", async () => {
    keyring.add("KWTFM", { seat: 0, name: "Ann", token: "secret" });
    expect(await asked(() => api.table("KWTFM"))).toBe("Bearer secret");
    expect(await asked(() => api.replay("KWTFM", 1))).toBe("Bearer secret");
    expect(await asked(() => api.record("KWTFM"))).toBe("Bearer secret");
  });

  it("show no seat of another table, and none where there is no table", async () => {
    expect(await asked(() => api.table("OTHER"))).toBeNull();
    expect(await asked(() => api.editions())).toBeNull();
  });
});
