import type { GameView, RoundScores, Scores } from "../messages";
import type { Line } from "./chart";

/** The score of each seat from the beginning on; who was not in a round keeps theirs. */
export function histories(scores: Scores, names: readonly string[]): Line[] {
  return names.map((name, seat) => {
    const values = [0];
    for (const round of scores.rounds) values.push(scoreIn(round, seat)?.score ?? values.at(-1) ?? 0);
    return { name, values };
  });
}

export function scoreIn(round: RoundScores, seat: number): RoundScores["scores"][number] | undefined {
  return round.scores.find((score) => score.seat === seat);
}

export interface Placed {
  seat: number;
  place: number;
  score: number;
  /** Phases that are done. */
  phases: number;
  winner: boolean;
}

/** All players from first to last. */
export function placed(view: GameView): Placed[] {
  const all =
    view.type === "cards"
      ? view.players.map(({ seat, place, score, done, winner }) => ({ seat, place, score, phases: done.length, winner: winner ?? false }))
      : view.columns.map(({ seat, place, total, points, winner }) => ({ seat, place, score: total, phases: points.length, winner: winner ?? false }));
  return all.sort((one, two) => one.place - two.place || one.seat - two.seat);
}

/** The figures of the whole game that say something: those that at least one player has. */
export const FIGURES = ["rounds_won", "turns", "taken", "hits", "skips", "lost", "throws", "failures"] as const;
export type Figure = (typeof FIGURES)[number];

export function tellingFigures(scores: Scores): Figure[] {
  return FIGURES.filter((figure) => scores.statistics.some((one) => one[figure] > 0));
}
