import type { GameReview, TriedAgain } from "../messages";
import { RequestProblem, request } from "../stores/api";

const PAUSE = 1000;

/** The review of one seat. Asking again and again keeps the server at work until it is done. */
export class Reviewing {
  review = $state.raw<GameReview | null>(null);
  problem = $state("");
  readonly done = $derived.by(() => this.review?.progress === 1);
  #code: string;

  constructor(code: string, seat: () => number) {
    this.#code = code;
    const wanted = $derived(seat());
    $effect(() => {
      if (wanted < 0) return;
      let gone = false;
      let timer = 0;
      this.review = null;
      const ask = async (): Promise<void> => {
        try {
          const found = await request<GameReview>(`/tables/${code}/review/${wanted}`);
          if (gone) return;
          this.problem = "";
          this.review = found;
          if (found.progress < 1) timer = window.setTimeout(() => void ask(), PAUSE);
        } catch (error) {
          if (gone) return;
          const reason = error instanceof RequestProblem ? error.problem.reason : "error";
          if (reason === "busy" || reason === "too-many-requests")
            timer = window.setTimeout(() => void ask(), 5 * PAUSE);
          else this.problem = reason;
        }
      };
      void ask();
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    });
  }

  tried(number: number, move: string): Promise<TriedAgain> {
    return request(`/tables/${this.#code}/tried/${number}?move=${encodeURIComponent(move)}`);
  }
}
