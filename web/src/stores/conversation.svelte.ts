import { backoff } from "../logic/backoff";
import { newId } from "../logic/identifiers";
import { StandIn } from "../logic/standIn";
import type {
  Answer,
  ClientMessage,
  Consider,
  Done,
  GameEvent,
  GameView,
  Planned,
  Ready,
  Refused,
  ServerMessage,
  Suggestion,
  TableInfo,
} from "../messages";
import { FINAL_GOODBYES, VERSION } from "../messages";
import { noteBuild, outdated, stayWhile } from "./renewal.svelte";
import { t } from "./texts.svelte";

/** The answer to a command. `refused` also means that the table is gone. */
export type Reply = Done | Refused | Answer | Planned;
/** What is told without expecting an answer. */
type Sign = Ready | Consider;
type Wish = Exclude<ClientMessage, { type: "hello" | "sync" | "hidden" | Sign["type"] }>;
/** A command without its id. */
export type Unnamed = Wish extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

export type Status = "connecting" | "live" | "reconnecting" | "ended";

/** Callbacks before and after an update changes the view: for the log, motion and sounds. */
export interface Listener {
  before?(events: readonly GameEvent[]): void;
  after?(events: readonly GameEvent[]): void;
  emoted?(seat: number, emote: string): void;
  /** What happened before this page was opened, as far as the server remembers it. */
  recalled?(events: readonly GameEvent[]): void;
}

interface Waiting {
  message: Wish;
  resolve(reply: Reply): void;
  early?: ((hint: Suggestion) => void) | undefined;
}

const FINAL: ReadonlySet<string> = new Set(FINAL_GOODBYES);
/** What the server says to a page of an earlier version. */
const OUTDATED: ReadonlySet<string> = new Set(["version", "bad-message"]);
/** The server says something at least every two seconds. */
const SILENCE = 4_500;
const PATIENCE = 2_500;
const CONNECTING = 6_000;

function isHidden(): boolean {
  return document.visibilityState === "hidden";
}

/**
 * A conversation with the server about one table, on one seat or as a spectator.
 *
 * It survives broken connections: updates are numbered, so nothing is missed, and every unanswered command is
 * sent again under its id, and the server carries it out once.
 */
export class Conversation {
  status = $state<Status>("connecting");
  farewell = $state("");
  seat = $state(-1);
  /** What one waits for whose token opens no seat yet: asked, granted or removed. */
  waiting = $state("");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<GameView | null>(null);
  /** When the clock of the table runs out, in the time of `performance.now()`; 0 where none runs. */
  deadline = $state(0);
  /** When a bot draws and the discard can no longer be claimed, and when the game goes on after a round; likewise. */
  claim = $state(0);
  rest = $state(0);
  /** When the game starts by itself, in the same time; 0 where nothing is counted down. */
  starts = $state(0);
  /** What a bot did for this person, who has just come back. */
  meanwhile = $state.raw<readonly GameEvent[]>([]);
  /** The number of the last update. */
  seq = $state(-1);
  /** Commands without an answer yet. */
  busy = $state(0);

  #socket: WebSocket | null = null;
  #failures = 0;
  #greeted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  #closed = false;
  #endStay = stayWhile(() => (this.busy > 0 ? "busy" : this.#isAsked() ? "asked" : ""));
  #standIn = new StandIn();

