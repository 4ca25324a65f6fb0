import { backoff } from "../logic/backoff";
import { stayWhile } from "../stores/renewal.svelte";
import { load, save } from "../stores/saved";
import { settings } from "../stores/settings.svelte";
import { t } from "../stores/texts.svelte";
import { SheetProblem, sheets } from "./api";
import type { Conflict, Entry, Operation, Refused, SheetView } from "./forms";
import { type Standing, standing } from "./provisional";
import {
  type Waiting,
  dropped,
  isTakenBack,
  joined,
  openQuestion,
  refusedLast,
  rewritten,
  undoable,
  waiting,
  withConflict,
  without,
} from "./queue";
import { shelf } from "./shelf.svelte";

const NO_SHEET = "no-such-sheet";

interface Stored {
  view: SheetView | null;
  queue: Waiting[];
}

/**
 * One score sheet on this device. What is entered here is stored at once and sent in order; while the server does not
 * answer it waits, and is sent again with the same id until it does.
 */
export class Keeping {
  view = $state.raw<SheetView | null>(null);
  queue = $state.raw<Waiting[]>([]);
  /** Whether the server does not answer. */
  away = $state(false);
  /** Whether the server says that there is no such sheet any more. */
  gone = $state(false);
  readonly standing = $derived<Standing | null>(this.view ? standing(this.view, this.queue) : null);
  /** Two people entered the same thing differently, and nobody has said yet who is right. */
  readonly question = $derived<Conflict | null>(this.view ? openQuestion(this.view, this.queue) : null);
  readonly undoable = $derived(Boolean(this.view && undoable(this.view, this.queue, this.away)));
  readonly #done = new Set<string>();
  readonly #asked = new Map<string, (refused: Refused | null) => void>();
  readonly #stop = new AbortController();
  #sending = false;
  #failures = 0;
  #wake: () => void = () => undefined;
  /** The question to the server that is open now. */
  #asking = new AbortController();

  constructor(
    readonly code: string,
    private readonly token: () => string,
  ) {
    const stored = load<Stored | null>(this.#place, null);
    this.view = stored?.view ?? null;
    this.queue = stored?.queue ?? [];
  }

  get #place(): string {
    return `sheet.${this.code}`;
  }

  /** Follow the sheet until the returned function is called. */
  follow(): () => void {
    const wake = (): void => this.#wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    const leave = stayWhile(() => (this.queue.length && !this.gone ? "busy" : ""));
    void this.#poll();
    return () => {
      this.#stop.abort();
      leave();
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.#wake();
    };
  }

  async #poll(): Promise<void> {
    let language = "";
    while (!this.#stop.signal.aborted) {
      try {
        const fresh = language !== settings.language || this.away || !this.view;
        const since = this.view?.revision;
        this.#asking = new AbortController();
        const signal = AbortSignal.any([this.#stop.signal, this.#asking.signal]);
        const view = await sheets.look(this.code, fresh ? undefined : since, signal);
        language = settings.language;
        this.#failures = 0;
        this.away = false;
        if (view) this.#take(view, this.view?.revision === since);
        await this.#send();
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        if (error instanceof SheetProblem && error.problem.reason === NO_SHEET) return this.#vanish();
        this.away = true;
        await this.#rest(backoff(this.#failures++));
      }
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Take a newer view. An answer that was overtaken is ignored, unless it is certain that nothing came meanwhile. */
  #take(view: SheetView, anyway = false): void {
    if (!anyway && this.view && view.revision < this.view.revision) return;
    this.view = view;
    this.#store();
    shelf.keep(this.code, {
      title: view.status.title,
      names: view.setup.names,
      over: view.status.stage === "over",
    });
  }

  /** Nobody can write here any more: it is not offered as an open sheet, and its last state stays to be looked at. */
  #vanish(): void {
    this.gone = true;
    this.away = false;
    if (shelf.find(this.code)) shelf.keep(this.code, { over: true });
  }

  #store(): void {
    const stored = load<Stored | null>(this.#place, null)?.queue ?? [];
    this.queue = joined(stored, this.queue, this.#done);
    save(this.#place, { view: this.view, queue: this.queue } satisfies Stored);
  }

  /** Do something; says why not, if the server refuses it right away. What it cannot be asked now waits. */
  wish(operation: Operation): Promise<Refused | null> {
    const refused = operation.kind === "undo" && refusedLast(this.queue);
    if (refused) {
      this.drop(refused.id);
      return Promise.resolve(null);
    }
    const anew = rewritten(this.queue, operation, this.standing?.known.length ?? 0);
    const before = new Set(this.queue.map((other) => other.id));
    const one = anew?.find((other) => !before.has(other.id)) ?? waiting(operation, this.view?.revision ?? 0);
    this.#replace(anew ?? [...this.queue, one]);
    const answer = new Promise<Refused | null>((resolve) => this.#asked.set(one.id, resolve));
    if (this.away) {
      this.#settle();
      this.#wake();
    } else void this.#send();
    return answer;
  }

  /** Remove something that the server refused later on. */
  drop(id: string): void {
    this.#leaveOut(id);
    void this.#send();
  }

  /** Which of two entries is right; says why not, if the server refuses that. */
  async answer(entry: Entry): Promise<Refused | null> {
    return this.question && this.wish({ kind: "settle", index: this.question.index, entry });
  }

  /** From now on this waits; what does not wait any more is done. */
  #replace(queue: Waiting[]): void {
    const left = new Set(queue.map((one) => one.id));
    for (const { id } of this.queue) if (!left.has(id)) this.#done.add(id);
    this.queue = queue;
    this.#store();
  }

  #leaveOut(id: string): void {
    this.#replace(dropped(this.queue, id, this.view?.entries.length ?? 0));
  }

  /** Whoever asked can go on: it is stored, and waits. */
  #settle(): void {
    for (const resolve of this.#asked.values()) resolve(null);
    this.#asked.clear();
  }

  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let one = this.queue[0]; one && !one.refused; one = this.queue[0]) {
        const by = settings.name || t("page_score-device", { sign: shelf.sign });
        const { id, base, operation } = one;
        const body = { id, base, by, device: shelf.sign, operation };
        const answer = await sheets.send(this.code, this.token(), body);
        if (answer.said === "away") {
          this.away = true;
          this.#asking.abort(); // it would wait for an answer that nobody gives
          return;
        }
        const asker = this.#asked.get(id);
        this.#asked.delete(id);
        if (answer.said === "refused") {
          if (answer.refused.code === NO_SHEET) this.#vanish();
          if (!asker && !isTakenBack(this.queue, id)) {
            this.#replace(this.queue.map((other) => (other.id === id ? { ...other, refused: answer.refused } : other)));
            return;
          }
          this.#leaveOut(id);
          asker?.(answer.refused);
          continue;
        }
        if (answer.said === "done") this.#take(answer.view);
        if (answer.said === "conflict" && this.view) this.#take(withConflict(this.view, answer.conflict));
        this.#replace(without(this.queue, id));
        asker?.(null);
      }
    } finally {
      this.#sending = false;
      this.#settle();
    }
  }
}
