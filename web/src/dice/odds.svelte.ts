import type { DiceOdds } from "../messages";
import { api } from "../stores/api";

const CALM = 180;

/** The chance to make the phase if the other dice are thrown; requested again whenever the held dice change. */
export class Odds {
  current = $state.raw<DiceOdds | null>(null);
  waiting = $state(false);

  constructor(
    code: string,
    question: () => { dice: readonly string[]; thrown: readonly number[]; left: number } | null,
  ) {
    const known = new Map<string, DiceOdds>();
    $effect(() => {
      const asked = question();
      if (!asked) {
        this.current = null;
        this.waiting = false;
        return;
      }
      const key = `${asked.dice.join()}|${asked.thrown.join()}|${asked.left}`;
      const answer = known.get(key);
      if (answer) {
        this.current = answer;
        this.waiting = false;
        return;
      }
      let gone = false;
      this.waiting = true;
      const timer = setTimeout(async () => {
        const found = await api.odds(code, asked.thrown).catch(() => null);
        if (gone) return;
        if (found) known.set(key, found);
        this.current = found;
        this.waiting = false;
      }, CALM);
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    });
  }
}
