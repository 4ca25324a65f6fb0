import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSheet } from "./opening";
import { shelf } from "./shelf.svelte";

const setup = { rulebook: "classic", names: ["Ann", "Ben"] };

describe("a new sheet in the family's history", () => {
  let books: string[] = [];
  let asked: string[] = [];

  beforeEach(() => {
    books = [];
    asked = [];
    vi.stubGlobal("fetch", async (where: string, { body }: { body: string }) => {
      if (where.includes("/evenings")) {
        asked.push("book");
        books.push("new");
        return Response.json({ secret: "new" }, { status: 201 });
      }
      const { family } = JSON.parse(body) as { family?: string };
      asked.push(`sheet ${family ?? ""}`.trim());
      if (family && !books.includes(family)) return Response.json({ reason: "no-such-evenings" }, { status: 404 });
      return Response.json({ code: "ABCDE", keeper: "token" }, { status: 201 });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    shelf.evening = "";
  });

  it("joins the history that this device knows, or begins one", async () => {
    await openSheet(setup, true);
    await openSheet(setup, true);
    await openSheet(setup, false);
    expect(asked).toEqual(["book", "sheet new", "sheet new", "sheet"]);
  });

  it("begins another history if that one was deleted elsewhere", async () => {
    shelf.evening = "deleted";
    expect(await openSheet(setup, true)).toMatchObject({ code: "ABCDE" });
    expect(asked).toEqual(["sheet deleted", "book", "sheet new"]);
    expect(shelf.evening).toBe("new");
  });

  it("tries that once only", async () => {
    shelf.evening = "deleted";
    vi.stubGlobal("fetch", async (where: string) => {
      asked.push(where);
      if (where.includes("/evenings")) return Response.json({ secret: "new" });
      return Response.json({ reason: "no-such-evenings" }, { status: 404 });
    });
    await expect(openSheet(setup, true)).rejects.toThrow("no-such-evenings");
    expect(asked).toHaveLength(3);
  });
});
