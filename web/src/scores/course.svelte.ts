import type { Scores } from "../messages";
import { api } from "../stores/api";

/** What the rounds of a table came to; asked for anew whenever the key is another one. */
export class Course {
  scores = $state.raw<Scores | null>(null);
  failed = $state(false);

  constructor(code: string, key: () => unknown) {
    $effect(() => {
      void key();
      let gone = false;
      api.scores(code).then(
        (scores) => {
          if (gone) return;
          this.scores = scores;
          this.failed = false;
        },
        () => (this.failed = !gone),
      );
      return () => {
        gone = true;
      };
    });
  }
}
