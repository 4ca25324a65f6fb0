import type { Scores } from "../messages";
import { api } from "../stores/api";

/** The results of a table's rounds; requested again whenever the key changes. */
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
