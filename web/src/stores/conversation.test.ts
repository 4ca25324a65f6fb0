import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, GameEvent, ServerMessage, TableInfo } from "../messages";
import { Conversation } from "./conversation.svelte";

/** A fake connection that the test controls. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (frame: { data: string }) => void = () => {};

  constructor() {
    Wire.all.push(this);
  }

  static get last(): Wire {
    return Wire.all.at(-1) as Wire;
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const table: TableInfo = {
  code: "KWTFM",
  edition: "express",
  title: "Express",
  stage: "open",
  pace: "off",
  seats: [],
  fair: { table: "", commitments: {}, revealed: {} },
  deadline: 0,
  claim: 0,
  reading: [],
  rest: 0,
  rematch: "",
  starts_alone: false,
  starts: 0,
  seeded: false,
  wishes: [],
  removed: [],
};

function welcome(seq: number): ServerMessage {
  return { type: "welcome", version: 1, seat: 0, seq, table };
}

describe("a conversation", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("location", { protocol: "http:", host: "home:8010" });
    vi.stubGlobal("document", { visibilityState: "visible", addEventListener() {}, removeEventListener() {} });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("sends hello, and is live after the welcome", () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    expect(Wire.last.sent).toEqual([
      { type: "hello", version: 1, code: "KWTFM", token: "token", since: -1, summaries: true },
    ]);
    Wire.last.say(welcome(3));
    expect([talk.status, talk.seat, talk.table?.title]).toEqual(["live", 0, "Express"]);
  });

  it("reconnects, names the last update, and sends unanswered commands again", async () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    Wire.last.say(welcome(3));
    const reply = talk.wish({ type: "play", move: "draw" });
    const [, first] = Wire.last.sent;
    Wire.last.close();
    expect(talk.status).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.all.length).toBe(2);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([
      { type: "hello", version: 1, code: "KWTFM", token: "token", since: 3, summaries: true },
    ]);
    Wire.last.say(welcome(3));
    expect(Wire.last.sent[1]).toEqual(first);
    Wire.last.say({ type: "done", id: (first as { id: string }).id, seq: 4 });
    expect((await reply).type).toBe("done");
    expect(talk.busy).toBe(0);
  });

  it("ignores updates that it has seen, and requests missed ones", () => {
    const talk = new Conversation("KWTFM");
    const heard: number[] = [];
    talk.listen({ after: (events) => heard.push(events.length) });
    Wire.last.open();
    Wire.last.say(welcome(3));
    Wire.last.say({ type: "update", seq: 3, events: [], table });
    Wire.last.say({ type: "update", seq: 4, events: [{ event: "TurnStarted", seat: 0 }], table });
    Wire.last.say({ type: "update", seq: 6, events: [], table });
    expect(heard).toEqual([1]);
    expect(Wire.last.sent.at(-1)).toEqual({ type: "sync", since: 4 });
  });

  it("ignores messages, fields and events that it does not know", () => {
    const talk = new Conversation("KWTFM");
    Wire.last.open();
    Wire.last.say({ type: "weather", seq: 1 } as unknown as ServerMessage);
    Wire.last.say({ ...welcome(3), greeting: "warm" } as unknown as ServerMessage);
    Wire.last.say({ type: "candles", lit: [1] } as unknown as ServerMessage);
    const lit = { event: "CandlesLit", by: 0 } as unknown as GameEvent;
    Wire.last.say({ type: "update", seq: 4, events: [lit], table: { ...table, title: "Next" } });
    expect([talk.status, talk.table?.title, Wire.all.length]).toEqual(["live", "Next", 1]);
    expect(Wire.last.sent.length).toBe(1);
  });

  it("tells without waiting for an answer, and never asks a spectator to read", () => {
    const talk = new Conversation("KWTFM");
    Wire.last.open();
    expect(Wire.last.sent[0]).toMatchObject({ token: "", summaries: false });
    talk.sign("ready");
    Wire.last.say(welcome(3));
    talk.sign("consider");
    expect(Wire.last.sent.slice(1)).toEqual([{ type: "consider" }]);
    expect(talk.busy).toBe(0);
  });

  it("knows when the clocks of the table run out", () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    Wire.last.say(welcome(3));
    expect([talk.claim, talk.rest]).toEqual([0, 0]);
    Wire.last.say({ type: "presence", seq: 3, table: { ...table, claim: 8, reading: [1], rest: 20 } });
    const now = performance.now();
    expect([talk.claim - now, talk.rest - now]).toEqual([8000, 20000]);
  });

  it("ends when the server closes it for good", async () => {
    const talk = new Conversation("KWTFM", "old");
    Wire.last.open();
    Wire.last.say({ type: "goodbye", reason: "seat-lost" });
    Wire.last.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([talk.status, talk.farewell, Wire.all.length]).toEqual(["ended", "seat-lost", 1]);
  });

  it("reconnects at once when its token opens a seat, and asks for everything", () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    Wire.last.say({ type: "welcome", version: 1, seat: -1, seq: 3, table, waiting: "asked" });
    expect([talk.seat, talk.waiting]).toEqual([-1, "asked"]);
    Wire.last.say({ type: "welcome", version: 1, seat: -1, seq: 4, table, waiting: "granted" });
    expect(talk.waiting).toBe("granted");
    Wire.last.say({ type: "goodbye", reason: "seat-ready" });
    expect(Wire.all.length).toBe(2);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([{ type: "hello", version: 1, code: "KWTFM", token: "token", since: -1 }]);
    Wire.last.say(welcome(5));
    expect([talk.status, talk.seat, talk.waiting]).toEqual(["live", 0, ""]);
  });

  it("reconnects when the server is silent", async () => {
    new Conversation("KWTFM");
    Wire.last.open();
    Wire.last.say(welcome(0));
    await vi.advanceTimersByTimeAsync(26_000);
    expect(Wire.last.sent.at(-1)).toEqual({ type: "sync", since: 0 });
    await vi.advanceTimersByTimeAsync(7_000);
    expect(Wire.all.length).toBe(2);
  });
});
