import { describe, expect, it } from "vitest";
import { routeFromHash } from "./route.svelte";

describe("the address", () => {
  it("leads to a table, and with a token to a seat", () => {
    expect(routeFromHash("#kwtfm")).toEqual({ screen: "table", code: "KWTFM", token: "" });
    expect(routeFromHash("#KWTFM/mLwN-xy_Vv")).toEqual({ screen: "table", code: "KWTFM", token: "mLwN-xy_Vv" });
  });

  it("leads to all other screens after a slash", () => {
    expect(routeFromHash("#/new/dice")).toEqual({ screen: "new", preset: "dice", previous: "" });
    expect(routeFromHash("#/change/kwtfm")).toEqual({ screen: "new", preset: "", previous: "KWTFM" });
    expect(routeFromHash("#/change/")).toEqual({ screen: "start" });
    expect(routeFromHash("#/watch/kwtfm")).toEqual({ screen: "watch", code: "KWTFM" });
    expect(routeFromHash("#/rules/express")).toMatchObject({ screen: "rules", edition: "express" });
  });

  it("leads to the start if it makes no sense", () => {
    for (const hash of ["", "#", "#/", "#/nowhere", "#/watch/", "#a b", "#%E0%A4%A"])
      expect(routeFromHash(hash).screen).toBe("start");
  });
});
