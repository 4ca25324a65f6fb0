import { kindOf } from "../kinds";
import type { GameView, RoundScores, Scores } from "../messages";
import type { Line } from "./chart";

/**
 * The score of each seat after each round, or the completed phases where points do not count; a seat that sat out a
 * round keeps its score.
 */
export function histories(scores: Scores, names: readonly string[], points: boolean): Line[] {
  return names.map((name, seat) => {
    let now = 0;
    const after = scores.rounds.map((round) => {
      const score = scoreIn(round, seat);
      if (score) now = points ? score.score : now + (score.phase ? 1 : 0);
      return now;
    });
    return { name, values: [0, ...after] };
  });
}

export function scoreIn(round: RoundScores, seat: number): RoundScores["scores"][number] | undefined {
  return round.scores.find((score) => score.seat === seat);
}

export interface Placed {
  seat: number;
  place: number;
  score: number;
  /** Completed phases. */
  phases: number;
  winner: boolean;
}

/** All players from first to last. */
export function placed(view: GameView): Placed[] {
  return kindOf(view)
    .standings(view)
    .sort((one, two) => one.place - two.place || one.seat - two.seat);
}

/** The statistics of the game that are not zero for all players. */
export const FIGURES = ["rounds_won", "turns", "taken", "hits", "skips", "lost", "throws", "failures"] as const;
export type Figure = (typeof FIGURES)[number];

export function tellingFigures(scores: Scores): Figure[] {
  return FIGURES.filter((figure) => scores.statistics.some((one) => one[figure] > 0));
}
