import { afterEach, describe, expect, it, vi } from "vitest";
import { SheetProblem, sheets } from "./api";

/** An answer whose body breaks off, as when a phone leaves the network. */
function cutOff(status: number): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code": "no-'));
      controller.error(new TypeError("network error"));
    },
  });
  return new Response(body, { status });
}

describe("an answer that is cut off", () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (response: Response) => vi.stubGlobal("fetch", async () => response);
  const send = () => sheets.send("ABCDE", "token", { id: "1", operation: { kind: "undo" } });

  it("is none: the operation is sent again later", async () => {
    for (const response of [cutOff(200), cutOff(422), new Response("<html>", { status: 200 })]) {
      answering(response);
      expect(await send()).toEqual({ said: "away" });
    }
  });

  it("means that the server is away, whoever asks", async () => {
    for (const response of [cutOff(200), cutOff(404), new Response("{", { status: 200 })]) {
      answering(response);
      const problem = await sheets.look("ABCDE").catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(SheetProblem);
      expect(problem).toMatchObject({ problem: { reason: "offline" } });
    }
  });

  it("is not one that is refused without a reason", async () => {
    answering(new Response("<html>", { status: 413 }));
    expect(await send()).toMatchObject({ said: "refused", refused: { code: "error" } });
  });
});
