import { type Moment, moments } from "../logic/replay";
import { RequestProblem, api } from "../stores/api";

const PACE = 1400;

/** The replay of a finished game, a round at a time. */
export class Reel {
  round = $state(1);
  rounds = $state(1);
  moments = $state.raw<readonly Moment[]>([]);
  at = $state(0);
  playing = $state(false);
  problem = $state("");

  #code: string;
  readonly moment = $derived.by(() => this.moments[this.at] ?? null);
  readonly atEnd = $derived.by(() => this.round >= this.rounds && this.at >= this.moments.length - 1);

  constructor(code: string) {
    this.#code = code;
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.atEnd) this.playing = false;
        else void this.next();
      }, PACE);
      return () => clearInterval(timer);
    });
  }

  /** Show a round, from its beginning or from its end. */
  async open(round: number, last = false): Promise<void> {
    try {
      const replay = await api.replay(this.#code, round);
      this.moments = moments(replay);
      this.round = round;
      this.rounds = replay.rounds;
      this.at = last ? this.moments.length - 1 : 0;
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof RequestProblem ? error.problem.reason : "error";
      this.playing = false;
    }
  }

  go(place: number): void {
    this.at = Math.min(Math.max(0, place), this.moments.length - 1);
  }

  async next(): Promise<void> {
    if (this.at < this.moments.length - 1) this.at += 1;
    else if (this.round < this.rounds) await this.open(this.round + 1);
  }

  async back(): Promise<void> {
    if (this.at > 0) this.at -= 1;
    else if (this.round > 1) await this.open(this.round - 1, true);
  }
}