  constructor(
    readonly code: string,
    readonly token: string = "",
  ) {
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    addEventListener("pagehide", this.#leave);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Close the connection; nothing is lost. */
  close(): void {
    this.#closed = true;
    this.#endStay();
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    removeEventListener("pagehide", this.#leave);
    document.removeEventListener("visibilitychange", this.#look);
    this.#drop();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Send a command, which is carried out once however often it has to be sent. `early` gets a provisional hint, which
   * is not yet the reply.
   */
  wish(unnamed: Unnamed, early?: (hint: Suggestion) => void): Promise<Reply> {
    const message = { ...unnamed, id: newId() } as Wish;
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, resolve, early });
      this.busy = this.#waiting.size;
      if (message.type === "play") this.meanwhile = [];
      if (this.#greeted) this.#send(message);
    });
  }

  /** Tell something that only helps: it may be lost if the connection breaks. */
  sign(type: Sign["type"]): void {
    if (this.#greeted) this.#send({ type });
  }

  #connect(): void {
    if (this.#closed || this.status === "ended") return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.#socket = socket;
    this.#greeted = false;
    this.#expect(CONNECTING);
    socket.onopen = () => {
      const summaries = this.token !== "";
      const { code, token } = this;
      const hidden = isHidden();
      const since = this.seq;
      const wants = { summaries, beats: true, history: true, hidden };
      this.#send({ type: "hello", version: VERSION, code, token, since, ...wants });
    };
    socket.onmessage = (frame) => {
      this.#expect(SILENCE);
      this.#hear(JSON.parse(String(frame.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#broken();
    };
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /**
   * If nothing arrives in time, the connection is dead though it looks open. But a device that slept itself may have
   * messages waiting, so it asks first; and hidden pages have slow clocks.
   */
  #expect(wait: number): void {
    clearTimeout(this.#watch);
    const end = performance.now() + wait;
    this.#watch = setTimeout(() => {
      if (this.#greeted && isHidden()) this.#expect(SILENCE);
      else if (this.#greeted && wait === SILENCE && performance.now() > end + PATIENCE) this.#ask();
      else this.#broken();
    }, wait);
  }

  #ask(): void {
    this.#send({ type: "sync", since: this.seq });
    this.#expect(PATIENCE);
  }

  #look = (): void => {
    this.#send({ type: "hidden", hidden: isHidden() });
    this.#wake();
  };

  /** A tab that is closed says goodbye, so that everybody knows at once; it may still be shown again. */
  #leave = (): void => {
    if (this.#closed || this.status === "ended") return;
    this.#drop();
    this.status = this.table ? "reconnecting" : "connecting";
  };

  #wake = (): void => {
    if (isHidden() || this.#closed || this.status === "ended") return;
    if (this.#greeted) this.#ask();
    else if (this.status === "reconnecting" || !this.#socket) {
      this.#failures = 0;
      this.#drop();
      this.#connect();
    }
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }

  #broken(): void {
    this.#drop();
    if (this.#closed || this.status === "ended") return;
    this.status = this.table ? "reconnecting" : "connecting";
    if (this.#failures > 0 || !this.table) this.farewell ||= "offline";
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#failures));
    this.#failures += 1;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.waiting = message.waiting ?? "";
        if (message.view || message.seq !== this.seq) this.view = message.view ?? null;
        this.seq = message.seq;
        this.#know(message.table);
        noteBuild(message.page ?? "");
        this.#greeted = true;
        this.#failures = 0;
        this.status = "live";
        this.farewell = "";
        if (message.past) for (const listener of this.#listeners) listener.recalled?.(message.past);
        if (message.meanwhile) this.#returned(message.meanwhile);
        for (const { message: wish } of this.#waiting.values()) this.#send(wish);
        return;
      case "update":
        if (message.seq <= this.seq) return;
        if (message.seq > this.seq + 1) return this.#send({ type: "sync", since: this.seq });
        for (const listener of this.#listeners) listener.before?.(message.events);
        this.seq = message.seq;
        this.#know(message.table);
        if (message.view) this.view = message.view;
        this.#returned(this.#standIn.hear(message.events, this.seat));
        for (const listener of this.#listeners) listener.after?.(message.events);
        return;
      case "presence":
        if (message.seq > this.seq) return this.#send({ type: "sync", since: this.seq });
        return this.#know(message.table);
      case "done":
      case "refused":
      case "answer":
      case "planned": {
        const waiting = this.#waiting.get(message.id);
        if ("hint" in message && message.hint?.provisional) return waiting?.early?.(message.hint);
        this.#waiting.delete(message.id);
        this.busy = this.#waiting.size;
        waiting?.resolve(message);
        return;
      }
      case "emoted":
        for (const listener of this.#listeners) listener.emoted?.(message.seat, message.emote);
        return;
      case "goodbye":
        this.farewell = message.reason;
        if (OUTDATED.has(message.reason)) outdated();
        if (FINAL.has(message.reason)) this.#end(message.reason);
        else if (message.reason === "seat-ready" || message.reason === "removed") this.#changePlaces();
        else if (message.reason !== "slow") this.#failures = Math.max(this.#failures, 3);
    }
  }

  /** Whether the person may act now. */
  #isAsked(): boolean {
    const { view, seat, status } = this;
    return status !== "ended" && !!view && seat >= 0 && (view.asked === seat || view.moves.length > 0);
  }

  /** The token opens a seat now, or no longer: ask for everything again, since others see other cards. */
  #changePlaces(): void {
    this.farewell = "";
    this.seq = -1;
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  /** Told once: a connection that breaks again does not repeat it. */
  #returned(events: readonly GameEvent[]): void {
    if (events.length && this.#standIn.isNews(events)) this.meanwhile = events;
  }

  #end(reason: string): void {
    this.status = "ended";
    this.#drop();
    for (const [id, { resolve }] of this.#waiting) resolve({ type: "refused", id, reason });
    this.#waiting.clear();
    this.busy = 0;
  }

  #know(table: TableInfo): void {
    this.table = {
      ...table,
      seats: table.seats.map((seat) =>
        seat.kind === "person" && !seat.name ? { ...seat, name: t("page-guest") } : seat,
      ),
    };
    const end = (seconds: number): number => (seconds ? performance.now() + seconds * 1000 : 0);
    this.deadline = end(table.deadline);
    this.claim = end(table.claim);
    this.rest = end(table.rest);
    this.starts = end(table.starts);
  }
}
