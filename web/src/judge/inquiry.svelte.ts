import type { AskedFact, Judgement, Problem } from "../messages";
import { RequestProblem, api } from "../stores/api";

/** A fact that the person has given, with what was asked. */
export interface Given {
  ask: AskedFact;
  value: string;
}

type Game = { edition: string } | { rulebook: string };

/** One question to the arbiter: which facts are given, what is asked next, and the answer. The server knows the rules. */
export class Inquiry {
  given = $state.raw<readonly Given[]>([]);
  judgement = $state.raw<Judgement | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** A value to begin with: that of a fact which the person changes, or which the server could not read. */
  draft = $state("");
  #asked = 0;
  /** The last request that was answered; another one may be under way. */
  #settled = 0;

  constructor(private readonly game: () => Game) {}

  /** The fact to ask for now; the others may not be needed any more once it is known. */
  get next(): AskedFact | null {
    return this.judgement?.missing[0] ?? null;
  }

  get answered(): boolean {
    return this.judgement !== null && this.judgement.allowed !== null;
  }

  /** Ask the server with the facts so far. */
  async ask(): Promise<void> {
    const now = ++this.#asked;
    const facts = this.given.map(({ ask, value }) => [ask.fact, ask.kind === "number" ? Number(value) : value]);
    const question = facts.length ? { question: Object.fromEntries(facts) as Record<string, string | number> } : {};
    try {
      const judgement = await api.judge({ ...this.game(), ...question });
      if (now !== this.#asked) return;
      this.#settled = now;
      this.judgement = judgement;
      this.problem = null;
    } catch (error) {
      if (now !== this.#asked) return;
      this.#settled = now;
      this.#fail(error instanceof RequestProblem ? error.problem : { reason: "error" });
    }
  }

  /** Give the fact that was asked for. A second touch before the server has answered means nothing. */
  say(value: string): void {
    const ask = this.next;
    if (!ask || this.#settled !== this.#asked) return;
    this.draft = "";
    this.given = [...this.given.filter((one) => one.ask.fact !== ask.fact), { ask, value }];
    void this.ask();
  }

  /** Take a fact back, and those that came after it. */
  change(index: number): void {
    const changed = this.given[index];
    if (!changed) return;
    this.given = this.given.slice(0, index);
    this.draft = changed.value;
    void this.ask();
  }

  /** Begin again; the game stays. */
  restart(): void {
    this.given = [];
    this.draft = "";
    this.judgement = null;
    this.problem = null;
    void this.ask();
  }

  /** A fact that the server cannot use is asked for again, with the reason. */
  #fail(problem: Problem): void {
    this.problem = problem;
    const wrong = this.given.findIndex(({ ask }) => problem.field === `question.${ask.fact}`);
    const { ask, value } = this.given[wrong] ?? {};
    if (!ask || !this.judgement) return;
    this.given = this.given.slice(0, wrong);
    this.draft = value ?? "";
    this.judgement = { ...this.judgement, allowed: null, missing: [ask] };
  }
}
