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
  patience: "usual",
};

function welcome(seq: number): ServerMessage {
  return { type: "welcome", version: 1, seat: 0, seq, table };
}

function hello(since: number, hidden = false): ClientMessage {
  return {
    type: "hello",
    version: 1,
    code: "KWTFM",
    token: "token",
    since,
    summaries: true,
    beats: true,
    history: true,
    hidden,
  };
}

/** What the browser calls when the page is shown, hidden or left. */
const heard = new Map<string, () => void>();
const page = {
  visibilityState: "visible",
  addEventListener: (name: string, call: () => void) => heard.set(name, call),
  removeEventListener() {},
};

function show(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  heard.get("visibilitychange")?.();
}

describe("a conversation", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("location", { protocol: "http:", host: "home:8010" });
    page.visibilityState = "visible";
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", page.addEventListener);
    vi.stubGlobal("removeEventListener", () => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("sends hello, and is live after the welcome", () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    expect(Wire.last.sent).toEqual([hello(-1)]);
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
    expect(Wire.last.sent).toEqual([hello(3)]);
    Wire.last.say(welcome(3));
    expect(Wire.last.sent[1]).toEqual(first);
    Wire.last.say({ type: "done", id: (first as { id: string }).id, seq: 4 });
    expect((await reply).type).toBe("done");
    expect(talk.busy).toBe(0);
  });

  it("waits for the final hint after a provisional one, also on a new connection", async () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    Wire.last.say(welcome(3));
    const moves: string[] = [];
    const reply = talk.wish({ type: "hint", provisional: true }, (hint) => moves.push(hint.move));
    const wish = Wire.last.sent[1] as { id: string };
    const early = { move: "0: draw", reason: "draw", provisional: true };
    Wire.last.say({ type: "answer", id: wish.id, hint: early });
    expect([moves, talk.busy]).toEqual([["0: draw"], 1]);
    Wire.last.close();
    await vi.advanceTimersByTimeAsync(1000);
    Wire.last.open();
    Wire.last.say(welcome(3));
    expect(Wire.last.sent[1]).toEqual(wish);
    const hint = { move: "0: take", reason: "nearer" };
    Wire.last.say({ type: "answer", id: wish.id, hint });
    expect(await reply).toMatchObject({ hint });
    expect([moves, talk.busy]).toEqual([["0: draw"], 0]);
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
    expect(Wire.last.sent).toEqual([hello(-1)]);
    Wire.last.say(welcome(5));
    expect([talk.status, talk.seat, talk.waiting]).toEqual(["live", 0, ""]);
  });

  it("reconnects within five seconds when the server is silent, and without a touch", async () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    Wire.last.say(welcome(0));
    for (let beat = 0; beat < 5; beat++) {
      await vi.advanceTimersByTimeAsync(2_000);
      Wire.last.say({ type: "beat" });
    }
    expect([talk.status, Wire.all.length]).toEqual(["live", 1]);
    await vi.advanceTimersByTimeAsync(4_600);
    expect(talk.status).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(400);
    expect(Wire.all.length).toBe(2);
    Wire.last.open();
    Wire.last.say(welcome(0));
    expect(talk.status).toBe("live");
  });

  it("tells when the page goes out of sight, and does not mind silence then", async () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    Wire.last.say(welcome(0));
    show("hidden");
    expect(Wire.last.sent.at(-1)).toEqual({ type: "hidden", hidden: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([talk.status, Wire.all.length]).toEqual(["live", 1]);
    show("visible");
    expect(Wire.last.sent.slice(-2)).toEqual([
      { type: "hidden", hidden: false },
      { type: "sync", since: 0 },
    ]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([talk.status, Wire.all.length]).toEqual(["reconnecting", 2]);
  });

  it("closes the connection with the tab, and opens it again if the tab comes back", () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    Wire.last.say(welcome(0));
    heard.get("pagehide")?.();
    expect([talk.status, Wire.last.readyState, Wire.all.length]).toEqual(["reconnecting", 3, 1]);
    heard.get("pageshow")?.();
    Wire.last.open();
    Wire.last.say(welcome(0));
    expect([talk.status, Wire.all.length]).toEqual(["live", 2]);
  });

  it("says once what a bot did meanwhile, until the next own move", async () => {
    const talk = new Conversation("KWTFM", "token");
    Wire.last.open();
    const meanwhile = [{ event: "CardDiscarded", seat: 0, card: "y4" } as const];
    Wire.last.say({ type: "welcome", version: 1, seat: 0, seq: 5, table, meanwhile });
    expect(talk.meanwhile).toEqual(meanwhile);
    void talk.wish({ type: "play", move: "draw" });
    expect(talk.meanwhile).toEqual([]);
    Wire.last.close();
    await vi.advanceTimersByTimeAsync(1_000);
    Wire.last.open();
    Wire.last.say({ type: "welcome", version: 1, seat: 0, seq: 5, table, meanwhile });
    expect(talk.meanwhile).toEqual([]);
  });
});
